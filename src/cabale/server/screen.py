"""One socket: a screen through which somebody looks at a table."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any, Final

from litestar.types import Receive, Send

from cabale.server.limits import Bucket, Limits
from cabale.server.line import Line
from cabale.server.wire import WATCHING


@types.coroutine
def go_on(begun: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """Await a coroutine that has already run up to its first pause."""
    yield awaited
    yield from begun


class Screen:
    """What is sent to one socket, in order and without waiting for a slow reader."""

    def __init__(
        self,
        address: str,
        receive: Receive,
        send: Send,
        limits: Limits,
        line: Line | None = None,
    ) -> None:
        self.line: Final = line  # where it is served by us and not by another server
        self.address: Final = address
        self.receive: Final = receive
        self.send: Final = send
        self.limit: Final = limits.queue
        self.held: list[tuple[int, str]] = []  # its seats, each with the hash that holds it
        self.device = ""  # of a person, by the hash of its secret; empty: of nobody known
        self.eyes = WATCHING  # the seat that looks
        self.pace = 1.0  # how long bots may take, as a share of what is usual
        self.queue: list[dict[str, Any]] = []  # what a slow reader has still to take
        self.task: asyncio.Task[None] | None = None  # sends the queue
        self.greeted = False  # has been told what all that follows builds on
        self.closed = False
        self.is_slow = False  # dropped because it did not read
        self.messages = Bucket(limits.messages)  # its own, then its seat's

    @property
    def mine(self) -> list[int]:
        """The seats that it holds."""
        return sorted(seat for seat, _ in self.held)

    def tell(self, data: bytes) -> None:
        """Send a message; whoever is too far behind is dropped and can come back."""
        if self.closed:
            return
        if self.task is None and self.line is not None and self.line.tell(data):
            return
        if len(self.queue) >= self.limit:
            self.is_slow = True
            self.queue.clear()
            self.close(4409, "too slow a reader; come back")
            return
        self.put({"type": "websocket.send", "text": data.decode()})

    def close(self, code: int, reason: str) -> None:
        """Send the last message."""
        if not self.closed:
            self.closed = True
            self.put({"type": "websocket.close", "code": code, "reason": reason})

    def put(self, message: dict[str, Any]) -> None:
        """Send now if the reader keeps up, else queue."""
        if self.task is not None:
            self.queue.append(message)
            return
        sending: Coroutine[Any, Any, None] = self.send(message)  # type: ignore[arg-type,assignment]
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        except Exception:
            self.closed = True
            return
        self.task = asyncio.ensure_future(self.drain(go_on(sending, awaited)))

    async def drain(self, first: Any) -> None:
        """Send what is queued as fast as the reader takes it."""
        try:
            await first
            while self.queue:
                await self.send(self.queue.pop(0))  # type: ignore[arg-type]
        except Exception:
            self.closed = True
        finally:
            self.task = None
