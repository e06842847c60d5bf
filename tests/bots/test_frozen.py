"""Bots of 0.1.0 play on: their own release, asked in words, by the rules it knew."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cabale.bots.arena import frozen
from cabale.bots.arena.contest import plan
from cabale.bots.arena.match import play
from cabale.bots.arena.task import ArenaError

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "frozen"
GAMES = [("cape_epee", 3), ("louis_xiv", 2), ("heads_of_state", 2), ("reigns", 3)]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """0.1.0 as the history has it, not compiled."""
    commit = SCRIPT.read_text("utf-8").partition("COMMIT=")[2].split()[0]
    found = subprocess.run(["git", "-C", ROOT, "cat-file", "-e", commit], capture_output=True)
    if found.returncode:
        pytest.skip("this copy of the repository has no history")
    folder = tmp_path_factory.mktemp("frozen")
    settings = {"CABALE_FROZEN": str(folder), "CABALE_COMPILE": "0"}
    subprocess.run([SCRIPT], env={**os.environ, **settings}, check=True, capture_output=True)
    return folder


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_frozen_bot_plays_every_game_to_its_end(
    game: str, seats: int, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own release checks every answer it hears by its own rules, so a fault would tell."""
    monkeypatch.setattr(frozen, "KEPT", kept)
    planned = plan(game, ["page", "page-0.1"], seats, seats, 5, {}, ["one"])
    assert planned.described["rules"] == 1
    outcome = play(planned.blocks[0][0])
    assert outcome.faults == []
    assert min(outcome.answers) > 0


def test_a_frozen_minister_counts_iterations_as_it_did(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frozen, "KEPT", kept)
    (task,) = plan("cape_epee", ["minister-0.1@9", "random"], 2, 1, 5, {}).blocks[0][:1]
    one, two = play(task), play(task)
    assert one.faults == []
    assert one.points == two.points


def test_its_own_release_answers_not_the_present_one(kept: Path) -> None:
    asked = "import cabale; print(cabale.__version__)"
    environment = {**os.environ, "PYTHONPATH": str(kept / "0.1")}
    run = [sys.executable, "-P", "-c", asked]
    assert subprocess.check_output(run, env=environment, text=True).strip() == "0.1.0"


def test_matches_among_bots_of_today_go_by_the_present_rules() -> None:
    assert plan("reigns", ["page", "random"], 3, 1, 5, {}).described["rules"] == 2


def test_a_release_that_is_not_there_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frozen, "KEPT", tmp_path)
    with pytest.raises(ArenaError, match=r"'minister-0\.1' needs the bots of 0\.1: run scripts"):
        plan("cape_epee", ["minister", "minister-0.1"], 2, 2, 1, {})
