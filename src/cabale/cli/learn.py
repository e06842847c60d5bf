"""`cabale learn GAME` learns from games among equals what a seat may expect as a round begins."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cabale.bots.arena.learn import Line, fit, text, topics
from cabale.bots.arena.lessons import Book, Topic, study
from cabale.bots.arena.run import cores
from cabale.bots.levels import seat_bot
from cabale.cli.files import target, write_atomic
from cabale.cli.numbers import number_of, number_or_all, seed
from cabale.cli.screen import add_language, aside, screen
from cabale.core.extras import need
from cabale.games.catalogue import game_named
from cabale.words.words import Words


def add_commands(subparsers: Any) -> None:
    """Enter `learn` into the command line."""
    command = subparsers.add_parser("learn", help="learn from games what a seat may expect")
    command.add_argument("game")
    command.add_argument(
        "--seats", type=number_of, nargs="*", default=[], help="all numbers if not said"
    )
    command.add_argument("--games", type=number_of, default=1000, help="for each number of seats")
    command.add_argument("--bot", default="courtier", help="who plays them")
    command.add_argument("--seed", type=seed, default=1)
    command.add_argument(
        "--together", action="store_true", help="weigh the signs by all rounds together"
    )
    command.add_argument("--out", type=target, help="keep every game here and go on from there")
    command.add_argument("--write", type=target, help="write what was learned to this outlook.toml")
    command.add_argument("--workers", type=number_or_all, default=0, help="all cores if not said")
    command.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="a Dask scheduler, tcp://…"
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play what is still to be played, fit, and show the errors on games that were held out."""
    need("numpy", "learn")
    game = game_named(args.game)
    seat_bot(args.bot)
    seats = args.seats or list(game.seats)
    wanted = topics(game, seats, args.games, args.seed, args.bot)
    described = {"game": game.name, "rules": game.rules_version, "learn": args.bot}
    book = Book(described, args.out)
    words = Words(args.lang, game)
    study_with_bar(book, wanted, args, words)
    lines = list(fit(book.of(wanted), args.together))
    screen().print(table(words, lines))
    if args.write:
        write_atomic(args.write, text(game, made(args, seats), lines))
    return 0


def made(args: argparse.Namespace, seats: Sequence[int]) -> str:
    """The command that makes the same again."""
    numbers = " ".join(str(n) for n in seats)
    rest = f"--games {args.games} --bot {args.bot} --seed {args.seed}"
    together = " --together" if args.together else ""
    return f"cabale learn {args.game} --seats {numbers} {rest}{together}"


def study_with_bar(
    book: Book, wanted: Sequence[Topic], args: argparse.Namespace, words: Words
) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=aside()) as progress:
        bar = progress.add_task(words.say("arena-playing"), total=len(wanted))
        progress.advance(bar, len(wanted) - len(book.left(wanted)))
        study(book, wanted, args.workers or cores(), args.cluster, lambda: progress.advance(bar))


def table(words: Words, lines: Sequence[Line]) -> Table:
    """The errors on held-out games, in points."""
    out = Table(title=words.say("learn-title", {"game": words.say("title")}), box=SIMPLE)
    for key in ("seats", "round", "games", "learned", "plain", "constant"):
        out.add_column(words.say(f"learn-{key}"), justify="right")
    for line in lines:
        errors = [f"{error:.2f}" for error in (line.error, line.plain, line.constant)]
        out.add_row(str(line.seats), str(line.round + 1), str(line.games), *errors)
    return out
