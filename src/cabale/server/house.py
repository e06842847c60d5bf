"""The house: every table that is open, and the way of each word to the disk and to the screens."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import math
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from cabale.core.game import GameError
from cabale.server import dealing
from cabale.server import lines as stored
from cabale.server.ahead import answer_ahead
from cabale.server.aside import Aside
from cabale.server.asking import questions
from cabale.server.bots import Bots
from cabale.server.calls.caller import Caller
from cabale.server.limits import Backlog, Doorkeeper, Limits
from cabale.server.lines import Line, write_line
from cabale.server.lobby import Made
from cabale.server.log import log, log_failure
from cabale.server.mending import Mending
from cabale.server.metrics import Metrics
from cabale.server.others import Others
from cabale.server.pieces import Pieces
from cabale.server.reading import QUIET, read_table, summary_of
from cabale.server.resting import bring_if_possible
from cabale.server.room import REMOVED, Command, Order, Room, Send, forget, with_table
from cabale.server.screen import Screen
from cabale.server.steady import SteadyClock
from cabale.server.storage.store import Append, Fate, Store, StoreError, settle_once
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.thinking import Thinkers
from cabale.server.timekeeper import Timekeeper
from cabale.server.versions import latest_for, move_on

IDLE: Final = 600.0  # seconds after which a table nobody looks at is closed
OPEN: Final = 2000  # tables nobody looks at that stay open, the last ones looked at


class House:
    """All rooms of one server."""

    def __init__(
        self, store: Store, thinkers: Thinkers, limits: Limits | None = None, pace: float = 0.9
    ) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.limits: Final = limits or Limits()
        self.components: dict[str, dict[str, Any]] = {}  # game → this house's edition of its box
        self.metrics: Final = Metrics()
        self.aside: Final = Aside()
        self.pieces: Final = Pieces()
        self.backlog: Final = Backlog(self.limits.backlog)
        self.advisers: Final = Doorkeeper(self.limits.advice)  # hints by address
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room | None]] = {}  # rooms being read
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        self.bots: Final = Bots(self, pace)
        self.clock: Callable[[], float] = SteadyClock()  # seconds since 1970
        self.caller: Caller | None = None  # None: nobody is called
        self.ended: Callable[[Room], None] = forget  # told of every game that ends here
        self.mending: Final = Mending(self)
        self.others: Final = Others(self)
        store.heard = self.others.hear
        self.timekeeper: Final = Timekeeper(self)
        self.table_type: type[Table] = Table

    # -- opening and closing

    async def room(self, id: str) -> Room | None:
        """The room of a table, read from the store if it is not open; None if there is none."""
        found = self.rooms.get(id)
        if found is not None and self.store.shared:
            self.others.catch_up(found)  # who comes from another process has seen what it did there
        if found is None:
            if id not in self.opening:
                self.opening[id] = asyncio.ensure_future(self.read_room(id))
            found = await asyncio.shield(self.opening[id])
        if found is not None:
            found.touched = time.monotonic()
        return found

    async def read_room(self, id: str) -> Room | None:
        """Open a room, once for all who ask for it."""
        try:
            table = await read_table(self.store, id, self.table_type, self.pieces)
            if table is None:
                return None
            table.wake(self.clock())
            rules = await self.latest_rules(table)
            room = Room(table)
            for known in await self.store.presence([id]):
                room.place(known.seat, known.elsewhere, known.gone)
            self.rooms[id] = room
            self.do(room, Order(functools.partial(move_on, rules=rules), lasting=True))
            self.bots.wake(room)
            if table.cadence.letters:
                self.begin(answer_ahead(self, room))
            return room
        finally:
            del self.opening[id]

    async def latest_rules(self, table: Table) -> int:
        """The rules that a table just read goes on by; to know it, its game is played again."""
        if table.rules == table.game.rules_version:
            return table.rules
        return await self.aside.do(functools.partial(latest_for, table))

    async def open(self, made: Made) -> Room:
        """Store a table that was just made, then open it."""
        made.table.wake(self.clock())
        if any(chair.kind == "bot" for chair in made.table.chairs):
            self.thinkers.wake()
        rows = [write_line(line) for line in made.lines]
        summary = summary_of(made.table, made.lines)
        if await self.store.put(summary, 0, rows) != "stored":
            raise Refuse("not-stored")
        self.metrics.count("tables_made")
        room = self.rooms[made.table.id] = Room(made.table)
        self.bots.wake(room)
        self.begin(bring_if_possible(self, room))
        if self.caller is not None:
            self.caller.see(room)  # a table that a tournament made waits for people at once
        return room

    def sweep(self) -> None:
        """Close the tables that nobody has looked at for a while."""
        self.close_idle(time.monotonic() - IDLE)
        for room in self.rooms.values():
            room.films.clear()
            if room.table.phase == "over":
                room.table.forget_tails()

    def close_idle(self, before: float) -> None:
        """Close what nobody has looked at since then, and what is too much to keep."""
        idle = [room for room in self.rooms.values() if not room.is_busy()]
        idle.sort(key=lambda room: room.touched, reverse=True)
        for n, room in enumerate(idle):
            if n >= OPEN or room.touched < before:
                del self.rooms[room.id]

    async def close(self) -> None:
        """Say goodbye to everybody; whatever was accepted is written."""
        for room in self.rooms.values():
            for screen in room.screens:
                screen.close(1001, "the server goes down; come back")
        self.closed = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.stop()
        self.pieces.close()
        self.aside.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside everything else, to its end or the house's."""
        if self.closed:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- from a command to the disk to the screens

    async def perform(self, room: Room, command: Command) -> None:
        """Have a command carried out, stored and told; Refuse if it is not."""
        self.mending.check()
        fate: asyncio.Future[Fate] = asyncio.get_running_loop().create_future()
        refused = functools.partial(fail_once, fate)
        self.do(room, Order(command, refused=refused, done=functools.partial(settle_once, fate)))
        if await fate != "stored":
            raise Refuse("not-stored")

    def do(self, room: Room, order: Order) -> None:
        """Carry an order out, or later if the lines of others are to be read before."""
        if room.reading or room.behind:
            room.later.append(order)
        else:
            self.carry_out(room, order)

    def carry_out(self, room: Room, order: Order) -> None:
        """Carry a command out, store what it did, then tell whom it concerns, in order."""
        table = room.table
        was = table.phase
        table.now = max(table.now, self.clock())
        try:
            outcome = order.command(table)
        except (Refuse, GameError) as refusal:
            order.refused(refusal)
            return
        except Exception:
            self.fail(room, order)
            return
        order.outcome = with_table(outcome, table)
        order.lines = outcome.lines
        if not outcome.lines:
            if room.stored:
                room.stored[-1].after.append(order)
            else:
                self.tell(room, order.outcome, order.asker)
                order.done("stored")
            return
        order.ends = table.phase == "over" != was
        if self.caller is not None:
            order.asked = questions(table)
        room.stored.append(order)
        rows = [write_line(line) for line in outcome.lines]
        then = functools.partial(self.settle, room, table)
        self.store.append(
            Append(summary_of(table, outcome.lines), table.count - len(rows), rows, then)
        )
        self.bots.wake(room)

    def fail(self, room: Room, order: Order) -> None:
        """A command broke off half-way: what it left behind is read anew from the disk."""
        log_failure("command failed", table=room.id)
        if order.asker is not None:
            order.asker.close(1011, "the server made a mistake; come back")
        order.done("failed")
        self.others.read_again(room)

    def settle(self, room: Room, table: Table, fate: Fate) -> None:
        """The fate of the oldest order on its way is known."""
        if room.table is not table or not room.stored:
            return  # it shared the fate of an earlier one, which was dealt with
        if fate == "stored":
            order = room.stored.popleft()
            room.told += len(order.lines)
            room.asked = order.asked
            self.metrics.count("games_finished", order.ends)
            for told in (order, *order.after):
                self.tell(room, told.outcome, told.asker)
            self.look_around(room, order.lines)
            if self.caller is not None:
                self.caller.spare(room)
            if table.cadence.letters:
                self.begin(self.answer_and_call(room))
            elif self.caller is not None:
                self.caller.see(room)
            if order.ends:
                self.ended(room)
            self.metrics.took(time.perf_counter() - order.since)
            for told in (order, *order.after):
                told.done("stored")
            if room.behind and not room.stored:
                self.others.catch_up(room)
        elif fate == "taken":
            self.metrics.count("store_conflicts")
            self.others.read_again(room)
        else:
            self.mending.fail(room)

    async def answer_and_call(self, room: Room) -> None:
        """Give what was laid down ahead; call whoever is missed only then."""
        await answer_ahead(self, room)
        if self.caller is not None and not room.lost:
            self.caller.see(room)

    def sends(self, room: Room, outcome: Outcome, asker: Screen | None) -> list[Send]:
        """Who is told what, by what each has been told before."""
        out: list[Send] = []
        if asker is not None:
            out += [(asker, data) for data in outcome.reply]
        if outcome.steps:
            for screen in room.screens:
                if screen.shown == screen.eyes and screen.eyes in outcome.steps:
                    out.append((screen, outcome.steps[screen.eyes]))
        for data in outcome.talk:
            out += [(screen, data) for screen in room.screens if screen.greeted]
        return out

    def tell(self, room: Room, outcome: Outcome, asker: Screen | None = None) -> None:
        """Tell whom it concerns what was done; its reply counts as told only from then on."""
        sends = self.sends(room, outcome, asker)
        for screen, data in sends:
            screen.tell(data)
            if screen.is_slow:
                self.drop(screen)
        self.metrics.count("messages_sent", len(sends))
        outcome.told()

    def drop(self, screen: Screen) -> None:
        """A reader that is too slow is not told anything more."""
        for room in self.rooms.values():
            if screen in room.screens:
                room.screens.discard(screen)
                self.metrics.count("slow_readers")

    def lose(self, room: Room) -> None:
        """A table cannot be read: forget the room, so that whoever comes tries again."""
        log("not read", table=room.id)
        self.part_with(room, 1011, "the server could not read this table; come back")

    def part_with(self, room: Room, code: int, reason: str) -> None:
        """Forget a room; whoever is there, or waits for something, is told."""
        room.lost = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for screen in room.screens:
            screen.close(code, reason)
        orders = [one for order in (*room.stored, *room.later) for one in (order, *order.after)]
        room.stored.clear()
        room.later.clear()
        for order in orders:
            order.done("failed")

    # -- who is here, and who is gone

    async def remove(self, id: str) -> bool:
        """Take a table away with all that belongs to it; whether there was one."""
        if not await self.store.drop(id, before=math.inf):
            return False
        if id in self.rooms:
            self.part_with(self.rooms[id], *REMOVED)
        return True

    def screens(self) -> list[Screen]:
        """Every screen that is open here."""
        return [screen for room in self.rooms.values() for screen in room.screens]

    def lock_out(self, devices: set[str]) -> None:
        """Close what these devices have open."""
        for screen in self.screens():
            if screen.device in devices:
                screen.close(4401, "this device is locked out")

    def note(self, room: Room, seat: int, seen: int | None = None) -> None:
        """Let the other processes, and whoever opens the table later, know where a seat is.

        Whoever goes has seen the question that was open then, if it was shown to them.
        """
        chair = room.table.chairs[seat]
        if chair.screens:
            self.begin(self.note_come(room, seat))
        else:
            self.begin(self.note_gone(room, seat, chair.gone, seen))

    async def note_come(self, room: Room, seat: int) -> None:
        """A seat is there; if that cannot be stored, the next time counts."""
        async with room.news[seat]:
            with contextlib.suppress(StoreError):
                await self.store.note(room.id, seat, None)
                if self.caller is not None:
                    await self.caller.looked(room.id, seat)

    async def note_gone(self, room: Room, seat: int, gone: float, seen: int | None) -> None:
        """A seat has gone: known last, so that nobody calls for what it has seen."""
        async with room.news[seat]:
            with contextlib.suppress(StoreError):
                if self.caller is not None and seen is not None:
                    await self.caller.parted(room.id, seat, seen)
                await self.store.note(room.id, seat, gone)

    def look_around(self, room: Room, lines: list[Line]) -> None:
        """After lines were told: show a game that begins, part with those whose seat it was."""
        for line in lines:
            if isinstance(line, QUIET):
                continue
            if isinstance(line, stored.Started | stored.Seated | stored.Known):
                self.begin(bring_if_possible(self, room))
            if isinstance(line, stored.Started):
                self.show_all(room)
            elif isinstance(line, stored.Sealed) and not line.until:
                self.begin(self.deal_in_time(room))
            elif isinstance(line, stored.Seated):
                self.part(room, removed=line.kind == "open" and room.table.play is not None)
            elif isinstance(line, stored.Known):
                room.close_old(line.seat)

    async def deal_in_time(self, room: Room) -> None:
        """Begin a game even if somebody's word never comes."""
        await asyncio.sleep(self.limits.words)
        if not room.lost:
            self.do(room, Order(dealing.begin_without, lasting=True))

    def show_all(self, room: Room) -> None:
        """The game has begun: show it to everybody who was waiting for it."""
        for screen in list(room.screens):
            if not screen.held and not room.table.watchers:
                screen.close(4403, "this table has no watchers")
                continue
            self.do(room, Order(functools.partial(show, screen), screen))

    def part(self, room: Room, removed: bool = False) -> None:
        """Close the screens of those who no longer hold a seat they came with."""
        why = (4410, "the host has removed you") if removed else (4403, "you have left this seat")
        for screen in list(room.screens):
            if not room.holds(screen):
                screen.close(*why)

    def measure(self, stored_tables: int) -> str:
        """What the server counts."""
        return self.metrics.text(
            {
                "open_tables": len(self.rooms),
                "open_sockets": len(self.screens()),
                "stored_tables": stored_tables,
                "store_commits": self.store.commits,
                "store_lines": self.store.written,
                "bot_failures": self.thinkers.failures,
                "bot_answers_hurried": self.thinkers.hurried,
                "bot_load": self.thinkers.desks.load(),
                "slow_reader_bytes": self.backlog.bytes,
            }
        )


def fail_once(fate: asyncio.Future[Fate], why: Exception) -> None:
    """Say why an order was not carried out, unless it was said already that it was."""
    if not fate.done():
        fate.set_exception(why)


def show(screen: Screen, table: Table) -> Outcome:
    """All that a screen sees of a game that has begun."""
    stream = table.look(screen.eyes)
    if stream is None or not screen.greeted:  # who is still to be greeted is shown it then
        return Outcome()
    told = functools.partial(screen.follow, screen.eyes)
    return Outcome(reply=[stream.fresh(table.playing())], told=told)
