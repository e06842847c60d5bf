"""Every refusal of a request: its status, its sentence, and how it is told."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Send

from cabale.core.game import GameError
from cabale.server.api import Problem
from cabale.server.log import log, log_failure
from cabale.server.storage.store import StoreError
from cabale.server.table import Refuse
from cabale.server.wire import encode

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
    "not-entered": 403,
    "no-rounds": 400,
    "no-span": 400,
    "no-such-device": 403,
    "no-such-bell": 404,
    "inward": 400,
    "bad-bell": 400,
    "not-a-person": 403,
    "link-over": 403,
    "offer-over": 403,
    "at-the-table": 409,
    "tournament-seat": 409,
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
    "host-awaited": 403,
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
    "not-entered": "Whoever has not entered a tournament brings no words for it.",
    "no-rounds": "A Swiss tournament must say how many rounds it has.",
    "no-span": "The last day of a season comes after its first.",
    "tournament-begun": "The tournament has begun.",
    "too-few": "There are not enough players for one table.",
    "no-such-device": "This device is not, or no longer, one of the person's.",
    "bell-off": "The host of this server has not turned that on.",
    "inward": "That address leads into the network of this server, which is not called.",
    "bad-bell": "Nobody can be called there: no such address, no keys or no such time zone.",
    "too-many-bells": "Too many bells hang already: take one down first.",
    "no-such-bell": "No such bell hangs there.",
    "wrong-number": "That is not the code that was sent there.",
    "asked-enough": "Enough codes were sent there today.",
    "not-a-person": "The request carries no key of a person.",
    "link-over": "The link was used already, or its two minutes are over.",
    "unknown-words": "These words bring nobody back: others were made after them, perhaps.",
    "misspelled": "These are not eight words as they were told: one was not copied well.",
    "passkey-nowhere": "Passkeys need https and a name, or localhost; this address is neither.",
    "bad-passkey": "That is no passkey's answer to what was asked here.",
    "no-such-passkey": "No such passkey is known here: it was removed, perhaps.",
    "passkey-known": "That passkey is known already.",
    "passkey-over": "What was asked of the passkey is answered already, or five minutes are over.",
    "too-many-passkeys": "Too many passkeys are known already: remove one first.",
    "too-long": "That is more than is kept of one person.",
    "bad-leave": "There is no such time zone.",
    "leave-too-long": "A leave may end thirty days from now at the latest.",
    "too-many-devices": "Too many devices are known already: remove one first.",
    "over": "The game is over there.",
    "not-a-seat": "The request carries no secret that holds a seat here.",
    "not-the-host": "Only the host may do that.",
    "host-awaited": "The host is there, or is still waited for.",
    "not-invited": "A seat is taken by the link for players; this one is for watching.",
    "no-key": "What the server counts is told to whoever has its key.",
    "too-fast": "Too many requests; wait a little.",
    "started": "The game has begun.",
    "dealing": "The cards are being shuffled; wait a moment.",
    "not-over": "The game is not over yet.",
    "not-started": "The game has not begun.",
    "no-free-seat": "That seat is not free.",
    "empty": "Nothing is left of the name once what cannot be seen is gone.",
    "name-taken": "Somebody at the table goes by that name.",
    "empty-seats": "Some seats are still free.",
    "offer-over": "The link was used already, or it is older than a day.",
    "at-the-table": "Whoever sits at a table takes no other seat there.",
    "tournament-seat": "In a tournament everybody plays for themselves.",
    "counts": "Nobody is removed from a game of the club, whose result counts.",
    "not-yourself": "The host cannot be removed; leave instead.",
    "foreign": "The request comes from a page of another site.",
    "not-here": "Only somebody at the server's own machine may do that.",
    "occupied": "Somebody sits there.",
    "unknown-name": "The server does not go by this name; cabale serve --public-url tells it.",
    "not-by-letters": "Only by correspondence is an answer laid down ahead.",
    "asked-now": "The seat is asked now: it can simply answer.",
    "stale": "Something has happened since.",
    "enough": "So much has happened at this table that only answers count now.",
    "damaged": "What is stored of this is damaged.",
    "not-stored": "It could not be stored; try again.",
}


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
        case UnicodeDecodeError():
            return problem("bad-request", "The request is no text in UTF-8.", 400)
        case msgspec.DecodeError():  # of what is stored: a body is read elsewhere
            log("damaged", path=request.url.path, reason=str(error)[:200])
            return problem("damaged", DETAILS["damaged"], 503)
        case HTTPException():
            reply = problem("bad-request", what_is_wrong(error), error.status_code)
            reply.headers.update(error.headers or {})  # which methods are allowed, for one
            return reply
    log_failure("request failed", path=request.url.path)
    return problem("mistake", "The server made a mistake.", 500)


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
