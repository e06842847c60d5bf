"""`cabale analyse` tells how everybody's chances moved, and what the dearest choices were."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.progress import track
from rich.table import Table
from rich.text import Text

from cabale.bots.analysis import Step, choices, dearest, luck, step_at
from cabale.bots.bot import Budget
from cabale.cli.files import load_record
from cabale.cli.numbers import number_of, seed
from cabale.cli.screen import add_language, aside, screen
from cabale.cli.seats import players_of
from cabale.core.game import LETTERS, Choice, Game
from cabale.core.record import Record
from cabale.words.words import Words


def add_commands(subparsers: Any) -> None:
    """Enter `analyse` into the command line."""
    command = subparsers.add_parser("analyse", help="weigh every choice of a game")
    command.add_argument("file", type=Path)
    command.add_argument(
        "--iterations", type=number_of, default=400, help="of search for each choice"
    )
    command.add_argument("--worlds", type=number_of, default=200, help="played out for each chance")
    command.add_argument("--seed", type=seed, default=1, help="the same seed, the same figures")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Weigh every choice, then tell the whole and the three dearest."""
    game, record = load_record(args.file)
    words = Words(args.lang, game, players_of(record, args.lang))
    budget = Budget(iterations=args.iterations)
    label, indexes = words.say("cli-analysing"), choices(game, record)
    steps = [
        step_at(game, record, index, args.seed, budget, args.worlds)
        for index in track(indexes, label, console=aside(), transient=True)
    ]
    console = screen()
    console.print(table_of(steps, record, words))
    tell_dearest(console, game, words, steps)
    return 0


def percent(share: float) -> str:
    return f"{round(100 * share)}"


def signed(share: float) -> str:
    return f"{round(100 * share):+}".replace("-", "−")


def table_of(steps: list[Step], record: Record, words: Words) -> Table:
    """One row for each choice: everybody's chances before it, its cost, the luck after it."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), title=words.say("cli-analysis-title"))
    table.add_column("")
    table.add_column("")
    for seat in range(record.seats):
        table.add_column(f"{LETTERS[seat]} %", justify="right")
    table.add_column(words.say("cli-analysis-cost"), justify="right")
    table.add_column(words.say("cli-analysis-luck"), justify="right")
    for step in steps:
        shares = [percent(share) for share in step.chances]
        loss = signed(-step.cost) if step.is_costly else "·"
        row = [str(step.index + 1), LETTERS[step.seat], *shares, loss, signed(luck(step))]
        table.add_row(*row)
    return table


def tell_dearest(console: Console, game: Game[Any], words: Words, steps: list[Step]) -> None:
    """The choices that cost most, what the analyst would have done and why."""
    for step in dearest(steps):
        args: dict[str, str | int] = {
            "number": step.index + 1,
            "seat": words.player(step.seat),
            "answer": answer_words(game, words, step.action),
            "best": answer_words(game, words, step.best),
            "percent": round(100 * step.cost),
            "error": round(100 * step.error),
        }
        console.print(Text(words.say("cli-analysis-dear", args)))
        for reason in step.reasons:
            line = Text(words.reason(reason), style="dim")
            console.print(Padding(line, (0, 2), expand=False))


def answer_words(game: Game[Any], words: Words, action: int) -> str:
    """An answer as people call it."""
    verb = game.verb_of(action)
    assert verb is not None, f"{game.name} has no action {action}"
    return words.choice(Choice(action, verb.name, game.args_of(action)))
