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
from cabale.cli.screen import add_language, option_words, screen
from cabale.cli.seats import players_of
from cabale.cli.telling import result, tie_lines, told
from cabale.core.game import LETTERS, Game
from cabale.core.journal import HIDDEN, Event, Journal
from cabale.core.protocol import OVER, WATCHER, State
from cabale.core.record import Answer, Record
from cabale.words.words import Words

ALL = -2  # the eyes that see everything
EYES = ("all", "watcher", *LETTERS)


def add_commands(subparsers: Any) -> None:
    """Enter `replay` into the command line."""
    command = subparsers.add_parser("replay", help="tell a saved game")
    command.add_argument("file", type=Path)
    command.add_argument("--to", type=int, metavar="N", help="stop after that many lines")
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
    answers = standing_answers(record, args.to)
    eyes = eyes_of(args.seat, game, record)
    s = tell_game(console, game, record, words, answers, eyes)
    console.print()
    console.print(draw_board(game, s, WATCHER if eyes == ALL else eyes, words))
    if s.decision == OVER:
        console.print(Rule())
        console.print(result(game, s, words))
        for line in tie_lines(game, s, words):
            console.print(Padding(Text(line), (0, 2), expand=False))
    return 0


def eyes_of(word: str | None, game: Game[Any], record: Record) -> int:
    """Whose eyes a word stands for; of an open game only what is public is told unasked."""
    if word is None:
        return ALL if is_finished(game, record) else WATCHER
    if word in ("all", "watcher"):
        return ALL if word == "all" else WATCHER
    seat = LETTERS.index(word)
    if seat >= record.seats:
        raise CliError("cli-error-seat", seat=word, last=LETTERS[record.seats - 1])
    return seat


def is_finished(game: Game[Any], record: Record) -> bool:
    s = game.new(record.seats, record.options, record.components)
    for answer in record.answers():
        s.apply(answer.seat, answer.action)
    return bool(s.decision == OVER)


def head(console: Console, game: Game[Any], record: Record, words: Words) -> None:
    """The game, who played, and by which options."""
    console.print(Text(words.say("title"), style="bold"))
    for seat in range(record.seats):
        console.print(Text(f"  {LETTERS[seat]}  {words.player(seat)}"))
    for name, value in record.options.items():
        console.print(
            Padding(Text(option_words(words, game, name, value), style="dim"), (0, 2), expand=False)
        )
    console.print(Rule())


def standing_answers(record: Record, upto: int | None) -> list[tuple[int, Answer]]:
    """The answers that stand after `upto` lines, each with the number of its line."""
    out: list[tuple[int, Answer]] = []
    for number, line in enumerate(record.lines[:upto], 1):
        if isinstance(line, Answer):
            out.append((number, line))
        else:
            del out[len(out) - line.answers :]
    return out


def tell_game(
    console: Console,
    game: Game[Any],
    record: Record,
    words: Words,
    answers: list[tuple[int, Answer]],
    eyes: int,
) -> State:
    """Tell the events of the answers, the number of the line before each; the last position."""
    s: State = game.new(record.seats, record.options, record.components)
    s.journal = journal = Journal()
    for number, answer in answers:
        first = len(journal)
        s.apply(answer.seat, answer.action)
        margin = f"{number:>4}"
        for index in range(first, len(journal)):
            event = seen(journal, index, game, eyes, record.seats)
            if event is not None:
                console.print(beside(Text(margin, style="dim"), told(words, event, eyes)))
                margin = "    "
    return s


def beside(margin: Text, body: RenderableType) -> RenderableType:
    """A text in the margin and what stands beside it."""
    grid = Table.grid()
    grid.add_column(width=4)
    grid.add_column()
    grid.add_row(margin, body)
    return grid


def seen(journal: Journal, index: int, game: Game[Any], eyes: int, seats: int) -> Event | None:
    """An event as those eyes learn it; for all eyes, as the seat that knows most does."""
    if eyes != ALL:
        return journal.told_to(eyes, index, game.events)
    told_to = [journal.told_to(seat, index, game.events) for seat in range(seats)]
    known = [event for event in told_to if event is not None]
    return min(known, key=lambda event: event.details.count(HIDDEN), default=None)
