"""Louis XIV: what paths of stones would bring, each courtier weighed once for each stone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.core.bits import lowest, one
from cabale.core.rows import filled
from cabale.games.louis_xiv.pieces import COLOURS, COURTIERS, NEIGHBOURS
from cabale.games.louis_xiv.sense_court import stake
from cabale.games.louis_xiv.state import Versailles

LAID: Final = 16  # what a stone laid costs beyond the courtier it goes to
STONES: Final = 5  # stones that one path can add to a courtier, and none at all
UNSEEN: Final = -(1 << 40)


def gain(s: Versailles, seat: i64, courtier: i64, stones: i64) -> i64:
    """What more stones on a courtier would bring: laid for a moment, and taken up again."""
    return stake_with(s, seat, courtier, stones) - stake(s, seat, courtier)


def stake_with(s: Versailles, seat: i64, courtier: i64, stones: i64) -> i64:
    at = courtier * COLOURS + seat
    s.court[at] += stones
    out = stake(s, seat, courtier)
    s.court[at] -= stones
    return out


class Paths:
    """The paths of one seat in one position."""

    def __init__(self, s: Versailles, seat: i64) -> None:
        self.s: Final[Versailles] = s
        self.seat: Final[i64] = seat
        self.own: Final[i64] = s.own[seat]
        self.general: Final[i64] = s.general[seat]
        self.stakes = filled(COURTIERS * STONES, UNSEEN)  # by courtier and stones added
        self.laid = filled(COURTIERS)  # stones on the path that is being followed

    def stake(self, courtier: i64, stones: i64) -> i64:
        """What is at stake for the seat at a courtier with so many stones more."""
        at = courtier * STONES + stones
        if self.stakes[at] == UNSEEN:
            self.stakes[at] = stake_with(self.s, self.seat, courtier, stones)
        return self.stakes[at]

    def gain(self, courtier: i64, stones: i64) -> i64:
        """What more stones on a courtier would bring."""
        return self.stake(courtier, stones) - self.stake(courtier, 0)

    def step(self, courtier: i64, came: i64, left: i64) -> i64:
        """A stone on a courtier and the best path of the others from there."""
        laid = self.laid[courtier]
        out = self.stake(courtier, laid + 1) - self.stake(courtier, laid) - LAID
        if left <= 1:
            return out
        self.laid[courtier] = laid + 1
        out += self.best(courtier, came, left - 1)
        self.laid[courtier] = laid
        return out

    def best(self, at: i64, came: i64, left: i64) -> i64:
        """The best that `left` more stones can bring from `at` on."""
        best = self.step(at, came, left)
        ways: i64 = NEIGHBOURS[at]
        if came >= 0:
            ways &= ~one(came)
        while ways:
            found = self.step(lowest(ways), at, left)
            ways &= ways - 1
            best = found if found > best else best
        return best if best > 0 else 0
