"""What everybody saw of one pile, in the order of time: shuffles, cards drawn unseen, cards laid.

A flat row. A *mix* begins whenever cards that all knew are shuffled in, and takes four ints: what
it is, the cards shuffled in, all cards that nobody can see from then on, and those turned up from
below the disc. Cards turned up from the pile are not kept: they follow from what can be seen. A
draw or a lay takes one int; what a seat drew unseen stands there for that seat alone. The past
follows from the answers, so it is no part of a position's numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# the lowest three bits of an entry; then three bits for the seat, then cards, packed
MIX: Final[i64] = 0  # known cards are shuffled into the pile; those under the disc stay there
SHUFFLE: Final[i64] = 1  # all cards in no hand are shuffled; in place of cards: how many lie under
DRAW: Final[i64] = 2  # a seat draws unseen from the newest mix
DRAW_BELOW: Final[i64] = 3  # a seat draws unseen from below the disc
LAY: Final[i64] = 4  # a seat lays cards that it had drawn unseen
WHAT: Final[i64] = 7
SEAT: Final = 3  # where the seat begins
CARDS: Final = 6  # where the cards begin
KNOWN: Final[i64] = 1  # of a mix: the cards shuffled in
UNSEEN: Final[i64] = 2  # of a mix: the cards in the pile, under the disc and drawn unseen
BELOW: Final[i64] = 3  # of a mix: cards turned up since from below the disc
WIDTH: Final[i64] = 4  # of a mix


class Past:
    """The past of one pile; positions share it until one of them adds to it."""

    def __init__(self) -> None:
        self.row: vec[i64] = vec[i64]()
        self.newest: i64 = 0  # where the newest mix begins
        self.disc: i64 = 0  # where the newest shuffle of everything begins
        self.last: i64 = -1  # where the last draw or lay stands, if nothing came after it
        self.lent: bool = False  # others read it too: whoever adds to it takes a copy

    def lend(self) -> Past:
        """This past for one more reader."""
        self.lent = True
        return self

    def copy(self) -> Past:
        return self.with_row(self.row[:])

    def with_row(self, row: vec[i64]) -> Past:
        twin = Past()
        twin.row = row
        twin.newest = self.newest
        twin.disc = self.disc
        twin.last = self.last
        return twin

    # -- shuffles

    def shuffle_all(self, known: i64, unseen: i64, under: i64) -> None:
        """All cards that are in no hand are shuffled; `known` are those of them that all knew."""
        self.disc = len(self.row)
        self.begin_mix(under << CARDS | SHUFFLE, known, unseen)

    def mix_in(self, known: i64, unseen: i64) -> None:
        """Known cards are shuffled into the pile; those under the disc stay where they are."""
        self.begin_mix(MIX, known, unseen)

    def begin_mix(self, entry: i64, known: i64, unseen: i64) -> None:
        self.newest = len(self.row)
        self.last = -1
        self.row = append(append(append(append(self.row, entry), known), unseen), 0)

    # -- cards

    def turn_up_below(self, card: i64) -> None:
        """The next card from below the disc is turned up before all eyes."""
        self.row[self.disc] -= 1 << CARDS
        self.row[self.newest + BELOW] += card

    def draw(self, seat: i64, card: i64, below: bool) -> None:
        """A seat takes the next card, and nobody else sees it."""
        if below:
            self.row[self.disc] -= 1 << CARDS
        self.add(DRAW_BELOW if below else DRAW, seat, card)

    def lay(self, seat: i64, card: i64) -> None:
        """A seat lays a card that it had drawn unseen."""
        self.add(LAY, seat, card)

    def add(self, what: i64, seat: i64, cards: i64) -> None:
        entry = seat << SEAT | what
        if self.last >= 0 and self.row[self.last] & (1 << CARDS) - 1 == entry:
            self.row[self.last] += cards << CARDS
            return
        self.last = len(self.row)
        self.row = append(self.row, cards << CARDS | entry)


NO_PAST: Final = Past()
