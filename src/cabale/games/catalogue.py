"""The games there are: the one place that lists them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cabale.core.game import Game, GameError

# name → the module that exports it and the name it exports, in the order people see them
WHERE = {
    "louis_xiv": ("cabale.games.louis_xiv", "LOUIS_XIV"),
    "heads_of_state": ("cabale.games.heads_of_state", "HEADS_OF_STATE"),
    "cape_epee": ("cabale.games.cape_epee", "CAPE_EPEE"),
    "reigns": ("cabale.games.reigns", "REIGNS"),
}


def names() -> list[str]:
    """The names of the games, in the order people see them."""
    return list(WHERE)


def game_named(name: str) -> Game[Any]:
    """The game of that name; GameError names those there are."""
    if name not in WHERE:
        raise GameError(f"there is no game '{name[:40]}'; there are {', '.join(WHERE)}")
    module, exported = WHERE[name]
    game: Game[Any] = getattr(import_module(module), exported)
    return game
