"""What somebody's games add up to."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from cabale.server.club.kept import Result


class SeatStats(Struct):
    """How it went from one place at the table."""

    games: int = 0
    wins: float = 0.0


class GameStats(Struct):
    """One person's games of one kind; those with bots stand apart."""

    game: str
    bots: bool
    games: int = 0
    wins: float = 0.0  # a win that is shared counts in parts
    points: float = 0.0  # the mean
    best: int = 0
    seats: list[SeatStats] = []  # by place at the table


def stats_of(person: str, results: Iterable[Result]) -> list[GameStats]:
    """All that the results say of a person, game by game, in the order of first play."""
    found: dict[tuple[str, bool], GameStats] = {}
    for result in results:
        for seat, one in enumerate(result.seats):
            if one.person == person:
                key = (result.game, result.with_bots)
                stats = found.setdefault(key, GameStats(*key, best=one.points, seats=[]))
                add(stats, result, seat)
    return list(found.values())


def add(stats: GameStats, result: Result, seat: int) -> None:
    """Count one seat of one game."""
    mine, winners = result.seats[seat], sum(one.place == 1 for one in result.seats)
    won = 1 / winners if mine.place == 1 else 0.0
    stats.points = (stats.points * stats.games + mine.points) / (stats.games + 1)
    stats.best = max(stats.best, mine.points)
    stats.games += 1
    stats.wins += won
    while len(stats.seats) <= seat:
        stats.seats.append(SeatStats())
    stats.seats[seat].games += 1
    stats.seats[seat].wins += won
