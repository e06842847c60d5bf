"""A game at one keyboard: the file always tells what was done, and what was taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cabale.cli.saved import Saved
from cabale.conformance.playing import TABLE_IDS, TABLES
from cabale.core.deal import Deal
from cabale.core.game import Game, GameError, state_hash
from cabale.core.play import Play
from cabale.core.record import Back, Record
from cabale.core.rng import Rng
from cabale.core.text import read_record
from cabale.games.catalogue import game_named

each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
STEPS = 150


def new_game(game: Game[Any], seats: int, path: Path) -> Saved:
    return Saved(game, Play(game, seats).record(), path, Deal(b"a table"))


def on_disk(saved: Saved) -> Record:
    return read_record(saved.path.read_text("utf-8"), game_named)[1]


@each_table
def test_what_is_taken_back_stays_in_the_file(game: Game[Any], seats: int, tmp_path: Path) -> None:
    saved, rng = new_game(game, seats, tmp_path / "game.txt"), Rng(3)
    play = saved.play
    hashes = {}
    while len(play.answers) < STEPS and not play.is_over():
        seat = play.waiting()[0]
        hashes[len(play.answers)] = state_hash(play.state)
        play.follow(seat, int(play.state.pick(seat, rng)))
        free = play.undoable(seat)
        if free:
            saved.undo(seat, free)
            assert state_hash(play.state) == hashes[len(play.answers)]
            assert on_disk(saved).lines[-1] == Back(seat, free)
            assert on_disk(saved) == saved.record
            return


@each_table
def test_more_than_is_free_cannot_be_taken_back(
    game: Game[Any], seats: int, tmp_path: Path
) -> None:
    saved = new_game(game, seats, tmp_path / "game.txt")
    for count in (0, -1, 1, 10**6):
        with pytest.raises(GameError):
            saved.undo(0, count)


def test_a_game_that_was_cut_short_goes_on_from_its_file(tmp_path: Path) -> None:
    saved, rng = new_game(game_named("louis_xiv"), 3, tmp_path / "game.txt"), Rng(4)
    for _ in range(20):
        seat = saved.play.waiting()[0]
        saved.answer(seat, int(saved.play.state.pick(seat, rng)))
    before = state_hash(saved.play.state)
    saved.play.state.apply(saved.play.waiting()[0], saved.play.legal(saved.play.waiting()[0])[0])
    saved.restore()
    assert state_hash(saved.play.state) == before
    assert on_disk(saved) == saved.record
