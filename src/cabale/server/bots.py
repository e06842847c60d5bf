"""The bots of the tables that are open: whose turn it is, and that each gives its answer."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import defaultdict, deque
from typing import TYPE_CHECKING, Final

from cabale.server import daily
from cabale.server.desks import WorkError
from cabale.server.room import Order, Room
from cabale.server.storage.store import StoreError
from cabale.server.table import Outcome, Table
from cabale.server.thinking import Job, Thought, usual_seconds

if TYPE_CHECKING:
    from cabale.server.house import House

AGAIN: Final = 1.0  # seconds before bots that could not answer are asked again
BRISK: Final = 0.12  # of the usual pace, for questions of routine
THOUGHTS: Final = 16  # remembered of each kind, for how long they took

Kind = tuple[str, str, str]  # of a thought: game, bot, question


class Bots:
    """Every bot that plays in this house."""

    def __init__(self, house: House, pace: float) -> None:
        self.house: Final = house
        self.pace: Final = pace  # seconds that a bot takes at least, so that people can follow
        self.led: set[str] = set()  # tables whose bots think here, not in another process
        self.took: Final = defaultdict[Kind, deque[float]](lambda: deque(maxlen=THOUGHTS))

    def wake(self, room: Room) -> None:
        """Let every bot that owes an answer think about it, if its table is led here."""
        if not self.house.store.shared or room.id in self.led:
            self.let_think(room)
        elif room.table.bots_asked():
            self.house.begin(self.lead([room]))

    async def lead(self, rooms: list[Room]) -> None:
        """Let the bots of these tables think here, unless another process does."""
        claimed = set[str]()
        if rooms:
            with contextlib.suppress(StoreError):
                claimed = await self.house.store.claim([room.id for room in rooms])
        self.led = self.led - {room.id for room in rooms} | claimed
        for room in rooms:
            if room.id in self.led:
                self.let_think(room)

    def let_think(self, room: Room) -> None:
        """Every bot that owes an answer and is not at it yet begins."""
        for seat in room.table.bots_asked():
            if seat not in room.thinking:
                room.thinking.add(seat)
                self.house.begin(self.think(room, seat))

    async def think(self, room: Room, seat: int) -> None:
        """One bot answers one question, not faster than people can follow."""
        table = room.table
        play = table.playing()
        position, legal = play.positions[seat], play.legal(seat)
        name = table.game.decisions[play.state.decision].name
        pace = self.pace * (BRISK if name in table.game.brisk else 1.0)
        kind = (table.game.name, daily.bot_of(table, seat), name)
        known = table.has_known_answer(seat)
        began = time.monotonic()
        try:
            thought = Thought(legal[0], hurried=table.chairs[seat].hurried)  # no news of its haste
            if len(legal) > 1:
                job = self.job(room, seat)
                thought = await self.house.thinkers.answer(job, legal, room.id)
                self.took[kind].append(time.monotonic() - began)
                if job.chance and job.answers != answers_at(room):
                    position = -1  # thought about before somebody took an answer back
            elif not known:
                await asyncio.sleep(self.as_a_thought(kind))
            await asyncio.sleep(max(0.0, pace * room.pace() - (time.monotonic() - began)))
        except WorkError:
            await asyncio.sleep(AGAIN)
            position = -1  # no answer: the table is asked again whether its bots owe one
        finally:
            room.thinking.discard(seat)
        self.answer_for_bot(room, seat, position, thought)

    def as_a_thought(self, kind: Kind) -> float:
        """How long a bot waits that has no choice: its haste must not tell so."""
        game, bot, _question = kind
        for like in (kind, *(one for one in self.took if one[:2] == (game, bot))):
            if self.took.get(like):
                return secrets.choice(self.took[like])
        return usual_seconds(bot)

    def answer_for_bot(self, room: Room, seat: int, position: int, thought: Thought) -> None:
        """Give a bot's answer, unless the question has passed or its person is back."""

        def answer(table: Table) -> Outcome:
            chair = table.chairs[seat]
            if not chair.is_played_by_bot():
                return Outcome()
            outcome = table.answer(seat, position, "", thought.action)
            outcome.table |= chair.hurried != thought.hurried
            chair.hurried = thought.hurried
            return outcome

        if not room.lost:
            order = Order(answer, refused=lambda _: self.wake(room), lasting=True)
            self.house.do(room, order)

    def job(self, room: Room, seat: int, bot: str | None = None) -> Job:
        """The open question as work for another process."""
        table = room.table
        return Job(
            table.game.name,
            len(table.chairs),
            table.options,
            table.opened.components,
            table.rules,
            answers_at(room),
            seat,
            bot or daily.bot_of(table, seat),
            chance=table.opened.seed if table.opened.daily else "",
        )


def answers_at(room: Room) -> list[tuple[int, int]]:
    """Every answer of a game so far: seat and action of each."""
    return [(answer.seat, answer.action) for answer in room.table.playing().answers]
