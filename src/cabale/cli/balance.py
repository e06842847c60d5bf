"""`cabale balance GAME [FILE]` plays a box hundreds of times and shows how it comes out."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.box import SIMPLE
from rich.table import Table

from cabale.bots.arena import balance as figures
from cabale.bots.arena.balance import Balance, Weight
from cabale.bots.arena.run import Run
from cabale.bots.arena.stats import Figure
from cabale.bots.arena.store import Store
from cabale.cli.arena import add_shared, play_with_bar
from cabale.cli.files import load_components, read_text, target, write_atomic
from cabale.cli.numbers import number_of
from cabale.cli.screen import read_options, screen
from cabale.core.game import LETTERS, Game
from cabale.games.catalogue import game_named
from cabale.words.words import Words

WIDE = 160  # columns, where nobody looks at a terminal
LENGTHS = ("turns", "answers", "points", "lead")


def add_commands(subparsers: Any) -> None:
    """Enter `balance` into the command line."""
    command = subparsers.add_parser("balance", help="play a box often, and see how it comes out")
    command.add_argument("game")
    command.add_argument("file", nargs="?", type=Path, help="other values of the box")
    command.add_argument("--games", type=number_of, default=figures.GAMES, help="how many games")
    command.add_argument("--json", type=target, help="write the figures to this file")
    command.add_argument("--keep", type=target, help="enter the figures into this balance.json")
    add_shared(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play what is still to be played, and show the figures beside those of the standard box."""
    game = game_named(args.game)
    components = load_components(args.file, game) if args.file else {}
    seats, options = args.seats or game.seats[0], read_options(args.option)
    planned = figures.plan(args.game, seats, args.games, args.seed, components, options)
    games = Run(planned.blocks, Store(planned.described, args.out))
    words = Words(args.lang, game)
    play_with_bar(games, args, words)
    found = figures.balance(game, games.outcomes())
    beside = figures.standard(game, seats) if components or options else None
    console = screen()
    if not console.is_terminal:
        console.width = WIDE
    for table in tables(game, words, found, beside):
        console.print(table)
    if args.json:
        write_atomic(args.json, json.dumps(figures.written(found), indent=1) + "\n")
    if args.keep:
        before = read_text(args.keep) if args.keep.exists() else ""
        write_atomic(args.keep, figures.keep(before, found))
    return 0


def tables(game: Game[Any], words: Words, found: Balance, beside: Balance | None) -> list[Table]:
    """Seats, length, and each type of piece that matters."""
    out = [seat_table(words, found, beside), length_table(words, found, beside)]
    for matter in game.matters:
        rows = [row for row in found.weights if row.piece == matter.piece]
        others = [row for row in beside.weights if row.piece == matter.piece] if beside else []
        out.append(piece_table(words, rows, others, bool(matter.chosen), bool(matter.scored)))
    return out


def new_table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE, pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left", no_wrap=True)
    return table


def seat_table(words: Words, found: Balance, beside: Balance | None) -> Table:
    head: dict[str, str | int] = {
        "game": words.say("title"),
        "seats": found.seats,
        "games": found.games,
    }
    columns = [words.say("balance-seat"), words.say("balance-share")]
    table = new_table(words.say("balance-title", head), *columns, *standard(words, beside))
    for seat, share in enumerate(found.shares):
        others = [percent(words, beside.shares[seat])] if beside else []
        table.add_row(LETTERS[seat], percent(words, share), *others)
    return table


def length_table(words: Words, found: Balance, beside: Balance | None) -> Table:
    columns = [words.say("balance-length"), words.say("balance-mean")]
    table = new_table("", *columns, *standard(words, beside))
    for key in LENGTHS:
        others = [said(words, getattr(beside, key))] if beside else []
        table.add_row(words.say(f"balance-{key}"), said(words, getattr(found, key)), *others)
    return table


def standard(words: Words, beside: Balance | None) -> list[str]:
    """The heading of the column for the standard box, if it is shown."""
    return [words.say("balance-standard")] if beside else []


def piece_table(
    words: Words, rows: list[Weight], others: list[Weight], chosen: bool, scored: bool
) -> Table:
    """The pieces of one type, those that come up most first."""
    keys = ["chosen"] * chosen + ["scored"] * scored
    columns = [words.say(f"balance-{key}") for key in keys] + [words.say("balance-won")]
    beside = [f"{column} ({words.say('balance-standard')})" for column in columns if others]
    title = words.say(f"matters-{rows[0].piece}")
    table = new_table(title, words.say("balance-piece"), *columns, *beside)
    named = labels(words, rows)
    known = {row.which: row for row in others}
    for row in sorted(rows, key=lambda row: -(row.chosen + row.scored)):
        cells = piece_cells(words, row, keys)
        if others:
            cells += piece_cells(words, known[row.which], keys)
        table.add_row(named[row.which], *cells)
    return table


def labels(words: Words, rows: list[Weight]) -> dict[int, str]:
    """The name of each piece; copies of one name are numbered."""
    names = [words.piece(row.piece, row.which) for row in rows]
    out = {}
    for i, (row, name) in enumerate(zip(rows, names, strict=True)):
        nth = names[: i + 1].count(name)
        out[row.which] = f"{name} ({nth})" if names.count(name) > 1 else name
    return out


def piece_cells(words: Words, row: Weight, keys: list[str]) -> list[str]:
    won = percent(words, row.won) if row.seats else "–"
    return [*(words.number(getattr(row, key), 2) for key in keys), won]


def percent(words: Words, share: Figure) -> str:
    return words.share(share.mean, share.low, share.high, 1)


def said(words: Words, figure: Figure) -> str:
    return words.interval(figure.mean, figure.low, figure.high, 1)
