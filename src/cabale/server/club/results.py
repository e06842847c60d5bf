"""The games of the club that are over, in their order: each is written down once."""

from __future__ import annotations

import time
from typing import Final

from cabale.server.club import kept
from cabale.server.club.kept import NOTICE, RESULT, Notice, Result, ResultSeat
from cabale.server.club.rating import Strength, rate
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.storage.store import Store
from cabale.server.table import Table

STALE: Final = 2.0  # seconds after which other processes may have written down more


def result_of(table: Table, at: float, tournament: str) -> Result:
    """How a game that is over ended."""
    play = table.playing()
    places = play.places()
    seats = [
        ResultSeat(
            places[n],
            int(play.state.standing(n)[0]),
            chair.holder.removeprefix(PERSON) if chair.holder.startswith(PERSON) else "",
            str(chair.level) if chair.kind == "bot" else "",
        )
        for n, chair in enumerate(table.chairs)
    ]
    return Result(table.id, table.game.name, at, seats, tournament)


class Ledger:
    """What is known of results here; the papers are the truth."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.known: list[Result] = []
        self.until = 0.0  # when it must be read again
        self.entered = 0  # results written down here
        self.rated: dict[tuple[str, bool], list[Strength]] = {}
        self.rated_of = -1  # how many results that was made of

    async def results(self) -> list[Result]:
        """Every result, the oldest first."""
        while (now := time.monotonic()) >= self.until:
            entered = self.entered
            papers = await self.store.papers(RESULT)
            if entered != self.entered:
                continue  # one was written down meanwhile, which may not be among these
            found = [kept.read(paper, Result) for paper in papers]
            self.known = sorted(found, key=lambda one: (one.at, one.table))
            self.until = now + STALE if self.store.shared else float("inf")
        return self.known

    async def ratings(self) -> dict[tuple[str, bool], list[Strength]]:
        """The strength of everybody by game, games with bots apart; made anew for new results."""
        results = await self.results()
        if len(results) != self.rated_of:
            kinds = dict.fromkeys((one.game, one.with_bots) for one in results)
            self.rated = {
                kind: rate(one for one in results if (one.game, one.with_bots) == kind)
                for kind in kinds
            }
            self.rated_of = len(results)
        return self.rated

    async def enter(self, table: Table, at: float) -> Notice | None:
        """Write a finished game of the club down; a second time, or elsewhere, changes nothing."""
        paper = await self.store.paper(NOTICE, table.id)
        if paper is None:
            return None
        notice = kept.read(paper, Notice)
        result = result_of(table, at, notice.tournament)
        await self.store.add_paper(Paper(RESULT, table.id, "", kept.encode(result)))
        self.entered += 1
        self.until = 0.0
        return notice
