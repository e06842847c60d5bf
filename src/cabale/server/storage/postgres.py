"""Every table in PostgreSQL, for a house of several processes.

One statement stores a batch: a process that stops half-way holds nothing up. Everything is read
from the primary, which alone is never behind.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import asyncpg

from cabale.server.storage.store import (
    SCHEMA_VERSION,
    Run,
    Store,
    StoreError,
    Summary,
    TakenError,
    read_summary,
    write_seats,
)

CONNECTIONS: Final = 4
PATIENCE: Final = 10.0  # seconds for which a database that restarts is waited for
PAUSE: Final = 0.1  # seconds between two tries
PAGE: Final = 500  # rows fetched at a time
LOST: Final = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError)
RESTARTS: Final = (
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
)
MAKE: Final = f"""
CREATE SCHEMA IF NOT EXISTS cabale;
CREATE TABLE IF NOT EXISTS cabale.version (version integer NOT NULL);
CREATE TABLE cabale.tables (
    id text COLLATE "C" PRIMARY KEY, game text NOT NULL, phase text NOT NULL,
    waiting bigint NOT NULL, touched double precision NOT NULL, seats text NOT NULL
);
CREATE TABLE cabale.lines (
    tab text COLLATE "C" NOT NULL, n integer NOT NULL, line bytea NOT NULL, PRIMARY KEY (tab, n)
);
INSERT INTO cabale.version VALUES ({SCHEMA_VERSION});
"""
PUT: Final = """
WITH appended AS (
    INSERT INTO cabale.lines (tab, n, line)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])
)
INSERT INTO cabale.tables (id, game, phase, waiting, touched, seats)
SELECT id, game, phase, waiting, touched, coalesce(seats, '[]')
FROM unnest($4::text[], $5::text[], $6::text[], $7::bigint[], $8::float8[], $9::text[])
    AS new (id, game, phase, waiting, touched, seats)
ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, waiting = excluded.waiting,
    touched = excluded.touched,
    seats = CASE excluded.seats WHEN '[]' THEN cabale.tables.seats ELSE excluded.seats END
"""
LINES: Final = "SELECT line FROM cabale.lines WHERE tab = $1 AND n >= $2 ORDER BY n"
SUMMARY: Final = "SELECT id, game, phase, waiting, touched, seats FROM cabale.tables"


class PostgresStore(Store):
    """A database that several processes share."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url: Final = url
        self.pool: Any = None  # asyncpg has no types
        asyncio.run(self.prepare())

    async def prepare(self) -> None:
        """Make the schema if it is not there; refuse one that is later."""
        try:
            db = await asyncpg.connect(self.url, timeout=PATIENCE)
        except (*LOST, asyncpg.PostgresError, TimeoutError, ValueError) as error:
            raise StoreError(sentence(error)) from None
        try:
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock(hashtext('cabale schema'))")
                await bring_up(db)
        except asyncpg.PostgresError as error:
            raise StoreError(sentence(error)) from None
        finally:
            await db.close()

    async def open(self) -> None:
        self.pool = await asyncpg.create_pool(
            self.url, min_size=1, max_size=CONNECTIONS, reset=leave_as_it_is
        )

    async def shut(self) -> None:
        if self.pool is not None:
            self.pool.terminate()

    async def ask(self, method: str, *words: Any) -> Any:
        """One statement; a database that is away for a moment is waited for."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            try:
                return await getattr(self.pool, method)(*words)
            except (*LOST, *RESTARTS) as error:
                if loop.time() > until:
                    raise StoreError(sentence(error)) from None
                await asyncio.sleep(PAUSE)
            except asyncpg.PostgresError as error:
                raise StoreError(sentence(error)) from error

    # -- writing

    async def commit(self, runs: list[Run]) -> None:
        numbered = [(r.summary.id, r.first + i, x) for r in runs for i, x in enumerate(r.lines)]
        summaries = [
            (s.id, s.game, s.phase, s.waiting, s.touched, write_seats(s))
            for s in (run.summary for run in runs)
        ]
        try:
            await self.ask("execute", PUT, *columns(numbered), *columns(summaries))
        except StoreError as error:
            if isinstance(error.__cause__, asyncpg.UniqueViolationError):
                raise TakenError("another line stands there") from None
            raise

    # -- reading

    async def lines(self, table: str, first: int = 0) -> list[bytes]:
        return [row[0] for row in await self.ask("fetch", LINES, table, first)]

    async def summary(self, table: str) -> Summary | None:
        row = await self.ask("fetchrow", f"{SUMMARY} WHERE id = $1", table)
        return read_summary(row) if row else None

    async def count(self) -> int:
        return int(await self.ask("fetchval", "SELECT count(*) FROM cabale.tables"))

    async def everything(self) -> AsyncIterator[tuple[Summary, list[bytes]]]:
        async with (
            self.pool.acquire() as db,
            db.transaction(isolation="repeatable_read", readonly=True),
        ):
            async for row in db.cursor(f"{SUMMARY} ORDER BY id", prefetch=PAGE):
                yield read_summary(row), [line for (line,) in await db.fetch(LINES, row[0], 0)]


async def bring_up(db: Any) -> None:
    """Bring the database to the present schema."""
    if await db.fetchval("SELECT to_regclass('cabale.version')") is None:
        await db.execute(MAKE)
    version = await db.fetchval("SELECT version FROM cabale.version")
    if version > SCHEMA_VERSION:
        raise StoreError("it was written by a later version of Cabale", "later")


async def leave_as_it_is(_db: Any) -> None:
    """A connection is given back as it was taken: nothing here changes its settings."""


def columns(rows: list[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows as columns, which one statement takes whole."""
    return [list(column) for column in zip(*rows, strict=True)]


def sentence(error: BaseException) -> str:
    """What went wrong, on one line and without the address, which may hold a password."""
    return " ".join(str(error).split())[:200] or type(error).__name__
