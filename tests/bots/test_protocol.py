"""A protocol: matches written down beforehand, played as far as one likes, told with their gaps."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.bots.arena import tables
from cabale.bots.arena.protocol import Line, Protocol, Result, by_clock, engine, read
from cabale.bots.arena.task import ArenaError
from cabale.bots.levels import BotError, seat_bot
from cabale.cli.main import main
from cabale.games.catalogue import game_named

OURS = Path(__file__).parents[2] / "benchmarks" / "matches.toml"
SMALL = """
seed = 5
blocks = 3
[seats.all]
cape_epee = [2]
[[series]]
name = "small"
seats = "all"
first = "courtier"
among = ["random", "page"]
"""
LINE = Line("small", "cape_epee", 2, "courtier", "random")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")
    return path


def test_the_protocol_of_the_project_names_bots_that_can_be_seated() -> None:
    protocol = read(OURS)
    assert protocol.blocks >= 200
    for line in protocol.lines:
        assert line.seats in game_named(line.game).seats
        for bot in (line.first, line.rival()):
            seat_bot(bot.replace("-0.1", ""))
    assert {by_clock(line) for line in protocol.lines} == {True, False}


def test_its_deals_are_its_own() -> None:
    """Tuning counts its seeds from 1000 up; what was published before used small ones."""
    assert read(OURS).seed > 10_000_000


def test_interrupted_and_continued_gives_the_same(small: Path, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main(["matches", str(small), "--out", str(whole), "--workers", "1"]) == 0
    again = ["matches", str(small), "--out", str(parts), "--workers", "1"]
    assert main([*again, "--blocks", "1", "--only", "random"]) == 0
    cut = parts / f"{LINE.key()}.jsonl"
    cut.write_text(cut.read_text("utf-8")[:-9], "utf-8")
    assert main(again) == 0
    protocol = read(small)
    found = [tables.load(folder / "results.json", protocol) for folder in (whole, parts)]
    assert [one.shares for one in found[0]] == [one.shares for one in found[1]]
    assert [len(one.shares) for one in found[0]] == [3, 3]


def test_bots_that_changed_do_not_go_on_with_a_match(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = ["matches", str(small), "--out", str(tmp_path), "--workers", "1", "--blocks", "1"]
    assert main([*run, "--only", "random"]) == 0
    file = tmp_path / f"{LINE.key()}.jsonl"
    file.write_text(file.read_text("utf-8").replace(engine("cape_epee"), "0.0.1 another"), "utf-8")
    assert main([*run, "--only", "random"]) != 0
    assert "holds another match" in capsys.readouterr().err


def test_a_match_is_tied_to_its_own_game_and_to_nothing_of_another() -> None:
    marks = {engine(name) for name in ("cape_epee", "louis_xiv", "heads_of_state", "reigns")}
    assert len(marks) == 4


def test_tables_say_what_was_not_played() -> None:
    protocol = Protocol(5, 3, (LINE, Line("small", "cape_epee", 2, "courtier", "page")))
    result = Result(LINE, 1, "", (1.0, 0.5), (0.0, 0.0), 0)
    told = tables.markdown(protocol, [result])
    assert "| 2 of 3 | 0.750 [0.500, 1.000] | 0.500 | – |" in told
    assert "Not yet played: 1 of 2 lines." in told
    assert "faults" not in told
    whole = Result(LINE, 1, "", (0.5, 0.5, 1.0), (0.0, 0.0), 0)
    assert "| 3 | 0.667 [0.500, 1.000] | 0.500 | no |" in tables.markdown(protocol, [whole])


def test_blocks_that_never_differ_have_an_interval_all_the_same() -> None:
    lost = Result(LINE, 1, "", (0.0,) * 60, (0.0, 0.0), 0)
    assert (lost.share().low, lost.share().high) == (0.0, pytest.approx(0.05))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("seed = 1", "is no protocol"),
        ("seed = ", "is no protocol"),
        (SMALL.replace('"page"', '"random"'), "names a match twice"),
        (SMALL.replace('seats = "all"', 'seats = "none"'), "is no protocol"),
    ],
)
def test_a_file_that_is_no_protocol_is_refused(text: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(text, "utf-8")
    with pytest.raises(ArenaError, match=says):
        read(tmp_path / "bad.toml")


def test_results_that_are_none_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="holds no results"):
        tables.load(tmp_path / "none.json", read(OURS))
    (tmp_path / "bad.json").write_text('[{"line": 1}]', "utf-8")
    with pytest.raises(ArenaError, match="holds no results"):
        tables.load(tmp_path / "bad.json", read(OURS))


def test_a_search_may_be_given_seconds() -> None:
    assert seat_bot("plain@0.3s").budget.seconds == 0.3
    assert seat_bot("plain@0.3s").budget.iterations == 0
    with pytest.raises(BotError, match="after @ stand"):
        seat_bot("plain@soons")
