"""What the environments do between two observations."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.bits import lowest
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng

SPIEL_CHANCE: Final = -1
SPIEL_OVER: Final = -4
PAIRS: Final[list[list[object]]] = []  # by how many are equally likely, then by action


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


def may(s: State, seat: i64, action: i64) -> bool:
    """Whether `seat` is asked and may answer so."""
    return s.waiting >> seat & 1 != 0 and holds(s.legal(seat), action)


def who(s: State) -> int:
    """The player that is asked as OpenSpiel counts: -1 for chance, -4 when the game is over."""
    if s.waiting:
        return lowest(s.waiting)
    return SPIEL_OVER if s.decision == OVER else SPIEL_CHANCE


def listed(row: vec[i64]) -> list[int]:
    """The numbers of a row."""
    out: list[int] = []
    for i in range(len(row)):
        out.append(row[i])
    return out


def odds(actions: vec[i64], weights: vec[i64]) -> list[object]:
    """Each answer of chance with its probability."""
    total: i64 = 0
    for i in range(len(weights)):
        total += weights[i]
    out: list[object] = []
    weight: i64 = -1
    share: object = None  # boxed once for all answers of equal weight
    for i in range(len(weights)):
        if weights[i] != weight:
            weight = weights[i]
            share = float(weight) / float(total)
        out.append((actions[i], share))
    return out


def even_odds(actions: vec[i64]) -> list[object]:
    """The same when all answers are equally likely: wide draws, whose pairs are made only once."""
    n = len(actions)
    while len(PAIRS) <= n:
        PAIRS.append([])
    pairs = PAIRS[n]
    out: list[object] = []
    for i in range(n):
        if actions[i] >= len(pairs) or pairs[actions[i]] is None:
            make_pair(pairs, actions[i], 1.0 / float(n))
        out.append(pairs[actions[i]])
    return out


def make_pair(pairs: list[object], action: i64, probability: float) -> None:
    """Put the pair of one action into its place."""
    while len(pairs) <= action:
        pairs.append(None)
    pairs[action] = (int(action), probability)
