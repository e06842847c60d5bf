"""The games there are: ours, and those that installed packages bring.

A package brings a game by an entry point of the group `cabale.games`: its name is the game's, its
value `module:NAME` leads to the Game. Ours are found in the same way, but need no installation.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from cabale.core.game import Game, GameError
from cabale.core.protocol import WATCHER

GROUP = "cabale.games"
# in the order people see them
OURS = (
    EntryPoint("louis_xiv", "cabale.games.louis_xiv:LOUIS_XIV", GROUP),
    EntryPoint("heads_of_state", "cabale.games.heads_of_state:HEADS_OF_STATE", GROUP),
    EntryPoint("cape_epee", "cabale.games.cape_epee:CAPE_EPEE", GROUP),
    EntryPoint("reigns", "cabale.games.reigns:REIGNS", GROUP),
)


class GameWarning(UserWarning):
    """A game that was left out; the message is one plain sentence."""


def names() -> list[str]:
    """The names of the games, ours first, in the order people see them."""
    return list(sound())


def game_named(name: str) -> Game[Any]:
    """The game of that name; GameError names those there are, or why it was left out."""
    for entry in OURS:  # theirs cannot be taken, so nobody else need be asked
        if entry.name == name:
            return load(entry)
    if name in sound():
        return sound()[name]
    if name in left_out():
        raise GameError(left_out()[name])
    known = ", ".join(names())
    text = f"there is no game '{name[:40]}'; there are {known}"
    raise GameError(text, "error-game", name=name[:40], names=known)


def is_anothers_box(game: Game[Any], keys: Iterable[str]) -> bool:
    """Whether values with these keys are none of this game's box, but of that of another one."""
    groups = groups_of(keys)
    if not groups or groups & box_groups(game):
        return False
    return any(groups <= box_groups(other) for other in sound().values())


def box_groups(game: Game[Any]) -> set[str]:
    """The groups of values of a box, `courtiers` and the like."""
    return groups_of(edition.key for edition in game.editions())


def groups_of(keys: Iterable[str]) -> set[str]:
    return {key.partition(".")[0] for key in keys}


def look_again() -> None:
    """Forget what was found, because packages have come or gone meanwhile."""
    looked.cache_clear()
    load.cache_clear()


def left_out() -> dict[str, str]:
    """The games that cannot be played, by name, and why in one sentence."""
    return looked()[1]


def sound() -> dict[str, Game[Any]]:
    """The games that can be played, by name."""
    return looked()[0]


@cache
def looked() -> tuple[dict[str, Game[Any]], dict[str, str]]:
    """Every game that is installed, and what was left out: one bad package spoils no other."""
    found: dict[str, Game[Any]] = {}
    faults: dict[str, str] = {}
    for entry in (*OURS, *sorted(entry_points(group=GROUP), key=lambda entry: entry.value)):
        try:
            if entry.name in found:
                raise GameError(f"there is a game '{entry.name}' already")
            found[entry.name] = load(entry)
        except GameError as error:
            said = f"{error}; {brought_by(entry)} is left out"
            faults.setdefault(entry.name, said)
            warnings.warn(said, GameWarning, stacklevel=2)
    return found, faults


def brought_by(entry: EntryPoint) -> str:
    """The package that an entry point came with."""
    return f"the package {entry.dist.name}" if entry.dist else entry.value


@cache
def load(entry: EntryPoint) -> Game[Any]:
    """The game an entry point leads to; GameError says in one sentence why there is none."""
    try:
        game = entry.load()
    except GameError:
        raise
    except Exception as error:
        raise GameError(f"the game '{entry.name}' cannot be imported ({short(error)})") from error
    if not isinstance(game, Game):
        raise GameError(f"'{entry.value}' is no Game but a {type(game).__name__}")
    if game.name != entry.name:
        raise GameError(f"the game '{game.name}' is announced as '{entry.name}'")
    try_out(game)
    return game


def try_out(game: Game[Any]) -> None:
    """Begin a game and look at it: what cannot do that is no game."""
    if not (game.folder / "words" / "en.ftl").is_file():
        raise GameError(f"the game '{game.name}' has no words/en.ftl")
    try:
        game.view(game.new(game.seats[0]), WATCHER)
    except Exception as error:
        raise GameError(f"the game '{game.name}' cannot begin ({short(error)})") from error


def short(error: Exception) -> str:
    """An error on one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]
