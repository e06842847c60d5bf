"""Quick answers in Louis XIV, for playouts: any card, the better of two places for a stone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.games.louis_xiv.actions import PUT
from cabale.games.louis_xiv.sense_paths import gain
from cabale.games.louis_xiv.state import Versailles

SELDOM: Final = 12  # one time in so many stones are kept or taken back without need
FEW: Final = 3  # stones: whoever has less takes some back half of the time


def next_stone(s: Versailles, seat: i64, actions: vec[i64], rng: Rng) -> i64:
    """Where a stone goes; seldom none."""
    n: i64 = len(actions)
    first: i64 = 0  # before it stand the answers that lay no stone
    while first < n and not PUT.has(actions[first]):
        first += 1
    if first == n or (first > 0 and keeps(s, seat, rng)):
        return actions[rng.below(first)]
    one = actions[first + rng.below(n - first)]
    two = actions[first + rng.below(n - first)]
    if one == two:
        return one
    return one if quick_look(s, seat, one) >= quick_look(s, seat, two) else two


def keeps(s: Versailles, seat: i64, rng: Rng) -> bool:
    """Whether a seat that could lay a stone does something else."""
    if s.y == 0 and s.own[seat] < FEW:
        return rng.below(2) == 0
    return rng.below(SELDOM) == 0


def quick_look(s: Versailles, seat: i64, action: i64) -> i64:
    return gain(s, seat, PUT.row(action), 1)
