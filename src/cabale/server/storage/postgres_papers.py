"""The documents beside the tables, in the same database."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from cabale.server.storage.paper import Paper
from cabale.server.storage.statements import ADD_PAPER, ALIVE, PAPER, PUT_PAPER, SAME_PAPER, TALLY
from cabale.server.storage.store import Store


class PostgresPapers(Store):
    """What a database knows beside its tables."""

    @abstractmethod
    async def ask(self, method: str, *words: Any) -> Any: ...

    async def find(self, where: str, *values: str | list[str]) -> list[Paper]:
        """The documents of which something is true."""
        query = f"{PAPER} {where} AND {ALIVE} ORDER BY kind, id"
        return [Paper(*row) for row in await self.ask("fetch", query, *values)]

    async def paper(self, kind: str, id: str) -> Paper | None:
        found = await self.find("kind = $1 AND id = $2", kind, id)
        return found[0] if found else None

    async def papers(self, kind: str, owner: str | None = None) -> list[Paper]:
        if owner is None:
            return await self.find("kind = $1", kind)
        return await self.find("owner = $1 AND kind = $2", owner, kind)

    async def all_papers(self) -> list[Paper]:
        return await self.find("TRUE")

    async def papers_known(self, kind: str, ids: set[str]) -> set[str]:
        found = await self.find("kind = $1 AND id = ANY($2::text[])", kind, sorted(ids))
        return {paper.id for paper in found}

    async def tally(self, kind: str) -> dict[bytes, int]:
        return {row[0]: row[1] for row in await self.ask("fetch", TALLY, kind)}

    async def put_paper(self, paper: Paper) -> None:
        values = (paper.kind, paper.id, paper.owner, paper.text, paper.until)
        await self.ask("execute", PUT_PAPER, *values)

    async def add_paper(self, paper: Paper) -> bool:
        values = (paper.kind, paper.id, paper.owner, paper.text, paper.until)
        insert = f"{ADD_PAPER} DO NOTHING RETURNING id"
        return await self.ask("fetchval", insert, *values) is not None

    async def swap_paper(self, before: Paper, after: Paper | None) -> bool:
        values = (*before.key(), before.text)
        if after is None:
            change = f"DELETE FROM cabale.papers {SAME_PAPER}"
            return await self.ask("fetchval", change, *values) is not None
        change = f"UPDATE cabale.papers SET owner = $4, text = $5, until = $6 {SAME_PAPER}"
        new = (after.owner, after.text, after.until)
        return await self.ask("fetchval", change, *values, *new) is not None

    async def drop_papers(self, owner: str) -> None:
        await self.ask("execute", "DELETE FROM cabale.papers WHERE owner = $1", owner)

    async def drop_old_papers(self, now: float) -> None:
        await self.ask("execute", "DELETE FROM cabale.papers WHERE until <= $1", now)
