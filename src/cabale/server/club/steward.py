"""Keeps a club going: writes finished games down, lets tournaments and seasons go on.

Whatever it does can be done again, by this process after a restart or by another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Final

from cabale.core.game import GameError
from cabale.games import catalogue
from cabale.server import dealing, identity, plans
from cabale.server.club import kept, running
from cabale.server.club.kept import (
    MEMBER,
    NOTICE,
    RESULT,
    SEALS,
    SEASON,
    TOURNAMENT,
    Notice,
    Pod,
    Result,
    Round,
    Seals,
    Season,
    Tournament,
)
from cabale.server.club.results import Ledger
from cabale.server.club.standing import Standing, standings
from cabale.server.house import House
from cabale.server.lines import Opened
from cabale.server.lobby import INVITE_LENGTH, Made, new_id, person
from cabale.server.log import log_failure
from cabale.server.reading import read_table
from cabale.server.room import Room
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.storage.store import StoreError
from cabale.server.table import Refuse, Table
from cabale.server.text import is_like

# seconds for which a table of a tournament waits for the words of those who play there
TOGETHER: Final = 600.0
LETTERS: Final = 86_400.0


class Steward:
    """The one who looks after a club."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.ledger: Final = Ledger(house.store)
        self.turn: Final = asyncio.Lock()  # one thing after the other
        house.ended = self.see_end

    def see_end(self, room: Room) -> None:
        """A game is over and stored."""
        self.house.begin(plans.keep(self.house, room.table))
        self.house.begin(self.enter(room.table))

    async def enter(self, table: Table) -> None:
        """Write a finished game down and let its tournament go on; if not now, at the next look."""
        with contextlib.suppress(StoreError, Refuse):
            notice = await self.ledger.enter(table, self.house.clock())
            if notice is not None and notice.tournament:
                await self.go_on(notice.tournament)

    async def look(self) -> None:
        """Do what was missed: games that ended while nobody saw it, rounds, ends of seasons."""
        try:
            await self.look_at_tables()
            for paper in await self.house.store.papers(TOURNAMENT):
                await self.go_on(paper.id)
            for paper in await self.house.store.papers(SEASON):
                await self.close_if_over(paper)
        except StoreError:
            return  # there is a next look
        except Exception:
            log_failure("the club was not looked after")

    async def look_at_tables(self) -> None:
        """Write games down that ended unseen, and take notices of tables down that are gone."""
        store = self.house.store
        written = {paper.id for paper in await store.papers(RESULT)}
        papers = {p.id: p for p in await store.papers(NOTICE) if p.id not in written}
        found = {one.id: one for one in await store.summaries(list(papers))}
        for id, paper in papers.items():
            if id not in found:
                await store.swap_paper(paper, None)
            elif found[id].phase == "over":
                with contextlib.suppress(GameError):
                    table = await read_table(store, id)
                    if table is not None:
                        await self.ledger.enter(table, found[id].touched)

    # -- tournaments

    async def go_on(self, id: str) -> None:
        """Take a tournament as far as it can go now."""
        async with self.turn:
            while await self.step(id):
                pass

    async def step(self, id: str) -> bool:
        """One step of a tournament; whether there may be another."""
        paper = await self.house.store.paper(TOURNAMENT, id)
        if paper is None:
            return False
        cup = kept.read(paper, Tournament)
        if cup.state not in ("gathering", "running"):
            return False
        await self.note_parted(cup)
        if cup.rounds:
            await self.note_results(cup.rounds[-1])
        least = catalogue.game_named(cup.game).seats[0]
        if cup.state == "gathering":
            cup.players, cup.left = cup.here(), []
        elif cup.rounds and not cup.rounds[-1].made:
            await self.make_tables(id, cup, cup.rounds[-1])
            cup.rounds[-1].made = True
        elif not cup.rounds or cup.rounds[-1].is_done:
            if running.can_go_on(cup, least):
                cup.rounds.append(await asyncio.to_thread(running.draw_round, cup, id, least))
            else:
                cup.state = "over"
        if kept.encode(cup) == paper.text:
            return False
        await kept.swap(self.house.store, paper, cup)  # if another was first: look again
        return True

    async def note_parted(self, cup: Tournament) -> None:
        """Whoever is no member any more is not drawn again."""
        members = await self.house.store.papers_known(MEMBER, set(cup.players))
        cup.left += [one for one in cup.here() if one not in members]

    async def note_results(self, round: Round) -> None:
        """Take in what is over; a table that was taken away has no result."""
        for pod in (pod for pod in round.pods if not pod.is_done):
            paper = await self.house.store.paper(RESULT, pod.table)
            if paper is not None:
                pod.places = [seat.place for seat in kept.read(paper, Result).seats]
            elif round.made and await self.house.store.summary(pod.table) is None:
                pod.void = True

    async def make_tables(self, id: str, cup: Tournament, round: Round) -> None:
        """Have every table of a round stand; those that do already are left alone."""
        for pod in round.pods:
            if await self.house.store.summary(pod.table) is None:
                try:
                    await self.house.open(await self.table_for(id, cup, pod))
                except Refuse:
                    if await self.house.store.summary(pod.table) is None:
                        raise
            notice = Notice(self.house.clock(), cup.name, tournament=id)
            await self.house.store.add_paper(Paper(NOTICE, pod.table, "", kept.encode(notice)))

    async def table_for(self, id: str, cup: Tournament, pod: Pod) -> Made:
        """A table with everybody at their place; it begins once their words are there."""
        game = catalogue.game_named(cup.game)
        opened = Opened(
            game.name,
            game.rules_version,
            "friends",
            secrets.token_hex(32),
            self.house.clock(),
            game.resolve({}),
            cadence=cup.cadence,
            invite=new_id(INVITE_LENGTH),
        )
        made = Made(Table(pod.table, game, opened), [opened], [])
        names: list[str] = []
        for seat, one in enumerate(pod.players):
            names.append(distinct(await self.name_of(one), names))
            made.add(person(seat, names[-1], PERSON + one, await self.seal_of(id, cup, one)))
        wait = LETTERS if cup.cadence.letters else TOGETHER
        made.lines += dealing.close(made.table, self.house.clock() + wait).lines
        return made

    async def seal_of(self, id: str, cup: Tournament, person: str) -> str:
        """What a player's browser has sealed for the last round; empty if it has not."""
        paper = await self.house.store.paper(SEALS, kept.seals_id(id, person))
        seals = kept.read(paper, Seals).seals if paper is not None else []
        return seals[len(cup.rounds) - 1] if len(cup.rounds) <= len(seals) else ""

    async def name_of(self, person: str) -> str:
        """What somebody is called; empty if they are gone or have no name."""
        paper = await self.house.store.paper(identity.PERSON, person)
        return "" if paper is None else identity.read_person(paper).name

    # -- seasons

    async def lines_of(self, season: Season) -> list[Standing]:
        """The standings of a season: of members, in games among people."""
        if season.closed:
            return season.lines
        members = [paper.id for paper in await self.house.store.papers(MEMBER)]
        games = [
            one
            for one in await self.ledger.results()
            if season.begins <= one.at < season.ends
            and season.game in ("", one.game)
            and one.counts
            and not one.with_bots
        ]
        lines = standings(members, [one.played() for one in games], [], 1.0)
        return [line for line in lines if line.games]

    async def close_if_over(self, paper: Paper) -> None:
        """Keep the standings of a season whose time is over as they are."""
        season = kept.read(paper, Season)
        if not season.closed and season.ends <= self.house.clock():
            await self.close(paper)

    async def close(self, paper: Paper) -> None:
        """Close a season now."""
        season = kept.read(paper, Season)
        season.ends = min(season.ends, self.house.clock())
        season.lines, season.closed = await self.lines_of(season), True
        await kept.swap(self.house.store, paper, season)


def distinct(name: str, others: list[str]) -> str:
    """The name, with a number if another at the table goes by it.

    >>> distinct("Zoé", ["zoé", "Max"]), distinct("", ["", "Max"])
    ('Zoé 2', '')
    """
    count, found = 1, name
    while is_like(found, others):
        count += 1
        found = f"{name} {count}"
    return found
