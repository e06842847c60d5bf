"""Random games of the yardstick by its own API, run inside its own environment by engine.py."""

from __future__ import annotations

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

WARM_UP = 2  # games


def play(seats: int, seed: int) -> int:
    """One game; how many decisions it took."""
    game = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed)
    game.play()
    return len(game.state.actions)


def main() -> None:
    seats, seconds = int(sys.argv[1]), float(sys.argv[2])
    for seed in range(1, WARM_UP + 1):
        play(seats, seed)
    began, decisions, games = time.process_time(), 0, 0
    while time.process_time() - began < seconds:
        decisions += play(seats, 100 + games)
        games += 1
    spent = time.process_time() - began
    print(json.dumps({"decisions": decisions / spent, "games": games / spent}))


if __name__ == "__main__":
    main()
