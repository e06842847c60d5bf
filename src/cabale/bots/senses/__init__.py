"""One module for each game that has a Sense of its own: `senses/<game>.py` exports `SENSE`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cabale.bots.sense import Sense


def sense_of(game: str) -> Sense[Any]:
    """The judgement of that game; one that only counts points if nobody wrote it."""
    where = f"cabale.bots.senses.{game}"
    if find_spec(where) is None:
        return Sense()
    sense: Sense[Any] = import_module(where).SENSE
    return sense
