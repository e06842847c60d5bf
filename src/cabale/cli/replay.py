"""`cabale replay` tells a game again from its record."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cabale.boards import draw_board
from cabale.cli.errors import CliError
from cabale.cli.files import load_record
from cabale.cli.numbers import number_or_all
from cabale.cli.screen import add_language, option_words, screen, tell_rules
from cabale.cli.seats import players_of
from cabale.cli.telling import result, tie_lines, told
from cabale.core.game import LETTERS, Game
from cabale.core.journal import HIDDEN, Event
from cabale.core.play import Play
from cabale.core.protocol import WATCHER
from cabale.core.record import Record
from cabale.words.words import Words

ALL = -2  # the eyes that see everything
EYES = ("all", "watcher", *LETTERS)


def add_commands(subparsers: Any) -> None:
    """Enter `replay` into the command line."""
    command = subparsers.add_parser("replay", help="tell a saved game")
    command.add_argument("file", type=Path)
    command.add_argument("--to", type=number_or_all, metavar="N", help="stop after that many lines")
    command.add_argument("--seat", choices=EYES, help="through whose eyes; all: nothing hidden")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell what happened, then show the last board."""
    game, record = load_record(args.file)
    if args.to is not None and not 0 <= args.to <= len(record.lines):
        raise CliError("cli-error-to", last=len(record.lines), to=args.to)
    words = Words(args.lang, game, players_of(record, args.lang))
    console = screen()
    head(console, game, record, words)
    eyes = eyes_of(args.seat, game, record)
    play = Play.resume(game, record, upto=args.to)
    tell_game(console, play, words, eyes)
    s = play.state
    console.print()
    console.print(draw_board(game, s, WATCHER if eyes == ALL else eyes, words))
    if play.is_over():
        console.print(Rule())
        console.print(result(game, s, words))
        for line in tie_lines(game, s, words):
            console.print(Padding(Text(line), (0, 2), expand=False))
    return 0


def eyes_of(word: str | None, game: Game[Any], record: Record) -> int:
    """Whose eyes a word stands for; of an open game only what is public is told unasked."""
    if word is None:
        return ALL if Play.resume(game, record).is_over() else WATCHER
    if word in ("all", "watcher"):
        return ALL if word == "all" else WATCHER
    seat = LETTERS.index(word)
    if seat >= record.seats:
        raise CliError("cli-error-seat", seat=word, last=LETTERS[record.seats - 1])
    return seat


def head(console: Console, game: Game[Any], record: Record, words: Words) -> None:
    """The game, who played, and by which options."""
    console.print(Text(words.say("title"), style="bold"))
    for seat in range(record.seats):
        console.print(Text(f"  {LETTERS[seat]}  {words.player(seat)}"))
    for name, value in record.options.items():
        console.print(
            Padding(Text(option_words(words, game, name, value), style="dim"), (0, 2), expand=False)
        )
    tell_rules(console, game, record, words)
    console.print(Rule())


def tell_game(console: Console, play: Play, words: Words, eyes: int) -> None:
    """Tell the events of the answers that stand, the number of the line before each."""
    for n, moment in enumerate(play.moments):
        margin = f"{moment.line:>4}"
        for index in range(moment.told, play.told_before(n + 1)):
            event = seen(play, index, eyes)
            if event is not None:
                console.print(beside(Text(margin, style="dim"), told(words, event, eyes)))
                margin = "    "


def beside(margin: Text, body: RenderableType) -> RenderableType:
    """A text in the margin and what stands beside it."""
    grid = Table.grid()
    grid.add_column(width=4)
    grid.add_column()
    grid.add_row(margin, body)
    return grid


def seen(play: Play, index: int, eyes: int) -> Event | None:
    """An event as those eyes learn it; for all eyes, as the seat that knows most does."""
    seats = range(play.state.seats) if eyes == ALL else [eyes]
    known = [event for seat in seats for event in play.told(seat, index, index + 1)]
    return min(known, key=lambda event: event.details.count(HIDDEN), default=None)
