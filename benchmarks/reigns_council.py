"""What a council of bots is like: how reigns end, and what monarchs and advisors of a kind earn.

`python benchmarks/reigns_council.py minister@300 --seats 3 4 5 6 --games 60` seats one kind,
`python benchmarks/reigns_council.py cardinal@2000 minister@300` the first once among the others.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.protocol import CHANCE, OVER
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.games.reigns.pieces import ABDICATED
from cabale.games.reigns.state import COURT, ENDING, HISTORY, TURNS

GAME = "reigns"


def play(bots: list[Any], seed: int, seen: Counter[str]) -> None:
    """One game, counted reign by reign."""
    s: Any = game_named(GAME).new(len(bots))
    chance, thought = Rng(seed, 0), Rng(seed, 1)
    before, reigned = list(s.points), s.reigned
    while s.decision != OVER:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
            continue
        seat, monarch = s.actor, s.monarch
        s.apply(seat, bots[seat].answer(Eyes(GAME, s, seat), thought))
        if s.reigned != reigned:
            gains = [now - then for now, then in zip(s.points, before, strict=True)]
            count_reign(s, monarch, bots, gains, seen)
            before, reigned = list(s.points), s.reigned


def count_reign(
    s: Any, monarch: int, bots: list[Any], gains: list[int], seen: Counter[str]
) -> None:
    """Add one reign that has just ended."""
    at = monarch * HISTORY
    seen["reigns"] += 1
    seen["turns"] += s.history[at + TURNS]
    seen["abdications"] += s.history[at + ENDING] == ABDICATED
    seen["accepted"] += s.history[at + COURT]
    seen["proposed"] += s.history[at + TURNS] * (s.seats - 1)
    for seat, gain in enumerate(gains):
        role = "monarch" if seat == monarch else "advisor"
        seen[f"{bots[seat].name} {role}"] += gain
        seen[f"{bots[seat].name} {role} times"] += 1


def tell(seats: int, names: list[str], seen: Counter[str]) -> None:
    """One line for the council, one for each kind of bot."""
    reigns = seen["reigns"]
    print(
        f"{seats} seats, {reigns} reigns: {seen['turns'] / reigns:.1f} turns, "
        f"{seen['abdications'] / reigns:.0%} abdicate, "
        f"{seen['accepted'] / seen['proposed']:.0%} of the proposals accepted"
    )
    for name in names:
        monarch, advisor = (
            seen[f"{name} {role}"] / max(1, seen[f"{name} {role} times"])
            for role in ("monarch", "advisor")
        )
        print(f"  {name}: {monarch:.1f} points as monarch, {advisor:.1f} as advisor", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "bots", nargs="*", default=["courtier"], help="one bot, or two: the first among the second"
    )
    parser.add_argument("--games", type=int, default=60, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6])
    args = parser.parse_args()
    for seats in args.seats:
        seen: Counter[str] = Counter()
        bots = [seat_bot(args.bots[0]), *(seat_bot(args.bots[-1]) for _ in range(seats - 1))]
        for game in range(args.games):
            turn = game % seats
            play(bots[turn:] + bots[:turn], game, seen)
        tell(seats, list(dict.fromkeys(args.bots)), seen)


if __name__ == "__main__":
    main()
