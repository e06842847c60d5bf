"""Every table in PostgreSQL, for a house of several processes.

One statement stores a batch: a process that stops half-way holds nothing up. Everything is read
from the primary, which alone is never behind.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import asyncpg

from cabale.server.lines import joined, parted
from cabale.server.storage.edition import KeptEdition
from cabale.server.storage.migrations import parted_anew
from cabale.server.storage.postgres_papers import PostgresPapers
from cabale.server.storage.primary import connect_primary
from cabale.server.storage.sitters import sitters
from cabale.server.storage.statements import (
    AHEAD,
    CLAIM,
    DROP,
    DUE,
    EDITION,
    ERASE,
    FIRST,
    KEEP,
    LEAVE,
    LINES,
    NOTE,
    PRESENCE,
    PROBE,
    PUT,
    STEPS,
    SUMMARY,
    SWEEP,
    UNFINISHED,
    UNTOUCHED,
    WORDS_INSIDE,
)
from cabale.server.storage.store import (
    SCHEMA_VERSION,
    AwayError,
    Presence,
    Run,
    Store,
    StoreError,
    Summary,
    TakenError,
    read_summary,
    write_pace,
    write_seats,
)
from cabale.server.wire import Phase

ENCODINGS: Final = ("UTF8", "SQL_ASCII")  # that keep every name as it is
CONNECTIONS: Final = 4
PATIENCE: Final = 10.0  # seconds for which a database that restarts is waited for
PULSE: Final = 1.0  # seconds between two looks whether the line still hears
PAUSE: Final = 0.1  # seconds between two tries
PAGE: Final = 500  # rows fetched at a time
LOST: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a line that was cut while it was handed on
)
RESTARTS: Final = (
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,  # of others, who let go of them some time
)
UNFIT: Final = (asyncpg.UniqueViolationError, asyncpg.DivisionByZeroError)
LISTENING: Final = "cabale listening"  # how the line on which others are heard is called
CHANNEL: Final = "cabale"
HINT_BYTES: Final = 7000  # PostgreSQL takes 8,000


class PostgresStore(PostgresPapers, Store):
    """A database that several processes share."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url: Final = url
        self.pool: Any = None  # asyncpg has no types
        self.listener: asyncio.Task[None] | None = None
        self.in_doubt = self.settled = 0  # commits of which nobody knows what became of them
        asyncio.run(self.prepare())

    async def prepare(self) -> None:
        """Make the schema if it is not there; refuse one that is later."""
        try:
            db = await connect_primary(self.url)
        except asyncpg.TargetServerAttributeNotMatched:
            raise StoreError("it is a standby, which nothing is written to", "standby") from None
        except (*LOST, asyncpg.PostgresError, TimeoutError, ValueError) as error:
            raise StoreError(sentence(error)) from None
        try:
            if await db.fetchval("SHOW server_encoding") not in ENCODINGS:
                raise StoreError("it is not in UTF-8", "encoding")
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock(hashtext('cabale schema'))")
                await bring_up(db)
            if await db.fetchval(UNFINISHED):
                raise StoreError("a copy into it was broken off", "unfinished")
        except asyncpg.PostgresError as error:
            raise StoreError(sentence(error)) from None
        finally:
            await db.close()

    async def open(self) -> None:
        self.pool = await asyncpg.create_pool(
            self.url,
            min_size=0,
            max_size=CONNECTIONS,
            command_timeout=PATIENCE,
            connect=connect_primary,
            reset=leave_as_it_is,
        )
        await self.probe()  # from now on the others know of this process
        self.listener = asyncio.ensure_future(self.listen())

    async def shut(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.wait([self.listener])
        if self.pool is not None:
            with contextlib.suppress(*LOST, asyncpg.PostgresError):
                await self.pool.execute(LEAVE, self.process, timeout=1)
            self.pool.terminate()

    async def listen(self) -> None:
        """Hear what others have written to; a line that was cut is replaced, and noticed."""
        while True:
            db = None
            try:
                name = {"application_name": LISTENING}
                db = await connect_primary(self.url, server_settings=name)
                await db.add_listener(CHANNEL, self.hear)
                self.heard(None)  # whatever came while nobody listened
                while True:
                    await asyncio.sleep(PULSE)
                    await db.execute("SELECT 1", timeout=PULSE)
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(PAUSE)
            finally:
                if db is not None:
                    db.terminate()

    def hear(self, _db: Any, _pid: int, _channel: str, hint: str) -> None:
        """Somebody has stored lines; a hint without names means any table."""
        process, *tables = hint.split()
        if process != self.process:
            self.heard(tables or None)

    def hint_of(self, runs: list[Run]) -> str:
        """What the others are told about a batch."""
        names = " ".join(run.summary.id for run in runs)
        return f"{self.process} {names if len(names) < HINT_BYTES else ''}"

    async def ask(self, method: str, *words: Any) -> Any:
        """One statement; a database that is away for a moment is waited for."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            try:
                async with asyncio.timeout(PATIENCE):  # for a connection that is free, too
                    return await getattr(self.pool, method)(*words)
            except (*LOST, *RESTARTS) as error:
                if loop.time() > until:
                    raise AwayError(sentence(error)) from None
                await asyncio.sleep(PAUSE)
            except asyncpg.CharacterNotInRepertoireError as error:
                before, words = words, tuple(map(without_nul, words))
                if words == before:
                    raise StoreError(sentence(error)) from error
            except asyncpg.PostgresError as error:
                raise StoreError(sentence(error)) from error

    # -- writing

    async def commit(self, runs: list[Run]) -> None:
        numbered = [
            (run.summary.id, run.first + i, *parted(line))
            for run in runs
            for i, line in enumerate(run.lines)
        ]
        tables, numbers, lines, words = columns(numbered)
        summaries = [
            (s.id, s.game, s.phase, s.waiting, s.touched, write_seats(s))
            for s in (run.summary for run in runs)
        ]
        try:
            people = [" ".join(sitters(run)) for run in runs]
            time = columns([(write_pace(run.summary), run.summary.pace.due()) for run in runs])
            values = (*columns(summaries), CHANNEL, self.hint_of(runs), words, people, *time)
            firsts = [run.first for run in runs]
            await self.ask("fetchval", PUT, tables, numbers, lines, *values, firsts)
        except StoreError as error:
            if isinstance(error.__cause__, UNFIT):
                raise TakenError("another line stands there, or none before it") from None
            self.in_doubt += 1
            raise

    async def settle(self) -> None:
        """What was not heard to be stored may stand there and yet not be safe, as on a primary
        whose standby is away: it is read once something written after it is known to be."""
        doubts = self.in_doubt
        if doubts > self.settled:
            await self.probe()
            self.settled = doubts

    async def probe(self) -> None:
        await self.ask("execute", PROBE, self.process)

    async def note(self, table: str, seat: int, gone: float | None) -> None:
        await self.ask("execute", NOTE, table, seat, self.process, gone)

    async def presence(self, tables: list[str]) -> list[Presence]:
        rows = await self.ask("fetch", PRESENCE, tables, self.process)
        return [Presence(table, seat, here, since(gone)) for table, seat, here, gone in rows]

    async def drop(self, table: str, before: float) -> bool:
        dropped = bool(await self.ask("fetchval", DROP, table, before))
        if dropped:
            await self.ask("execute", SWEEP, table)
        return dropped

    async def erase(self, table: str, numbers: list[int]) -> None:
        await self.ask("execute", ERASE, table, numbers)

    # -- the other processes

    async def ahead(self, known: dict[str, int]) -> list[str]:
        return [tab for (tab,) in await self.ask("fetch", AHEAD, list(known), list(known.values()))]

    async def claim(self, tables: list[str]) -> set[str]:
        return {tab for (tab,) in await self.ask("fetch", CLAIM, tables, self.process)}

    # -- reading

    async def untouched(self, phase: Phase, before: float, most: int) -> list[str]:
        return [id for (id,) in await self.ask("fetch", UNTOUCHED, phase, before, most)]

    async def due(self, now: float, most: int) -> list[str]:
        return [id for (id,) in await self.ask("fetch", DUE, now, most)]

    async def lines(self, table: str, first: int = 0) -> list[bytes]:
        await self.settle()
        return [joined(*row) for row in await self.ask("fetch", LINES, table, first)]

    async def summary(self, table: str) -> Summary | None:
        row = await self.ask("fetchrow", f"{SUMMARY} WHERE id = $1", table)
        return read_summary(row) if row else None

    async def summaries(self, tables: list[str]) -> list[Summary]:
        rows = await self.ask("fetch", f"{SUMMARY} WHERE id = ANY($1::text[])", tables)
        return [read_summary(row) for row in rows]

    async def tables_once_of(self, person: str) -> list[Summary]:
        rows = await self.ask("fetch", f"{SUMMARY} WHERE people @> ARRAY[$1::text]", person)
        return [read_summary(row) for row in rows]

    async def latest(self, most: int) -> list[Summary]:
        rows = await self.ask("fetch", f"{SUMMARY} ORDER BY touched DESC, id LIMIT $1", most)
        return [read_summary(row) for row in rows]

    async def count(self) -> int:
        return int(await self.ask("fetchval", "SELECT count(*) FROM cabale.tables"))

    async def space(self) -> tuple[int, int]:
        size = await self.ask("fetchval", "SELECT pg_database_size(current_database())")
        return int(size), -1  # its disk is not ours to look at

    async def keep(self, edition: KeptEdition) -> None:
        values = (edition.id, edition.game, edition.name, edition.values, edition.made)
        await self.ask("execute", KEEP, *values)

    async def edition(self, id: str) -> KeptEdition | None:
        row = await self.ask("fetchrow", f"{EDITION} WHERE id = $1", id)
        return KeptEdition(*row) if row else None

    async def editions(self) -> list[KeptEdition]:
        return [KeptEdition(*row) for row in await self.ask("fetch", f"{EDITION} ORDER BY id")]

    async def count_editions(self) -> int:
        return int(await self.ask("fetchval", "SELECT count(*) FROM cabale.editions"))

    async def everything(self) -> AsyncIterator[tuple[Summary, list[bytes]]]:
        async with (
            self.pool.acquire() as db,
            db.transaction(isolation="repeatable_read", readonly=True),
        ):
            async for row in db.cursor(f"{SUMMARY} ORDER BY id", prefetch=PAGE):
                yield (
                    read_summary(row),
                    [joined(*line) for line in await db.fetch(LINES, row[0], 0)],
                )


async def bring_up(db: Any) -> None:
    """Bring the database to the present schema, step by step; what is later is refused."""
    version = FIRST - 1
    if await db.fetchval("SELECT to_regclass('cabale.version')") is not None:
        version = await db.fetchval("SELECT version FROM cabale.version")
    if version > SCHEMA_VERSION:
        raise StoreError("it was written by a later version of Cabale", "later")
    for step in STEPS[version - FIRST + 1 :]:
        await db.execute(step)
    if FIRST <= version <= WORDS_INSIDE:
        await part_words(db)
    await db.execute("UPDATE cabale.version SET version = $1", SCHEMA_VERSION)


async def part_words(db: Any) -> None:
    """Put apart what people are called and say, in lines of the time when it stood inside."""
    for table, n, line in await db.fetch("SELECT tab, n, line FROM cabale.lines"):
        kept, words = parted_anew(line)
        if words is not None:
            update = "UPDATE cabale.lines SET line = $1, words = $2 WHERE tab = $3 AND n = $4"
            await db.execute(update, kept, words, table, n)


async def leave_as_it_is(_db: Any) -> None:
    """A connection is given back as it was taken: nothing here changes its settings."""


def columns(rows: list[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows as columns, which one statement takes whole."""
    return [list(column) for column in zip(*rows, strict=True)]


def since(gone: Any) -> float | None:
    """A moment as PostgreSQL tells it."""
    return None if gone is None else float(gone)


def without_nul(word: Any) -> Any:
    """A value whose text can be asked for; PostgreSQL keeps no NUL, so it is found nowhere."""
    if isinstance(word, list):
        return [without_nul(one) for one in word]
    return word.replace("\0", "\ufffd") if isinstance(word, str) else word


def sentence(error: BaseException) -> str:
    """What went wrong, on one line and without the address, which may hold a password."""
    return " ".join(str(error).split())[:200] or type(error).__name__
