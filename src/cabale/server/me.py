"""The requests of a person: key, devices, what follows them; docs/people.md tells how."""

from __future__ import annotations

import functools
import time

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from cabale.server import identity, keys, parting, passkeys, people, plans
from cabale.server.api import Held
from cabale.server.bearer import Bearer, by_secret
from cabale.server.chairs import hashed
from cabale.server.holding import by_holder
from cabale.server.house import House
from cabale.server.leave import Leave
from cabale.server.rest import Asked, house_of, reach_of, who_asks
from cabale.server.resting import take_leave
from cabale.server.table import Refuse


async def person_asks(request: Asked) -> Bearer:
    """The person who asks; refused if nobody is known by what the request carries."""
    who = await who_asks(request)
    if not who.person:
        raise Refuse("not-a-person")
    return who


def not_too_often(request: Asked) -> None:
    """Refuse an address that makes people as a machine would."""
    if not request.app.state.makers.admits(request.client.host if request.client else ""):
        raise Refuse("too-fast")


def address_asked(request: Asked) -> passkeys.Address:
    """The address by which a page asks; refused where it can have no passkeys."""
    host = request.headers.get("host", "")
    return passkeys.address_for(reach_of(request).public, request.scope["scheme"], host)


async def adopt(house: House, who: Bearer, held: Held) -> bool:
    """Let a seat be held by the person, and by its own secret no longer; whether it was."""
    room = await house.room(held.table)
    if room is None:
        return False
    before = by_secret(held.secret).holder
    seats = room.table.seats_held_by(before)
    for seat in seats:
        know_it = functools.partial(people.know, seat=seat, holder=who.holder)
        await house.perform(room, by_holder(before, seat, know_it))
    return bool(seats)


class MyKey(Controller):
    """Being recognised without an account."""

    path = "/api/me"

    @post("/introduce")
    async def introduce(self, request: Asked, data: JSONBody[keys.Introduce]) -> keys.Introduced:
        """Become a person: one key for all seats, on this device first."""
        not_too_often(request)
        return await identity.introduce(house_of(request).store, data)

    @get()
    async def me(self, request: Asked) -> keys.Me:
        """Who I am, and on which devices."""
        who, store = await person_asks(request), house_of(request).store
        await identity.note_seen(store, who.secret)
        return await identity.about(store, who)

    @post("/profile", status_code=200)
    async def change(self, request: Asked, data: JSONBody[keys.Profile]) -> keys.Me:
        """Another name, or settings that follow me."""
        who, store = await person_asks(request), house_of(request).store
        await identity.change(store, who.person, data)
        return await identity.about(store, who)

    @post("/leave", status_code=200)
    async def leave(self, request: Asked, data: JSONBody[Leave]) -> keys.Me:
        """Rest until a date, or on days of every week: my clocks by correspondence stand then."""
        who, house = await person_asks(request), house_of(request)
        await take_leave(house, who.person, data)
        return await identity.about(house.store, who)

    @post("/seats", status_code=200)
    async def adopt(self, request: Asked, data: JSONBody[keys.Adopt]) -> list[str]:
        """Bring seats that were taken as a guest: the tables where they are now mine."""
        who, house = await person_asks(request), house_of(request)
        return [held.table for held in data.held if await adopt(house, who, held)]

    @post("/links")
    async def link(self, request: Asked) -> keys.Link:
        """Something for another device to bring, within two minutes and once."""
        who = await person_asks(request)
        return await identity.new_link(house_of(request).store, who.person)

    @post("/devices")
    async def carry(self, request: Asked, data: JSONBody[keys.Carry]) -> keys.Introduced:
        """Come from another device, by what it has shown."""
        not_too_often(request)
        return await identity.carry(house_of(request).store, data)

    @post("/devices/{id:str}/remove", status_code=200)
    async def remove(self, request: Asked, id: FromPath[str]) -> keys.Me:
        """Lock a device out, at once."""
        who, house = await person_asks(request), house_of(request)
        gone = await identity.remove_device(house.store, who.person, id[:40])
        house.lock_out({gone})
        return await identity.about(house.store, who)

    @post("/words")
    async def write_down(self, request: Asked) -> keys.RecoveryWords:
        """New recovery words, told this once; the old ones are void."""
        who = await person_asks(request)
        return await identity.write_down(house_of(request).store, who.person)

    @post("/passkeys/offer", status_code=200)
    async def offer(self, request: Asked) -> keys.PasskeyOffer:
        """What my browser needs to make a passkey for this address."""
        who, store = await person_asks(request), house_of(request).store
        name = identity.read_person(await identity.person_of(store, who.person)).name
        return await passkeys.offer(store, who.person, name, address_asked(request))

    @post("/passkeys")
    async def keep_passkey(self, request: Asked, data: JSONBody[keys.MakePasskey]) -> keys.Me:
        """Be recognised by a passkey from now on."""
        who, store = await person_asks(request), house_of(request).store
        where = address_asked(request)
        await passkeys.keep(store, who.person, hashed(who.secret), data, where)
        return await identity.about(store, who)

    @post("/passkeys/{id:str}/remove", status_code=200)
    async def remove_passkey(self, request: Asked, id: FromPath[str]) -> keys.Me:
        """Let a passkey bring nobody any more, at once."""
        who, store = await person_asks(request), house_of(request).store
        await passkeys.remove(store, who.person, id[:40])
        return await identity.about(store, who)

    @post("/passkeys/ask", status_code=200)
    async def ask(self, request: Asked) -> keys.PasskeyAsk:
        """What a browser needs to find a passkey of this address."""
        return await passkeys.ask(house_of(request).store, address_asked(request))

    @post("/passkeys/come")
    async def come(self, request: Asked, data: JSONBody[keys.ComeByPasskey]) -> keys.Introduced:
        """Come by a passkey."""
        not_too_often(request)
        store = house_of(request).store
        person = await passkeys.come(store, data, address_asked(request))
        return await identity.add_device(store, person, data.device)

    @get("/plans")
    async def my_plans(self, request: Asked) -> list[plans.GamePlans]:
        """What I go for in my games, and what those do with whom I play."""
        who = await person_asks(request)
        return plans.plans_told(await plans.games_of(house_of(request), who.person))

    @get("/export")
    async def export(self, request: Asked) -> Response[parting.Everything]:
        """Everything about me, as one file."""
        who = await person_asks(request)
        found = await parting.everything(house_of(request), who.person)
        return Response(
            found, headers={"content-disposition": 'attachment; filename="cabale.json"'}
        )

    @post("/erase", status_code=200)
    async def erase(self, request: Asked) -> keys.Me:
        """Erase name and talk everywhere in a week; the games stay."""
        who, store = await person_asks(request), house_of(request).store
        await parting.wish_erased(store, who.person, time.time())
        return await identity.about(store, who)

    @post("/keep", status_code=200)
    async def keep(self, request: Asked) -> keys.Me:
        """Think better of it."""
        who, store = await person_asks(request), house_of(request).store
        await parting.think_better(store, who.person)
        return await identity.about(store, who)

    @post("/recover")
    async def recover(self, request: Asked, data: JSONBody[keys.Recover]) -> keys.Introduced:
        """Come by the recovery words."""
        not_too_often(request)
        return await identity.recover(house_of(request).store, data)
