"""Serving the page, with what others show of a link to it: the game, who plays, a picture."""

from __future__ import annotations

import contextlib
import re
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State

from cabale.core.game import GameError
from cabale.games import catalogue
from cabale.server.pages import Page, Pages, send
from cabale.server.storage.store import StoreError, Summary
from cabale.words import LANGUAGES, Words

TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,40})(/.*)?")
Asked = Request[Any, Any, State]


@get(["/", "/{path:path}"], include_in_schema=False)
async def serve_page(request: Asked) -> Response[bytes]:
    """A file of the page."""
    pages = request.app.state.pages
    assert isinstance(pages, Pages), "the app keeps its pages"
    path = request.url.path
    if path == "/docs":  # with or without a slash: the links of a page lead from where it stands
        return Response(b"", status_code=307, headers={"location": "/docs/index.html"})
    page = None if path.startswith(("/api/", "/ws/")) else pages.find(path)
    if page is None:
        return Response(b"", status_code=404)
    if page is pages.files["index.html"]:
        page = await preview(request, pages)
    return send(request, page)


def language_of(wish: str) -> str:
    """The first language of an Accept-Language that we speak."""
    wanted = [part.strip()[:2].lower() for part in wish.split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


async def preview(request: Asked, pages: Pages) -> Page:
    """The page behind a link, with the words that whoever shows the link will show."""
    language = language_of(request.headers.get("accept-language", ""))
    title, about, picture = "Cabale", Words(language).say("preview-home"), "cabale"
    summary = await summary_at(request)
    if summary is not None:
        game = catalogue.game_named(summary.game)
        title = f"{Words(language, game).say('title')} · Cabale"
        about, picture = told_of(summary, await free_at(request, summary), language), game.name
    if f"preview/{picture}.png" not in pages.files:
        picture = "cabale"
    base = base_of(request)
    url = base + request.url.path
    return pages.preview(title, about, f"{base}/preview/{picture}.png", url)


async def summary_at(request: Asked) -> Summary | None:
    """The table that a link leads to; None if it leads to none that is known."""
    found = TABLE.fullmatch(request.url.path)
    if found is None:
        return None
    try:
        summary: Summary | None = await request.app.state.house.store.summary(found[1])
        if summary is not None:
            catalogue.game_named(summary.game)
        return summary
    except (StoreError, GameError):
        return None


async def free_at(request: Asked, summary: Summary) -> int:
    """How many seats of a lobby are free; a bot's is not."""
    if summary.phase != "lobby":
        return 0
    with contextlib.suppress(StoreError, GameError):
        room = await request.app.state.house.room(summary.id)
        if room is not None:
            return sum(chair.kind == "open" for chair in room.table.chairs)
    return 0


def told_of(summary: Summary, free: int, language: str) -> str:
    """Who is there, and whether there is room: what the door of the table tells everybody."""
    nobody = Words(language).say("preview-nobody")  # whoever gave no name, or was erased
    names = [seat.name or nobody for seat in summary.seats or [] if seat.holder]
    if not names:
        return Words(language).say("preview-home")
    words = Words(language, players=names)
    listed = words.list_players(range(len(names)))
    return words.say(f"preview-{summary.phase}", {"names": listed, "free": free})


def base_of(request: Asked) -> str:
    """Where the server is reached: as its host has told it, or as whoever asks has come."""
    public = request.app.state.reach.public
    return public[0] if public else f"{request.url.scheme}://{request.url.netloc}"
