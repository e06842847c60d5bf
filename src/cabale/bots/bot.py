"""A player that is a program: it looks through Eyes and answers with one legal action.

A bot of one's own is a subclass, seated by its dotted path `my_module:MyBot`.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from cabale.bots.eyes import Eyes
from cabale.core.play import Play
from cabale.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: by iterations (the same answer everywhere) or by the clock.

    >>> import cabale
    >>> play = cabale.play("cape_epee", 2, seed=1)
    >>> short = cabale.Budget(iterations=20)
    >>> cabale.bot("minister").choose(play, 0, cabale.Rng(1), short) in play.legal(0)
    True
    """

    iterations: int = 0  # 0: as many as the time allows
    seconds: float = 0.0  # what it aims at; 0: only iterations count
    cap: float = 0.0  # what it never exceeds, whatever the machine is busy with; 0: none


class Bot:
    """Something that answers for a seat.

    >>> import cabale
    >>> class First(cabale.Bot):
    ...     def answer(self, eyes, rng, budget=None):
    ...         return eyes.legal()[0]
    >>> play = cabale.play("cape_epee", 2, seed=1)
    >>> First().choose(play, 0) == play.legal(0)[0]
    True
    """

    name = "bot"
    level = ""  # one of LEVELS, or nothing for a bot outside the ladder
    manner = -1  # its place in MANNERS; -1: none
    budget = Budget()  # what it takes when nobody says otherwise

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        """One of `eyes.legal()`; all randomness from `rng`, so that a game can be played again.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> eyes = cabale.Eyes("cape_epee", play.state, 0)
        >>> cabale.bot("page").answer(eyes, cabale.Rng(1)) in play.legal(0)
        True
        """
        raise NotImplementedError

    def choose(
        self, play: Play, seat: int, rng: Rng | None = None, budget: Budget | None = None
    ) -> int:
        """Its answer for a seat of a running game; it looks through that seat's Eyes.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> cabale.bot("page").choose(play, 0) in play.legal(0)
        True
        """
        rng = rng or Rng(secrets.randbits(60))
        return int(self.answer(Eyes(play.game.name, play.state, seat), rng, budget))
