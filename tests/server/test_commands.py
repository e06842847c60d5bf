"""`cabale serve`, `backup`, `restore`, `export`: for whoever runs the tables of a club."""

from __future__ import annotations

import contextlib
import random
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from live import Live
from test_wire import play_to_the_end

from cabale.cli.main import main
from cabale.core.text import read_record
from cabale.games.catalogue import game_named
from cabale.server.run import listen
from cabale.server.storage import copying
from cabale.server.storage.sqlite import SqliteStore


@pytest.fixture
def data(tmp_path: Path) -> tuple[Path, str]:
    """A file with one finished game, and the table it was played at."""
    import asyncio

    path = tmp_path / "cabale.db"
    with Live(path) as live:
        made = live.make(game="cape_epee", seats=2, mode="bots", levels=[None, "page"])
        page = live.page(made["id"], made["mine"][0]["secret"])
        asyncio.run(play_to_the_end(page, random.Random(3)))
        live.friends(2)
    return path, made["id"]


def test_export_writes_a_record_that_verifies(
    data: tuple[Path, str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["export", data[1], "--data", str(data[0])]) == 0

    text = capsys.readouterr().out
    _, record = read_record(text, game_named)
    assert record.bots == {1: "page"}
    (tmp_path / "record.txt").write_text(text, encoding="utf-8")
    assert main(["verify", str(tmp_path / "record.txt"), "--lang", "en"]) == 0


def test_backup_and_restore_bring_everything_back(
    data: tuple[Path, str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    copy, other = tmp_path / "copy.db", tmp_path / "other.db"

    assert main(["backup", str(copy), "--data", str(data[0]), "--lang", "en"]) == 0
    assert main(["restore", str(copy), "--data", str(other), "--lang", "en"]) == 0
    assert "2 tables" in capsys.readouterr().out

    assert main(["export", data[1], "--data", str(other)]) == 0


def test_restore_keeps_what_was_there(data: tuple[Path, str], tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    main(["backup", str(copy), "--data", str(data[0])])

    assert main(["restore", str(copy), "--data", str(data[0])]) == 0

    assert (tmp_path / "cabale.db.before").exists()


@pytest.fixture
def broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every copy breaks off half-way, as by a power cut: nobody tidies up."""

    async def break_off(batch: Any, target: Any) -> int:
        for summary, lines in batch[:1]:
            await target.put(summary, 0, lines)
        raise KeyboardInterrupt

    monkeypatch.setattr(copying, "copy_some", break_off)


@pytest.mark.parametrize("command", ["backup", "copy"])
@pytest.mark.usefixtures("broken_off")
def test_a_file_that_was_filled_in_part_has_no_name(
    data: tuple[Path, str], tmp_path: Path, command: str
) -> None:
    """It would look like a whole one."""
    file = str(tmp_path / "copy.db")
    words = [file, "--data", str(data[0])] if command == "backup" else [str(data[0]), file]
    with contextlib.suppress(KeyboardInterrupt):
        main([command, *words])
    assert not list(tmp_path.glob("copy.db*"))


@pytest.mark.usefixtures("broken_off")
def test_nobody_serves_what_was_copied_in_part(
    data: tuple[Path, str], new_place: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    place = new_place()
    if "://" not in place:
        with contextlib.closing(SqliteStore(Path(place)).db):
            pass
    with contextlib.suppress(KeyboardInterrupt):
        main(["copy", str(data[0]), place])
    capsys.readouterr()

    assert main(["serve", "--data", place, "--port", "0", "--lang", "en"]) == 1
    assert "a copy into it was broken off" in capsys.readouterr().err


def test_restore_refuses_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Live(tmp_path / "cabale.db") as live:
        live.friends(2)
        main(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "cabale.db")])
        status = main(["restore", str(tmp_path / "copy.db"), "--data", str(tmp_path / "cabale.db")])

    assert status == 1
    assert "cabale.db" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_cannot_be_done_is_said_in_one_line(
    lang: str, data: tuple[Path, str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "text.db").write_text("words " * 400)
    here, there = ["--data", str(data[0])], ["--data", str(tmp_path / "none.db")]
    for command in (
        ["export", "nosuchtable", *here],
        ["export", data[1], *there],
        ["backup", str(tmp_path / "x.db"), *there],
        ["backup", str(data[0]), *here],
        ["restore", str(tmp_path / "text.db"), *here],
        ["restore", str(tmp_path / "none.db"), *here],
        ["serve", "--data", str(tmp_path / "text.db"), "--port", "0"],
        ["serve", "--host", "no.such.host.invalid", *here],
    ):
        assert main([*command, "--lang", lang]) == 1
        said = capsys.readouterr().err
        assert said.startswith("cabale: ") and said.count("\n") == 1


def test_another_port_is_taken_if_the_wanted_one_is_in_use() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wanted = taken.getsockname()[1]
        with listen("127.0.0.1", wanted) as found:
            assert found.getsockname()[1] in range(wanted + 1, wanted + 20)
