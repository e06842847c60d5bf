"""The requests about bells; docs/wire.md lists them."""

from __future__ import annotations

from typing import Final

from litestar import Controller, get, post
from litestar.params import JSONBody

from cabale.server.api import Held
from cabale.server.calls import belfry, bells, numbers
from cabale.server.calls.belfry import Bell
from cabale.server.calls.caller import Caller
from cabale.server.calls.outward import InwardError
from cabale.server.chairs import hashed
from cabale.server.leave import zone_of
from cabale.server.rest import Asked, house_of, who_asks
from cabale.server.table import Refuse

OFF: Final = bells.BellWays("")


def caller_of(request: Asked) -> Caller:
    """Whoever calls people here; refused where nobody does."""
    caller = house_of(request).caller
    if caller is None:
        raise Refuse("bell-off")
    return caller


async def owners(request: Asked, held: list[Held]) -> dict[str, str]:
    """Whose bells are meant, each with its table: the person's, else those of seats held."""
    who = await who_asks(request)
    if who.person:
        return {who.person: ""}
    found = {
        one.id: one for one in await house_of(request).store.summaries([h.table for h in held])
    }
    keys = [(one.table, hashed(one.secret)) for one in held if one.table in found]
    mine = {key: table for table, key in keys if found[table].seats_of(key)}
    if not mine:
        raise Refuse("not-a-seat")
    return mine


def check_quiet(quiet: bells.Quiet | None) -> None:
    """Refuse hours of a time zone that is none."""
    try:
        if quiet is not None:
            zone_of(quiet.zone)
    except ValueError:
        raise Refuse("bad-bell") from None


async def check(caller: Caller, bell: Bell) -> None:
    """Refuse a bell that cannot be rung, with the reason."""
    if bell.kind not in caller.senders:
        raise Refuse("bell-off")
    check_quiet(bell.quiet)
    try:
        await caller.senders[bell.kind].check(bell)
    except InwardError:
        raise Refuse("inward") from None
    except ValueError:
        raise Refuse("bad-bell") from None


class Bells(Controller):
    """How somebody wants to be called to the table when the page is closed."""

    path = "/api/bells"

    @get("/ways")
    async def ways(self, request: Asked) -> bells.BellWays:
        """In which ways people are called here."""
        caller = house_of(request).caller
        if caller is None:
            return OFF
        senders = caller.senders
        key = senders["push"].public if "push" in senders else ""
        return bells.BellWays(key, "mail" in senders, "hook" in senders)

    @post()
    async def hang(self, request: Asked, data: JSONBody[bells.Hang]) -> bells.BellInfo:
        """Hang a bell, or hang it anew."""
        caller, store = caller_of(request), house_of(request).store
        mine = await owners(request, data.held)
        id = belfry.id_of(data.kind, data.address)
        bell = Bell(id, data.kind, data.address, data.keys, data.language, data.quiet)
        await check(caller, bell)
        if data.kind == "mail":
            await numbers.note(store, data.address, house_of(request).clock())
            await numbers.ask(caller.senders["mail"], bell)
        for owner, table in mine.items():
            bell.table = table
            if not await belfry.hang(store, bell, owner):
                raise Refuse("too-many-bells")
        return bell.info()

    @post("/confirm", status_code=200)
    async def confirm(self, request: Asked, data: JSONBody[bells.Confirm]) -> None:
        """Tell the number that was sent to a bell: from now on it rings."""
        for owner in await owners(request, data.held):
            await numbers.confirm(house_of(request).store, data.id, data.number, owner)

    @post("/mine", status_code=200)
    async def mine(self, request: Asked, data: JSONBody[bells.MyBells]) -> list[bells.BellInfo]:
        """My bells."""
        store = house_of(request).store
        found: dict[str, Bell] = {}
        for owner in await owners(request, data.held):
            found |= {bell.id: bell for bell in await belfry.bells_of(store, owner)}
        return [found[id].info() for id in sorted(found)]

    @post("/hush", status_code=200)
    async def hush(self, request: Asked, data: JSONBody[bells.Hush]) -> None:
        """Other quiet hours, for every bell of mine."""
        store = house_of(request).store
        mine = await owners(request, data.held)
        check_quiet(data.quiet)
        for owner in mine:
            await belfry.hush(store, owner, data.quiet)

    @post("/remove", status_code=200)
    async def take_down(self, request: Asked, data: JSONBody[bells.TakeDown]) -> None:
        """Take a bell down, for good."""
        store = house_of(request).store
        mine = await owners(request, data.held)
        if not any([await belfry.take_down(store, data.id, owner) for owner in mine]):
            raise Refuse("no-such-bell")
