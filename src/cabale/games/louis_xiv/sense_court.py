"""Louis XIV: what things are worth, and what each courtier will probably bring a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest
from cabale.games.louis_xiv.counting import bribe_price
from cabale.games.louis_xiv.errands import payable
from cabale.games.louis_xiv.pieces import (
    CHIP_OF,
    CHIPS,
    COLBERT,
    COLOURS,
    CONDE,
    COURTIERS,
    CROWN,
    INFLUENCE,
    LOUVOIS,
    MAINTENON,
    MAZARIN,
    MONEY,
    NO_CHIP,
    ROUNDS,
    SUPPLY_MISSIONS,
)
from cabale.games.louis_xiv.state import COUNTING, Versailles

MISSION: Final = 500  # a mission laid out, in hundredths of a point
SHIELD: Final = 112  # a shield, with its part in majorities
CROWN_WORTH: Final = 285
WANTED: Final = 265  # a chip that a mission in hand asks for
OTHER: Final = 195  # a chip that only a question mark would take
PLOT: Final = 115
CARD: Final = 170  # an influence card for the next round
STONE: Final = 24  # a stone in the own supply rather than in the general one
FAVOUR: Final = 75  # a stone left at court for the next round
RIVAL: Final = 22  # percent of what a rival loses
# Percent to lead at the end of the phase, by stones ahead: from three behind to three ahead
HOPES: Final = vec[i64]([4, 11, 24, 38, 62, 80, 92])
BENEFIT: Final = 55  # what a laid mission of an average kind brings in a round
SUPPLY_BENEFIT: Final = 65


def gold_worth(s: Versailles) -> i64:
    """A third of a shield at the end, a part of a bribe before it."""
    return 33 + (ROUNDS - 1 - s.round) * 5


def card_worth(s: Versailles) -> i64:
    return 100 if s.round == ROUNDS - 1 else CARD


def chip_worth(s: Versailles, seat: i64, chip: i64) -> i64:
    """A chip by what the missions in hand ask for."""
    if chip == CROWN:
        return CROWN_WORTH
    hand = s.missions[seat]
    while hand:
        mission = lowest(hand)
        hand &= hand - 1
        for slot in range(2):
            if s.box.chips[mission * 2 + slot] == chip:
                return WANTED
    return OTHER


def reward_worth(s: Versailles, seat: i64, courtier: i64) -> i64:
    """What the reward of a courtier is worth to a seat."""
    chip = CHIP_OF[courtier]
    if chip != NO_CHIP:
        return chip_worth(s, seat, chip) if s.chip_pool[chip] > 0 else 0
    last = s.round == ROUNDS - 1
    if courtier == COLBERT:
        return 5 * gold_worth(s)
    if courtier == CONDE:
        return SHIELD + (100 if last else FAVOUR)
    if courtier == MAINTENON:
        return 200 if last else 2 * FAVOUR + STONE
    if courtier == MAZARIN:
        return card_worth(s)
    return SHIELD + PLOT if courtier == LOUVOIS else 2 * SHIELD


def hope(s: Versailles, ahead: i64) -> i64:
    """Percent to lead, from how many stones ahead of the best rival."""
    if s.phase == COUNTING:
        return 100 if ahead > 0 else 0
    if ahead > 3:
        return 97
    return HOPES[ahead + 3] if ahead >= -3 else 2


def income(s: Versailles, seat: i64, courtier: i64) -> i64:
    """The expected reward of a courtier for a seat, as its stones stand there."""
    row = courtier * COLOURS
    mine = s.court[row + seat]
    if mine == 0:
        return 0
    condition = s.condition(courtier)
    worth = reward_worth(s, seat, courtier)
    if condition == INFLUENCE:
        return worth * enough(s, mine, s.price(courtier)) // 100
    best = best_rival(s, seat, row)
    chance = hope(s, mine - best)
    cost = mine * STONE
    king = courtier == s.louis
    led = worth - cost + (CROWN_WORTH if king else 0)
    missed: i64 = 0
    if king:
        missed = worth * (72 if mine >= second_best(s, seat, row) else 20) // 100
    if condition == MONEY:
        bought = bribe_gain(s, seat, courtier, worth)
        missed = missed if missed > bought else bought
    return (led * chance + missed * (100 - chance)) // 100


def enough(s: Versailles, mine: i64, price: i64) -> i64:
    """Percent that a seat reaches the number of stones a courtier asks for."""
    if mine >= price:
        return 100
    if s.phase == COUNTING:
        return 0
    return 45 if mine == price - 1 else 18


def bribe_gain(s: Versailles, seat: i64, courtier: i64, worth: i64) -> i64:
    """What a bribe brings beyond its price, nothing if there is no gold for it."""
    price = bribe_price(s, seat, courtier)
    if s.gold[seat] < price:
        return 0
    gain = worth - price * gold_worth(s)
    return gain if gain > 0 else 0


def best_rival(s: Versailles, seat: i64, row: i64) -> i64:
    best: i64 = 0
    for colour in range(s.colours()):
        if colour != seat and s.court[row + colour] > best:
            best = s.court[row + colour]
    return best


def second_best(s: Versailles, seat: i64, row: i64) -> i64:
    """The second most stones among the others."""
    best: i64 = 0
    second: i64 = 0
    for colour in range(s.colours()):
        stones = s.court[row + colour]
        if colour == seat:
            continue
        if stones > best:
            second = best
            best = stones
        elif stones > second:
            second = stones
    return second


def stake(s: Versailles, seat: i64, courtier: i64) -> i64:
    """The income of a seat there, less a part of what the rivals get."""
    out = income(s, seat, courtier) * 100
    for rival in range(s.seats):
        if rival != seat:
            out -= income(s, rival, courtier) * RIVAL
    return out // 100


def court_worth(s: Versailles, seat: i64) -> i64:
    """The income of all courtiers that are still to be counted in this round."""
    out: i64 = 0
    begin: i64 = 0 if s.phase < COUNTING else s.courtier
    if s.phase > COUNTING:
        begin = COURTIERS
    for courtier in range(COURTIERS):
        if courtier >= begin:
            out += income(s, seat, courtier)
        else:
            out += s.court[courtier * COLOURS + seat] * (100 if s.round == ROUNDS - 1 else FAVOUR)
    return out


# -- what a seat holds


def holdings_worth(s: Versailles, seat: i64) -> i64:
    """Gold, chips, plots, cards for the next round and stones."""
    last = s.round == ROUNDS - 1
    out = s.gold[seat] * gold_worth(s) + count(s.plots[seat]) * (100 if last else PLOT)
    if s.phase >= COUNTING:
        out += s.held[seat] * card_worth(s)
    if not last:
        out += s.own[seat] * STONE
    return out + chips_worth(s, seat)


def chips_worth(s: Versailles, seat: i64) -> i64:
    """Missions that the chips could pay for, then what is left of them."""
    n = s.count_chips(seat)
    fulfilled = count(payable(s, seat))
    pairs = n // 2 if fulfilled >= n // 2 else fulfilled
    out = pairs * (MISSION - 20)
    left = n - 2 * pairs
    crowns = s.chips[seat * CHIPS + CROWN]
    if left > 0:
        out += 210 if crowns > 0 else 150
        out += (left - 1) * 115
    return out


def benefits_worth(s: Versailles, seat: i64) -> i64:
    """What laid missions will still bring in the rounds to come."""
    rounds = ROUNDS - 1 - s.round
    supply = count(s.laid[seat] & SUPPLY_MISSIONS)
    others = count(s.laid[seat]) - supply
    return rounds * (supply * SUPPLY_BENEFIT + others * BENEFIT * 6 // 10)


# -- what a learned outlook goes by

SIGNS: Final = (
    "points",
    "gold",
    "plots",
    "own stones",
    "general stones",
    "court",  # what the stones at court will bring
    "chips",
    "crowns",
    "missions in hand",
    "missions for supply",  # laid out
    "other missions",
)


def add_signs(out: vec[i64], s: Versailles, seat: i64) -> vec[i64]:
    """The signs of one seat as a round begins, in the order of SIGNS."""
    supply = count(s.laid[seat] & SUPPLY_MISSIONS)
    out = append(out, s.points(seat))
    out = append(out, s.gold[seat])
    out = append(out, count(s.plots[seat]))
    out = append(out, s.own[seat])
    out = append(out, s.general[seat])
    out = append(out, court_worth(s, seat))
    out = append(out, s.count_chips(seat))
    out = append(out, s.chips[seat * CHIPS + CROWN])
    out = append(out, count(s.missions[seat]))
    out = append(out, supply)
    return append(out, count(s.laid[seat]) - supply)
