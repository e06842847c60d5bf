"""games, replay, verify, check, fuzz and bench."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from terminal import (
    COMMAND,
    Run,
    assert_refused,
    environment,
    heed_ctrl_c,
    is_record,
    saved_game,
)

from cabale.boards import draw_board
from cabale.cli import fuzz
from cabale.conformance.playing import TABLE_IDS, TABLES, positions
from cabale.core.game import Game
from cabale.core.protocol import WATCHER
from cabale.games.catalogue import game_named, names
from cabale.words.words import Words

GAME = "cape_epee"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_games_lists_every_game_with_its_options(cabale: Run, language: str) -> None:
    text = cabale("games", "--lang", language).stdout
    for name in names():
        assert name in text
        for option in game_named(name).options:
            assert f"--option {option.name}=" in text


@pytest.mark.parametrize("width", [60, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_every_board_fits_the_terminal(
    game: Game[Any], seats: int, language: str, width: int
) -> None:
    words = Words(language, game, ["Élise"] * seats)
    console = Console(width=width, no_color=True, force_terminal=False, record=True, quiet=True)
    every = list(positions(game, seats, 9))
    for played in every[:: max(1, len(every) // 8)] + every[-1:]:
        for seat in (WATCHER, 0, seats - 1):
            lines = console.render_lines(draw_board(game, played.state, seat, words), pad=False)
            assert max(sum(part.cell_length for part in line) for line in lines) <= width


# -- replay


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", names())
def test_replay_tells_a_game_to_everybody(
    cabale: Run, game: str, language: str, tmp_path: Path
) -> None:
    path = saved_game(tmp_path / "game.txt", game, game_named(game).seats[0])
    for eyes in ([], ["--seat", "A"], ["--seat", "all"], ["--seat", "watcher"]):
        done = cabale("replay", path, "--lang", language, *eyes)
        assert done.status == 0, done.stderr
        assert ("1st" if language == "en" else "1er") in done.stdout
        assert max(map(len, done.stdout.splitlines())) <= 60


def test_replay_stops_where_it_is_told(cabale: Run, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.txt")
    short, long = (cabale("replay", path, "--to", n).stdout for n in (20, 60))
    assert len(short) < len(long)
    assert "1st" not in long
    assert_refused(cabale("replay", path, "--to", 10**6), "lines of play")
    assert_refused(cabale("replay", path, "--to", -1), "no whole number from 0", 2)


def test_replay_through_a_seat_that_is_not_there_is_refused(cabale: Run, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.txt")
    assert_refused(cabale("replay", path, "--seat", "F"), "no seat F")


def test_replay_of_an_open_game_tells_what_is_public(cabale: Run, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.txt", upto=12)
    public, everything = cabale("replay", path), cabale("replay", path, "--seat", "all")
    assert public.stdout == cabale("replay", path, "--seat", "watcher").stdout
    assert public.stdout != everything.stdout


# -- analyse


@pytest.mark.parametrize("language", ["en", "fr"])
def test_analyse_weighs_every_choice(cabale: Run, language: str, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.txt", GAME, 2, upto=60)
    effort = ("--iterations", "8", "--worlds", "8", "--lang", language)

    text = cabale("analyse", path, *effort).stdout

    assert "A %" in text and "B %" in text
    assert ("The analyst:" if language == "en" else "L’analyste") in text
    assert cabale("analyse", path, *effort).stdout == text


# -- verify


def a_played_game(cabale: Run, path: Path) -> str:
    cabale("play", GAME, "--seats", "random,random", "--record", path, "--seed", "4")
    return path.read_text("utf-8")


def test_verify_proves_the_deal(cabale: Run, tmp_path: Path) -> None:
    a_played_game(cabale, tmp_path / "game.txt")
    done = cabale("verify", tmp_path / "game.txt")
    assert done.status == 0, done.stderr
    assert "follow from it" in " ".join(done.stdout.split())


def test_verify_finds_what_was_changed(cabale: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = a_played_game(cabale, path)
    seed = next(line for line in text.splitlines() if line.startswith("seed "))
    commit = next(line for line in text.splitlines() if line.startswith("commit "))
    for old, new, reason in (
        (seed, "seed 1234", "not the one that was committed"),
        (seed, "seed xyz", "not hexadecimal"),
        (seed + "\n", "", "sealed"),
        (commit + "\n", "", "no commitment"),
        (seed, seed + "\nentropy more", "does not follow from the seed"),
    ):
        path.write_text(text.replace(old, new, 1), "utf-8")
        assert_refused(cabale("verify", path), reason)


# -- check

HOLDS = 'game = "cape_epee"\nseats = 2\n[expect]\nwaiting = "*"\n'


def test_check_reports_on_every_file(cabale: Run, tmp_path: Path) -> None:
    files = {
        "holds.toml": HOLDS,
        "fails.toml": HOLDS.replace('"*"', '"A"'),
        "none.toml": HOLDS.replace("seats", "saets"),
        "cut.txt": "cabale record 1\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    saved_game(tmp_path / "game.txt")

    good = cabale("check", tmp_path / "holds.toml", tmp_path / "game.txt")
    bad = cabale("check", *sorted(tmp_path.iterdir()), tmp_path / "missing")

    assert (good.status, bad.status) == (0, 1)
    shown = " ".join(bad.stdout.split())
    assert shown.count("FAILS") == 4
    assert shown.count("holds ") == 2
    assert "waiting: expected A, found *" in shown
    assert "a scenario has no 'saets'" in shown
    assert "6 files, 4 fail." in shown


def test_check_knows_the_paragraphs_that_a_lesson_names(cabale: Run, tmp_path: Path) -> None:
    taught = game_named("cape_epee").folder / "lessons" / "1-first-steps.toml"
    text = taught.read_text("utf-8")
    wrong = text.replace('rules = ["3.2"]', 'rules = ["3.9"]', 1).replace(
        'rules = ["3.3"]\n', "", 1
    )
    (tmp_path / "wrong.toml").write_text(wrong, "utf-8")

    good, bad = cabale("check", taught), cabale("check", tmp_path / "wrong.toml")

    assert (good.status, bad.status) == (0, 1)
    shown = " ".join(bad.stdout.split())
    assert "line 24, step 2: the rules have no paragraph '3.9'" in shown
    assert "step 3: no paragraph says why: 'rules'" in shown


# -- fuzz


def test_fuzz_plays_as_many_games_as_asked(cabale: Run) -> None:
    first, second = (cabale("fuzz", GAME, "--games", 12, "--seed", 7) for _ in range(2))
    assert first.status == 0, first.stderr
    assert first.stdout == second.stdout
    assert first.stdout.startswith("12 games")


def test_fuzz_goes_on_until_it_is_stopped() -> None:
    process = subprocess.Popen(
        [*COMMAND, "fuzz", GAME],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(TERM="xterm", FORCE_COLOR="1"),
        preexec_fn=heed_ctrl_c,
    )
    assert process.stderr is not None
    shown = b""
    try:
        while b"games" not in shown:
            shown += os.read(process.stderr.fileno(), 1000)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 0
    assert b"without a fault" in out


def test_a_fault_is_written_as_a_record(
    cabale: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No game of ours has a fault, so the bound on its length is made one."""
    monkeypatch.setattr(fuzz, "BOUND", 40)
    done = cabale("fuzz", GAME, "--games", 3, "--out", tmp_path)
    assert_refused(done, "the game does not end")
    record, report = sorted(tmp_path.iterdir(), key=lambda path: len(path.name))
    assert is_record(record)
    assert "AssertionError" in report.read_text("utf-8")


def test_any_seed_that_a_generator_takes_will_do(cabale: Run) -> None:
    for seed in (-(2**60), -1, 2**60):
        assert cabale("fuzz", GAME, "--games", 2, "--seed", seed).status == 0
    assert_refused(cabale("fuzz", GAME, "--games", 2, "--seed", 10**40), "no whole number", 2)


# -- bench


def test_bench_measures_and_writes_json(cabale: Run, tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    done = cabale("bench", GAME, "--seats", 3, "--seconds", 0.01, "--json", path, COLUMNS="120")
    assert done.status == 0, done.stderr
    (row,) = json.loads(path.read_text())["rows"]
    assert row["game"] == GAME
    assert all(row[name] > 0 for name in ("decisions", "picked", "clone", "resample", "bytes"))
