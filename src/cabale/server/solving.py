"""The requests for puzzles: those that games bring, counted, and one's own mistakes."""

from __future__ import annotations

import functools
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Annotated, Final, TypeVar

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from cabale.games import catalogue
from cabale.server import puzzles
from cabale.server.after import replays_of
from cabale.server.aside import Aside
from cabale.server.chairs import hashed
from cabale.server.puzzles import (
    GamePuzzles,
    MistakeTry,
    Position,
    PuzzleInfo,
    PuzzlePlay,
    PuzzleTry,
    PuzzleWhy,
    Solved,
)
from cabale.server.rest import Asked, house_of, room_of, who_asks
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store
from cabale.server.wire import Why

T = TypeVar("T")
KEPT: Final = 400 * 86_400.0  # seconds for which a first try counts
ENOUGH: Final = 20  # first tries of people that say more than bots do

Seat = Annotated[int, QueryParameter(name="seat", ge=0, le=5)]
Counts = dict[str, tuple[int, int]]  # tries and fails by puzzle


def kind_of(game: str) -> str:
    """The kind of the papers on which first tries stand, one for each puzzle and person."""
    return f"puzzle {game}"


async def counts_of(store: Store, game: str) -> Counts:
    """How many have tried each puzzle of a game here, and how many did not find it."""
    found: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    for text, count in (await store.tally(kind_of(game))).items():
        name, right = msgspec.json.decode(text, type=tuple[str, bool])
        found[name][0] += count
        found[name][1] += 0 if right else count
    return {name: (tries, fails) for name, (tries, fails) in found.items()}


async def count_try(request: Asked, game: str, name: str, data: PuzzleTry) -> None:
    """Count somebody's first try; whoever says nothing of themselves is not counted."""
    who, store = await who_asks(request), house_of(request).store
    whose = who.person or (data.guest and hashed(data.guest))
    admitted = request.app.state.solvers.admits(request.client.host if request.client else "")
    if whose and admitted:
        right = data.action == puzzles.find(game, name).best
        text = msgspec.json.encode((name, right))
        paper = Paper(kind_of(game), f"{name} {whose}", who.person, text, time.time() + KEPT)
        await store.add_paper(paper)


def hardness(one: PuzzleInfo) -> float:
    """What share fails: of people where enough have tried, else of quick bots."""
    return one.fails / one.tries if one.tries >= ENOUGH else one.missed / 100


async def listed(store: Store, aside: Aside, game: str) -> GamePuzzles:
    """The puzzles of a game, the easiest first."""
    counts = await counts_of(store, game)
    found = await aside.do(functools.partial(puzzles.puzzles_of, game))
    infos = [
        PuzzleInfo(name, one.theme, one.seats, one.missed, *counts.get(name, (0, 0)))
        for name, one in found.items()
    ]
    return GamePuzzles(game, puzzles.titles(game) if infos else [], sorted(infos, key=hardness))


class Puzzles(Controller):
    """What games bring."""

    path = "/api/puzzles"

    @get()
    async def all(self, request: Asked) -> list[GamePuzzles]:
        """Every puzzle by game; games without any are left out."""
        house = house_of(request)
        found = [await listed(house.store, house.aside, game) for game in catalogue.names()]
        return [one for one in found if one.puzzles]

    @get("/{game:str}/{name:str}")
    async def ask(self, request: Asked, game: FromPath[str], name: FromPath[str]) -> PuzzlePlay:
        """A puzzle as it is asked."""
        show = functools.partial(puzzles.shown, game[:40], name[:40])
        return await house_of(request).aside.do(show)

    @post("/{game:str}/{name:str}/answer", status_code=200)
    async def answer(
        self, request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleTry]
    ) -> Solved:
        """What is said about an answer."""
        judge = functools.partial(puzzles.answered, game[:40], name[:40], data.action)
        out = await house_of(request).aside.do(judge)
        await count_try(request, game, name, data)
        assert out.searched is not None, "a puzzle that a game brings was searched"
        counts = await counts_of(house_of(request).store, game)
        out.searched.tries, out.searched.fails = counts.get(name, (0, 0))
        return out

    @post("/{game:str}/{name:str}/why", status_code=200)
    async def why(
        self, request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleWhy]
    ) -> Why:
        """Why an answer is not possible there."""
        find = functools.partial(puzzles.position_of, game[:40], name[:40])
        return (await house_of(request).aside.do(find)).why_not(data.action)


class Mistakes(Controller):
    """What one would do better."""

    path = "/api/tables/{id:str}/mistakes/{step:int}"

    @get()
    async def ask(
        self, request: Asked, id: FromPath[str], step: FromPath[int], seat: Seat
    ) -> PuzzlePlay:
        """A question of a finished game, asked again."""
        table = f"mistake-{id[:40]}-{step}"
        return await at_mistake(request, id, step, seat, lambda place: place.shown(table))

    @post("/answer", status_code=200)
    async def answer(
        self, request: Asked, id: FromPath[str], step: FromPath[int], data: JSONBody[MistakeTry]
    ) -> Solved:
        """What is said about an answer; what is best is known from the analysis."""
        return await at_mistake(
            request,
            id,
            step,
            data.seat,
            lambda place: place.judged(data.best, data.played, data.action),
        )

    @post("/why", status_code=200)
    async def why(
        self, request: Asked, id: FromPath[str], step: FromPath[int], data: JSONBody[PuzzleWhy]
    ) -> Why:
        """Why an answer is not possible there."""
        ask = data.action
        return await at_mistake(request, id, step, data.seat, lambda place: place.why_not(ask))


async def at_mistake(
    request: Asked, id: str, step: int, seat: int, ask: Callable[[Position], T]
) -> T:
    """What is said at a question of a finished game."""
    table = (await room_of(request, id)).table
    return await replays_of(request).look(
        table, lambda replay: ask(puzzles.mistake_at(replay, step, seat))
    )
