"""Tables of a rulebook: rows of cells in words, made by `tables.py` of a game's folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cabale.words.words import Words

DAGGER = "†"  # behind a value that was reconstructed

Rows = list[list[str]]  # the first one is the head
Table = Callable[[Words, Mapping[str, Any]], Rows]  # from the words and components.toml


def head(words: Words, *keys: str) -> list[str]:
    """The first row: the messages `rules-<key>`."""
    return [words.say(f"rules-{key}") for key in keys]


def markdown(rows: Rows) -> str:
    """A table as Markdown has it."""
    first, *rest = [
        [cell.replace(f" {DAGGER}", f"\N{NO-BREAK SPACE}{DAGGER}") for cell in row] for row in rows
    ]
    lines = [first, ["---"] * len(first), *rest]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
