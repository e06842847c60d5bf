"""`cabale fuzz` plays at random until stopped; a crash writes the record that shows it."""

from __future__ import annotations

import argparse
import secrets
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.text import Text

from cabale.cli.errors import CliError
from cabale.cli.files import write_atomic
from cabale.cli.numbers import number_or_all, seed
from cabale.cli.screen import add_language, aside, screen
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.protocol import CHANCE, State
from cabale.core.random_play import play_many
from cabale.core.record import Answer, Record, say_answer
from cabale.core.rng import Rng
from cabale.core.text import read_record, write_record
from cabale.games.catalogue import game_named
from cabale.words.words import Value, Words

LARGEST = 256  # games of a batch: between two looks at the clock
SEEDS = (1 << 60) - 1  # a generator takes no larger ones
BOUND = 30_000  # no random game is longer than this many answers


@dataclass(slots=True)
class Batch:
    """Games of one number of seats and one set of options, told apart by their stream."""

    game: Game[Any]
    seats: int
    options: dict[str, str]
    seed: int
    games: int


class Fault(Exception):
    """A game that went wrong: its record so far, the answer that broke it, and how."""

    def __init__(self, record: Record, answer: str, report: str) -> None:
        super().__init__(answer)
        self.record = record
        self.answer = answer
        self.report = report


def add_commands(subparsers: Any) -> None:
    """Enter `fuzz` into the command line."""
    command = subparsers.add_parser("fuzz", help="play at random until stopped")
    command.add_argument("game")
    command.add_argument("--games", type=number_or_all, default=0, help="stop after that many")
    command.add_argument("--seed", type=seed, help="the same games for the same number")
    command.add_argument("--out", type=Path, default=Path("."), help="where a crash is written")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play until the games are played, a fault shows or somebody presses Ctrl-C."""
    game = game_named(args.game)
    words = Words(args.lang, game)
    seed = secrets.randbits(40) if args.seed is None else args.seed & SEEDS
    tally = Tally(args.games)
    try:
        fuzz(game, seed, tally, words)
    except KeyboardInterrupt:
        pass
    except Fault as fault:
        raise CliError("cli-error-fault", **written(game, fault, args.out)) from None
    said: dict[str, Value] = {"games": tally.games, "answers": tally.answers, "seed": str(seed)}
    screen().print(Text(words.say("cli-fuzzed", said)))
    return 0


@dataclass(slots=True)
class Tally:
    """How much has been played."""

    wanted: int  # games; 0: until stopped
    games: int = 0
    answers: int = 0


def fuzz(game: Game[Any], seed: int, tally: Tally, words: Words) -> None:
    """Batch after batch, the table changing from one to the next."""
    columns = (TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=aside(), transient=True) as progress:
        task = progress.add_task("")
        turn = 0
        while not tally.wanted or tally.games < tally.wanted:
            batch = plan(game, seed, turn)
            if tally.wanted:
                batch.games = min(batch.games, tally.wanted - tally.games)
            tally.answers += play_batch(batch)
            tally.games += batch.games
            turn += 1
            show(progress, task, tally, words)


def show(progress: Progress, task: TaskID, tally: Tally, words: Words) -> None:
    elapsed = max(progress.tasks[0].elapsed or 0.0, 0.001)
    said = {"games": tally.games, "rate": int(tally.games / elapsed)}
    progress.update(task, description=words.say("cli-fuzzing", said))


def plan(game: Game[Any], seed: int, turn: int) -> Batch:
    """The table of a turn: every number of seats in turn, options at random, first a few games."""
    rng = Rng(seed, 1 + turn)
    options = {}
    for option in game.options:
        if rng.below(2):
            options[option.name] = option.values[rng.below(len(option.values))]
    cycle, seat_turn = divmod(turn, len(game.seats))
    size = min(LARGEST, 1 << min(cycle, 20))
    own_seed = (seed * 1_000_003 + turn) & SEEDS
    return Batch(game, game.seats[seat_turn], options, own_seed, size)


def play_batch(batch: Batch) -> int:
    """One game under watch, the others at full speed; how many answers were given."""
    answers = watch(batch, 0)
    origin = batch.game.new(batch.seats, batch.options)
    try:
        return answers + int(play_many(origin, batch.seed, batch.games, BOUND))
    except Exception:
        for k in range(batch.games):
            watch(batch, k)
        raise


def watch(batch: Batch, stream: int) -> int:
    """Play one game answer by answer with somebody listening; Fault if anything is wrong."""
    play = Play(batch.game, batch.seats, batch.options)
    rng = Rng(batch.seed, stream)
    answer: Answer | None = None
    try:
        while not play.is_over():
            answer = None
            answer = next_answer(play.state, rng)
            step(play, answer)
            assert len(play.lines) <= BOUND, "the game does not end"
        answer = None
        read_record(write_record(batch.game, play.record()), game_named)
    except Exception:
        said = say_answer(batch.game, answer) if answer else ""
        raise Fault(play.record(), said, traceback.format_exc()) from None
    return len(play.lines)


def next_answer(s: State, rng: Rng) -> Answer:
    seat = int(s.actor)
    return Answer(seat, int(s.draw(rng) if seat == CHANCE else s.pick(seat, rng)))


def step(play: Play, answer: Answer) -> None:
    """Apply an answer, after looking at what the rules promise of any position."""
    s = play.state
    legal = play.legal(answer.seat)
    assert len(legal) == len(set(legal)), "a legal answer is listed twice"
    twin = s.clone()
    before = s.numbers()
    assert twin.numbers() == before, "a clone differs from its origin"
    twin.apply(answer.seat, answer.action)
    assert s.numbers() == before, "a clone is not independent of its origin"
    play.carry_out(answer)
    assert s.numbers() == twin.numbers(), "a clone goes another way than its origin"


def written(game: Game[Any], fault: Fault, folder: Path) -> dict[str, str]:
    """Write the record up to the fault, and beside it what went wrong."""
    stem = f"{game.name}-fault-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}.txt"
    write_atomic(path, write_record(game, fault.record))
    write_atomic(folder / f"{stem}.report.txt", f"{fault.answer}\n\n{fault.report}")
    last = fault.report.strip().splitlines()[-1]
    return {"file": str(path), "answer": fault.answer or "-", "reason": last}
