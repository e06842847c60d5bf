"""A table that is open: who looks at it, and what is on its way to the disk."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from cabale.server.asking import questions
from cabale.server.limits import Bucket, Rate
from cabale.server.lines import Line
from cabale.server.pieces import Work
from cabale.server.replay import Cut, filming
from cabale.server.screen import Screen
from cabale.server.storage.store import Fate
from cabale.server.table import Outcome, Table
from cabale.server.wire import Film, TableNow, encode

REMOVED: Final = 4404, "the host has removed this table"  # how its screens are closed
Send = tuple[Screen, bytes]
Command = Callable[[Table], Outcome]


def forget(_what: object) -> None:
    """Nobody wants to know."""


def bucket_of(buckets: dict[int, Bucket], seat: int, rate: Rate) -> Bucket:
    """How much a seat may still do, from however many screens."""
    if seat not in buckets:
        buckets[seat] = Bucket(rate)
    return buckets[seat]


def admits(buckets: dict[int, Bucket], seat: int, rate: Rate) -> bool:
    """Whether a seat may do this once more."""
    return bucket_of(buckets, seat, rate).take()


def with_table(outcome: Outcome, table: Table) -> Outcome:
    """An outcome whose news of the table is written as it is now, however late it is told."""
    if outcome.table:
        outcome.talk.insert(0, encode(TableNow(table.info())))
    return outcome


@dataclass(slots=True)
class Order:
    """A command on its way: carried out, stored, told; again if another was stored before it."""

    command: Command
    asker: Screen | None = None  # who is told the reply
    refused: Callable[[Exception], None] = forget  # Refuse or GameError
    done: Callable[[Fate], None] = forget
    lasting: bool = False  # carried out even if it could not be stored at first
    lines: list[Line] = field(default_factory=list)  # what it has decided
    ends: bool = False  # with it the game is over
    asked: dict[int, int] = field(default_factory=dict)  # by seat: the questions after it
    outcome: Outcome = field(default_factory=Outcome)  # what to tell once they are stored
    after: list[Order] = field(default_factory=list)  # decided on nothing, told in their turn
    since: float = field(default_factory=time.perf_counter)


class Room:
    """A table that is open, and the screens that look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told = table.count  # lines that are stored, and told to everybody here
        self.screens: Final[set[Screen]] = set()
        self.stored: Final[deque[Order]] = deque()  # carried out, on their way to the disk
        self.later: Final[deque[Order]] = deque()  # wait until the table was read again
        self.reading = False  # the lines of others are being read
        self.behind = False  # others have stored lines that are still to be read
        self.lost = False  # something could not be stored: whoever comes opens the table anew
        self.films: Final[dict[int, tuple[Cut, list[bytes]]]] = {}  # by eyes: when it was made
        self.messages: Final[dict[int, Bucket]] = {}  # by seat: how much it may still send
        self.talk: Final[dict[int, Bucket]] = {}  # by seat: how much it may still say
        self.hints: Final[dict[int, Bucket]] = {}  # by seat: how often it may still ask
        self.advising: Final[set[int]] = set()  # seats that wait for a hint
        self.thinking: Final[set[int]] = set()  # seats whose bots are at it
        self.asked = questions(table)  # by seat: its question, as everybody here was told
        self.called: Final[dict[int, int]] = {}  # by seat: the question it was shown or called for
        self.news: Final = defaultdict[int, asyncio.Lock](asyncio.Lock)  # by seat: see Caller
        self.touched = time.monotonic()

    @property
    def id(self) -> str:
        return self.table.id

    def pace(self) -> float:
        """How long bots take, as a share of what is usual: as whoever follows slowest wishes."""
        return max((screen.pace for screen in self.screens if screen.held), default=1.0)

    def messages_of(self, seat: int, rate: Rate) -> Bucket:
        """What all screens of a seat may send together."""
        return bucket_of(self.messages, seat, rate)

    def holds(self, screen: Screen) -> bool:
        """Whether a screen still holds the seats it came with."""
        chairs = self.table.chairs
        for seat, holder in screen.held:  # at every message: no generator
            if seat >= len(chairs) or chairs[seat].holder != holder:
                return False
        return True

    def close_old(self, seat: int) -> None:
        """A seat is held in another way: its screens come back and show that they know it."""
        for screen in list(self.screens):
            if seat in screen.mine and not self.holds(screen):
                screen.close(1012, "the seat is held by a person's key now; come back")

    def count_screens(self) -> None:
        """Who is present, by the screens that are open."""
        table = self.table
        table.watching = sum(not screen.held for screen in self.screens)
        for chair in table.chairs:
            chair.screens = 0
        for screen in self.screens:
            for seat, holder in screen.held:
                table.chairs[seat].screens += table.is_held_by(seat, holder)

    def make_film(self, eyes: int) -> Work[None]:
        """Make the film of what these eyes have missed, once for each position."""
        play = self.table.play
        if play is None or (eyes in self.films and self.films[eyes][0] == Cut.of(play)):
            return
        now = Cut.of(play)
        missed = yield from filming(play, eyes)
        if self.table.play is play:  # else it may show what was never stored
            self.films[eyes] = now, [encode(Film(missed))] if missed else []

    def film_of(self, eyes: int) -> list[bytes]:
        """The film of what these eyes have missed; none if it shows what was taken back since."""
        cut, film = self.films.get(eyes, (None, []))
        return film if cut is not None and cut.stands(self.table.playing()) else []

    def place(self, seat: int, elsewhere: bool, gone: float | None) -> bool:
        """What the store knows of a seat's presence; whether that is news."""
        if seat >= len(self.table.chairs):
            return False
        chair = self.table.chairs[seat]
        news = chair.elsewhere != elsewhere
        chair.elsewhere = elsewhere
        if gone is not None and not chair.is_present():
            chair.gone = gone
        return news

    def is_busy(self) -> bool:
        """Whether it must stay open."""
        return bool(self.screens or self.thinking or self.stored or self.later or self.reading)

    def replace(self, table: Table) -> None:
        """The table as it was when everybody was last told of it; those who are here stay."""
        before, self.table = self.table, table
        self.films.clear()
        self.asked = questions(table)
        for old, new in zip(before.chairs, table.chairs, strict=False):
            if old.holder == new.holder:
                new.gone, new.elsewhere = old.gone, old.elsewhere
        self.count_screens()
        for eyes, stream in before.streams.items():
            again = table.look(eyes)
            if again is not None:
                again.seq, again.torn = stream.seq, True
