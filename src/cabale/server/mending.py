"""When something cannot be stored: whoever asked for it is told, nobody else notices.

The table is read anew from the disk, so that nothing is shown which is not there. What nobody can
ask for again, such as a bot's answer, is tried until it is stored.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from cabale.server.log import log
from cabale.server.room import Order, Room
from cabale.server.storage.store import StoreError
from cabale.server.table import Refuse

if TYPE_CHECKING:
    from cabale.server.house import House

PAUSE: Final = 1.0  # seconds between two tries


class Mending:
    """What a house does while its store fails."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.well: Final = asyncio.Event()  # nothing is known to be wrong
        self.well.set()
        self.is_ill = False  # a look has shown that nothing can be stored now

    def fail(self, room: Room) -> None:
        """What is on its way from this room was not stored."""
        self.house.metrics.count("store_failures")
        log("not stored", table=room.id)
        failed = list(room.stored)
        room.stored.clear()
        room.later.extendleft(reversed([one for order in failed for one in order.after]))
        room.reading = True  # what is told from here on is told when it is true again
        for order in failed:
            order.after = []
            self.refuse(room, order)
        self.house.begin(self.house.others.read_whole(room))
        if self.well.is_set():
            self.well.clear()
            self.house.begin(self.look())

    def refuse(self, room: Room, order: Order) -> None:
        """Tell whoever gave an order; one of nobody's is given again."""
        if order.lasting:
            self.house.begin(self.try_again(room, order))
        else:
            order.refused(Refuse("not-stored"))
            order.done("failed")

    async def try_again(self, room: Room, order: Order) -> None:
        await asyncio.sleep(PAUSE)
        await self.well.wait()
        if not room.lost:
            self.house.do(room, order)

    async def look(self) -> None:
        """Until something can be stored again."""
        while True:
            try:
                await self.house.store.probe()
                break
            except StoreError:
                self.is_ill = True
            await asyncio.sleep(PAUSE)
        self.is_ill = False
        self.well.set()

    def check(self) -> None:
        """Refuse what could not be stored anyway."""
        if self.is_ill:
            raise Refuse("not-stored")
