"""L'Atelier plays a box some hundreds of times: one box at a time, in one process that yields.

Whoever looks keeps it going; when nobody has looked for a while, or somebody stops it, it ends.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from cabale.bots.arena import balance
from cabale.bots.arena.match import play
from cabale.bots.arena.task import Outcome, Task
from cabale.core.box import nested
from cabale.core.game import Game
from cabale.games import catalogue
from cabale.server import boxes
from cabale.server.desks import Desks, WorkError
from cabale.server.log import log
from cabale.server.rest import Asked
from cabale.server.storage.edition import encode
from cabale.server.table import Refuse

GAMES: Final = 300  # of one balance
GAME_SECONDS: Final = 30.0  # for one game
LOOKED: Final = 30.0  # seconds for which it goes on unseen
WAITING: Final = 8  # balances that may wait for their turn
KEPT: Final = 32  # balances kept in memory
PATIENCE: Final = 3  # games that may fail
NICE: Final = 15  # how far the process stands back behind the bots of tables


def stand_back() -> None:
    """Let everybody else go first; runs in the process that plays."""
    if hasattr(os, "nice"):
        os.nice(NICE)


def given(task: Task, _load: float) -> Task:
    """The game to be played, however much there is to do."""
    return task


@dataclass(slots=True)
class Balancing:
    """A box on its way through its games."""

    id: str
    game: Game[Any]
    seats: int
    tasks: list[Task]
    outcomes: list[Outcome] = field(default_factory=list)
    seen: float = 0.0  # when somebody last looked
    stopped: bool = False
    done: bool = False

    def wanted(self) -> bool:
        """Whether it should go on."""
        return not self.stopped and time.monotonic() - self.seen < LOOKED

    def info(self) -> boxes.BalanceInfo:
        """How it stands, beside the standard box."""
        found = balance.balance(self.game, self.outcomes) if self.outcomes else None
        return boxes.BalanceInfo(
            self.id,
            len(self.tasks),
            len(self.outcomes),
            self.done,
            figures(found),
            figures(balance.standard(self.game, self.seats)),
        )


def figures(found: balance.Balance | None) -> boxes.BalanceFigures | None:
    """A balance as it is sent."""
    return msgspec.convert(asdict(found), boxes.BalanceFigures) if found else None


class Balances:
    """The boxes that people want to see played; one at a time is."""

    def __init__(self) -> None:
        self.kept: Final[OrderedDict[str, Balancing]] = OrderedDict()
        self.turn: Final = asyncio.Lock()
        self.desks: Desks | None = None
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def begin(self, wish: boxes.BalanceWish) -> Balancing:
        """The balance of a box, begun unless it is known or under way."""
        text = encode(wish)
        id = hashlib.sha256(text).hexdigest()[:24]
        found = self.kept.get(id)
        if found is None or (found.done and found.stopped):
            if sum(not one.done for one in self.kept.values()) >= WAITING:
                raise Refuse("too-fast")
            components = nested(wish.values)
            planned = balance.plan(wish.game, wish.seats, GAMES, 1, components)
            tasks = [task for block in planned.blocks for task in block]
            found = Balancing(id, catalogue.game_named(wish.game), wish.seats, tasks)
            self.start(found)
        self.kept[id] = found
        self.kept.move_to_end(id)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)[1].stopped = True
        return self.look(found)

    def start(self, found: Balancing) -> None:
        found.seen = time.monotonic()
        task = asyncio.ensure_future(self.work(found))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def look(self, found: Balancing) -> Balancing:
        """Somebody looks, so it goes on."""
        found.seen = time.monotonic()
        return found

    def named(self, id: str) -> Balancing:
        if id not in self.kept:
            raise Refuse("no-such-balance")
        return self.kept[id]

    async def work(self, found: Balancing) -> None:
        """Play game after game while it is wanted; whatever happens, it ends."""
        async with self.turn:
            self.desks = Desks(1, GAME_SECONDS, get_ready=stand_back)
            try:
                await self.play_all(found, self.desks)
            except Exception as error:
                log("balance failed", game=found.game.name, what=type(error).__name__)
            finally:
                self.desks.close()
                self.desks = None
                found.stopped = found.stopped or len(found.outcomes) < len(found.tasks)
                found.done = True

    async def play_all(self, found: Balancing, desks: Desks) -> None:
        """Every game that can be played in time; three that cannot end it."""
        failures = 0
        for task in found.tasks:
            if not found.wanted() or failures == PATIENCE:
                break
            try:
                outcome = await desks.ask(play, partial(given, task), found.id)
                found.outcomes.append(outcome)
            except WorkError:
                failures += 1

    async def close(self) -> None:
        """End whatever is under way."""
        for found in self.kept.values():
            found.stopped = True
        if self.desks is not None:
            self.desks.close()
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def balances_of(request: Asked) -> Balances:
    found = request.app.state.balances
    assert isinstance(found, Balances), "the app keeps its balances"
    return found


class Balancer(Controller):
    """How a box comes out."""

    path = "/api/balance"

    @post(status_code=200)
    async def begin(self, request: Asked, data: JSONBody[boxes.BalanceWish]) -> boxes.BalanceInfo:
        """Have a box played; the same box again gives the same balance."""
        return balances_of(request).begin(data).info()

    @get("/{id:str}")
    async def look(self, request: Asked, id: FromPath[str]) -> boxes.BalanceInfo:
        """How it stands; whoever looks keeps it going."""
        balances = balances_of(request)
        return balances.look(balances.named(id)).info()

    @post("/{id:str}/stop", status_code=200)
    async def stop(self, request: Asked, id: FromPath[str]) -> boxes.BalanceInfo:
        """Play no more of it; what was played stays."""
        found = balances_of(request).named(id)
        found.stopped = True
        return found.info()
