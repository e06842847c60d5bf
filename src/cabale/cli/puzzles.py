"""`cabale puzzles GAME` makes puzzles from games among bots, and proves those that are there."""

from __future__ import annotations

import argparse
from itertools import count
from pathlib import Path
from typing import Any

from cabale.bots.puzzling import PROOF, puzzles_of, searched
from cabale.cli.errors import CliError
from cabale.cli.screen import add_language, screen
from cabale.core.game import Game
from cabale.core.puzzle import FILE, Puzzle, play_to, read_puzzles, write_puzzle
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.words.words import Words


def add_commands(subparsers: Any) -> None:
    """Enter `puzzles` into the command line."""
    command = subparsers.add_parser("puzzles", help="make puzzles from games among bots")
    command.add_argument("game")
    command.add_argument("--count", type=int, default=40, help="how many the file shall hold")
    command.add_argument("--seats", type=int, help="players at each table (three by default)")
    command.add_argument("--seed", type=int, default=1, help="the first deal")
    command.add_argument("--out", type=Path, default=Path(FILE), help="a stopped run goes on there")
    command.add_argument("--prove", type=Path, help="search every puzzle of this file anew")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Add puzzles until there are enough; or prove those of a file."""
    game = game_named(args.game)
    words = Words(args.lang, game)
    if args.prove:
        return prove(game, words, args.prove)
    if args.count < 1:
        raise CliError("cli-error-few-games", games=args.count)
    seats = args.seats or max(3, game.seats[0])
    game.new(seats)
    made = read_puzzles(game, args.out) if args.out.exists() else []
    known = {puzzle.name for puzzle in made}
    for deal in count(args.seed):
        if len(known) >= args.count:
            break
        for puzzle in puzzles_of(game, seats, deal):
            if puzzle.name not in known and len(known) < args.count:
                known.add(puzzle.name)
                keep(game, args.out, puzzle)
    screen().print(words.say("cli-puzzles-made", {"count": len(known), "file": str(args.out)}))
    return 0


def keep(game: Game[Any], path: Path, puzzle: Puzzle) -> None:
    """One more line, on disk at once."""
    with path.open("a", encoding="utf-8") as file:
        file.write(write_puzzle(game, puzzle) + "\n")


def prove(game: Game[Any], words: Words, path: Path) -> int:
    """Search every puzzle as long as when it was made, by other chance; 1 if one has changed."""
    changed = 0
    for number, puzzle in enumerate(read_puzzles(game, path), 1):
        s = play_to(game, puzzle).state
        found = searched(game, s, puzzle.seat, PROOF, Rng(number, 7))
        if found is None or found.best != puzzle.best:
            changed += 1
            screen().print(words.say("cli-puzzle-changed", {"number": number}))
    screen().print(words.say("cli-puzzles-proved", {"count": number, "changed": changed}))
    return 1 if changed else 0
