"""How much time people have, as a table chooses it and as everybody sees it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cabale.core.game import GameError

Seconds = Annotated[int, Meta(ge=0, le=60 * 86_400)]
Over = Literal["nothing", "vote", "bot"]


class Cadence(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The pace of a table. A time for each turn is a bank that each turn fills again."""

    letters: bool = False  # by correspondence: whoever is on leave loses no time
    bank: Seconds = 0  # with which each seat begins; 0: no clock
    gain: Seconds = 0  # what a seat gains when its turn has passed
    most: Seconds = 0  # more than that is never in a bank; 0: as much as comes
    over: Over = "vote"  # when time is over: nothing, the others may vote for a bot, a bot at once


class ClockInfo(Struct):
    """The clock of a seat, as everybody sees it."""

    left: float  # seconds in its bank when it last stopped or began to run
    until: float | None  # while it runs: when it will be over (seconds since 1970)
    over: bool  # its time is over


FREE: Final = Cadence()  # as fast or slow as people like


class Pace(Struct, frozen=True, omit_defaults=True):
    """What a summary says of time."""

    cadence: Cadence = FREE
    ends: tuple[float | None, ...] = ()  # by seat: when its time will be over, while it runs

    def until(self, seat: int) -> float | None:
        """When the time of a seat will be over; None while it does not run."""
        return self.ends[seat] if seat < len(self.ends) else None

    def due(self) -> float | None:
        """When the first of them will be."""
        return min((end for end in self.ends if end is not None), default=None)


NO_CLOCK: Final = Pace()


def check(cadence: Cadence) -> Cadence:
    """A cadence that can be played; GameError says why not."""
    if not cadence.bank:
        return Cadence(letters=True) if cadence.letters else FREE
    if 0 < cadence.most < cadence.bank:
        raise GameError(f"a bank of {cadence.bank} s is more than its limit, {cadence.most} s")
    return cadence
