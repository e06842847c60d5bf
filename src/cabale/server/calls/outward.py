"""The way out: requests to other hosts, never to the network in which this one stands.

The address is looked at where the line is opened, so that a name cannot lead elsewhere between the
look and the call. Redirections are not followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import httpcore

SECONDS: Final = 5.0  # for a host to be reached, and for each part of its answer
ALL: Final = 10.0  # for everything together
LINES: Final = 100  # open at once
EACH: Final = 10  # of them to one site, so that no site that hangs keeps all
DISCARD: Final = 9  # a port, as one must be named
MOST: Final = 65536  # bytes of an answer that are read
SPELT: Final = re.compile(r"[!-~]+")  # what a request may be sent to, letter by letter
Headers = Mapping[bytes | str, bytes | str]
LOST: Final = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError)
# ways in which an address of version 6 may hide one of version 4, what a site routes by itself, and
# what leads nowhere though not every Python knows
HIDDEN: Final = [
    ipaddress.ip_network(one)
    for one in (
        *("::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"),
        *("fec0::/10", "5f00::/16", "3fff::/20", "192.0.0.0/24", "192.88.99.0/24"),
    )
]
TUNNEL: Final = 0x5EFE  # in the lower half of an address: one of version 4 follows, within a site


class InwardError(Exception):
    """An address that leads into a network of this host's own."""


def is_inward(address: str) -> bool:
    """Whether an address leads to this machine, its network or nowhere."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif int(found) >> 32 & 0xFDFFFFFF == TUNNEL:
            return True
    if any(found in network for network in HIDDEN):
        return True
    return not found.is_global or found.is_multicast or is_here(str(found))


def is_here(address: str) -> bool:
    """Whether an address is this machine's own: it is reached from itself. Nothing is sent."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as line:
            line.connect((address, DISCARD))
            return str(line.getsockname()[0]) == address
    except OSError:  # there is no way to it
        return False


async def addresses_of(host: str, port: int) -> list[str]:
    """Where a name leads; OSError if nowhere."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError:
        raise OSError("no name of a host") from None
    return [str(info[4][0]) for info in found]


def by_family(addresses: list[str]) -> list[str]:
    """The first address of each version, in their order: where one leads nowhere, the other may.

    >>> by_family(["2606::1", "2606::2", "93.184.216.34"])
    ['2606::1', '93.184.216.34']
    """
    first: dict[bool, str] = {}
    for address in addresses:
        first.setdefault(":" in address, address)
    return list(first.values())


def site_of(url: str) -> str:
    """Whose answers an address waits for: all names of one domain are the same site.

    >>> site_of("https://a.push.example.org:8443/x"), site_of("https://[2606::1]/x")
    ('example.org', '2606::1')
    """
    return ".".join((urlsplit(url).hostname or "").split(".")[-2:])


class OutwardLines(httpcore.AsyncNetworkBackend):
    """Opens lines to other networks only, unless the host allows the own one."""

    def __init__(self, inward: bool) -> None:
        self.inward: Final = inward
        self.lines: Final = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        *others, last = by_family(await self.checked(host, port))
        for address in others:
            with contextlib.suppress(*LOST):
                return await self.lines.connect_tcp(address, port, SECONDS / 2)
        return await self.lines.connect_tcp(last, port, timeout)

    async def checked(self, host: str, port: int) -> list[str]:
        """Where a name leads, all of it outward; InwardError if not."""
        addresses = await addresses_of(host, port)
        if not self.inward and any(is_inward(address) for address in addresses):
            raise InwardError(host)
        return addresses

    async def sleep(self, seconds: float) -> None:
        await self.lines.sleep(seconds)


class Outward:
    """Sends small things to other hosts, in time or not at all."""

    def __init__(self, inward: bool = False, trust: ssl.SSLContext | None = None) -> None:
        self.inward: Final = inward  # the host allows its own network, and plain http
        self.backend: Final = OutwardLines(inward)
        self.pool: Final = httpcore.AsyncConnectionPool(
            ssl_context=trust or ssl.create_default_context(),
            max_connections=LINES,
            keepalive_expiry=60,
            network_backend=self.backend,
        )
        self.lanes: Final = WeakValueDictionary[str, asyncio.Semaphore]()  # by site

    async def check(self, url: str) -> None:
        """Refuse an address that is none or leads inward: ValueError, InwardError."""
        parts = urlsplit(url)
        schemes = ("https", "http") if self.inward else ("https",)
        if parts.scheme not in schemes or not parts.hostname or parts.username is not None:
            raise ValueError("no address such as https://host/path")
        if not SPELT.fullmatch(url) or parts.port == 0:
            raise ValueError("it is not written as it is sent")
        try:
            async with asyncio.timeout(SECONDS):
                await self.backend.checked(parts.hostname, parts.port or 443)
        except (OSError, TimeoutError):
            raise ValueError("a name that leads nowhere") from None

    async def post(self, url: str, body: bytes, headers: Headers) -> int:
        """Send, and tell the status; OSError if nothing could be sent or no answer came."""
        limits = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        lane = self.lanes.setdefault(site_of(url), asyncio.Semaphore(EACH))
        try:
            async with (
                asyncio.timeout(ALL),
                lane,
                self.pool.stream(
                    "POST", url, headers=headers, content=body, extensions={"timeout": limits}
                ) as reply,
            ):
                read = 0
                async for part in reply.aiter_stream():
                    read += len(part)
                    if read > MOST:
                        break
                return int(reply.status)
        except (*LOST, TimeoutError) as error:
            raise OSError(type(error).__name__) from None

    async def close(self) -> None:
        await self.pool.aclose()
