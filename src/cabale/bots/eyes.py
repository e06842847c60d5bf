"""What a bot may see of a table: its seat's window, never the truth behind it.

Eyes do not even hold the truth: at the first look they take a world that the seat cannot tell from
it, and show that. Whatever a bot digs out of them, it finds nothing that its seat does not know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.protocol import State
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named


class Eyes:
    """The open question as one seat sees it, and worlds that might be the true one.

    >>> import cabale
    >>> play = cabale.play("cape_epee", 2, seed=1)
    >>> eyes = cabale.Eyes("cape_epee", play.state, 0)
    >>> eyes.seat, eyes.seats
    (0, 2)
    """

    def __init__(self, game: str, truth: State, seat: int) -> None:
        self.game: Final[str] = game
        self.seat: Final[i64] = seat
        self.seats: Final[i64] = truth.seats
        self.decision: Final[i64] = truth.decision
        self.round: Final[i64] = truth.round
        # the clone leaves behind what the truth found out for its worlds
        self._world: Final[State] = truth.resample(seat, Rng(0)).clone()

    def legal(self) -> vec[i64]:
        """The answers the seat may give.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> eyes = cabale.Eyes("cape_epee", play.state, 0)
        >>> list(eyes.legal()) == play.legal(0)
        True
        """
        return self._world.legal(self.seat)

    def world(self, rng: Rng) -> State:
        """A position that the seat cannot tell from the true one, all that is hidden drawn anew.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> eyes = cabale.Eyes("cape_epee", play.state, 0)
        >>> play.game.view(eyes.world(cabale.Rng(1)), 0) == eyes.view()
        True
        """
        return self._world.resample(self.seat, rng)

    def view(self) -> object:
        """What a person at this seat is shown.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> eyes = cabale.Eyes("cape_epee", play.state, 0)
        >>> eyes.view() == play.view(0)
        True
        """
        return game_named(self.game).view(self._world, int(self.seat))
