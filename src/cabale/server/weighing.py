"""What one choice of a game was worth, worked out at a desk.

It stands by itself: a desk that had to read the whole server first would overrun on a busy machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cabale.bots import analysis
from cabale.bots.bot import Budget
from cabale.core.record import Record
from cabale.games import catalogue

BUDGET: Final = Budget(iterations=240, cap=2.0)
WORLDS: Final = 80


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a game, as work for another process."""

    record: Record
    index: int


def weigh(choice: Choice) -> analysis.Step:
    """What one choice was worth."""
    game = catalogue.game_named(choice.record.game)
    return analysis.step_at(game, choice.record, choice.index, 1, BUDGET, WORLDS)
