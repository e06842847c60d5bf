"""The contract of storage: append these lines at n, or say that n is taken; give the lines from n.

Nothing is told to anyone before it is stored: the fate of an append is known after the commit that
holds it. Whoever keeps the promise says only how lines are committed and read.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cabale.server.cadence import NO_CLOCK, Pace
from cabale.server.storage.edition import KeptEdition
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.wire import Phase

BATCH: Final = 1024  # appends that one commit takes at most
SCHEMA_VERSION: Final = 7

Fate = Literal["stored", "taken", "failed"]


def ignore(_tables: list[str] | None) -> None:
    """Nobody listens."""


class StoreError(Exception):
    """What is stored cannot be used; `key` names the sentence `cli-error-reason-<key>`, if any."""

    def __init__(self, message: str, key: str = "") -> None:
        super().__init__(message)
        self.key: Final = key


class TakenError(StoreError):
    """Another line stands already where one was to be appended."""


class AwayError(StoreError):
    """Nothing can be stored now, whatever it is."""


class Sitting(Struct, array_like=True):
    """What a summary says of one seat."""

    name: str = ""
    holder: str = ""  # hash of the secret, or a person; empty for nobody


class Summary(Struct, frozen=True):
    """What the list of somebody's tables needs, so that no table must be opened for it."""

    id: str
    game: str
    phase: Phase
    waiting: int
    touched: float
    seats: list[Sitting] | None = None  # None: as they were
    pace: Pace = NO_CLOCK

    def seats_of(self, holder: str) -> list[int]:
        """The seats that somebody holds."""
        return [n for n, seat in enumerate(self.seats or []) if seat.holder == holder]


Row = tuple[str, str, Phase, int, float, str, str]
read_seats: Final = msgspec.json.Decoder(list[Sitting]).decode
read_pace: Final = msgspec.json.Decoder(Pace).decode
UNHURRIED: Final = msgspec.json.encode(NO_CLOCK).decode()


def settle_once(fate: asyncio.Future[Fate], found: Fate) -> None:
    """Say what became of something, unless that was said already or nobody waits any more."""
    if not fate.done():
        fate.set_result(found)


def read_summary(row: Row) -> Summary:
    """A summary as it is stored."""
    id, game, phase, waiting, touched, seats, pace = row
    return Summary(id, game, phase, waiting, touched, read_seats(seats), read_pace(pace))


def write_seats(summary: Summary) -> str | None:
    """The seats of a summary as they are stored."""
    return None if summary.seats is None else msgspec.json.encode(summary.seats).decode()


def write_pace(summary: Summary) -> str:
    """The pace of a summary as it is stored."""
    return UNHURRIED if summary.pace is NO_CLOCK else msgspec.json.encode(summary.pace).decode()


@dataclass(frozen=True, slots=True)
class Presence:
    """Where a seat is, as the other processes know it."""

    table: str
    seat: int
    elsewhere: bool  # it has sockets in another process
    gone: float | None  # when the last one was closed


@dataclass(slots=True)
class Append:
    """Lines of one table on their way to the disk."""

    summary: Summary
    first: int  # number of the first line
    lines: list[bytes]
    then: Callable[[Fate], None]


@dataclass(slots=True)
class Run:
    """All that one commit appends to one table."""

    summary: Summary
    first: int
    lines: list[bytes] = field(default_factory=list)


def runs_of(batch: list[Append]) -> list[Run]:
    """The appends of a batch by table, in the order of the tables' names.

    Two processes that write to the same tables so meet in the same order and never in a ring.
    """
    runs: dict[str, Run] = {}
    for append in batch:
        run = runs.setdefault(append.summary.id, Run(append.summary, append.first))
        if append.first != run.first + len(run.lines):
            raise StoreError(f"line {append.first} does not follow those before it")
        run.lines += append.lines
        seats, run.summary = run.summary.seats, append.summary
        if run.summary.seats is None and seats is not None:
            run.summary = replace(run.summary, seats=seats)
    return [runs[table] for table in sorted(runs)]


class Store(ABC):
    """Every table of a house; where it is shared, other processes write to it too."""

    shared = False

    def __init__(self) -> None:
        self.process: Final = secrets.token_hex(6)  # the name of this process among them
        self.heard: Callable[[list[str] | None], None] = ignore  # tables that others wrote to
        self.waiting: list[Append] = []
        self.wake: Final = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.writer: asyncio.Task[None] | None = None
        self.closing = False
        self.commits = 0
        self.written = 0

    # -- what each kind of storage says for itself

    @abstractmethod
    async def open(self) -> None:
        """Get ready to read and write; StoreError if that cannot be."""

    @abstractmethod
    async def shut(self) -> None:
        """Let go of the file or the connections."""

    @abstractmethod
    async def commit(self, runs: list[Run]) -> None:
        """Store every line of `runs` for good, or none: TakenError, StoreError."""

    @abstractmethod
    async def lines(self, table: str, first: int = 0) -> list[bytes]:
        """The lines of a table from number `first` on; none if there is no such table."""

    @abstractmethod
    async def erase(self, table: str, numbers: list[int]) -> None:
        """Forget what people are called and have said in these lines; the lines stay."""

    @abstractmethod
    async def summary(self, table: str) -> Summary | None:
        """What is known of a table without opening it."""

    @abstractmethod
    async def summaries(self, tables: list[str]) -> list[Summary]:
        """What is known of some tables; those that are not there are left out."""

    async def tables_of(self, person: str) -> list[Summary]:
        """Every table at which a person holds a seat."""
        once = await self.tables_once_of(person)
        return [table for table in once if table.seats_of(PERSON + person)]

    @abstractmethod
    async def tables_once_of(self, person: str) -> list[Summary]:
        """Every table at which a person holds a seat, or has held one."""

    @abstractmethod
    async def latest(self, most: int) -> list[Summary]:
        """The tables at which something happened last, the last one first."""

    @abstractmethod
    async def count(self) -> int:
        """How many tables are stored."""

    @abstractmethod
    async def space(self) -> tuple[int, int]:
        """How many bytes everything takes, and how many more there is room for; -1: not known."""

    @abstractmethod
    def everything(self) -> AsyncIterator[tuple[Summary, list[bytes]]]:
        """Every table with its lines, in the order of their names, as all stood at one moment."""

    @abstractmethod
    async def probe(self) -> None:
        """Write something, to know whether that can be done: StoreError if not."""

    @abstractmethod
    async def note(self, table: str, seat: int, gone: float | None) -> None:
        """A seat is present in this process from now on (None), or gone since then."""

    @abstractmethod
    async def presence(self, tables: list[str]) -> list[Presence]:
        """What is known of the seats of these tables beside what this process knows."""

    @abstractmethod
    async def untouched(self, phase: Phase, before: float, most: int) -> list[str]:
        """Tables in a phase at which nothing has happened since `before`, the oldest first."""

    @abstractmethod
    async def due(self, now: float, most: int) -> list[str]:
        """Tables at which somebody's time is over by now, the longest over first."""

    @abstractmethod
    async def drop(self, table: str, before: float) -> bool:
        """Forget a table and all that belongs to it, unless something has happened there since."""

    @abstractmethod
    async def keep(self, edition: KeptEdition) -> None:
        """Store an edition whole; one that is there already stays as it is."""

    @abstractmethod
    async def edition(self, id: str) -> KeptEdition | None:
        """The edition of that id."""

    @abstractmethod
    async def editions(self) -> list[KeptEdition]:
        """Every edition, in the order of their ids."""

    @abstractmethod
    async def count_editions(self) -> int:
        """How many editions are stored."""

    # -- papers: documents beside the tables

    @abstractmethod
    async def paper(self, kind: str, id: str) -> Paper | None:
        """The document of that kind and id, if its time is not over."""

    @abstractmethod
    async def papers(self, kind: str, owner: str | None = None) -> list[Paper]:
        """The documents of a kind, of one owner or of all, in the order of their ids."""

    @abstractmethod
    async def papers_known(self, kind: str, ids: set[str]) -> set[str]:
        """Those of some ids of which there is a document."""

    @abstractmethod
    async def tally(self, kind: str) -> dict[bytes, int]:
        """How many documents of a kind say the same, by what they say."""

    @abstractmethod
    async def put_paper(self, paper: Paper) -> None:
        """Keep a document, in the place of the one that was there."""

    @abstractmethod
    async def swap_paper(self, before: Paper, after: Paper | None) -> bool:
        """Replace or remove a document if it is still what it was; of several only one does."""

    @abstractmethod
    async def add_paper(self, paper: Paper) -> bool:
        """Keep a document unless there is one of its kind and id."""

    @abstractmethod
    async def drop_papers(self, owner: str) -> None:
        """Forget every document of an owner, so that nothing of them is left."""

    @abstractmethod
    async def all_papers(self) -> list[Paper]:
        """Every document, in the order of kinds and ids."""

    @abstractmethod
    async def drop_old_papers(self, now: float) -> None:
        """Forget the documents whose time is over."""

    # -- what several processes need of one another; whoever is alone needs nothing

    async def ahead(self, known: dict[str, int]) -> list[str]:
        """The tables of which more lines are stored than are known, or that were removed."""
        return []

    async def claim(self, tables: list[str]) -> set[str]:
        """Those of the tables whose bots think in this process, for some seconds from now on."""
        return set(tables)

    # -- writing

    async def start(self) -> None:
        """Open, and begin to write."""
        self.loop = asyncio.get_running_loop()
        await self.open()
        self.writer = asyncio.ensure_future(self.write())

    async def close(self) -> None:
        """Write what waits, then let go."""
        self.closing = True
        self.wake.set()
        if self.writer is not None:
            await self.writer
        await self.shut()

    def append(self, append: Append) -> None:
        """Have lines written; `then` hears what became of them."""
        self.waiting.append(append)
        self.wake.set()

    async def put(self, summary: Summary, first: int, lines: list[bytes]) -> Fate:
        """Append lines and wait for their fate."""
        fate: asyncio.Future[Fate] = asyncio.get_running_loop().create_future()
        self.append(Append(summary, first, lines, functools.partial(settle_once, fate)))
        return await fate

    async def write(self) -> None:
        """Commit whatever waits, as much at once as there is; until told to stop."""
        while self.waiting or not self.closing:
            if not self.waiting:
                self.wake.clear()
                await self.wake.wait()
                continue
            batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
            if not await self.try_all(batch):
                await self.try_each(batch)

    async def try_all(self, batch: list[Append]) -> bool:
        """One commit for the whole batch; whether the fate of all is known by it."""
        fate: Fate = "stored"
        try:
            await self.commit_counted(batch)
        except AwayError:  # one table after the other would wait as long again
            fate, tables = "failed", {append.summary.id for append in batch}
            batch = [*batch, *itertools.chain.from_iterable(map(self.withdraw, tables))]
        except StoreError:
            return False
        for append in batch:
            append.then(fate)
        return True

    async def try_each(self, batch: list[Append]) -> None:
        """A commit for each table, so that only what is broken fails, and what builds on it."""
        tables: dict[str, list[Append]] = {}
        for append in batch:
            tables.setdefault(append.summary.id, []).append(append)
        for table, appends in tables.items():
            fate = await self.fate_of(appends)
            if fate != "stored":
                appends += self.withdraw(table)
            for append in appends:
                append.then(fate)

    async def fate_of(self, appends: list[Append]) -> Fate:
        """Commit what one table appends; what stands there already, word for word, is stored."""
        try:
            await self.commit_counted(appends)
        except TakenError:
            with contextlib.suppress(StoreError):
                (run,) = runs_of(appends)
                found = await self.lines(run.summary.id, run.first)
                return "stored" if found[: len(run.lines)] == run.lines else "taken"
            return "failed"
        except StoreError:
            return "failed"
        return "stored"

    def withdraw(self, table: str) -> list[Append]:
        """What waits for a table whose earlier lines were not stored."""
        doomed = [append for append in self.waiting if append.summary.id == table]
        self.waiting = [append for append in self.waiting if append.summary.id != table]
        return doomed

    async def commit_counted(self, batch: list[Append]) -> None:
        """One commit, counted; what cannot be written at all must not end all writing."""
        try:
            await self.commit(runs_of(batch))
        except (TypeError, ValueError, ArithmeticError) as error:
            raise StoreError(f"{type(error).__name__} {error}") from error
        self.commits += 1
        self.written += sum(len(append.lines) for append in batch)
