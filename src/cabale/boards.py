"""What a seat sees, drawn in a terminal by `board.py` of the game's folder."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType

from cabale.core.game import Game
from cabale.core.protocol import State
from cabale.words.words import Words


def draw_board(game: Game[Any], s: State, seat: int, words: Words) -> RenderableType:
    """The board as `seat` (or WATCHER) sees it."""
    module = import_module(f"cabale.games.{game.name}.board")
    drawn: RenderableType = module.draw(game.view(s, seat), words)
    return drawn
