"""Reads a game's `outlook.toml`: what `cabale learn` found, or one sentence why it is of no use."""

from __future__ import annotations

import hashlib
import tomllib
import warnings
from functools import cache
from typing import Any

from cabale.bots.outlook import Outlook
from cabale.bots.senses import sense_of
from cabale.core.game import CabaleError, Game
from cabale.games.catalogue import GameWarning, game_named

FILE = "outlook.toml"
LARGEST = 10**9  # of a weight; beyond it a sum might not fit


class OutlookError(CabaleError):
    """Weights that cannot be used; the message is one plain sentence."""


class OutlookWarning(GameWarning):
    """A game whose bots judge plainly; the message is one plain sentence."""


@cache
def outlook_of(game: str, seats: int) -> Outlook | None:
    """What was learned of a game, None if nothing or nothing sound: then bots judge plainly."""
    path = game_named(game).folder / FILE
    if not path.exists():
        return None
    try:
        return read(game_named(game), seats, path.read_bytes())
    except OSError as error:
        said = f"{FILE} cannot be read: {error.strerror}"
    except OutlookError as error:
        said = str(error)
    warnings.warn(f"{said}; the bots of {game} judge plainly", OutlookWarning, stacklevel=2)
    return None


def read(game: Game[Any], seats: int, text: bytes) -> Outlook | None:
    """The outlook for a number of seats, None if none was learned; OutlookError says what is wrong.

    >>> import cabale
    >>> read(cabale.game("louis_xiv"), 2, b'game = "reigns"')
    Traceback (most recent call last):
    cabale.bots.weights.OutlookError: outlook.toml was learned from reigns, not from louis_xiv
    """
    try:
        table = tomllib.loads(text.decode())
    except (ValueError, RecursionError):
        raise OutlookError(f"{FILE} is damaged") from None
    check(game, table)
    out = Outlook(len(table["signs"]))
    found = [line for line in lines(table) if line["seats"] == seats]
    for line in found:
        out.put(line["round"], line["weights"])
    return out if found else None


def check(game: Game[Any], table: dict[str, Any]) -> None:
    """Refuse what was learned from something else than the present game."""
    whose, rules = table.get("game"), table.get("rules")
    if whose != game.name:
        raise OutlookError(f"{FILE} was learned from {whose!s:.40}, not from {game.name}")
    if rules != game.rules_version:
        raise OutlookError(f"{FILE} was learned from version {rules!s:.9} of the rules")
    if table.get("box") != box_of(game):
        raise OutlookError(f"{FILE} was learned with another box")
    if table.get("signs") != list(sense_of(game.name).sign_names()):
        raise OutlookError(f"{FILE} was learned from other signs")


def lines(table: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of all numbers of seats, each sound."""
    found = table.get("line")
    if not isinstance(found, list) or not all(is_line(line, len(table["signs"])) for line in found):
        raise OutlookError(f"{FILE} is damaged")
    return found


def is_line(line: Any, signs: int) -> bool:
    if not isinstance(line, dict) or not isinstance(line.get("weights"), list):
        return False
    weights = line["weights"]
    sound = all(type(weight) is int and abs(weight) <= LARGEST for weight in weights)
    places = [line.get("seats"), line.get("round")]
    return (
        sound and len(weights) == signs + 1 and all(type(n) is int and 0 <= n < 64 for n in places)
    )


def box_of(game: Game[Any]) -> str:
    """A mark of the values of the standard box."""
    path = game.folder / "components.toml"
    text = path.read_bytes().replace(b"\r\n", b"\n") if path.is_file() else b""
    return hashlib.sha256(text).hexdigest()[:16]
