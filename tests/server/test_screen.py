"""One screen: messages in order, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from typing import Any

from cabale.server.limits import Limits
from cabale.server.screen import Screen


class Wire:
    """The other end: takes messages while it is open."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.taken: list[str] = []

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.taken.append(message.get("text") or str(message["code"]))


def test_a_reader_that_keeps_up_is_told_at_once() -> None:
    async def tell() -> list[str]:
        wire = Wire()
        wire.open.set()
        screen = Screen("here", wire.receive, wire.send, Limits())
        screen.tell(b"1")
        screen.tell(b"2")
        return wire.taken

    assert asyncio.run(tell()) == ["1", "2"]


def test_what_a_slow_reader_has_not_taken_comes_in_order() -> None:
    async def tell() -> list[str]:
        wire = Wire()
        screen = Screen("here", wire.receive, wire.send, Limits())
        for n in range(5):
            screen.tell(str(n).encode())
        assert wire.taken == []
        wire.open.set()
        while screen.task is not None:
            await asyncio.sleep(0)
        screen.tell(b"5")
        return wire.taken

    assert asyncio.run(tell()) == ["0", "1", "2", "3", "4", "5"]


def test_a_reader_that_is_too_slow_is_dropped() -> None:
    async def tell() -> list[str]:
        wire = Wire()
        screen = Screen("here", wire.receive, wire.send, Limits(queue=3))
        for n in range(9):
            screen.tell(str(n).encode())
        assert screen.is_slow
        wire.open.set()
        while screen.task is not None:
            await asyncio.sleep(0)
        return wire.taken

    assert asyncio.run(tell()) == ["0", "4409"]


def test_a_wire_that_breaks_closes_the_screen() -> None:
    async def tell() -> bool:
        wire = Wire()

        async def broken(message: Any) -> None:
            raise ConnectionError("gone")

        screen = Screen("here", wire.receive, broken, Limits())
        screen.tell(b"1")
        return screen.closed

    assert asyncio.run(tell())
