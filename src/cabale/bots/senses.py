"""Where a bot finds the judgement of a game: `SENSE` of `sense.py` in the game's folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cabale.core.sense import Sense


def sense_of(game: str) -> Sense[Any]:
    """The judgement of that game; one that only counts points if nobody wrote it."""
    folder = f"cabale.games.{game}"
    where = f"{folder}.sense"
    if find_spec(folder) is None or find_spec(where) is None:
        return Sense()
    sense: Sense[Any] = import_module(where).SENSE
    return sense
