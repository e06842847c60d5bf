"""Desks at which work is done in other processes: fair to every table, and each by itself.

A desk is one process with a thread here that waits for it. Work is handed out only when a desk is
free, so its time runs from its beginning; what overruns or crashes costs that one process. Desks
may also stand on other machines (`far`); what is lost there is done again here.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
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


class GoneError(Exception):
    """A desk far away that is gone, or cannot do the work: it is done again at a desk here."""


class Place:
    """Where work is done, one piece at a time; a thread here waits for it."""

    def __init__(self, limit: float) -> None:
        self.limit: Final = limit  # seconds for a piece of work
        self.thread: Final = ThreadPoolExecutor(1, thread_name_prefix="cabale-desk")
        self.closed = False
        self.busy = False

    def is_open(self) -> bool:
        """Whether it takes work at all."""
        return not self.closed

    def do(self, work: Callable[[J], T], job: J) -> T:
        """Have the work done, in time; runs in the thread."""
        raise NotImplementedError

    def close(self) -> None:
        """No more work."""
        self.closed = True
        self.thread.shutdown(wait=False)


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


class Desk(Place):
    """One process, begun when there is work and again when it was lost."""

    def __init__(self, limit: float, get_ready: Callable[[], object]) -> None:
        super().__init__(limit)
        self.get_ready: Final = get_ready  # run in its process before its time counts
        self.process: SpawnProcess | None = None
        self.line: Connection

    def do(self, work: Callable[[J], T], job: J) -> T:
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

    asker: str
    work: Callable[[Any], Any]
    job: Callable[[float], Any]  # made when its turn has come, by the load of the desks
    done: asyncio.Future[Any]


class Queue:
    """Work of many askers, who take turns however much each of them wants."""

    def __init__(self) -> None:
        self.askers: OrderedDict[str, deque[Ticket]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self.askers.values()))

    def add(self, ticket: Ticket) -> None:
        self.askers.setdefault(ticket.asker, deque()).append(ticket)

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

    def __init__(
        self,
        count: int,
        limit: float,
        get_ready: Callable[[], object] = int,
        far: Sequence[Place] = (),
    ) -> None:
        self.near: Final = [Desk(limit, get_ready) for _ in range(count)]
        self.far: Final = list(far)
        self.lost: Final = Queue()  # begun far away, where it was lost
        self.urgent: Final = Queue()  # somebody waits at a table
        self.patient: Final = Queue()  # done when nobody does
        self.tasks: set[asyncio.Task[None]] = set()

    def places(self) -> list[Place]:
        return [*self.far, *self.near]

    def load(self) -> float:
        """How much urgent work there is for each desk, counting what is being done."""
        places = [place for place in self.places() if place.is_open()]
        busy = sum(place.busy for place in places)
        return (len(self.lost) + len(self.urgent) + busy) / max(1, len(places))

    async def ask(
        self, work: Callable[[J], T], job: Callable[[float], J], asker: str, patient: bool = False
    ) -> T:
        """What the work finds out, once it is this asker's turn; WorkError if it fails."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self.patient if patient else self.urgent).add(Ticket(asker, work, job, done))
        self.hand_out()
        return await done

    def hand_out(self) -> None:
        """Give every free desk something to do, those far away first."""
        for place in self.places():
            if place.is_open() and not place.busy:
                lost = self.lost.take() if isinstance(place, Desk) else None
                if ticket := lost or self.urgent.take() or self.patient.take():
                    self.begin(place, ticket)

    def begin(self, place: Place, ticket: Ticket) -> None:
        place.busy = True
        task = asyncio.ensure_future(self.work_at(place, ticket))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def work_at(self, place: Place, ticket: Ticket) -> None:
        """One piece of work at one desk."""
        loop = asyncio.get_running_loop()
        try:
            job = ticket.job(self.load())
            found = await loop.run_in_executor(place.thread, place.do, ticket.work, job)
            if not ticket.done.done():
                ticket.done.set_result(found)
        except GoneError:
            self.lost.add(ticket)
        except Exception as error:
            if not ticket.done.done():
                ticket.done.set_exception(error)
        finally:
            place.busy = False
            self.hand_out()

    def wake(self) -> None:
        """Have a process there before the first work comes."""
        desk = self.near[0]
        if not desk.busy and not desk.closed:
            desk.thread.submit(desk.begin)

    def renew(self) -> None:
        """Give every desk a new process, as soon as it has done what it is at."""
        for desk in self.near:
            if not desk.closed:
                desk.thread.submit(desk.end)
                desk.thread.submit(desk.begin)

    def close(self) -> None:
        """End all work."""
        for place in self.places():
            place.close()
