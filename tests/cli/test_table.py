"""A game at one keyboard: what may be taken back, and that the record always tells the truth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support import TABLE_IDS, TABLES

from cabale.cli.errors import CliError
from cabale.cli.table import Table
from cabale.core.deal import Deal
from cabale.core.game import Game, state_hash
from cabale.core.protocol import CHANCE
from cabale.core.record import Answer, Back, begin, read_record
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
STEPS = 150


def new_table(game: Game[Any], seats: int, path: Path) -> Table:
    return Table(game, begin(game, seats), path, Deal(b"a table"))


@each_table
def test_what_may_be_taken_back_taught_nobody_anything(
    game: Game[Any], seats: int, tmp_path: Path
) -> None:
    table, rng = new_table(game, seats, tmp_path / "game.txt"), Rng(8)
    table.let_chance()
    for _ in range(STEPS):
        if table.over:
            break
        seat = table.waiting()[0]
        free = table.free_backs(seat)
        kept = len(table.answers) - free
        assert all(answer.seat == seat for answer in table.answers[kept:])
        if free:
            shown = range(table.marks[kept], len(table.journal))
            assert not any(game.events[table.journal.kind(i)].reveals for i in shown)
        step(table, seat, rng)


def step(table: Table, seat: int, rng: Rng) -> None:
    """A random answer, without writing the file."""
    answer = Answer(seat, int(table.state.pick(seat, rng)))
    table.put(answer)
    table.record.lines.append(answer)
    table.let_chance()


@each_table
def test_taking_back_gives_the_position_before_and_stays_in_the_record(
    game: Game[Any], seats: int, tmp_path: Path
) -> None:
    table, rng = new_table(game, seats, tmp_path / "game.txt"), Rng(3)
    table.begin()
    hashes = {0: ""}
    for _ in range(STEPS):
        if table.over:
            return
        seat = table.waiting()[0]
        hashes[len(table.answers)] = state_hash(table.state)
        step(table, seat, rng)
        free = table.free_backs(seat)
        if free and table.answers[-1].seat != CHANCE:
            table.back(seat, free)
            assert state_hash(table.state) == hashes[len(table.answers)]
            assert table.record.lines[-1] == Back(seat, free)
            again = read_record(table.path.read_text("utf-8"), game_named)[1]
            assert again == table.record
            return


@each_table
def test_more_than_is_free_cannot_be_taken_back(
    game: Game[Any], seats: int, tmp_path: Path
) -> None:
    table = new_table(game, seats, tmp_path / "game.txt")
    table.begin()
    for count in (0, -1, 1, 10**6):
        with pytest.raises(CliError):
            table.back(0, count)
