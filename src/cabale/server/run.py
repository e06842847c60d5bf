"""Running the server: how, and where it listens."""

from __future__ import annotations

import socket
from typing import Final

import uvicorn

from cabale.server.app import App

PORTS_TRIED: Final = 20


def server_config(app: App) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        loop="auto",
        ws="websockets-sansio",
        ws_max_size=1 << 16,
        ws_per_message_deflate=False,
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
