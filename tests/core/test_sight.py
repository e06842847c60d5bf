"""What a view is made of, and the board and the tensor that are made of nothing else."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest
from rich.console import Console

from cabale.adapters.plain import Plain
from cabale.adapters.tensor import form_of
from cabale.boards import draw_fields, draw_plain
from cabale.conformance.playing import GAMES, TABLE_IDS, TABLES, positions
from cabale.core.game import Game
from cabale.core.rng import Rng
from cabale.core.sight import By, Field, Of, Shape, inside
from cabale.core.slices import question_slices
from cabale.games.cape_epee import CAPE_EPEE
from cabale.words import LANGUAGES, Words

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)


class Guest(Shape):
    """One at the table."""

    points: int
    shown: Annotated[int | None, Of("card")]


class Table(Shape):
    """All forms that a field can have."""

    round: int
    secret: bool
    mood: str
    hand: Annotated[list[int], Of("card")]
    bids: Annotated[list[int], By("seat")]
    guests: Annotated[list[Guest], By("seat")]
    best: Guest | None
    loose: list[int]
    untold: dict[str, int]


def shown(drawn: Any) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get()


def test_a_type_says_what_each_field_is() -> None:
    guest = (Field("points", "number"), Field("shown", "number", of="card"))
    assert inside(Table) == (
        Field("round", "number"),
        Field("secret", "flag"),
        Field("mood", "text"),
        Field("hand", "number", many=True, of="card"),
        Field("bids", "number", many=True, by="seat"),
        Field("guests", "group", many=True, by="seat", inner=guest),
        Field("best", "group", inner=guest),
        Field("loose", "number", many=True),
    )


def test_the_plain_board_tells_every_field_in_words() -> None:
    guests = [Guest(3, 1), Guest(4, None)]
    view = Table(2, True, "calm", [0, 1], [7, 8], guests, None, [5], {})
    words = Words("en", CAPE_EPEE, ["Ann", "Bob"])
    text = shown(draw_fields(inside(Table), view, words))
    first, second = words.piece("card", 0), words.piece("card", 1)
    assert f"Hand: {first}, {second}" in text
    assert "Bids: Ann 7, Bob 8" in text
    assert "Secret: ✓" in text and "Mood: calm" in text and "Loose: 5" in text
    assert "Best" not in text and "untold" not in text.lower()
    assert [line.split() for line in text.splitlines() if "Bob" in line][-1] == ["Bob", "4", "—"]


@every_table
def test_the_plain_board_can_draw_every_game(game: Game[Any], seats: int) -> None:
    for n, played in enumerate(positions(game, seats, 8)):
        if n % 40 == 0:
            for language in LANGUAGES:
                view = game.view(played.state, n % seats)
                assert shown(draw_plain(game, view, Words(language, game)))


@every_table
def test_the_plain_tensor_keeps_its_size_and_shows_nothing_hidden(
    game: Game[Any], seats: int
) -> None:
    plain = Plain(game, seats)
    parts = [*question_slices(game, seats), *plain.slices()]
    largest = [max(abs(p.low), abs(p.high), 1) for p in parts for _ in p.entries]
    form = form_of(largest, 1)
    for n, played in enumerate(positions(game, seats, 9)):
        if n % 25 == 0:
            seat = n % seats
            row = plain.observe(played.state, seat, form)
            assert row.at == len(largest)
            again = plain.observe(played.state.resample(seat, Rng(n)), seat, form)
            assert again.values() == row.values()
            floats: Any = row.floats()
            assert np.abs(np.frombuffer(floats, np.float32)).max() <= 1


def test_games_are_told_apart_from_each_other() -> None:
    assert len({len(Plain(game, game.seats[0]).slices()) for game in GAMES}) == len(GAMES)
