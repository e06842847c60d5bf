"""Desks at which work is done in other processes: fair to every table, and each by itself.

A desk is one process with a thread here that waits for it. Work is handed out only when a desk is
free, so its time runs from its beginning; what overruns or crashes costs that one process.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar

T = TypeVar("T")
J = TypeVar("J")
START: Final = 120.0  # seconds for a process to be there, on however busy a machine


class WorkError(Exception):
    """Work that came to nothing: it overran, crashed or raised."""


def sit_down(line: Connection, get_ready: Callable[[], object]) -> None:
    """What the process of a desk does: one piece of work after the other, until nobody asks."""
    get_ready()
    line.send(True)
    while True:
        try:
            work, job = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send((True, work(job)))
        except Exception as error:
            line.send((False, type(error).__name__))


class Desk:
    """One process, begun when there is work and again when it was lost."""

    def __init__(self, limit: float, get_ready: Callable[[], object]) -> None:
        self.limit: Final = limit
        self.get_ready: Final = get_ready  # run in its process before its time counts
        self.thread: Final = ThreadPoolExecutor(1, thread_name_prefix="cabale-desk")
        self.process: SpawnProcess | None = None
        self.line: Connection
        self.closed = False
        self.busy = False

    def do(self, work: Callable[[J], T], job: J) -> T:
        """Have the work done, in time; runs in the desk's thread."""
        try:
            self.begin()
            self.line.send((work, job))
            if not self.line.poll(self.limit):
                raise TimeoutError
            done, value = self.line.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise WorkError("overran" if isinstance(error, TimeoutError) else "crashed") from None
        if not done:
            raise WorkError(f"raised {value}")
        found: T = value
        return found

    def begin(self) -> None:
        """Have the process there."""
        if self.process is not None and self.process.is_alive():
            return
        self.end()
        if self.closed:
            raise EOFError
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        process = context.Process(target=sit_down, args=(theirs, self.get_ready), daemon=True)
        process.start()
        self.process = process  # only now: what has not begun cannot be ended from elsewhere
        theirs.close()
        if not self.line.poll(START):
            raise TimeoutError
        self.line.recv()
        if self.closed:
            raise EOFError

    def end(self) -> None:
        """Be rid of the process, whatever it is at."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.line.close()
            self.process = None

    def close(self) -> None:
        """No more work."""
        self.closed = True
        if self.process is not None:
            self.process.kill()  # whoever waits for it hears that its line is cut
        self.thread.submit(self.end)
        self.thread.shutdown(wait=False)


@dataclass(slots=True)
class Ticket:
    """Work that waits for a desk."""

    work: Callable[[Any], Any]
    job: Callable[[float], Any]  # made when its turn has come, by the load of the desks
    done: asyncio.Future[Any]


class Queue:
    """Work of many askers, who take turns however much each of them wants."""

    def __init__(self) -> None:
        self.askers: OrderedDict[str, deque[Ticket]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self.askers.values()))

    def add(self, asker: str, ticket: Ticket) -> None:
        self.askers.setdefault(asker, deque()).append(ticket)

    def take(self) -> Ticket | None:
        """The next work that somebody still waits for."""
        while self.askers:
            asker, tickets = self.askers.popitem(last=False)
            ticket = tickets.popleft()
            if tickets:
                self.askers[asker] = tickets
            if not ticket.done.done():
                return ticket
        return None


class Desks:
    """All desks, and the work that waits for them."""

    def __init__(self, count: int, limit: float, get_ready: Callable[[], object] = int) -> None:
        self.desks: Final = [Desk(limit, get_ready) for _ in range(count)]
        self.urgent: Final = Queue()  # somebody waits at a table
        self.patient: Final = Queue()  # done when nobody does
        self.tasks: set[asyncio.Task[None]] = set()

    def load(self) -> float:
        """How much urgent work there is for each desk, counting what is being done."""
        busy = sum(desk.busy for desk in self.desks)
        return (len(self.urgent) + busy) / len(self.desks)

    async def ask(
        self, work: Callable[[J], T], job: Callable[[float], J], asker: str, patient: bool = False
    ) -> T:
        """What the work finds out, once it is this asker's turn; WorkError if it fails."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self.patient if patient else self.urgent).add(asker, Ticket(work, job, done))
        self.hand_out()
        return await done

    def hand_out(self) -> None:
        """Give every free desk something to do."""
        for desk in self.desks:
            if desk.busy or desk.closed:
                continue
            ticket = self.urgent.take() or self.patient.take()
            if ticket is None:
                return
            desk.busy = True
            task = asyncio.ensure_future(self.work_at(desk, ticket))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def work_at(self, desk: Desk, ticket: Ticket) -> None:
        """One piece of work at one desk."""
        loop = asyncio.get_running_loop()
        try:
            job = ticket.job(self.load())
            found = await loop.run_in_executor(desk.thread, desk.do, ticket.work, job)
            if not ticket.done.done():
                ticket.done.set_result(found)
        except Exception as error:
            if not ticket.done.done():
                ticket.done.set_exception(error)
        finally:
            desk.busy = False
            self.hand_out()

    def wake(self) -> None:
        """Have a process there before the first work comes."""
        desk = self.desks[0]
        if not desk.busy and not desk.closed:
            desk.thread.submit(desk.begin)

    def renew(self) -> None:
        """Give every desk a new process, as soon as it has done what it is at."""
        for desk in self.desks:
            if not desk.closed:
                desk.thread.submit(desk.end)
                desk.thread.submit(desk.begin)

    def close(self) -> None:
        """End all work."""
        for desk in self.desks:
            desk.close()
