"""The club as it is told to whoever asks."""

from __future__ import annotations

import msgspec

from cabale.server import identity, plans
from cabale.server.club import kept, rating, running, wire
from cabale.server.club.kept import (
    MEMBER,
    NOTICE,
    SEASON,
    TOURNAMENT,
    Club,
    Member,
    Notice,
    Result,
    Season,
    Tournament,
)
from cabale.server.club.standing import Standing
from cabale.server.club.statistics import stats_of
from cabale.server.club.steward import Steward
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.storage.store import Store, Summary

SHOWN = 20  # games that are over
RUNNING = 50  # games that are being played

Names = dict[str, str]


async def names_of(store: Store) -> Names:
    """What people are called; who is not among them is a player without a name."""
    papers = await store.papers(identity.PERSON)
    return {paper.id: identity.read_person(paper).name for paper in papers}


def invitation(club: Club) -> str:
    """The path of the link by which people become members."""
    return f"/club#j={club.invite}"


def members_of(papers: list[Paper], names: Names) -> list[wire.MemberInfo]:
    """The members, those who came first first."""
    found = [
        wire.MemberInfo(paper.id, names.get(paper.id, ""), kept.read(paper, Member).since)
        for paper in papers
    ]
    return sorted(found, key=lambda one: (one.since, one.id))


async def tables_of(
    steward: Steward, person: str, over: set[str]
) -> tuple[list[wire.OpenTable], list[wire.RunningTable]]:
    """The tables of the club with a free seat, and those where a game is played."""
    store = steward.house.store
    notices = {p.id: kept.read(p, Notice) for p in await store.papers(NOTICE) if p.id not in over}
    summaries = await store.summaries(list(notices))
    open_, going = [], []
    for one in sorted(summaries, key=lambda one: -notices[one.id].at):
        if one.phase == "lobby":
            found = await open_table(steward, one, notices[one.id], person)
            open_ += [found] if found is not None else []
        elif one.phase == "playing":
            names = [seat.name for seat in one.seats or []]
            name = notices[one.id].name
            going.append(wire.RunningTable(one.id, one.game, name, names, one.touched))
    return open_, going[:RUNNING]


async def open_table(
    steward: Steward, summary: Summary, notice: Notice, person: str
) -> wire.OpenTable | None:
    """A table at which somebody may sit down; None if all have gone or its game is to begin."""
    room = await steward.house.room(summary.id)
    if room is None or room.table.phase != "lobby" or room.table.dealing or room.table.host < 0:
        return None
    mine = bool(person and room.table.seats_held_by(PERSON + person))
    return wire.OpenTable(notice.name, notice.language, notice.level, mine, room.table.info())


async def past_games(store: Store, results: list[Result], names: Names) -> list[wire.PastGame]:
    """The latest games, the last one first."""
    latest = results[: -SHOWN - 1 : -1]
    there = {one.id for one in await store.summaries([one.table for one in latest])}
    return [
        wire.PastGame(
            one.table,
            one.game,
            one.at,
            one.table in there,
            [
                wire.PastSeat(s.person, names.get(s.person, ""), s.level, s.place, s.points)
                for s in one.seats
            ],
        )
        for one in latest
    ]


async def ratings_of(steward: Steward, members: list[wire.MemberInfo]) -> list[wire.RatingList]:
    """The ratings of members, game by game."""
    names, out = {one.id: one.name for one in members}, []
    for (game, bots), found in (await steward.ledger.ratings()).items():
        ranked = rating.rank([one for one in found if one.player in names])
        rows = [
            wire.Rated(s.player, names[s.player], s.games, s.rating, s.error, s.first, s.last)
            for s in ranked
        ]
        out += [wire.RatingList(game, bots, rows)] if rows else []
    return out


def lines_of(standings: list[Standing], names: Names, left: list[str]) -> list[wire.Line]:
    """Standings with names."""
    return [
        wire.Line(
            one.player,
            names.get(one.player, ""),
            one.place,
            one.games,
            one.byes,
            one.points,
            one.wins,
            one.company,
            one.player in left,
        )
        for one in standings
    ]


def round_info(round: kept.Round, names: Names) -> wire.RoundInfo:
    """A round with names."""
    pods = [
        wire.PodInfo(
            pod.table, [names.get(one, "") for one in pod.players], pod.places or [], pod.void
        )
        for pod in round.pods
    ]
    return wire.RoundInfo(pods, [names.get(one, "") for one in round.byes])


def tournament_info(paper: Paper, names: Names, person: str) -> wire.TournamentInfo:
    """A tournament as somebody sees it."""
    cup = kept.read(paper, Tournament)
    rounds = [one for one in cup.rounds if one.made]  # no link leads to a table that is not there
    last = rounds[-1].pods if rounds else []
    mine = next((pod for pod in last if person in pod.players and not pod.is_done), None)
    return wire.TournamentInfo(
        id=paper.id,
        name=cup.name,
        game=cup.game,
        seats=cup.seats,
        form=cup.form,
        state=cup.state,
        length=running.length_of(cup) if cup.players else cup.length,
        cadence=cup.cadence,
        entered=person in cup.here(),
        my_table=mine.table if mine else "",
        mates=[names.get(one, "") for one in mine.players if one != person] if mine else [],
        done=sum(pod.is_done for pod in last),
        lines=lines_of(running.standings_of(cup), names, cup.left),
        rounds=[round_info(one, names) for one in rounds],
    )


async def tournaments_of(store: Store, names: Names, person: str) -> list[wire.TournamentInfo]:
    """Every tournament, the latest first."""
    papers = await store.papers(TOURNAMENT)
    papers.sort(key=lambda paper: -kept.read(paper, Tournament).made)
    return [tournament_info(paper, names, person) for paper in papers]


async def seasons_of(steward: Steward, names: Names) -> list[wire.SeasonInfo]:
    """Every season, the latest first."""
    out = []
    for paper in await steward.house.store.papers(SEASON):
        one = kept.read(paper, Season)
        lines = lines_of(await steward.lines_of(one), names, [])
        out.append(
            wire.SeasonInfo(paper.id, one.name, one.begins, one.ends, one.game, one.closed, lines)
        )
    return sorted(out, key=lambda one: -one.begins)


async def page_of(steward: Steward, club: Club, person: str) -> wire.ClubPage:
    """All that the page shows to whoever may see it; `person` is a member or empty."""
    store = steward.house.store
    names, results = await names_of(store), await steward.ledger.results()
    members = members_of(await store.papers(MEMBER), names)
    open_, going = await tables_of(steward, person, {one.table for one in results})
    return wire.ClubPage(
        name=club.name,
        text=club.text,
        sees=club.sees,
        since=club.since,
        me=person,
        invite=invitation(club) if person else "",
        members=members,
        open=open_,
        running=going,
        past=await past_games(store, results, names),
        ratings=await ratings_of(steward, members),
        tournaments=await tournaments_of(store, names, person),
        seasons=await seasons_of(steward, names),
    )


async def member_page(steward: Steward, id: str) -> wire.MemberPage:
    """A member with all that their games add up to."""
    store = steward.house.store
    since = kept.read(await kept.find(store, MEMBER, id), Member).since
    names = await names_of(store)
    mine = [one for one in await steward.ledger.results() if any(s.person == id for s in one.seats)]
    members = members_of(await store.papers(MEMBER), names)
    lists = [
        msgspec.structs.replace(one, rows=[row for row in one.rows if row.id == id])
        for one in await ratings_of(steward, members)
    ]
    return wire.MemberPage(
        id,
        names.get(id, ""),
        since,
        stats_of(id, mine),
        plans.plans_told(await plans.games_of(steward.house, id, {one.table for one in mine})),
        [one for one in lists if one.rows],
        await past_games(store, mine, names),
    )


async def desk_of(steward: Steward, club: Club) -> wire.ClubDesk:
    """The club as its host sees it."""
    store = steward.house.store
    names = await names_of(store)
    return wire.ClubDesk(
        club.name,
        club.text,
        club.sees,
        invitation(club) if club.invite else "",
        members_of(await store.papers(MEMBER), names),
        await tournaments_of(store, names, ""),
        await seasons_of(steward, names),
    )
