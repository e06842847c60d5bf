"""The store at a place, whatever it is kept in."""

from __future__ import annotations

from pathlib import Path

from cabale.server.place import is_address
from cabale.server.storage.sqlite import SqliteStore
from cabale.server.storage.store import Store, StoreError


def open_store(place: Path | str, lock: bool = True) -> Store:
    """The store at a place, for a server or, without the lock of a file, for whoever reads."""
    if not is_address(place):
        return SqliteStore(Path(place), lock)
    try:
        from cabale.server.storage.postgres import PostgresStore
    except ImportError:
        raise StoreError("the package asyncpg is missing", "driver") from None
    return PostgresStore(str(place))
