"""Where others reach the server: told at its start, or found on the network of this machine.

Nothing outside is asked. An address counts as tried once somebody on another machine has come in
by it.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Iterable
from typing import Final

import uvicorn
from litestar.types import Scope

from cabale.server.gate import address_of, header_of, host_in

NOWHERE: Final = ("192.0.2.1", 9)  # an address for examples: asking for the way there sends nothing
EVERYWHERE: Final = ("0.0.0.0", "::")


def is_own(address: str) -> bool:
    """Whether an address, or localhost, leads to this very machine."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(address).is_loopback
    return address == "localhost"


def network_addresses() -> list[str]:
    """The addresses of this machine on its local networks, the usual one first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(NOWHERE)
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(info[4][0]) for info in named]
    return [a for a in dict.fromkeys(found) if not is_own(a) and a not in EVERYWHERE]


class Reach:
    """The addresses of one server, and the door to its local network."""

    def __init__(self, public: Iterable[str] = ()) -> None:
        self.public: Final = tuple(public)  # as they were told, https://cabale.example.org
        self.open: Final[list[str]] = []  # addresses of the local network on which it listens
        self.came: Final[set[str]] = set()  # those by which somebody has come
        self.port = 0
        self.server: uvicorn.Server | None = None

    def stand(self, server: uvicorn.Server, sock: socket.socket) -> None:
        """The server listens on that socket."""
        host, self.port = sock.getsockname()[:2]
        self.server = server
        if host in EVERYWHERE:
            self.open[:] = network_addresses()
        elif not is_own(host):
            self.open[:] = [host]

    def closed(self) -> list[str]:
        """Addresses on which it could listen too."""
        return [] if self.open or self.server is None else network_addresses()

    def url(self, address: str) -> str:
        return f"http://{address}:{self.port}"

    def doors(self) -> list[socket.socket]:
        """New sockets on the local network, where no other program has the port."""
        found = []
        for address in self.closed():
            with contextlib.suppress(OSError):
                found.append(socket.create_server((address, self.port), backlog=2048))
                self.open.append(address)
        return found

    async def widen(self) -> None:
        """Listen to the local network too, from now on."""
        server, loop = self.server, asyncio.get_running_loop()
        assert server is not None, "it stands already"
        config = server.config

        def meet() -> asyncio.Protocol:
            state = server.lifespan.state
            made = config.http_protocol_class
            return made(config=config, server_state=server.server_state, app_state=state)  # type: ignore[call-arg]

        for door in self.doors():
            server.servers.append(await loop.create_server(meet, sock=door))

    def note(self, scope: Scope) -> None:
        """Remember by which address somebody on another machine comes."""
        host = host_in(header_of(scope, b"host") or "")
        if host in self.open and not is_own(address_of(scope)):
            self.came.add(host)

    def is_here(self, scope: Scope) -> bool:
        """Whether whoever asks sits at this machine."""
        return is_own(address_of(scope)) and is_own(host_in(header_of(scope, b"host") or ""))
