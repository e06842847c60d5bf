"""Erasing what people are called and have said; their games stay."""

from __future__ import annotations

import functools
from collections.abc import Collection

from cabale.server import people
from cabale.server.house import House
from cabale.server.lines import Line, is_about, read_line, write_line
from cabale.server.reading import read_table, summary_of
from cabale.server.room import Room
from cabale.server.storage.store import Store, StoreError


async def erase_words(store: Store, table: str, seats: Collection[int]) -> None:
    """Erase names and talk of some seats, wherever they stand in the lines."""
    rows = await store.lines(table)
    about = [n for n, row in enumerate(rows) if is_about(read_line(row), seats)]
    await store.erase(table, about)


async def forget_seat(house: House, room: Room, seat: int) -> None:
    """Erase what a seat is called and has said, on the disk and in every memory."""
    await house.perform(room, functools.partial(people.forget, seat=seat))
    await erase_words(house.store, room.id, [seat])  # after it: also what was on its way


async def forget_table(store: Store, id: str) -> bool:
    """Erase all names and talk of a table that is open nowhere; whether there is such a table."""
    await store.start()
    try:
        table = await read_table(store, id)
        if table is None:
            return False
        seats, lines = range(len(table.chairs)), list[Line]()
        await erase_words(store, id, seats)
        for seat in seats:
            lines += people.forget(table, seat).lines
        rows, first = [write_line(line) for line in lines], table.count - len(lines)
        if await store.put(summary_of(table, lines), first, rows) != "stored":
            raise StoreError("it could not be written")
        return True
    finally:
        await store.close()
