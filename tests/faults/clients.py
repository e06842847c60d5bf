"""People who play on whatever happens: they come back, say again what may be lost, and note all."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

from history import Answer, History
from live import Page, ask_server
from websockets.exceptions import WebSocketException

from cabale.server import wire

GAMES = ("cape_epee", "reigns", "louis_xiv")
SEATS = 3
SILENCE = 4.0  # seconds after which a line is given up, as a page does
PAUSE = 0.1
CUT = (OSError, WebSocketException, TimeoutError, EOFError)


class Person:
    """One seat, on a screen that finds its way to whichever server is up."""

    def __init__(self, ports: list[int], table: str, seat: int, secret: str, h: History) -> None:
        self.ports, self.table, self.seat, self.secret, self.history = ports, table, seat, secret, h
        self.rng = random.Random(secret)
        self.pending: Answer | None = None  # sent, and its fate unknown
        self.position = -1  # of the question that it answers
        self.since = 0.0
        self.is_over = False

    async def play(self, enough: Callable[[], bool]) -> None:
        """Until the game is over or it is enough; what is on its way then is waited for."""
        while not self.is_over and not enough():
            with contextlib.suppress(*CUT):
                address = f"ws://127.0.0.1:{self.rng.choice(self.ports)}/ws/{self.table}"
                async with asyncio.timeout(SILENCE):
                    page = await Page(address, [self.secret], {}).__aenter__()
                try:
                    while not self.is_over and not enough():
                        async with asyncio.timeout(SILENCE):
                            await self.hear(page, await page.next())
                finally:
                    await leave(page)
            await asyncio.sleep(PAUSE)

    async def hear(self, page: Page, message: Any) -> None:
        """Note what was told, and answer what is asked."""
        if isinstance(message, wire.Done):
            self.settle(message.key)
        elif isinstance(message, wire.Refused) and self.pending is not None:
            self.pending = None
        elif isinstance(message, wire.Step):
            self.history.see(self.table, self.seat, page.log)
            self.is_over = message.over is not None
            if self.pending and self.is_answered(message):
                self.settle(self.pending.key)
            if message.choices and (self.pending is None or page.answered < 0):
                await self.answer(page, message)

    def is_answered(self, step: wire.Step) -> bool:
        """Whether a Step shows that the question on which an answer is on its way has passed."""
        return step.position > self.position or (
            step.position == self.position and not step.choices
        )

    def settle(self, key: str) -> None:
        """The answer counts: the server has said so."""
        if self.pending is not None and self.pending.key == key:
            self.history.tell(key, self.since, time.perf_counter())
            self.pending = None

    async def answer(self, page: Page, step: wire.Step) -> None:
        """A new answer, or the same one again on a new line."""
        if self.pending is None:
            key = f"{self.table[:6]}-{self.seat}-{step.position}-{self.rng.getrandbits(24):x}"
            action = self.rng.choice(step.choices)
            self.pending = Answer(self.table, self.seat, key, action)
            self.position, self.since = step.position, time.perf_counter()
        self.history.send(self.pending)
        await page.answer(self.pending.action, self.pending.key)


async def leave(page: Page) -> None:
    """Close the line without waiting for a server that may be stopped."""
    page.ws.transport.abort()
    with contextlib.suppress(*CUT):
        await page.ws.wait_closed()


async def make_table(ports: list[int], rng: random.Random) -> Any:
    """A table that has begun, at whichever server is up."""
    wish = {"game": rng.choice(GAMES), "seats": SEATS, "mode": "hotseat"}
    while True:
        with contextlib.suppress(*CUT, json.JSONDecodeError):
            async with asyncio.timeout(SILENCE):
                made = await asyncio.to_thread(
                    ask_server, rng.choice(ports), "POST", "/api/tables", wish
                )
            if made[0] == 201:
                return made[1]
        await asyncio.sleep(PAUSE)


async def play_tables(
    ports: list[int], history: History, seed: int, enough: Callable[[], bool]
) -> list[str]:
    """One table after the other, all seats of it people: the names of the tables."""
    rng, tables = random.Random(seed), list[str]()
    while not enough():
        made = await make_table(ports, rng)
        tables.append(made["id"])
        people = [
            Person(ports, made["id"], mine["seat"], mine["secret"], history)
            for mine in made["mine"]
        ]
        await asyncio.gather(*(person.play(enough) for person in people))
    return tables
