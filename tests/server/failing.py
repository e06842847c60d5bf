"""Disks that fail for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cabale.server.storage.sqlite import SqliteStore
from cabale.server.storage.store import Store, StoreError


@contextmanager
def full_disk(live: Any) -> Iterator[None]:
    """There is no room left, then there is again."""
    store = live.app.house.store
    assert isinstance(store, SqliteStore)

    def set_room(pages: int) -> None:
        store.db.execute(f"PRAGMA max_page_count = {pages}")

    async def in_its_thread(pages: int) -> None:
        await asyncio.get_running_loop().run_in_executor(store.disk, set_room, pages)

    def limit(pages: int) -> None:
        assert store.loop is not None
        asyncio.run_coroutine_threadsafe(in_its_thread(pages), store.loop).result()

    limit(1)
    fill = {"game": "toy", "seats": 5, "mode": "friends", "names": ["A" * 30] * 5}
    while live.ask("POST", "/api/tables", fill)[0] == 201:
        pass
    try:
        yield
    finally:
        limit(1 << 20)


class Disk:
    """A disk on which nothing can be written while it is broken."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        assert isinstance(store, SqliteStore)
        self.is_broken = False
        self.tried = 0
        self.broken_way = ""  # of writing: only that one fails
        self.next = ""  # the way that fails once
        for name in ("commit_now", "put_beside_now", "wipe_now"):
            monkeypatch.setattr(store, name, self.guarded(name, getattr(store, name)))

    def fail_next(self, name: str) -> None:
        """The next write of a kind fails, and no other."""
        self.next = name

    def guarded(self, name: str, write: Any) -> Any:
        def write_if_possible(*words: Any) -> Any:
            self.tried += 1
            fails_once, self.next = self.next == name, "" if self.next == name else self.next
            if self.is_broken or fails_once or self.broken_way == name:
                raise StoreError("read-only")
            return write(*words)

        return write_if_possible
