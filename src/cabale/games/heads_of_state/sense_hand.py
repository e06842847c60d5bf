"""What a hand is worth in Heads of State: the nobles it could become, the nobles it could kill."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest
from cabale.core.sense import POINT
from cabale.games.heads_of_state.creating import may_court, missing
from cabale.games.heads_of_state.pieces import (
    COURTESAN,
    NO_NOBLE,
    NOBLES,
    ROUND_LIMIT,
    TREACHERIES,
    TURN_LIMIT,
    handful,
    held,
    held_treachery,
    size,
)
from cabale.games.heads_of_state.scheming import can_strike
from cabale.games.heads_of_state.scoring import worth_of_space
from cabale.games.heads_of_state.state import HeadsState

# percent of a noble that a set is worth, by the cards it lacks
NEAR: Final[vec[i64]] = vec[i64]([88, 50, 30, 17, 9, 4, 2, 1, 0])
TAKEN: Final = 30  # percent of a noble whose spaces are all held: somebody may die
OTHERS: Final = 35  # percent that the sets after the best one count
CARD: Final = 22  # hundredths of a point for any card in hand
SPARE: Final = 4  # and for one that a Revolution would take
LADY: Final = 60  # and for a courtesan
INFLUENCE: Final = 130  # hundredths for a point of influence
NEW_TYPE: Final = 150  # hundredths for a type not yet created
PLOT: Final = 70  # hundredths for any treachery card
TARGET: Final = 25  # percent of the worth of the best target


def hand_worth(s: HeadsState, promised: vec[i64], hand: i64) -> i64:
    """The best set in sight, some of the others, and a little for every card.

    `promised` is what each noble would bring (`promises`).
    """
    best: i64 = 0
    total: i64 = 0
    for noble in range(NOBLES):
        if promised[noble]:
            lacking = handful(missing(s, hand, noble))
            if lacking and may_court(hand, noble):
                lacking -= 1
            found = promised[noble] * NEAR[lacking] // 100
            total += found
            if found > best:
                best = found
    ladies = held(hand, COURTESAN)
    if ladies > 2:
        ladies = 2
    return best + (total - best) * OTHERS // 100 + cards_worth(size(hand)) + ladies * LADY


def cards_worth(cards: i64) -> i64:
    """Any cards at all; those beyond what a Revolution leaves are worth little."""
    if cards <= ROUND_LIMIT:
        return cards * CARD
    beyond = (cards if cards < TURN_LIMIT else TURN_LIMIT) - ROUND_LIMIT
    return ROUND_LIMIT * CARD + beyond * SPARE


def promises(s: HeadsState, seat: i64) -> vec[i64]:
    """What creating each noble would bring; nothing if no token is left."""
    out = vec[i64](capacity=NOBLES)
    for noble in range(NOBLES):
        out = append(out, noble_worth(s, seat, noble) if s.supply(seat, noble) else 0)
    return out


def promises_after(before: vec[i64], s: HeadsState, seat: i64, sector: i64) -> vec[i64]:
    """The same once something has changed in one sector."""
    out = before[:]
    for space in range(2 * sector, 2 * sector + 2):
        noble = s.box.nobles[space]
        if noble != NO_NOBLE:
            out[noble] = noble_worth(s, seat, noble) if s.supply(seat, noble) else 0
    return out


def noble_worth(s: HeadsState, seat: i64, noble: i64) -> i64:
    """What creating such a noble would bring in the best space there is."""
    best: i64 = 0
    free = s.box.wanting[noble] & s.free
    if free == 0:
        best = INFLUENCE * 2 * TAKEN // 100
    while free:
        found = space_worth(s, seat, lowest(free))
        free &= free - 1
        if found > best:
            best = found
    most = s.box.most[noble] * POINT // 8
    fresh: i64 = 0 if s.types[seat] >> noble & 1 else NEW_TYPE
    return best + most + fresh


def space_worth(s: HeadsState, seat: i64, space: i64) -> i64:
    """Hexagon, influence and a step towards the country marker."""
    sector = space >> 1
    out = worth_of_space(s, space) * INFLUENCE
    if s.hex_taker[sector] == -1:
        out += s.box.hexes[sector] * POINT
    country = s.box.country_of[sector]
    if not s.been[seat] >> sector & 1 and s.country_open(seat, country):
        out += s.box.markers[country * 2 + 1] * POINT // count(s.box.sectors[country])
    return out


# -- treachery


def plots_worth(s: HeadsState, rivals: i64, cards: i64) -> i64:
    """A little for every card, more if it could strike a noble in one of the spaces `rivals`."""
    if cards == 0:
        return 0
    out: i64 = 0
    for card in range(TREACHERIES):
        n = held_treachery(cards, card)
        if n:
            target = best_target(s, cards, card, rivals & s.box.reach[card])
            out += (n if n < 3 else 2) * PLOT + target * TARGET // 100
    return out


def rival_spaces(s: HeadsState, seat: i64) -> i64:
    """A bit for each space in which somebody else's noble lives."""
    mask: i64 = 0
    left = s.box.all_spaces & ~s.free
    while left:
        if s.holder[lowest(left)] != seat:
            mask |= left & -left
        left &= left - 1
    return mask


def best_target(s: HeadsState, cards: i64, card: i64, spaces: i64) -> i64:
    """The influence that the card could take in one of `spaces`, in hundredths of a point."""
    best: i64 = 0
    assert held_treachery(cards, card), "only a card in hand is asked about"
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        found = worth_of_space(s, space) * INFLUENCE
        if s.box.is_capital(space):
            found = found * 2 // 3
        if found > best and can_strike(s, cards, card, space):
            best = found
    return best
