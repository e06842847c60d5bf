"""Truth on disk: lines are appended in one thread, as many at once as are waiting.

Nothing is told to anyone before it is on disk: `then` runs after the commit that holds the line.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import weakref
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cabale.server.wire import Phase

BATCH: Final = 1024
SCHEMA_VERSION: Final = 1
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL,
    waiting INTEGER NOT NULL, names TEXT NOT NULL, touched REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lines (
    tab TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (tab, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS holders (
    tab TEXT NOT NULL, seat INTEGER NOT NULL, holder TEXT NOT NULL, PRIMARY KEY (tab, seat)
) WITHOUT ROWID;
"""
PUT_LINE: Final = "INSERT INTO lines (tab, n, line) VALUES (?, ?, ?)"
PUT_TABLE: Final = "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)"
TOUCH: Final = "UPDATE tables SET phase = ?, waiting = ?, touched = ? WHERE id = ?"
DROP_HOLDERS: Final = "DELETE FROM holders WHERE tab = ?"
PUT_HOLDER: Final = "INSERT INTO holders (tab, seat, holder) VALUES (?, ?, ?)"


class StoreError(Exception):
    """The file cannot be used; the message is one plain sentence."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the list of somebody's tables needs, so that no table must be opened for it."""

    id: str
    game: str
    phase: Phase
    waiting: int
    names: str  # one a line
    touched: float
    holders: list[tuple[int, str]] | None = None  # None: seats are as they were


@dataclass(slots=True)
class Append:
    """Lines of one table on their way to the disk."""

    owner: object  # once one of its appends has failed, the later ones fail too
    summary: Summary
    first: int  # number of the first line
    lines: list[bytes]
    then: Callable[[], None]
    failed: Callable[[], None]


def connect(path: Path) -> sqlite3.Connection:
    """A connection to the file, which is made if it is not there."""
    db = None
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        prepare(db)
    except (sqlite3.Error, StoreError) as error:
        if db is not None:
            db.close()
        raise StoreError(str(error)) from None
    return db


def prepare(db: sqlite3.Connection) -> None:
    """Set how the file is written, and make what is missing in it."""
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > SCHEMA_VERSION:
        raise StoreError("it was written by a later version of Cabale")
    db.executescript(SCHEMA)
    db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


class Store:
    """One file with every table; one thread that writes, and a connection that reads."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.reader: Final = connect(path)
        self.writer: Final = connect(path)
        self.waiting: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread: threading.Thread | None = None
        self.broken: weakref.WeakSet[object] = weakref.WeakSet()  # owners of failed appends
        self.commits = 0
        self.written = 0

    def run(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to write; `then` is called in `loop`."""
        self.loop = loop
        self.thread = threading.Thread(target=self.write, name="cabale-writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Write what waits, then close the file."""
        if self.thread is not None:
            self.waiting.put(None)
            self.thread.join()
            self.thread = None
        self.reader.close()
        self.writer.close()

    def append(self, append: Append) -> None:
        """Have lines written; their `then` is called once they are on disk."""
        self.waiting.put(append)

    # -- the writing thread

    def write(self) -> None:
        """Write whatever waits, commit once, tell the loop; until told to stop."""
        going = True
        while going:
            batch = [self.waiting.get()]
            while len(batch) < BATCH and not self.waiting.empty():
                batch.append(self.waiting.get())
            going = batch[-1] is not None
            appends = [item for item in batch if item is not None]
            if appends:
                self.write_batch(appends)

    def write_batch(self, batch: list[Append]) -> None:
        """One commit for all of `batch`; each by itself if they do not go together."""
        assert self.loop is not None, "run() sets the loop"
        try:
            self.commit(batch)
        except StoreError:
            for append in batch:
                self.write_one(append)
            return
        self.loop.call_soon_threadsafe(call_all, [append.then for append in batch])

    def write_one(self, append: Append) -> None:
        """One commit for one table, so that only what is broken fails."""
        assert self.loop is not None, "run() sets the loop"
        try:
            self.commit([append])
        except StoreError:
            self.broken.add(append.owner)
            self.loop.call_soon_threadsafe(append.failed)
        else:
            self.loop.call_soon_threadsafe(append.then)

    def commit(self, batch: list[Append]) -> None:
        """Put every line of `batch` on disk, or none."""
        db = self.writer
        if any(append.owner in self.broken for append in batch):
            raise StoreError("an earlier line of the same table was not written")
        try:
            db.execute("BEGIN IMMEDIATE")
            db.executemany(PUT_LINE, numbered(batch))
            for append in batch:
                put_summary(db, append)
            db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise StoreError(str(error)) from None
        self.commits += 1
        self.written += sum(len(append.lines) for append in batch)

    # -- reading

    def lines(self, table: str) -> list[bytes]:
        """All that was stored of a table, in order; none if there is no such table."""
        rows = self.reader.execute("SELECT line FROM lines WHERE tab = ? ORDER BY n", (table,))
        return [row[0] for row in rows]

    def summary(self, table: str) -> Summary | None:
        """What is known of a table without opening it."""
        row = self.reader.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
        return Summary(*row) if row else None

    def seat_of(self, table: str, holder: str) -> int:
        """The seat that the hash of a secret holds, -1 if none."""
        row = self.reader.execute(
            "SELECT seat FROM holders WHERE tab = ? AND holder = ?", (table, holder)
        ).fetchone()
        return int(row[0]) if row else -1

    def count(self) -> int:
        """How many tables are stored."""
        return int(self.reader.execute("SELECT count(*) FROM tables").fetchone()[0])


def put_summary(db: sqlite3.Connection, append: Append) -> None:
    """Keep the summary of a table in step with its lines."""
    s = append.summary
    if s.holders is None:
        db.execute(TOUCH, (s.phase, s.waiting, s.touched, s.id))
        return
    db.execute(PUT_TABLE, (s.id, s.game, s.phase, s.waiting, s.names, s.touched))
    db.execute(DROP_HOLDERS, (s.id,))
    db.executemany(PUT_HOLDER, [(s.id, seat, holder) for seat, holder in s.holders])


def numbered(batch: Iterable[Append]) -> list[tuple[str, int, bytes]]:
    """Every line of `batch` with its table and number."""
    return [
        (append.summary.id, append.first + i, line)
        for append in batch
        for i, line in enumerate(append.lines)
    ]


def call_all(calls: list[Callable[[], None]]) -> None:
    """Call each in turn."""
    for call in calls:
        call()
