"""What one seat believes about one other: every history of distinct cards, counted.

Written apart from the rules: a pile, cards under the disc and a hidden hand, each as counts of
kinds, with the number of histories of distinct cards that lead there.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, prod

Cards = tuple[int, ...]
World = tuple[Cards, Cards, Cards]  # the pile, under the disc, drawn unseen by the other


def moved(cards: Cards, kind: int, n: int) -> Cards:
    return (*cards[:kind], cards[kind] + n, *cards[kind + 1 :])


class Beliefs:
    def __init__(self, kinds: tuple[str, ...], stock: dict[str, int], under: int = 0) -> None:
        self.kinds = kinds
        cards = tuple(stock.get(kind, 0) for kind in kinds)
        self.worlds: Counter[World] = Counter()
        for disc in product(*(range(n + 1) for n in cards)):
            if sum(disc) == under:
                pile = tuple(n - m for n, m in zip(cards, disc, strict=True))
                ways = prod(comb(n, m) for n, m in zip(cards, disc, strict=True))
                self.worlds[pile, disc, (0,) * len(kinds)] = ways

    def turn_up(self, *names: str) -> Beliefs:
        """The top card, before all eyes: any distinct card of that kind."""
        for name in names:
            self.seen(self.kinds.index(name), 0)
        return self

    def lay(self, *names: str) -> Beliefs:
        """The other lays a card that it drew unseen: any distinct card of that kind."""
        for name in names:
            self.seen(self.kinds.index(name), 2)
        return self

    def seen(self, kind: int, place: int) -> None:
        after: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            n = world[place][kind]
            if n:
                places = list(world)
                places[place] = moved(world[place], kind, -1)
                after[places[0], places[1], places[2]] += ways * n
        self.worlds = after

    def draw(self, times: int = 1) -> Beliefs:
        """The other draws the top card: any distinct card of the pile."""
        for _ in range(times):
            after: Counter[World] = Counter()
            for (pile, disc, hand), ways in self.worlds.items():
                for kind, n in enumerate(pile):
                    if n:
                        after[moved(pile, kind, -1), disc, moved(hand, kind, 1)] += ways * n
            self.worlds = after
        return self

    def shuffle_in(self, known: dict[str, int], disc_too: bool = False) -> Beliefs:
        """Cards that all know go into the pile; after a Revolution what lay under the disc too."""
        cards = tuple(known.get(kind, 0) for kind in self.kinds)
        after: Counter[World] = Counter()
        for (pile, disc, hand), ways in self.worlds.items():
            more = disc if disc_too else (0,) * len(disc)
            back = tuple(map(sum, zip(pile, cards, more, strict=True)))
            after[back, (0,) * len(disc) if disc_too else disc, hand] += ways
        self.worlds = after
        return self

    def odds(self) -> dict[Cards, Fraction]:
        """Of every hand of the other."""
        hands: Counter[Cards] = Counter()
        for (_pile, _disc, hand), ways in self.worlds.items():
            hands[hand] += ways
        total = sum(hands.values())
        return {hand: Fraction(n, total) for hand, n in hands.items()}
