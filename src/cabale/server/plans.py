"""What somebody goes for, over all their games: kept of each finished game, beside its table.

It is made from the record when it is first asked for, belongs to the person, and goes with them.
Each game is compared with those who played it too, so that it says what is theirs and not what is
the game's: same cards, same court, same number of seats.
"""

from __future__ import annotations

import contextlib
import functools
import math
from collections.abc import Collection, Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from cabale.core.game import GameError
from cabale.core.plans import Counts, Plan, counts_of, plans_of, together
from cabale.games import catalogue
from cabale.server import identity
from cabale.server.house import House
from cabale.server.reading import table_of
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.storage.store import StoreError, Summary
from cabale.server.table import Refuse, Table

PLANS: Final = "plans"  # papers, under the table's id and the person's
AT_ONCE: Final = 60  # games that are read for one request; the others come with the next
KNOWN: Final = 5  # games before anything is called somebody's own
# Standard errors by which somebody differs from the others, more where games are few: of a dozen
# lines of somebody like all others chance alone calls one out less than once in twenty people.
CLEAR: Final = 3.0
DOUBT: Final = 12.0


class Kept(Struct):
    """What is kept of one game for one person."""

    table: str
    game: str
    bots: bool  # a bot played too
    mine: Counts  # nothing, if they held more than one seat
    others: Counts


class PlanLine(Struct):
    """One line of a plan, as shares of it; the mean over the games."""

    key: str  # of its words
    share: float
    error: float  # half of the interval in which the truth lies, 19 times in 20
    others: float  # the share among those they played with
    mean: float  # points or times a game
    apart: int  # 1: clearly more than the others, -1: clearly less, 0: not known to differ


class PlanFound(Struct):
    """One plan over all games; the largest share first."""

    name: str
    points: bool  # its lines are counted in points
    games: int  # in which there was something to count
    lines: list[PlanLine]


class GamePlans(Struct):
    """What somebody goes for in one game; games with bots stand apart."""

    game: str
    bots: bool
    games: int
    plans: list[PlanFound]


# -- from a table to a paper


def kept_of(table: Table, person: str) -> Kept:
    """What a finished game says of somebody; of who held two seats nothing."""
    mine = table.seats_held_by(PERSON + person)
    play = table.playing()
    seats = counts_of(table.game, play.journal, len(table.chairs))
    bots = any(chair.kind == "bot" for chair in table.chairs)
    if len(mine) != 1:
        return Kept(table.id, table.game.name, bots, {}, {})
    others = together([counts for seat, counts in enumerate(seats) if seat != mine[0]])
    return Kept(table.id, table.game.name, bots, seats[mine[0]], others)


def paper_of(kept: Kept, person: str) -> Paper:
    return Paper(PLANS, f"{kept.table}.{person}", person, msgspec.json.encode(kept))


async def keep(house: House, table: Table) -> None:
    """Keep what a game that just ended says of the people who played it and are still known."""
    held = {chair.holder for chair in table.chairs if chair.holder.startswith(PERSON)}
    with contextlib.suppress(StoreError):
        people = {holder[len(PERSON) :] for holder in held}
        for person in sorted(await house.store.papers_known(identity.PERSON, people)):
            await house.store.add_paper(paper_of(kept_of(table, person), person))


def read_game(id: str, rows: list[bytes], person: str) -> Kept:
    """The same of a game that ended when nobody looked."""
    return kept_of(table_of(id, rows, Table), person)


async def catch_up(house: House, person: str, tables: Iterable[Summary]) -> list[Kept]:
    """Read finished games of which nothing is kept yet; those that cannot be read are left."""
    found = []
    for summary in list(tables)[:AT_ONCE]:
        with contextlib.suppress(GameError, StoreError):
            rows = await house.store.lines(summary.id)
            kept = await house.aside.do(functools.partial(read_game, summary.id, rows, person))
            await house.store.add_paper(paper_of(kept, person))
            found.append(kept)
    return found


async def games_of(house: House, person: str, among: Collection[str] | None = None) -> list[Kept]:
    """What is kept of somebody's games, those of some tables alone if they are named."""
    papers = await house.store.papers(PLANS, person)
    kept = [msgspec.json.decode(paper.text, type=Kept) for paper in papers]
    known = {one.table for one in kept}
    over = [one for one in await house.store.tables_of(person) if one.phase == "over"]
    with contextlib.suppress(Refuse):  # too much waits already: what is there is told
        kept += await catch_up(house, person, (one for one in over if one.id not in known))
    return [one for one in kept if among is None or one.table in among]


# -- from papers to what they say together


def plans_told(games: Sequence[Kept]) -> list[GamePlans]:
    """What somebody's games add up to, game by game."""
    kinds: dict[tuple[str, bool], list[Kept]] = {}
    for one in games:
        if one.mine:
            kinds.setdefault((one.game, one.bots), []).append(one)
    out = []
    for (name, bots), mine in kinds.items():
        with contextlib.suppress(GameError):  # a game that is installed no longer
            game = catalogue.game_named(name)
            found = [plan_found(plan, mine) for plan in plans_of(game)]
            out.append(GamePlans(name, bots, len(mine), [one for one in found if one.lines]))
    return sorted(out, key=lambda one: (one.bots, -one.games))


def plan_found(plan: Plan, games: Sequence[Kept]) -> PlanFound:
    """One plan over all games in which somebody did anything of it."""
    told = [one for one in games if one.mine.get(plan.name)]
    seen = [lines for one in told for lines in (one.mine[plan.name], one.others.get(plan.name, {}))]
    keys = dict.fromkeys(key for lines in seen for key in lines)
    lines = [line_of(key, plan.name, told) for key in keys]
    lines.sort(key=lambda line: (-line.share, line.key))
    return PlanFound(plan.name, plan.points, len(told), lines)


def line_of(key: str, plan: str, games: Sequence[Kept]) -> PlanLine:
    """One line: its share in each game counts alike, however long the game was."""
    mine, error = mean_of([share(one.mine[plan], key) for one in games])
    beside = [one for one in games if one.others.get(plan)]
    others, _ = mean_of([share(one.others[plan], key) for one in beside])
    gaps = [share(one.mine[plan], key) - share(one.others[plan], key) for one in beside]
    much = sum(one.mine[plan].get(key, 0) for one in games) / len(games)
    return PlanLine(key, mine, 1.96 * error, others, much, apart(gaps))


def apart(gaps: Sequence[float]) -> int:
    """Whether somebody does more of it than those they play with, or less; 0: nobody can say.

    >>> apart([0.2] * 5), apart([0.2] * 4), apart([0.2, 0.0, 0.3, -0.1, 0.2])
    (1, 0, 0)
    """
    if len(gaps) < KNOWN:
        return 0
    middle, error = mean_of(gaps)
    clear = abs(middle) > (CLEAR + DOUBT / (len(gaps) - 1)) * error
    return (1 if middle > 0 else -1) if clear and middle else 0


def share(lines: dict[str, int], key: str) -> float:
    return lines.get(key, 0) / sum(lines.values())


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; of fewer than two nothing is known of the error.

    >>> mean_of([0.5, 0.5]), mean_of([1.0]), mean_of([])
    ((0.5, 0.0), (1.0, 0.0), (0.0, 0.0))
    """
    n = len(values)
    if n < 2:
        return (values[0] if values else 0.0), 0.0
    middle = sum(values) / n
    variance = sum((one - middle) ** 2 for one in values) / (n - 1)
    return middle, math.sqrt(variance / n)
