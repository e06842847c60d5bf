"""`cabale`: the door of the command line."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import warnings

from cabale import __version__
from cabale.cli import (
    analyse,
    arena,
    balance,
    bench,
    check,
    dataset,
    fuzz,
    games,
    host,
    keep,
    learn,
    matches,
    play,
    puzzles,
    replay,
    rules,
    serve,
    verify,
)
from cabale.cli.errors import CliError
from cabale.cli.screen import environment_language
from cabale.cli.usage import Parser
from cabale.core import protocol
from cabale.core.extras import MissingExtra, need
from cabale.core.game import CabaleError
from cabale.games.catalogue import GameWarning
from cabale.words.words import Words

STOPPED = 130  # the status of a command that Ctrl-C ended
NO_READER = 1  # the status of a command whose output nobody reads any more, as Rich has it
COMMANDS = (
    serve,
    keep,
    host,
    games,
    rules,
    play,
    replay,
    verify,
    analyse,
    check,
    arena,
    matches,
    balance,
    learn,
    dataset,
    puzzles,
    fuzz,
    bench,
)
EXPECTED = (CliError, CabaleError, OSError)


def engine() -> str:
    """Whether the rules run compiled."""
    compiled = not str(protocol.__file__).endswith(".py")
    return "compiled engine" if compiled else "pure Python engine"


def parser() -> argparse.ArgumentParser:
    """Every command there is."""
    top = Parser(prog="cabale", description="Four games of court intrigue.")
    top.add_argument("--version", action="version", version=f"cabale {__version__}, {engine()}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in COMMANDS:
        module.add_commands(commands)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run one command; its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    args = parser().parse_args(argv)
    args.words = sys.argv[1:] if argv is None else argv  # for a command that begins itself again
    with warnings.catch_warnings():
        warnings.simplefilter("once", GameWarning)
        warnings.showwarning = tell_warning
        return run(args)


def tell_warning(message: Warning | str, *where: object, **more: object) -> None:
    """What went wrong on the way, on one line; the command goes on."""
    print(f"cabale: {message}", file=sys.stderr)


def run(args: argparse.Namespace) -> int:
    """Run a command that was understood."""
    try:
        if "extra" in args:
            need(*args.extra)
        status = int(args.run(args))
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        return leave_quietly()
    except KeyboardInterrupt:
        return STOPPED
    except EXPECTED as error:
        with contextlib.suppress(OSError):
            print(f"cabale: {sentence(error, args)}", file=sys.stderr)
        return 1


def sentence(error: BaseException, args: argparse.Namespace) -> str:
    """What went wrong, on one line."""
    words = Words(getattr(args, "lang", environment_language()))
    if isinstance(error, CliError):
        return error.said(words)
    if isinstance(error, MissingExtra):
        return words.say("cli-error-extra", {"package": error.module, "command": error.command})
    if isinstance(error, CabaleError) and error.message:
        return words.say(error.message, error.about)
    return " ".join(str(error).split())


def leave_quietly() -> int:
    """Nobody reads what is written: let the rest go nowhere."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return NO_READER


if __name__ == "__main__":
    sys.exit(main())
