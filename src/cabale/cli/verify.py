"""`cabale verify` proves that chance's answers were fixed before the first move."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.text import Text

from cabale.cli.errors import CliError
from cabale.cli.files import load_record
from cabale.cli.screen import add_language, screen
from cabale.core.verify import DealError, verify
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
    try:
        count = verify(game, record)
    except DealError as error:
        raise CliError(
            f"cli-error-{error.key}", number=error.line, found=error.found, due=error.due
        ) from None
    words = Words(args.lang)
    screen().print(Text(words.say("cli-verified", {"count": count})))
    if record.given:
        screen().print(Text(words.say("cli-verified-given", {"given": record.given})))
    return 0
