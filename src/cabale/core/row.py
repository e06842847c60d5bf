"""A tensor while it is being filled, entry after entry.

Rows of numbers never pass from Python into compiled functions, for mypyc keeps hold of each that
does; they stay within the objects here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from cabale.core.protocol import OVER, State

ROOM: Final = 256  # numbers that a row holds before it grows


class Form:
    """What all tensors of one layout have in common.

    As a float each entry is divided by the largest value of its range; `bits` holds all that can
    come out, from -largest to largest, as 32-bit floats lie in memory.
    """

    def __init__(self, largest: list[int], zero: list[int], bits: list[int], actions: int) -> None:
        self.largest: Final[vec[i64]] = vec[i64](largest)
        self.zero: Final[vec[i64]] = vec[i64](zero)  # where in `bits` the 0 of each entry stands
        self.bits: Final[vec[i32]] = vec[i32](bits)
        self.floats: Final[vec[i32]] = vec[i32]([0] * len(largest))
        self.mask: Final[vec[u8]] = vec[u8]([0] * actions)

    def mask_of(self, s: State, seat: i64) -> vec[u8]:
        """1 for each action that `seat` may answer now."""
        out = self.mask[:]
        if s.decision == OVER or not s.waiting >> seat & 1:
            return out
        legal = s.legal(seat)
        for i in range(len(legal)):
            out[legal[i]] = 1
        return out


class Row:
    """The entries so far, as pairs of place and value; what is not written stays 0.

    Most entries are 0: only the others are kept, so that a row costs what it tells.
    """

    def __init__(self, form: Form) -> None:
        self.form: Final[Form] = form
        self.told: vec[i64] = vec[i64](capacity=ROOM)
        self.at: i64 = 0

    def mark(self, offset: i64, n: i64) -> None:
        """A value so many entries from here."""
        self.told = append(append(self.told, self.at + offset), n)

    def flag(self, size: i64, index: i64) -> None:
        """A 1 for one of the next `size` entries, for none if it is negative."""
        if index >= 0:
            self.mark(index, 1)
        self.at += size

    def flags(self, size: i64, members: i64) -> None:
        """A 1 for each member of a set of bits."""
        for i in range(size):
            if members >> i & 1:
                self.mark(i, 1)
        self.at += size

    def number(self, n: i64) -> None:
        if n != 0:
            self.mark(0, n)
        self.at += 1

    def numbers(self, found: vec[i64], first: i64, size: i64) -> None:
        """The `size` numbers of a flat row from `first` on."""
        for i in range(size):
            self.number(found[first + i])

    def skip(self, size: i64) -> None:
        """The next entries stay 0."""
        self.at += size

    def floats(self) -> vec[i32]:
        """The entries divided, as 32-bit floats lie in memory; none leaves its range."""
        out = self.form.floats[:]
        self.put(out, 0)
        return out

    def put(self, out: vec[i32], first: i64) -> None:
        """The same into a longer row of zeros, from `first` on."""
        form, told = self.form, self.told
        bits, zero, largest = form.bits, form.zero, form.largest
        for i in range(0, len(told), 2):
            place, n = told[i], told[i + 1]
            top = largest[place]
            n = top if n > top else n
            n = -top if n < -top else n
            out[first + place] = bits[zero[place] + n]

    def wipe(self, out: vec[i32], first: i64) -> None:
        """Make zeros again of what was put there."""
        told = self.told
        for i in range(0, len(told), 2):
            out[first + told[i]] = 0

    def values(self) -> list[int]:
        """Every entry as it was told."""
        out = [0] * len(self.form.largest)
        for i in range(0, len(self.told), 2):
            out[self.told[i]] = self.told[i + 1]
        return out


def begin(s: State, seat: i64, form: Form) -> Row:
    """What every tensor begins with: the question, the seat, who is waited for."""
    row = Row(form)
    row.flag(len(s.decisions), s.decision)
    row.flag(s.seats, seat)
    row.flags(s.seats, s.waiting)
    return row
