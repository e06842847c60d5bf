"""Who looks after the clocks: at whatever table somebody's time is over, it is called.

When that is stands beside the tables, so no table must be open, and no process must have lived
since the clock began to run. Of several processes the one acts that leads the table.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from cabale.core.game import GameError
from cabale.server import dealing
from cabale.server.log import log, log_failure
from cabale.server.storage.store import StoreError
from cabale.server.table import Refuse

if TYPE_CHECKING:
    from cabale.server.house import House

LOOK: Final = 1.0  # seconds between two looks
AT_ONCE: Final = 100  # tables that one look takes up


class Timekeeper:
    """Calls the time of one house."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.broken: set[str] = set()  # tables that could not be opened

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except StoreError as error:
                log("clocks wait", reason=str(error))
            except Exception:
                log_failure("clocks failed")

    async def look(self) -> None:
        """Call the time of everybody who is late, at the tables that are led here."""
        store = self.house.store
        due = await store.due(self.house.clock(), AT_ONCE + len(self.broken))
        late = [table for table in due if table not in self.broken]
        for table in await store.claim(late) if late else ():
            await self.call(table)

    async def call(self, table: str) -> None:
        """Call the time at one table."""
        try:
            room = await self.house.room(table)
        except (GameError, StoreError):
            log_failure("no clocks at a table", table=table)
            self.broken.add(table)
            return
        if room is not None:
            with contextlib.suppress(Refuse):  # not stored: the next look calls it
                await self.house.perform(room, dealing.call_all)
