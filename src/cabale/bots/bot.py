"""A player that is a program: it looks through Eyes and answers with one legal action.

A bot of one's own is a subclass, seated by its dotted path `my_module:MyBot`.
"""

from __future__ import annotations

from dataclasses import dataclass

from cabale.bots.eyes import Eyes
from cabale.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: by iterations (the same answer everywhere) or by the clock."""

    iterations: int = 0  # 0: as many as the time allows
    seconds: float = 0.0  # what it aims at; 0: only iterations count
    cap: float = 0.0  # what it never exceeds, whatever the machine is busy with; 0: none


class Bot:
    """Something that answers for a seat."""

    name = "bot"
    level = ""  # one of LEVELS, or nothing for a bot outside the ladder
    budget = Budget()  # what it takes when nobody says otherwise

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        """One of `eyes.legal()`; all randomness from `rng`, so that a game can be played again."""
        raise NotImplementedError
