"""What the environments do between two observations."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.bits import lowest
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng

ILLEGAL: Final = -2
SPIEL_CHANCE: Final = -1
SPIEL_OVER: Final = -4


def let_chance(s: State, rng: Rng) -> i64:
    """Let chance answer until a player is asked: who that is, CHANCE if the game is over."""
    while s.waiting == 0 and s.decision != OVER:
        s.apply(CHANCE, s.draw(rng))
    return lowest(s.waiting)


def holds(row: vec[i64], n: i64) -> bool:
    """Whether a number stands in a row."""
    for i in range(len(row)):
        if row[i] == n:
            return True
    return False


def answer(s: State, rng: Rng, seat: i64, legal: vec[i64], action: i64) -> i64:
    """Answer for `seat` and let chance go on: who is asked next, ILLEGAL if nothing was done."""
    if not holds(legal, action):
        return ILLEGAL
    s.apply(seat, action)
    return let_chance(s, rng)


def who(s: State) -> int:
    """The player that is asked as OpenSpiel counts: -1 for chance, -4 when the game is over."""
    if s.waiting:
        return lowest(s.waiting)
    return SPIEL_OVER if s.decision == OVER else SPIEL_CHANCE


def in_order(row: vec[i64]) -> list[int]:
    """The numbers of a row, the smallest first."""
    out: list[int] = []
    for i in range(len(row)):
        out.append(row[i])
    out.sort()
    return out


def odds(actions: vec[i64], weights: vec[i64]) -> list[tuple[int, float]]:
    """Each answer of chance with its probability."""
    total: i64 = 0
    for i in range(len(weights)):
        total += weights[i]
    out: list[tuple[int, float]] = []
    for i in range(len(weights)):
        out.append((actions[i], float(weights[i]) / float(total)))
    return out
