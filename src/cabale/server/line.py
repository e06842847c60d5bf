"""The connection of one socket: whole messages go straight in and out, the rest through uvicorn."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
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
WAITING: Final = 100  # messages that nobody has taken yet, beyond which no more are read
FAREWELL: Final = 65_536  # bytes that are read after we have closed
LINGER: Final = 2.0  # seconds for whoever goes on sending to read why we have closed
FRAMES: Final = Rate(40, 4)  # of one socket that carry no message: pings, fragments
UNREADABLE: Final = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain\r\nconnection: close\r\n"
    b"content-length: 42\r\n\r\nthe request for a socket could not be read"
)


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
    rest: bytes = b""  # has come, and was not read yet
    goodbye = FAREWELL  # bytes that may come after we have closed
    is_deaf = False  # nothing is read any more

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

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.write(UNREADABLE)
            self.end_soon()

    def tell(self, data: bytes) -> bool:
        """Send a message now; False if the reader must be waited for, or is gone."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(head_of(len(data)) + data)
        return True

    def data_received(self, data: bytes) -> None:
        if self.hear is not None and not self.has_begun():
            message = whole_message(data)
            if message is not None:
                self.hear(message)
                return
        self.rest += data
        self.read_on()

    def has_begun(self) -> bool:
        """Whether part of a message has come, or messages that were not taken yet."""
        return bool(self.frames or self.rest or self.conn.reader.buffer or self.queue.events)

    def read_on(self) -> None:
        """Read what has come, a little at a time, until it is too much for now."""
        data, at = self.rest, 0
        while at < len(data) and (self.close_sent or len(self.queue.events) < WAITING):
            if self.is_deaf or self.transport.is_closing():
                at = len(data)
                break
            part = data[at : at + SLICE]
            if self.close_sent and not self.may_say_goodbye(len(part)):
                self.go_deaf()
            else:
                super().data_received(part)
            at += SLICE
        self.rest = data[at:]

    def may_say_goodbye(self, size: int) -> bool:
        """Whether so much may still come after we have closed: what was on its way, and a close
        in return, without which whoever closes politely waits in vain for the end."""
        self.goodbye -= size
        return self.goodbye >= 0

    def send_receive_event_to_app(self) -> None:
        """Text is read from its bytes, so that what is none is refused as all that is nonsense."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def go_deaf(self) -> None:
        """Read nothing more, and end soon. To end at once would take the reason from them: what
        was sent and not read makes the other end forget what it was told."""
        if not self.is_deaf:
            self.is_deaf = True
            self.transport.pause_reading()
            self.abort_in(LINGER)

    def end_soon(self) -> None:
        """Nothing more is said: whoever does not read what was said does not hold the line."""
        self.abort_in(LINGER)
        self.transport.close()

    def abort_in(self, seconds: float) -> None:
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(seconds, self.transport.abort)

    def shutdown(self) -> None:
        super().shutdown()
        self.abort_in(LINGER)  # the server stops though somebody does not read

    def eof_received(self) -> None:
        self.end_soon()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.close_sent = True  # in return: it is not said a second time when the server stops
        self.end_soon()

    def handle_parser_exception(self) -> None:
        """What cannot be read: the reason has been made, and is to be heard before the end."""
        close = self.conn.close_sent
        assert close is not None
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait(
            {"type": "websocket.disconnect", "code": close.code, "reason": close.reason}
        )
        self.go_deaf()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if not self.close_sent or self.is_deaf:
            return
        if self.close_timer is not None:
            self.abort_in(self.close_timeout)  # to close alone would wait for what nobody reads
        if self.rest:
            self.read_on()  # nobody takes messages any more: the close in return is among them

    async def receive(self) -> ASGIReceiveEvent:
        if self.is_deaf:
            return await self.queue.get()  # and do not read on
        event = await super().receive()
        if self.rest:
            self.read_on()
        return event

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
