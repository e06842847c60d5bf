"""What a reign still brings, fitted by `benchmarks/reigns_outlook.py` to games among quick bots.

A row for each number of seats: what a pillar adds by its place (nine places where one's goal names
it, from -4 wanted steps to 4; else five distances), a constant, and the same again for each card
that the monarch's pile lacks. In hundredths of a point.

The rows are text: mypyc writes a literal of this length as one function that takes a C compiler
minutes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.bits import count
from cabale.core.sense import POINT
from cabale.games.reigns.actions import ASK_STORY
from cabale.games.reigns.pieces import ABDICATION, GOAL_SIGNS, NO, PILLARS
from cabale.games.reigns.scoring import goal_points
from cabale.games.reigns.state import Reigns

FEWEST: Final = 3  # seats
CENTRE: Final = 4  # where the places of a wanted pillar have their middle
UNWANTED: Final = 9  # where the distances begin
CONSTANT: Final = 14
HALF: Final = 15
ROW: Final = 30


def numbers(rows: str) -> vec[i64]:
    """The table that is written as text."""
    return vec[i64]([int(number) for number in rows.split()])


THRONE_ROWS: Final = """
0 0 0 0 0 0 0 0 0 0 -1 3 -24 -44 226
0 0 0 0 0 0 0 0 0 0 -3 -8 -10 -27 61
0 0 0 0 0 0 0 0 0 0 -2 2 -16 -69 259
0 0 0 0 0 0 0 0 0 0 -3 -9 -14 -26 64
0 0 0 0 0 0 0 0 0 0 -1 5 -19 -87 299
0 0 0 0 0 0 0 0 0 0 -4 -10 -15 -27 68
0 0 0 0 0 0 0 0 0 0 -2 5 -26 -80 315
0 0 0 0 0 0 0 0 0 0 -3 -10 -15 -28 69
"""
BENCH_ROWS: Final = """
93 34 30 15 0 41 105 173 376 0 8 16 51 134 -113
-31 -14 -12 -6 0 3 1 1 -21 0 -1 -1 -5 -26 78
110 61 33 20 0 50 98 206 360 0 16 35 71 130 -128
-32 -19 -13 -8 0 1 3 -2 -14 0 -1 -4 -8 -22 68
68 33 23 8 0 38 92 174 357 0 23 26 73 125 -77
-23 -13 -11 -6 0 3 5 4 -11 0 -3 -3 -10 -21 56
77 42 29 13 0 52 92 200 361 0 37 38 73 129 -112
-21 -13 -9 -6 0 2 6 2 -8 0 -5 -4 -7 -20 51
"""
THRONE: Final[vec[i64]] = numbers(THRONE_ROWS)
BENCH: Final[vec[i64]] = numbers(BENCH_ROWS)
# what a whole reign brings, by the number of seats
A_THRONE: Final[vec[i64]] = vec[i64]([844, 923, 1005, 1070])
A_BENCH: Final[vec[i64]] = vec[i64]([869, 684, 577, 497])


def outlook(s: Reigns, seat: i64) -> i64:
    """The points of a seat, and what this reign and all others will probably add."""
    out = s.points[seat] * POINT
    if s.monarch == NO:
        return out
    if not s.reigned >> s.monarch & 1:
        out += this_reign(s, seat)
    return out + other_reigns(s, seat)


def other_reigns(s: Reigns, seat: i64) -> i64:
    """A throne for whoever has not had it, benches for the rest."""
    at = s.seats - FEWEST
    gone = s.reigned | 1 << s.monarch
    left = s.seats - count(gone)
    if gone >> seat & 1:
        return left * A_BENCH[at]
    return (left - 1) * A_BENCH[at] + A_THRONE[at]


def this_reign(s: Reigns, seat: i64) -> i64:
    if seat == s.monarch:
        pile: i64 = len(s.court)
        if s.teller != NO:
            return pile * POINT
        return pile * POINT + fitted(s, THRONE, NO)
    if s.goal[seat] == NO:
        return A_BENCH[s.seats - FEWEST]
    if s.teller != NO:
        return (goal_points(s, s.goal[seat]) + story(s, seat)) * POINT
    return fitted(s, BENCH, s.goal[seat])


def story(s: Reigns, seat: i64) -> i64:
    """The point that the teller of the death will have."""
    return 1 if seat == s.teller and s.decision == ASK_STORY else 0


def fitted(s: Reigns, table: vec[i64], goal: i64) -> i64:
    """What the places of the pillars promise."""
    row = (s.seats - FEWEST) * ROW
    left: i64 = ABDICATION - len(s.court)
    out = table[row + CONSTANT] + left * table[row + HALF + CONSTANT]
    for p in range(PILLARS):
        at = row + cell(s, goal, p)
        out += table[at] + left * table[at + HALF]
    return out


def cell(s: Reigns, goal: i64, pillar: i64) -> i64:
    """Where the table speaks of a pillar at its present place."""
    place = s.track[pillar]
    if goal != NO:
        wish = GOAL_SIGNS[goal * PILLARS + pillar]
        if wish != 0:
            return CENTRE + wish * place
    return UNWANTED + (place if place > 0 else -place)
