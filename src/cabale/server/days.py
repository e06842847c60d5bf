"""The requests for the deal of the day: play it, and see how it went for others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from cabale.core.play import Play
from cabale.server import api, daily
from cabale.server.daily import Day
from cabale.server.house import House
from cabale.server.log import log
from cabale.server.rest import Asked, created, house_of, room_of, seats_of, who_asks
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store
from cabale.server.table import Refuse
from cabale.server.thinking import answer
from cabale.server.wire import Name

MODEL: Final = "daily-model"
KEPT: Final = 90 * 86_400.0  # seconds for which results are kept


class PlayDay(Struct, forbid_unknown_fields=True):
    """Play the deal of a day; no browser adds a word to it."""

    name: Name = ""


class Ending(Struct, frozen=True):
    """How a deal ended for everybody's seat."""

    place: int
    points: int


class Endings(Struct):
    """How often it ended so."""

    place: int
    points: int
    count: int


class DayInfo(Struct):
    """A deal of the day, and how it went here; nobody is named."""

    date: str
    game: str
    rules: int
    seats: int
    level: str  # of the bots
    iterations: int  # of their searches
    seed: str
    results: list[Endings]  # the best first
    model: Ending | None  # a strong bot's from the same seat; None: it is not done
    mine: Ending | None  # of the table that was asked for


def ending_of(play: Play) -> Ending:
    """How a game that is over ended for everybody's seat."""
    return Ending(play.places()[daily.SEAT], int(play.state.standing(daily.SEAT)[0]))


def kind_of(day: Day) -> str:
    """The kind of the papers on which the results of a deal stand, one for each table."""
    return f"daily {day.date} {day.game.name} {day.rules}"


async def put_ending(store: Store, kind: str, id: str, ending: Ending) -> None:
    """Keep a result; a second time changes nothing."""
    await store.put_paper(Paper(kind, id, "", msgspec.json.encode(ending), time.time() + KEPT))


async def results_of(store: Store, day: Day) -> list[Endings]:
    """How often the deal ended in each way, the best first."""
    papers = await store.papers(kind_of(day))
    counted = Counter(msgspec.json.decode(paper.text, type=Ending) for paper in papers)
    best = sorted(counted, key=lambda one: (one.place, -one.points))
    return [Endings(one.place, one.points, counted[one]) for one in best]


async def info_of(store: Store, day: Day, mine: Ending | None = None) -> DayInfo:
    """All that is told of a deal."""
    paper = await store.paper(MODEL, kind_of(day))
    return DayInfo(
        date=day.date,
        game=day.game.name,
        rules=day.rules,
        seats=day.seats,
        level=daily.LEVEL,
        iterations=daily.ITERATIONS,
        seed=day.seed,
        results=await results_of(store, day),
        model=None if paper is None else msgspec.json.decode(paper.text, type=Ending),
        mine=mine,
    )


class Models:
    """Has a strong bot play the deals that people have finished, one at a time, patiently."""

    def __init__(self) -> None:
        self.begun: Final[set[str]] = set()
        self.turn: Final = asyncio.Lock()

    async def begin(self, house: House, day: Day) -> None:
        """Begin if nobody has; what fails is tried again when somebody asks."""
        kind = kind_of(day)
        if await house.store.paper(MODEL, kind) is None and kind not in self.begun:
            self.begun.add(kind)
            house.begin(self.work(house, day))

    async def work(self, house: House, day: Day) -> None:
        """Play one deal to its end and keep how it ended."""
        try:
            async with self.turn:
                play = daily.new_play(day)
                while not play.is_over():
                    await self.go_on(house, day, play)
                await put_ending(house.store, MODEL, kind_of(day), ending_of(play))
        except Exception as error:
            log("deal not played", game=day.game.name, date=day.date, what=type(error).__name__)
        finally:
            self.begun.discard(kind_of(day))

    async def go_on(self, house: House, day: Day, play: Play) -> None:
        """One answer, thought about once all who sit at tables have been served."""
        seat = play.waiting()[0]
        action = play.legal(seat)[0]
        if len(play.legal(seat)) > 1:
            action = (await house.thinkers.later(answer, daily.model_job(day, play))).action
        play.answer(seat, action)


class Days(Controller):
    """The deals of the day."""

    path = "/api/daily/{date:str}/{game:str}"

    @get()
    async def look(self, request: Asked, date: FromPath[str], game: FromPath[str]) -> DayInfo:
        """A deal of the day, and how it went here."""
        house = house_of(request)
        return await info_of(house.store, daily.day_of(date, game, house.clock()))

    @post("/play")
    async def play(
        self,
        request: Asked,
        date: FromPath[str],
        game: FromPath[str],
        data: JSONBody[PlayDay],
    ) -> api.Created:
        """A table at which it is played."""
        house = house_of(request)
        day = daily.day_of(date, game, house.clock())
        if not request.app.state.makers.admits(request.client.host if request.client else ""):
            raise Refuse("too-fast")
        made = daily.deal_out(day, data.name, time.time(), await who_asks(request))
        room = await house.open(made)
        return created(request, room.table, made.mine)


@post("/api/tables/{id:str}/daily", status_code=200)
async def enter(request: Asked, id: FromPath[str]) -> DayInfo:
    """Add the result of one's own finished deal to those of this server, once."""
    room, house = await room_of(request, id), house_of(request)
    await seats_of(request, room)
    day, play = daily.day_at(room.table), room.table.playing()
    if not play.is_over():
        raise Refuse("not-over")
    mine = ending_of(play)
    await put_ending(house.store, kind_of(day), room.id, mine)
    models = request.app.state.models
    assert isinstance(models, Models), "the app keeps its model players"
    await models.begin(house, day)
    return await info_of(house.store, day, mine)
