"""What a seat may expect as a round begins, learned from games: a line through signs.

A game names its signs (`Sense.signs`), `cabale learn` fits the lines. All numbers are whole, so
that every machine judges alike.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.protocol import State
from cabale.core.sense import Sense

FINE: Final[i64] = 1000  # weights are in so many parts of a hundredth of a point


class Outlook:
    """The lines for one number of seats, a round each; the plain worth where there is none."""

    def __init__(self, signs: int) -> None:
        self.signs: Final[i64] = signs
        self.first: vec[i64] = vec[i64]()  # round → where its line begins, or -1
        self.weights: vec[i64] = vec[i64]()  # of each line: a constant, then one for each sign

    def put(self, round: int, weights: list[int]) -> None:
        """Enter the line of a round."""
        while len(self.first) <= round:
            self.first = append(self.first, -1)
        self.first[round] = len(self.weights)
        for weight in weights:
            self.weights = append(self.weights, weight)

    def worths(self, s: State, sense: Sense[Any]) -> vec[i64]:
        """The points each seat will probably end with, in hundredths."""
        if not s.printed or s.round >= len(self.first):
            return sense.worths(s)
        at = self.first[s.round]
        if at < 0:
            return sense.worths(s)
        signs = sense.signs(s)
        out = vec[i64](capacity=s.seats)
        for seat in range(s.seats):
            total = self.weights[at]
            for i in range(self.signs):
                total += self.weights[at + 1 + i] * signs[seat * self.signs + i]
            out = append(out, total // FINE)
        return out
