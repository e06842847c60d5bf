"""How the reigns of given bots end, and what is said and earned at their council.

`python benchmarks/reigns_council.py minister@300 --seats 3 4 5 6 --games 60` seats one kind,
`python benchmarks/reigns_council.py cardinal@2000 minister@300` the first once among the others.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from reigns_counts import (
    KINDS,
    Reign,
    best_rule,
    count_endings,
    count_words,
    play,
)

from cabale.bots.bot import Bot
from cabale.bots.levels import seat_bot
from cabale.core.rng import Rng


class Council:
    """What was seen in all games of one number of seats."""

    def __init__(self) -> None:
        self.ends: Counter[str] = Counter()
        self.said: tuple[Counter[str], Counter[str]] = (Counter(), Counter())  # of either half
        self.gains: Counter[str] = Counter()  # of each kind of bot in each role, and how often

    def game(self, bots: list[Bot], deal: int) -> None:
        def note(s: Any) -> None:
            count_words(s, self.said[deal % 2])

        thoughts = [Rng(deal, 1 + seat) for seat in range(len(bots))]
        s, reigns = play(bots, deal, thoughts, note)
        count_endings(s, reigns, self.ends)
        for reign in reigns:
            self.earn(bots, reign)

    def earn(self, bots: list[Bot], reign: Reign) -> None:
        """Add what a reign brought to each kind of bot."""
        monarch, gains = reign
        for seat, gain in enumerate(gains):
            role = f"{bots[seat].name} {'monarch' if seat == monarch else 'advisor'}"
            self.gains[role] += gain
            self.gains[f"{role} times"] += 1

    def tell(self, seats: int, names: list[str]) -> None:
        """One line for the council, one for its words, one for each kind of bot."""
        ends, said = self.ends, self.said[0] + self.said[1]
        reigns, turns = ends["reigns"], ends["turns"]
        print(
            f"{seats} seats, {reigns} reigns: {turns / reigns:.1f} turns, "
            f"{ends['abdications'] / reigns:.0%} abdicate, "
            f"{ends['pile'] / turns / (seats - 1):.0%} of the proposals accepted"
        )
        proposals = sum(said[f"{kind} said"] for kind in KINDS)
        words = [
            f"{kind} {said[f'{kind} said'] / max(1, proposals):.0%} "
            f"(accepted {said[f'{kind} accepted'] / max(1, said[f'{kind} said']):.0%})"
            for kind in KINDS
        ]
        print(f"  {', '.join(words)}; best rule on what is heard {best_rule(*self.said):.0%}")
        for name in names:
            monarch, advisor = (
                self.gains[f"{name} {role}"] / max(1, self.gains[f"{name} {role} times"])
                for role in ("monarch", "advisor")
            )
            print(
                f"  {name}: {monarch:.1f} points as monarch, {advisor:.1f} as advisor", flush=True
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "bots", nargs="*", default=["courtier"], help="one bot, or two: the first among the second"
    )
    parser.add_argument("--games", type=int, default=60, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6])
    args = parser.parse_args()
    for seats in args.seats:
        council = Council()
        bots = [seat_bot(args.bots[0]), *(seat_bot(args.bots[-1]) for _ in range(seats - 1))]
        for game in range(args.games):
            turn = game % seats
            council.game(bots[turn:] + bots[:turn], game)
        council.tell(seats, list(dict.fromkeys(args.bots)))


if __name__ == "__main__":
    main()
