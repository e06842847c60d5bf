"""Running the server: how, and where it listens."""

from __future__ import annotations

import asyncio
import functools
import socket
import sys
from pathlib import Path
from typing import Final

import uvicorn

from cabale.server.app import App
from cabale.server.entrance import Door, Lines
from cabale.server.line import Line
from cabale.server.renewal import Renewal

PORTS_TRIED: Final = 20


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
