"""The house: every table that is open, who looks at it, and the way of each word to the disk."""

from __future__ import annotations

import asyncio
import functools
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from cabale.core.game import GameError
from cabale.games import catalogue
from cabale.server import lines as stored
from cabale.server.limits import Limits
from cabale.server.lines import Line, read_line, write_line
from cabale.server.lobby import Made
from cabale.server.log import log, log_failure
from cabale.server.metrics import Metrics
from cabale.server.screen import Screen
from cabale.server.store import Append, Store, Summary
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.thinking import Job, Thinkers
from cabale.server.wire import TableNow, encode

BRISK: Final = 0.12  # of the usual pace, for questions of routine
IDLE: Final = 600.0  # seconds after which a table nobody looks at is closed
QUIET: Final = (stored.Answered, stored.Backed, stored.Said)  # lines that move no seat

Send = tuple[Screen, bytes]


class Room:
    """A table that is open, and the screens that look at it."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.screens: set[Screen] = set()
        self.outbox: deque[list[Send]] = deque()  # what to tell after each commit on its way
        self.thinking: set[int] = set()  # seats whose bots are at it
        self.touched = time.monotonic()


class House:
    """All rooms of one server."""

    def __init__(
        self, store: Store, thinkers: Thinkers, limits: Limits | None = None, pace: float = 0.9
    ) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.limits: Final = limits or Limits()
        self.pace: Final = pace  # seconds that a bot takes at least, so that people can follow
        self.components: dict[str, dict[str, Any]] = {}  # game → this house's edition of its box
        self.metrics: Final = Metrics()
        self.rooms: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.table_type: type[Table] = Table

    # -- opening and closing

    def room(self, id: str) -> Room | None:
        """The room of a table, read from disk if it is not open; None if there is none."""
        found = self.rooms.get(id)
        if found is None:
            table = read_table(self.store, id, self.table_type)
            if table is None:
                return None
            found = self.rooms[id] = Room(table)
            self.wake_bots(found)
        found.touched = time.monotonic()
        return found

    async def open(self, made: Made) -> Room:
        """Store a table that was just made and open it."""
        room = self.rooms[made.table.id] = Room(made.table)
        self.metrics.count("tables_made")
        made.table.wake(time.time())
        if any(chair.kind == "bot" for chair in made.table.chairs):
            self.thinkers.wake()
        await self.commit(room, Outcome(lines=made.lines))
        return room

    def sweep(self) -> None:
        """Close the tables that nobody has looked at for a while."""
        before = time.monotonic() - IDLE
        for id, room in list(self.rooms.items()):
            busy = room.screens or room.thinking or room.outbox
            if not busy and room.touched < before:
                del self.rooms[id]

    async def close(self) -> None:
        """Say goodbye to everybody; whatever was accepted is written."""
        for room in self.rooms.values():
            for screen in room.screens:
                screen.close(1001, "the server goes down; come back")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.stop()

    # -- from a command to the disk to the screens

    def run(
        self,
        room: Room,
        outcome: Outcome,
        asker: Screen | None = None,
        after: Callable[[], None] | None = None,
    ) -> None:
        """Store what a command did, then tell whom it concerns, in the order of the commands."""
        sends = self.sends(room, outcome, asker)
        if not outcome.lines:
            self.tell_in_turn(room, sends)
            return
        room.outbox.append(sends)
        told = functools.partial(self.told, room, after, time.perf_counter())
        lost = functools.partial(self.lose, room, after)
        rows = [write_line(line) for line in outcome.lines]
        summary = summary_of(room.table, outcome.lines)
        self.store.append(Append(room, summary, room.table.count - len(rows), rows, told, lost))
        self.wake_bots(room)

    def told(self, room: Room, after: Callable[[], None] | None, began: float) -> None:
        """The next lines of a room are on disk: tell whom they concern."""
        self.tell(room.outbox.popleft())
        self.metrics.took(time.perf_counter() - began)
        if after is not None:
            after()

    async def commit(self, room: Room, outcome: Outcome) -> None:
        """Run an outcome and wait until it is stored and told."""
        if not outcome.lines:
            self.run(room, outcome)
            return
        done = asyncio.Event()
        self.run(room, outcome, after=done.set)
        await done.wait()
        if self.rooms.get(room.table.id) is not room:
            raise Refuse("not-stored")

    def sends(self, room: Room, outcome: Outcome, asker: Screen | None) -> list[Send]:
        """Who is told what."""
        out: list[Send] = []
        if asker is not None:
            out += [(asker, data) for data in outcome.reply]
        if outcome.steps:
            for screen in room.screens:
                if screen.eyes in outcome.steps:
                    out.append((screen, outcome.steps[screen.eyes]))
        everybody = outcome.talk
        if outcome.table:
            everybody = [encode(TableNow(room.table.info())), *everybody]
        for data in everybody:
            out += [(screen, data) for screen in room.screens]
        return out

    def tell_in_turn(self, room: Room, sends: list[Send]) -> None:
        """Tell at once, or after what is still on its way to the disk."""
        if room.outbox:
            room.outbox[-1].extend(sends)
        else:
            self.tell(sends)

    def tell(self, sends: list[Send]) -> None:
        for screen, data in sends:
            screen.tell(data)
            if screen.is_slow:
                self.drop(screen)
        self.metrics.count("messages_sent", len(sends))

    def drop(self, screen: Screen) -> None:
        """A reader that is too slow is not told anything more."""
        for room in self.rooms.values():
            if screen in room.screens:
                room.screens.discard(screen)
                self.metrics.count("slow_readers")

    def lose(self, room: Room, after: Callable[[], None] | None) -> None:
        """A line could not be written: forget the room, so that it is read anew from the disk."""
        self.metrics.count("store_failures")
        log("not stored", table=room.table.id)
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for screen in room.screens:
            screen.close(1011, "the server could not store it; come back")
        if after is not None:
            after()

    def show_all(self, room: Room) -> None:
        """The game has begun: show it to everybody who was waiting for it."""
        for screen in list(room.screens):
            if not screen.mine and not room.table.watchers:
                screen.close(4403, "this table has no watchers")
                continue
            stream = room.table.look(screen.eyes)
            if stream is not None:
                self.tell_in_turn(room, [(screen, stream.fresh(room.table.playing()))])

    def part_with(self, room: Room, seat: int) -> None:
        """Close the screens of somebody who has left."""
        for screen in list(room.screens):
            if seat in screen.mine:
                screen.close(1000, "you have left the table")

    def measure(self) -> str:
        """What the server counts."""
        screens = sum(len(room.screens) for room in self.rooms.values())
        return self.metrics.text(
            {
                "open_tables": len(self.rooms),
                "open_sockets": screens,
                "stored_tables": self.store.count(),
                "store_commits": self.store.commits,
                "store_lines": self.store.written,
                "bot_failures": self.thinkers.failures,
            }
        )

    # -- bots

    def wake_bots(self, room: Room) -> None:
        """Let every bot that owes an answer think about it."""
        for seat in room.table.bots_asked():
            if seat not in room.thinking:
                room.thinking.add(seat)
                task = asyncio.ensure_future(self.think(room, seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def think(self, room: Room, seat: int) -> None:
        """One bot answers one question, not faster than people can follow."""
        table = room.table
        play = table.playing()
        position, legal = play.positions[seat], play.legal(seat)
        brisk = table.game.decisions[play.state.decision].name in table.game.brisk
        pace = self.pace * BRISK if brisk else self.pace
        began = time.monotonic()
        try:
            action = legal[0]
            if len(legal) > 1:
                action = await self.thinkers.answer(self.job(room, seat), legal)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        finally:
            room.thinking.discard(seat)
        self.answer_for_bot(room, seat, position, action)

    def answer_for_bot(self, room: Room, seat: int, position: int, action: int) -> None:
        """Give a bot's answer, unless the question has passed or its person is back."""
        if self.rooms.get(room.table.id) is not room:
            return
        if not room.table.chairs[seat].is_played_by_bot():
            return
        try:
            outcome = room.table.answer(seat, position, "", action)
        except Refuse:
            self.wake_bots(room)
            return
        except Exception:
            log_failure("bot's answer failed", table=room.table.id, seat=seat)
            return
        self.run(room, outcome)

    def job(self, room: Room, seat: int, bot: str | None = None) -> Job:
        """The open question as work for another process."""
        table = room.table
        return Job(
            table.game.name,
            len(table.chairs),
            table.options,
            table.opened.components,
            [(answer.seat, answer.action) for answer in table.playing().answers],
            seat,
            bot or str(table.chairs[seat].level),
        )


def read_table(store: Store, id: str, table_type: type[Table] = Table) -> Table | None:
    """A table as it was stored."""
    rows = store.lines(id)
    if not rows:
        return None
    opened = read_line(rows[0])
    assert isinstance(opened, stored.Opened), "the first line opens the table"
    game = catalogue.game_named(opened.game)
    if game.rules_version != opened.rules:
        raise GameError(
            f"this table plays version {opened.rules} of the rules of {game.name}, "
            f"the program version {game.rules_version}"
        )
    table = table_type(id, game, opened)
    for row in rows[1:]:
        table.fold(read_line(row))
    table.wake(time.time())
    return table


def summary_of(table: Table, lines: list[Line]) -> Summary:
    """What is kept of a table beside its lines."""
    seats = None
    if not all(isinstance(line, QUIET) for line in lines):
        seats = [(n, c.holder) for n, c in enumerate(table.chairs) if c.holder]
    names = msgspec.json.encode([chair.name for chair in table.chairs]).decode()
    return Summary(
        table.id, table.game.name, table.phase, table.waiting(), names, time.time(), seats
    )
