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
from cabale.games.reigns.beliefs import grudge
from cabale.games.reigns.pieces import ABDICATION, END, GOAL_SIGNS, NO, PILLARS
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
0 0 0 0 0 0 0 0 0 0 -8 -18 -14 -17 184
0 0 0 0 0 0 0 0 0 0 0 -1 -11 -28 72
0 0 0 0 0 0 0 0 0 0 -3 -21 -26 -45 254
0 0 0 0 0 0 0 0 0 0 -1 -3 -12 -24 72
0 0 0 0 0 0 0 0 0 0 -7 -30 -54 -87 332
0 0 0 0 0 0 0 0 0 0 -1 -2 -5 -18 68
0 0 0 0 0 0 0 0 0 0 -7 -33 -63 -100 389
0 0 0 0 0 0 0 0 0 0 -1 0 -5 -18 67
"""
BENCH_ROWS: Final = """
73 19 0 -2 0 5 19 67 166 0 5 21 38 59 -16
-20 -8 -5 -2 0 2 5 5 5 0 0 -2 -4 -8 61
29 15 9 4 0 20 31 72 155 0 2 0 23 46 15
-10 -8 -6 -2 0 1 4 7 4 0 0 1 -1 -5 43
33 7 12 1 0 18 41 88 175 0 -1 6 33 57 13
-12 -4 -6 -2 0 1 2 3 2 0 1 0 -3 -6 36
-10 -16 -13 -6 0 -3 32 60 145 0 1 11 14 38 59
-6 -2 -2 -1 0 3 3 4 4 0 0 -1 -1 -4 28
"""
THRONE: Final[vec[i64]] = numbers(THRONE_ROWS)
BENCH: Final[vec[i64]] = numbers(BENCH_ROWS)
# what a whole reign brings, by the number of seats
A_THRONE: Final[vec[i64]] = vec[i64]([1009, 1074, 1134, 1193])
A_BENCH: Final[vec[i64]] = vec[i64]([713, 516, 432, 373])


def outlook(s: Reigns, seat: i64) -> i64:
    """The points of a seat, and what this reign and all others will probably add."""
    out = s.points[seat] * POINT
    if s.monarch == NO:
        return out
    if not s.reigned >> s.monarch & 1:
        out += this_reign(s, seat)
    return out + other_reigns(s, seat) - lost_credit(s, seat)


def lost_credit(s: Reigns, seat: i64) -> i64:
    """What broken words will cost on every bench that is left."""
    gone = s.reigned | 1 << s.monarch
    benches = s.seats - count(gone) - (0 if gone >> seat & 1 else 1)
    if seat != s.monarch and s.teller == NO:
        benches += 1
    return benches * grudge(s, seat)


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


def rival_rows() -> vec[i64]:
    """BENCH for an advisor of whose goal nothing is known, by the distances of the pillars."""
    out = BENCH[:]
    for row in range(0, len(BENCH), HALF):
        for far in range(END):
            wanted = BENCH[row + CENTRE + far] + BENCH[row + CENTRE - far]
            out[row + UNWANTED + far] = wanted // 4 + BENCH[row + UNWANTED + far] // 2
    return out


RIVALS: Final[vec[i64]] = rival_rows()


def outlook_of_reign(seats: i64, track: vec[i64], pile: i64) -> i64:
    """What a monarch still gains on the mean rival, by distances and the cards its pile lacks."""
    row = (seats - FEWEST) * ROW
    left: i64 = ABDICATION - pile
    lead = THRONE[row + CONSTANT] - RIVALS[row + CONSTANT]
    more = THRONE[row + HALF + CONSTANT] - RIVALS[row + HALF + CONSTANT]
    for p in range(PILLARS):
        at = row + UNWANTED + (track[p] if track[p] > 0 else -track[p])
        lead += THRONE[at] - RIVALS[at]
        more += THRONE[at + HALF] - RIVALS[at + HALF]
    return lead + left * more


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
