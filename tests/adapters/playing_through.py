"""OpenSpiel's playthroughs of each game, shortened: the head, each answer, a hash of each state.

PYTHONPATH=src:tests python -m adapters.playing_through    writes them anew
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

from cabale.adapters import openspiel
from cabale.conformance.playing import GAMES
from cabale.core.game import Game

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1661


def path_of(game: Game[Any]) -> Path:
    return FOLDER / f"{game.name}.txt"


def playthrough(game: Game[Any]) -> str:
    """A random game at the smallest table: the facts of the game in full, its states as hashes."""
    name = f"{openspiel.short_name(game.name)}(players={game.seats[0]})"
    head, *states = "\n".join(playthrough_lines(name, seed=SEED)).split("\n# State ")
    out = [head]
    for state in states:
        number, _, text = state.partition("\n")
        answered = [line for line in text.split("\n") if line.startswith(("# Apply", "action:"))]
        digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        out.append(" ".join([f"# State {number} {digest}", *answered]))
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    for each in GAMES:
        path_of(each).write_text(playthrough(each), "utf-8")
