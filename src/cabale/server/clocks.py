"""The clocks of a table: how much time each seat has, by the moments that its lines tell.

Time is only counted from one line to the next, and never backwards: a clock of the house that is
set back makes time stand still until it comes to where it was. A clock runs while everybody may
know that its seat is asked, so that it tells of nobody who has answered in secret.
"""

from __future__ import annotations

from typing import Final

from cabale.core.play import Play
from cabale.server import lines as stored
from cabale.server.cadence import Cadence, ClockInfo
from cabale.server.chairs import Chair
from cabale.server.leave import NEVER, Leave, counted, moment_after
from cabale.server.lines import Line
from cabale.server.wire import WATCHING


class Clocks:
    """The time of every seat of a game that has begun."""

    def __init__(self, cadence: Cadence, chairs: list[Chair], at: float) -> None:
        self.cadence: Final = cadence
        self.chairs: Final = chairs  # those of the table
        self.left = [float(cadence.bank)] * len(chairs)
        self.running: list[int] = []
        self.over: set[int] = set()  # seats whose time is over
        self.at = at  # up to when time was counted
        self.before: list[tuple[int, list[float]]] = []  # answers so far, banks before the next

    def count(self, at: float) -> None:
        """Take the time that has passed from those whose clock runs."""
        for seat in self.running:
            spent = counted(self.leave_of(seat), self.at, at) if at > self.at else 0.0
            self.left[seat] = max(0.0, self.left[seat] - spent)
        self.at = max(self.at, at)

    def leave_of(self, seat: int) -> Leave:
        """When a seat rests; never where people play together."""
        return self.chairs[seat].leave if self.cadence.letters else NEVER

    def follow(self, line: Line, play: Play) -> None:
        """Let the clocks of those run who owe an answer after a line."""
        if not isinstance(line, stored.Timed):
            return
        match line:
            case stored.Backed():
                self.go_back(len(play.answers))
            case stored.Stands(level=None):
                self.come_back(line.seat)
            case stored.RanOut():
                self.run_out(line.seat)
        self.run(play.waiting(WATCHING))

    def save(self, answers: int) -> None:
        """Remember the banks as they are before an answer."""
        self.before.append((answers, self.left.copy()))

    def run(self, waiting: list[int]) -> None:
        """These seats owe an answer from now on; those whose turn has passed gain."""
        asked = [seat for seat in waiting if self.chairs[seat].is_played_by_its_person()]
        for seat in self.running:
            if seat not in waiting:
                self.give(seat, self.left[seat] + self.cadence.gain)
        self.running = asked

    def give(self, seat: int, left: float) -> None:
        """Another bank for a seat."""
        most = self.cadence.most
        self.left[seat] = min(left, most) if most else left
        self.over.discard(seat)

    def go_back(self, answers: int) -> None:
        """All but so many answers are taken back, and with them what they gained."""
        saved = self.left
        while self.before and self.before[-1][0] >= answers:
            saved = self.before.pop()[1]
        self.left = [min(now, then) for now, then in zip(self.left, saved, strict=True)]
        self.running = []

    def come_back(self, seat: int) -> None:
        """Somebody takes their seat back from a bot, with time for one turn at least."""
        self.give(seat, max(self.left[seat], self.cadence.gain or self.cadence.bank))

    def run_out(self, seat: int) -> None:
        """The time of a seat is over."""
        self.left[seat] = 0.0
        self.over.add(seat)

    def until(self, seat: int) -> float | None:
        """When the time of a seat will be over; None if its clock stands."""
        if seat not in self.running or seat in self.over:
            return None
        return moment_after(self.leave_of(seat), self.at, self.left[seat])

    def late(self, now: float) -> list[int]:
        """The seats whose time is over by now and who have not been told."""
        ends = [(seat, self.until(seat)) for seat in self.running]
        return [seat for seat, end in ends if end is not None and end <= now]

    def info(self, seat: int) -> ClockInfo:
        """The clock of a seat as everybody sees it."""
        return ClockInfo(self.left[seat], self.until(seat), seat in self.over)
