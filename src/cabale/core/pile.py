"""An ordered zone of cards: a column, a row, a discard. The top is its end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Pile:
    """Ints in order, cheap to copy and quick when compiled.

    >>> pile = Pile()
    >>> for card in (4, 8, 15): pile.push(card)
    >>> pile.take(1), pile.pop(), pile.size, list(pile.items)
    (8, 15, 1, [4])
    """

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()

    def __len__(self) -> int:
        return len(self.items)

    @property
    def size(self) -> i64:
        """The same as `len`, without a boxed int on the way."""
        return len(self.items)

    def __getitem__(self, index: i64) -> i64:
        return self.items[index]

    def __setitem__(self, index: i64, card: i64) -> None:
        self.items[index] = card

    def push(self, card: i64) -> None:
        self.items = append(self.items, card)

    def pop(self) -> i64:
        last = len(self.items) - 1
        card = self.items[last]
        self.items = self.items[:last]
        return card

    def take(self, index: i64) -> i64:
        """Remove and return the card at `index`; the ones above it move down."""
        card = self.items[index]
        last = len(self.items) - 1
        for i in range(index, last):
            self.items[i] = self.items[i + 1]
        self.items = self.items[:last]
        return card

    def insert(self, index: i64, card: i64) -> None:
        """Put a card so that it lies at `index`."""
        items = append(self.items, card)
        i: i64 = len(items) - 1
        while i > index:
            items[i] = items[i - 1]
            i -= 1
        items[index] = card
        self.items = items

    def find(self, card: i64) -> i64:
        """Where the card lies, -1 if it does not."""
        for i in range(len(self.items)):
            if self.items[i] == card:
                return i
        return -1

    def clear(self) -> None:
        self.items = vec[i64]()

    def copy(self) -> Pile:
        twin = Pile()
        twin.items = self.items[:]
        return twin
