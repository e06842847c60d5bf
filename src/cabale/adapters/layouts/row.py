"""A tensor while it is being filled, entry after entry."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.protocol import State


class Row:
    """The entries so far; what is not written stays 0."""

    def __init__(self, blank: vec[i64]) -> None:
        self.values: vec[i64] = blank[:]
        self.at: i64 = 0

    def flag(self, size: i64, index: i64) -> None:
        """A 1 for one of the next `size` entries, for none if it is negative."""
        if index >= 0:
            self.values[self.at + index] = 1
        self.at += size

    def flags(self, size: i64, members: i64) -> None:
        """A 1 for each member of a set of bits."""
        for i in range(size):
            if members >> i & 1:
                self.values[self.at + i] = 1
        self.at += size

    def number(self, n: i64) -> None:
        self.values[self.at] = n
        self.at += 1

    def numbers(self, found: vec[i64], first: i64, size: i64) -> None:
        """The `size` numbers of a flat row from `first` on."""
        for i in range(size):
            self.values[self.at + i] = found[first + i]
        self.at += size

    def skip(self, size: i64) -> None:
        """The next entries stay 0."""
        self.at += size


def begin(s: State, seat: i64, blank: vec[i64]) -> Row:
    """What every tensor begins with: the question, the seat, who is waited for."""
    row = Row(blank)
    row.flag(len(s.decisions), s.decision)
    row.flag(s.seats, seat)
    row.flags(s.seats, s.waiting)
    return row
