"""Who is called when: once for a table, until they look; not in their quiet hours; never in vain.

What is to be sent is written down first, so that whatever ends a process loses no call; a process
that takes one up has it to itself for a minute.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from cabale.games import catalogue
from cabale.server.asking import seats_asked
from cabale.server.calls import belfry
from cabale.server.calls.belfry import Bell
from cabale.server.calls.bells import Kind, Language
from cabale.server.calls.outward import Outward
from cabale.server.calls.senders import Fate, Message, Sender
from cabale.server.log import log, log_failure
from cabale.server.room import Room
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import StoreError
from cabale.server.table import Table
from cabale.server.text import unlinked
from cabale.words import Words

if TYPE_CHECKING:
    from cabale.server.house import House

CALLED: Final = "called"  # the kind of paper that says for which question a seat was called
DUE: Final = "due"  # that of a call which is still to be sent
OURS: Final = 60.0  # seconds for which a process has a call to itself
AGAIN: Final = 300.0  # seconds after which a carrier that failed is tried again, doubled each time
TRIES: Final = 6
KEPT: Final = 200 * 86400.0  # seconds for which it is known who was called

encode: Final = msgspec.json.Encoder().encode


class Called(Struct):
    """A seat was called for a question, and has looked since or not."""

    position: int
    looked: bool = False


class Due(Struct):
    """A call that is to be sent."""

    table: str
    seat: int
    position: int
    owner: str
    bell: str
    at: float
    tries: int = 0

    def paper(self) -> Paper:
        return Paper(DUE, f"{self.table}.{self.seat}.{self.bell}", self.owner, encode(self))


def is_missed(table: Table, seat: int) -> bool:
    """Whether others wait for somebody who is asked and does not look."""
    chair = table.chairs[seat]
    return not chair.is_played_by_bot() and not chair.is_present() and bool(table.others(seat))


def message_for(table: Table, seat: int, language: Language, base: str) -> Message:
    """What a call says: the game and who waits, which everybody at the table knows."""
    names = [unlinked(table.chairs[n].name) for n in table.others(seat) if table.chairs[n].name]
    title = Words(language, catalogue.game_named(table.game.name)).say("title")
    words = Words(language, players=names)
    listed = words.list_players(range(len(names)))
    key = "call-word" if table.play is None else "call-turn"
    body = words.say(key, {"names": listed, "count": len(names)})
    return Message(title, body, f"{base}/t/{table.id}", table.id)


def silent_until(table: Table, seat: int, bell: Bell, now: float) -> float | None:
    """When a bell may ring: after the leave of whoever holds the seat, outside quiet hours."""
    rest = table.away_until(seat, now)
    return bell.quiet_until(rest or now) or rest


class Caller:
    """Calls the people of one house."""

    def __init__(
        self, house: House, senders: dict[Kind, Sender], base: str, look: float, outward: Outward
    ) -> None:
        self.house: Final = house
        self.senders: Final = senders
        self.outward: Final = outward
        self.base: Final = base  # where the server is reached, for links outside the page
        self.look: Final = look  # seconds between two looks for what is due
        self.sending: Final = asyncio.Lock()

    async def run(self) -> None:
        """Take up what was left undone, then send whatever becomes due."""
        await self.try_to(self.take_up)
        while True:
            await self.try_to(self.send_due)
            await asyncio.sleep(self.look)

    async def try_to(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that is done again anyway if it fails."""
        try:
            await work()
        except StoreError as error:
            log("calls wait", reason=str(error))
        except Exception:
            log_failure("calls failed")

    async def close(self) -> None:
        """Let go of what is open to other hosts."""
        await self.outward.close()

    async def take_up(self) -> None:
        """Look at every table whose people have bells: its last answer may not have called."""
        tables = set[str]()
        for paper in await self.house.store.papers(belfry.BELL):
            bell = belfry.read_bell(paper)
            tables |= {bell.table} if bell.table else set()
            tables |= {one.id for one in await self.house.store.tables_of(paper.owner)}
        for one in await self.house.store.summaries(sorted(tables)):
            if one.phase != "over" and one.waiting:
                room = await self.house.room(one.id)
                if room is not None:
                    self.see(room)

    # -- from a question to a call

    def see(self, room: Room) -> None:
        """After something was told: call whoever is missed, once for each question.

        Whoever looks in another process is shown it there; that they have gone brings us back.
        """
        self.spare(room)
        for seat, position in room.asked.items():
            if room.called.get(seat) != position and not room.table.chairs[seat].elsewhere:
                room.called[seat] = position
                self.house.begin(self.call(room, seat, position))

    def spare(self, room: Room) -> None:
        """Whoever looks has just been told by the page itself, and may go at any moment."""
        table = room.table
        for seat, position in room.asked.items():
            if not table.chairs[seat].elsewhere and not is_missed(table, seat):
                room.called[seat] = position

    async def call(self, room: Room, seat: int, position: int) -> None:
        """Ring every bell of whoever holds the seat, unless they have not looked since the last.

        What becomes known of a seat (it is there, it has gone, it is called) is written down in
        the order in which it happened: a call would else be refused because of a look that counts.
        """
        with contextlib.suppress(StoreError):
            async with room.news[seat]:
                table = room.table
                owner = belfry.owner_of(table.chairs[seat].holder)
                bells = await belfry.bells_of(self.house.store, owner)
                bells = [bell for bell in bells if bell.kind in self.senders and not bell.number]
                if not bells or await self.is_elsewhere(room, seat):
                    return
                if not await self.claim(table.id, seat, position):
                    return
                rung = [await self.write_down(table, seat, position, owner, b) for b in bells]
            rings = [self.ring(table, *one) for one in zip(rung, bells, strict=True)]
            await asyncio.gather(*rings)

    async def is_elsewhere(self, room: Room, seat: int) -> bool:
        """Whether somebody has come in another process since we last looked around."""
        await self.house.others.look_at(room)
        elsewhere = room.table.chairs[seat].elsewhere
        if elsewhere:
            room.called.pop(seat, None)
        return elsewhere

    async def claim(self, table: str, seat: int, position: int) -> bool:
        """Whether a call for this question is ours to make."""
        store, id = self.house.store, f"{table}.{seat}"
        until = self.house.clock() + KEPT
        mine = Paper(CALLED, id, "", encode(Called(position)), until)
        found = await store.paper(CALLED, id)
        if found is None:
            return await store.add_paper(mine)
        before = msgspec.json.decode(found.text, type=Called)
        if not before.looked or before.position == position:
            return False
        return await store.swap_paper(found, mine)

    async def looked(self, table: str, seat: int) -> None:
        """Whoever holds the seat has opened the table: the next question may call again."""
        store = self.house.store
        found = await store.paper(CALLED, f"{table}.{seat}")
        if found is not None:
            called = msgspec.json.decode(found.text, type=Called)
            if not called.looked:
                called.looked = True
                after = Paper(CALLED, found.id, "", encode(called), found.until)
                await store.swap_paper(found, after)

    async def parted(self, table: str, seat: int, seen: int) -> None:
        """Whoever holds the seat has gone: the question that was open they have seen themselves."""
        until = self.house.clock() + KEPT
        text = encode(Called(seen, looked=True))
        await self.house.store.put_paper(Paper(CALLED, f"{table}.{seat}", "", text, until))

    async def write_down(
        self, table: Table, seat: int, position: int, owner: str, bell: Bell
    ) -> Due | None:
        """A call that is to be made now; none if quiet hours and leave are to be over before."""
        now = self.house.clock()
        quiet = silent_until(table, seat, bell, now)
        due = Due(table.id, seat, position, owner, bell.id, quiet or now + OURS)
        await self.house.store.put_paper(due.paper())
        return due if quiet is None else None

    async def ring(self, table: Table, due: Due | None, bell: Bell) -> None:
        """Send what is to be sent now."""
        if due is not None:
            await self.send(due, bell, message_for(table, due.seat, bell.language, self.base))

    # -- from a call to its carrier

    async def send(self, due: Due, bell: Bell, message: Message) -> None:
        """Carry a call that is written down, and write down what became of it."""
        fate = await self.carry(bell, message)
        self.house.metrics.count(f"calls_{fate}")
        store = self.house.store
        if fate == "later" and due.tries + 1 < TRIES:
            again = self.house.clock() + AGAIN * 2**due.tries
            later = msgspec.structs.replace(due, at=again, tries=due.tries + 1)
            await store.swap_paper(due.paper(), later.paper())
            return
        if fate != "sent":
            log("call not sent", kind=bell.kind, fate=fate)
        await store.swap_paper(due.paper(), None)
        if fate == "gone":
            await belfry.take_down(store, bell.id, due.owner)

    async def carry(self, bell: Bell, message: Message) -> Fate:
        """Hand a message to its carrier; one that breaks off keeps no other from being sent."""
        try:
            return await self.senders[bell.kind].send(bell, message)
        except Exception:
            log_failure("call failed", kind=bell.kind)
            return "never"

    async def send_due(self) -> None:
        """Send every call whose time has come, at once: none waits for another's carrier."""
        async with self.sending:
            papers = await self.house.store.papers(DUE)
            await asyncio.gather(*[self.send_if_due(paper) for paper in papers])

    async def send_if_due(self, paper: Paper) -> None:
        """Send a call whose time has come, if it is ours and still true."""
        due, now = msgspec.json.decode(paper.text, type=Due), self.house.clock()
        if due.at > now:
            return
        ours = msgspec.structs.replace(due, at=now + OURS)
        if await self.house.store.swap_paper(paper, ours.paper()):
            await self.send_again(ours)

    async def send_again(self, due: Due) -> None:
        """A call that had to wait: sent if the question is still open and nobody has looked."""
        store = self.house.store
        bells = [b for b in await belfry.bells_of(store, due.owner) if b.id == due.bell]
        table = await self.table_where(due)
        if table is None or not bells or bells[0].kind not in self.senders:
            await store.swap_paper(due.paper(), None)
            return
        bell = bells[0]
        quiet = silent_until(table, due.seat, bell, self.house.clock())
        if quiet is not None:
            later = msgspec.structs.replace(due, at=quiet)
            await store.swap_paper(due.paper(), later.paper())
            return
        message = message_for(table, due.seat, bell.language, self.base)
        await self.send(due, bell, message)

    async def table_where(self, due: Due) -> Table | None:
        """The table of a call that is still worth sending."""
        found = await self.house.store.paper(CALLED, f"{due.table}.{due.seat}")
        if found is None or msgspec.json.decode(found.text, type=Called).looked:
            return None
        room = await self.house.room(due.table)
        if room is None or due.seat not in seats_asked(room.table):
            return None
        return room.table if is_missed(room.table, due.seat) else None
