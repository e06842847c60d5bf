"""Treachery: who may be struck with which cards, what follows, and who takes the place."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest, one
from cabale.core.protocol import Decision
from cabale.core.rng import Rng
from cabale.core.rows import changed, either
from cabale.games.heads_of_state.actions import (
    ADD,
    ADDED,
    AIMED,
    ASK_CUBE,
    ASK_SCHEME,
    ASK_SECOND,
    CUBED,
    END,
    KILL,
    KILLED,
    SPARE,
    SPARED,
    STRIKE,
)
from cabale.games.heads_of_state.creating import (
    add_creations,
    can_meet_duty,
    create,
    duty_done,
)
from cabale.games.heads_of_state.drawing import lose_plot
from cabale.games.heads_of_state.flow import end_turn
from cabale.games.heads_of_state.pieces import (
    ASSASSIN,
    CUBES_AGAINST,
    CUBES_FOR,
    NOBLES,
    SPACES,
    TREACHERIES,
    held_treachery,
    single_treachery,
    size_treachery,
)
from cabale.games.heads_of_state.state import HeadsState
from cabale.games.heads_of_state.versions import known_seconds_are_laid

# -- what a card can do


def works_in(s: HeadsState, card: i64, space: i64) -> bool:
    """§5.3 Whether a card may be played against a noble of that space's country."""
    return bool(s.box.reach[card] >> space & 1)


def seconds(s: HeadsState, cards: i64, card: i64, space: i64) -> i64:
    """§5.4 A bit for each card that may join `card` against a capital; `cards` are the others."""
    if card == ASSASSIN:
        return 1 if held_treachery(cards, ASSASSIN) else 0
    mask: i64 = 0
    for other in range(1, TREACHERIES):
        if held_treachery(cards, other) and works_in(s, other, space):
            mask |= 1 << other
    return mask


def can_strike(s: HeadsState, cards: i64, card: i64, space: i64) -> bool:
    """§5.4 Whether the hand `cards` can strike there beginning with `card` that it holds."""
    if not works_in(s, card, space):
        return False
    if not s.box.is_capital(space):
        return True
    return seconds(s, cards - single_treachery(card), card, space) != 0


def targets(s: HeadsState, seat: i64) -> i64:
    """§5.1 A bit for each rival noble not yet aimed at this turn, whose death could be answered."""
    mask: i64 = 0
    for space in range(SPACES):
        holder = s.holder[space]
        if holder == -1 or holder == seat or s.targeted >> space & 1:
            continue
        if can_meet_duty(s, seat, s.gaps | one(space)):
            mask |= one(space)
    return mask


# -- questions


class Scheme(Decision[HeadsState]):
    """§5.1 Strike at a noble, replace one that was killed, or end the turn."""

    def legal(self, s: HeadsState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        if s.hand_plots[seat]:
            out = add_strikes(s, seat, s.hand_plots[seat], out)
        if s.gaps:
            out = add_replacements(s, seat, out)
        if duty_done(s) or len(out) == 0:
            out = append(out, END.of())
        return out

    def apply(self, s: HeadsState, seat: i64, action: i64) -> None:
        if END.has(action):
            end_turn(s)
        elif STRIKE.has(action):
            strike(s, seat, STRIKE.row(action), s.box.spaces[STRIKE.column(action)])
        else:
            create(s, seat, action)


def add_strikes(s: HeadsState, seat: i64, cards: i64, out: vec[i64]) -> vec[i64]:
    """§5.3 Every strike that these treachery cards allow."""
    mask = targets(s, seat)
    for card in range(TREACHERIES):
        if held_treachery(cards, card) == 0:
            continue
        left = mask & s.box.reach[card]
        while left:
            space = lowest(left)
            left &= left - 1
            if can_strike(s, cards, card, space):
                out = append(out, STRIKE.of(card, s.box.place(space)))
    return out


def add_replacements(s: HeadsState, seat: i64, out: vec[i64]) -> vec[i64]:
    """§4.5 Only where a noble was killed this turn, and only if the duty can still be met."""
    ways = add_creations(s, seat, vec[i64](capacity=16), s.gaps)
    for i in range(len(ways)):
        if keeps_duty(s, seat, ways[i]):
            out = append(out, ways[i])
    return out


def keeps_duty(s: HeadsState, seat: i64, action: i64) -> bool:
    """§C-13 Whether all other gaps but one could be filled after this creation."""
    if count(s.gaps) <= 2:
        return True
    after = s.clone()
    create(after, seat, action)
    return can_meet_duty(after, seat, after.gaps)


def strike(s: HeadsState, seat: i64, card: i64, space: i64) -> None:
    """§5.1 The card is laid; a capital needs a second one, an assassin needs luck."""
    s.targeted |= one(space)
    lose_plot(s, seat, card)
    s.tell(AIMED, seat, card, s.box.nobles[space], space >> 1, s.holder[space])
    if not s.box.is_capital(space):
        attempt(s, seat, card, space)
    elif is_second_asked(s, seat, card, space):
        s.ask(ASK_SECOND, 1 << seat, space, card)
    else:
        join(s, seat, lowest(seconds(s, s.hand_plots[seat], card, space)), space)


def is_second_asked(s: HeadsState, seat: i64, card: i64, space: i64) -> bool:
    """§C-32 Not if everybody knows that there is but one: whether one is asked tells nothing."""
    if card == ASSASSIN:
        return False
    if not known_seconds_are_laid(s):
        return True
    known = seconds(s, s.known_plots[seat], card, space)
    unknown = s.held_plots[seat] - size_treachery(s.known_plots[seat])
    return count(known) + unknown > 1


def join(s: HeadsState, seat: i64, card: i64, space: i64) -> None:
    """§5.4 The second card against a capital is laid."""
    lose_plot(s, seat, card)
    s.tell(ADDED, seat, card)
    attempt(s, seat, card, space)


def attempt(s: HeadsState, seat: i64, card: i64, space: i64) -> None:
    """§5.2 An assassin needs luck; §5.3 any other card kills."""
    if card == ASSASSIN:
        s.ask(ASK_CUBE, 0, space)
    else:
        kill(s, seat, space)


class Second(Decision[HeadsState]):
    """§5.4 The second card against a capital; x is the space, y the first card."""

    def legal(self, s: HeadsState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        mask = seconds(s, s.hand_plots[seat], s.y, s.x)
        while mask:
            out = append(out, ADD.of(lowest(mask)))
            mask &= mask - 1
        return out

    def apply(self, s: HeadsState, seat: i64, action: i64) -> None:
        join(s, seat, ADD.row(action), s.x)


class Cube(Decision[HeadsState]):
    """§5.2 Chance draws one of four cubes, three of the striker's and one of the victim's."""

    def legal(self, s: HeadsState, seat: i64) -> vec[i64]:
        return either(KILL, SPARE)

    def weights(self, s: HeadsState) -> vec[i64]:
        return append(append(vec[i64](capacity=2), CUBES_FOR), CUBES_AGAINST)

    def draw(self, s: HeadsState, rng: Rng) -> i64:
        ticket = rng.below(CUBES_FOR + CUBES_AGAINST)
        return KILL.of() if ticket < CUBES_FOR else SPARE.of()

    def apply(self, s: HeadsState, seat: i64, action: i64) -> None:
        space, victim = s.x, s.holder[s.x]
        if KILL.has(action):
            s.tell(CUBED, s.turn, s.turn)
            kill(s, s.turn, space)
            return
        s.tell(CUBED, s.turn, victim)
        s.tell(SPARED, s.turn, s.box.nobles[space], space >> 1, victim)
        s.ask(ASK_SCHEME, 1 << s.turn)


def kill(s: HeadsState, seat: i64, space: i64) -> None:
    """§5.5 The noble is turned over on the hexagon, or goes back if it proves nothing (C-14)."""
    victim = s.holder[space]
    noble = s.box.nobles[space]
    s.holder[space] = -1
    s.free |= one(space)
    s.gaps |= one(space)
    if s.country_open(victim, s.box.country(space)):
        at = victim * SPACES + space
        s.dead = changed(s.dead, at, s.dead[at] + 1)
    else:
        s.tokens[victim * NOBLES + noble] += 1
    s.tell(KILLED, seat, noble, space >> 1, victim)
    s.ask(ASK_SCHEME, 1 << seat)
