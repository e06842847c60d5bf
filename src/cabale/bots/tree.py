"""The tree of a search in two flat rows: a hash table of edges and the figures of each edge."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

VISITS: Final = 0  # how often the answer was tried
OFFERS: Final = 1  # how often it could have been
VALUE: Final = 2  # the sum of what it brought to the seat that chose it
PRIOR: Final = 3  # how likely it looked at first sight, unscaled; negative: not looked at yet
REGRET: Final = 4  # at mixed questions: how much more it would have brought
CHOSEN: Final = 5  # at mixed questions: the sum of the shares it was given
MINE: Final = 6  # the sum of what it brought to the seat that searches
WON: Final = 7  # the sum of that seat's win shares
FIGURES: Final = 8

EDGE_BITS: Final = 21
MIX: Final[i64] = 2862933555777941757
MASK: Final[i64] = (1 << 62) - 1


class Tree:
    """Edges between what the seats answered; edge e leads to node e + 1, and 0 is the root."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.figures: vec[float] = vec[float]()
        self.size: i64 = 0
        self.slots: vec[i64] = vec[i64]()  # key and edge of each place in the hash table
        self.resize(1024)

    def edge(self, node: i64, label: i64) -> i64:
        """The edge of that label out of `node`, made if there is none."""
        key = node << EDGE_BITS | label
        at = self.place(key)
        found = self.slots[at + 1]
        if found < 0:
            found = self.count
            self.slots[at] = key
            self.slots[at + 1] = found
            self.grow()
        return found

    def known(self, node: i64, label: i64) -> i64:
        """The edge of that label out of `node`, -1 if it was never seen."""
        return self.slots[self.place(node << EDGE_BITS | label) + 1]

    def labels(self, node: i64) -> vec[i64]:
        """The labels of all edges out of `node`."""
        out = vec[i64]()
        for i in range(self.size):
            if self.slots[2 * i + 1] >= 0 and self.slots[2 * i] >> EDGE_BITS == node:
                out = append(out, self.slots[2 * i] & ((1 << EDGE_BITS) - 1))
        return out

    def place(self, key: i64) -> i64:
        """Where the key lies in the table, or where it would."""
        at = ((key * MIX & MASK) >> 27) & (self.size - 1)
        while self.slots[2 * at + 1] >= 0 and self.slots[2 * at] != key:
            at = (at + 1) & (self.size - 1)
        return 2 * at

    def grow(self) -> None:
        """Room for the figures of one more edge."""
        self.count += 1
        row = self.figures
        for _i in range(PRIOR):
            row = append(row, 0.0)
        row = append(row, -1.0)
        for _i in range(FIGURES - PRIOR - 1):
            row = append(row, 0.0)
        self.figures = row
        if self.count * 2 > self.size:
            self.resize(self.size * 2)

    def resize(self, size: i64) -> None:
        """A table of `size` places with the same edges."""
        old = self.slots
        fresh = vec[i64](capacity=2 * size)
        for _i in range(2 * size):
            fresh = append(fresh, -1)
        self.slots = fresh
        self.size = size
        for i in range(0, len(old), 2):
            if old[i + 1] >= 0:
                at = self.place(old[i])
                fresh[at] = old[i]
                fresh[at + 1] = old[i + 1]
