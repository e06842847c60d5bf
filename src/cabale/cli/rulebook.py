"""The paragraphs of a game's rules in the reader's language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding

from cabale.cli.menu import plain
from cabale.core.game import Game

PARAGRAPH = re.compile(r"^\*\*([A-Z0-9][\w.-]*)\*\*", re.MULTILINE)


@cache
def paragraphs(game: Game[Any], language: str) -> dict[str, str]:
    """Every numbered paragraph, its number in front, in the order of the rules."""
    text = game.file("RULES.*.md", language)
    out: dict[str, str] = {}
    for section in re.split(r"^#.*$", text, flags=re.MULTILINE):
        starts = [*PARAGRAPH.finditer(section)]
        ends = [*[start.start() for start in starts], len(section)][1:]
        for start, end in zip(starts, ends, strict=False):
            out[start.group(1)] = section[start.start() : end].strip()
    return out


def found(game: Game[Any], language: str, text: str) -> list[str]:
    """The numbers of the paragraphs that hold all these words."""
    words = plain(text).split()
    pages = paragraphs(game, language)
    return [number for number, page in pages.items() if all(w in plain(page) for w in words)]


def page(game: Game[Any], language: str, number: str) -> RenderableType | None:
    """One paragraph to read, None if there is none of that number."""
    text = paragraphs(game, language).get(number.strip("§ .").upper())
    return Padding(Markdown(text), (0, 2), expand=False) if text else None
