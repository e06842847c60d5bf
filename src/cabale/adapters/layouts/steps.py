"""What the environments do between two observations."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.bits import lowest
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng


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
