"""What a seat sees as a row of numbers.

`tables` names every entry in order; `layouts`, compiled, fills them from the State with what the
seat may know. `docs/research.md` is written from the same tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from cabale.adapters.tables.slices import Slice, question_slices
from cabale.core.game import Game
from cabale.core.protocol import OVER, State

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
LOW, HIGH = np.float32(-1), np.float32(1)
Observe = Callable[[Any, int, vec[i64]], vec[i64]]


@dataclass(frozen=True, slots=True)
class Layout:
    """The tensor of one game at one number of seats."""

    slices: tuple[Slice, ...]
    size: int
    scale: Floats  # the largest absolute value of each entry
    blank: vec[i64]  # as many zeros as there are entries
    observe: Observe
    actions: int  # codes of the game, chance's included

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

    def encode(self, s: State, seat: int) -> Floats:
        """The position as `seat` sees it, every entry between -1 and 1."""
        if not 0 <= seat < s.seats:
            raise ValueError(f"seat is 0 to {s.seats - 1}, not {seat}")
        out: Floats = ints(self.observe(s, seat, self.blank)).astype(np.float32)
        out /= self.scale
        np.minimum(out, HIGH, out=out)
        return np.maximum(out, LOW, out=out)

    def mask(self, s: State, seat: int) -> Mask:
        """1 for each action `seat` may answer now."""
        if s.decision == OVER or not s.waiting >> seat & 1:
            return np.zeros(self.actions, np.int8)
        return self.mask_of(s.legal(seat))

    def mask_of(self, legal: vec[i64]) -> Mask:
        """1 for each of these actions."""
        out = np.zeros(self.actions, np.int8)
        out[ints(legal)] = 1
        return out


@lru_cache(maxsize=64)
def layout_of(game: Game[Any], seats: int) -> Layout:
    """The layout of a game: the open question, then what the game itself describes."""
    own = import_module(f"cabale.adapters.tables.{game.name}").slices(game, seats)
    parts = (*question_slices(game, seats), *own)
    largest = [max(abs(p.low), abs(p.high), 1) for p in parts for _ in p.entries]
    scale = np.array(largest, np.float32)
    return Layout(
        slices=parts,
        size=len(scale),
        scale=scale,
        blank=vec[i64]([0] * len(scale)),
        observe=import_module(f"cabale.adapters.layouts.{game.name}").observe,
        actions=action_count(game),
    )


def ints(row: Any) -> npt.NDArray[np.int64]:
    """A row of the engine as numpy sees it, nothing copied."""
    return np.frombuffer(row, np.int64)


def encode(game: Game[Any], s: State, seat: int) -> Floats:
    """The position as `seat` sees it, every entry between -1 and 1."""
    return layout_of(game, s.seats).encode(s, seat)


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
