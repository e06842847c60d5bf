"""Questions about drawing and discarding, chance's draws included, in the order of the rules."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.protocol import Decision, Verb
from cabale.core.rng import Rng
from cabale.games.heads_of_state.actions import (
    ATTRIBUTE_OPTION,
    BEGIN,
    BLIND,
    BREED,
    CLEAN,
    CLEANED,
    CLEANED_CARD,
    DISCARD,
    DISCARDED,
    DREW,
    DREW_AT_FIRST,
    DREW_BESIDES,
    DREW_CLEANED,
    DROP,
    DROPPED,
    NEW_ROUND_CARD,
    NEW_ROUND_PLOT,
    PLOT,
    PLOTTED,
    RETURN,
    REVOLT,
    ROUND_DISCARDED,
    ROUND_DROPPED,
    SEIZE,
    SEIZED,
    SET_UP_CARD,
    SET_UP_PLOT,
    SHOWN_CARD,
    SHOWN_PLOT,
    TAKE,
    TO_CLEAN,
    TO_HAND,
    TO_REBUILD,
    TOOK,
    TOOK_AT_FIRST,
    TOOK_BESIDES,
    TOOK_CLEANED,
    TREACHERY_OPTION,
    TURN_UP,
)
from cabale.games.heads_of_state.flow import (
    ask_plot,
    draw_blind,
    first_player_known,
    next_card,
    next_cull,
    next_draw,
    next_trim,
    revolt,
)
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTES,
    BITS,
    DRAWS,
    MASK,
    ROUND_LIMIT,
    ROUND_LIMIT_TREACHERY,
    SHOWN,
    TREACHERIES,
    TREACHERY_BITS,
    TREACHERY_MASK,
    TURN_LIMIT,
    TURN_LIMIT_TREACHERY,
    held,
    held_treachery,
    nth_card,
    single,
    single_treachery,
    size,
    size_treachery,
)
from cabale.games.heads_of_state.state import HeadsState

# -- cards that change hands


def add_types(out: vec[i64], verb: Verb, cards: i64) -> vec[i64]:
    """An answer for each kind of attribute card that is there."""
    action = verb.of()
    while cards:
        if cards & MASK:
            out = append(out, action)
        cards >>= BITS
        action += 1
    return out


def add_plots(out: vec[i64], verb: Verb, cards: i64) -> vec[i64]:
    """An answer for each kind of treachery card that is there."""
    action = verb.of()
    while cards:
        if cards & TREACHERY_MASK:
            out = append(out, action)
        cards >>= TREACHERY_BITS
        action += 1
    return out


def take(s: HeadsState, seat: i64, attribute: i64) -> None:
    """A card of the display goes into the hand: everybody saw it."""
    s.shown -= single(attribute)
    s.hand[seat] += single(attribute)
    s.known[seat] += single(attribute)
    s.held[seat] += 1
    s.left -= 1
    s.tell(drawn_by(s, TOOK, TOOK_AT_FIRST, TOOK_BESIDES, TOOK_CLEANED), seat, attribute)
    next_draw(s)


def drawn_by(s: HeadsState, plain: i64, first: i64, besides: i64, cleaned: i64) -> i64:
    """§3.2 to §3.5 What kind of turn a card is drawn in."""
    if s.turns <= s.seats:
        return first
    if s.cleaned:
        return cleaned
    return besides if s.option == TREACHERY_OPTION else plain


def lose(s: HeadsState, seat: i64, attribute: i64) -> None:
    """A card leaves the hand for the discard pile, before all eyes."""
    card = single(attribute)
    s.hand[seat] -= card
    s.held[seat] -= 1
    s.discard += card
    if held(s.known[seat], attribute):
        s.known[seat] -= card
    else:
        s.own_past().lay(seat, card)


def lose_plot(s: HeadsState, seat: i64, card: i64) -> None:
    """A treachery card leaves the hand for the discard pile, before all eyes."""
    s.hand_plots[seat] -= single_treachery(card)
    s.held_plots[seat] -= 1
    s.spent_plots += single_treachery(card)
    if held_treachery(s.known_plots[seat], card):
        s.known_plots[seat] -= single_treachery(card)
    else:
        s.own_past_plots().lay(seat, single_treachery(card))


# -- chance


class First(Decision[HeadsState]):
    """§2.6 Chance says who begins."""

    def legal(self, s: HeadsState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        for other in range(s.seats):
            out = append(out, BEGIN.of(other))
        return out

    def apply(self, s: HeadsState, seat: i64, action: i64) -> None:
        first_player_known(s, BEGIN.row(action))


class Deal(Decision[HeadsState]):
    """§2.2 Chance turns up an attribute card, or the Revolution; x says what for.

    Cards cleaned this round lie in the pile only, the others in the pile or under the disc:
    the two kinds are told apart, so that the odds stay those of the real piles.
    """

    def legal(self, s: HeadsState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2 * ATTRIBUTES)
        if s.pile == 0 or s.pile > size(s.young):
            out = add_types(out, TURN_UP, s.stock)
        out = add_types(out, RETURN, s.young)
        return append(out, REVOLT.of()) if s.pile == 0 else out

    def weights(self, s: HeadsState) -> vec[i64]:
        """Each old card is in the pile with the same chance; each cleaned one certainly is."""
        out = vec[i64](capacity=2 * ATTRIBUTES)
        young = size(s.young)
        old: i64 = s.pile - young if young else 1
        for attribute in range(ATTRIBUTES):
            if held(s.stock, attribute) and old:
                out = append(out, held(s.stock, attribute) * old)
        unseen = s.pile - young + s.reserve
        for attribute in range(ATTRIBUTES):
            if held(s.young, attribute):
                out = append(out, held(s.young, attribute) * unseen)
        return append(out, 1) if s.pile == 0 else out

    def draw(self, s: HeadsState, rng: Rng) -> i64:
        """The same without the list."""
        if s.young:
            return self.draw_mixed(s, rng)
        unseen = s.pile + s.reserve
        ticket = rng.below(unseen + 1 if s.pile == 0 else unseen)
        return REVOLT.of() if ticket == unseen else TURN_UP.of(nth_card(s.stock, ticket))

    def draw_mixed(self, s: HeadsState, rng: Rng) -> i64:
        """Each old card has as many tickets as old ones lie in the pile, a cleaned one `unseen`."""
        old = s.pile - size(s.young)
        unseen = old + s.reserve
        ticket = rng.below(unseen * s.pile)
        if ticket < unseen * old:
            return TURN_UP.of(nth_card(s.stock, ticket // old))
        return RETURN.of(nth_card(s.young, (ticket - unseen * old) // unseen))

    def apply(self, s: HeadsState, seat: i64, action: i64) -> None:
        if REVOLT.has(action):
            revolt(s)
            return
        if RETURN.has(action):
            attribute = RETURN.row(action)
            s.young -= single(attribute)
        else:
            attribute = TURN_UP.row(action)
            s.stock -= single(attribute)
        below = s.pile == 0
        if below:
            s.reserve -= 1
        else:
            s.pile -= 1
        self.lay(s, attribute, below)

    def lay(self, s: HeadsState, attribute: i64, below: bool) -> None:
        """The card goes where it was drawn for."""
        if s.x != TO_HAND:
            if below:
                s.own_past().turn_up_below(single(attribute))
            s.shown += single(attribute)
            s.tell(self.shown(s), -1, attribute)
            next_card(s, s.x)
            return
        s.own_past().draw(s.turn, single(attribute), below)
        s.hand[s.turn] += single(attribute)
        s.held[s.turn] += 1
        s.left -= 1
        event = drawn_by(s, DREW, DREW_AT_FIRST, DREW_BESIDES, DREW_CLEANED)
        s.tell(event, s.turn, attribute, seen_by=1 << s.turn)
        next_draw(s)

    def shown(self, s: HeadsState) -> i64:
        if s.x == TO_REBUILD:
            return NEW_ROUND_CARD if s.round else SET_UP_CARD
        return CLEANED_CARD if s.x == TO_CLEAN else SHOWN_CARD


class Hatch(Decision[HeadsState]):
    """§2.3 Chance turns up a treachery card; x says what for."""

    def legal(self, s: HeadsState, seat: i64) -> vec[i64]:
        return add_plots(vec[i64](capacity=TREACHERIES), BREED, s.plots)

    def weights(self, s: HeadsState) -> vec[i64]:
        out = vec[i64](capacity=TREACHERIES)
        for card in range(TREACHERIES):
            if held_treachery(s.plots, card):
                out = append(out, held_treachery(s.plots, card))
        return out

    def draw(self, s: HeadsState, rng: Rng) -> i64:
        ticket = rng.below(size_treachery(s.plots))
        card: i64 = 0
        while ticket >= held_treachery(s.plots, card):
            ticket -= held_treachery(s.plots, card)
            card += 1
        return BREED.of(card)

    def apply(self, s: HeadsState, seat: i64, action: i64) -> None:
        card = BREED.row(action)
        s.plots -= single_treachery(card)
        if s.x != TO_HAND:
            s.shown_plots += single_treachery(card)
            s.tell(self.shown(s), -1, card)
            next_card(s, s.x)
            return
        s.own_past_plots().draw(s.turn, single_treachery(card), False)
        s.hand_plots[s.turn] += single_treachery(card)
        s.held_plots[s.turn] += 1
        s.tell(PLOTTED, s.turn, card, seen_by=1 << s.turn)
        next_draw(s)

    def shown(self, s: HeadsState) -> i64:
        if s.x == TO_REBUILD:
            return NEW_ROUND_PLOT if s.round else SET_UP_PLOT
        return SHOWN_PLOT


# -- players


class Turn(Decision[HeadsState]):
    """§3.1 What the turn is for, said by drawing its first card."""

    def legal(self, s: HeadsState, seat: i64) -> vec[i64]:
        out = add_types(vec[i64](capacity=24), TAKE, s.shown)
        out = append(out, BLIND.of())
        if can_clean(s):
            out = append(out, CLEAN.of())
        out = add_plots(out, SEIZE, s.shown_plots)
        if s.plots or s.spent_plots:
            out = append(out, PLOT.of())
        return out

    def apply(self, s: HeadsState, seat: i64, action: i64) -> None:
        if SEIZE.has(action) or PLOT.has(action):
            s.option = TREACHERY_OPTION
            s.left = 1
            draw_plot(s, seat, action)
            return
        s.option = ATTRIBUTE_OPTION
        s.left = 1 if CLEAN.has(action) else DRAWS
        if CLEAN.has(action):
            clean(s, seat)
        elif BLIND.has(action):
            draw_blind(s)
        else:
            take(s, seat, TAKE.row(action))


def can_clean(s: HeadsState) -> bool:
    """§3.3 Only if six cards are left above the disc."""
    return s.pile >= SHOWN


def clean(s: HeadsState, seat: i64) -> None:
    """§3.3 The display is set aside until the turn ends, and six new cards are turned up."""
    s.cleaned = s.shown
    s.shown = 0
    s.tell(CLEANED, seat)
    next_card(s, TO_CLEAN)


def draw_plot(s: HeadsState, seat: i64, action: i64) -> None:
    """§3.4 One treachery card, from the display or the pile (C-26)."""
    if PLOT.has(action):
        ask_plot(s, TO_HAND)
        return
    card = SEIZE.row(action)
    s.shown_plots -= single_treachery(card)
    s.hand_plots[seat] += single_treachery(card)
    s.known_plots[seat] += single_treachery(card)
    s.held_plots[seat] += 1
    s.tell(SEIZED, seat, card)
    next_draw(s)


class Draw(Decision[HeadsState]):
    """§3.2 The next attribute card: one of the display, or the top of the pile."""

    def legal(self, s: HeadsState, seat: i64) -> vec[i64]:
        out = add_types(vec[i64](capacity=10), TAKE, s.shown)
        return append(out, BLIND.of())

    def apply(self, s: HeadsState, seat: i64, action: i64) -> None:
        if BLIND.has(action):
            draw_blind(s)
        else:
            take(s, seat, TAKE.row(action))


class Discards(Decision[HeadsState]):
    """§3.6 One card too many after another leaves the hand; the player chooses which."""

    limit: i64
    limit_plots: i64
    discarded: i64
    dropped: i64

    def legal(self, s: HeadsState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=ATTRIBUTES + TREACHERIES)
        if s.held[seat] > self.limit:
            out = add_types(out, DISCARD, s.hand[seat])
        if s.held_plots[seat] > self.limit_plots:
            out = add_plots(out, DROP, s.hand_plots[seat])
        return out

    def apply(self, s: HeadsState, seat: i64, action: i64) -> None:
        if DISCARD.has(action):
            lose(s, seat, DISCARD.row(action))
            s.tell(self.discarded, seat, DISCARD.row(action))
        else:
            lose_plot(s, seat, DROP.row(action))
            s.tell(self.dropped, seat, DROP.row(action))
        self.go_on(s)

    def go_on(self, s: HeadsState) -> None:
        raise NotImplementedError


class Trim(Discards):
    """§3.6 At the end of a turn: ten attribute and four treachery cards."""

    def __init__(self) -> None:
        super().__init__("trim", "3.6")
        self.limit = TURN_LIMIT
        self.limit_plots = TURN_LIMIT_TREACHERY
        self.discarded = DISCARDED
        self.dropped = DROPPED

    def go_on(self, s: HeadsState) -> None:
        next_trim(s)


class Cull(Discards):
    """§7.5 At the end of a round: six attribute and two treachery cards."""

    def __init__(self) -> None:
        super().__init__("cull", "7.5")
        self.limit = ROUND_LIMIT
        self.limit_plots = ROUND_LIMIT_TREACHERY
        self.discarded = ROUND_DISCARDED
        self.dropped = ROUND_DROPPED

    def go_on(self, s: HeadsState) -> None:
        next_cull(s)
