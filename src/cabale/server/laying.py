"""The requests of whoever thinks ahead at a table by correspondence."""

from __future__ import annotations

import functools

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cabale.server.ahead import Ahead, Laid, LayAhead, fitting, laid_by, lay, may_lay
from cabale.server.foresight import Foresee, Foreseen, Foresight
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


def foreseen(id: str, rows: list[bytes], wish: Foresee) -> Foreseen:
    """Where a path leads at a table, as a seat may know it."""
    return Foresight(table_of(id, rows, Table).playing(), wish.seat).explore(wish.path)


async def tell(house: House, room: Room, seat: int) -> Ahead:
    """What a seat has laid down."""
    table, found = room.table, await laid_by(house, room.table, seat)
    play, asked = table.playing(), table.playing().is_asked(seat)
    laid = found[1] if found is not None else Laid("", 0, [])
    # who asks between a question and the answer laid down for it is told what is about to come
    lapsed = laid.lapsed or (bool(laid.plans) and asked and fitting(play, seat, laid) is None)
    return Ahead(len(play.told(seat)), [] if lapsed else laid.plans, lapsed)


class Laying(Controller):
    """Thinking ahead."""

    path = "/api/tables/{id:str}"

    @get("/ahead")
    async def ahead(self, request: Asked, id: FromPath[str], seat: FromQuery[int]) -> Ahead:
        """What I have laid down for a seat of mine."""
        room = await seat_of(request, id, seat)
        if not room.table.cadence.letters:
            raise Refuse("not-by-letters")
        return await tell(house_of(request), room, seat)

    @post("/foresee", status_code=200)
    async def foresee(self, request: Asked, id: FromPath[str], data: JSONBody[Foresee]) -> Foreseen:
        """What may happen before a seat of mine is asked, step by step, and what I may answer."""
        room, house = await seat_of(request, id, data.seat), house_of(request)
        may_lay(room.table, data.seat)
        lines = await house.store.lines(room.id)
        return await house.aside.do(functools.partial(foreseen, room.id, lines, data))

    @post("/plans", status_code=200)
    async def lay(self, request: Asked, id: FromPath[str], data: JSONBody[LayAhead]) -> LayAhead:
        """Lay down what I answer if just this happens, in place of what I had laid down."""
        room = await seat_of(request, id, data.seat)
        await lay(house_of(request), room.table, data)
        return data
