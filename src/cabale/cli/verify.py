"""`cabale verify` proves that chance's answers were fixed before the first move."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.text import Text

from cabale.cli.errors import CliError
from cabale.cli.files import load_record
from cabale.cli.screen import add_language, screen
from cabale.core.deal import Deal
from cabale.core.game import Game
from cabale.core.protocol import CHANCE, State
from cabale.core.record import Answer, Record, replay, say_answer
from cabale.words.words import Words


def add_commands(subparsers: Any) -> None:
    """Enter `verify` into the command line."""
    command = subparsers.add_parser("verify", help="prove the deal of a finished game")
    command.add_argument("file", type=Path)
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the commitment, then compute every answer of chance again."""
    game, record = load_record(args.file)
    deal = committed_deal(record)
    count = verify_chance(game, record, deal)
    screen().print(Text(Words(args.lang).say("cli-verified", {"count": count})))
    return 0


def committed_deal(record: Record) -> Deal:
    """The deal that the seed gives, if it is the one that was committed."""
    if not record.commit or not record.seed:
        raise CliError("cli-error-uncommitted" if not record.commit else "cli-error-sealed")
    try:
        deal = Deal(bytes.fromhex(record.seed), record.entropy)
    except ValueError:
        raise CliError("cli-error-seed") from None
    if deal.commitment() != record.commit:
        raise CliError("cli-error-commitment")
    return deal


def verify_chance(game: Game[Any], record: Record, deal: Deal) -> int:
    """How many answers chance gave, withdrawn ones too; CliError names the first false one.

    The ticket of an answer is that of its index among the answers that stand before it.
    """
    s: State = game.new(record.seats, record.options, record.components)
    stand = drawn = 0
    for number, line in enumerate(record.lines, 1):
        if not isinstance(line, Answer):
            stand -= line.answers
            s = replay(game, record, number)
            continue
        if line.seat == CHANCE:
            drawn += 1
            compare(game, line, deal.answer(s, stand), number)
        s.apply(line.seat, line.action)
        stand += 1
    return drawn


def compare(game: Game[Any], answer: Answer, due: int, number: int) -> None:
    """Refuse an answer of chance that is not the one due."""
    if answer.action != due:
        raise CliError(
            "cli-error-deal",
            number=number,
            found=say_answer(game, answer),
            due=say_answer(game, Answer(CHANCE, due)),
        )
