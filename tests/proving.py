"""What proves each ruling, for docs/rules.md: `python tests/proving.py` writes it anew.

A scenario names its paragraph; a test has it in its name, as in `test_R_36_…` or `test_5_8_…`.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from cabale.core.game import Game
from cabale.games.catalogue import game_named
from cabale.rulebook import paragraphs
from cabale.words.words import Words

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules.md"
BEGIN, END = "<!-- proofs -->", "<!-- end -->"
GAMES = ("louis_xiv", "heads_of_state", "cape_epee", "reigns")
NAMED = re.compile(r"^def test_((?:[A-Za-z]?_?\d+_)+)(\w+)", re.MULTILINE)
CITED = re.compile(r"([A-Za-z])_?(\d+)|(\d+)_(\d+)")
RULING = re.compile(r"[A-Z]-\d+")


@cache
def proofs(name: str) -> dict[str, list[str]]:
    """For each paragraph of a game what proves it, and where that stands."""
    out: dict[str, list[str]] = {}
    folder = ROOT / "tests" / "games" / name
    for path in sorted(folder.glob("scenarios/*.toml")):
        table = tomllib.loads(path.read_text("utf-8"))
        out.setdefault(table["paragraph"], []).append(said(table["title"], path))
    for path in sorted(folder.glob("test_*.py")):
        for numbers, words in NAMED.findall(path.read_text("utf-8")):
            for paragraph in cited(numbers):
                out.setdefault(paragraph, []).append(said(words.replace("_", " "), path))
    return out


def cited(numbers: str) -> list[str]:
    """`R_36_` and `4_6_R_36_` as the paragraphs they stand for."""
    return [
        f"{letter.upper()}-{ruling}" if letter else f"{section}.{number}"
        for letter, ruling, section, number in CITED.findall(numbers)
    ]


def said(words: str, path: Path) -> str:
    return f"{words[0].upper()}{words[1:]} (`{path.stem}`)"


def rulings(name: str) -> list[str]:
    return [number for number in paragraphs(game_named(name), "en") if RULING.fullmatch(number)]


def sections() -> str:
    return "\n".join(section(game_named(name)) for name in GAMES)


def section(game: Game[object]) -> str:
    rows = [f"| {n} | {'<br>'.join(proofs(game.name)[n])} |" for n in rulings(game.name)]
    title = Words("en", game).say("title")
    return "\n".join([f"\n### {title}\n", "| ruling | proved by |", "|---|---|", *rows, ""])


def written(page: str) -> str:
    """The page with the proofs as they are now."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{sections()}\n{END}{tail}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
