"""Who sits where in the next round: everybody once, new company first, every place in turn.

Pure: players are names, a round is what was drawn before. docs/run-a-club.md tells the rules.
"""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

AGAIN: Final = 1000.0  # what it costs to meet again, against one point of difference
SLACK: Final = 1e-9  # less than that is no gain: sums of parts are not exact
TRIES: Final = 10  # fresh starts before a round with somebody met twice is accepted

Strains = Mapping[str, Mapping[str, float]]


@dataclass(slots=True)
class Drawn:
    """One round: the players of each table by seat, and those who rest."""

    tables: list[list[str]]
    byes: list[str] = field(default_factory=list)


def sizes_of(players: int, seats: int, least: int) -> list[int]:
    """The tables that seat as many as possible, the large ones first.

    A table may want one seat if the game allows it, so that fewer rest.

    >>> sizes_of(10, 4, 2), sizes_of(5, 4, 2), sizes_of(7, 2, 2)
    ([4, 3, 3], [4], [2, 2, 2])
    """
    small = max(seats - 1, least, 2)
    best: list[int] = []
    for count in range(players // seats, -1, -1):
        rest = players - count * seats
        fitting = [seats] * count + [small] * (rest // small if small < seats else 0)
        if sum(fitting) > sum(best):
            best = fitting
    return best


def count_rounds(players: int, seats: int) -> int:
    """The rounds in which everybody can have met everybody.

    >>> count_rounds(6, 2), count_rounds(7, 2), count_rounds(16, 4)
    (5, 7, 5)
    """
    if seats == 2:
        return players - 1 + players % 2
    return math.ceil((players - 1) / (seats - 1))


class Past:
    """What was drawn before: who has met whom, sat where and rested."""

    def __init__(self, rounds: Sequence[Drawn]) -> None:
        self.met: Final[Counter[tuple[str, str]]] = Counter()
        self.sat: Final[Counter[tuple[str, int]]] = Counter()
        self.rested: Final[Counter[str]] = Counter()
        for drawn in rounds:
            self.rested.update(drawn.byes)
            for table in drawn.tables:
                self.sat.update((player, seat) for seat, player in enumerate(table))
                self.met.update(itertools.permutations(table, 2))


def draw(
    players: Sequence[str],
    points: Mapping[str, float],
    rounds: Sequence[Drawn],
    seats: int,
    least: int,
    seed: str,
) -> Drawn:
    """The next round of players in the order of their standing: equals meet, and new faces first.

    Without points it is a round robin.
    """
    past, rng = Past(rounds), random.Random(f"{seed} {len(rounds)}")
    sizes = sizes_of(len(players), seats, least)
    byes = resting(players, past, len(players) - sum(sizes))
    tables = group([one for one in players if one not in byes], points, sizes, past, rng)
    return Drawn([seat(table, past, rng) for table in tables], byes)


def resting(players: Sequence[str], past: Past, count: int) -> list[str]:
    """Those who rest: who rested least, of these the last in the standing."""
    last_first = sorted(reversed(players), key=lambda one: past.rested[one])
    return last_first[:count]


def group(
    players: Sequence[str],
    points: Mapping[str, float],
    sizes: Sequence[int],
    past: Past,
    rng: random.Random,
) -> list[list[str]]:
    """The companies of a round: as few as possible meet again, then as equal as possible."""
    strains = {a: {b: strain(a, b, points, past) for b in players} for a in players}
    best: list[list[str]] = []
    least = math.inf
    order = list(players)
    for _ in range(TRIES):
        tables = improved(cut(order, sizes), strains)
        cost = sum(cost_of(table, strains) for table in tables)
        if cost < least:
            best, least = tables, cost
        if least < AGAIN:
            break
        rng.shuffle(order)
    return best


def strain(a: str, b: str, points: Mapping[str, float], past: Past) -> float:
    """What speaks against two players at one table; nobody strains themselves."""
    met, apart = past.met[a, b], points.get(a, 0.0) - points.get(b, 0.0)
    return AGAIN * met * met + apart * apart


def cut(order: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """Players in their order, a table after the other."""
    rest = iter(order)
    return [list(itertools.islice(rest, size)) for size in sizes]


def cost_of(table: Sequence[str], strains: Strains) -> float:
    """How far a company is from strangers of equal standing."""
    return sum(strains[a][b] for a, b in itertools.combinations(table, 2))


def improved(tables: list[list[str]], strains: Strains) -> list[list[str]]:
    """The tables after every exchange of two players that makes them better."""
    better = True
    while better:
        better = False
        for one, other in itertools.combinations(tables, 2):
            for i, j in itertools.product(range(len(one)), range(len(other))):
                if gain(one, one[i], other, other[j], strains) > SLACK:
                    one[i], other[j] = other[j], one[i]
                    better = True
    return tables


def gain(one: list[str], a: str, other: list[str], b: str, strains: Strains) -> float:
    """What is won if `a` of one table and `b` of another change places."""
    of_a, of_b = strains[a], strains[b]
    won = 2 * of_a[b]  # which the sums below count although the two do not meet
    for mate in one:
        won += of_a[mate] - of_b[mate]
    for mate in other:
        won += of_b[mate] - of_a[mate]
    return won


def seat(table: Sequence[str], past: Past, rng: random.Random) -> list[str]:
    """The company in the order of seats by which everybody has sat everywhere alike."""
    shuffled = rng.sample(table, len(table))
    ways = itertools.permutations(shuffled)
    return list(min(ways, key=lambda way: sum(past.sat[one, n] ** 2 for n, one in enumerate(way))))


def circle(players: Sequence[str], left: set[str], rounds: Sequence[Drawn], seed: str) -> Drawn:
    """The next round of pairs in which everybody meets everybody once; who left is missing."""
    past, rng = Past(rounds), random.Random(f"{seed} {len(rounds)}")
    ring: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
    turn = len(rounds) % (len(ring) - 1)
    ring = [ring[0], *ring[1:][turn:], *ring[1:][:turn]]
    drawn = Drawn([])
    for n in range(len(ring) // 2):
        pair = [one for one in (ring[n], ring[-1 - n]) if one is not None and one not in left]
        if len(pair) == 2:
            drawn.tables.append(seat(pair, past, rng))
        else:
            drawn.byes += pair
    return drawn
