"""Everything from one store into another that is empty, checked line by line."""

from __future__ import annotations

import asyncio
from typing import Final

from cabale.server.storage.paper import COPYING, Paper
from cabale.server.storage.store import Store, StoreError, Summary

AT_ONCE: Final = 200  # tables stored in one commit


async def copy_all(source: Store, target: Store) -> int:
    """Copy every edition, document and table and read them again; how many tables there were."""
    await source.open()
    await target.start()
    try:
        if await target.count() or await target.count_editions() or await target.all_papers():
            raise StoreError("there are tables in it already", "not-empty")
        mark = Paper(COPYING, COPYING, COPYING, b"")  # nobody serves what has come in part
        await target.put_paper(mark)
        for edition in await source.editions():
            await target.keep(edition)
            if await target.edition(edition.id) != edition:
                raise StoreError(f"edition {edition.id} did not arrive as it was", "changed")
        await copy_papers(source, target)
        tables, batch = 0, list[tuple[Summary, list[bytes]]]()
        async for table in source.everything():
            batch.append(table)
            if len(batch) == AT_ONCE:
                tables += await copy_some(batch, target)
                batch.clear()
        tables += await copy_some(batch, target)
        await target.swap_paper(mark, None)
        return tables
    finally:
        await target.close()
        await source.shut()


async def copy_papers(source: Store, target: Store) -> None:
    """Every document beside the tables."""
    papers = await source.all_papers()
    for paper in papers:
        await target.put_paper(paper)
    if lasting(await target.all_papers()) != lasting(papers):
        raise StoreError("a document did not arrive as it was", "changed")


def lasting(papers: list[Paper]) -> list[Paper]:
    """Those whose time is not over by the next look, without the mark of the copy itself."""
    return [paper for paper in papers if paper.until is None and paper.kind != COPYING]


async def copy_some(batch: list[tuple[Summary, list[bytes]]], target: Store) -> int:
    """Store some tables, then compare them with what they were."""
    puts = [target.put(summary, 0, lines) for summary, lines in batch]
    fates = await asyncio.gather(*puts)
    for (summary, lines), fate in zip(batch, fates, strict=True):
        same = fate == "stored" and await target.lines(summary.id) == lines
        if not same or await target.summary(summary.id) != summary:
            raise StoreError(f"table {summary.id} did not arrive as it was", "changed")
    return len(batch)
