"""A seat goes to somebody else, at any time of a game: by a link that works once."""

from __future__ import annotations

import contextlib
import functools
import time
from typing import Final

import msgspec
from litestar import Controller, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from cabale.server import api, keys, wire
from cabale.server.bearer import Bearer
from cabale.server.chairs import hashed, new_secret
from cabale.server.club import kept
from cabale.server.club.kept import NOTICE, Notice
from cabale.server.lobby import name_for, person
from cabale.server.rest import Asked, created, house_of, room_of, seats_of, who_asks
from cabale.server.room import Room
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store, StoreError
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.wire import Name, SeatNumber, Tag

HAND: Final = "hand"
SECONDS: Final = 86_400.0  # for which a seat is offered
encode: Final = msgspec.json.Encoder().encode


class HandOver(Struct, forbid_unknown_fields=True):
    """The seat of mine that somebody else is to take."""

    seat: SeatNumber


class TakeOver(Struct, forbid_unknown_fields=True):
    """Somebody takes the seat that the link offers."""

    code: Tag
    name: Name = ""


class Offer(Struct):
    """A seat that is offered, for as long as it is held as it was."""

    table: str
    seat: int
    holder: str


def take_over(table: Table, offer: Offer, name: str, who: Bearer) -> Outcome:
    """Give a seat to whoever came for it; its game, clock and hidden cards stay."""
    check_settled(table)
    if not table.is_held_by(offer.seat, offer.holder):
        raise Refuse("offer-over")
    if table.seats_held_by(who.holder):
        raise Refuse("at-the-table")
    outcome = Outcome(table=True)
    table.add(outcome, person(offer.seat, name_for(table, offer.seat, name), who.holder, ""))
    return outcome


def check_settled(table: Table) -> None:
    """Refuse while words for the deal are told: the word that the seat has sealed is among them,
    and whoever takes the seat does not know it."""
    if table.dealing:
        raise Refuse("dealing")


def is_freed(table: Table, seat: int) -> bool:
    """Whether somebody was removed there in mid-game."""
    running = table.phase == "playing" and seat < len(table.chairs)
    return running and table.chairs[seat].kind == "open"


async def plays_for_a_place(store: Store, table: str) -> bool:
    """Whether a table belongs to a tournament, in which everybody plays for themselves."""
    paper = await store.paper(NOTICE, table)
    return paper is not None and bool(kept.read(paper, Notice).tournament)


def offers_of(table: str, seat: int) -> str:
    """By what the offers of a seat are found again; no person is called so."""
    return f"{table}.{seat}"


async def withdraw(store: Store, table: str, seat: int) -> None:
    """Make every link to a seat void; whoever is just taking it is quicker or too late."""
    for paper in await store.papers(HAND, offers_of(table, seat)):
        await store.swap_paper(paper, None)


async def seat_to_give(request: Asked, room: Room, seat: int) -> None:
    """Refuse whoever may not give a seat away: it is neither theirs nor one they freed as host."""
    mine = await seats_of(request, room)
    if seat not in mine and not (room.table.host in mine and is_freed(room.table, seat)):
        raise Refuse("not-a-seat")


class Handing(Controller):
    """Handing a seat over, and taking it."""

    path = "/api/tables/{id:str}"

    @post("/hand")
    async def hand(self, request: Asked, id: FromPath[str], data: JSONBody[HandOver]) -> keys.Link:
        """Offer a seat of mine, or one that I freed as the host, once, within a day.

        The link that was made last counts: whoever sent one astray makes another.
        """
        room = await room_of(request, id)
        await seat_to_give(request, room, data.seat)
        if await plays_for_a_place(house_of(request).store, room.id):
            raise Refuse("tournament-seat")
        code, until = new_secret(), time.time() + SECONDS
        offer = Offer(room.id, data.seat, room.table.chairs[data.seat].holder)
        paper = Paper(HAND, hashed(code), offers_of(room.id, data.seat), encode(offer), until)
        await withdraw(house_of(request).store, room.id, data.seat)
        await house_of(request).store.put_paper(paper)
        return keys.Link(code, until)

    @post("/keep", status_code=200)
    async def keep(
        self, request: Asked, id: FromPath[str], data: JSONBody[HandOver]
    ) -> wire.TableInfo:
        """Think better of it: no link to the seat works any more."""
        room = await room_of(request, id)
        await seat_to_give(request, room, data.seat)
        await withdraw(house_of(request).store, room.id, data.seat)
        return room.table.info()

    @post("/take")
    async def take(
        self, request: Asked, id: FromPath[str], data: JSONBody[TakeOver]
    ) -> api.Created:
        """Take the seat that is offered; whoever held it holds it no longer."""
        house, room = house_of(request), await room_of(request, id)
        paper = await house.store.paper(HAND, hashed(data.code))
        if paper is None:
            raise Refuse("offer-over")
        offer = msgspec.json.decode(paper.text, type=Offer)
        who = await who_asks(request)
        if who.holder and room.table.seats_held_by(who.holder):
            raise Refuse("at-the-table")
        if offer.table != room.id:
            raise Refuse("offer-over")
        who = who.for_new_seat()
        take = functools.partial(take_over, offer=offer, name=data.name, who=who)
        await house.perform(room, take)  # whoever is refused, or not stored, may come again
        with contextlib.suppress(StoreError):  # of no use any more: the seat has another holder
            await house.store.swap_paper(paper, None)
        return created(request, room.table, [api.SeatSecret(offer.seat, who.secret)])
