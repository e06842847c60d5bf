"""The requests of members of a club, and of those who come by its invitation."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from cabale.server import api, lobby
from cabale.server.bearer import Bearer
from cabale.server.chairs import is_same
from cabale.server.club import kept, telling, wire
from cabale.server.club.kept import (
    MEMBER,
    NOTICE,
    SEALS,
    TOURNAMENT,
    Club,
    Member,
    Notice,
    Seals,
    Tournament,
)
from cabale.server.club.steward import Steward
from cabale.server.me import person_asks
from cabale.server.rest import Asked, created, host_only, house_of, room_of, who_asks
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.text import clean


async def admit(steward: Steward, person: str, invite: str) -> None:
    """Make somebody a member, unless the invitation is renewed at the same moment."""
    store, member = steward.house.store, Member(steward.house.clock())
    paper = Paper(MEMBER, person, person, kept.encode(member))
    if await store.add_paper(paper):
        try:
            await invited_to(store, invite)
        except Refuse:
            await store.swap_paper(paper, None)
            raise


def steward_of(request: Asked) -> Steward:
    steward = request.app.state.steward
    assert isinstance(steward, Steward), "the app has a steward"
    return steward


async def invited_to(store: Store, invite: str) -> Club:
    """The club, for whoever brings the word of its invitation."""
    club = await kept.club_of(store)
    if club.sees == "nobody" or not is_same(club.invite, invite):
        raise Refuse("invitation-over")
    return club


async def seen_by(request: Asked) -> tuple[Club, str]:
    """The club, and who asks if they are a member; refused to those who may not see it."""
    store, who = house_of(request).store, await who_asks(request)
    club = await kept.club_of(store)
    if club.sees == "nobody":
        raise Refuse("no-club")
    person = who.person if await kept.is_member(store, who.person) else ""
    if club.sees == "members" and not person:
        raise Refuse("members-only")
    return club, person


async def member_asks(request: Asked) -> Bearer:
    """The member who asks."""
    who = await person_asks(request)
    if not (await seen_by(request))[1]:
        raise Refuse("members-only")
    return who


async def enter_or_leave(store: Store, id: str, person: str, enter: bool) -> None:
    """Somebody joins a tournament before it begins, or leaves it at any time."""
    while True:
        paper = await kept.find(store, TOURNAMENT, id)
        cup = kept.read(paper, Tournament)
        if cup.state in ("over", "stopped") or (enter and cup.state != "gathering"):
            raise Refuse("tournament-begun" if enter else "over")
        if enter:
            cup.players = [*(one for one in cup.players if one != person), person]
        elif cup.state == "gathering":
            cup.players = [one for one in cup.players if one != person]
        elif person in cup.here():
            cup.left.append(person)
        if await kept.swap(store, paper, cup):
            return


async def keep_seals(store: Store, cup: str, person: str, seals: list[str]) -> None:
    """What a browser has sealed for a tournament, in place of what another one had."""
    if seals:
        await kept.put(store, SEALS, kept.seals_id(cup, person), Seals(seals), person)


class Clubs(Controller):
    """The page of the club."""

    path = "/api/club"

    @get()
    async def club(self, request: Asked) -> wire.ClubPage:
        """The club, to those who may see it."""
        return await telling.page_of(steward_of(request), *await seen_by(request))

    @post("/door", status_code=200)
    async def door(self, request: Asked, data: JSONBody[wire.Knock]) -> wire.Door:
        """What an invitation leads to."""
        store = house_of(request).store
        club = await invited_to(store, data.invite)
        return wire.Door(club.name, club.text, club.sees, len(await store.papers(MEMBER)))

    @post("/join", status_code=200)
    async def join(self, request: Asked, data: JSONBody[wire.Knock]) -> wire.ClubPage:
        """Become a member."""
        who, steward = await person_asks(request), steward_of(request)
        club = await invited_to(steward.house.store, data.invite)
        await admit(steward, who.person, data.invite)
        return await telling.page_of(steward, club, who.person)

    @post("/leave", status_code=200)
    async def leave(self, request: Asked) -> wire.Door:
        """Be a member no longer; the games stay."""
        who, store = await member_asks(request), house_of(request).store
        await store.swap_paper(await kept.find(store, MEMBER, who.person), None)
        club = await kept.club_of(store)
        return wire.Door(club.name, club.text, club.sees, len(await store.papers(MEMBER)))

    @get("/people/{id:str}")
    async def member(self, request: Asked, id: FromPath[str]) -> wire.MemberPage:
        """A member's games, ratings and figures."""
        await seen_by(request)
        return await telling.member_page(steward_of(request), id[:40])

    @post("/tables", status_code=200)
    async def put_up(self, request: Asked, data: JSONBody[wire.PutUp]) -> wire.ClubPage:
        """Show a table of mine to the club; its game will count."""
        who, steward = await member_asks(request), steward_of(request)
        room = await room_of(request, data.table)
        await host_only(request, room)
        lobby.in_lobby(room.table)
        if room.table.opened.mode != "friends":
            raise Refuse("started")
        now, name = steward.house.clock(), clean(data.name, wire.NAME)
        notice = Notice(now, name, data.language, data.level, by=who.person)
        await kept.put(steward.house.store, NOTICE, room.id, notice)
        club = await kept.club_of(steward.house.store)
        return await telling.page_of(steward, club, who.person)

    @post("/tables/{id:str}/sit")
    async def sit(
        self, request: Asked, id: FromPath[str], data: JSONBody[wire.TakePlace]
    ) -> api.Created:
        """Take a free seat at an open table of the club."""
        who, house = await member_asks(request), house_of(request)
        await kept.find(house.store, NOTICE, id)
        room, sat = await room_of(request, id), list[api.SeatSecret]()

        def sit_down(table: Table) -> Outcome:
            wish = api.Sit(data.name, data.seal, invite=table.opened.invite)
            outcome, mine = lobby.sit(table, wish, who)
            sat[:] = [mine]
            return outcome

        await house.perform(room, sit_down)
        return created(request, room.table, sat)

    @get("/tournaments/{id:str}")
    async def tournament(self, request: Asked, id: FromPath[str]) -> wire.TournamentInfo:
        """A tournament with all its rounds."""
        _, person = await seen_by(request)
        return await told(request, id, person)

    @post("/tournaments/{id:str}/enter", status_code=200)
    async def enter(
        self, request: Asked, id: FromPath[str], data: JSONBody[wire.Enter]
    ) -> wire.TournamentInfo:
        """Play in a tournament that has not begun."""
        who, store = await member_asks(request), house_of(request).store
        await enter_or_leave(store, id, who.person, True)
        await keep_seals(store, id, who.person, data.seals)
        return await told(request, id, who.person)

    @post("/tournaments/{id:str}/seals", status_code=200)
    async def seal(
        self, request: Asked, id: FromPath[str], data: JSONBody[wire.Enter]
    ) -> wire.TournamentInfo:
        """Play from another browser: its words count from the next round on."""
        who, store = await member_asks(request), house_of(request).store
        cup = kept.read(await kept.find(store, TOURNAMENT, id), Tournament)
        if who.person not in cup.here():
            raise Refuse("not-entered")
        await keep_seals(store, id, who.person, data.seals)
        return await told(request, id, who.person)

    @post("/tournaments/{id:str}/leave", status_code=200)
    async def withdraw(self, request: Asked, id: FromPath[str]) -> wire.TournamentInfo:
        """Play in it no longer; a game that runs goes on without being drawn again."""
        who = await member_asks(request)
        await enter_or_leave(house_of(request).store, id, who.person, False)
        return await told(request, id, who.person)


async def told(request: Asked, id: str, person: str) -> wire.TournamentInfo:
    """A tournament as somebody sees it."""
    store = house_of(request).store
    paper = await kept.find(store, TOURNAMENT, id)
    return telling.tournament_info(paper, await telling.names_of(store), person)
