"""Tensors: every entry named and in range, and blind to what the seat cannot know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from adapters.reading.look import read, readings

from cabale.adapters.describe import renewed
from cabale.adapters.tensor import encode, layout_of
from cabale.conformance.playing import GAMES, TABLE_IDS, TABLES, positions, random_options
from cabale.core.game import Game
from cabale.core.rng import Rng

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)


@every_table
def test_every_entry_has_a_name_of_its_own(game: Game[Any], seats: int) -> None:
    layout = layout_of(game, seats)
    names = layout.names()
    assert len(names) == layout.size
    assert len(set(names)) == len(names)


@every_table
def test_entries_stay_in_the_range_they_declare(game: Game[Any], seats: int) -> None:
    layout = layout_of(game, seats)
    moved = np.zeros(layout.size, dtype=bool)
    first = None
    for n, played in enumerate(positions(game, seats, 41, random_options(game, Rng(seats, 2)))):
        if n % 3:
            continue
        seen = encode(game, played.state, n % seats)
        raw = seen * layout.scale
        for begin, end, part in layout.rows():
            assert raw[begin:end].min() >= part.low - 1e-3, part.name
            assert raw[begin:end].max() <= part.high + 1e-3, part.name
        first = seen if first is None else first
        moved |= seen != first
    assert moved.mean() > 0.1, "most of the tensor never changes"


@every_table
def test_a_tensor_does_not_change_under_resampling(game: Game[Any], seats: int) -> None:
    for n, played in enumerate(positions(game, seats, 42)):
        if n % 9:
            continue
        seat = n % seats
        world = played.state.resample(seat, Rng(n, 1))
        assert (encode(game, world, seat) == encode(game, played.state, seat)).all()


@every_table
def test_a_tensor_says_what_the_view_says(game: Game[Any], seats: int) -> None:
    """Every third position of a random game under random options, by seats in turn."""
    layout, parts = layout_of(game, seats), readings(game, seats)
    assert [(p.name, p.entries) for p in layout.slices] == [(p.name, p.entries) for p in parts]
    options = random_options(game, Rng(seats, 3))
    for n, played in enumerate(positions(game, seats, 43, options)):
        if n % 3:
            continue
        seat = n // 3 % seats
        found = layout.observe(played.state, seat, layout.form).values()
        assert found == read(game, played.state, seat, parts), n


def test_a_tensor_is_a_seat_s_alone() -> None:
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="seat is 0 to 1"):
            encode(GAMES[0], GAMES[0].new(2), seat)


def test_the_documented_layouts_are_fresh() -> None:
    text = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    assert renewed(text) == text, "run python -m cabale.adapters.describe"
