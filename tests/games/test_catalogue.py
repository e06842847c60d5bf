"""Games from other packages: found by their entry point, and left out with one sentence."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cabale.cli.main import main
from cabale.core.game import Game, GameError
from cabale.games import catalogue

GAME = """
from cabale.core.game import Game
from cabale.core.journal import EventKind
from cabale.core.protocol import Decision, State, Verb

class Coin(State):
    def clone(self): return Coin(self.seats, self.decisions)

class Toss(Decision): pass

class Coins(Game):
    name = "{name}"
    package = __name__
    seats = range(2, 4)
    minutes = 1
    rules_version = 1
    verbs = (Verb("toss", 0, (), 2),)
    events = [EventKind("tossed", "1.1")]
    decisions = [Toss("toss", "1.1")]
    def start(self, seats, options, components): return Coin(seats, self.decisions)
    def view(self, s, seat): return {{}}
    {more}

GAME = Coins()
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts packages with an entry point on the path, and takes them away again."""
    monkeypatch.syspath_prepend(tmp_path)
    made = []

    def put(name: str, source: str, announced: str = "", words: bool = True) -> None:
        made.append(name)
        (tmp_path / name / "words").mkdir(parents=True)
        (tmp_path / name / "__init__.py").write_text(source, "utf-8")
        if words:
            (tmp_path / name / "words" / "en.ftl").write_text("title = Coins\n", "utf-8")
        info = tmp_path / f"{name}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        entry = f"[cabale.games]\n{announced or name} = {name}:GAME\n"
        (info / "entry_points.txt").write_text(entry)
        catalogue.look_again()

    yield put
    monkeypatch.undo()
    catalogue.look_again()
    for name in made:
        sys.modules.pop(name, None)


def source(name: str, more: str = "") -> str:
    return GAME.format(name=name, more=more)


def others() -> set[str]:
    """The games of other packages, but for the toy of the server's tests."""
    return {*catalogue.names()} - {entry.name for entry in catalogue.OURS} - {"toy"}


def test_a_game_of_another_package_stands_behind_ours(install: Install) -> None:
    install("coins", source("coins"))
    assert others() == {"coins"}
    assert catalogue.game_named("coins").new(2).seats == 2
    assert catalogue.names()[:4] == [entry.name for entry in catalogue.OURS]


BROKEN = {
    "is no package": ("import nothing_of_that_name", "cannot be imported (ModuleNotFoundError"),
    "has a fault": ("1 / 0", "cannot be imported (ZeroDivisionError"),
    "is no game": ("GAME = 3", "is no Game but a int"),
    "lacks fields": (source("coins").replace("    minutes = 1\n", ""), "coins lacks minutes"),
    "is for nobody": (source("coins").replace("range(2, 4)", "range(0)"), "is for 1 to 6 seats"),
    "has other names": (source("medals"), "the game 'medals' is announced as 'coins'"),
    "does not begin": (
        source("coins", "def start(self, *what): return 1 / 0"),
        "cannot begin (ZeroDivisionError",
    ),
    "overlaps": (
        source("coins", "verbs = (Verb('a', 0, (), 9), Verb('b', 8))"),
        "has verbs whose codes overlap: a and b",
    ),
    "says it twice": (
        source("coins", "verbs = (Verb('a', 0), Verb('a', 1))"),
        "has verbs of the same name: a",
    ),
}


@pytest.mark.parametrize("why", BROKEN)
def test_a_package_that_is_left_out_is_named_and_the_rest_goes_on(
    why: str, install: Install
) -> None:
    text, sentence = BROKEN[why]
    install("coins", text)
    install("tokens", source("tokens"))
    with pytest.warns(catalogue.GameWarning, match="the package coins is left out") as told:
        assert others() == {"tokens"}
    assert len(told) == 1
    assert sentence in str(told[0].message)
    assert "\n" not in str(told[0].message)
    with pytest.raises(GameError) as error:
        catalogue.game_named("coins")
    assert sentence in str(error.value)


def test_nobody_takes_the_name_of_another_game(install: Install) -> None:
    install("crowns", source("cape_epee"), announced="cape_epee")
    with pytest.warns(catalogue.GameWarning, match="there is a game 'cape_epee' already"):
        assert others() == set()
    assert catalogue.game_named("cape_epee").package == "cabale.games.cape_epee"


def test_a_game_without_words_is_left_out(install: Install) -> None:
    install("coins", source("coins"), words=False)
    with pytest.warns(catalogue.GameWarning, match="has no words/en.ftl"):
        assert others() == set()


def test_a_game_that_lacks_fields_says_so_when_it_is_made() -> None:
    class Nothing(Game):  # type: ignore[type-arg]
        name = "nothing"

    with pytest.raises(GameError, match="the game nothing lacks package, seats, minutes"):
        Nothing()


def test_the_terminal_says_in_one_line_what_was_left_out(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install("coins", "1 / 0")
    assert main(["games"]) == 0
    out, err = capsys.readouterr()
    assert "cape_epee" in out
    assert err.count("\n") == 1
    assert err.startswith("cabale: the game 'coins' cannot be imported (ZeroDivisionError")
    assert main(["play", "coins"]) == 1
    assert "cannot be imported" in capsys.readouterr().err
