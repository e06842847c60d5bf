"""The requests of whoever thinks ahead at a table by correspondence."""

from __future__ import annotations

import functools
import secrets

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cabale.core.rng import Rng
from cabale.server.ahead import Ahead, Future, Laid, LayAhead, fitting, futures, laid_by, lay
from cabale.server.house import House
from cabale.server.reading import table_of
from cabale.server.rest import Asked, house_of, room_of, seats_of
from cabale.server.room import Room
from cabale.server.table import Refuse, Table


async def seat_of(request: Asked, id: str, seat: int) -> Room:
    """The room of a table at which whoever asks holds that seat."""
    room = await room_of(request, id)
    if seat not in await seats_of(request, room):
        raise Refuse("not-a-seat")
    return room


def foreseen(id: str, rows: list[bytes], seat: int) -> list[Future]:
    """What may happen next at a table, as a seat may know it."""
    return futures(table_of(id, rows, Table).playing(), seat, Rng(secrets.randbits(60)))


async def tell(house: House, room: Room, seat: int) -> Ahead:
    """All that a seat is told of the time ahead."""
    table, found = room.table, await laid_by(house, room.table, seat)
    play, asked = table.playing(), table.playing().is_asked(seat)
    laid = found[1] if found is not None else Laid("", 0, [])
    # who asks between a question and the answer laid down for it is told what is about to come
    lapsed = laid.lapsed or (bool(laid.plans) and asked and fitting(play, seat, laid) is None)
    told, may = len(play.told(seat)), []
    if table.phase == "playing" and not asked:
        lines = await house.store.lines(room.id)
        may = await house.aside.do(functools.partial(foreseen, room.id, lines, seat))
    return Ahead(told, may, [] if lapsed else laid.plans, lapsed)


class Laying(Controller):
    """Thinking ahead."""

    path = "/api/tables/{id:str}"

    @get("/ahead")
    async def ahead(self, request: Asked, id: FromPath[str], seat: FromQuery[int]) -> Ahead:
        """What may happen before a seat of mine is asked, and what I have laid down for it."""
        room = await seat_of(request, id, seat)
        if not room.table.cadence.letters:
            raise Refuse("not-by-letters")
        return await tell(house_of(request), room, seat)

    @post("/plans", status_code=200)
    async def lay(self, request: Asked, id: FromPath[str], data: JSONBody[LayAhead]) -> LayAhead:
        """Lay down what I answer if just this happens, in place of what I had laid down."""
        room = await seat_of(request, id, data.seat)
        await lay(house_of(request), room.table, data)
        return data
