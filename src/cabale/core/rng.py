"""A small generator for playouts and search: the same numbers compiled and interpreted.

It is quick, not secret. At a table people trust, chance answers from a committed seed instead
(see deal.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = (1 << 62) - 1
MULTIPLIER: Final[i64] = 3202034522624059733
INCREMENT: Final[i64] = 1442695040888963407


class Rng:
    """A linear congruential generator of 62 bits, of which the upper 31 are used.

    Each `stream` of one seed goes its own way, so that a bot's thinking never moves chance.

    >>> import cabale
    >>> cabale.Rng(1).below(6) == cabale.Rng(1).below(6)
    True
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.x: i64 = (seed & MASK) ^ ((stream & MASK) * 2862933555777941757 & MASK)
        for _i in range(4):
            self.next31()
            self.x ^= self.x >> 29

    def next31(self) -> i64:
        """31 random bits.

        >>> 0 <= Rng(1).next31() < 2**31
        True
        """
        self.x = (self.x * MULTIPLIER + INCREMENT) & MASK
        return self.x >> 31

    def below(self, n: i64) -> i64:
        """An int from 0 to n - 1.

        >>> rng = Rng(1)
        >>> sorted({rng.below(3) for _ in range(50)})
        [0, 1, 2]
        """
        self.x = (self.x * MULTIPLIER + INCREMENT) & MASK
        return ((self.x >> 31) * n) >> 31

    def copy(self) -> Rng:
        """A generator that goes on with the same numbers.

        >>> rng = Rng(1)
        >>> rng.copy().below(100) == rng.below(100)
        True
        """
        twin = Rng(0)
        twin.x = self.x
        return twin
