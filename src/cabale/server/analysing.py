"""The analysis of a finished game: one choice after the other, in the bots' processes."""

from __future__ import annotations

import asyncio
import functools
from bisect import insort
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final

from cabale.bots import analysis
from cabale.core.game import Game
from cabale.core.record import Record
from cabale.server.advice import reason_sent
from cabale.server.api import Analysis, Weighed
from cabale.server.house import House
from cabale.server.log import log
from cabale.server.replay import Replay, Replays
from cabale.server.table import Table
from cabale.server.weighing import Choice

PATIENCE: Final = 3  # choices that may fail
TABLES: Final = 32  # analyses kept in memory


@dataclass(slots=True)
class Going:
    """An analysis as far as it has come, and what it is made of."""

    record: Record
    indexes: list[int]  # of all choices, in the order of the game
    step_of: dict[int, int]
    found: Analysis
    steps: dict[int, analysis.Step] = field(default_factory=dict)  # what was weighed, by index
    told: bool = False  # whoever asked has been told that it is done

    def missing(self) -> list[int]:
        """The choices that were not weighed yet."""
        return [index for index in self.indexes if index not in self.steps]

    def add(self, index: int, step: analysis.Step) -> None:
        """One more choice, at its place among the others."""
        self.steps[index] = step
        insort(self.found.choices, weighed(step, self.step_of[index]), key=lambda one: one.step)

    def end(self) -> None:
        """Nothing more is weighed for now."""
        dearest = analysis.dearest([self.steps[index] for index in sorted(self.steps)])
        self.found.dearest = [self.step_of[step.index] for step in dearest]
        self.found.done = True


class Analyses:
    """The analyses that people have asked for; one at a time is worked on."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Going] = OrderedDict()  # by table
        self.turn: Final = asyncio.Lock()

    async def begin(self, house: House, table: Table, replays: Replays) -> Analysis:
        """The analysis of a table, begun if nobody has asked for it.

        Whoever asks once more after being told that it is done has what is missing tried again.
        """
        record = table.account()
        if table.id not in self.kept:
            find = functools.partial(look_for_choices, table.game, record)
            indexes, steps, ended = await replays.look(table, find)
            if table.id not in self.kept:  # nobody else has asked meanwhile
                found = Analysis(len(indexes), [], [], ended, False)
                self.kept[table.id] = Going(record, indexes, steps, found)
                house.begin(self.work(house, self.kept[table.id]))
        going = self.kept[table.id]
        if going.told and going.missing():
            going.found.done = False
            house.begin(self.work(house, going))
        going.told = going.found.done
        self.kept.move_to_end(table.id)
        if len(self.kept) > TABLES:
            self.kept.popitem(last=False)
        return going.found

    async def work(self, house: House, going: Going) -> None:
        """Weigh what is missing; one that cannot be weighed in time is left out, three end it."""
        failures = 0
        async with self.turn:
            for index in going.missing():
                try:
                    choice = Choice(going.record, index)
                    going.add(index, await house.thinkers.weigh(choice))
                except Exception as error:
                    log("choice not weighed", game=going.record.game, what=type(error).__name__)
                    failures += 1
                if failures == PATIENCE:
                    break
        going.end()


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
