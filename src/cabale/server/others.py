"""What other processes have stored: read, carried out and shown, before anything of ours."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from cabale.server.asking import questions
from cabale.server.bearer import DEVICE
from cabale.server.following import follow
from cabale.server.lines import read_line
from cabale.server.reading import fold_all
from cabale.server.room import REMOVED, Order, Room, with_table
from cabale.server.storage.store import Presence, StoreError
from cabale.server.table import Outcome

if TYPE_CHECKING:
    from cabale.server.house import House

LOOK: Final = 1.0  # seconds between two looks for what others have stored


class Others:
    """The other processes that serve the tables of one house."""

    def __init__(self, house: House) -> None:
        self.house: Final = house

    def hear(self, tables: list[str] | None) -> None:
        """Other processes have written to these tables; None: perhaps to any."""
        for id in self.house.rooms if tables is None else tables:
            if id in self.house.rooms:
                self.catch_up(self.house.rooms[id])

    async def keep_up(self) -> None:
        """Once a second: read what no hint told of, and go on leading the tables led here."""
        while self.house.store.shared:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(StoreError):
                await self.house.store.probe()
                self.hear(
                    await self.house.store.ahead({id: r.told for id, r in self.house.rooms.items()})
                )
                self.place_all(await self.house.store.presence(list(self.house.rooms)))
                await self.look_for_locked_out()
            await self.house.bots.lead(
                [r for r in self.house.rooms.values() if r.table.bots_asked()]
            )

    async def look_for_locked_out(self) -> None:
        """Part with devices that were locked out in another process."""
        open_ = {screen.device for screen in self.house.screens() if screen.device}
        self.house.lock_out(open_ - await self.house.store.papers_known(DEVICE, open_))

    async def look_at(self, room: Room) -> None:
        """Who is at a table, as all processes know it by now."""
        if self.house.store.shared:
            self.place_all(await self.house.store.presence([room.id]))

    def place_all(self, known: list[Presence]) -> None:
        """Show who has come or gone in another process."""
        for one in known:
            room = self.house.rooms.get(one.table)
            if room is not None and room.place(one.seat, one.elsewhere, one.gone):
                self.house.do(room, Order(lambda _: Outcome(table=True)))
                if self.house.caller is not None:
                    self.house.caller.see(room)  # whoever has gone there may not have been shown

    def catch_up(self, room: Room) -> None:
        """Others may have stored lines of this table: read them, after what is on its way."""
        room.behind = True
        if not room.stored and not room.reading and not room.lost:
            room.behind, room.reading = False, True
            self.house.begin(self.read_tail(room))

    async def read_tail(self, room: Room) -> None:
        """Read the lines above our own and show what they did; the next look does it if not now."""
        since = time.perf_counter()
        try:
            rows = await self.house.store.lines(room.id, room.told - 1)
            if rows:  # the last one that everybody was told of must still be there
                self.follow(room, rows[1:])
            else:
                await self.part_with(room)
        except StoreError:
            if room.later:  # nobody who waits is shown what may be old
                self.house.lose(room)
        finally:  # whatever happens: a table that reads for ever is deaf
            self.go_on(room, since)

    async def part_with(self, room: Room) -> None:
        """A table is not, or not as far, where it was: its host has removed it in another process,
        or a standby that was behind has taken over."""
        if await self.house.store.summary(room.id) is None:
            self.house.part_with(room, *REMOVED)
        else:
            self.house.lose(room)

    def follow(self, room: Room, rows: list[bytes]) -> None:
        """Carry out lines that others have stored, and show what they did."""
        for row in rows:
            line = read_line(row)
            outcome = follow(room.table, line)
            room.told += 1
            room.asked = questions(room.table)
            self.house.tell(room, with_table(outcome, room.table))
            self.house.look_around(room, [line])

    def read_again(self, room: Room) -> None:
        """Another line stands where ours was to be: read the table, then carry out ours again."""
        room.reading = True
        again = [one for order in room.stored for one in (order, *order.after)]
        for order in room.stored:
            order.after = []
        room.later.extendleft(reversed(again))
        room.stored.clear()
        self.house.begin(self.read_whole(room))

    async def read_whole(self, room: Room) -> None:
        """Read the table up to what everybody here was told, then what came after it."""
        since = time.perf_counter()
        try:
            rows = await self.house.store.lines(room.id)
            if len(rows) < room.told:
                await self.part_with(room)
                return
            told = fold_all(room.id, rows[: room.told], self.house.table_type)
            table = await self.house.pieces.do(told)
        except StoreError:
            self.house.lose(room)
            return
        room.replace(table)
        self.follow(room, rows[room.told :])
        self.go_on(room, since)

    def go_on(self, room: Room, since: float) -> None:
        """The lines of others were read: carry out what had to wait.

        Whoever came after the reading had begun may have seen more in another process: if there
        may be more, they wait for the next one.
        """
        room.reading = False
        if room.lost:
            return
        while room.later and not room.reading:
            if room.behind and room.later[0].since > since:
                break
            self.house.carry_out(room, room.later.popleft())
        self.house.bots.wake(room)
        if room.behind:
            self.catch_up(room)
