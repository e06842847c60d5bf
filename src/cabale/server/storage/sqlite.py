"""One file with every table; threads of its own wait for the disk, one to write and one to read."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import stat
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from cabale.server.lines import joined, parted
from cabale.server.storage import migrations
from cabale.server.storage.edition import KeptEdition
from cabale.server.storage.paper import COPYING
from cabale.server.storage.sitters import sitters
from cabale.server.storage.sqlite_papers import SqlitePapers
from cabale.server.storage.store import (
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

T = TypeVar("T")
PUT_LINE: Final = "INSERT INTO lines (tab, n, line, words) VALUES (?, ?, ?, ?)"
BEFORE: Final = "SELECT 1 FROM lines WHERE tab = ? AND n = ?"
PUT_TABLE: Final = """
INSERT INTO tables (id, game, phase, waiting, touched, seats, pace, due)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, waiting = excluded.waiting,
    touched = excluded.touched, seats = excluded.seats, pace = excluded.pace, due = excluded.due
"""
TOUCH: Final = """
UPDATE tables SET phase = ?, waiting = ?, touched = ?, pace = ?, due = ? WHERE id = ?
"""
UNTOUCHED: Final = (
    "SELECT id FROM tables WHERE phase = ? AND touched < ? ORDER BY touched, id LIMIT ?"
)
UNFINISHED: Final = "SELECT 1 FROM papers WHERE kind = ?"
NOTE: Final = (  # of a table that was removed nothing is left
    "INSERT OR REPLACE INTO presence SELECT ?, ?, ? WHERE EXISTS"
    " (SELECT 1 FROM tables WHERE id = ?)"
)
LINES: Final = "SELECT line, words FROM lines WHERE tab = ? AND n >= ? ORDER BY n"
SUMMARY: Final = "SELECT id, game, phase, waiting, touched, seats, pace FROM tables"
KINDS: Final = (str, str, str, int, float, str, str)  # of what a damaged file may hold otherwise
DUE: Final = "SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?"
EDITION: Final = "SELECT id, game, name, vals, made FROM editions"


def make_private(path: Path) -> None:
    """Make the file if it is not there; what lies in it is nobody else's to read."""
    try:
        file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise StoreError(f"{error.strerror or error}") from None
    try:
        found = os.fstat(file)
        if not stat.S_ISREG(found.st_mode):  # to wait at a pipe would be for ever
            raise StoreError("it is no file", "foreign")
        if found.st_nlink > 1:  # what is not yet moved into it, and its lock, go by one name
            raise StoreError("it has several names", "linked")
    finally:
        os.close(file)


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a file that is written as it should be."""
    db = None
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA trusted_schema = OFF")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
    except migrations.UNREADABLE as error:
        if db is not None:
            db.close()
        raise StoreError(str(error)) from None
    return db


class Lock:
    """Held by whoever may write to the file; the system lets go of it when the process ends.

    It lies beside the file, in a database of its own, so that it holds on every system and
    readers of the file do not meet it; whatever link leads to the file, there is one.
    """

    def __init__(self, path: Path) -> None:
        file = path.resolve()
        where = file.with_name(file.name + ".lock")
        make_private(where)
        self.db: Final = sqlite3.connect(
            where, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self.db.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            self.db.close()
            raise StoreError("a server has it open", "in-use") from None

    def close(self) -> None:
        self.db.close()


class SqliteStore(SqlitePapers, Store):
    """The file that is there without anything to set up.

    A server locks it; without the lock it can be read while a server runs, or filled if it is new.
    """

    def __init__(self, path: Path, lock: bool = True) -> None:
        super().__init__()
        self.path: Final = path
        make_private(path)
        self.lock: Final = Lock(path) if lock else None
        try:
            self.reader: Final = connect(path)
            self.db: Final = connect(path)
            migrations.bring_up(self.db, path, may_change=lock)
            self.check_whole()
        except StoreError:
            self.let_go()
            raise
        self.inode: Final = os.stat(path).st_ino
        self.disk: Final = ThreadPoolExecutor(1, thread_name_prefix="cabale-disk")
        self.shelf: Final = ThreadPoolExecutor(1, thread_name_prefix="cabale-shelf")

    def check_whole(self) -> None:
        """Refuse what has come in part."""
        try:
            unfinished = self.db.execute(UNFINISHED, (COPYING,)).fetchone()
        except migrations.UNREADABLE as error:
            raise StoreError(str(error), "damaged") from None
        if unfinished:
            raise StoreError("a copy into it was broken off", "unfinished")

    async def open(self) -> None:
        """The file is open; whoever was present when its last server ended is gone since now."""
        if self.lock is not None:
            await self.put_beside("UPDATE presence SET gone = ? WHERE gone IS NULL", time.time())

    async def shut(self) -> None:
        self.shelf.shutdown()
        self.disk.shutdown()
        self.let_go()

    def let_go(self) -> None:
        """Close whatever was opened."""
        for name in ("reader", "db"):
            if hasattr(self, name):
                getattr(self, name).close()
        if self.lock is not None:
            self.lock.close()

    # -- writing

    async def commit(self, runs: list[Run]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.disk, self.commit_now, runs)

    def commit_now(self, runs: list[Run]) -> None:
        """Put everything on disk in one transaction."""
        self.check_place()  # before too: what a lost file took must not be found in it again
        try:
            self.transact(runs)
        except sqlite3.IntegrityError:
            raise TakenError("another line stands there") from None
        except sqlite3.Error as error:
            raise StoreError(str(error)) from None
        self.check_place()

    def transact(self, runs: list[Run]) -> None:
        """All lines and summaries, or none."""
        db = self.db
        try:
            db.execute("BEGIN IMMEDIATE")
            check_no_gap(db, runs)
            db.executemany(PUT_LINE, numbered(runs))
            for run in runs:
                put_summary(db, run.summary)
                held = [(run.summary.id, one) for one in sitters(run)]
                db.executemany("INSERT OR IGNORE INTO holdings VALUES (?, ?)", held)
            db.execute("COMMIT")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def check_place(self) -> None:
        """The file must still be where it is looked for, else everything written is lost."""
        try:
            here = os.stat(self.path).st_ino == self.inode
        except OSError:
            here = False
        if not here:
            raise StoreError("the file is no longer there", "absent")

    async def put_beside(self, statement: str, *values: object) -> int:
        """One statement beside the lines: how many rows it changed."""
        return await asyncio.get_running_loop().run_in_executor(
            self.disk, self.put_beside_now, statement, values
        )

    def put_beside_now(self, statement: str, values: tuple[object, ...]) -> int:
        """As an answer would be written."""
        try:
            changed = self.db.execute(statement, values).rowcount
        except sqlite3.Error as error:
            raise StoreError(str(error)) from None
        self.check_place()
        return changed

    async def probe(self) -> None:
        await self.put_beside("UPDATE probe SET at = ?", time.time())

    async def note(self, table: str, seat: int, gone: float | None) -> None:
        await self.put_beside(NOTE, table, seat, gone, table)

    async def presence(self, tables: list[str]) -> list[Presence]:
        query = "SELECT tab, seat, gone FROM presence WHERE tab = ?"
        rows = await self.read(lambda db: [r for t in tables for r in db.execute(query, (t,))])
        return [Presence(table, seat, False, gone) for table, seat, gone in rows]

    async def drop(self, table: str, before: float) -> bool:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.disk, self.drop_now, table, before)

    def drop_now(self, table: str, before: float) -> bool:
        """All of it in one transaction."""
        db = self.db
        try:
            db.execute("BEGIN IMMEDIATE")
            found = db.execute("DELETE FROM tables WHERE id = ? AND touched < ?", (table, before))
            if found.rowcount:
                db.execute("DELETE FROM lines WHERE tab = ?", (table,))
                db.execute("DELETE FROM presence WHERE tab = ?", (table,))
                db.execute("DELETE FROM holdings WHERE tab = ?", (table,))
            db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise StoreError(str(error)) from None
        return bool(found.rowcount)

    async def erase(self, table: str, numbers: list[int]) -> None:
        await self.wipe(
            "UPDATE lines SET words = NULL WHERE tab = ? AND n = ?", [(table, n) for n in numbers]
        )

    async def wipe(self, statement: str, places: list[tuple[object, ...]]) -> None:
        """Carry a statement out for each of some places, so that nothing is left of them."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.disk, self.wipe_now, statement, places)

    def wipe_now(self, statement: str, places: list[tuple[object, ...]]) -> None:
        """Overwrite what is erased, in the file and in its journal."""
        try:
            self.db.execute("PRAGMA secure_delete = ON")
            self.db.executemany(statement, places)
            self.db.execute("PRAGMA secure_delete = OFF")
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise StoreError(str(error)) from None
        self.check_place()

    # -- reading

    async def untouched(self, phase: Phase, before: float, most: int) -> list[str]:
        return await self.read(
            lambda db: [id for (id,) in db.execute(UNTOUCHED, (phase, before, most))]
        )

    async def due(self, now: float, most: int) -> list[str]:
        return await self.read(lambda db: [id for (id,) in db.execute(DUE, (now, most))])

    async def read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """Read something, however long the disk takes, or say plainly that it cannot be read."""
        return await asyncio.get_running_loop().run_in_executor(self.shelf, self.read_now, ask)

    def read_now(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return ask(self.reader)
        except migrations.UNREADABLE as error:
            raise StoreError(str(error)) from None

    async def lines(self, table: str, first: int = 0) -> list[bytes]:
        return await self.read(
            lambda db: [joined(*row) for row in db.execute(LINES, (table, first))]
        )

    async def summary(self, table: str) -> Summary | None:
        query = f"{SUMMARY} WHERE id = ?"
        row = await self.read(lambda db: db.execute(query, (table,)).fetchone())
        return read_summary(row) if row else None

    async def summaries(self, tables: list[str]) -> list[Summary]:
        query = f"{SUMMARY} WHERE id IN (SELECT value FROM json_each(?))"
        wanted = msgspec.json.encode(tables).decode()
        rows = await self.read(lambda db: db.execute(query, (wanted,)).fetchall())
        return [read_summary(row) for row in rows]

    async def tables_once_of(self, person: str) -> list[Summary]:
        query = f"{SUMMARY} WHERE id IN (SELECT tab FROM holdings WHERE person = ?)"
        rows = await self.read(lambda db: db.execute(query, (person,)).fetchall())
        return [read_summary(row) for row in rows]

    async def latest(self, most: int) -> list[Summary]:
        query = f"{SUMMARY} ORDER BY touched DESC, id LIMIT ?"
        rows = await self.read(lambda db: db.execute(query, (most,)).fetchall())
        return [read_summary(row) for row in rows]

    async def count(self) -> int:
        return int(
            await self.read(lambda db: db.execute("SELECT count(*) FROM tables").fetchone()[0])
        )

    async def space(self) -> tuple[int, int]:
        return await self.read(lambda _: (self.size(), shutil.disk_usage(self.path.parent).free))

    def size(self) -> int:
        """The bytes of the file, and of what is not yet moved into it."""
        log = self.path.with_name(self.path.name + "-wal")
        return sum(one.stat().st_size for one in (self.path, log) if one.exists())

    async def keep(self, edition: KeptEdition) -> None:
        values = (edition.id, edition.game, edition.name, edition.values, edition.made)
        await self.put_beside("INSERT OR IGNORE INTO editions VALUES (?, ?, ?, ?, ?)", *values)

    async def edition(self, id: str) -> KeptEdition | None:
        query = f"{EDITION} WHERE id = ?"
        row = await self.read(lambda db: db.execute(query, (id,)).fetchone())
        return KeptEdition(*row) if row else None

    async def editions(self) -> list[KeptEdition]:
        rows = await self.read(lambda db: db.execute(f"{EDITION} ORDER BY id").fetchall())
        return [KeptEdition(*row) for row in rows]

    async def count_editions(self) -> int:
        return int(
            await self.read(lambda db: db.execute("SELECT count(*) FROM editions").fetchone()[0])
        )

    async def everything(self) -> AsyncIterator[tuple[Summary, list[bytes]]]:
        with contextlib.closing(connect(self.path)) as db:
            try:
                db.execute("BEGIN")
                for row in db.execute(f"{SUMMARY} ORDER BY id"):
                    if not all(map(isinstance, row, KINDS)):
                        raise TypeError("a row is of another kind than Cabale writes")
                    yield (
                        read_summary(row),
                        [joined(*line) for line in db.execute(LINES, (row[0], 0))],
                    )
            except (*migrations.UNREADABLE, msgspec.DecodeError, TypeError) as error:
                raise StoreError(str(error), "damaged") from None


def check_no_gap(db: sqlite3.Connection, runs: Iterable[Run]) -> None:
    """Lines follow those before them; a table that was removed has none."""
    for run in runs:
        if run.first and not db.execute(BEFORE, (run.summary.id, run.first - 1)).fetchone():
            raise sqlite3.IntegrityError("the line before is not there")


def put_summary(db: sqlite3.Connection, s: Summary) -> None:
    """Keep the summary of a table in step with its lines."""
    time = write_pace(s), s.pace.due()
    if s.seats is None:
        db.execute(TOUCH, (s.phase, s.waiting, s.touched, *time, s.id))
    else:
        db.execute(PUT_TABLE, (s.id, s.game, s.phase, s.waiting, s.touched, write_seats(s), *time))


def numbered(runs: Iterable[Run]) -> list[tuple[str, int, bytes, bytes | None]]:
    """Every line with its table and number."""
    return [
        (run.summary.id, run.first + i, *parted(line))
        for run in runs
        for i, line in enumerate(run.lines)
    ]
