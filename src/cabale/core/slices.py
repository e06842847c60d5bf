"""How a tensor is described: slices of neighbouring entries, each entry with a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cabale.core.game import LETTERS, Game


@dataclass(frozen=True, slots=True)
class Slice:
    """Some neighbouring entries: their names, range and meaning."""

    name: str
    entries: tuple[str, ...]
    low: int
    high: int
    meaning: str


def flags(name: str, entries: Sequence[str], meaning: str) -> Slice:
    """One entry for each thing: 1 or 0."""
    return Slice(name, tuple(entries), 0, 1, meaning)


def numbers(name: str, entries: Sequence[str], low: int, high: int, meaning: str) -> Slice:
    """Plain numbers between `low` and `high`."""
    return Slice(name, tuple(entries), low, high, meaning)


def question_slices(game: Game[Any], seats: int) -> list[Slice]:
    """What every game's tensor begins with."""
    letters = tuple(LETTERS[:seats])
    return [
        flags("question", [decision.name for decision in game.decisions], "the open question"),
        flags("seat", letters, "the seat that looks"),
        flags("waiting", letters, "seats seen to owe an answer"),
    ]
