"""`cabale dataset`: games among bots as records and as rows, one for each decision."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.progress import Progress

from cabale.cli.errors import CliError
from cabale.cli.files import reason
from cabale.cli.numbers import number_of, seed
from cabale.cli.screen import add_language, aside, screen
from cabale.core.extras import MissingExtra
from cabale.core.game import Game
from cabale.games.catalogue import game_named
from cabale.words.words import Words


def add_commands(subparsers: Any) -> None:
    """Enter `dataset` into the command line."""
    command = subparsers.add_parser("dataset", help="write games among bots as Parquet and records")
    command.add_argument("game")
    command.add_argument("--games", type=number_of, default=100, help="how many games")
    command.add_argument(
        "--seats", type=number_of, help="players at each table (the fewest by default)"
    )
    command.add_argument("--bots", default="courtier", help="bots by name, in turn: page,courtier")
    command.add_argument("--seed", type=seed, default=0, help="the first deal")
    command.add_argument("--out", default="dataset", help="folder; a stopped run goes on there")
    add_language(command)
    command.set_defaults(run=run, extra=("pyarrow", "dataset"))


def run(args: argparse.Namespace) -> int:
    """Write part after part; parts that are there already are kept."""
    game = game_named(args.game)
    if args.seats is None:
        args.seats = game.seats[0]
    game.new(args.seats)
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    if not bots:
        raise CliError("cli-error-no-bots")
    rows = write(args, game, bots)
    said: dict[str, str | int] = {"games": args.games, "rows": rows, "folder": args.out}
    screen().print(Words(args.lang).say("cli-dataset-done", said))
    return 0


def write(args: argparse.Namespace, game: Game[Any], bots: list[str]) -> int:
    """Write every part; how many rows there are."""
    folder, rows = Path(args.out), 0
    try:
        # Needs numpy and pyarrow, which only those who do research install.
        from cabale.adapters.dataset import PART, write_part

        with Progress(console=aside(), transient=True) as progress:
            task = progress.add_task(game.name, total=args.games)
            for first in range(0, args.games, PART):
                count = min(PART, args.games - first)
                rows += write_part(folder, game, args.seats, bots, args.seed + first, count)
                progress.advance(task, count)
    except OSError as error:
        raise CliError("cli-error-write", file=str(folder), reason=reason(error)) from None
    except MissingExtra:
        raise
    except ValueError as error:
        raise CliError("cli-error-dataset", reason=str(error)) from None
    return rows
