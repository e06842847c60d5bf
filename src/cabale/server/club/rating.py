"""How strong somebody probably is: Plackett–Luce by OpenSkill, over the games in their order.

Everything is computed from the results alone, so it can be had again at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cabale.server.club.kept import Result, ResultSeat

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

MIDDLE: Final = 1500.0  # where everybody begins
UNIT: Final = 24.0  # of ours in one of OpenSkill's: the first uncertainty is 200
REACH: Final = 1.96  # standard deviations on both sides, in which the truth is 19 times in 20
KNOWN: Final = 5  # games before somebody has a rank
BOT: Final = "bot "  # before the level of a bot; no id of a person has a space


@dataclass(slots=True)
class Strength:
    """What the games say of one player."""

    player: str
    games: int
    rating: float
    error: float  # half of the interval in which the truth lies, 19 times in 20
    first: int = 0  # the best and the last rank that the intervals allow; 0: not known yet
    last: int = 0


def name_of(seat: ResultSeat) -> str:
    """Under which name a seat is rated; empty for a guest, who is new each time."""
    return f"{BOT}{seat.level}" if seat.level else seat.person


def rate(results: Iterable[Result]) -> list[Strength]:
    """The strength of all who took part in these games, which stand in their order."""
    from openskill.models import PlackettLuce  # whoever opens no club does not wait for it

    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    games: dict[str, int] = {}
    for result in results:
        if result.counts:
            play(model, ratings, result)
            for name in {name_of(seat) for seat in result.seats} - {""}:
                games[name] = games.get(name, 0) + 1
    return [strength(name, games[name], rating) for name, rating in ratings.items()]


def play(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], result: Result) -> None:
    """Let one game change what is believed of its players."""
    names = [name_of(seat) for seat in result.seats]
    before = [[ratings[name] if name in ratings else model.rating()] for name in names]
    after = model.rate(before, ranks=[float(seat.place) for seat in result.seats])
    for name in set(names) - {""}:
        mine = [rating for other, (rating,) in zip(names, after, strict=True) if other == name]
        ratings[name] = model.rating(  # bots of one level may sit at a table more than once
            mu=sum(one.mu for one in mine) / len(mine),
            sigma=sum(one.sigma for one in mine) / len(mine),
        )


def strength(name: str, games: int, rating: PlackettLuceRating) -> Strength:
    """A rating in our units."""
    middle = MIDDLE + (rating.mu - 25.0) * UNIT
    return Strength(name, games, middle, REACH * rating.sigma * UNIT)


def rank(strengths: Sequence[Strength]) -> list[Strength]:
    """The best first, each with the ranks that the intervals of the known ones allow."""
    order = sorted(strengths, key=lambda one: (one.games < KNOWN, -one.rating))
    known = [one for one in order if one.games >= KNOWN]
    for one in known:
        low, high = one.rating - one.error, one.rating + one.error
        one.first = 1 + sum(other.rating - other.error > high for other in known)
        one.last = len(known) - sum(other.rating + other.error < low for other in known)
    return order
