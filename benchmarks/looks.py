"""What a look at all answers costs, and a whole game among courtiers, by processor time.

`PYTHONPATH=one python benchmarks/looks.py heads_of_state`, then with another engine, in turns: the
positions are the same, and so is the digest of what was seen if both judge alike.
"""

from __future__ import annotations

import argparse
import hashlib
import time

from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.bots.senses import sense_of
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng
from cabale.games import catalogue

EVERY = 9  # one question of so many is looked at
TIMES = 15  # that each is looked at


def play(game: str, seats: int, seed: int, kept: list[State]) -> float:
    """Seconds of a game among courtiers; some of its questions are kept."""
    s: State = catalogue.game_named(game).new(seats)
    bot, chance, mind = seat_bot("courtier"), Rng(seed, 0), Rng(seed, 1)
    asked = 0
    began = time.process_time()
    while s.decision != OVER:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
            continue
        asked += 1
        if asked % EVERY == 0 and len(s.legal(s.actor)) > 1:
            kept.append(s.clone())
        s.apply(s.actor, bot.answer(Eyes(game, s, s.actor), mind))
    return time.process_time() - began


def look(game: str, kept: list[State]) -> tuple[float, str]:
    """Seconds of one look, and a digest of all that was seen."""
    sense = sense_of(game)
    seen = [list(sense.appeal(s, s.actor, s.legal(s.actor))) for s in kept]
    spent = 0.0
    for s in kept:
        actions = s.legal(s.actor)
        began = time.process_time()
        for _ in range(TIMES):
            sense.appeal(s, s.actor, actions)
        spent += time.process_time() - began
    digest = hashlib.sha256(repr(seen).encode()).hexdigest()[:12]
    return spent / TIMES / len(kept), digest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=catalogue.names())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=6, help="how many games are played")
    args = parser.parse_args()
    for game in args.games:
        kept: list[State] = []
        spent = sum(play(game, args.seats, seed, kept) for seed in range(args.rounds))
        each, digest = look(game, kept)
        hourly = round(3600 * args.rounds / spent)
        print(f"{game}: {1e6 * each:.1f} µs a look, {hourly} courtier games an hour, {digest}")


if __name__ == "__main__":
    main()
