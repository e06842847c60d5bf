"""Every puzzle can be played to, keeps what is hidden hidden, and says what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cabale.bots.eyes import Eyes
from cabale.bots.hint import told
from cabale.bots.puzzling import searched
from cabale.cli.main import main
from cabale.core.game import Game, GameError
from cabale.core.puzzle import FILE, play_to, read_puzzle, read_puzzles, write_puzzle
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named, names

WITH = [name for name in names() if (game_named(name).folder / FILE).is_file()]
each_game = pytest.mark.parametrize("game", [game_named(name) for name in WITH], ids=WITH)


@each_game
def test_every_puzzle_is_legal_by_the_present_rules_and_has_a_reason(game: Game[Any]) -> None:
    puzzles = read_puzzles(game)
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles) > 0
    for puzzle in puzzles[::4]:
        play = play_to(game, puzzle)
        assert puzzle.best != puzzle.second
        assert told(Eyes(game.name, play.state, puzzle.seat), puzzle.best, Rng(1))


def test_a_puzzle_is_written_as_it_was_read() -> None:
    game = game_named("louis_xiv")
    line = (game.folder / FILE).read_text("utf-8").splitlines()[0]
    assert write_puzzle(game, read_puzzle(game, line)) == line


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("{", "line 1: no line of JSON"),
        ("{}", "line 1: a puzzle has just answers, best"),
        (
            '{"rules": 1, "seats": 2, "seat": 0, "answers": [5], "best": "", "second": "",'
            ' "chance": 0, "margin": 0, "missed": 0}',
            "line 1:",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(tmp_path: Path, line: str, what: str) -> None:
    path = tmp_path / FILE
    path.write_text(line + "\n", "utf-8")
    with pytest.raises(GameError, match=what):
        read_puzzles(game_named("cape_epee"), path)


def test_a_search_says_by_how_much_its_best_answer_is_ahead() -> None:
    game = game_named("louis_xiv")
    puzzle = read_puzzles(game)[0]
    s = play_to(game, puzzle).state
    found = searched(game, s, puzzle.seat, 40, Rng(1))
    assert found is None or found.least < found.lead <= 1


def test_the_terminal_shows_a_puzzle_and_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "louis_xiv", "--show", "1", "--lang", "en"]) == 0
    assert "one answer is clearly the best" in capsys.readouterr().out
    assert main(["puzzles", "louis_xiv", "--show", "1", "--answer", "1", "--lang", "en"]) == 0
    assert "points less" in capsys.readouterr().out
    assert main(["puzzles", "louis_xiv", "--show", "999", "--lang", "en"]) == 1
