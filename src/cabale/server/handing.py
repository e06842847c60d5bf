"""A seat goes to somebody else, at any time of a game: by a link that works once."""

from __future__ import annotations

import functools
import time
from typing import Final

import msgspec
from litestar import Controller, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from cabale.server import api, keys
from cabale.server.bearer import Bearer
from cabale.server.chairs import hashed, new_secret
from cabale.server.club import kept
from cabale.server.club.kept import NOTICE, Notice
from cabale.server.lobby import name_for, person
from cabale.server.rest import Asked, created, house_of, room_of, seats_of, who_asks
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.wire import Name, SeatNumber, Tag

HAND: Final = "hand"
SECONDS: Final = 86_400.0  # for which a seat is offered


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
    if not table.is_held_by(offer.seat, offer.holder):
        raise Refuse("offer-over")
    if table.seats_held_by(who.holder):
        raise Refuse("at-the-table")
    outcome = Outcome(table=True)
    table.add(outcome, person(offer.seat, name_for(table, offer.seat, name), who.holder, ""))
    return outcome


def is_freed(table: Table, seat: int) -> bool:
    """Whether somebody was removed there in mid-game."""
    running = table.phase == "playing" and seat < len(table.chairs)
    return running and table.chairs[seat].kind == "open"


async def plays_for_a_place(store: Store, table: str) -> bool:
    """Whether a table belongs to a tournament, in which everybody plays for themselves."""
    paper = await store.paper(NOTICE, table)
    return paper is not None and bool(kept.read(paper, Notice).tournament)


class Handing(Controller):
    """Handing a seat over, and taking it."""

    path = "/api/tables/{id:str}"

    @post("/hand")
    async def hand(self, request: Asked, id: FromPath[str], data: JSONBody[HandOver]) -> keys.Link:
        """Offer a seat of mine, or one that I freed as the host, once, within a day."""
        room = await room_of(request, id)
        mine = await seats_of(request, room)
        if data.seat not in mine and not (
            room.table.host in mine and is_freed(room.table, data.seat)
        ):
            raise Refuse("not-a-seat")
        if await plays_for_a_place(house_of(request).store, room.id):
            raise Refuse("tournament-seat")
        code, until = new_secret(), time.time() + SECONDS
        offer = Offer(room.id, data.seat, room.table.chairs[data.seat].holder)
        text = msgspec.json.encode(offer)
        await house_of(request).store.put_paper(Paper(HAND, hashed(code), "", text, until))
        return keys.Link(code, until)

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
        name_for(room.table, offer.seat, data.name)  # refused before the link is used up
        if offer.table != room.id or not await house.store.swap_paper(paper, None):
            raise Refuse("offer-over")
        who = who.for_new_seat()
        take = functools.partial(take_over, offer=offer, name=data.name, who=who)
        await house.perform(room, take)
        return created(room.table, [api.SeatSecret(offer.seat, who.secret)])
