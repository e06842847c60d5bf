"""The memory of one pile as one seat has it: how many cards of each kind, mix by mix."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.games.heads_of_state.memory import DREW, LAID, LEFT, NO_DISC, POOL, SOURCE, UNDER, wide

UNIT: Final[i64] = 1 << 40  # a whole card in the number of ways


class Recall:
    """What a seat remembers; places of others may be filled by taking cards from a mix."""

    def __init__(self, past: vec[i64], seats: i64, seat: i64, kinds: i64, bits: i64) -> None:
        self.past: vec[i64] = past
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.kinds: i64 = kinds
        self.bits: i64 = bits
        self.mask: i64 = (1 << bits) - 1
        self.width: i64 = wide(seats)
        self.entries: i64 = len(past) // self.width
        self.pool: vec[i64] = vec[i64](capacity=self.entries * kinds)
        self.left: vec[i64] = vec[i64](capacity=self.entries * kinds)
        for entry in range(self.entries):
            self.unpack(entry)
        for entry in range(self.entries):
            self.take_own(entry)

    def unpack(self, entry: i64) -> None:
        at = entry * self.width
        for kind in range(self.kinds):
            n: i64 = 0
            m: i64 = 0
            if self.past[at + SOURCE] != LAID:
                n = self.past[at + POOL] >> (kind * self.bits) & self.mask
                m = self.past[at + LEFT] >> (kind * self.bits) & self.mask
            self.pool = append(self.pool, n)
            self.left = append(self.left, m)

    def take_own(self, entry: i64) -> None:
        """The seat knows what it drew itself."""
        if self.seat < 0 or not self.is_mix(entry):
            return
        cards = self.past[entry * self.width + DREW + self.seat]
        kind: i64 = 0
        while cards:
            for _i in range(cards & self.mask):
                self.take(self.source(entry), self.entries, kind)
            cards >>= self.bits
            kind += 1

    # -- entries

    def is_mix(self, entry: i64) -> bool:
        return self.past[entry * self.width + SOURCE] != LAID

    def source(self, entry: i64) -> i64:
        return self.past[entry * self.width + SOURCE]

    def disc(self, entry: i64) -> i64:
        """How many cards lay under the disc since that shuffle, NO_DISC if it was none of all."""
        return self.past[entry * self.width + UNDER]

    def layer(self, entry: i64) -> i64:
        """Who laid the card of that entry."""
        return self.past[entry * self.width + LEFT]

    def kind_laid(self, entry: i64) -> i64:
        return self.past[entry * self.width + POOL]

    def places(self, entry: i64, other: i64) -> i64:
        """How many cards another seat drew unseen from that mix."""
        if other == self.seat or not self.is_mix(entry):
            return 0
        cards = self.past[entry * self.width + DREW + other]
        n: i64 = 0
        while cards:
            n += cards & self.mask
            cards >>= self.bits
        return n

    def packed(self, kind: i64) -> i64:
        card: i64 = 1
        return card << (kind * self.bits)

    def last_shuffle(self) -> i64:
        """The newest shuffle of everything."""
        entry = self.entries - 1
        while self.disc(entry) == NO_DISC:
            entry -= 1
        return entry

    def next_shuffle(self, source: i64) -> i64:
        """The next shuffle of everything, or the end."""
        entry = source + 1
        while entry < self.entries and self.disc(entry) == NO_DISC:
            entry += 1
        return entry

    def was_mixed(self, source: i64, end: i64) -> bool:
        """Whether known cards were shuffled into the pile before `end`."""
        for entry in range(source + 1, end):
            if self.is_mix(entry) and self.source(entry) == entry:
                return True
        return False

    # -- numbers

    def chain(self, source: i64, end: i64, kind: i64, left: vec[i64], pool: vec[i64]) -> i64:
        """How many were left, times the share of them that nobody saw in later mixes."""
        ways = left[source * self.kinds + kind] * UNIT
        for entry in range(source + 1, end):
            n = pool[entry * self.kinds + kind]
            if n:
                m = left[entry * self.kinds + kind]
                if m != n:
                    ways = ways // n * m
            elif self.is_mix(entry):
                return 0
        return ways

    def take(self, source: i64, end: i64, kind: i64) -> None:
        """A card of that kind was drawn from a mix: no later one had it."""
        self.left[source * self.kinds + kind] -= 1
        for entry in range(source + 1, end):
            if self.is_mix(entry):
                self.left[entry * self.kinds + kind] -= 1
                self.pool[entry * self.kinds + kind] -= 1

    # -- what was left in the pile

    def newest(self) -> i64:
        entry = self.entries - 1
        while not self.is_mix(entry):
            entry -= 1
        return entry

    def in_pile(self, kind: i64) -> i64:
        """Cards of the kind in the pile, and under the disc if nothing tells these apart."""
        return self.left[self.newest() * self.kinds + kind]

    def never_cleaned(self, disc: i64, kind: i64, rng: Rng) -> i64:
        """How many of these were not shuffled in since the shuffle `disc`."""
        old = self.left[disc * self.kinds + kind]
        for entry in range(disc + 1, self.entries):
            n = self.pool[entry * self.kinds + kind]
            while old and n > self.left[entry * self.kinds + kind]:
                if old == n or rng.below(n) < old:
                    old -= 1
                n -= 1
        return old
