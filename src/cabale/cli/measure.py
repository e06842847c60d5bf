"""How fast a game is played, cloned, resampled and shown: processor time, best of several."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from cabale.core import protocol
from cabale.core.extras import need
from cabale.core.game import Game
from cabale.core.protocol import OVER, State
from cabale.core.random_play import clone_many, play_listed, play_picked, play_some, resample_many
from cabale.core.rng import Rng

Figures = dict[str, float]
REPEATS = 3
CLONES = 200  # kept at once to weigh a position
POSITIONS = 16  # from the middle of games, over which clone, resample and view are averaged


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(protocol.__file__).endswith(".py")


def measure(game: Game[Any], seats: int, seconds: float) -> Figures:
    """Every figure of one game with one number of players."""
    middle = positions(game, seats)
    listed, games = play_rate(game, seats, play_listed, seconds)
    share = players_share(game, seats)
    picked, _ = play_rate(game, seats, play_picked, seconds)
    return {
        "decisions": listed * share,
        "listed": listed,
        "picked": picked,
        "games": games,
        "clone": 1e9 * each(middle, clones, seconds),
        "resample": 1e9 * each(middle, resamples, seconds),
        "view": 1e6 * each(middle, lambda s, n: views(game, s, n), seconds),
        "bytes": weight(middle),
    }


def positions(game: Game[Any], seats: int) -> list[State]:
    """Positions from the middle of random games."""
    out = []
    for k in range(POSITIONS):
        rng = Rng(k, 7)
        length = int(play_picked(game.new(seats), rng.copy()))
        s: State = game.new(seats)
        play_some(s, rng, length * (k + 1) // (POSITIONS + 2))
        out.append(s)
    return out


def players_share(game: Game[Any], seats: int) -> float:
    """The part of all answers that players give; chance gives the rest."""
    players = total = 0
    rng = Rng(2, 3)
    for _ in range(POSITIONS):
        s: State = game.new(seats)
        while s.decision != OVER:
            players += s.waiting != 0
            total += int(play_some(s, rng, 1))
    return players / total


def play_rate(
    game: Game[Any], seats: int, play: Callable[[State, Rng], int], seconds: float
) -> tuple[float, float]:
    """Answers and games per second of random play; each repeat plays the same games."""
    origin = game.new(seats)
    best, count = (0.0, 0.0), 8
    while True:
        spent, steps = timed_games(origin, play, count)
        if spent > seconds / REPEATS:
            break
        count = int(count * max(1.3, min(8.0, seconds / REPEATS / max(spent, 1e-6))))
    for _ in range(REPEATS):
        spent, steps = timed_games(origin, play, count)
        best = max(best, (steps / spent, count / spent))
    return best


def timed_games(origin: State, play: Callable[[State, Rng], int], count: int) -> tuple[float, int]:
    """Seconds and answers of so many games."""
    rng = Rng(1, 3)
    steps = 0
    began = time.process_time()
    for _ in range(count):
        steps += play(origin.clone(), rng)
    return time.process_time() - began, steps


def each(middle: list[State], act: Callable[[State, int], object], seconds: float) -> float:
    """Seconds of one act on one position, averaged over the positions."""
    times = 1
    while (spent := timed_acts(middle, act, times)) < seconds / REPEATS / 2:
        times = int(times * 2 + 1)
    rest = [timed_acts(middle, act, times) for _ in range(REPEATS - 1)]
    return min(spent, *rest) / times / len(middle)


def timed_acts(middle: list[State], act: Callable[[State, int], object], times: int) -> float:
    """Seconds of acting so many times on each position."""
    began = time.process_time()
    for s in middle:
        act(s, times)
    return time.process_time() - began


def clones(s: State, times: int) -> None:
    clone_many(s, times)


def resamples(s: State, times: int) -> None:
    resample_many(s, 0, Rng(5), times)


def views(game: Game[Any], s: State, times: int) -> None:
    """Build what a seat sees and write it as the server does."""
    encode = need("msgspec.json", "server").encode
    for _ in range(times):
        encode(game.view(s, 0))


def weight(middle: list[State]) -> float:
    """The bytes of a position."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [s.clone() for s in middle for _ in range(CLONES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)
