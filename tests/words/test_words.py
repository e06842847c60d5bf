"""The same messages read alike in the terminal and on the page; French is spaced as it should."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from cabale.conformance.playing import GAMES, positions
from cabale.core.game import Game
from cabale.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
SHARED = ROOT / "src" / "cabale" / "words"
FRENCH = [*ROOT.glob("src/cabale/**/fr.ftl"), *ROOT.glob("src/cabale/words/*.fr.ftl")]
FRENCH_RULES = list(ROOT.glob("src/cabale/games/*/RULES.fr.md"))


class Asking(Words):
    """Words that remember what they were asked to say."""

    def __init__(self, language: str, game: Game[Any], players: list[str]) -> None:
        super().__init__(language, game, players)
        self.asked: dict[str, tuple[str, dict[str, Any], str]] = {}

    def say(self, key: str, args: Any = None) -> str:
        text = super().say(key, args)
        self.asked[f"{key} {args}"] = (key, dict(args or {}), text)
        return text


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_and_page_say_the_same(game: Game[Any], language: str) -> None:
    """Every sentence of a whole game, rendered by both runtimes."""
    seats = game.seats[0]
    words = Asking(language, game, ["Élise", "Armand", "Constance", "Denis", "Émilie", "Fanny"])
    *_, last = positions(game, seats, 51)
    journal = last.state.journal
    assert journal is not None
    for i in range(len(journal)):
        for viewer in range(-1, seats):
            event = journal.told_to(viewer, i, game.events)
            if event is not None:
                words.event(event, viewer)
    asks = [(key, args) for key, args, _ in words.asked.values()]
    files = [SHARED / f"{language}.ftl", game.folder / "words" / f"{language}.ftl"]
    page = render(files, language, asks)
    ours = [text for _, _, text in words.asked.values()]
    assert [(a, b) for a, b in zip(ours, page, strict=True) if a != b] == []


def render(files: list[Path], language: str, asks: list[tuple[str, dict[str, Any]]]) -> list[str]:
    """What the page's runtime makes of the same messages."""
    wish = {"files": [str(file) for file in files], "language": language, "asks": asks}
    done = subprocess.run(
        ["node", str(Path(__file__).with_name("render.mjs"))],
        input=json.dumps(wish),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("path", FRENCH, ids=[str(path.relative_to(ROOT)) for path in FRENCH])
def test_french_messages_are_spaced_as_the_french_do(path: Path) -> None:
    wrong = []
    for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
        text = line.partition(" = ")[2] if re.match(r"[a-z][\w-]* = ", line) else line
        text = re.sub(r"\{[^}]*\}", "0", text)
        if line.startswith("#") or re.match(r"\s+[.*\[]", line):
            continue
        if re.search(r"\w [;!?](\s|$)|\w :(\s|$)|« | »|\w'\w", text):
            wrong.append(f"{number}: {line}")
    assert wrong == []


@pytest.mark.parametrize("path", FRENCH_RULES, ids=[path.parent.name for path in FRENCH_RULES])
def test_french_rules_are_spaced_as_the_french_do(path: Path) -> None:
    lines = path.read_text("utf-8").split("\n")
    wrong = [line for line in lines if re.search(r"\w [;!?:](\s|$)|« | »|\w'\w", line)]
    assert wrong == []


@pytest.mark.parametrize("name", ["{}.ftl", "page.{}.ftl"])
def test_shared_files_hold_the_same_messages_in_both_languages(name: str) -> None:
    keys = [
        set(re.findall(r"^([a-z][\w-]*) =", (SHARED / name.format(lang)).read_text("utf-8"), re.M))
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1]


IDS = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)
FOLDERS = [SHARED, *sorted(ROOT.glob("src/cabale/games/*/words"))]


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.parent.name for folder in FOLDERS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(folder: Path, language: str) -> None:
    """Of two with one name the later would be lost, or take the place of the other, in silence."""
    files = [folder / f"{language}.ftl", folder / f"page.{language}.ftl"]
    ids = [id for file in files for id in IDS.findall(file.read_text("utf-8"))]
    assert len(ids) > 10 and sorted({id for id in ids if ids.count(id) > 1}) == []
