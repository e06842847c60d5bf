"""The host's desk: whoever has the key of the server sees people, tables and load, and may act.

Everything that a host does is written down for the next one to read.
"""

from __future__ import annotations

import functools
import os
import secrets
import time
from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from cabale.server import api, identity, lobby, parting
from cabale.server.bearer import DEVICE
from cabale.server.calls.belfry import owner_of
from cabale.server.chairs import is_same
from cabale.server.club import kept
from cabale.server.house import House
from cabale.server.rest import Asked, house_of, room_of, seats_of, secret_of, who_asks
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store, Summary
from cabale.server.table import Refuse
from cabale.server.text import clean
from cabale.server.wire import Phase, Tag

DEED: Final = "deed"
NEWS: Final = "news"
REPORT: Final = "report"
SHOWN: Final = 200  # of tables, deeds and reports
LENGTH: Final = 400  # of an announcement or a report

encode: Final = msgspec.json.Encoder().encode
Text = Annotated[str, Meta(max_length=2000)]


class Announce(Struct, forbid_unknown_fields=True):
    """What everybody reads on the home page; empty: nothing any more."""

    text: Text


class Complain(Struct, forbid_unknown_fields=True):
    """What somebody at a table wants the host to know."""

    text: Text


class News(Struct):
    """What the host says to everybody; empty: nothing."""

    text: str
    at: float
    club: str = ""  # the name of the club, if whoever asks may see it


class Deed(Struct):
    """Something that a host did."""

    at: float
    what: str
    about: str


class Report(Struct):
    """What somebody at a table wants the host to know."""

    id: str
    at: float
    table: str
    seat: int
    text: str
    game: str = ""  # of the table, and who says it there: as things stand when a host looks
    name: str = ""


class KnownPerson(Struct):
    """Somebody with a key, as the host sees them."""

    id: str
    name: str
    made: float
    devices: int
    tables: int
    seen: float  # about when one of their devices was last here
    member: bool  # of the club


class KnownTable(Struct):
    """A table, as the host sees it: who sits there, nothing of the game."""

    id: str
    game: str
    phase: Phase
    names: list[str]
    touched: float
    open: bool  # here and now


class Desk(Struct):
    """All that a host sees at a glance."""

    tables: int
    open_tables: int
    sockets: int
    people: int
    commits: int
    bot_load: float
    load: float  # of the machine, for each of its cores
    stored: int  # bytes
    spare: int  # bytes for which there is room; -1: not known
    news: News
    reports: list[Report]  # the latest first
    deeds: list[Deed]  # the latest first


def host_only(request: Asked) -> House:
    """The house, for whoever brings its key."""
    key = request.app.state.key
    if not key or not is_same(key, secret_of(request)):
        raise Refuse("not-the-keeper")
    return house_of(request)


def moment() -> tuple[str, float]:
    """An id by which things stand in the order in which they happened, and when that is."""
    now = time.time()
    return f"{int(now * 1000):014d}-{secrets.token_hex(3)}", now


async def write_down(store: Store, what: str, about: str = "") -> None:
    """Note what a host did."""
    id, now = moment()
    await store.put_paper(Paper(DEED, id, "", encode(Deed(now, what, about))))


async def news_of(store: Store) -> News:
    """What the host says to everybody."""
    paper = await store.paper(NEWS, NEWS)
    return News("", 0.0) if paper is None else msgspec.json.decode(paper.text, type=News)


async def reports_of(store: Store) -> list[Report]:
    """What was reported, the latest first, each with its game and who reports."""
    papers = (await store.papers(REPORT))[: -SHOWN - 1 : -1]
    reports = [msgspec.json.decode(paper.text, type=Report) for paper in papers]
    tables = {one.id: one for one in await store.summaries([one.table for one in reports])}
    for one, paper in zip(reports, papers, strict=True):
        if (table := tables.get(one.table)) is not None:
            one.game, one.name = table.game, name_there(table, one.seat, paper.owner)
    return reports


def name_there(table: Summary, seat: int, owner: str) -> str:
    """What somebody is called at a seat, if it is still theirs; a lobby may have lost the seat."""
    found = (table.seats or [])[seat : seat + 1]
    return found[0].name if found and owner in ("", owner_of(found[0].holder)) else ""


def load_of_machine() -> float:
    """How much there is to do for each core of this machine, over the last minute."""
    try:
        return os.getloadavg()[0] / (os.cpu_count() or 1)
    except (AttributeError, OSError):  # a system that does not tell
        return 0.0


async def known_person(store: Store, paper: Paper) -> KnownPerson:
    """Somebody with a key, as the host sees them."""
    known = identity.read_person(paper)
    devices = [identity.read_device(one) for one in await store.papers(DEVICE, paper.id)]
    return KnownPerson(
        paper.id,
        known.name,
        known.made,
        len(devices),
        len(await store.tables_of(paper.id)),
        max((one.seen for one in devices), default=known.made),
        await kept.is_member(store, paper.id),
    )


async def desk_of(house: House) -> Desk:
    """What a host sees at a glance."""
    store = house.store
    deeds = await store.papers(DEED)
    stored, spare = await store.space()
    return Desk(
        tables=await store.count(),
        open_tables=sum(bool(room.screens) for room in house.rooms.values()),
        sockets=len(house.screens()),
        people=len(await store.papers(identity.PERSON)),
        commits=store.commits,
        bot_load=house.thinkers.desks.load(),
        load=load_of_machine(),
        stored=stored,
        spare=spare,
        news=await news_of(store),
        reports=await reports_of(store),
        deeds=[msgspec.json.decode(p.text, type=Deed) for p in deeds[: -SHOWN - 1 : -1]],
    )


class Hosting(Controller):
    """What the host's desk asks for."""

    path = "/api/host"

    @get()
    async def desk(self, request: Asked) -> Desk:
        """Tables, people, load, reports, and what hosts did."""
        return await desk_of(host_only(request))

    @get("/people")
    async def people(self, request: Asked) -> list[KnownPerson]:
        """Everybody with a key."""
        store = host_only(request).store
        people = [await known_person(store, one) for one in await store.papers(identity.PERSON)]
        return sorted(people, key=lambda one: -one.made)

    @get("/tables")
    async def tables(self, request: Asked) -> list[KnownTable]:
        """The tables at which something happened last."""
        house = host_only(request)
        return [
            KnownTable(
                one.id,
                one.game,
                one.phase,
                [seat.name for seat in one.seats or []],
                one.touched,
                bool((room := house.rooms.get(one.id)) and room.screens),
            )
            for one in await house.store.latest(SHOWN)
        ]

    @post("/tables/{id:str}/remove", status_code=200)
    async def remove_table(self, request: Asked, id: FromPath[str]) -> Desk:
        """Take a table away, with all that belongs to it."""
        house = host_only(request)
        if not await house.remove(id[:40]):
            raise Refuse("no-such-table")
        await write_down(house.store, "remove-table", id[:40])
        return await desk_of(house)

    @post("/tables/{id:str}/host", status_code=200)
    async def pass_table_on(
        self, request: Asked, id: FromPath[str], data: JSONBody[api.PassOn]
    ) -> Desk:
        """Let somebody who sits at a table host it, as when its host is gone for good."""
        house, room = host_only(request), await room_of(request, id)
        await house.perform(room, functools.partial(lobby.pass_on, seat=data.seat))
        # no name: it would outlive whoever bears it
        await write_down(house.store, "hand-table", f"{room.id} {'ABCDEF'[data.seat]}")
        return await desk_of(house)

    @post("/people/{id:str}/remove", status_code=200)
    async def remove_person(self, request: Asked, id: FromPath[str]) -> Desk:
        """Erase a person: name, talk and key; their games stay."""
        house = host_only(request)
        await identity.person_of(house.store, id[:40])
        await parting.erase(house, id[:40])
        await write_down(house.store, "remove-person", id[:40])
        return await desk_of(house)

    @post("/news", status_code=200)
    async def announce(self, request: Asked, data: JSONBody[Announce]) -> Desk:
        """Say something to everybody, or nothing any more."""
        house = host_only(request)
        news = News(clean(data.text, LENGTH), time.time())
        await house.store.put_paper(Paper(NEWS, NEWS, "", encode(news)))
        await write_down(house.store, "announce", news.text)
        return await desk_of(house)

    @post("/reports/{id:str}/close", status_code=200)
    async def close_report(self, request: Asked, id: FromPath[Tag]) -> Desk:
        """A report was dealt with."""
        house = host_only(request)
        paper = await house.store.paper(REPORT, id)
        if paper is None or not await house.store.swap_paper(paper, None):
            raise Refuse("no-such-report")
        await write_down(house.store, "close-report", id)
        return await desk_of(house)


@get("/api/news")
async def news(request: Asked) -> News:
    """What the host says to everybody, and whether there is a club to see."""
    store = house_of(request).store
    found, club = await news_of(store), await kept.club_of(store)
    if club.sees == "everybody" or (
        club.sees == "members" and await kept.is_member(store, (await who_asks(request)).person)
    ):
        found.club = club.name
    return found


@post("/api/tables/{id:str}/report", status_code=200)
async def report(request: Asked, id: FromPath[str], data: JSONBody[Complain]) -> News:
    """Tell the host of something at one's own table."""
    room = await room_of(request, id)
    seat = (await seats_of(request, room))[0]
    text = clean(data.text, LENGTH)
    if not text:
        raise Refuse("empty")
    number, now = moment()
    told = Report(number, now, room.id, seat, text)
    store, owner = house_of(request).store, owner_of(room.table.chairs[seat].holder)
    await store.put_paper(Paper(REPORT, number, owner, encode(told)))  # it goes with them
    return await news_of(store)
