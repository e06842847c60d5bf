"""The requests for what people find after a game: replay, playing on, the proof of the deal."""

from __future__ import annotations

import functools
import time
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from cabale.core.game import Game
from cabale.core.record import Record
from cabale.core.verify import DealError, verify
from cabale.server import api
from cabale.server.analysing import Analyses
from cabale.server.lobby import Made
from cabale.server.onward import play_on
from cabale.server.replay import Replay, Replays
from cabale.server.rest import Asked, created, house_of, room_of, who_asks
from cabale.server.table import Refuse
from cabale.server.thinking import levels
from cabale.server.wire import WATCHING, Step

Eyes = Annotated[int, QueryParameter(name="eyes", ge=WATCHING, le=5)]


def replays_of(request: Asked) -> Replays:
    replays = request.app.state.replays
    assert isinstance(replays, Replays), "the app keeps its replays"
    return replays


def proof_of(game: Game[Any], record: Record) -> api.Proof:
    """Compute chance's answers again and compare them with those that were given."""
    proof = api.Proof(record.commit, record.seed, record.entropy, record.given, 0, None, 0, "", "")
    try:
        proof.chance = verify(game, record)
    except DealError as error:
        proof.fault, proof.line = error.key, error.line
        proof.found, proof.due = error.found, error.due
    return proof


class After(Controller):
    """What a finished table offers."""

    path = "/api/tables/{id:str}"

    @get("/replay")
    async def steps(
        self, request: Asked, id: FromPath[str], eyes: Eyes = WATCHING
    ) -> list[api.ReplayStep]:
        """Every step of the game as these eyes learned it."""
        table = (await room_of(request, id)).table
        return await replays_of(request).look(table, lambda replay: replay.steps(eyes))

    @get("/replay/{n:int}")
    async def step(
        self, request: Asked, id: FromPath[str], n: FromPath[int], eyes: Eyes = WATCHING
    ) -> Step:
        """What these eyes saw after a step."""
        table = (await room_of(request, id)).table
        return await replays_of(request).look(table, lambda replay: replay.look(n, eyes))

    @post("/onward")
    async def onward(
        self, request: Asked, id: FromPath[str], data: JSONBody[api.Onward]
    ) -> api.Created:
        """A new table against bots that goes on from a step."""
        if not request.app.state.makers.admits(request.client.host if request.client else ""):
            raise Refuse("too-fast")
        before, who = (await room_of(request, id)).table, await who_asks(request)

        def play_on_there(replay: Replay) -> Made:
            return play_on(before, replay, data, levels(), time.time(), who)

        made = await replays_of(request).look(before, play_on_there)
        room = await house_of(request).open(made)
        return created(request, room.table, made.mine)

    @post("/analysis", status_code=200)
    async def analyse(self, request: Asked, id: FromPath[str]) -> api.Analysis:
        """The analysis as far as it has come; the first to ask begins it."""
        analyses = request.app.state.analyses
        assert isinstance(analyses, Analyses), "the app keeps its analyses"
        table = (await room_of(request, id)).table
        return await analyses.begin(house_of(request), table, replays_of(request))

    @get("/verify")
    async def verify(self, request: Asked, id: FromPath[str]) -> api.Proof:
        """The proof of the deal, once the game is over."""
        table = (await room_of(request, id)).table
        prove = functools.partial(proof_of, table.game, table.account())
        return await house_of(request).aside.do(prove)
