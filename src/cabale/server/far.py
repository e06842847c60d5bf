"""Desks on other machines: a Dask cluster does the thinking, as long as it is there.

A far desk is a place in the cluster. It is open while the cluster has a worker for it; when the
cluster or a worker is lost, what was being done there is done again at a desk of this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from cabale.core.extras import need
from cabale.server.desks import GoneError, Place, WorkError
from cabale.server.log import log

T = TypeVar("T")
J = TypeVar("J")
MOST_DESKS: Final = 256  # more places of a cluster are not used
LOOK: Final = 1.0  # seconds between two looks at the cluster
CONNECT: Final = 5.0  # seconds for a cluster to answer
SLICE: Final = 0.25  # seconds between two looks whether a thought is still on its way


class Cluster:
    """A cluster by its address, looked for again and again; it may come and go."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.client: Any = None
        self.places = 0  # thoughts it can have at once
        self.closed = threading.Event()
        self.watcher: Final = threading.Thread(target=self.watch, name="cabale-far", daemon=True)

    def begin(self) -> None:
        self.watcher.start()

    def watch(self) -> None:
        """Know whether it is there and how large it is, until the server ends."""
        while not self.closed.wait(LOOK if self.places else 0.0):
            before = self.places
            self.places = self.count_places()
            if bool(before) != bool(self.places):
                log("cluster", address=self.address, places=self.places)
            if not self.places and self.closed.wait(LOOK):
                break
        self.let_go()

    def count_places(self) -> int:
        """How many workers' threads there are; none if it does not answer."""
        try:
            if self.client is None or self.client.status in ("closed", "closing"):
                self.let_go()
                self.client = connect(self.address)
            if self.client.status != "running":
                return 0
            threads: dict[str, int] = self.client.nthreads()
            return min(MOST_DESKS, sum(threads.values()))
        except Exception:  # of whatever kind, down to groups of them: it does not answer
            return 0

    def is_there(self) -> bool:
        return self.places > 0 and self.client is not None and self.client.status == "running"

    def do(self, work: Callable[[J], T], job: J, limit: float) -> T:
        """Have the work done there, in time."""
        try:
            flying = self.client.submit(work, job, pure=False, retries=0)
        except Exception:  # it was there a moment ago
            raise GoneError("far") from None
        began = time.monotonic()
        while True:
            try:
                found: T = flying.result(SLICE)
                return found
            except TimeoutError:
                if not self.is_there():
                    raise GoneError("far") from None
                if time.monotonic() - began > limit:
                    flying.cancel()
                    raise WorkError("overran") from None
            except (Exception, asyncio.CancelledError):  # whatever is wrong there may be right here
                raise GoneError("far") from None

    def let_go(self) -> None:
        if self.client is not None:
            client, self.client = self.client, None
            with contextlib.suppress(Exception):  # it may be gone already
                client.close(timeout=CONNECT)

    def close(self) -> None:
        self.closed.set()
        self.watcher.join(CONNECT)


def connect(address: str) -> Any:
    """The cluster there; it is told nothing but what is to be thought about."""
    need("dask", "cluster").config.set({"distributed.comm.timeouts.connect": f"{CONNECT}s"})
    return need("distributed", "cluster").Client(address, timeout=CONNECT, set_as_default=False)


class FarDesk(Place):
    """One place of a cluster."""

    def __init__(self, cluster: Cluster, number: int, limit: float) -> None:
        super().__init__(limit)
        self.cluster: Final = cluster
        self.number: Final = number  # from 0

    def is_open(self) -> bool:
        return not self.closed and self.number < self.cluster.places

    def do(self, work: Callable[[J], T], job: J) -> T:
        return self.cluster.do(work, job, self.limit)


def desks_of(cluster: Cluster, limit: float) -> list[FarDesk]:
    """As many desks as may ever be used; those are open that the cluster has a place for."""
    return [FarDesk(cluster, number, limit) for number in range(MOST_DESKS)]
