"""The analysis of a finished game: one choice after the other, in the bots' processes."""

from __future__ import annotations

import asyncio
import functools
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from cabale.bots import analysis
from cabale.bots.bot import Budget
from cabale.core.game import Game
from cabale.core.record import Record
from cabale.games import catalogue
from cabale.server.advice import reason_sent
from cabale.server.api import Analysis, Weighed
from cabale.server.house import House
from cabale.server.log import log
from cabale.server.replay import Replay, Replays
from cabale.server.table import Table

BUDGET: Final = Budget(iterations=240, cap=2.0)
WORLDS: Final = 80
PATIENCE: Final = 3  # choices that may fail
TABLES: Final = 32  # analyses kept in memory


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a game, as work for another process."""

    record: Record
    index: int


def weigh(choice: Choice) -> analysis.Step:
    """What one choice was worth; runs in a worker."""
    game = catalogue.game_named(choice.record.game)
    return analysis.step_at(game, choice.record, choice.index, 1, BUDGET, WORLDS)


class Analyses:
    """The analyses that people have asked for; one at a time is worked on."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Analysis] = OrderedDict()  # by table
        self.turn: Final = asyncio.Lock()

    async def begin(self, house: House, table: Table, replays: Replays) -> Analysis:
        """The analysis of a table, begun if nobody has asked for it."""
        record = table.account()
        if table.id not in self.kept:
            find = functools.partial(look_for_choices, table.game, record)
            indexes, steps, ended = await replays.look(table, find)
            if table.id not in self.kept:  # nobody else has asked meanwhile
                found = self.kept[table.id] = Analysis(len(indexes), [], [], ended, False)
                house.begin(self.work(house, found, record, indexes, steps))
        self.kept.move_to_end(table.id)
        if len(self.kept) > TABLES:
            self.kept.popitem(last=False)
        return self.kept[table.id]

    async def work(
        self,
        house: House,
        found: Analysis,
        record: Record,
        indexes: list[int],
        step_of: dict[int, int],
    ) -> None:
        """Weigh every choice; one that cannot be weighed in time is left out, three end it."""
        steps: list[analysis.Step] = []
        failures = 0
        async with self.turn:
            for index in indexes:
                try:
                    steps.append(await house.thinkers.weigh(weigh, Choice(record, index)))
                    found.choices.append(weighed(steps[-1], step_of[index]))
                except Exception as error:
                    log("choice not weighed", game=record.game, what=type(error).__name__)
                    failures += 1
                if failures == PATIENCE:
                    break
        found.dearest = [step_of[step.index] for step in analysis.dearest(steps)]
        found.done = True


def look_for_choices(
    game: Game[Any], record: Record, replay: Replay
) -> tuple[list[int], dict[int, int], list[float]]:
    """The numbers of all choices of a game, the step that each has made, and who won."""
    indexes = analysis.choices(game, record)
    steps = {index: replay.step_of(index) for index in indexes}
    return indexes, steps, analysis.victory(replay.play.places())


def weighed(step: analysis.Step, number: int) -> Weighed:
    """One choice as it is sent."""
    return Weighed(
        step=number,
        seat=step.seat,
        action=step.action,
        chances=[round(share, 3) for share in step.chances],
        best=step.best,
        cost=round(step.cost, 3),
        luck=round(analysis.luck(step), 3),
        error=round(step.error, 3),
        reasons=[reason_sent(found) for found in step.reasons],
    )
