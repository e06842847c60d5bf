"""How far somebody who waits by correspondence can answer ahead, and what a look ahead costs.

    python benchmarks/ahead.py [--games 6] [--every 5]

Games among courtiers; at every so many answers a seat that waits looks ahead: by what it may see,
move by move and chosen at random, until it is asked, and by *whatever happens*.
"""

from __future__ import annotations

import argparse
import statistics
import time
from dataclasses import dataclass, field
from typing import Any

from cabale.bots.eyes import Eyes
from cabale.bots.levels import Courtier
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.rng import Rng
from cabale.games import catalogue
from cabale.server.foresight import DEPTH, Foresight, Move


@dataclass
class Found:
    """What the looks of one game came to."""

    looks: int = 0
    at_once: int = 0  # the next thing seen leads to the seat
    in_time: int = 0  # a path of things seen does
    anyhow: int = 0  # whatever happens, it is asked
    moves: list[int] = field(default_factory=list)  # until it was asked
    took: list[float] = field(default_factory=list)  # seconds of one look


def look(found: Found, play: Play, seat: int, path: list[Move]) -> Any:
    """One look, timed."""
    began = time.perf_counter()
    told = Foresight(play, seat).explore(path)
    found.took.append(time.perf_counter() - began)
    return told


def look_ahead(found: Found, play: Play, seat: int, rng: Rng) -> None:
    """Follow one path from here, and look at whatever may happen."""
    found.looks += 1
    found.anyhow += bool(look(found, play, seat, [Move()]).questions)
    path: list[Move] = []
    while len(path) < DEPTH:
        told = look(found, play, seat, path)
        if told.questions:
            found.at_once += len(path) <= 1
            found.in_time += 1
            found.moves.append(len(path))
            return
        if not told.futures:
            return
        path.append(Move(events=told.futures[rng.below(len(told.futures))]))


def play_through(game: Game[Any], seats: int, seed: int, every: int, found: Found) -> None:
    """One game, with looks on the way."""
    play, rng, bot, n = Play(game, seats, chance=Rng(seed)), Rng(seed, 1), Courtier(), 0
    while not play.is_over():
        asked = play.waiting()[0]
        waiting = [seat for seat in range(seats) if not play.is_asked(seat)]
        n += 1
        if waiting and n % every == 0:
            look_ahead(found, play, waiting[rng.below(len(waiting))], rng)
        play.answer(asked, int(bot.answer(Eyes(game.name, play.state, asked), rng)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--every", type=int, default=5)
    wish = parser.parse_args()
    print(
        "| game | looks | next thing leads to me | by a path | whatever happens | moves | a look |"
    )
    print("|---|---|---|---|---|---|---|")
    for entry in catalogue.OURS:
        game, found = catalogue.game_named(entry.name), Found()
        for seed in range(wish.games):
            play_through(game, 3, seed, wish.every, found)
        shares = [found.at_once, found.in_time, found.anyhow]
        told = " | ".join(f"{share / found.looks:.0%}" for share in shares)
        took = sorted(found.took)
        ms = (
            f"{1000 * statistics.median(took):.0f} ms, p99 {1000 * took[len(took) * 99 // 100]:.0f}"
        )
        moves = f"{statistics.mean(found.moves):.1f}" if found.moves else "–"
        print(f"| {entry.name} | {found.looks} | {told} | {moves} | {ms} |", flush=True)


if __name__ == "__main__":
    main()
