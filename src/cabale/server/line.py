"""The connection of one socket: whole messages go straight in and out, the rest through uvicorn."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from cabale.server.limits import Bucket, Rate

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiled one
    from websockets.utils import apply_mask

KEY: Final = "cabale.line"  # where the application finds it in the scope
TEXT: Final = 0x81  # a text message in one frame
MASKED: Final = 0x80
SHORT: Final = 126  # from this size on it is written in two bytes, then in eight
SLICE: Final = 2048  # bytes that are read between two looks whether it is too much
WAITING: Final = 100  # messages that nobody has taken yet
FRAMES: Final = Rate(40, 4)  # of one socket that carry no message: pings, fragments


@functools.cache
def head_of(size: int) -> bytes:
    """What stands before a text message of that size."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")


def whole_message(data: bytes) -> bytes | None:
    """The text of exactly one short masked frame, as nearly everything from a page is."""
    if len(data) < 6 or data[0] != TEXT or data[1] & MASKED == 0:
        return None
    if data[1] ^ MASKED >= SHORT or len(data) != 6 + (data[1] ^ MASKED):
        return None
    return apply_mask(data[6:], data[2:6])


class Inbox:
    """What has come and was not taken yet: a queue for one taker, in a tenth of the room."""

    __slots__ = ("events", "taker")

    def __init__(self) -> None:
        self.events: list[ASGIReceiveEvent] = []
        self.taker: asyncio.Future[None] | None = None  # who waits for the next one

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self.events.append(event)
        if self.taker is not None and not self.taker.done():
            self.taker.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self.events:
            self.taker = asyncio.get_running_loop().create_future()
            await self.taker
        return self.events.pop(0)

    def empty(self) -> bool:
        return not self.events


class Line(WebSocketsSansIOProtocol):
    """A socket that can be told something without a task, a queue and three copies."""

    hear: Callable[[bytes], None] | None = None  # who takes messages as soon as they are here
    frames_left: Bucket | None = None  # that carry no message; none are sent by most

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.queue: Inbox = Inbox()  # type: ignore[assignment]

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Let messages be heard at once; what the handshake said is no longer needed."""
        self.hear = hear
        self.scope["headers"] = []
        self.request.headers.clear()
        self.response.headers.clear()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), KEY: self}
            self.scope["extensions"] = extensions

    def tell(self, data: bytes) -> bool:
        """Send a message now; False if the reader must be waited for, or is gone."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(head_of(len(data)) + data)
        return True

    def data_received(self, data: bytes) -> None:
        if self.hear is not None and not self.frames and not self.conn.reader.buffer:
            message = whole_message(data)
            if message is not None:
                self.hear(message)
                return
        for at in range(0, len(data), SLICE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])
            if len(self.queue.events) > WAITING:
                self.transport.abort()

    # -- frames that carry no message: whoever sends many of them wants something else

    def spare(self) -> bool:
        """One more of them; whether it may be, else the line is cut."""
        if self.frames_left is None:
            self.frames_left = Bucket(FRAMES)
        if not self.frames_left.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        if self.spare() and self.writable.is_set():
            self.transport.write(pong)

    def handle_pong(self, event: Frame) -> None:
        if self.spare():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.spare():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Whoever does not answer does not read either: nothing more is waited for."""
        self.transport.abort()
