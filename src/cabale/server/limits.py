"""How much one address, one key or one seat may ask for, by what it costs."""

from __future__ import annotations

import functools
import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

ADDRESSES: Final = 10_000  # addresses remembered


@dataclass(frozen=True, slots=True)
class Rate:
    """So much at once, then so much a second."""

    burst: float
    each_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Every limit of the server; a club may loosen them. An address may be forty people's."""

    messages: Rate = Rate(60, 20)  # of one seat, from all its screens; of one watcher
    crowd: Rate = Rate(2000, 250)  # messages of one address, by their cost
    quiet: Rate = Rate(40, 2)  # what each screen may send however loud its address is
    talk: Rate = Rate(8, 0.5)  # of one seat
    hints: Rate = Rate(4, 0.5)  # of one seat
    advice: Rate = Rate(20, 2)  # hints to one address
    files: Rate = Rate(8000, 800)  # of the page, to one address
    requests: Rate = Rate(1200, 60)  # of one address, by their cost
    key: Rate = Rate(150, 10)  # the same of whoever holds a seat, who need not queue with others
    tables: Rate = Rate(60, 0.5)  # made by one address
    lines: int = 600  # connections of one address, sockets aside
    sockets: int = 300  # of one address
    screens: int = 12  # of one seat
    watchers: int = 200  # of one table
    queue: int = 400  # messages a slow reader may be behind
    behind: int = 2 << 20  # bytes that they may be
    backlog: int = 256 << 20  # bytes that all slow readers together may be behind
    hello: float = 10.0  # seconds until the first message
    words: float = 8.0  # seconds for pages to tell the words they add to a deal


@functools.lru_cache(ADDRESSES)
def household(address: str) -> str:
    """What counts as one address: in version 6 the network that a home is given.

    Whoever has one address of it has all, and would else have as many shares. Neighbours on one
    cable are told apart: their addresses lead nowhere else.
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address) or known.is_link_local:
        return address
    old = known.ipv4_mapped
    return str(ipaddress.ip_network((int(known) >> 64 << 64, 64)) if old is None else old)


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("rate", "tokens", "when")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.when = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take so many, if there are so many."""
        now = time.monotonic()
        grown = self.tokens + (now - self.when) * self.rate.each_second
        self.tokens = min(self.rate.burst, grown)
        self.when = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def pay(self, cost: float) -> None:
        """Pay for what has cost more than was known; what is owed comes back with time too."""
        self.tokens -= cost


class Backlog:
    """How much is kept in memory for all who read slowly."""

    __slots__ = ("bytes", "most")

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.bytes = 0

    def is_full(self) -> bool:
        return self.bytes > self.most


class Doorkeeper:
    """One bucket for each address; those that have not come for longest are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate: Final = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def admits(self, address: str, cost: float = 1) -> bool:
        """Whether this address may come in now."""
        return self.bucket_of(address).take(cost)

    def bucket_of(self, address: str) -> Bucket:
        """What this address may still do."""
        address = household(address)
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate)
            if len(self.buckets) > ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket
