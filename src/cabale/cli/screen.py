"""The terminal: its width, its colours, the language of who sits before it."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
from typing import Any

from rich.console import Console
from rich.text import Text

from cabale.cli.errors import CliError
from cabale.core.game import Game
from cabale.core.record import Record
from cabale.words.words import LANGUAGES, Words

# rich breaks lines at every space, also at those that hold « ? » to the word before: a French line
# began with its question mark. It has no setting for that, only this expression for a word, which
# is its own affair: where it is no longer, lines break at every space again.
GLUED = r"\S\u00a0\u202f"
with contextlib.suppress(ImportError):
    from rich import _wrap

    _wrap.re_word = re.compile(rf"[^{GLUED}]*[{GLUED}]+[^{GLUED}]*")


def environment_language() -> str:
    """The language the environment asks for, English if it asks for none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def add_language(parser: argparse.ArgumentParser) -> argparse.Action:
    """Let a command take `--lang`."""
    return parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=environment_language(),
        help="the language to speak (that of the environment if not said)",
    )


def read_options(texts: list[str]) -> dict[str, str]:
    """Options of a game from `name=value`."""
    out: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise CliError("cli-error-option", text=text[:40])
        out[name] = value
    return out


def add_options(parser: argparse.ArgumentParser) -> None:
    """Let a command take `--option name=value`."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def screen() -> Console:
    """Standard output, without guesses about what to colour."""
    return Console(highlight=False, markup=False, emoji=False)


def aside() -> Console:
    """Standard error: progress and errors."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def option_words(words: Words, game: Game[Any], name: str, value: str) -> str:
    """One option and its value as people say them."""
    key = f"option-{name}-{value}"
    shown = words.say(key) if words.has(key) else value
    label = words.say(f"option-{name}") if words.has(f"option-{name}") else name
    return words.say("cli-option", {"option": label, "value": shown})


def tell_rules(console: Console, game: Game[Any], record: Record, words: Words) -> None:
    """Say by which rules a game is played that began by earlier ones."""
    if record.rules != game.rules_version:
        known = {"rules": record.rules, "present": game.rules_version}
        console.print(Text(words.say("cli-older-rules", known), style="dim"))
