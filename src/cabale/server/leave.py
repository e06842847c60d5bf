"""Days on which somebody does not play: a leave until some date, and days of every week.

Time that passes then is not counted at tables by correspondence.
"""

from __future__ import annotations

import datetime
import math
import zoneinfo
from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta, Struct

DAY: Final = 86_400.0
LONGEST: Final = 30 * DAY  # how far ahead a leave may end

Weekday = Annotated[int, Meta(ge=0, le=6)]  # Monday is 0


class Leave(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When a person rests; nothing of it unless said."""

    until: float | None = None  # seconds since 1970; the leave has begun
    days: Annotated[tuple[Weekday, ...], Meta(max_length=5)] = ()  # of every week
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # where these days begin and end


NEVER: Final = Leave()


def zone_of(name: str) -> datetime.tzinfo:
    """A time zone by its name; ValueError if there is none."""
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise ValueError(f"no time zone is called {name[:60]}") from None


def midnight_after(moment: datetime.datetime) -> float:
    """When the next day begins there."""
    tomorrow = moment.date() + datetime.timedelta(days=1)
    return datetime.datetime.combine(tomorrow, datetime.time(), moment.tzinfo).timestamp()


def stretches(leave: Leave, start: float) -> Iterator[tuple[float, float, bool]]:
    """Time from `start` on, cut where resting begins or ends: from, to, whether it counts."""
    zone, at = zone_of(leave.zone), start
    while True:
        end, counts = math.inf, True
        if leave.days:
            local = datetime.datetime.fromtimestamp(at, zone)
            end, counts = midnight_after(local), local.weekday() not in leave.days
        if leave.until is not None and at < leave.until:
            end, counts = min(end, leave.until), False
        yield at, end, counts
        at = end


def counted(leave: Leave, start: float, end: float) -> float:
    """The seconds between two moments that are not rest."""
    total = 0.0
    for begin, close, counts in stretches(leave, start):
        if begin >= end:
            break
        total += (min(close, end) - begin) * counts
    return total


def moment_after(leave: Leave, start: float, seconds: float) -> float:
    """When so many seconds that are not rest will have passed."""
    for begin, close, counts in stretches(leave, start):
        if counts and begin + seconds <= close:
            return begin + seconds
        seconds -= (close - begin) * counts
    raise AssertionError("time does not end")


def rests_until(leave: Leave, now: float) -> float | None:
    """When somebody who rests now will play again; None if they do not rest."""
    for begin, _, counts in stretches(leave, now):
        if counts:
            return None if begin == now else begin
    raise AssertionError("a week has days to play on")
