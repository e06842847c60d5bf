"""Where a bot finds the judgement of a game: `SENSE` of `sense.py` in the game's package."""

from __future__ import annotations

from functools import cache
from typing import Any

from cabale.core.sense import Sense
from cabale.games.catalogue import game_named


@cache
def sense_of(game: str) -> Sense[Any]:
    """The judgement of that game; one that only counts points if nobody wrote it."""
    part = game_named(game).part("sense")
    sense: Sense[Any] = Sense() if part is None else part.SENSE
    return sense
