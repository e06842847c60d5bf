"""What a seat sees, drawn in a terminal: one module for each game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType

from cabale.core.game import Game
from cabale.core.protocol import State
from cabale.words.words import Words


def draw_board(game: Game[Any], s: State, seat: int, words: Words) -> RenderableType:
    """The board as `seat` (or WATCHER) sees it."""
    module = import_module(f"cabale.boards.{game.name}")
    drawn: RenderableType = module.draw(game.view(s, seat), words)
    return drawn
