"""What a seat may expect is learned from games, used by bots, and refused if it is foreign."""

from __future__ import annotations

import tomllib
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from cabale.bots.arena.learn import fit, text, topics
from cabale.bots.arena.lessons import Book, lesson
from cabale.bots.senses import sense_of
from cabale.bots.tuning import settings_of
from cabale.bots.weights import FILE, OutlookError, OutlookWarning, outlook_of, read
from cabale.cli.main import main
from cabale.core.game import Game
from cabale.games import catalogue
from cabale.games.catalogue import game_named

MADE = "cabale learn purses"


@pytest.fixture
def purses() -> Iterator[Game]:
    """A game from outside, whose file of weights may be written and is gone afterwards."""
    forget()
    game = game_named("purses")
    yield game
    (game.folder / FILE).unlink(missing_ok=True)
    forget()


def forget() -> None:
    catalogue.look_again()
    outlook_of.cache_clear()
    sense_of.cache_clear()


def learned(game: Game, games: int = 400) -> str:
    """What some games of two and three taught, as a file."""
    wanted = topics(game, [2, 3], games, 1, "random")
    return text(game, MADE, list(fit([lesson(topic) for topic in wanted])))


def test_a_game_from_outside_learns_what_its_coins_are_worth(purses: Game) -> None:
    found = read(purses, 2, learned(purses).encode())
    assert found is not None
    assert 270_000 < list(found.weights)[-1] < 330_000  # three points, as the last round begins


def test_all_rounds_together_have_the_same_weights(purses: Game) -> None:
    lessons = [lesson(topic) for topic in topics(purses, [2], 400, 1, "random")]
    apart, joined = list(fit(lessons)), list(fit(lessons, together=True))
    assert len({tuple(line.weights[1:]) for line in joined}) == 1 < len(joined)
    assert len({tuple(line.weights[1:]) for line in apart}) == len(apart)
    assert all(270_000 < line.weights[-1] < 330_000 for line in joined)
    assert all(line.error < line.constant for line in joined)


def test_its_bots_judge_by_what_was_learned(purses: Game) -> None:
    s = purses.new(2)
    s.round, s.coins = 1, [4, 0]
    (purses.folder / FILE).write_text(learned(purses), "utf-8")
    plain, wiser = settings_of("purses", 2, {"learned": 0}), settings_of("purses", 2)
    assert plain.outlook is None
    assert wiser.outlook is not None
    rich, poor = wiser.outlook.worths(s, sense_of("purses"))
    assert rich - poor > 900
    assert list(sense_of("purses").worths(s)) == [0, 0]


def test_a_corrected_box_is_judged_plainly(purses: Game) -> None:
    outlook = read(purses, 2, learned(purses).encode())
    assert outlook is not None
    s = purses.new(2)
    s.round, s.coins = 1, [4, 0]
    s.printed = False
    assert list(outlook.worths(s, sense_of("purses"))) == [0, 0]
    assert not s.clone().printed


def test_the_same_games_teach_the_same(purses: Game) -> None:
    assert learned(purses, 25) == learned(purses, 25)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("game =", "[[game", "is damaged"),
        ('game = "purses"', 'game = "chess"', "was learned from chess, not from purses"),
        ("rules = 1", "rules = 7", "was learned from version 7 of the rules"),
        ('box = "', 'box = "0', "was learned with another box"),
        ('"coins"', '"pearls"', "was learned from other signs"),
        ("weights = [", "weights = [1, ", "is damaged"),
        ("weights = [", "weights = [0.5, ", "is damaged"),
        ("weights = [", "weights = [9000000000, ", "is damaged"),
        ("[[line]]", "[[lines]]", "is damaged"),
        ("round = 1", "round = -1", "is damaged"),
        ("seats = 2", 'seats = "two"', "is damaged"),
        ("weights = [", "weights = [nan, ", "is damaged"),
        ("weights = [", "weights = [inf, ", "is damaged"),
        ("weights = [", "weights = [" + "[" * 5000, "is damaged"),
        ("weights = [", "weights = [" + "9" * 5000 + ", ", "is damaged"),
        ("seats = 2", "seats = true", "is damaged"),
        ("rules = 1", "", "was learned from version None of the rules"),
    ],
)
def test_weights_that_do_not_fit_are_one_sentence(
    purses: Game, old: str, new: str, says: str
) -> None:
    whole = learned(purses, 25)
    assert old in whole
    with pytest.raises(OutlookError, match=says):
        read(purses, 2, whole.replace(old, new).encode())
    (purses.folder / FILE).write_text(whole.replace(old, new), "utf-8")
    with pytest.warns(OutlookWarning, match="the bots of purses judge plainly"):
        assert settings_of("purses", 2).outlook is None


def test_bytes_that_are_no_text_are_one_sentence(purses: Game) -> None:
    with pytest.raises(OutlookError, match="is damaged"):
        read(purses, 2, b"\xff\xfe\x00")


def test_a_folder_in_their_place_is_one_sentence(purses: Game) -> None:
    outlook_of.cache_clear()
    (purses.folder / FILE).mkdir()
    try:
        with pytest.warns(OutlookWarning, match=r"^outlook.toml cannot be read: [^;]*; the bots"):
            assert settings_of("purses", 2).outlook is None
    finally:
        (purses.folder / FILE).rmdir()


def test_no_weights_are_no_fault(purses: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert settings_of("purses", 2).outlook is None


@pytest.mark.parametrize("game", [entry.name for entry in catalogue.OURS])
def test_what_our_games_learned_fits_them(game: str) -> None:
    outlook_of.cache_clear()
    path = game_named(game).folder / FILE
    kept = tomllib.loads(path.read_text("utf-8"))["line"] if path.is_file() else []
    learned = {line["seats"] for line in kept}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = {n for n in game_named(game).seats if outlook_of(game, n) is not None}
    assert found == learned


# -- the command


def learn(out: Path, write: Path, *more: str) -> int:
    words = ["learn", "purses", "--seats", "2", "--games", "25", "--bot", "random"]
    return main([*words, "--workers", "1", "--out", str(out), "--write", str(write), *more])


def test_an_interrupted_run_goes_on_and_ends_with_the_same(
    purses: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    assert learn(whole, first, "--lang", "fr") == 0
    assert "jugement simple" in capsys.readouterr().out
    lines = whole.read_text("utf-8").splitlines(keepends=True)
    cut.write_text("".join(lines[:9]) + lines[9][:20], "utf-8")
    assert learn(cut, second) == 0
    assert second.read_text("utf-8") == first.read_text("utf-8")
    assert sorted(cut.read_text("utf-8").splitlines()) == sorted(map(str.strip, lines))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["purses", "--games", "3"], "at least 20 games"),
        (["purses", "--seats", "5"], "purses is for 2 to 3 players, not for 5"),
        (["purses", "--bot", "duke"], "no bot “duke”"),
        (["reigns"], "names no signs to learn from"),
    ],
)
def test_what_cannot_be_learned_is_one_sentence(
    purses: Game, words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", *words]) == 1
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("line", ["{}", "[1]", '{"run": 1, "seats": 2}', "no json"])
def test_a_file_of_something_else_is_refused(
    purses: Game, tmp_path: Path, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.jsonl"
    Book({"game": "purses", "rules": 1, "learn": "random"}, out)
    out.write_text(out.read_text("utf-8") + line + "\n", "utf-8")
    assert learn(out, tmp_path / "weights.toml") == 1
    assert "holds a line that is no lesson" in capsys.readouterr().err
