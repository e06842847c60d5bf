"""Sets of small ints as bits of one int: seats that wait, cards of one colour."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HIGHEST: Final = 61  # the largest member a set can have; 1 << 62 would be a boxed constant
PRIME: Final = 67  # powers of two leave different remainders when divided by it


def one(n: i64) -> i64:
    """The set that holds only `n`.

    Not `1 << n`: a small literal is an int of 32 bits when compiled.

    >>> one(0), one(33) == 2 ** 33
    (1, True)
    """
    return (1 << HIGHEST) >> (HIGHEST - n)


def read_lowest() -> vec[i64]:
    """The only member of a set, by the remainder of the set divided by PRIME."""
    out = vec[i64]([-1] * PRIME)
    for n in range(HIGHEST + 1):
        out[one(n) % PRIME] = n
    return out


LOWEST: Final[vec[i64]] = read_lowest()


def lowest(mask: i64) -> i64:
    """The smallest member, -1 for none.

    >>> lowest(0b1010_0000), lowest(0)
    (5, -1)
    """
    return LOWEST[(mask & -mask) % PRIME]


def count(mask: i64) -> i64:
    """How many members: added up in pairs, then in fours, then in bytes.

    >>> count(0b1011), count((1 << 62) - 1)
    (3, 62)
    """
    pairs = mask - (mask >> 1 & 0x1555_5555_5555_5555)
    fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333)
    n = fours + (fours >> 4) & 0x0F0F_0F0F_0F0F_0F0F
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 127


def nth(mask: i64, n: i64) -> i64:
    """The member that has `n` smaller ones.

    >>> nth(0b1011, 2)
    3
    """
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """Every member, the smallest first.

    >>> members(0b1011)
    [0, 1, 3]
    """
    out: list[int] = []
    n: i64 = 0
    while mask >> n:
        if mask >> n & 1:
            out.append(n)
        n += 1
    return out
