"""Every point of a game, reckoned from what is told of it and from RULES, apart from the engine.

It hears who created and who was killed where, and when a Revolution came; the values are those of
the tables of RULES.
"""

from __future__ import annotations

RANKS = ("baron", "count", "earl", "marquis", "duke", "prince", "king")
MOST = dict(zip(RANKS, (4, 6, 8, 10, 12, 14, 16), strict=True))
TOKENS = dict(zip(RANKS, (5, 5, 5, 5, 4, 4, 4), strict=True))
NOBLE_CARDS = 10
# country: the sectors with their hexagons, the capital first; country markers; markers of a round
MAP = {
    "great-britain": ({"england": 8, "scotland": 4, "ireland": 3}, (4, 3), (8, 3)),
    "france": (
        {"ile-de-france": 7, "dauphine": 6, "normandy": 4, "burgundy": 3, "gascony": 2},
        (7, 6),
        (10, 2),
    ),
    "spain": ({"castile": 7, "catalonia": 4, "andalusia": 3, "galicia": 2}, (5, 4), (7, 4)),
    "german-states": (
        {"brandenburg": 7, "bavaria": 4, "saxony": 3, "hanover": 2},
        (6, 5),
        (6, 5),
    ),
}
LAND = {sector: country for country, (sectors, _, _) in MAP.items() for sector in sectors}
HEXES = {sector: n for sectors, _, _ in MAP.values() for sector, n in sectors.items()}
CAPITALS = {next(iter(sectors)) for sectors, _, _ in MAP.values()}


class Ledger:
    """What has been created, who lives, and what everybody has for it."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.house = [16, 8] if seats == 2 else [16, 12, 8]
        self.alive: dict[tuple[str, str], int] = {}  # sector and rank → seat
        self.dead: list[tuple[str, str, int]] = []  # turned over on a hexagon
        self.created: list[tuple[str, str, int]] = []  # sector, rank, seat, in order
        self.cards = [dict.fromkeys(RANKS, 0) for _ in self.seats]
        self.united: list[tuple[str, int]] = []  # country and seat, in order
        self.housed: list[int] = []
        self.points = [0] * seats

    def create(self, seat: int, rank: str, sector: str) -> None:
        """§4.4, §6"""
        if all(where != sector for where, _, _ in self.created):
            self.points[seat] += HEXES[sector]
        self.created.append((sector, rank, seat))
        self.alive[sector, rank] = seat
        if sum(cards[rank] for cards in self.cards) < NOBLE_CARDS:
            self.cards[seat][rank] += 1
        self.unite(seat, LAND[sector])
        ranks = {what for _, what, who in self.created if who == seat}
        if len(ranks) == len(RANKS) and seat not in self.housed:
            if len(self.housed) < len(self.house):
                self.points[seat] += self.house[len(self.housed)]
            self.housed.append(seat)

    def unite(self, seat: int, country: str) -> None:
        """§6.2, C-14"""
        sectors, markers, _ = MAP[country]
        been = {where for where, _, who in self.created if who == seat}
        takers = [who for land, who in self.united if land == country]
        if seat in takers or len(takers) == 2 or not been >= sectors.keys():
            return
        self.points[seat] += markers[len(takers)]
        self.united.append((country, seat))
        over = len(takers) == 1
        self.dead = [
            (where, what, who)
            for where, what, who in self.dead
            if LAND[where] != country or not (over or who == seat)
        ]

    def kill(self, rank: str, sector: str) -> None:
        """§5.5, C-14"""
        seat = self.alive.pop((sector, rank))
        takers = [who for land, who in self.united if land == LAND[sector]]
        if seat not in takers and len(takers) < 2:
            self.dead.append((sector, rank, seat))

    def revolt(self) -> None:
        """§7.2 to §7.4; §C-22 who is not there wins nothing"""
        for country, (_, _, prizes) in MAP.items():
            present = [seat for seat in self.seats if self.influence(seat, country)]
            present.sort(key=lambda seat: self.standing(seat, country), reverse=True)
            for seat, points in zip(present, prizes, strict=False):
                self.points[seat] += points

    def influence(self, seat: int, country: str) -> int:
        return sum(
            self.weight(sector, rank)
            for (sector, rank), who in self.alive.items()
            if who == seat and LAND[sector] == country
        )

    def weight(self, sector: str, rank: str) -> int:
        higher = RANKS[RANKS.index(rank) + 1 :]
        full = 4 if sector in CAPITALS else 2
        return full // 2 if any((sector, other) in self.alive for other in higher) else full

    def standing(self, seat: int, country: str) -> tuple[int, int, int, int]:
        """§7.4 Influence, highest noble, highest hexagon stood in, highest noble there."""
        mine = [
            (HEXES[sector], RANKS.index(rank))
            for (sector, rank), who in self.alive.items()
            if who == seat and LAND[sector] == country
        ]
        return (self.influence(seat, country), max(rank for _, rank in mine), *max(mine))

    def end(self) -> None:
        """§8.1, C-18"""
        for rank, worth in MOST.items():
            most = max(cards[rank] for cards in self.cards)
            best = [seat for seat in self.seats if self.cards[seat][rank] == most]
            if most and len(best) <= 2:
                for seat in best:
                    self.points[seat] += worth // len(best)

    def supply(self, seat: int, rank: str) -> int:
        """C-14, C-16 The tokens that are neither on a space nor turned over."""
        out = [what for (_, what), who in self.alive.items() if who == seat]
        out += [what for _, what, who in self.dead if who == seat]
        return TOKENS[rank] - out.count(rank)

    def places(self) -> list[int]:
        """§8.2, C-17"""
        keys = [
            (self.points[seat], *(self.cards[seat][rank] for rank in reversed(RANKS)))
            for seat in self.seats
        ]
        return [1 + sum(other > mine for other in keys) for mine in keys]
