"""Who leads: points by those one left behind at each table, and what parts equals.

Pure, for tournaments and seasons alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from msgspec import Struct


class Standing(Struct):
    """One line of a table of standings; equal lines share a place."""

    player: str
    place: int = 0
    games: int = 0
    byes: int = 0
    points: float = 0.0
    wins: float = 0.0  # a win that is shared counts in parts
    company: float = 0.0  # the mean of the points of those one has met


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: its players by seat, and their places."""

    players: Sequence[str]
    places: Sequence[int]


@dataclass(slots=True)
class Count:
    """What is added up for one player."""

    line: Standing
    met: list[str] = field(default_factory=list)


def share(places: Sequence[int], seat: int) -> float:
    """The part of the others that a seat left behind, equals by half: 1 for who won alone.

    >>> [share([1, 2, 2, 4], seat) for seat in range(4)]
    [1.0, 0.5, 0.5, 0.0]
    """
    others = [place for n, place in enumerate(places) if n != seat]
    beaten = sum(place > places[seat] for place in others)
    equal = sum(place == places[seat] for place in others)
    return (beaten + equal / 2) / len(others) if others else 0.0


def standings(
    players: Iterable[str], games: Iterable[Played], byes: Iterable[str], worth: float
) -> list[Standing]:
    """Everybody in order: points, then wins, then the points of those one has met.

    A win is worth `worth` at a table of any size, and to rest half of it.
    """
    counts = {player: Count(Standing(player)) for player in players}
    for player in (one for one in byes if one in counts):
        counts[player].line.byes += 1
        counts[player].line.points += worth / 2
    for game in games:
        add(counts, game, worth)
    for count in counts.values():
        others = [counts[one].line.points for one in count.met if one in counts]
        count.line.company = sum(others) / len(others) if others else 0.0
    return placed([count.line for count in counts.values()])


def add(counts: dict[str, Count], game: Played, worth: float) -> None:
    """Count one game for all who played it."""
    winners = sum(place == 1 for place in game.places)
    for seat, player in enumerate(game.players):
        if player not in counts:
            continue
        line = counts[player].line
        line.games += 1
        line.points += worth * share(game.places, seat)
        line.wins += 1 / winners if game.places[seat] == 1 else 0.0
        counts[player].met += [one for one in game.players if one != player]


def key_of(line: Standing) -> tuple[float, float, float]:
    """What the order follows, the higher the better; rounded, as a sum of parts is not exact."""
    return round(line.points, 6), round(line.wins, 6), round(line.company, 6)


def placed(lines: list[Standing]) -> list[Standing]:
    """The lines in order, each with its place."""
    lines.sort(key=key_of, reverse=True)
    keys = [key_of(line) for line in lines]
    for line, key in zip(lines, keys, strict=True):
        line.place = keys.index(key) + 1
    return lines
