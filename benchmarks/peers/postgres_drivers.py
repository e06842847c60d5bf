"""Which driver appends lines to PostgreSQL at less cost: asyncpg or psycopg 3, side by side.

    PYTHONPATH=src:tests/server python benchmarks/peers/postgres_drivers.py

Needs `pip install asyncpg 'psycopg[binary]'` and a PostgreSQL, which it starts itself. Each driver
stores the same batches in the one statement the server uses; figures are of one process.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import asyncpg
import psycopg
import uvloop
from postgres import Postgres

ROUNDS = 400
MAKE = "CREATE TABLE lines (tab text, n integer, line bytea, PRIMARY KEY (tab, n))"
PUT = """
WITH appended AS (
    INSERT INTO lines SELECT * FROM unnest({0}::text[], {1}::integer[], {2}::bytea[])
) SELECT pg_notify('cabale', {3})
"""
Commit = Callable[[list[str], list[int], list[bytes], str], Awaitable[object]]


async def by_asyncpg(url: str) -> Commit:
    db = await asyncpg.connect(url)
    put = await db.prepare(PUT.format("$1", "$2", "$3", "$4"))
    return put.fetchval


async def by_psycopg(url: str) -> Commit:
    db = await psycopg.AsyncConnection.connect(url, autocommit=True, prepare_threshold=0)
    cursor = db.cursor(binary=True)

    async def commit(*columns: object) -> None:
        await cursor.execute(PUT.format("%b", "%b", "%b", "%b"), columns)

    return commit


async def measure(commit: Commit, tables: int, mark: str) -> tuple[float, float]:
    """Milliseconds of wall time and of this process's processor for a batch of `tables` lines."""
    ids = [f"{mark}{n:011d}" for n in range(tables)]
    line = [
        b'{"type":"a","seat":2,"action":1234,"key":"0123456789abcdef0123456789abcdef"}'
    ] * tables
    began, used = time.perf_counter(), time.process_time()
    for n in range(ROUNDS):
        await commit(ids, [n] * tables, line, "x" * 200)
    return (
        (time.perf_counter() - began) / ROUNDS * 1e3,
        (time.process_time() - used) / ROUNDS * 1e3,
    )


async def main() -> None:
    with Postgres(durable=True) as server:
        url = server.new_database()
        db = await asyncpg.connect(url)
        await db.execute(MAKE)
        for tables in (1, 8, 64):
            for again in "ab":
                for name, connect in (("asyncpg", by_asyncpg), ("psycopg", by_psycopg)):
                    commit = await connect(url)
                    wall, used = await measure(commit, tables, f"{name[0]}{again}{tables}")
                    print(f"{name:8} {tables:3} lines a batch: {wall:6.2f} ms, {used:6.3f} ms own")


uvloop.run(main())
