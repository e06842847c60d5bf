"""A position as text and as a picture, for render()."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from cabale.boards import draw_board
from cabale.core.extras import need
from cabale.core.game import Game
from cabale.core.protocol import OVER, WATCHER, State
from cabale.words import Words

COLUMNS = 100
FONT_SIZE = 14
PAPER, INK = (246, 240, 224), (22, 27, 49)


def draw_text(game: Game[Any], s: State) -> str:
    """What a watcher sees, as the terminal shows it."""
    words = Words("en", game)
    out = io.StringIO()
    console = Console(file=out, width=COLUMNS, color_system=None)
    console.print(draw_board(game, s, WATCHER, words))
    if s.decision != OVER:
        console.print(
            f"{game.decisions[s.decision].name} (§{game.decisions[s.decision].paragraph})"
        )
    return out.getvalue()


def draw_rgb(text: str) -> npt.NDArray[np.uint8]:
    """The text as ink on paper."""
    image: Any = need("PIL.Image", "pettingzoo")
    drawer: Any = need("PIL.ImageDraw", "pettingzoo")
    fonts: Any = need("PIL.ImageFont", "pettingzoo")
    font = fonts.load_default(FONT_SIZE)
    lines = text.rstrip("\n").split("\n")
    picture = image.new("RGB", (COLUMNS * 9, (len(lines) + 1) * (FONT_SIZE + 4)), PAPER)
    pen = drawer.Draw(picture)
    for i, line in enumerate(lines):
        for j, letter in enumerate(line):
            pen.text((4 + j * 8.8, 4 + i * (FONT_SIZE + 4)), letter, INK, font)
    return np.asarray(picture, dtype=np.uint8)
