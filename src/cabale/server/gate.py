"""The gate: who comes in, from which page, by which name, and how often."""

from __future__ import annotations

import ipaddress
import re
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Scope

from cabale.server.chairs import hashed
from cabale.server.limits import Doorkeeper, Limits

HOLDING: Final = "bearer "
KEYS: Final = 10_000  # keys of seats remembered
SOCKET: Final = 2.0  # what it costs to look at a table: a Step, perhaps a film
COSTS: Final = (  # what a request costs beside an answer; the first that fits counts
    (re.compile(r"/api/(tables|daily/.*)"), 5.0),
    (re.compile(r"/api/tables/[^/]*/(verify|onward)"), 10.0),
    (re.compile(r"/api/tables/[^/]*/replay"), 4.0),
    (re.compile(r"/api/tables/[^/]*/(record|replay/.*|analysis|rematch|ahead)"), 2.0),
    (re.compile(r"/api/(qr|mine)"), 3.0),
    (re.compile(r"/api/me/export"), 20.0),
    (re.compile(r"/api/me/(seats|devices|recover|words|passkeys.*)"), 5.0),
    (re.compile(r"/api/editions/read"), 40.0),
    (re.compile(r"/api/editions/check"), 10.0),
    (re.compile(r"/api/schema.*"), 5.0),
    (re.compile(r"/api/(editions|balance)(/.*)?"), 2.0),
    (re.compile(r"/(api/.*|livez|readyz|healthz|metrics)"), 1.0),
)
OWN_NAMES: Final = re.compile(r"localhost|[^.]+|.+\.(local|localhost|lan|home\.arpa)")


def cost_of(path: str) -> float | None:
    """What a request costs; None: it asks for a file of the page."""
    return next((cost for pattern, cost in COSTS if pattern.fullmatch(path)), None)


def secret_in(value: str) -> str:
    """The secret that an Authorization carries, empty if none."""
    return value[len(HOLDING) :][:64] if value.lower().startswith(HOLDING) else ""


def header_of(scope: Scope, name: bytes) -> str | None:
    """A header as it was sent, None if it was not."""
    found = next((value for key, value in scope["headers"] if key == name), None)
    return None if found is None else found.decode("latin-1")


def address_of(scope: Scope) -> str:
    """Where a request comes from; uvicorn has read what trusted proxies say of it."""
    client = scope.get("client")
    return client[0] if client else ""


def host_in(value: str) -> str:
    """The name in a Host header or an address, without its port."""
    try:
        return (urlsplit(value if "//" in value else f"//{value}").hostname or "").rstrip(".")
    except ValueError:
        return "."  # no name at all


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """Stands before every request and every socket."""

    def __init__(self, limits: Limits, names: Iterable[str] = ()) -> None:
        self.names: Final = {name.lower() for name in names}  # under which the server is reached
        self.files: Final = Doorkeeper(limits.files)
        self.requests: Final = Doorkeeper(limits.requests)
        self.keys: Final = Doorkeeper(limits.key)
        self.crowds: Final = Doorkeeper(limits.crowd)  # messages on sockets, by address
        self.known: OrderedDict[str, None] = OrderedDict()  # hashes of keys that hold a seat

    def know(self, secret: str) -> None:
        """This key has opened a seat: its holder need not queue with others of the address."""
        self.known[hashed(secret)] = None
        self.known.move_to_end(hashed(secret))
        if len(self.known) > KEYS:
            self.known.popitem(last=False)

    def refusal(self, scope: Scope) -> str | None:
        """Why a request is not even read; None if it is."""
        if not self.answers_to(header_of(scope, b"host")):
            return "unknown-name"
        if scope.get("method") not in ("GET", "HEAD") and self.is_foreign(scope):
            return "foreign"
        return None if self.admits(scope) else "too-fast"

    def answers_to(self, host: str | None) -> bool:
        """Whether the server goes by that name: said so, or a name that only a home can give.

        Else a page from elsewhere whose name is made to lead here would be one of ours.
        """
        name = host_in(host or "").lower()
        return name in self.names or is_address(name) or not name or bool(OWN_NAMES.fullmatch(name))

    def is_foreign(self, scope: Scope) -> bool:
        """Whether a page of another site sends this; programs that are no browser say nothing."""
        origin = header_of(scope, b"origin")
        host = header_of(scope, b"host") or ""
        return origin is not None and origin.partition("://")[2].lower() != host.lower()

    def admits(self, scope: Scope) -> bool:
        """Whether so much may be asked, by whoever asks."""
        cost = cost_of(scope["path"])
        if cost is None:
            return self.files.admits(address_of(scope))
        key = hashed(secret_in(header_of(scope, b"authorization") or ""))
        if key in self.known:
            return self.keys.admits(key, cost)
        return self.requests.admits(address_of(scope), cost)

    def admits_known(self, secrets: Iterable[str]) -> bool:
        """Whether a socket may be opened by a key that is known, however loud its address is."""
        known = (key for key in map(hashed, secrets) if key in self.known)
        return any(self.keys.admits(key, SOCKET) for key in known)
