"""Games among bots as data: what the rows hold, the same bytes again, going on, bad input."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet
import pytest

from cabale.adapters.dataset import write_part
from cabale.adapters.tensor import layout_of
from cabale.cli.main import main
from cabale.core.protocol import CHANCE
from cabale.core.text import read_record
from cabale.games.catalogue import game_named, names

GAME = game_named("cape_epee")


def write(folder: Path, first: int = 0, count: int = 1, bots: tuple[str, ...] = ("random",)) -> int:
    return write_part(folder, GAME, 2, bots, first, count)


def all_bytes(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.mark.parametrize("name", names())
def test_a_row_for_each_decision_of_a_player(name: str, tmp_path: Path) -> None:
    game = game_named(name)
    seats = game.seats[0]
    count = write_part(tmp_path, game, seats, ["random", "page"], 5, 1)
    rows = parquet.read_table(tmp_path / f"{name}-{seats}-00000005.parquet").to_pylist()
    text = (tmp_path / "records" / f"{name}-{seats}-00000005.txt").read_text("utf-8")
    answers = [line for line in read_record(text, game_named)[1].lines if line.seat != CHANCE]
    assert count == len(rows) == len(answers)
    assert [(row["seat"], row["action"]) for row in rows] == [(a.seat, a.action) for a in answers]
    for row in rows:
        assert row["action"] in row["legal"]
        assert row["bot"] == ("random", "page")[row["seat"] % 2]
        assert len(row["observation"]) == layout_of(game, seats).size
        assert np.abs(row["observation"]).max() <= 1
        assert 1 <= row["place"] <= seats


def test_the_same_command_writes_the_same_bytes(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        write(tmp_path / folder, count=2)
    assert all_bytes(tmp_path / "one") == all_bytes(tmp_path / "two")


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    for first in (0, 1):
        write(tmp_path, first)
    whole = all_bytes(tmp_path)
    kept = tmp_path / "cape_epee-2-00000000.parquet"
    when = kept.stat().st_mtime_ns
    lost = tmp_path / "cape_epee-2-00000001.parquet"
    lost.rename(lost.with_suffix(".part"))
    for first in (0, 1):
        write(tmp_path, first)
    assert all_bytes(tmp_path) == whole
    assert kept.stat().st_mtime_ns == when


def test_a_part_grows_when_more_games_are_wanted(tmp_path: Path) -> None:
    fewer = write(tmp_path, count=1)
    more = write(tmp_path, count=2)
    assert more > fewer
    assert write(tmp_path, count=2) == more


def test_other_bots_do_not_mix_with_what_is_there(tmp_path: Path) -> None:
    write(tmp_path)
    with pytest.raises(ValueError, match=r"bots random, not with .* bots page"):
        write(tmp_path, bots=("page",))


def test_the_command_writes_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", "cape_epee", "--games", "2", "--bots", "random", "--out", str(tmp_path)]
    assert main([*words, "--lang", "en"]) == 0
    assert "2 games" in capsys.readouterr().out
    assert len(all_bytes(tmp_path)) == 3


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["cape_epee", "--seats", "9"],
        ["cape_epee", "--bots", ","],
        ["cape_epee", "--bots", "nobody"],
    ],
    ids=["game", "seats", "no-bots", "bot"],
)
def test_bad_input_is_one_sentence(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["dataset", *words, "--out", str(tmp_path / "data")])
    written = capsys.readouterr()
    assert status == 1
    assert len(written.err.strip().splitlines()) == 1
    assert not (tmp_path / "data").exists()
