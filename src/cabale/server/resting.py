"""Leave of a person: taken once, and known at every table by correspondence where they sit."""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING, Final

import msgspec

from cabale.core.game import GameError
from cabale.server import people
from cabale.server.leave import LONGEST, NEVER, Leave, zone_of
from cabale.server.room import Room
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.storage.store import Store, StoreError
from cabale.server.table import Refuse

if TYPE_CHECKING:
    from cabale.server.house import House

LEAVE: Final = "leave"  # the kind of paper that says when a person rests


async def leave_of(store: Store, person: str) -> Leave:
    """When a person rests."""
    paper = await store.paper(LEAVE, person)
    return NEVER if paper is None else msgspec.json.decode(paper.text, type=Leave)


def checked(leave: Leave, now: float) -> Leave:
    """A leave that can be taken: in days that exist, not for ever; one that is over is none."""
    try:
        zone_of(leave.zone)
    except ValueError:
        raise Refuse("bad-leave") from None
    if leave.until is not None and leave.until > now + LONGEST:
        raise Refuse("leave-too-long")
    until = leave.until if leave.until is not None and leave.until > now else None
    return Leave(until, tuple(sorted(set(leave.days))), leave.zone)


async def take_leave(house: House, person: str, wish: Leave) -> None:
    """Rest at these times from now on, at every table by correspondence."""
    leave = checked(wish, house.clock())
    await house.store.put_paper(Paper(LEAVE, person, person, msgspec.json.encode(leave)))
    for one in await house.store.tables_of(person):
        if one.phase == "playing" and one.pace.cadence.letters:
            room = await house.room(one.id)
            if room is not None:
                await bring(house, room)


async def bring(house: House, room: Room) -> None:
    """Let a table know when those who sit there rest."""
    table = room.table
    if not table.cadence.letters or table.play is None:
        return
    for seat, chair in enumerate(table.chairs):
        leave = NEVER
        if chair.holder.startswith(PERSON):
            leave = await leave_of(house.store, chair.holder.removeprefix(PERSON))
        if leave != chair.leave:
            await house.perform(room, functools.partial(people.rest, seat=seat, leave=leave))


async def bring_if_possible(house: House, room: Room) -> None:
    """The same beside everything else; the next who sits down brings it if it fails."""
    with contextlib.suppress(StoreError, GameError, Refuse):
        await bring(house, room)
