"""`cabale games` lists the games."""

from __future__ import annotations

import argparse
from typing import Any

from rich.padding import Padding
from rich.text import Text

from cabale.cli.screen import add_language, screen
from cabale.core.game import Game
from cabale.games.catalogue import game_named, names
from cabale.words.words import Words


def add_commands(subparsers: Any) -> None:
    """Enter `games` into the command line."""
    command = subparsers.add_parser("games", help="list the games and their options")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show every game of the catalogue."""
    console = screen()
    for name in names():
        game = game_named(name)
        words = Words(args.lang, game)
        console.print(Text(words.say("title"), style="bold"), Text(name, style="dim"))
        for line in described(game, words):
            console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
        console.print()
    return 0


def described(game: Game[Any], words: Words) -> list[str]:
    """What one line each says of a game: what it is, for whom, how long, its options."""
    facts = {"low": game.seats[0], "high": game.seats[-1], "minutes": game.minutes}
    out = [words.say("tagline"), words.say("cli-game-facts", facts)]
    for option in game.options:
        values = ", ".join(option.values)
        label = words.say(f"option-{option.name}") if words.has(f"option-{option.name}") else ""
        args = {"name": option.name, "values": values, "label": label}
        out.append(words.say("cli-game-option", args))
    return out
