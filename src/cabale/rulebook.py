"""RULES.*.md as people look things up in it: by paragraph, by word, by a term of the printed rules.

What stands in comments is for programs. Between `<!-- table boards -->` and `<!-- end -->` stands
what `tables.py` of the game's folder makes of components.toml; `python -m cabale.rulebook` writes
it anew. `<!-- scenario bribes -->` names the scenario that plays a worked example, and the table
after `<!-- index -->` leads from the words of the printed rules to ours. `<!-- picture start -->`
shows a position of pictures.json behind its paragraph, drawn by the game's own board on the page.
"""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from functools import cache
from typing import Any

from cabale.core.game import Game
from cabale.games.catalogue import game_named, names
from cabale.words.tables import markdown
from cabale.words.words import LANGUAGES, Words, plain

PARAGRAPH = re.compile(r"^\*\*([A-Z0-9][\w.-]*)\*\*", re.MULTILINE)
COMMENT = re.compile(r"[ \n]*<!--.*?-->", re.DOTALL)
SCENARIO = re.compile(r"<!-- scenario ([\w -]+) -->")
CITED = re.compile(r"§\s?([A-Z]+-\d+|\d+(?:\.\d+)*)")
TABLE = re.compile(r"(<!-- table ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
INDEX = "<!-- index -->"
SHORT = 2  # letters: PI, or
PLURAL = re.compile(r"(?<=\w{3})[sx]\b")
LONG_WORD = re.compile(r"[^\W\d_]{4,}")


@cache
def rules_of(game: Game[Any], language: str) -> str:
    """The whole rulebook, to read."""
    return COMMENT.sub("", game.file("RULES.*.md", language))


@cache
def paragraphs(game: Game[Any], language: str) -> dict[str, str]:
    """Every numbered paragraph, its number in front, in the order of the rules."""
    return {
        number: COMMENT.sub("", text) for number, text in split(game.file("RULES.*.md", language))
    }


@cache
def scenarios(game: Game[Any], language: str) -> dict[str, list[str]]:
    """The scenarios of every worked example, by the number of its paragraph."""
    parts = split(game.file("RULES.*.md", language))
    named = [(number, SCENARIO.search(text)) for number, text in parts]
    return {number: found.group(1).split() for number, found in named if found}


def split(text: str) -> list[tuple[str, str]]:
    """The numbered paragraphs of each section, with all that follows them there."""
    out = []
    for section in re.split(r"^#.*$", text, flags=re.MULTILINE):
        starts = [*PARAGRAPH.finditer(section)]
        ends = [*[start.start() for start in starts], len(section)][1:]
        for start, end in zip(starts, ends, strict=False):
            out.append((start.group(1), section[start.start() : end].strip()))
    return out


@cache
def terms(game: Game[Any], language: str) -> dict[str, list[str]]:
    """Words of the printed rules, plainly spelled, and the paragraphs where ours stand."""
    out: dict[str, list[str]] = {}
    for line in game.file("RULES.*.md", language).partition(INDEX)[2].split("\n")[4:]:
        printed, _, rest = line.strip("| ").partition("|")
        for term in printed.split(","):
            if term.strip():
                out[spelled(term.strip())] = CITED.findall(rest)
    return out


def found(game: Game[Any], language: str, text: str) -> list[str]:
    """The paragraphs for these words: first those of a printed term, then all that hold them."""
    words = re.findall(r"\w+(?:\.\w+)*", spelled(text))
    if not words:
        return []
    index = terms(game, language)
    named = [number for term, numbers in index.items() if begins(term, words) for number in numbers]
    pages = paragraphs(game, language)
    held = [number for number, page in pages.items() if all(holds(page, w) for w in words)]
    return list(dict.fromkeys([*named, *held]))


def meant(game: Game[Any], language: str, text: str) -> str:
    """Words of the book for those that it does not have, none if one of them is like no other."""
    known = {spelled(word): word.lower() for word in LONG_WORD.findall(rules_of(game, language))}
    near = [get_close_matches(word, known, 1, 0.8) for word in re.findall(r"\w+", spelled(text))]
    return " ".join(known[words[0]] for words in near) if all(near) else ""


def begins(term: str, words: list[str]) -> bool:
    """Whether each word begins a word of the term; a short one is whole."""
    parts = re.findall(r"\w+", term)
    return bool(words) and all(
        any(part == word or begins_long(part, word) for part in parts) for word in words
    )


def begins_long(part: str, word: str) -> bool:
    return len(word) > SHORT and part.startswith(word)


def holds(page: str, word: str) -> bool:
    """Whether a paragraph has the word, one of two letters (PI, or) only as a whole one."""
    said = spelled(page)
    return word in said if len(word) > SHORT else word in re.findall(r"\w+", said)


def spelled(text: str) -> str:
    """Plain letters, one or many alike: tuiles is found as tuile."""
    return PLURAL.sub("", plain(text))


# -- tables


def renewed(game: Game[Any], language: str) -> str:
    """The text of RULES with its tables written anew."""
    words, part = Words(language, game), game.part("tables")
    if part is None:
        return game.file("RULES.*.md", language)
    box = tomllib.loads((game.folder / "components.toml").read_text("utf-8"))

    def block(found: re.Match[str]) -> str:
        rows = part.TABLES[found.group(2)](words, box)
        return f"{found.group(1)}\n{markdown(rows)}\n\n{found.group(3)}"

    return TABLE.sub(block, game.file("RULES.*.md", language))


def main() -> None:
    """Write the tables of every rulebook anew."""
    for game in map(game_named, names()):
        for language in LANGUAGES:
            (game.folder / f"RULES.{language}.md").write_text(renewed(game, language), "utf-8")


if __name__ == "__main__":
    main()
