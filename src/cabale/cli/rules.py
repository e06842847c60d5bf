"""`cabale rules GAME [PARAGRAPH or words]` shows the rulebook, in the reader's language."""

from __future__ import annotations

import argparse
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markdown import Markdown, TableElement
from rich.padding import Padding
from rich.table import Table

from cabale.cli.errors import CliError
from cabale.cli.screen import add_language, screen
from cabale.core.game import Game
from cabale.games.catalogue import game_named
from cabale.rulebook import found, meant, paragraphs, rules_of
from cabale.words.words import Words

MOST = 12  # paragraphs shown at once
LONGEST = 40  # letters that are looked for when nothing is found


class WholeTable(TableElement):
    """A table that loses no letter on a narrow screen."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for table in super().__rich_console__(console, options):
            assert isinstance(table, Table), "a table of Markdown is drawn as one"
            for column in table.columns:
                column.overflow = "fold"
            yield table


class Book(Markdown):
    """Rules as a terminal shows them."""

    elements: ClassVar = {**Markdown.elements, "table_open": WholeTable}


def add_commands(subparsers: Any) -> None:
    """Enter `rules` into the command line."""
    command = subparsers.add_parser("rules", help="show the rules of a game, or what they say of …")
    command.add_argument("game", help="name of the game, as `cabale games` lists it")
    command.add_argument("about", nargs="*", help="a paragraph (5.8, L-16), or words to look for")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the whole book, one paragraph, or those that hold the words."""
    game, about = game_named(args.game), " ".join(args.about)
    screen().print(shown(game, args.lang, about) if about.strip() else whole(game, args.lang))
    return 0


def whole(game: Game[Any], language: str) -> RenderableType:
    """The rulebook from its first line to its last."""
    return Padding(Book(rules_of(game, language)), (0, 1))


def shown(game: Game[Any], language: str, about: str) -> RenderableType:
    """The paragraph of that number, else those that speak of it."""
    one = page(game, language, about)
    if one is not None:
        return one
    numbers = found(game, language, about)
    if numbers:
        return Group(*pages(game, language, numbers))
    instead = meant(game, language, about[:LONGEST])
    numbers = found(game, language, instead)
    if not numbers:
        raise CliError("cli-nothing-in-rules", text=about[:LONGEST])
    said = Words(language).say("cli-rules-instead", {"text": instead})
    return Group(Padding(said, (0, 2, 1, 2)), *pages(game, language, numbers))


def pages(game: Game[Any], language: str, numbers: list[str]) -> list[RenderableType]:
    """The first of these paragraphs, and the numbers of the others."""
    out = [page(game, language, number) or "" for number in numbers[:MOST]]
    return [*out, " ".join(f"§{number}" for number in numbers[MOST:])] if numbers[MOST:] else out


def page(game: Game[Any], language: str, number: str) -> RenderableType | None:
    """One paragraph to read, None if there is none of that number."""
    text = paragraphs(game, language).get(number.strip("§ .").upper())
    return Padding(Book(text), (0, 2), expand=False) if text else None
