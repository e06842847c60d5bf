"""`cabale bench` measures the engine."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from cabale import __version__
from cabale.cli.files import target, write_atomic
from cabale.cli.measure import Figures, is_compiled, measure
from cabale.cli.numbers import number_of, seconds
from cabale.cli.screen import add_language, aside, screen
from cabale.core.game import Game
from cabale.games.catalogue import game_named, names
from cabale.words.words import Words

COLUMNS = ("decisions", "listed", "picked", "games", "clone", "resample", "view", "bytes")


def add_commands(subparsers: Any) -> None:
    """Enter `bench` into the command line."""
    command = subparsers.add_parser("bench", help="measure the engine")
    command.add_argument("games", nargs="*", metavar="GAME", help="all if not said")
    command.add_argument("--seats", type=number_of, help="only that number of players")
    command.add_argument("--seconds", type=seconds, default=0.5, help="for each figure")
    command.add_argument("--json", type=target, metavar="FILE", help="write the figures there too")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure every game and number of players."""
    games = [game_named(name) for name in args.games or names()]
    tables = [(g, n) for g in games for n in g.seats if args.seats in (None, n)]
    if args.seats is not None:
        for game in games:
            game.new(args.seats)
    words = Words(args.lang)
    rows = measure_all(tables, max(args.seconds, 0.001), words)
    screen().print(shown(rows, words))
    if args.json:
        head = {"version": __version__, "compiled": is_compiled()}
        write_atomic(args.json, json.dumps({**head, "rows": rows}, indent=1) + "\n")
    return 0


def measure_all(
    tables: list[tuple[Game[Any], int]], seconds: float, words: Words
) -> list[dict[str, Any]]:
    """The figures of each table, with a bar that moves."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    rows = []
    with Progress(*columns, console=aside(), transient=True) as progress:
        task = progress.add_task(words.say("cli-measuring"), total=len(tables))
        for game, seats in tables:
            figures: Figures = measure(game, seats, seconds)
            rows.append({"game": game.name, "seats": seats, **figures})
            progress.advance(task)
    return rows


def shown(rows: list[dict[str, Any]], words: Words) -> Table:
    """The figures side by side."""
    engine = words.say("cli-bench-compiled" if is_compiled() else "cli-bench-interpreted")
    table = Table(title=Text(engine), box=None, padding=(0, 1))
    table.add_column(words.say("cli-bench-game"))
    for name in COLUMNS:
        table.add_column(words.say(f"cli-bench-{name}"), justify="right")
    for row in rows:
        figures = [f"{row[name]:,.0f}".replace(",", "\u202f") for name in COLUMNS]
        table.add_row(f"{row['game']} {row['seats']}", *figures)
    return table
