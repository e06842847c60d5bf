"""The application: requests go to Litestar, sockets straight to the tables."""

from __future__ import annotations

import asyncio
import copy
import functools
import gc
import itertools
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI
from litestar.types import Message, Receive, Scope, Send

import cabale
from cabale.server.after import After
from cabale.server.analysing import Analyses
from cabale.server.balancing import Balancer, Balances
from cabale.server.calls.rest import Bells
from cabale.server.calls.settings import CallSettings, caller_for
from cabale.server.club.hosting import Founding
from cabale.server.club.rest import Clubs
from cabale.server.club.steward import Steward
from cabale.server.days import Days, Models, enter
from cabale.server.editions import Editions
from cabale.server.gate import Gate, host_in
from cabale.server.handing import Handing
from cabale.server.hosting import Hosting, news, report
from cabale.server.house import House
from cabale.server.keeping import Keep, Keeper
from cabale.server.laying import Laying
from cabale.server.limits import Doorkeeper, Limits
from cabale.server.log import log, log_failure
from cabale.server.me import MyKey
from cabale.server.openapi import TrueJson
from cabale.server.pages import Pages
from cabale.server.parting import erase_due
from cabale.server.previews import serve_page
from cabale.server.reach import Reach
from cabale.server.refusals import refuse_entry, refused
from cabale.server.replay import Replays
from cabale.server.rest import ROUTES
from cabale.server.sockets import Sockets
from cabale.server.solving import Mistakes, Puzzles
from cabale.server.storage.places import open_store
from cabale.server.storage.store import StoreError
from cabale.server.table import Refuse
from cabale.server.thinking import Thinkers
from cabale.server.wire import BODY_BYTES

LEAST_PACE: Final = 0.1  # seconds for all bots that wait, where they answer at once
LOCAL: Final = ("127.0.0.1", "::1")
TIDY: Final = 60  # looks for idle tables between two for those that are kept no longer
SWEEP: Final = 60.0  # seconds between two looks for tables nobody looks at
POLICY: Final = (
    "default-src 'self'; {more}style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


def headers(more: str) -> list[tuple[bytes, bytes]]:
    """What keeps browsers safe, with a few words more on scripts and styles."""
    return [*HEADERS, (b"content-security-policy", POLICY.format(more=more).encode())]


OWN_HEADERS: Final = headers("style-src 'self'; ")
SCHEMA_PATH: Final = "/api/schema"
SCHEMA_PATHS: Final = (f"{SCHEMA_PATH}/", f"{SCHEMA_PATH}/openapi.json")
NOWHERE: Final = "/api/nowhere"
SCHEMA: Final = OpenAPIConfig(
    title="Cabale",
    version=cabale.__version__,
    path=SCHEMA_PATH,
    render_plugins=[TrueJson()],
)


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server is run."""

    data: Path | str  # a file, or the address of a database
    limits: Limits = field(default_factory=Limits)
    pace: float = 0.9
    workers: int = 0
    thinkers: str = ""  # the address of a cluster where bots think too
    components: dict[str, dict[str, Any]] = field(default_factory=dict)  # by game
    public: tuple[str, ...] = ()  # addresses at which it is reached, beside those of a home
    proxies: tuple[str, ...] = LOCAL  # that say where a visitor comes from
    keep: Keep = field(default_factory=Keep)  # how long tables are
    records: Path = Path("records")  # where those of games go that are not kept
    calls: CallSettings = field(default_factory=CallSettings)  # how people are called
    key: str = ""  # without which nobody reads what the server counts; empty: everybody may


@functools.cache
def all_routes() -> Litestar:
    """What can be asked of a server: read once in a process, as long as it takes, for each of its
    servers, whose state is its own."""
    return Litestar(
        [
            *(*ROUTES, MyKey, Bells, Hosting, Handing, Laying, news, report),
            *(After, Days, enter, Puzzles, Mistakes, Editions, Balancer),
            *(Clubs, Founding, serve_page),
        ],
        exception_handlers={Exception: refused},
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        openapi_config=SCHEMA,
    )


class App:
    """Everything that one server serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.house: Final = House(
            open_store(settings.data),
            Thinkers(
                settings.workers,
                pace=max(settings.pace, LEAST_PACE),
                cluster=settings.thinkers,
            ),
            settings.limits,
            settings.pace,
        )
        self.house.components.update(settings.components)
        self.reach: Final = Reach(settings.public)
        self.gate: Final = Gate(settings.limits, [host_in(url) for url in settings.public])
        self.keeper: Final = Keeper(self.house, settings.keep, settings.records)
        self.steward: Final = Steward(self.house)
        self.sockets: Final = Sockets(self.house, self.gate)
        pages = Pages()
        scripts = " ".join(["'self'", *pages.inline_scripts()])
        # the docs are no work of ours: their generator writes styles and small scripts inside
        self.docs_headers: Final = headers(
            f"script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        )
        self.balances: Final = Balances()
        self.requests: Final = copy.copy(all_routes())
        self.requests.state = self.common(pages)
        self.life: Final = Litestar(lifespan=[self.live], logging_config=None, openapi_config=None)

    def common(self, pages: Pages) -> State:
        """What every request may use."""
        return State(
            {
                "house": self.house,
                "gate": self.gate,
                "balances": self.balances,
                "reach": self.reach,
                "steward": self.steward,
                "key": self.settings.key,
                "pages": pages,
                "replays": Replays(self.house.aside),
                "analyses": Analyses(),
                "models": Models(),
                "makers": Doorkeeper(self.settings.limits.tables),
                "solvers": Doorkeeper(self.settings.limits.tables),
            }
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # type: ignore[comparison-overlap]
            await self.sockets(scope, receive, send)
        elif scope["type"] == "http":  # type: ignore[comparison-overlap]
            await self.request(scope, receive, send)
        else:
            await self.life(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, with the headers that keep browsers safe."""

        safe = self.docs_headers if scope["path"].startswith("/docs/") else OWN_HEADERS

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *safe]
            await send(message)

        self.reach.note(scope)
        refusal = self.gate.refusal(scope)
        if refusal is not None:
            await refuse_entry(send_safely, refusal)
            return
        if scope.get("method") == "HEAD":  # a look whether we are there; no body is sent
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]
        if scope["path"].startswith(f"{SCHEMA_PATH}/") and scope["path"] not in SCHEMA_PATHS:
            # the framework would answer by a page of its own
            scope = {**scope, "path": NOWHERE}  # type: ignore[assignment]
        elif scope["path"].startswith(SCHEMA_PATH):
            try:
                await self.house.aside.do(self.describe)
            except Refuse as refuse:
                await refuse_entry(send_safely, refuse.reason)
                return
        await self.requests(scope, receive, send_safely)

    def describe(self) -> OpenAPI:
        """The description of all that can be asked: made once, as long as it takes."""
        return self.requests.openapi_schema

    @asynccontextmanager
    async def live(self, app: Litestar) -> AsyncGenerator[None, None]:
        """From the first request to the last line on disk."""
        await self.house.store.start()
        await self.call_people()
        self.house.begin(self.house.others.keep_up())
        self.house.begin(self.steward.look())
        self.house.begin(self.house.timekeeper.run())
        sweeper = asyncio.ensure_future(self.sweep())
        gc.disable()  # by itself it comes in the middle of a move, for a tenth of a second
        gc.collect()
        gc.freeze()  # what is there now stays: to look through it each time would take as long
        log("up", version=cabale.__version__)
        try:
            yield
        finally:
            gc.unfreeze()
            gc.enable()
            sweeper.cancel()
            await self.balances.close()
            await self.house.close()
            if self.house.caller is not None:
                await self.house.caller.close()
            await self.house.store.close()
            log("down")

    async def call_people(self) -> None:
        """Begin to call people, if the host wishes it."""
        calls, public = self.settings.calls, self.settings.public
        self.house.caller = await caller_for(self.house, calls, public)
        if self.house.caller is not None:
            self.house.begin(self.house.caller.run())

    def is_quiet(self) -> bool:
        """Whether nobody is at a table and no bot is thinking."""
        return not self.sockets.open and self.house.thinkers.is_idle()

    async def sweep(self) -> None:
        """Close idle tables now and then, and collect what they leave behind."""
        for look in itertools.count():
            await asyncio.sleep(SWEEP)
            self.house.sweep()
            await self.steward.look()
            gc.collect()
            if look % TIDY == 0:
                await self.tidy()

    async def tidy(self) -> None:
        """Part with what is kept no longer; what cannot be stored now waits for the next time."""
        try:
            await self.keeper.tidy()
            await erase_due(self.house)
            await self.house.store.drop_old_papers(self.house.clock())
        except (StoreError, Refuse) as error:
            log("not tidied", reason=str(error))
        except Exception:
            log_failure("not tidied")
