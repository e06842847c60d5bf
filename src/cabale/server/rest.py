"""The requests of the page: games, tables, seats; docs/wire.md lists them."""

from __future__ import annotations

import asyncio
import functools
import io
import math
from typing import Any, Final

import segno
from litestar import Controller, HttpMethod, MediaType, Request, Response, get, post, route
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

import cabale
from cabale.core.box import nested
from cabale.core.text import write_record
from cabale.games import catalogue
from cabale.server import api, lobby
from cabale.server.bearer import Bearer, bearer_of
from cabale.server.chairs import hashed, is_same
from cabale.server.club.kept import NOTICE
from cabale.server.forgetting import forget_seat
from cabale.server.gate import Gate, secret_in
from cabale.server.holding import by_holder, by_host, check_host
from cabale.server.house import House
from cabale.server.lessons import find, page_of_lesson, why_not
from cabale.server.log import log
from cabale.server.pages import send
from cabale.server.reach import Reach
from cabale.server.room import Command, Room
from cabale.server.shelf import games_page
from cabale.server.storage.store import StoreError, Summary
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.thinking import levels
from cabale.server.wire import EditionRef, TableInfo, Why

CODES: Final = 1000  # QR codes kept
PROBE: Final = 3.0  # seconds for which a store may be silent

Asked = Request[Any, Any, State]


def house_of(request: Asked) -> House:
    house = request.app.state.house
    assert isinstance(house, House), "the app keeps its house"
    return house


async def room_of(request: Asked, id: str) -> Room:
    """The room of a table; refused if there is none."""
    room = await house_of(request).room(id[:40])
    if room is None:
        raise Refuse("no-such-table")
    return room


def secret_of(request: Asked) -> str:
    """The secret that a request carries, empty if none."""
    return secret_in(request.headers.get("authorization", ""))


async def who_asks(request: Asked) -> Bearer:
    """Whoever asks; nobody without a secret."""
    who = await bearer_of(house_of(request).store, secret_of(request))
    if who.person:
        know(request, who.secret)
    return who


async def seats_of(request: Asked, room: Room) -> list[int]:
    """The seats of whoever asks; refused without a secret that holds one."""
    seats = room.table.seats_held_by((await who_asks(request)).holder)
    if not seats:
        raise Refuse("not-a-seat")
    know(request, secret_of(request))
    return seats


def know(request: Asked, secret: str) -> None:
    """Whoever comes with this secret holds something by it: they need not queue with others."""
    gate = request.app.state.gate
    assert isinstance(gate, Gate), "the app keeps its gate"
    gate.know(secret)


async def host_only(request: Asked, room: Room) -> str:
    """By what the host holds a seat; refused whoever is not the host."""
    holder = (await who_asks(request)).holder
    check_host(room.table, holder)
    know(request, secret_of(request))
    return holder


async def command_as_host(request: Asked, room: Room, command: Command) -> None:
    """Have the table carry out what its host wants."""
    holder = await host_only(request, room)
    await house_of(request).perform(room, by_host(holder, command))


def created(request: Asked, table: Table, mine: list[api.SeatSecret]) -> api.Created:
    """What whoever has taken seats is told; from now on they are known by them."""
    for each in mine:
        know(request, each.secret)
    return api.Created(table.id, mine, lobby.invitation(table), f"/t/{table.id}?watch")


async def take_edition(house: House, wish: api.Create) -> EditionRef:
    """Play with the components of the edition that is wished for."""
    kept = await house.store.edition(wish.edition)
    if kept is None or kept.game != wish.game:
        raise Refuse("no-such-edition")
    wish.components = nested(kept.table())
    return EditionRef(kept.id, kept.name)


class Games(Controller):
    """What can be played."""

    path = "/api/games"

    @get(responses={200: ResponseSpec(list[api.GameInfo], description="every game")})
    async def games(self, request: Asked) -> Response[bytes]:
        """Every game, in the order people see them."""
        return send(request, games_page(tuple(catalogue.names())))


class Lessons(Controller):
    """What can be learned."""

    path = "/api/lessons/{game:str}/{name:str}"

    @get(responses={200: ResponseSpec(api.LessonPlay, description="the lesson")})
    async def lesson(
        self, request: Asked, game: FromPath[str], name: FromPath[str]
    ) -> Response[bytes]:
        """A lesson with everything that can happen in it."""
        read = functools.partial(page_of_lesson, game[:40], name[:40])
        return send(request, await house_of(request).aside.do(read))

    @post("/why", status_code=200)
    async def why(
        self,
        request: Asked,
        game: FromPath[str],
        name: FromPath[str],
        data: JSONBody[api.LessonWhy],
    ) -> Why:
        """Why an answer is not possible at a place of a lesson."""
        ask = functools.partial(why_not, find(game[:40], name[:40]), data)
        return Why(0, await house_of(request).aside.do(ask))


class Tables(Controller):
    """Making tables and sitting down."""

    path = "/api/tables"

    @post()
    async def make(self, request: Asked, data: JSONBody[api.Create]) -> api.Created:
        """Make a table."""
        house = house_of(request)
        if not request.app.state.makers.admits(request.client.host if request.client else ""):
            raise Refuse("too-fast")
        game, edition = catalogue.game_named(data.game), None
        if data.edition:
            edition = await take_edition(house, data)
        data.components = data.components or house.components.get(data.game, {})
        made = lobby.make(game, data, levels(), house.clock(), edition, await who_asks(request))
        room = await house.open(made)
        return created(request, room.table, made.mine)

    @get("/{id:str}")
    async def table(self, request: Asked, id: FromPath[str]) -> TableInfo:
        """A table as everybody may know it."""
        return (await room_of(request, id)).table.info()

    @get("/{id:str}/mine")
    async def my_seats(self, request: Asked, id: FromPath[str]) -> list[int]:
        """The seats of whoever asks; none is no refusal."""
        room = await room_of(request, id)
        seats = room.table.seats_held_by((await who_asks(request)).holder)
        if seats:
            know(request, secret_of(request))
        return seats

    @post("/{id:str}/sit")
    async def sit(self, request: Asked, id: FromPath[str], data: JSONBody[api.Sit]) -> api.Created:
        """Take a free seat, or another name at one's own."""
        room = await room_of(request, id)
        who, sat = await who_asks(request), list[api.SeatSecret]()

        def sit_down(table: Table) -> Outcome:
            outcome, mine = lobby.sit(table, data, who)
            sat[:] = [mine]
            return outcome

        await house_of(request).perform(room, sit_down)
        return created(request, room.table, sat)

    @post("/{id:str}/setup", status_code=200)
    async def set_up(
        self, request: Asked, id: FromPath[str], data: JSONBody[api.Setup]
    ) -> TableInfo:
        """The host changes seats and options."""
        room = await room_of(request, id)
        change = functools.partial(lobby.set_up, wish=data, levels=levels())
        await command_as_host(request, room, change)
        return room.table.info()

    @post("/{id:str}/start", status_code=200)
    async def start(self, request: Asked, id: FromPath[str]) -> TableInfo:
        """The host begins the game."""
        room = await room_of(request, id)
        await command_as_host(request, room, lobby.start)
        return room.table.info()

    @post("/{id:str}/leave", status_code=200)
    async def leave(self, request: Asked, id: FromPath[str]) -> TableInfo:
        """Give a seat up before the start; afterwards just go."""
        room, holder = await room_of(request, id), (await who_asks(request)).holder
        for seat in await seats_of(request, room):
            give_up = by_holder(holder, seat, functools.partial(lobby.leave, seat=seat))
            await house_of(request).perform(room, give_up)
        return room.table.info()

    @post("/{id:str}/remove", status_code=200)
    async def remove(
        self, request: Asked, id: FromPath[str], data: JSONBody[api.Remove]
    ) -> TableInfo:
        """The host frees somebody's seat; in mid-game not where the result counts."""
        room = await room_of(request, id)
        await host_only(request, room)
        if room.table.play is not None and await house_of(request).store.paper(NOTICE, room.id):
            raise Refuse("counts")
        log("removed", table=room.id, seat=data.seat)
        await command_as_host(request, room, functools.partial(lobby.remove, seat=data.seat))
        return room.table.info()

    @post("/{id:str}/host", status_code=200)
    async def pass_on(
        self, request: Asked, id: FromPath[str], data: JSONBody[api.PassOn]
    ) -> TableInfo:
        """The host lets somebody else at the table host it."""
        room = await room_of(request, id)
        await command_as_host(request, room, functools.partial(lobby.pass_on, seat=data.seat))
        return room.table.info()

    @post("/{id:str}/chair", status_code=200)
    async def take_chair(self, request: Asked, id: FromPath[str]) -> TableInfo:
        """Host a table that has not begun and whose host does not come back."""
        room, house = await room_of(request, id), house_of(request)
        seat, holder = (await seats_of(request, room))[0], (await who_asks(request)).holder
        await house.others.look_at(room)  # the host may just have come in another process
        take = functools.partial(lobby.take_chair, seat=seat)
        await house.perform(room, by_holder(holder, seat, take))
        log("took the chair", table=room.id, seat=seat)
        return room.table.info()

    @post("/{id:str}/forget", status_code=200)
    async def forget(self, request: Asked, id: FromPath[str]) -> TableInfo:
        """Erase one's own name and talk at this table; the game stays."""
        room = await room_of(request, id)
        for seat in await seats_of(request, room):
            await forget_seat(house_of(request), room, seat)
        return room.table.info()

    @post("/{id:str}/rematch")
    async def rematch(
        self, request: Asked, id: FromPath[str], data: JSONBody[api.Rematch]
    ) -> api.Created:
        """The same again at a new table; whoever asks later is led to the same one."""
        room, secret = await room_of(request, id), secret_of(request)
        mine, house = await seats_of(request, room), house_of(request)
        seat = mine[0]
        made = None
        if room.table.next is None:
            made = lobby.rematch(room.table, seat, secret, data.seal, house.clock())
            await house.open(made)
            await house.perform(room, functools.partial(lobby.go_on_at, id=made.table.id))
            if room.table.next != made.table.id:  # somebody else was quicker
                await house.remove(made.table.id)
        assert room.table.next is not None, "the rematch was made"
        again = await room_of(request, room.table.next)
        holder = (await who_asks(request)).holder
        mine = [seat for seat in mine if again.table.is_held_by(seat, holder)]
        if mine and (made is None or made.table.id != room.table.next):
            add = functools.partial(lobby.seal_again, seat=mine[0], seal=data.seal)
            await house.perform(again, by_holder(holder, mine[0], add))
        return created(request, again.table, [api.SeatSecret(seat, secret) for seat in mine])

    @get("/{id:str}/record", media_type=MediaType.TEXT)
    async def record(self, request: Asked, id: FromPath[str]) -> Response[str]:
        """The whole game as text, once it is over."""
        table = (await room_of(request, id)).table
        write = functools.partial(write_record, table.game, table.account())
        text = await house_of(request).aside.do(write)
        name = f'attachment; filename="cabale-{id}.txt"'
        return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/api/mine", status_code=200)
async def mine(request: Asked, data: JSONBody[api.Mine]) -> list[api.MyTable]:
    """My tables, the person's and those held: first those that wait for me, by their time."""
    store, who = house_of(request).store, await who_asks(request)
    tables = {one.id: one for one in await store.summaries([held.table for held in data.held])}
    found = [(tables[h.table], hashed(h.secret)) for h in data.held if h.table in tables]
    if who.person:
        found += [(one, who.holder) for one in await store.tables_of(who.person)]
    out = [my_table(one, seat) for one, holder in found for seat in one.seats_of(holder)]
    return sorted(out, key=lambda t: (not t.waits, t.until or math.inf, -t.touched))


def my_table(summary: Summary, seat: int) -> api.MyTable:
    """One of somebody's tables, as their home shows it."""
    waits = summary.phase != "over" and bool(summary.waiting >> seat & 1)
    names = [sitting.name for sitting in summary.seats or []]
    mine = api.MyTable(summary.id, summary.game, summary.phase, seat, names, waits, summary.touched)
    mine.cadence = summary.pace.cadence
    mine.until = summary.pace.until(seat)
    return mine


@post("/api/qr", status_code=200, media_type="image/svg+xml")
async def qr(request: Asked, data: JSONBody[api.QrAsk]) -> Response[bytes]:
    """A link as a QR code."""
    code = await house_of(request).aside.do(functools.partial(draw_code, data.text))
    return Response(code, media_type="image/svg+xml")


@functools.lru_cache(CODES)
def draw_code(text: str) -> bytes:
    """The code of a link; drawing one takes longer than any move."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", scale=1, border=2, xmldecl=False, svgns=True, omitsize=True, dark="#16223a"
    )
    return out.getvalue()


def reach_of(request: Asked) -> Reach:
    reach = request.app.state.reach
    assert isinstance(reach, Reach), "the app knows where it is"
    return reach


def tell_reach(request: Asked) -> api.Reach:
    """The addresses of the server, as whoever asks may know them."""
    reach = reach_of(request)
    ways = [api.Way(reach.url(address), address in reach.came) for address in reach.open]
    here = reach.is_here(request.scope)
    return api.Reach(list(reach.public), ways, reach.closed() if here else [], here)


@route("/api/reach", http_method=[HttpMethod.GET, HttpMethod.POST], status_code=200)
async def reaching(request: Asked) -> api.Reach:
    """Where others reach the server; POST: listen to the local network too, if wanted here."""
    if request.method == "POST":
        if not reach_of(request).is_here(request.scope):
            raise Refuse("not-here")
        await reach_of(request).widen()
    return tell_reach(request)


@get("/livez")
async def alive() -> api.Health:
    """The process is up and answers; one that does not should be started again."""
    return api.Health("ok", cabale.__version__)


@get(["/healthz", "/readyz"])
async def ready(request: Asked) -> api.Health:
    """Tables can be played here: what is written is stored. One that cannot is given no guests."""
    try:
        async with asyncio.timeout(PROBE):
            await house_of(request).store.probe()
    except TimeoutError:
        raise StoreError("the store does not answer") from None
    return api.Health("ok", cabale.__version__)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> str:
    """What the server counts, for Prometheus, if it brings the key of the server."""
    key = request.app.state.key
    if key and not is_same(key, secret_of(request)):
        raise Refuse("no-key")
    house = house_of(request)
    return house.measure(await house.store.count())


ROUTES: Final[list[ControllerRouterHandler]] = [
    Games,
    Lessons,
    Tables,
    mine,
    qr,
    reaching,
    alive,
    ready,
    metrics,
]
