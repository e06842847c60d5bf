"""How long worlds of Heads of State take in positions of games among courtiers.

    PYTHONPATH=build/engine python benchmarks/worlds.py

For each number of players, in microseconds of processor time: the first world of a position, the
mean of a thousand worlds of it with all that is found for them, and each world after these.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator

from cabale.bots.eyes import Eyes
from cabale.bots.levels import Courtier
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

GAME = "heads_of_state"
WORLDS = 1000


def positions(seats: int, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Every so many questions of a game: a position, and who is asked."""
    s: State = game_named(GAME).new(seats)
    rng, courtier, asked = Rng(seed, seats), Courtier(), 0
    while s.decision != OVER:
        seat = s.actor
        if seat == CHANCE:
            s.apply(seat, s.draw(rng))
            continue
        asked += 1
        if asked % every == 0:
            yield s.clone(), seat
        s.apply(seat, courtier.answer(Eyes(GAME, s, seat), rng))


def draw(s: State, seat: int, rng: Rng, times: int) -> float:
    """Microseconds that so many worlds take."""
    began = time.process_time()
    for _ in range(times):
        s.resample(seat, rng)
    return 1e6 * (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--every", type=int, default=7, help="questions from one to the next")
    args = parser.parse_args()
    for seats in game_named(GAME).seats:
        rows = []
        for seed in range(args.games):
            for s, seat in positions(seats, seed, args.every):
                rng = Rng(seed, 1)
                first = draw(s, seat, rng, 1)
                mean = (first + draw(s, seat, rng, WORLDS - 1)) / WORLDS
                rows.append((first, mean, draw(s, seat, rng, WORLDS // 2) / (WORLDS // 2)))
        first, mean, later = (statistics.mean(column) for column in zip(*rows, strict=True))
        print(f"{seats} seats: first {first:.0f}, of {WORLDS} {mean:.2f}, later {later:.2f}")


if __name__ == "__main__":
    main()
