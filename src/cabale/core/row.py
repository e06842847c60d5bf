"""A tensor while it is being filled, entry after entry.

Rows of numbers never pass from Python into compiled functions, for mypyc keeps hold of each that
does; they stay within the objects here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from cabale.core.protocol import OVER, State


class Form:
    """What all tensors of one layout have in common.

    As a float each entry is divided by the largest value of its range; `bits` holds all that can
    come out, from -largest to largest, as 32-bit floats lie in memory.
    """

    def __init__(self, largest: list[int], zero: list[int], bits: list[int], actions: int) -> None:
        self.largest: Final[vec[i64]] = vec[i64](largest)
        self.zero: Final[vec[i64]] = vec[i64](zero)  # where in `bits` the 0 of each entry stands
        self.bits: Final[vec[i32]] = vec[i32](bits)
        self.values: Final[vec[i64]] = vec[i64]([0] * len(largest))
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
    """The entries so far; what is not written stays 0."""

    def __init__(self, form: Form) -> None:
        self.form: Final[Form] = form
        self.values: vec[i64] = form.values[:]
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

    def floats(self) -> vec[i32]:
        """The entries divided, as 32-bit floats lie in memory; none leaves its range."""
        form, values = self.form, self.values
        out, bits, zero, largest = form.floats[:], form.bits, form.zero, form.largest
        for i in range(len(values)):
            n = values[i]
            if n != 0:
                top = largest[i]
                n = top if n > top else n
                n = -top if n < -top else n
                out[i] = bits[zero[i] + n]
        return out


def begin(s: State, seat: i64, form: Form) -> Row:
    """What every tensor begins with: the question, the seat, who is waited for."""
    row = Row(form)
    row.flag(len(s.decisions), s.decision)
    row.flag(s.seats, seat)
    row.flags(s.seats, s.waiting)
    return row
