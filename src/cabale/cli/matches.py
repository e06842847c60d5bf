"""`cabale matches` plays a protocol: every match that was written down, as far as time allows."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cabale.bots.arena import tables
from cabale.bots.arena.protocol import Line, Protocol, Result, read, result
from cabale.bots.arena.run import Run
from cabale.bots.arena.store import Store
from cabale.bots.arena.task import ArenaError
from cabale.cli.arena import play_with_bar
from cabale.cli.files import target
from cabale.cli.numbers import number_or_all
from cabale.cli.screen import add_language, screen
from cabale.games.catalogue import game_named
from cabale.words.words import Words

RESULTS = "results.json"


def add_commands(subparsers: Any) -> None:
    """Enter `matches` into the command line."""
    parser = subparsers.add_parser("matches", help="play the matches of a protocol, or show them")
    parser.add_argument("protocol", type=Path, help="a TOML file, as benchmarks/matches.toml")
    parser.add_argument(
        "--out", type=Path, help="a folder to keep every game in, and to go on from"
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="lines whose name contains this")
    parser.add_argument(
        "--blocks", type=number_or_all, default=0, help="stop each line there for now"
    )
    parser.add_argument(
        "--show", type=Path, metavar="RESULTS", help="print the tables of this file"
    )
    parser.add_argument("--plot", type=target, help="draw them into this file")
    parser.add_argument("--workers", type=number_or_all, default=0, help="all cores if not said")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler, tcp://…")
    add_language(parser)
    parser.set_defaults(run=run_matches)


def run_matches(args: argparse.Namespace) -> int:
    """Play what is left of a protocol, or show what came of it."""
    protocol = read(args.protocol)
    if args.show is None and args.out is None:
        raise ArenaError("say --out FOLDER to play the matches, or --show RESULTS to see them")
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        play_lines(protocol, args)
        tables.keep(args.out / RESULTS, found(protocol, args.out))
    results = tables.load(args.show or args.out / RESULTS, protocol)
    screen().print(
        tables.markdown(protocol, results), soft_wrap=True, markup=False, highlight=False
    )
    if args.plot:
        tables.plot(protocol, results, args.plot)
    return 0


def play_lines(protocol: Protocol, args: argparse.Namespace) -> None:
    """Line by line; each goes on where it was."""
    for line in protocol.lines:
        if args.only in f"{line.series} {line.key()}":
            run = run_of(line, protocol, args.out, args.blocks)
            play_with_bar(run, args, Words(args.lang, game_named(line.game)), line.key())


def run_of(line: Line, protocol: Protocol, folder: Path, blocks: int = 0) -> Run:
    planned = line.plan(protocol)
    store = Store(planned.described, folder / f"{line.key()}.jsonl")
    return Run(planned.blocks[: blocks or None], store)


def found(protocol: Protocol, folder: Path) -> list[Result]:
    """What the lines that were begun have shown so far."""
    out = []
    for line in protocol.lines:
        if (folder / f"{line.key()}.jsonl").exists():
            run = run_of(line, protocol, folder)
            if run.blocks:
                out.append(result(line, run.store.run, run.outcomes()))
    return out
