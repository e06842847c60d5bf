"""A game that the server plays with itself, as far as a test wants it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from server.live import Live

from cabale.server.play import Play


def play_ahead(live: Live, table: str, enough: Callable[[Play], bool]) -> None:
    """Answer for every seat, at random but never ending a turn early, until it is enough."""
    house = live.app.house
    room = house.rooms[table]
    assert house.store.loop is not None

    async def go_on() -> None:
        play = room.table.playing()
        while not play.is_over() and not enough(play):
            seat = next(n for n in range(len(play.positions)) if play.is_asked(n))
            action = any_answer(play, seat)
            await house.commit(room, room.table.answer(seat, play.positions[seat], "", action))
            await asyncio.sleep(0.003)  # whoever looks on keeps up

    asyncio.run_coroutine_threadsafe(go_on(), house.store.loop).result()


def any_answer(play: Play, seat: int) -> int:
    """A random answer, the end of a turn only where there is no other."""
    ends = [verb.base for verb in play.game.verbs if verb.name == "end"]
    legal = play.legal(seat)
    acts = [action for action in legal if action not in ends]
    return random.Random(len(play.answers)).choice(acts or legal)


def has_happened(play: Play, kind: str) -> bool:
    """Whether an event of this kind was told."""
    journal, kinds = play.journal, play.game.events
    return any(kinds[journal.kind(n)].name == kind for n in range(len(journal)))
