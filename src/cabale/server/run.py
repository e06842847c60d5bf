"""Running the server: how, and where it listens."""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import socket
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from cabale.server.app import App
from cabale.server.limits import household
from cabale.server.line import Line
from cabale.server.renewal import Renewal

ARRIVAL: Final = 10.0  # seconds for a request to come whole
LAST_CALL: Final = 0.5  # seconds in which a line that has just come in may bring its request
PORTS_TRIED: Final = 20


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
        self.lines: Final = lines

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else "::"
        self.seen: object = None  # the last request that had come when it was last looked at
        self.unread = 0  # bytes that were not taken by then
        self.timer = self.loop.call_later(ARRIVAL, self.look)
        self.closing: asyncio.TimerHandle | None = None
        if not self.lines.add(self.peer):
            transport.abort()

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
        super().handle_websocket_upgrade(event)

    def part(self) -> None:
        """It is no connection that waits for requests any more."""
        self.timer.cancel()
        if self.closing is not None:
            self.closing.cancel()
        self.lines.remove(self.peer)


def server_config(app: App) -> uvicorn.Config:
    """How uvicorn serves the application."""
    lines = Lines(app.settings.limits.lines, app.settings.proxies)
    return uvicorn.Config(
        app,
        loop="auto",
        http=functools.partial(Door, lines),  # type: ignore[arg-type]
        ws=Line,
        ws_max_size=1 << 16,
        ws_per_message_deflate=False,
        forwarded_allow_ips=list(app.settings.proxies),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket on that port, or on the next one that is free; OSError if none is."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in range(PORTS_TRIED):
        try:
            return socket.create_server((host, port + attempt), family=family, backlog=2048)
        except OSError:
            if attempt == PORTS_TRIED - 1 or port == 0:
                raise
    raise OSError(f"no free port from {port} on")


def run(app: App, sock: socket.socket, engine: Path | None = None, wide: bool = False) -> None:
    """Serve on the socket until stopped, `wide` to the local network as well.

    With an engine to come, begin anew once it is there.
    """
    server = uvicorn.Server(server_config(app))
    app.reach.stand(server, sock)
    doors = app.reach.doors() if wide else []
    if engine is None or engine.resolve() in Path(__file__).resolve().parents:
        server.run([sock, *doors])
        return
    renewal = Renewal(engine)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(serve_beside(app, server, [sock.dup(), *doors], renewal))
    if renewal.come:
        more = ["--lan"] if app.reach.open and "--lan" not in sys.argv else []
        renewal.begin_anew([*sys.argv[1:], *more], sock)


async def serve_beside(
    app: App, server: uvicorn.Server, socks: list[socket.socket], renewal: Renewal
) -> None:
    """Serve, and wait beside it for what is to come."""

    def stop() -> None:
        server.should_exit = True

    waiting = asyncio.ensure_future(renewal.wait(app.house.thinkers.renew, app.is_quiet, stop))
    await server.serve(socks)
    waiting.cancel()
