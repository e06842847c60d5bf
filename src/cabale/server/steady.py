"""A clock that does not jump: the machine's may be set, and nobody's time is over by that.

It counts by what the machine cannot set, and follows the machine's clock where that only drifts. A
jump is believed once it has stood for a while, or right after the machine was started, when clocks
are set for the first time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from cabale.server.log import log

BELIEF: Final = 600.0  # seconds for which a clock that was set must stay so
EARLY: Final = 300.0  # seconds after the machine's start in which it is believed at once
SLACK: Final = 2.0  # seconds that are drift, not a jump


def since_start() -> float:
    """Seconds since the machine was started, asleep or not where the system tells it."""
    known: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if known is None else time.clock_gettime(known)


def machine_time() -> float:
    """Seconds since 1970, as the machine has them now."""
    return time.time()


class SteadyClock:
    """Seconds since 1970."""

    def __init__(
        self,
        machine: Callable[[], float] = machine_time,
        count: Callable[[], float] = since_start,
    ) -> None:
        self.machine: Final = machine
        self.count: Final = count
        self.ahead = machine() - count()  # so much is added to what is counted
        self.other = self.ahead  # what it would be by a clock that was set
        self.since = 0.0  # when that was first seen

    def __call__(self) -> float:
        counted = self.count()
        self.look(self.machine() - counted, counted)
        return counted + self.ahead

    def look(self, ahead: float, counted: float) -> None:
        """Follow a drift at once, and a jump if it is to be believed."""
        if abs(ahead - self.ahead) <= SLACK:
            self.ahead = self.other = ahead
        elif counted < EARLY:
            self.ahead = self.other = ahead
        elif abs(ahead - self.other) > SLACK:
            log("the clock jumps", seconds=round(ahead - self.ahead))
            self.other, self.since = ahead, counted
        elif counted - self.since >= BELIEF:
            log("the clock was set", seconds=round(ahead - self.ahead))
            self.ahead = ahead
