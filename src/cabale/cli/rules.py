"""`cabale rules GAME [PARAGRAPH or words]` shows the rulebook, in the reader's language."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding

from cabale.cli.errors import CliError
from cabale.cli.screen import add_language, screen
from cabale.core.game import Game
from cabale.games.catalogue import game_named
from cabale.rulebook import found, paragraphs, rules_of

MOST = 12  # paragraphs shown at once


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
    return Padding(Markdown(rules_of(game, language)), (0, 1))


def shown(game: Game[Any], language: str, about: str) -> RenderableType:
    """The paragraph of that number, else those that speak of it."""
    one = page(game, language, about)
    if one is not None:
        return one
    numbers = found(game, language, about)
    if not numbers:
        raise CliError("cli-nothing-in-rules", text=about[:40])
    pages = [page(game, language, number) or "" for number in numbers[:MOST]]
    rest = " ".join(f"§{number}" for number in numbers[MOST:])
    return Group(*pages, rest) if rest else Group(*pages)


def page(game: Game[Any], language: str, number: str) -> RenderableType | None:
    """One paragraph to read, None if there is none of that number."""
    text = paragraphs(game, language).get(number.strip("§ .").upper())
    return Padding(Markdown(text), (0, 2), expand=False) if text else None
