"""The documents beside the tables, in the same file."""

from __future__ import annotations

import json
import sqlite3
import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar

from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store

T = TypeVar("T")
PAPER: Final = "SELECT kind, id, owner, text, until FROM papers WHERE"
ALIVE: Final = "(until IS NULL OR until > ?)"


class SqlitePapers(Store):
    """What a file knows beside its tables."""

    @abstractmethod
    async def put_beside(self, statement: str, *values: object) -> int: ...

    @abstractmethod
    async def wipe(self, statement: str, places: list[tuple[object, ...]]) -> None: ...

    @abstractmethod
    async def read(self, ask: Callable[[sqlite3.Connection], T]) -> T: ...

    async def find(self, where: str, *values: object) -> list[Paper]:
        """The documents of which something is true."""
        query = f"{PAPER} {where} AND {ALIVE} ORDER BY kind, id"
        rows = await self.read(lambda db: db.execute(query, (*values, time.time())).fetchall())
        return [Paper(*row) for row in rows]

    async def paper(self, kind: str, id: str) -> Paper | None:
        found = await self.find("kind = ? AND id = ?", kind, id)
        return found[0] if found else None

    async def papers(self, kind: str, owner: str | None = None) -> list[Paper]:
        if owner is None:
            return await self.find("kind = ?", kind)
        return await self.find("owner = ? AND kind = ?", owner, kind)

    async def all_papers(self) -> list[Paper]:
        return await self.find("TRUE")

    async def papers_known(self, kind: str, ids: set[str]) -> set[str]:
        wanted = json.dumps(sorted(ids))
        found = await self.find("kind = ? AND id IN (SELECT value FROM json_each(?))", kind, wanted)
        return {paper.id for paper in found}

    async def tally(self, kind: str) -> dict[bytes, int]:
        query = f"SELECT text, count(*) FROM papers WHERE kind = ? AND {ALIVE} GROUP BY text"
        return dict(await self.read(lambda db: db.execute(query, (kind, time.time())).fetchall()))

    async def put_paper(self, paper: Paper) -> None:
        values = (paper.kind, paper.id, paper.owner, paper.text, paper.until)
        await self.put_beside("INSERT OR REPLACE INTO papers VALUES (?, ?, ?, ?, ?)", *values)

    async def add_paper(self, paper: Paper) -> bool:
        values = (paper.kind, paper.id, paper.owner, paper.text, paper.until)
        insert = "INSERT OR IGNORE INTO papers VALUES (?, ?, ?, ?, ?)"
        return await self.put_beside(insert, *values) > 0

    async def swap_paper(self, before: Paper, after: Paper | None) -> bool:
        same = f"kind = ? AND id = ? AND text = ? AND {ALIVE}"
        values = (*before.key(), before.text, time.time())
        if after is None:
            return await self.put_beside(f"DELETE FROM papers WHERE {same}", *values) > 0
        change = f"UPDATE papers SET owner = ?, text = ?, until = ? WHERE {same}"
        return await self.put_beside(change, after.owner, after.text, after.until, *values) > 0

    async def drop_papers(self, owner: str) -> None:
        await self.wipe("DELETE FROM papers WHERE owner = ?", [(owner,)])

    async def drop_old_papers(self, now: float) -> None:
        await self.put_beside("DELETE FROM papers WHERE until <= ?", now)
