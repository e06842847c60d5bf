"""`cabale puzzles GAME` makes puzzles from games among bots, shows them and proves them anew."""

from __future__ import annotations

import argparse
from itertools import count
from pathlib import Path
from typing import Any

from rich.text import Text

from cabale.boards import draw_board, name_pieces
from cabale.bots.eyes import Eyes
from cabale.bots.hint import telling
from cabale.bots.puzzling import CLEAR, LONG, puzzles_of, searched
from cabale.cli.errors import CliError
from cabale.cli.files import target
from cabale.cli.numbers import number_of, number_or_all, seed
from cabale.cli.screen import add_language, screen
from cabale.core.game import Choice, Game
from cabale.core.play import Play
from cabale.core.puzzle import FILE, Puzzle, play_to, read_puzzles, write_puzzle
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.words.words import Words


def add_commands(subparsers: Any) -> None:
    """Enter `puzzles` into the command line."""
    command = subparsers.add_parser("puzzles", help="make puzzles from games among bots")
    command.add_argument("game")
    command.add_argument("--count", type=number_of, default=40, help="how many the file shall hold")
    command.add_argument("--seats", type=number_of, help="players at each table (three by default)")
    command.add_argument("--seed", type=seed, default=1, help="the first deal")
    command.add_argument(
        "--after", type=number_or_all, default=0, help="pass over so many answers of each"
    )
    command.add_argument("--each", type=number_of, help="of one theme, how many at most")
    command.add_argument(
        "--out", type=target, default=Path(FILE), help="a stopped run goes on there"
    )
    command.add_argument("--prove", type=Path, help="search every puzzle of this file anew")
    command.add_argument("--part", default="1/1", help="with --prove: 2/8 is the second of eight")
    command.add_argument("--show", type=number_of, help="a puzzle of the game, by its number")
    command.add_argument("--answer", type=number_of, help="with --show: what you would answer")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Add puzzles until there are enough; or prove those of a file."""
    game = game_named(args.game)
    words = Words(args.lang, game)
    if args.show is not None:
        return show(game, words, args.show, args.answer)
    if args.prove:
        return prove(game, words, args.prove, part_of(args.part))
    seats = args.seats or max(3, game.seats[0])
    game.new(seats)
    made = read_puzzles(game, args.out) if args.out.exists() else []
    make(game, args, seats, made)
    screen().print(words.say("cli-puzzles-made", {"count": len(made), "file": str(args.out)}))
    return 0


def make(game: Game[Any], args: argparse.Namespace, seats: int, made: list[Puzzle]) -> None:
    """Look through one deal after the other until there are enough."""

    def wanted(theme: str) -> bool:
        return not args.each or sum(one.theme == theme for one in made) < args.each

    for deal in count(args.seed):
        if len(made) >= args.count:
            return
        for puzzle in puzzles_of(game, seats, deal, args.after, wanted):
            if len(made) < args.count and puzzle.name not in {one.name for one in made}:
                made.append(puzzle)
                keep(game, args.out, puzzle)


def part_of(text: str) -> tuple[int, int]:
    """`2/8` as numbers: which part, of how many."""
    which, _, of = text.partition("/")
    if not (which.isdecimal() and of.isdecimal() and 1 <= int(which) <= int(of)):
        raise CliError("cli-error-part", part=text)
    return int(which), int(of)


def show(game: Game[Any], words: Words, number: int, answer: int | None) -> int:
    """A puzzle through the eyes of who is asked; whether an answer is the one, and why it is."""
    puzzles = read_puzzles(game)
    if not 1 <= number <= len(puzzles):
        raise CliError("cli-no-such-number", last=len(puzzles))
    puzzle = puzzles[number - 1]
    play = play_to(game, puzzle)
    choices = play.choices(puzzle.seat)
    name_pieces(game, play.state, puzzle.seat, words)
    if answer is None:
        screen().print(draw_board(game, play.state, puzzle.seat, words))
        said: dict[str, str | int] = {"seat": words.player(puzzle.seat), "missed": puzzle.missed}
        screen().print(Text(words.say("cli-puzzle-asked", said)))
        for n, choice in enumerate(choices, 1):
            screen().print(Text(f"{n:>4}  {words.choice(choice)}"))
        return 0
    if not 1 <= answer <= len(choices):
        raise CliError("cli-no-such-number", last=len(choices))
    tell_solution(game, words, puzzle, play, choices[answer - 1])
    return 0


def tell_solution(game: Game[Any], words: Words, puzzle: Puzzle, play: Play, given: Choice) -> None:
    """Whether it was found, what is best and by how much, and the reasons of the rules for it."""
    best = next(c for c in play.choices(puzzle.seat) if c.action == puzzle.best)
    key = "cli-puzzle-found" if given.action == puzzle.best else "cli-puzzle-missed"
    args: dict[str, str | int] = {
        "best": words.choice(best),
        "percent": puzzle.chance,
        "margin": puzzle.margin,
    }
    screen().print(Text(words.say(key, args)))
    eyes = Eyes(game.name, play.state, puzzle.seat)
    for reason in telling(eyes, puzzle.best, puzzle.second, Rng(1)):
        screen().print(Text(f"  {words.reason(reason)}", style="dim"))


def keep(game: Game[Any], path: Path, puzzle: Puzzle) -> None:
    """One more line, on disk at once."""
    with path.open("a", encoding="utf-8") as file:
        file.write(write_puzzle(game, puzzle) + "\n")


def prove(game: Game[Any], words: Words, path: Path, part: tuple[int, int]) -> int:
    """Search every puzzle of a part as long as ever, by other chance; 1 if one is none any more."""
    which, of = part
    changed = searches = 0
    for number, puzzle in enumerate(read_puzzles(game, path), 1):
        if (number - which) % of:
            continue
        searches += 1
        s = play_to(game, puzzle).state
        found = searched(game, s, puzzle.seat, LONG, Rng(int(puzzle.name[:7], 16), 7))
        if found is None or found.best != puzzle.best or found.lead < CLEAR:
            changed += 1
            screen().print(words.say("cli-puzzle-changed", {"number": number}))
    screen().print(words.say("cli-puzzles-proved", {"count": searches, "changed": changed}))
    return 1 if changed else 0
