"""`cabale dataset`: games among bots as records and as rows, one for each decision."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from cabale.adapters.dataset import PART, write_part
from cabale.cli.errors import CliError
from cabale.games.catalogue import game_named


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `dataset`."""
    command = commands.add_parser("dataset", help="write games among bots as Parquet and records")
    command.add_argument("game")
    command.add_argument("--games", type=int, default=100, help="how many games")
    command.add_argument("--seats", type=int, help="players at each table (the fewest by default)")
    command.add_argument("--bots", default="courtier", help="bots by name, in turn: page,courtier")
    command.add_argument("--seed", type=int, default=0, help="the first deal")
    command.add_argument("--out", default="dataset", help="folder; a stopped run goes on there")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    """Write part after part; parts that are there already are kept."""
    game = game_named(args.game)
    if args.games < 1:
        raise CliError(f"--games takes 1 or more, not {args.games}")
    seats = args.seats if args.seats is not None else game.seats[0]
    game.new(seats)
    folder = Path(args.out)
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    if not bots:
        raise CliError("--bots names at least one bot")
    rows = 0
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.name, total=args.games)
        for first in range(0, args.games, PART):
            count = min(PART, args.games - first)
            try:
                rows += write_part(folder, game, seats, bots, args.seed + first, count)
            except (ImportError, ValueError) as error:
                raise CliError(str(error)) from None
            except OSError as error:
                raise CliError(f"cannot write {folder}: {error.strerror}") from None
            progress.advance(task, count)
    print(f"{args.games} games, {rows} decisions in {folder}")
