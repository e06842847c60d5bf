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
0 0 0 0 0 0 0 0 0 0 -1 -14 -24 -4 188
0 0 0 0 0 0 0 0 0 0 -1 -2 -8 -30 64
0 0 0 0 0 0 0 0 0 0 -13 -16 -52 -44 239
0 0 0 0 0 0 0 0 0 0 1 -4 -5 -22 64
0 0 0 0 0 0 0 0 0 0 -3 -11 -43 -72 280
0 0 0 0 0 0 0 0 0 0 -2 -4 -6 -18 62
0 0 0 0 0 0 0 0 0 0 13 0 -36 -80 286
0 0 0 0 0 0 0 0 0 0 -3 -6 -9 -18 65
"""
BENCH_ROWS: Final = """
35 -3 -10 -21 0 1 50 131 248 0 17 20 44 124 -13
-22 -10 -4 0 0 6 4 0 -10 0 -2 -2 -8 -26 59
41 4 2 0 0 12 36 75 178 0 6 16 28 95 1
-17 -8 -6 -2 0 2 6 8 4 0 -1 -1 -3 -15 44
10 -1 -2 -14 0 20 44 95 222 0 -5 4 7 40 50
-11 -7 -4 0 0 2 3 6 -3 0 1 -1 -1 -8 34
-1 -4 -20 -21 0 21 25 101 213 0 9 0 28 39 52
-8 -7 -1 2 0 2 8 4 -2 0 -1 1 -2 -5 28
"""
THRONE: Final[vec[i64]] = numbers(THRONE_ROWS)
BENCH: Final[vec[i64]] = numbers(BENCH_ROWS)
# what a whole reign brings, by the number of seats
A_THRONE: Final[vec[i64]] = vec[i64]([910, 989, 1013, 1028])
A_BENCH: Final[vec[i64]] = vec[i64]([705, 522, 446, 395])


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
