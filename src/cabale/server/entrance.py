"""The connections on which requests come: how many, how soon, and how much of each is read."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from cabale.server.limits import household

ARRIVAL: Final = 10.0  # seconds for a request to come whole
LAST_CALL: Final = 0.5  # seconds in which a line that has just come in may bring its request
SLICE: Final = 4096  # bytes that are read before others have their turn
HEAD: Final = 16_384  # bytes that a request may say before its body
CRUMBS: Final = 500  # parts in which a body may come: each costs more to read than what is in it


class Reader(h11.Connection):
    """Reads requests, but none whose body comes in crumbs, or goes on without end."""

    crumbs = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.crumbs = 0
        elif isinstance(event, h11.Data):
            self.crumbs += 1
            if self.crumbs > CRUMBS:
                raise h11.RemoteProtocolError("a body in too many parts")
        return event


class Lines:
    """The connections that are open, sockets aside, by where they come from."""

    def __init__(self, most: int, proxies: Iterable[str]) -> None:
        self.most: Final = most  # of one address
        self.proxies: Final = [ipaddress.ip_network(proxy) for proxy in proxies]
        self.open: Final[Counter[str]] = Counter()

    def add(self, address: str) -> bool:
        """One more; whether it may stay. A proxy brings everybody, and knows its own limits."""
        whose = household(address)
        self.open[whose] += 1
        return self.open[whose] <= self.most or self.is_proxy(address)

    def remove(self, address: str) -> None:
        whose = household(address)
        self.open[whose] -= 1
        if not self.open[whose]:
            del self.open[whose]

    def is_proxy(self, address: str) -> bool:
        return any(ipaddress.ip_address(address) in network for network in self.proxies)


class Door(H11Protocol):
    """A connection whose requests must come whole, and in time."""

    def __init__(self, lines: Lines, **about: Any) -> None:
        super().__init__(**about)
        self.conn = Reader(h11.SERVER, HEAD)
        self.lines: Final = lines
        self.rest = b""  # has come, and was not read yet
        self.reading: asyncio.Handle | None = None  # it is going to be

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else "::"
        self.seen: object = None  # the last request that had come when it was last looked at
        self.unread = 0  # bytes that were not taken by then
        self.timer = self.loop.call_later(ARRIVAL, self.look)
        self.closing: asyncio.TimerHandle | None = None
        if not self.lines.add(self.peer):
            transport.abort()

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if self.reading is None:
            self.read_on()

    def read_on(self) -> None:
        """Read a little; the rest once others have had their turn."""
        self.reading = None
        part, self.rest = self.rest[:SLICE], self.rest[SLICE:]
        super().data_received(part)
        if self.transport.is_closing():
            return
        if self.rest:
            self.transport.pause_reading()
            self.reading = self.loop.call_soon(self.read_on)
        elif not self.flow.read_paused:
            self.transport.resume_reading()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read, if nothing was said yet; whoever was answered needs no reason."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        self.transport.close()

    def look(self) -> None:
        """Close a line on which nothing whole has come, or was read, since the last look."""
        unread, before = self.transport.get_write_buffer_size(), self.unread
        if unread and unread == before:
            self.transport.abort()
            return
        self.unread = unread
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.cycle is self.seen:
            self.transport.close()
            return
        self.seen = self.cycle
        self.timer = self.loop.call_later(ARRIVAL, self.look)

    def shutdown(self) -> None:
        """The server stops; whoever has knocked is still let in, for the request is on its way."""
        asked: object = self.cycle  # nothing before the first request, whatever its type says
        if asked is None:
            self.closing = self.loop.call_later(LAST_CALL, super().shutdown)
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self.part()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.part()
        self.rest = b""  # of whoever sends messages before they know that there is a socket
        super().handle_websocket_upgrade(event)

    def part(self) -> None:
        """It is no connection that waits for requests any more."""
        for planned in (self.timer, self.closing, self.reading):
            if planned is not None:
                planned.cancel()
        self.lines.remove(self.peer)
