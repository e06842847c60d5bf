"""Every puzzle can be played to, keeps what is hidden hidden, and says what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cabale.bots.eyes import Eyes
from cabale.bots.hint import LIKELY, told
from cabale.bots.puzzling import searched
from cabale.cli.main import main
from cabale.core.game import Game, GameError
from cabale.core.puzzle import (
    FILE,
    faults_of_puzzles,
    play_to,
    read_puzzle,
    read_puzzles,
    solutions,
    themes,
    write_puzzle,
)
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named, names
from cabale.words.words import LANGUAGES, Words

WITH = [name for name in names() if (game_named(name).folder / FILE).is_file()]
SAID: dict[str, str | int] = {"seat": "Ana", "answer": "x", "percent": 5}
each_game = pytest.mark.parametrize("game", [game_named(name) for name in WITH], ids=WITH)


@each_game
def test_every_puzzle_can_be_played_to_and_has_a_reason(game: Game[Any]) -> None:
    assert faults_of_puzzles((game.folder / FILE).read_text("utf-8"), game_named) == []
    for puzzle in read_puzzles(game)[::4]:
        play = play_to(game, puzzle)
        assert told(Eyes(game.name, play.state, puzzle.seat), puzzle.best, Rng(1))


@each_game
def test_no_puzzle_calls_most_likely_what_seldom_happens(game: Game[Any]) -> None:
    replies = [reply for puzzle in read_puzzles(game) for reply in puzzle.line]
    assert all(one.percent > 100 * LIKELY for one in replies if one.key == "expects")


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_and_answer_has_words(game: Game[Any], language: str) -> None:
    words = Words(language, game)
    assert all(words.say(f"theme-{theme}") for theme in themes(game))
    for puzzle in read_puzzles(game)[::6]:
        assert all(words.say(f"hint-{reply.key}", SAID) for reply in puzzle.line)


def test_a_puzzle_is_written_as_it_was_read() -> None:
    game = game_named("louis_xiv")
    line = (game.folder / FILE).read_text("utf-8").splitlines()[0]
    assert write_puzzle(game, read_puzzle(game, line)) == line


def changed(**fields: Any) -> str:
    """The first line of Louis XIV with other fields."""
    line = (game_named("louis_xiv").folder / FILE).read_text("utf-8").splitlines()[0]
    return json.dumps({**json.loads(line), **fields})


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("{", "no line of JSON"),
        ("[]", "a puzzle has just answers, best"),
        ("{}", "a puzzle has just answers, best"),
        (changed(game="chess"), "chess"),
        (changed(rules=1), "made by rules 1, the present ones are 2"),
        (changed(seats=9), "no seat"),
        (changed(seat=True), "seat is no number"),
        (changed(seat=7), "no seat 7"),
        (changed(theme="love"), "theme is one of mission"),
        (changed(best="A dance"), "no verb 'dance'"),
        (changed(best="* draw 1"), ""),
        (changed(answers=[5]), "'5' is not an answer"),
        (changed(answers=["A pass"]), "answer 1:"),
        (changed(answers="A pass"), "answers is no list"),
        (changed(chance=101), "chance is 101"),
        (changed(line=[["hopes", 5, "A pass"]]), "line holds"),
        (changed(line=[5]), "line holds"),
        (changed(line=[["expects", True, "A pass"]]), "line holds"),
        (changed(line=[["expects", 10**9, "A pass"]]), "line holds"),
        (changed(margin=99, chance=98), "margin is more than chance"),
        (changed(margin=0), "margin is 0: no answer is clearly the best"),
        (changed(theme="\ud800"), "no line of JSON"),
        (changed(seats=10**300), "no seat"),
        (changed().replace('"rules"', '"seat": 0, "rules"'), "a field stands there twice"),
        ("{" + '"a":{' * 100_000, "no line of JSON"),
        ("", "no line of JSON"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number_and_the_reason(
    tmp_path: Path, line: str, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / FILE
    path.write_text(changed() + "\n" + line + "\n", "utf-8")
    faults = faults_of_puzzles(path.read_text("utf-8"), game_named)
    assert len(faults) == 1 and faults[0].startswith("line 2: ") and what in faults[0]
    assert main(["check", str(path), "--lang", "en"]) == 1
    assert "line 2: " in capsys.readouterr().out


def test_a_line_that_stands_there_twice_is_refused() -> None:
    assert "twice" in faults_of_puzzles(f"{changed()}\n{changed()}", game_named)[0]


def test_a_file_that_cannot_be_read_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text(changed() + "\n{\n", "utf-8")
    with pytest.raises(GameError, match=r"puzzles.jsonl, line 2: no line of JSON"):
        read_puzzles(game_named("louis_xiv"), path)


def test_bytes_that_are_no_text_name_the_line_too(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(changed().encode() + b"\n\xff\n")
    with pytest.raises(GameError, match=r"puzzles.jsonl, line 2: not UTF-8"):
        read_puzzles(game_named("louis_xiv"), path)


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


def test_a_part_of_a_file_is_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cabale.cli.puzzles.LONG", 20)
    game = game_named("louis_xiv")
    lines = (game.folder / FILE).read_text("utf-8").splitlines()[:5]
    path = tmp_path / FILE
    path.write_text("\n".join(lines) + "\n", "utf-8")
    for part, count in (("2/2", 2), ("1/5", 1)):
        main(["puzzles", "louis_xiv", "--prove", str(path), "--part", part, "--lang", "en"])
        assert f"searched anew: {count}," in capsys.readouterr().out
    for wrong in ("0/2", "3/2", "two"):
        words = ["puzzles", "louis_xiv", "--prove", str(path), "--part", wrong, "--lang", "en"]
        assert main(words) == 1
        assert "A part is written 2/8" in capsys.readouterr().err


def test_no_word_and_no_verdict_solves_a_puzzle_of_reigns() -> None:
    assert [verb.name for verb in solutions(game_named("reigns"))] == ["propose", "turn", "draw"]
    assert solutions(game_named("louis_xiv")) == ()
