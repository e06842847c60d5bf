"""A club on a real server, and people who belong to it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

from live import Live

KEY = "the key of the host"
PATIENCE = 60.0  # seconds
NAME = "Cercle du Palais-Royal"


class Club:
    """A server with a club, and people who belong to it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.desk = self.host("/name", name=NAME, text="On entre par invitation.", sees="members")
        self.word = self.desk["invite"].partition("#j=")[2]

    def host(self, path: str, **body: Any) -> Any:
        return self.live.post(f"/api/host/club{path}", body, KEY)

    def person(self, name: str) -> Any:
        return self.live.post("/api/me/introduce", {"name": name})

    def member(self, name: str) -> Any:
        who = self.person(name)
        self.live.post("/api/club/join", {"invite": self.word}, who["token"])
        return who

    def page(self, who: Any) -> Any:
        status, reply, _ = self.live.ask("GET", "/api/club", secret=who["token"])
        assert status == 200, reply
        return reply

    def table(self, host: Any, guests: list[Any], **wish: Any) -> str:
        """A table of the club that has begun."""
        body = {"game": "toy", "seats": 1 + len(guests), "mode": "friends", **wish}
        made = self.live.post("/api/tables", {**body, "names": [host["name"]]}, host["token"])
        self.live.post("/api/club/tables", {"table": made["id"]}, host["token"])
        for one in guests:
            path = f"/api/club/tables/{made['id']}/sit"
            self.live.post(path, {"name": one["name"]}, one["token"])
        self.live.post(f"/api/tables/{made['id']}/start", secret=host["token"])
        return str(made["id"])

    def play(self, tables: dict[str, list[Any]]) -> None:
        """Let people play some tables to their end, all at the same time."""

        async def play_seat(table: str, who: Any) -> None:
            async with self.live.page(table, who["token"]) as page:
                while (step := await page.asked()).over is None:
                    await page.answer(step.choices[0])

        async def play_all() -> None:
            seats = [(table, one) for table, people in tables.items() for one in people]
            await asyncio.gather(*(play_seat(*seat) for seat in seats))

        asyncio.run(play_all())

    def until(self, ready: Callable[[Any], bool], who: Any) -> Any:
        """The page of the club once something is true of it."""
        late = time.monotonic() + PATIENCE
        while not ready(page := self.page(who)):
            assert time.monotonic() < late, page
            threading.Event().wait(0.02)
        return page


def reason(live: Live, path: str, who: Any = None, body: Any = None) -> tuple[int, str]:
    """How a request is refused."""
    secret = who["token"] if who else ""
    status, reply, _ = live.ask("POST" if body is not None else "GET", path, body, secret)
    return status, reply["reason"]
