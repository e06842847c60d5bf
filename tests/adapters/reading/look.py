"""The tensors read from the views, slow and plain: what the compiled ones are compared with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from cabale.core.game import LETTERS, Game
from cabale.core.protocol import State


@dataclass(frozen=True, slots=True)
class Look:
    """What is read: the view of a seat, and the question as that seat knows it."""

    view: Any
    seat: int
    seats: int
    decision: int
    waiting: int


@dataclass(frozen=True, slots=True)
class Reading:
    """One slice: its name and range, and how its entries are read."""

    name: str
    entries: tuple[str, ...]
    low: int
    high: int
    meaning: str
    read: Callable[[Look], Sequence[int]]


def flags(
    name: str, entries: Sequence[str], meaning: str, read: Callable[[Look], Sequence[int]]
) -> Reading:
    """One entry for each thing: 1 for those that `read` lists (negative ones are left out)."""
    size = len(entries)

    def spread(look: Look) -> list[int]:
        out = [0] * size
        for index in read(look):
            if index >= 0:
                out[index] = 1
        return out

    return Reading(name, tuple(entries), 0, 1, meaning, spread)


def numbers(
    name: str,
    entries: Sequence[str],
    low: int,
    high: int,
    meaning: str,
    read: Callable[[Look], Sequence[int]],
) -> Reading:
    """Plain numbers between `low` and `high`."""
    return Reading(name, tuple(entries), low, high, meaning, read)


def question_readings(game: Game[Any], seats: int) -> list[Reading]:
    """What every game's tensor begins with."""
    names = tuple(decision.name for decision in game.decisions)
    letters = tuple(LETTERS[:seats])
    return [
        flags("question", names, "the open question", lambda look: [look.decision]),
        flags("seat", letters, "the seat that looks", lambda look: [look.seat]),
        flags(
            "waiting",
            letters,
            "seats seen to owe an answer",
            lambda look: [p for p in range(look.seats) if look.waiting >> p & 1],
        ),
    ]


def readings(game: Game[Any], seats: int) -> list[Reading]:
    """Every slice of a game's tensor."""
    own = import_module(f"adapters.reading.{game.name}").slices(game, seats)
    return [*question_readings(game, seats), *own]


def read(game: Game[Any], s: State, seat: int, parts: list[Reading]) -> list[int]:
    """The entries as the view of `seat` tells them."""
    look = Look(game.view(s, seat), seat, s.seats, s.decision, game.seen_waiting(s, seat))
    out: list[int] = []
    for part in parts:
        found = part.read(look)
        assert len(found) == len(part.entries), f"{part.name} gives {len(found)} entries"
        out.extend(found)
    return out
