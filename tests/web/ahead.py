"""A game that the server plays with itself, as far as a test wants it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from server.live import Live

from cabale.core.play import Play
from cabale.core.protocol import CHANCE
from cabale.server import takeback
from cabale.server.table import Table

T = TypeVar("T")


def play_ahead(live: Live, table: str, enough: Callable[[Play], bool]) -> None:
    """Answer for every seat, at random but never ending a turn early, until it is enough."""
    house = live.app.house
    room = house.rooms[table]

    async def go_on() -> None:
        play = room.table.playing()
        while not play.is_over() and not enough(play):
            seat = next(n for n in range(len(play.positions)) if play.is_asked(n))
            action = any_answer(play, seat)
            answer = partial(Table.answer, seat=seat, key="", action=action)
            await house.perform(room, partial(answer, position=play.positions[seat]))

    run(live, go_on())


def play_alone(live: Live, table: str, verb: str, enough: Callable[[Play], bool]) -> None:
    """Answer for the first seat, by a verb if it may, while bots answer for the others."""
    house = live.app.house
    room = house.rooms[table]

    async def go_on() -> None:
        play = room.table.playing()
        while not enough(play):
            assert not play.is_over(), "it never happened"
            if not play.is_asked(0):
                await asyncio.sleep(0.01)
                continue
            wanted = next(one for one in play.game.verbs if one.name == verb)
            legal = play.legal(0)
            action = next((action for action in legal if wanted.has(action)), legal[-1])
            answer = partial(Table.answer, seat=0, key="", action=action)
            await house.perform(room, partial(answer, position=play.positions[0]))

    run(live, go_on())


def step_back(live: Live, table: str) -> None:
    """Withdraw the last answer of a seat; played ahead again, the same happens."""
    room = live.app.house.rooms[table]
    play = room.table.playing()
    seat = next(one.seat for one in reversed(play.answers) if one.seat != CHANCE)
    back = partial(takeback.go_back, seat=seat, answers=play.answers_since(seat))
    run(live, live.app.house.perform(room, back))


def run(live: Live, work: Coroutine[Any, Any, T]) -> T:
    """Let the server do something, and wait for what comes of it."""
    loop = live.app.house.store.loop
    assert loop is not None
    return asyncio.run_coroutine_threadsafe(work, loop).result()


def any_answer(play: Play, seat: int) -> int:
    """A random answer, the end of a turn only where there is no other."""
    ends = [verb.base for verb in play.game.verbs if verb.name == "end"]
    legal = play.legal(seat)
    acts = [action for action in legal if action not in ends]
    return random.Random(len(play.answers)).choice(acts or legal)


def has_happened(play: Play, kind: str) -> bool:
    """Whether an event of this kind was told."""
    return times_told(play, kind) > 0


def times_told(play: Play, kind: str) -> int:
    """How many events of this kind were told."""
    journal, kinds = play.journal, play.game.events
    return sum(kinds[journal.kind(n)].name == kind for n in range(len(journal)))
