"""A game that is played seat after seat: what an environment does for each answer, in one call."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.adapters.engine.steps import holds, let_chance
from cabale.core.protocol import State
from cabale.core.rng import Rng

OVER_NOW: Final = -1  # the answer ended the game
ILLEGAL: Final = -2  # the answer was refused, nothing was done
CUT_NOW: Final = -3  # the answer was the last that is allowed
ENDED: Final = -4  # the game had come to its end before
NO_SEAT: Final = -1
UNLIMITED: Final = -1


class Sitting:
    """A position, its chance and the open question; `seat` is asked, NO_SEAT at the end."""

    def __init__(self, state: State, chance: Rng, left: i64) -> None:
        self.state: Final[State] = state
        self.chance: Final[Rng] = chance
        self.left: i64 = left  # answers until the game is cut short, UNLIMITED if it is not
        self.row: vec[i64] = vec[i64]()  # what the seat may answer, once somebody wants to know
        self.seat: i64 = let_chance(state, chance)

    def legal(self) -> vec[i64]:
        """What the seat that is asked may answer."""
        if len(self.row) == 0 and self.seat >= 0:
            self.row = self.state.legal(self.seat)
        return self.row

    def step(self, action: i64) -> i64:
        """Answer for the seat that is asked: who is asked next, or a code below zero."""
        if self.seat < 0:
            return ENDED
        if not holds(self.legal(), action):
            return ILLEGAL
        self.row = vec[i64]()
        self.state.apply(self.seat, i64(action))  # numpy's ints become Python's
        self.seat = let_chance(self.state, self.chance)
        self.left -= 1
        if self.left == 0 and self.seat >= 0:
            self.seat = NO_SEAT
            return CUT_NOW
        return self.seat

    def copy(self) -> Sitting:
        """An equal, independent sitting."""
        twin = Sitting(self.state.clone(), self.chance.copy(), self.left)
        twin.seat = self.seat
        return twin
