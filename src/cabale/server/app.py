"""The application: requests go to Litestar, sockets straight to the tables."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Receive, Scope, Send

import cabale
from cabale.core.game import GameError
from cabale.server.after import After
from cabale.server.analysing import Analyses
from cabale.server.api import Problem
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
from cabale.server.replay import Replays
from cabale.server.rest import ROUTES
from cabale.server.sockets import Sockets
from cabale.server.solving import Mistakes, Puzzles
from cabale.server.storage.places import open_store
from cabale.server.storage.store import StoreError
from cabale.server.table import Refuse
from cabale.server.thinking import Thinkers
from cabale.server.wire import BODY_BYTES, encode

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
SCHEMA: Final = OpenAPIConfig(
    title="Cabale",
    version=cabale.__version__,
    path="/api/schema",
    render_plugins=[TrueJson()],
)
STATUS: Final = {
    "no-such-table": 404,
    "no-such-step": 404,
    "no-such-lesson": 404,
    "no-such-day": 404,
    "no-such-puzzle": 404,
    "illegal": 400,
    "no-such-seat": 404,
    "no-such-edition": 404,
    "no-such-balance": 404,
    "not-the-keeper": 403,
    "no-such-report": 404,
    "no-club": 404,
    "members-only": 403,
    "invitation-over": 403,
    "no-such-member": 404,
    "no-such-notice": 404,
    "no-such-tournament": 404,
    "no-such-season": 404,
    "no-rounds": 400,
    "no-span": 400,
    "no-such-device": 403,
    "no-such-bell": 404,
    "inward": 400,
    "bad-bell": 400,
    "not-a-person": 403,
    "link-over": 403,
    "unknown-words": 403,
    "misspelled": 400,
    "passkey-nowhere": 400,
    "bad-passkey": 400,
    "no-such-passkey": 403,
    "passkey-over": 403,
    "bad-leave": 400,
    "leave-too-long": 400,
    "too-long": 413,
    "not-a-seat": 403,
    "not-the-host": 403,
    "not-invited": 403,
    "no-key": 403,
    "foreign": 403,
    "not-here": 403,
    "unknown-name": 421,
    "too-fast": 429,
    "not-stored": 503,
    "too-many-editions": 507,
}
DETAILS: Final = {
    "no-such-table": "There is no such table.",
    "no-such-step": "The game has no such step.",
    "no-such-lesson": "There is no such lesson.",
    "no-such-day": "That is no day of a deal: there is one a day from 2026-01-01 to tomorrow.",
    "no-such-puzzle": "There is no such puzzle.",
    "illegal": "That answer cannot be given there.",
    "no-such-seat": "The table has no such seat.",
    "no-such-edition": "There is no such edition.",
    "no-such-balance": "Nobody has asked for that balance lately.",
    "too-many-editions": "No more editions can be kept here.",
    "not-the-keeper": "Only whoever has the key of the server may do that.",
    "no-such-report": "There is no such report, or it was dealt with.",
    "no-club": "There is no club here, or its host shows it to nobody.",
    "members-only": "Only members of the club may do that.",
    "invitation-over": "This invitation to the club is not, or no longer, valid.",
    "no-such-member": "There is no such member.",
    "no-such-notice": "That is no open table of the club.",
    "no-such-tournament": "There is no such tournament.",
    "no-such-season": "There is no such season.",
    "no-rounds": "A Swiss tournament needs a number of rounds.",
    "no-span": "A season must end after it begins.",
    "tournament-begun": "The tournament has begun.",
    "too-few": "There are not enough players for one table.",
    "no-such-device": "This device is not, or no longer, one of the person's.",
    "bell-off": "The host of this server has not turned that on.",
    "inward": "That address leads into the network of this server, which is not called.",
    "bad-bell": "Nobody can be called there: no such address, no keys or no such time zone.",
    "too-many-bells": "So many bells hang already: take one down first.",
    "no-such-bell": "No such bell hangs there.",
    "wrong-number": "That is not the number that was sent there.",
    "asked-enough": "Enough numbers were sent there today.",
    "not-a-person": "The request carries no key of a person.",
    "link-over": "The link was used already, or its two minutes are over.",
    "unknown-words": "These words bring nobody back: others were made after them, perhaps.",
    "misspelled": "These are not eight words as they were told: one was not copied well.",
    "passkey-nowhere": "Passkeys need https and a name, or localhost; this address is neither.",
    "bad-passkey": "That is no passkey's answer to what was asked here.",
    "no-such-passkey": "No such passkey is known here: it was removed, perhaps.",
    "passkey-known": "That passkey is known already.",
    "passkey-over": "What was asked of the passkey is answered already, or five minutes are over.",
    "too-many-passkeys": "So many passkeys are known already: remove one first.",
    "too-long": "That is more than is kept of one person.",
    "bad-leave": "There is no such time zone.",
    "leave-too-long": "A leave may end thirty days from now at the latest.",
    "too-many-devices": "So many devices are known already: remove one first.",
    "over": "The game is over there.",
    "not-a-seat": "The request carries no secret that holds a seat here.",
    "not-the-host": "Only the host may do that.",
    "not-invited": "A seat is taken by the link for players; this one is for watching.",
    "no-key": "What the server counts is told to whoever has its key.",
    "too-fast": "Too many requests; wait a little.",
    "started": "The game has begun.",
    "not-over": "The game is not over yet.",
    "not-started": "The game has not begun.",
    "no-free-seat": "That seat is not free.",
    "empty": "Nothing is left of the name once what cannot be seen is gone.",
    "name-taken": "Somebody at the table goes by that name.",
    "empty-seats": "Some seats are still free.",
    "counts": "Nobody is removed from a game of the club, whose result counts.",
    "not-yourself": "The host cannot be removed; leave instead.",
    "foreign": "The request comes from a page of another site.",
    "not-here": "Only somebody at the server's own machine may do that.",
    "occupied": "Somebody sits there.",
    "unknown-name": "The server does not go by this name; cabale serve --public-url tells it.",
    "not-by-letters": "Only by correspondence is an answer laid down ahead.",
    "asked-now": "The seat is asked now: it can simply answer.",
    "stale": "Something has happened since.",
    "not-stored": "It could not be stored; try again.",
}


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


def problem(reason: str, detail: str, status: int) -> Response[Problem]:
    return Response(Problem(reason, detail), status_code=status)


def what_is_wrong(error: HTTPException) -> str:
    """The error in a sentence, with the first field that is wrong."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    field_, why = first.get("key", ""), first.get("message", "")
    return " ".join(part for part in (error.detail, field_, why) if part)[:300]


def refused(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Every refusal as a Problem; what is no refusal is logged, and told without its inside."""
    match error:
        case Refuse():
            detail = DETAILS.get(error.reason, error.reason)
            return problem(error.reason, detail, STATUS.get(error.reason, 409))
        case GameError():
            return problem("impossible", str(error), 400)
        case StoreError():
            log("store failed", path=request.url.path, reason=str(error))
            return problem("not-stored", DETAILS["not-stored"], 503)
        case RecursionError():
            return problem("bad-request", "The request is nested too deeply.", 400)
        case HTTPException():
            reply = problem("bad-request", what_is_wrong(error), error.status_code)
            reply.headers.update(error.headers or {})  # which methods are allowed, for one
            return reply
    log_failure("request failed", path=request.url.path)
    return problem("mistake", "The server made a mistake.", 500)


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
        self.requests: Final = Litestar(
            [
                *(*ROUTES, MyKey, Bells, Hosting, Handing, Laying, news, report),
                *(After, Days, enter, Puzzles, Mistakes, Editions, Balancer),
                *(Clubs, Founding, serve_page),
            ],
            state=self.common(pages),
            lifespan=[self.live],
            exception_handlers={Exception: refused},
            request_max_body_size=BODY_BYTES,
            logging_config=None,
            openapi_config=SCHEMA,
        )

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
            await self.requests(scope, receive, send)

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
        else:
            await self.requests(scope, receive, send_safely)

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
        log("up", version=cabale.__version__)
        try:
            yield
        finally:
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
                with contextlib.suppress(StoreError):
                    await self.keeper.tidy()
                    await erase_due(self.house)
                    await self.house.store.drop_old_papers()


async def refuse_entry(send: Send, reason: str) -> None:
    """A request that is not even read."""
    body = encode(Problem(reason, DETAILS[reason]))
    await send(
        {
            "type": "http.response.start",
            "status": STATUS[reason],
            "headers": [(b"content-type", b"application/json"), (b"retry-after", b"1")],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
