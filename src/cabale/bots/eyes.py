"""What a bot may see of a table: its seat's window, never the truth behind it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.protocol import State
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named


class Eyes:
    """The open question as one seat sees it, and worlds that might be the true one."""

    def __init__(self, game: str, truth: State, seat: int) -> None:
        self.game: Final[str] = game
        self.seat: Final[i64] = seat
        self.seats: Final[i64] = truth.seats
        self.decision: Final[i64] = truth.decision
        self.round: Final[i64] = truth.round
        self._truth: Final[State] = truth

    def legal(self) -> vec[i64]:
        """The answers the seat may give."""
        return self._truth.legal(self.seat)

    def world(self, rng: Rng) -> State:
        """A position that the seat cannot tell from the true one, all that is hidden drawn anew."""
        return self._truth.resample(self.seat, rng)

    def view(self) -> object:
        """The dataclass that a person at this seat is shown."""
        return game_named(self.game).view(self._truth, int(self.seat))
