"""Tables that were begun by earlier rules: they move to the present ones or keep their own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from live import Live
from test_table import NOW, answer, come_to_vote, friends, refusal_of
from toy import BALLOT, TOY

from cabale.cli.main import main
from cabale.core.game import GameError
from cabale.core.text import read_record
from cabale.games.catalogue import game_named
from cabale.server import lobby, takeback
from cabale.server.api import Create
from cabale.server.lines import Line, Moved, Opened, read_line, write_line
from cabale.server.lobby import Made
from cabale.server.reading import summary_of, table_of
from cabale.server.storage.places import open_store
from cabale.server.table import Outcome, Table
from cabale.server.thinking import Job, eyes_of
from cabale.server.versions import latest_for, move_on


def as_begun_by(rules: int, lines: list[Line]) -> list[bytes]:
    """The lines of a table as a program of that version would have stored them."""
    for line in lines:
        if isinstance(line, Opened):
            line.rules = rules
    return [write_line(line) for line in lines]


def read_again(made: Made, rules: int = 1) -> Table:
    return table_of(made.table.id, as_begun_by(rules, made.lines), Table)


def moved_on(table: Table) -> Outcome:
    """A table moved as far as it can be, as it is when it is opened."""
    return move_on(table, latest_for(table))


def voted_for_oneself() -> list[bytes]:
    """A table of the first version where somebody did what later rules forbid."""
    made = friends()
    come_to_vote(made)
    table = read_again(made)
    made.lines += answer(table, 0, BALLOT.of(0)).lines
    return as_begun_by(1, made.lines)


def store_table(place: Path, rows: list[bytes], id: str = "a") -> None:
    """A file as an earlier program left it."""
    store = open_store(str(place))

    async def write() -> None:
        await store.start()
        summary = summary_of(table_of(id, rows, Table), [read_line(row) for row in rows])
        await store.put(summary, 0, rows)
        await store.close()

    asyncio.run(write())


def test_a_table_that_went_alike_moves_to_the_present_rules() -> None:
    made = friends()
    come_to_vote(made)
    table = read_again(made)
    assert BALLOT.of(0) in table.playing().legal(0)

    outcome = moved_on(table)

    assert outcome.lines == [Moved(2)]
    assert outcome.table
    assert table.info().rules == 2
    assert BALLOT.of(0) not in table.playing().legal(0)


def test_a_table_that_moved_keeps_the_rules_it_moved_to() -> None:
    made = friends()
    come_to_vote(made)
    made.lines += moved_on(read_again(made)).lines

    again = read_again(made)

    assert again.rules == again.playing().rules == 2
    assert moved_on(again).lines == []


def test_a_table_that_went_otherwise_is_finished_by_its_own_rules() -> None:
    table = table_of("a", voted_for_oneself(), Table)

    assert moved_on(table).lines == []

    play = table.playing()
    while not play.is_over():
        seat = play.waiting()[-1]
        answer(table, seat, play.legal(seat)[-1])
    assert table.info().rules == 1
    _, record = read_record(table.record(), game_named)
    assert record.rules == 1


def test_going_back_stays_by_the_rules_of_the_table() -> None:
    table = table_of("a", voted_for_oneself(), Table)

    takeback.go_back(table, 0, 1)

    assert BALLOT.of(0) in table.playing().legal(0)
    assert moved_on(table).lines == []  # what was withdrawn stands in the record all the same


def test_a_table_that_has_not_begun_is_played_by_the_present_rules() -> None:
    made = lobby.make(TOY, Create("toy", 2, "friends", ["A"]), ["page"], NOW)
    table = read_again(made, rules=0)

    assert moved_on(table).lines == [Moved(2)]
    assert table.info().rules == 2


def test_a_version_that_is_not_played_any_more_is_named() -> None:
    with pytest.raises(GameError, match="does not play version 0 of the rules of toy"):
        read_again(friends(), rules=0)


def test_an_old_table_is_played_at_a_server_and_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, made = tmp_path / "cabale.db", friends()
    store_table(path, voted_for_oneself(), "kept")
    come_to_vote(made)
    store_table(path, as_begun_by(1, made.lines), "moved")

    with Live(path) as live:
        assert live.ask("GET", "/api/tables/kept")[1]["rules"] == 1
        assert live.ask("GET", "/api/tables/moved")[1]["rules"] == 2

    for table, rules in (("kept", 1), ("moved", 2)):
        assert main(["export", table, "--data", str(path)]) == 0
        _, record = read_record(capsys.readouterr().out, game_named)
        assert record.rules == rules


def test_bots_and_refusals_follow_the_rules_of_the_table() -> None:
    table = table_of("a", voted_for_oneself(), Table)
    answers = [(said.seat, said.action) for said in table.playing().answers]

    eyes = eyes_of(Job("toy", 3, table.options, {}, table.rules, answers, 1, "page"))

    assert BALLOT.of(1) in list(eyes.legal())
    assert table.why_not(1, BALLOT.of(1)) is None
    assert refusal_of(answer, table, 1, BALLOT.of(5)) == "illegal"
