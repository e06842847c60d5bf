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
PAIRS: Final[dict[tuple[int, int], list[object]]] = {}  # by weight and the sum of the weights


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
    """Each answer of chance with its probability, a pair that is made only once."""
    total: i64 = 0
    for i in range(len(weights)):
        total += weights[i]
    out: list[object] = []
    pairs: list[object] = []
    weight: i64 = -1
    for i in range(len(weights)):
        if weights[i] != weight:
            weight = weights[i]
            pairs = pairs_of(weight, total)
        if actions[i] >= len(pairs) or pairs[actions[i]] is None:
            make_pair(pairs, actions[i], float(weight) / float(total))
        out.append(pairs[actions[i]])
    return out


def pairs_of(weight: i64, total: i64) -> list[object]:
    """The pairs of all actions that are drawn with this probability, None where none was made."""
    key = (int(weight), int(total))
    if key not in PAIRS:
        PAIRS[key] = []
    return PAIRS[key]


def make_pair(pairs: list[object], action: i64, probability: float) -> None:
    """Put the pair of one action into its place."""
    while len(pairs) <= action:
        pairs.append(None)
    pairs[action] = (int(action), probability)
