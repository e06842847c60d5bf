"""Heads of State: influence as it stands, markers in reach, sets near completion, whom to kill."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest
from cabale.core.rng import Rng
from cabale.core.sense import POINT, Sense
from cabale.games.heads_of_state.actions import (
    ADD,
    ASK_BUILD,
    ASK_SCHEME,
    ASK_TURN,
    BLIND,
    CLEAN,
    DISCARD,
    DROP,
    END,
    PLOT,
    SEIZE,
    TAKE,
)
from cabale.games.heads_of_state.creating import add_creations
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTES,
    COUNTRIES,
    DRAWS,
    KING,
    NOBLES,
    SHOWN,
    TREACHERIES,
    held,
    held_treachery,
    single,
    single_treachery,
    size,
    size_treachery,
)
from cabale.games.heads_of_state.scheming import add_strikes
from cabale.games.heads_of_state.scoring import worth_of_space
from cabale.games.heads_of_state.sense_board import Board, house_worth, marker_worth
from cabale.games.heads_of_state.sense_deeds import Deeds
from cabale.games.heads_of_state.sense_hand import hand_worth, plots_worth, promises, rival_spaces
from cabale.games.heads_of_state.sense_playout import light, wise
from cabale.games.heads_of_state.state import HeadsState

SECOND_CARD: Final = 45  # hundredths that a second card of treachery is worth elsewhere


class HeadsSense(Sense[HeadsState]):
    """Looks at the board as if the Revolution came soon, and at the hand as sets to be."""

    def worth(self, s: HeadsState, seat: i64) -> i64:
        return self.worths(s)[seat]

    def worths(self, s: HeadsState) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        board = None if s.is_over() else Board(s)
        for seat in range(s.seats):
            worth = s.points[seat] * POINT
            if board is not None:
                worth += board.sums[seat] + house_worth(s, seat)
                worth += hand_worth(s, promises(s, seat), s.hand[seat])
            out = append(out, worth)
        return out

    def sign_names(self) -> tuple[str, ...]:
        return SIGNS

    def signs(self, s: HeadsState) -> vec[i64]:
        out = vec[i64](capacity=len(SIGNS) * s.seats)
        board = Board(s)
        for seat in range(s.seats):
            out = add_signs(out, s, seat, board)
        return out

    def appeal(self, s: HeadsState, seat: i64, actions: vec[i64]) -> vec[i64]:
        if s.decision == ASK_TURN:
            return turn_appeal(s, seat, actions)
        if s.decision == ASK_BUILD or s.decision == ASK_SCHEME:
            return deed_appeal(s, seat, actions)
        cards = Cards(s, seat, promises(s, seat), rival_spaces(s, seat))
        out = vec[i64](capacity=len(actions))
        for i in range(len(actions)):
            out = append(out, cards.appeal(actions[i]))
        return out

    def light(self, s: HeadsState, seat: i64, rng: Rng) -> i64:
        return light(s, seat, rng)

    def wise(self, s: HeadsState, seat: i64, rng: Rng) -> i64:
        return wise(s, seat, rng)


def turn_appeal(s: HeadsState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """What each card to begin with is worth, and what its turn could be used for at once."""
    deeds = Deeds(s, seat)
    cards = Cards(s, seat, deeds.now.promised, deeds.now.rivals)
    plots = s.hand_plots[seat]
    created = deeds.best(add_creations(s, seat, vec[i64](), s.free), plots)
    out = vec[i64](capacity=len(actions))
    for i in range(len(actions)):
        action = actions[i]
        if SEIZE.has(action) or PLOT.has(action):
            hand = plots + single_treachery(SEIZE.row(action)) if SEIZE.has(action) else plots
            prospect = deeds.best(add_strikes(s, seat, hand, vec[i64]()), hand)
        else:
            prospect = created
        out = append(out, cards.appeal(action) + prospect)
    return out


def deed_appeal(s: HeadsState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """What each creation or strike changes; to end the turn changes nothing."""
    deeds = Deeds(s, seat)
    now = deeds.now.lead(s.hand[seat], s.hand_plots[seat])
    out = vec[i64](capacity=len(actions))
    for i in range(len(actions)):
        gained = 0 if END.has(actions[i]) else deeds.gain(actions[i], s.hand_plots[seat], now)
        out = append(out, gained)
    return out


# -- what a learned outlook goes by

SIGNS: Final = (
    "points",
    "prizes",  # in sight, as Board weighs them
    "markers",
    "most cards",
    "house",
    "hand",  # as sets to be
    "cards",
    "treachery",
    "nobles",  # alive
    "influence",
    "capitals",  # nobles alive there
    "ranks",  # of the nobles alive, from barons 0 to kings 6
    "high cards",  # of kings and princes
    "types",
)


def add_signs(out: vec[i64], s: HeadsState, seat: i64, board: Board) -> vec[i64]:
    """The signs of one seat as a round begins, in the order of SIGNS."""
    lands: i64 = 0
    markers: i64 = 0
    for country in range(COUNTRIES):
        lands += board.countries[country * s.seats + seat]
        markers += marker_worth(s, seat, country)
    nobles: i64 = 0
    influence: i64 = 0
    capitals: i64 = 0
    ranks: i64 = 0
    left = s.box.all_spaces & ~s.free
    while left:
        space = lowest(left)
        left &= left - 1
        if s.holder[space] == seat:
            nobles += 1
            influence += worth_of_space(s, space)
            ranks += s.box.nobles[space]
            if s.box.is_capital(space):
                capitals += 1
    out = append(out, s.points[seat])
    out = append(out, lands - markers)
    out = append(out, markers)
    out = append(out, board.sums[seat] - lands)
    out = append(out, house_worth(s, seat))
    out = append(out, hand_worth(s, promises(s, seat), s.hand[seat]))
    out = append(out, s.held[seat])
    out = append(out, s.held_plots[seat])
    out = append(out, nobles)
    out = append(out, influence)
    out = append(out, capitals)
    out = append(out, ranks)
    out = append(out, s.cards[seat * NOBLES + KING] + s.cards[seat * NOBLES + KING - 1])
    return append(out, count(s.types[seat]))


# -- cards


class Cards:
    """What cards add to the hand of a seat and what it costs to do without them."""

    def __init__(self, s: HeadsState, seat: i64, promised: vec[i64], rivals: i64) -> None:
        self.s: Final[HeadsState] = s
        self.hand: Final[i64] = s.hand[seat]
        self.plots: Final[i64] = s.hand_plots[seat]
        self.promised: Final[vec[i64]] = promised
        self.rivals: Final[i64] = rivals
        self.before: Final[i64] = hand_worth(s, self.promised, self.hand)
        self.gains: vec[i64] = vec[i64](capacity=ATTRIBUTES)  # attribute → what one more adds
        for attribute in range(ATTRIBUTES):
            self.gains = append(self.gains, self.change(single(attribute)))
        self.mean: i64 = self.mean_gain()

    def change(self, cards: i64) -> i64:
        """What the hand is worth more with these cards."""
        return hand_worth(self.s, self.promised, self.hand + cards) - self.before

    def mean_gain(self) -> i64:
        """What an unseen card adds on average."""
        unseen = self.s.stock + self.s.young
        total: i64 = 0
        for attribute in range(ATTRIBUTES):
            total += held(unseen, attribute) * self.gains[attribute]
        return total // size(unseen) if unseen else 0

    def best_gain(self, but: i64) -> i64:
        """The best card of the display, one card of kind `but` left out."""
        best = self.mean
        for attribute in range(ATTRIBUTES):
            if held(self.s.shown, attribute) > (1 if attribute == but else 0):
                if self.gains[attribute] > best:
                    best = self.gains[attribute]
        return best

    def appeal(self, action: i64) -> i64:
        """What a draw adds to the hand, what a discard costs."""
        if TAKE.has(action):
            return self.gains[TAKE.row(action)] + self.rest_of_draw(TAKE.row(action))
        if BLIND.has(action):
            return self.mean + self.rest_of_draw(-1)
        if CLEAN.has(action):
            return self.mean * 3 // 2
        if SEIZE.has(action) or PLOT.has(action):
            return self.plot_appeal(action) + self.best_gain(-1)
        if DISCARD.has(action):
            return self.change(-single(DISCARD.row(action)))
        if DROP.has(action):
            return self.lost_plot(DROP.row(action))
        if ADD.has(action):
            return self.lost_plot(ADD.row(action))
        assert END.has(action), "every other answer is a deed"
        return 0

    def rest_of_draw(self, but: i64) -> i64:
        """At the beginning of a turn: what the other two cards will add."""
        if self.s.decision != ASK_TURN:
            return 0
        return self.best_gain(but) * (DRAWS - 1) * 4 // 5

    def plot_appeal(self, action: i64) -> i64:
        """What a treachery card adds to the hand."""
        before = plots_worth(self.s, self.rivals, self.plots)
        if SEIZE.has(action):
            return self.plots_with(SEIZE.row(action)) - before
        total: i64 = 0
        n: i64 = 0
        for card in range(TREACHERIES):
            copies = held_treachery(self.s.plots, card)
            if copies:
                total += copies * self.plots_with(card)
                n += copies
        return (total // n if n else before) - before

    def plots_with(self, card: i64) -> i64:
        return plots_worth(self.s, self.rivals, self.plots + single_treachery(card))

    def lost_plot(self, card: i64) -> i64:
        """What it costs to do without the card; double cards are dearer than single ones."""
        before = plots_worth(self.s, self.rivals, self.plots)
        after = plots_worth(self.s, self.rivals, self.plots - single_treachery(card))
        dearer = SECOND_CARD if size_treachery(self.plots) > SHOWN or card > 4 else 0
        return after - before - dearer


SENSE = HeadsSense()
