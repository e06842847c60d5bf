"""One socket: a screen through which somebody looks at a table."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any, Final

from litestar.types import Receive, Send

from cabale.server.limits import Backlog, Bucket, Limits
from cabale.server.line import Line
from cabale.server.wire import WATCHING

FAIR: Final = 1 << 16  # bytes that one may be behind though all together are too far

Message = bytes | tuple[int, str]  # what is told, or the code and reason of the end


def event_of(message: Message) -> dict[str, Any]:
    """A message as the server is given it."""
    if isinstance(message, bytes):
        return {"type": "websocket.send", "text": message.decode()}
    return {"type": "websocket.close", "code": message[0], "reason": message[1]}


def size_of(message: Message) -> int:
    return len(message) if isinstance(message, bytes) else 0


@types.coroutine
def go_on(begun: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """Await a coroutine that has already run up to its first pause."""
    yield awaited
    yield from begun


class Screen:
    """What is sent to one socket, in order and without waiting for a slow reader."""

    __slots__ = (
        "address",
        "backlog",
        "behind",
        "closed",
        "crowd",
        "device",
        "eyes",
        "greeted",
        "held",
        "is_slow",
        "limits",
        "line",
        "messages",
        "pace",
        "queue",
        "quiet",
        "receive",
        "send",
        "shown",
        "task",
    )

    def __init__(
        self,
        address: str,
        receive: Receive,
        send: Send,
        limits: Limits,
        line: Line | None = None,
        crowd: Bucket | None = None,
        backlog: Backlog | None = None,
    ) -> None:
        self.line: Final = line  # where it is served by us and not by another server
        self.address: Final = address
        self.receive: Final = receive
        self.send: Final = send
        self.limits: Final = limits
        self.backlog: Final = backlog or Backlog(limits.backlog)
        self.held: list[tuple[int, str]] = []  # its seats, each with the hash that holds it
        self.device = ""  # of a person, by the hash of its secret; empty: of nobody known
        self.eyes = WATCHING  # the seat that looks
        self.pace = 1.0  # how long bots may take, as a share of what is usual
        self.queue: list[Message] = []  # what a slow reader has still to take
        self.behind = 0  # bytes of it
        self.task: asyncio.Task[None] | None = None  # sends the queue
        self.greeted = False  # was told what table this is
        self.shown: int | None = None  # the eyes whose Steps it can follow: it has what they see
        self.closed = False
        self.is_slow = False  # dropped because it did not read
        self.messages = Bucket(limits.messages)  # its own, then its seat's
        self.quiet: Final = Bucket(limits.quiet)  # its own however loud its address is
        self.crowd: Final = crowd or Bucket(limits.crowd)  # of all screens of its address

    @property
    def mine(self) -> list[int]:
        """The seats that it holds."""
        return sorted(seat for seat, _ in self.held)

    def admits(self, cost: float) -> bool:
        """Whether it may send a message that costs so much."""
        return self.messages.take(cost) and (self.crowd.take(cost) or self.quiet.take(cost))

    def pay(self, cost: float) -> None:
        """Pay for a message that has cost more than it seemed to."""
        self.messages.pay(cost)
        self.crowd.pay(cost)

    def follow(self, eyes: int | None) -> None:
        """It was told what these eyes see: the Steps that come build on it."""
        self.shown = eyes

    def tell(self, data: bytes) -> None:
        """Send a message; whoever is too far behind is dropped and can come back."""
        if self.closed:
            return
        if self.task is None and self.line is not None and self.line.tell(data):
            return
        if self.is_too_far_behind(len(data)):
            self.is_slow = True
            self.forget_queue()
            self.close(4409, "too slow a reader; come back")
            return
        self.put(data)

    def is_too_far_behind(self, more: int) -> bool:
        """Whether so many bytes more are not kept for a slow reader."""
        if self.backlog.is_full() and self.behind > FAIR:
            return True
        return len(self.queue) >= self.limits.queue or self.behind + more > self.limits.behind

    def forget_queue(self) -> None:
        self.queue.clear()
        self.fall_behind(-self.behind)

    def fall_behind(self, size: int) -> None:
        """So many bytes more wait for it, or fewer."""
        self.behind += size
        self.backlog.bytes += size

    def close(self, code: int, reason: str) -> None:
        """Send the last message."""
        if not self.closed:
            self.closed = True
            self.put((code, reason))

    def put(self, message: Message) -> None:
        """Send now if the reader keeps up, else queue."""
        if self.task is not None:
            self.queue.append(message)
            self.fall_behind(size_of(message))
            return
        sending: Coroutine[Any, Any, None] = self.send(event_of(message))  # type: ignore[arg-type,assignment]
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
                message = self.queue.pop(0)
                self.fall_behind(-size_of(message))
                await self.send(event_of(message))  # type: ignore[arg-type]
        except Exception:
            self.closed = True
        finally:
            self.forget_queue()
            self.task = None
