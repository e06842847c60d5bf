"""The way to the one of several database servers that may be written to.

The driver gives all hosts of an address one time together, so that a machine that vanished without
a word would use it up; here each has its own.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import parse_qs, urlencode, urlsplit

import asyncpg

SHARE: Final = 3.0  # seconds that one host may take to answer


async def connect_primary(url: str, **settings: Any) -> Any:
    """A connection to the first host that is a primary: standbys are behind and take nothing."""
    *others, last = each_host(url)
    for host in others:
        try:
            return await connect_host(host, settings)
        except (OSError, asyncpg.PostgresError, asyncpg.InternalClientError):
            continue
    return await connect_host(last, settings)


async def connect_host(url: str, settings: dict[str, Any]) -> Any:
    """A connection to one host, if it is a primary."""
    return await asyncpg.connect(url, timeout=SHARE, target_session_attrs="primary", **settings)


def each_host(url: str) -> list[str]:
    """An address with several hosts as one address for each, in the order in which they stand."""
    parts = urlsplit(url)
    user, at, hosts = parts.netloc.rpartition("@")
    query = {name: values[0] for name, values in parse_qs(parts.query).items()}
    names, ports = query.pop("host", "").split(","), query.pop("port", "").split(",")
    out = []
    for n in range(max(len(names), hosts.count(",") + 1)):
        more = {"host": pick(names, n), "port": pick(ports, n)}
        words = urlencode(query | {name: value for name, value in more.items() if value})
        out.append(f"postgresql://{user}{at}{pick(hosts.split(','), n)}{parts.path}?{words}")
    return out


def pick(values: list[str], n: int) -> str:
    """The n-th of some values, of which one may stand for all."""
    return values[n] if n < len(values) else values[-1]
