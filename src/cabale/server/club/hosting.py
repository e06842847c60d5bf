"""The club on the host's desk: its name, its members, tournaments and seasons."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from cabale.games import catalogue
from cabale.server import cadence
from cabale.server.club import kept, pairing, telling, wire
from cabale.server.club.kept import MEMBER, SEASON, TOURNAMENT, Club, Season, Tournament
from cabale.server.club.rest import steward_of
from cabale.server.club.steward import Steward
from cabale.server.hosting import host_only, write_down
from cabale.server.rest import Asked
from cabale.server.storage.store import Store
from cabale.server.table import Refuse
from cabale.server.text import clean

INVITE_LENGTH = 12


def host_asks(request: Asked) -> Steward:
    """The steward, for whoever brings the key of the server."""
    host_only(request)
    return steward_of(request)


async def done(steward: Steward, what: str, about: str) -> wire.ClubDesk:
    """What the host did is written down; then the desk is shown."""
    await write_down(steward.house.store, what, about)
    return await telling.desk_of(steward, await kept.club_of(steward.house.store))


async def renew(store: Store) -> None:
    """Another word in the invitation: whoever knows the old one is not invited any more."""

    def change(club: Club) -> None:
        club.invite = kept.new_id(INVITE_LENGTH)

    await kept.change_club(store, change)


def named(text: str) -> str:
    """A name as it is kept; refused if nothing of it can be seen."""
    name = clean(text, wire.NAME)
    if not name:
        raise Refuse("empty")
    return name


def check(wish: wire.NewTournament) -> None:
    """Refuse a tournament of a game that so many cannot play."""
    catalogue.game_named(wish.game).new(wish.seats, {}, {})
    if wish.form == "swiss" and not wish.length:
        raise Refuse("no-rounds")


class Founding(Controller):
    """What the host of a club asks for."""

    path = "/api/host/club"

    @get()
    async def desk(self, request: Asked) -> wire.ClubDesk:
        """The club as its host sees it."""
        steward = host_asks(request)
        return await telling.desk_of(steward, await kept.club_of(steward.house.store))

    @post("/name", status_code=200)
    async def set_up(self, request: Asked, data: JSONBody[wire.SetClub]) -> wire.ClubDesk:
        """Name and text of the club, and who sees it."""
        steward = host_asks(request)
        name, text = named(data.name), clean(data.text, wire.TEXT)

        def change(club: Club) -> None:
            club.name, club.text, club.sees = name, text, data.sees
            club.invite = club.invite or kept.new_id(INVITE_LENGTH)
            club.since = club.since or steward.house.clock()

        club = await kept.change_club(steward.house.store, change)
        return await done(steward, f"club-{club.sees}", club.name)

    @post("/invitation", status_code=200)
    async def invite_anew(self, request: Asked) -> wire.ClubDesk:
        """A new invitation; the old link is void."""
        steward = host_asks(request)
        await renew(steward.house.store)
        return await done(steward, "club-invitation", "")

    @post("/members/{id:str}/remove", status_code=200)
    async def remove(self, request: Asked, id: FromPath[str]) -> wire.ClubDesk:
        """Somebody is a member no longer, and does not come back by the link they know."""
        steward = host_asks(request)
        paper = await kept.find(steward.house.store, MEMBER, id)
        await renew(steward.house.store)  # first: else they could come back in between
        await steward.house.store.swap_paper(paper, None)
        return await done(steward, "club-remove", paper.id)

    @post("/tournaments", status_code=200)
    async def announce(self, request: Asked, data: JSONBody[wire.NewTournament]) -> wire.ClubDesk:
        """Announce a tournament, in which members may enter."""
        steward = host_asks(request)
        check(data)
        cup = Tournament(
            named(data.name),
            data.game,
            data.seats,
            data.form,
            data.length,
            steward.house.clock(),
            cadence.check(data.cadence),
        )
        await kept.put(steward.house.store, TOURNAMENT, kept.new_id(), cup)
        return await done(steward, "tournament-announce", cup.name)

    @post("/tournaments/{id:str}/start", status_code=200)
    async def start(self, request: Asked, id: FromPath[str]) -> wire.ClubDesk:
        """Begin: from now on it runs by itself."""
        steward = host_asks(request)
        await steward.go_on(id[:40])  # without those who have left the club meanwhile
        paper = await kept.find(steward.house.store, TOURNAMENT, id)
        cup = kept.read(paper, Tournament)
        least = catalogue.game_named(cup.game).seats[0]
        if cup.state != "gathering":
            raise Refuse("tournament-begun")
        if not pairing.sizes_of(len(cup.players), cup.seats, least):
            raise Refuse("too-few")
        cup.state = "running"
        if not await kept.swap(steward.house.store, paper, cup):
            raise Refuse("not-stored")
        await steward.go_on(paper.id)
        return await done(steward, "tournament-start", cup.name)

    @post("/tournaments/{id:str}/stop", status_code=200)
    async def stop(self, request: Asked, id: FromPath[str]) -> wire.ClubDesk:
        """End a tournament as it stands; its games go on, and no round follows."""
        steward = host_asks(request)
        while True:
            paper = await kept.find(steward.house.store, TOURNAMENT, id)
            cup = kept.read(paper, Tournament)
            if cup.state in ("over", "stopped"):
                raise Refuse("over")
            cup.state = "stopped"
            if await kept.swap(steward.house.store, paper, cup):
                return await done(steward, "tournament-stop", cup.name)

    @post("/tournaments/{id:str}/next", status_code=200)
    async def next_round(self, request: Asked, id: FromPath[str]) -> wire.ClubDesk:
        """Wait no longer: tables of the round that are not over count for nobody."""
        steward = host_asks(request)
        while True:
            paper = await kept.find(steward.house.store, TOURNAMENT, id)
            cup = kept.read(paper, Tournament)
            if cup.state != "running" or not cup.rounds or not cup.rounds[-1].made:
                raise Refuse("over")
            await steward.note_results(cup.rounds[-1])
            for pod in cup.rounds[-1].pods:
                pod.void = pod.places is None
            if await kept.swap(steward.house.store, paper, cup):
                await steward.go_on(paper.id)
                return await done(steward, "tournament-next", cup.name)

    @post("/seasons", status_code=200)
    async def begin_season(self, request: Asked, data: JSONBody[wire.NewSeason]) -> wire.ClubDesk:
        """Set a span of time with standings of its own."""
        steward = host_asks(request)
        if data.ends <= data.begins:
            raise Refuse("no-span")
        if data.game:
            catalogue.game_named(data.game)
        season = Season(named(data.name), data.begins, data.ends, data.game)
        await kept.put(steward.house.store, SEASON, kept.new_id(), season)
        return await done(steward, "season-begin", season.name)

    @post("/seasons/{id:str}/close", status_code=200)
    async def close_season(self, request: Asked, id: FromPath[str]) -> wire.ClubDesk:
        """Close a season now; its standings stay as they are."""
        steward = host_asks(request)
        paper = await kept.find(steward.house.store, SEASON, id)
        if kept.read(paper, Season).closed:
            raise Refuse("over")
        await steward.close(paper)
        return await done(steward, "season-close", kept.read(paper, Season).name)
