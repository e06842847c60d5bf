"""The past of one pile as one seat knows it: what every mix holds, and who drew from it unseen.

*Places* are cards that others drew unseen. When one of them lays such a card and held unseen cards
of one mix alone, the card is simply seen; otherwise nobody knows from which place it came.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import one
from cabale.games.heads_of_state.past import (
    BELOW,
    CARDS,
    DRAW,
    DRAW_BELOW,
    KNOWN,
    LAY,
    MIX,
    SEAT,
    SHUFFLE,
    UNSEEN,
    WHAT,
    WIDTH,
    Past,
)

NO_DISC: Final[i64] = -1  # a mix that was no shuffle of everything
UNDER: Final[i64] = -1  # the owner of a place under the disc
UNKNOWN: Final[i64] = -1


class Recall:
    """Mixes are numbered from the oldest one that still matters."""

    def __init__(
        self, past: Past, unseen: i64, seat: i64, seats: i64, kinds: i64, bits: i64
    ) -> None:
        self.past: Past = past.lend()
        self.unseen: i64 = unseen  # cards that nobody can see now, but for those who drew them
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.kinds: i64 = kinds
        self.bits: i64 = bits
        self.mixes: i64 = 0
        self.known: vec[i64] = vec[i64]()  # mix → cards shuffled in, packed
        self.seen: vec[i64] = vec[i64]()  # mix → cards of it that the seat saw, packed
        self.under: vec[i64] = vec[i64]()  # mix → cards left under the disc, or NO_DISC
        self.blank: vec[i64] = past.row[:]  # the row without what the seat cannot see in it
        # draws of others, in the order of time
        self.drew: vec[i64] = vec[i64]()  # draw → where its entry stands
        self.drawer: vec[i64] = vec[i64]()
        self.source: vec[i64] = vec[i64]()  # draw → the mix it was drawn from
        self.hidden: vec[i64] = vec[i64]()  # draw → how many of its cards were not simply seen
        # cards that others laid, nobody knows from which place
        self.layer: vec[i64] = vec[i64]()
        self.lay_kind: vec[i64] = vec[i64]()
        self.draws_before: vec[i64] = vec[i64]()
        self.muddled: i64 = 0  # a bit for each seat that laid such cards
        self.read()
        self.first: i64 = self.first_that_matters()

    def knows(self, past: Past, unseen: i64, seat: i64) -> bool:
        """Whether this is what the seat recalls of that past, and nothing has been seen since."""
        return self.past is past and self.unseen == unseen and self.seat == seat

    # -- reading

    def read(self) -> None:
        row = self.past.row
        at: i64 = 0
        disc: i64 = 0
        while at < len(row):
            what = row[at] & WHAT
            if what == MIX or what == SHUFFLE:
                if what == SHUFFLE:
                    disc = self.mixes
                self.begin_mix(at)
                self.move(row[at + BELOW], self.mixes - 1, disc)
                at += WIDTH
                continue
            if what == LAY:
                self.seen[self.mixes - 1] -= row[at] >> CARDS
            if row[at] >> SEAT & WHAT != self.seat:
                if what == LAY:
                    self.read_lay(row[at] >> SEAT & WHAT, row[at] >> CARDS)
                else:
                    self.read_draw(at, disc if what == DRAW_BELOW else self.mixes - 1)
            elif what == DRAW:
                self.seen[self.mixes - 1] += row[at] >> CARDS
            elif what == DRAW_BELOW:
                self.seen[disc] += row[at] >> CARDS
            at += 1
        self.end_mix(self.unseen)

    def begin_mix(self, at: i64) -> None:
        row = self.past.row
        if self.mixes:
            self.end_mix(row[at + UNSEEN] - row[at + KNOWN])
        self.known = append(self.known, row[at + KNOWN])
        self.seen = append(self.seen, row[at + UNSEEN])
        self.under = append(self.under, row[at] >> CARDS if row[at] & WHAT else NO_DISC)
        self.mixes += 1

    def end_mix(self, unseen: i64) -> None:
        """What can be seen at its end, and was not laid, was turned up."""
        self.seen[self.mixes - 1] -= unseen

    def move(self, cards: i64, mix: i64, disc: i64) -> None:
        """Cards turned up from below the disc are of the last shuffle of everything."""
        self.seen[mix] -= cards
        self.seen[disc] += cards

    def read_draw(self, at: i64, mix: i64) -> None:
        cards = self.blank[at] >> CARDS
        self.drew = append(self.drew, at)
        self.drawer = append(self.drawer, self.blank[at] >> SEAT & WHAT)
        self.source = append(self.source, mix)
        self.hidden = append(self.hidden, self.size(cards))
        self.blank[at] -= cards << CARDS

    def read_lay(self, rival: i64, cards: i64) -> None:
        for kind in range(self.kinds):
            for _i in range(self.count(cards, kind)):
                draw = UNKNOWN if self.muddled >> rival & 1 else self.only_draw(rival)
                if draw == UNKNOWN:
                    self.muddled |= 1 << rival
                    self.layer = append(self.layer, rival)
                    self.lay_kind = append(self.lay_kind, kind)
                    self.draws_before = append(self.draws_before, len(self.drew))
                else:
                    self.hidden[draw] -= 1
                    self.seen[self.source[draw]] += self.packed(kind)
                    self.blank[self.drew[draw]] += self.packed(kind) << CARDS

    def only_draw(self, rival: i64) -> i64:
        """A draw of the one mix from which a rival holds unseen cards, or UNKNOWN."""
        found = UNKNOWN
        for draw in range(len(self.drew)):
            if self.drawer[draw] == rival and self.hidden[draw]:
                if found != UNKNOWN and self.source[found] != self.source[draw]:
                    return UNKNOWN
                found = draw
        return found

    # -- packed cards

    def count(self, cards: i64, kind: i64) -> i64:
        return cards >> (kind * self.bits) & (1 << self.bits) - 1

    def size(self, cards: i64) -> i64:
        n: i64 = 0
        while cards:
            n += cards & (1 << self.bits) - 1
            cards >>= self.bits
        return n

    def packed(self, kind: i64) -> i64:
        return one(kind * self.bits)

    # -- which mixes matter

    def first_that_matters(self) -> i64:
        """The oldest mix of which others may hold cards, or that lies partly under the disc."""
        last = self.shuffle_of(self.mixes - 1)
        first = last if self.is_mixed(last) else self.mixes - 1
        for draw in range(len(self.drew)):
            if self.hidden[draw] and self.source[draw] < first:
                first = self.source[draw]
                if self.is_mixed(self.shuffle_of(first)):
                    first = self.shuffle_of(first)
        return first

    def shuffle_of(self, mix: i64) -> i64:
        """The shuffle of everything in whose round a mix lies."""
        while self.under[mix] == NO_DISC:
            mix -= 1
        return mix

    def round_end(self, mix: i64) -> i64:
        """The next shuffle of everything after a mix, or the end."""
        mix += 1
        while mix < self.mixes and self.under[mix] == NO_DISC:
            mix += 1
        return mix

    def is_mixed(self, shuffle: i64) -> bool:
        """Whether cards were mixed into the pile of that round beside some under the disc."""
        return self.under[shuffle] > 0 and self.round_end(shuffle) > shuffle + 1
