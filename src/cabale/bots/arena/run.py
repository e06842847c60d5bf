"""Plays a schedule on the cores of this machine or on a cluster, and stops when enough is known."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection

from cabale.bots.arena.match import play
from cabale.bots.arena.stats import by_block, verdict
from cabale.bots.arena.store import Store
from cabale.bots.arena.task import ArenaError, Outcome, Task
from cabale.core.extras import need

IN_FLIGHT = 3  # games sent ahead for each worker
REBUILDS = 3  # how often a pool that lost a worker is set up again
Enough = Callable[[Sequence[Outcome]], bool]


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def local(workers: int) -> Iterator[Executor]:
    """A pool of processes on this machine."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=end_with_parent)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """Let a worker end when the process that began it does, however that ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "workers are begun by a process"
    threading.Thread(target=wait_and_exit, args=(parent.sentinel,), daemon=True).start()


def wait_and_exit(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


@contextmanager
def cluster(address: str, retries: int = 3) -> Iterator[Executor]:
    """The workers of a Dask cluster; ArenaError if it cannot be reached."""
    distributed = need("distributed", "cluster")
    try:
        client = distributed.Client(address, timeout=5, set_as_default=False)
    except (OSError, ValueError):
        raise ArenaError(f"no cluster answers at {address}") from None
    with client:
        if not client.scheduler_info().get("workers"):
            raise ArenaError(f"the cluster at {address} has no workers")
        yield client.get_executor(retries=retries)


def sequential(worse: float, better: float) -> Enough:
    """Stop when it is clear whether the first bot's share lies nearer to `better` or `worse`."""

    def enough(outcomes: Sequence[Outcome]) -> bool:
        first = [o for o in outcomes if o.lineup == outcomes[0].lineup]
        slots = [i for i, bot in enumerate(first[0].lineup) if bot == first[0].lineup[0]]
        return verdict(by_block(first, slots, Outcome.share), worse, better) != 0

    return enough


class Run:
    """A schedule on its way; outcomes are judged in the order of blocks, whoever is first."""

    def __init__(
        self, schedule: Sequence[Sequence[Task]], store: Store, enough: Enough | None = None
    ) -> None:
        self.schedule = schedule
        self.store = store
        self.enough = enough
        self.blocks = 0  # blocks that are complete, from the first without a gap
        self.done = False
        self.count_blocks()

    def left(self) -> list[Task]:
        """The games that are still to be played."""
        return [t for block in self.schedule for t in block if t.key() not in self.store.outcomes]

    def outcomes(self) -> list[Outcome]:
        """The outcomes of the complete blocks."""
        return [
            self.store.outcomes[task.key()]
            for block in self.schedule[: self.blocks]
            for task in block
        ]

    def add(self, outcome: Outcome) -> None:
        self.store.add(outcome)
        self.count_blocks()

    def count_blocks(self) -> None:
        """Go on to the first block with a game missing, or to where enough is known."""
        while not self.done:
            if self.blocks == len(self.schedule):
                self.done = True
            elif any(t.key() not in self.store.outcomes for t in self.schedule[self.blocks]):
                return
            else:
                self.blocks += 1
                self.done = self.enough is not None and self.enough(self.outcomes())

    def play(self, pool: Executor, workers: int, tick: Callable[[Outcome], None]) -> None:
        """Send games ahead, take them as they come."""
        left = iter(self.left())
        flying: dict[Future[Outcome], Task] = {}
        while not self.done:
            for task in left:
                flying[pool.submit(play, task)] = task
                if len(flying) >= IN_FLIGHT * workers:
                    break
            ready, _ = wait(flying, return_when=FIRST_COMPLETED)
            for future in ready:
                del flying[future]
                outcome = future.result()
                self.add(outcome)
                tick(outcome)
        for future in flying:
            future.cancel()


def play_here(run: Run, workers: int, tick: Callable[[Outcome], None]) -> None:
    """Play on this machine; a worker that dies takes its pool along, and a new one goes on."""
    for attempt in range(REBUILDS + 1):
        try:
            with local(workers) as pool:
                run.play(pool, workers, tick)
            return
        except BrokenProcessPool:
            if attempt == REBUILDS:
                raise ArenaError("the workers of this machine keep dying") from None


def play_there(run: Run, address: str, tick: Callable[[Outcome], None]) -> None:
    """Play on a cluster."""
    with cluster(address) as pool:
        run.play(pool, 8, tick)
