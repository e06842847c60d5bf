"""What a seat sees as a row of numbers.

In a game's folder `tensor_slices.py` names every entry in order; `tensor.py`, compiled, fills them
from the State with what the seat may know; `plain.py` stands in for a game that brings neither.
`docs/research.md` is written from the same slices.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from cabale.adapters.engine.steps import may
from cabale.adapters.plain import Plain
from cabale.core.game import Game
from cabale.core.protocol import State, places
from cabale.core.row import Form, Row
from cabale.core.slices import Slice, question_slices

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Observe = Callable[[Any, int, Form], Row]


@dataclass(frozen=True, slots=True)
class Layout:
    """The tensor of one game at one number of seats."""

    slices: tuple[Slice, ...]
    size: int
    scale: Floats  # the largest absolute value of each entry
    form: Form
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
        row: Any = self.observe(s, seat, self.form).floats()
        seen: Floats = np.frombuffer(row, np.float32).copy()
        return seen

    def mask(self, s: State, seat: int) -> Mask:
        """1 for each action `seat` may answer now."""
        row: Any = self.form.mask_of(s, seat)
        mask: Mask = np.frombuffer(row, np.int8).copy()
        return mask


@lru_cache(maxsize=64)
def layout_of(game: Game[Any], seats: int) -> Layout:
    """The layout of a game: the open question, then what the game itself describes."""
    named, filled, plain = game.part("tensor_slices"), game.part("tensor"), Plain(game, seats)
    own = named.slices(game, seats) if named and filled else plain.slices()
    parts = (*question_slices(game, seats), *own)
    largest = [max(abs(p.low), abs(p.high), 1) for p in parts for _ in p.entries]
    actions = action_count(game)
    return Layout(
        slices=parts,
        size=len(largest),
        scale=np.array(largest, np.float32),
        form=form_of(largest, actions),
        observe=filled.observe if named and filled else plain.observe,
        actions=actions,
    )


def form_of(largest: list[int], actions: int) -> Form:
    """Every value that an entry can take, divided once."""
    zeros: dict[int, int] = {}
    bits: list[int] = []
    for top in sorted(set(largest)):
        zeros[top] = len(bits) + top
        values = np.arange(-top, top + 1).astype(np.float32) / np.float32(top)
        bits += values.view(np.int32).tolist()
    return Form(largest, [zeros[top] for top in largest], bits, actions)


def encode(game: Game[Any], s: State, seat: int) -> Floats:
    """The position as `seat` sees it, every entry between -1 and 1."""
    return layout_of(game, s.seats).encode(s, seat)


def action_count(game: Game[Any]) -> int:
    """How many action codes a game has, chance's included."""
    return max(int(verb.end) for verb in game.verbs)


def code_of(s: State, seat: int, action: int | None, name: str, lenient: bool = False) -> int:
    """The action if `seat` may answer it, else an error; to the lenient it stands for another."""
    if action is not None and may(s, seat, int(action)):
        return int(action)
    legal = list(s.legal(seat))
    if lenient and action is not None:
        return legal[int(action) % len(legal)]
    raise ValueError(f"{name} may answer {sorted(legal)}, got {action}")


def shares_of(s: State) -> list[float]:
    """What a finished game pays each seat: its share of the victory less the fair share."""
    found = places(s)
    share = 1 / found.count(1)
    return [(share if place == 1 else 0.0) - 1 / len(found) for place in found]


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
