"""What a seat sees as a row of numbers, from one description that also names every entry.

A layout is a list of slices; each reads the seat's view and nothing else, so that a tensor can
hold only what the seat may know. `docs/research.md` is written from the same description.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from cabale.core.game import LETTERS, Game
from cabale.core.protocol import OVER, State

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Slice:
    """Some neighbouring entries: their names, range and meaning, and how they are read."""

    name: str
    entries: tuple[str, ...]
    low: int
    high: int
    meaning: str
    read: Callable[[Any], Sequence[int]]  # the view → one int for each entry


@dataclass(frozen=True, slots=True)
class Layout:
    """The tensor of one game at one number of seats."""

    slices: tuple[Slice, ...]
    size: int
    scale: Floats  # the largest absolute value of each entry

    def names(self) -> list[str]:
        """The name of every entry, in order."""
        return [f"{part.name}[{entry}]" for part in self.slices for entry in part.entries]

    def rows(self) -> list[tuple[int, int, Slice]]:
        """Each slice with its first entry and the one after its last."""
        out = []
        first = 0
        for part in self.slices:
            out.append((first, first + len(part.entries), part))
            first += len(part.entries)
        return out


@dataclass(frozen=True, slots=True)
class Look:
    """What the slices read: the view of a seat, and the question as that seat knows it."""

    view: Any
    seat: int
    seats: int
    decision: int
    waiting: int


def look_at(game: Game[Any], s: State, seat: int) -> Look:
    """What `seat` sees of the position."""
    return Look(game.view(s, seat), seat, int(s.seats), int(s.decision), game.seen_waiting(s, seat))


@lru_cache(maxsize=64)
def layout_of(game: Game[Any], seats: int) -> Layout:
    """The layout of a game: the open question, then what the game itself describes."""
    own = import_module(f"cabale.adapters.layouts.{game.name}").slices(game, seats)
    parts = (*question_slices(game, seats), *own)
    scale = [max(abs(p.low), abs(p.high), 1) for p in parts for _ in p.entries]
    return Layout(parts, len(scale), np.array(scale, dtype=np.float32))


def question_slices(game: Game[Any], seats: int) -> list[Slice]:
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


def flags(
    name: str, entries: Sequence[str], meaning: str, read: Callable[[Look], Sequence[int]]
) -> Slice:
    """One entry for each thing: 1 for those that `read` lists (negative ones are left out)."""
    size = len(entries)

    def spread(look: Look) -> list[int]:
        out = [0] * size
        for index in read(look):
            if index >= 0:
                out[index] = 1
        return out

    return Slice(name, tuple(entries), 0, 1, meaning, spread)


def numbers(
    name: str,
    entries: Sequence[str],
    low: int,
    high: int,
    meaning: str,
    read: Callable[[Look], Sequence[int]],
) -> Slice:
    """Plain numbers between `low` and `high`."""
    return Slice(name, tuple(entries), low, high, meaning, read)


def encode(game: Game[Any], s: State, seat: int) -> Floats:
    """The position as `seat` sees it, every entry between -1 and 1."""
    layout = layout_of(game, int(s.seats))
    look = look_at(game, s, seat)
    values: list[int] = []
    for part in layout.slices:
        found = part.read(look)
        assert len(found) == len(part.entries), f"{part.name} gives {len(found)} entries"
        values.extend(found)
    out: Floats = np.array(values, dtype=np.float32) / layout.scale
    return out.clip(-1.0, 1.0)


def mask(game: Game[Any], s: State, seat: int) -> npt.NDArray[np.int8]:
    """1 for each action `seat` may answer now."""
    out = np.zeros(action_count(game), dtype=np.int8)
    if s.decision != OVER and seat >= 0 and s.waiting >> seat & 1:
        out[list(s.legal(seat))] = 1
    return out


def action_count(game: Game[Any]) -> int:
    """How many action codes a game has, chance's included."""
    return max(int(verb.end) for verb in game.verbs)


def resolve_options(options: Mapping[str, str] | str | None) -> dict[str, str]:
    """Options as a table, also from text: `objectives=visible;negative=floor`."""
    if not options:
        return {}
    if not isinstance(options, str):
        return dict(options)
    out = {}
    for pair in options.split(";"):
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"options are written name=value;name=value, got '{options[:80]}'")
        out[name.strip()] = value.strip()
    return out
