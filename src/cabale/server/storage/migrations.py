"""How the schema of the file came to be: each step forward from the first one that was released."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from cabale.server.lines import parted, read_line, write_line
from cabale.server.storage.store import SCHEMA_VERSION, Sitting, StoreError

FIRST: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL,
    waiting INTEGER NOT NULL, names TEXT NOT NULL, touched REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE lines (
    tab TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (tab, n)
) WITHOUT ROWID;
CREATE TABLE holders (
    tab TEXT NOT NULL, seat INTEGER NOT NULL, holder TEXT NOT NULL, PRIMARY KEY (tab, seat)
) WITHOUT ROWID;
"""


def begin(db: sqlite3.Connection) -> None:
    """1, of 0.1.0: tables, their lines, who holds which seat."""
    for statement in FIRST.split(";"):
        db.execute(statement)


def seat_together(db: sqlite3.Connection) -> None:
    """2: the names and holders of a table's seats stand together in its row."""
    db.execute("ALTER TABLE tables ADD COLUMN seats TEXT NOT NULL DEFAULT '[]'")
    holders = {(tab, seat): holder for tab, seat, holder in db.execute("SELECT * FROM holders")}
    for table, names in db.execute("SELECT id, names FROM tables").fetchall():
        seats = [
            Sitting(name, holders.get((table, seat), ""))
            for seat, name in enumerate(msgspec.json.decode(names, type=list[str]))
        ]
        text = msgspec.json.encode(seats).decode()
        db.execute("UPDATE tables SET seats = ? WHERE id = ?", (text, table))
    db.execute("ALTER TABLE tables DROP COLUMN names")
    db.execute("DROP TABLE holders")


def remember_presence(db: sqlite3.Connection) -> None:
    """3: since when a seat is gone; a row that is written to know whether anything can be."""
    db.execute(
        "CREATE TABLE presence (tab TEXT NOT NULL, seat INTEGER NOT NULL, gone REAL,"
        " PRIMARY KEY (tab, seat)) WITHOUT ROWID"
    )
    db.execute("CREATE TABLE probe (at REAL NOT NULL)")
    db.execute("INSERT INTO probe VALUES (0)")


def keep_editions(db: sqlite3.Connection) -> None:
    """4: boxes with other values, under a name."""
    db.execute(
        "CREATE TABLE editions (id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL,"
        " vals BLOB NOT NULL, made REAL NOT NULL) WITHOUT ROWID"
    )


def part_words(db: sqlite3.Connection) -> None:
    """5: what people are called and say stands apart from what is kept for ever."""
    db.execute("ALTER TABLE lines ADD COLUMN words BLOB")
    for table, n, line in db.execute("SELECT tab, n, line FROM lines").fetchall():
        kept, words = parted_anew(line)
        if words is not None:
            values = (kept, words, table, n)
            db.execute("UPDATE lines SET line = ?, words = ? WHERE tab = ? AND n = ?", values)


def parted_anew(line: bytes) -> tuple[bytes, bytes | None]:
    """A row of the time when words stood in the line itself; one that is damaged stays so."""
    try:
        return parted(write_line(read_line(line)))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return line, None


def know_people(db: sqlite3.Connection) -> None:
    """6: documents beside the tables, and at which tables a person holds a seat."""
    db.execute(
        "CREATE TABLE papers (kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL,"
        " text BLOB NOT NULL, until REAL, PRIMARY KEY (kind, id)) WITHOUT ROWID"
    )
    db.execute("CREATE INDEX by_owner ON papers (owner, kind)")
    db.execute(
        "CREATE TABLE holdings (tab TEXT NOT NULL, person TEXT NOT NULL,"
        " PRIMARY KEY (tab, person)) WITHOUT ROWID"
    )
    db.execute("CREATE INDEX by_person ON holdings (person)")


def keep_time(db: sqlite3.Connection) -> None:
    """7: the pace of a table, and when somebody's time is over next."""
    db.execute("ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '{}'")
    db.execute("ALTER TABLE tables ADD COLUMN due REAL")
    db.execute("CREATE INDEX by_due ON tables (due) WHERE due IS NOT NULL")


UNREADABLE: Final = (sqlite3.Error, UnicodeDecodeError)  # what is damaged may be told in no text
STEPS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (
    begin,
    seat_together,
    remember_presence,
    keep_editions,
    part_words,
    know_people,
    keep_time,
)
INDEX: Final = "by_"  # how the name of an index begins
WITH_EDITIONS: Final = ("tables", "lines", "presence", "probe", "editions")
WITH_PEOPLE: Final = (*WITH_EDITIONS, "papers", "by_owner", "holdings", "by_person")
NAMES: Final = (  # of what stands in a file, by version
    (),
    ("tables", "lines", "holders"),
    ("tables", "lines"),
    ("tables", "lines", "presence", "probe"),
    *[WITH_EDITIONS] * 2,
    WITH_PEOPLE,
    (*WITH_PEOPLE, "by_due"),
)
assert len(STEPS) == SCHEMA_VERSION, "each version has the step that leads to it"


def bring_up(db: sqlite3.Connection, path: Path, may_change: bool) -> None:
    """Bring a file to the present schema, in one transaction; refuse what cannot be brought."""
    try:
        version = version_of(db)
        if version == SCHEMA_VERSION:
            return
        if version and not may_change:
            raise StoreError("it was written by an earlier version of Cabale", "earlier")
        db.execute("BEGIN IMMEDIATE")
        for step in STEPS[version:]:
            step(db)
        db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        db.execute("COMMIT")
    except (*UNREADABLE, msgspec.DecodeError) as error:
        raise StoreError(str(error)) from None
    if version == 1:
        os.chmod(path, 0o600)  # 0.1.0 let everybody on the machine read it


def version_of(db: sqlite3.Connection) -> int:
    """The schema that a file has; 0: an empty file. What Cabale has not written is refused."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA_VERSION:
        raise StoreError("it was written by a later version of Cabale", "later")
    kinds = dict(db.execute("SELECT name, type FROM sqlite_master WHERE sql IS NOT NULL"))
    if kinds != {n: "index" if n.startswith(INDEX) else "table" for n in NAMES[version]}:
        raise StoreError("it holds something that Cabale did not write", "foreign")
    return version
