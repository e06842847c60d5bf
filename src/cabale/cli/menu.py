"""Numbered choices: by what they begin with, so that lists stay short and keep their form."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cabale.core.game import Choice
from cabale.words.words import Words, plain

LONG = 24  # groups above which verbs come first
ONE_COLUMN = 12  # entries above which they stand side by side
OPENED = re.compile(r"[\s:,]*[«“][^»”]*$")  # a quotation that shared words leave open


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu: an answer, or several that begin alike."""

    label: str
    choices: tuple[Choice, ...]


def entries(words: Words, choices: Sequence[Choice]) -> list[Entry]:
    """The lines of a menu for these answers; how many there are does not change its form."""
    groups = grouped(choices, lambda c: (c.verb, c.args[:1]))
    by_verb = grouped(choices, lambda c: c.verb)
    if len(groups) > LONG and len(by_verb) > 1:
        groups = by_verb
    if len(groups) in (1, len(choices)):
        return [leaf(words, choice) for choice in choices]
    return [entry_of(words, group) for group in groups]


def grouped(choices: Sequence[Choice], key: Callable[[Choice], object]) -> list[list[Choice]]:
    """The choices that share a key, in the order they come."""
    out: dict[object, list[Choice]] = {}
    for choice in choices:
        out.setdefault(key(choice), []).append(choice)
    return list(out.values())


def leaf(words: Words, choice: Choice) -> Entry:
    return Entry(words.choice(choice), (choice,))


def entry_of(words: Words, group: list[Choice]) -> Entry:
    """A line for answers that begin alike: the words they share."""
    if len(group) == 1:
        return leaf(words, group[0])
    labels = [words.choice(choice).split() for choice in group]
    shared = 0
    while all(len(label) > shared + 1 for label in labels) and (
        len({plain(label[shared]) for label in labels}) == 1
    ):
        shared += 1
    text = OPENED.sub("", " ".join(labels[0][:shared])) or first_piece(words, group[0])
    return Entry(f"{text} …", tuple(group))


def first_piece(words: Words, choice: Choice) -> str:
    """The piece that a group of answers speaks of."""
    assert words.game is not None, "choices belong to a game"
    verb = next(v for v in words.game.verbs if v.name == choice.verb)
    return words.piece(verb.args[0], choice.args[0]) if verb.args else verb.name


def menu(lines: Sequence[Entry]) -> RenderableType:
    """The lines with their numbers."""
    if len(lines) <= ONE_COLUMN:
        return Group(*[numbered(i, line) for i, line in enumerate(lines, 1)])
    cells = [Text(f"{i:>3} {line.label}") for i, line in enumerate(lines, 1)]
    return Columns(cells, padding=(0, 2), column_first=True)


def numbered(number: int, line: Entry) -> RenderableType:
    """One line whose continuation stands under its words."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", width=3, style="bold")
    grid.add_column()
    grid.add_row(str(number), Text(line.label))
    return grid
