"""Worlds drawn with their true odds from what everybody remembers, and from what one seat drew.

Cards are thought of as distinct. Then all histories that agree with what a seat saw are equally
likely, and a card of kind k fits a place drawn from mix e in as many ways as

    left[e, k] x (left[f, k] / pool[f, k] for every later mix f)

says: so many were unseen after mix e, and the rest is the share that nobody saw since. Places are
filled one after another by these numbers, the oldest mix first. Their sum before each step is not
the same on every path, so a path is kept with the odds sum / bound, else another is tried: what
is kept has exactly the odds of the histories.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.heads_of_state.recall import Recall

PARTS: Final[i64] = 20  # binary digits of a share
FINE: Final[i64] = 1 << 30  # the sum of these numbers is brought below this
TRIES: Final[i64] = 16  # then the odds of a path count no more, only that it is possible


class Urns(Recall):
    """Fills every place that `seat` cannot see, again and again."""

    def __init__(self, past: vec[i64], seats: i64, seat: i64, kinds: i64, bits: i64) -> None:
        super().__init__(past, seats, seat, kinds, bits)
        self.first_pool: vec[i64] = self.pool  # before any place of another is filled
        self.first_left: vec[i64] = self.left
        self.drew: vec[i64] = vec[i64]()  # entry * seats + seat → what others drew, packed
        self.lack: vec[i64] = vec[i64]()  # entry * seats + seat → places still to fill
        self.under: i64 = 0  # what lies under the disc if it was told from the pile, packed
        self.weight: vec[i64] = filled(kinds)  # of each kind for the next place
        self.least: vec[i64] = filled(kinds)  # what every card taken costs the sum, by kind
        self.many: vec[i64] = filled(kinds)  # how many of the kind can be taken at that cost
        self.loss: i64 = 0  # what the cards taken so far cost the bound at least
        self.shift: i64 = 0
        self.strict: bool = True
        self.bounds: vec[i64] = vec[i64]()  # of the sum for each place, the mixes one after another
        self.start: vec[i64] = vec[i64]()  # entry → where its bounds begin
        self.end: vec[i64] = vec[i64]()  # entry → where they end
        self.used: vec[i64] = vec[i64]()  # entry → the bound of the next place on this path
        self.shifts: vec[i64] = vec[i64]()  # entry → how its numbers are brought below FINE
        self.put_bounds()
        self.order: vec[i64] = vec[i64]()  # cards laid by others, the surest mixes first
        self.put_in_order()

    # -- one path

    def draw(self, rng: Rng) -> None:
        """Fill every place; what cannot be or was not lucky is tried again."""
        tries: i64 = 0
        self.strict = True
        while not self.try_path(rng):
            tries += 1
            self.strict = tries < TRIES

    def try_path(self, rng: Rng) -> bool:
        self.pool = self.first_pool[:]
        self.left = self.first_left[:]
        self.under = 0
        self.drew = filled(self.entries * self.seats)
        self.lack = vec[i64](capacity=self.entries * self.seats)
        for entry in range(self.entries):
            for other in range(self.seats):
                self.lack = append(self.lack, self.places(entry, other))
        self.used = self.start[:]
        for i in range(len(self.order)):
            if not self.strict:
                self.bring_tightest(i)
            if not self.place_laid(self.order[i], rng):
                return False
        for source in range(self.entries):
            if self.is_mix(source) and self.source(source) == source:
                if not self.fill_disc(source, rng) or not self.fill_hands(source, rng):
                    return False
        return True

    def fill_disc(self, source: i64, rng: Rng) -> bool:
        """The cards under the disc, if later mixes went into the pile alone."""
        end = self.next_shuffle(source)
        if self.disc(source) <= 0 or not self.was_mixed(source, end):
            return True
        if end < self.entries:
            return self.fill_old_disc(source, end, rng)
        self.weigh(source, end)
        for _i in range(self.disc(source)):
            kind = self.pick_next(source, rng)
            if kind == -1:
                return False
            self.under += self.packed(kind)
        return True

    def fill_old_disc(self, source: i64, end: i64, rng: Rng) -> bool:
        """What lay under the disc when a round was over: it was shuffled with all the others."""
        self.expect(source, end, self.start[source])
        self.weigh(source, end)
        for _i in range(self.disc(source)):
            if self.pick(source, end, -self.loss, rng) == -1:
                return False
            self.lose_least()
        return True

    def counted_disc(self, source: i64) -> i64:
        """How many cards under the disc are taken from this mix and all later ones."""
        end = self.next_shuffle(source)
        if end < self.entries or self.disc(source) <= 0 or not self.was_mixed(source, end):
            return 0
        return self.disc(source)

    def fill_hands(self, source: i64, rng: Rng) -> bool:
        """What others drew unseen from one mix."""
        if self.used[source] < self.end[source]:
            self.weigh(source, self.entries)
        for entry in range(source, self.entries):
            if not self.is_mix(entry) or self.source(entry) != source:
                continue
            for other in range(self.seats):
                for _i in range(self.lack[entry * self.seats + other]):
                    kind = self.pick_next(source, rng)
                    if kind == -1:
                        return False
                    self.drew[entry * self.seats + other] += self.packed(kind)
        return True

    def put_in_order(self) -> None:
        """Cards that were laid: first those that can have come from one mix only."""
        open_ones = vec[i64]()
        for entry in range(self.entries):
            if not self.is_mix(entry) and self.layer(entry) != self.seat:
                if self.count_sources(entry) == 1:
                    self.order = append(self.order, entry)
                else:
                    open_ones = append(open_ones, entry)
        for i in range(len(open_ones)):
            self.order = append(self.order, open_ones[i])

    def count_sources(self, entry: i64) -> i64:
        """From how many mixes the card that was laid can have come."""
        n: i64 = 0
        for mix in range(entry):
            if self.places(mix, self.layer(entry)):
                if self.ways(mix, self.kind_laid(entry), self.left, self.pool):
                    n += 1
        return n

    def bring_tightest(self, i: i64) -> None:
        """Of the cards from `i` on put forward the one with the fewest places to come from."""
        best, fewest = i, self.count_open(self.order[i])
        for j in range(i + 1, len(self.order)):
            n = self.count_open(self.order[j])
            if n < fewest:
                best, fewest = j, n
        self.order[i], self.order[best] = self.order[best], self.order[i]

    def count_open(self, entry: i64) -> i64:
        """How many places are still open from which the card that was laid can have come."""
        n: i64 = 0
        for mix in range(entry):
            lack = self.lack_at(mix, self.layer(entry))
            if lack and self.ways(mix, self.kind_laid(entry), self.left, self.pool):
                n += lack
        return n

    # -- a card that was laid, drawn unseen from one of several mixes

    def place_laid(self, entry: i64, rng: Rng) -> bool:
        """Say from which mix it had come, unless that cannot be or was not lucky."""
        kind, other = self.kind_laid(entry), self.layer(entry)
        total: i64 = 0
        bound: i64 = 0
        for mix in range(entry):
            if self.places(mix, other):
                total += self.share(mix, other, kind)
                bound += self.most_share(mix, other, kind)
        shift = self.shift_of(bound if bound > total else total)
        if not self.lucky(total >> shift, bound >> shift, rng):
            return False
        ticket = rng.below(total >> shift) << shift
        mix = 0
        while ticket >= self.share(mix, other, kind):
            ticket -= self.share(mix, other, kind)
            mix += 1
        self.lack[mix * self.seats + other] -= 1
        self.drew[mix * self.seats + other] += self.packed(kind)
        self.take(self.source(mix), self.entries, kind)
        self.used[self.source(mix)] += 1
        return True

    def share(self, mix: i64, other: i64, kind: i64) -> i64:
        """The part of a mix's sum that the card takes, for every place that may have held it."""
        lack = self.lack_at(mix, other)
        if lack == 0:
            return 0
        source = self.source(mix)
        ways = self.ways(mix, kind, self.left, self.pool) >> self.shifts[source]
        return lack * ((ways << PARTS) // self.bounds[self.used[source]])

    def most_share(self, mix: i64, other: i64, kind: i64) -> i64:
        """The same at most, on whatever path."""
        source = self.source(mix)
        ways = self.ways(mix, kind, self.first_left, self.first_pool) >> self.shifts[source]
        return self.places(mix, other) * ((ways << PARTS) // self.bounds[self.end[source] - 1])

    def lack_at(self, mix: i64, other: i64) -> i64:
        return self.lack[mix * self.seats + other]

    def ways(self, mix: i64, kind: i64, left: vec[i64], pool: vec[i64]) -> i64:
        """In how many ways a card of the kind fits a place of the mix."""
        if not self.is_mix(mix):
            return 0
        return self.chain(self.source(mix), self.entries, kind, left, pool)

    # -- numbers

    def shift_of(self, total: i64) -> i64:
        shift: i64 = 0
        while total >> shift >= FINE:
            shift += 1
        return shift

    def put_bounds(self) -> None:
        """The same on every path: what the sum can be at most before each place is filled."""
        for source in range(self.entries):
            at: i64 = len(self.bounds)
            self.start = append(self.start, at)
            if self.is_mix(source) and self.source(source) == source:
                self.expect(source, self.entries, at)
                for _i in range(self.count_places(source)):
                    self.bounds = append(self.bounds, -self.loss if self.loss < 0 else 1)
                    self.lose_least()
            self.end = append(self.end, len(self.bounds))
            self.shifts = append(self.shifts, self.shift)

    def count_places(self, source: i64) -> i64:
        """How many places are filled from that mix, cards that were laid among them."""
        n = self.counted_disc(source)
        for entry in range(source, self.entries):
            if self.is_mix(entry) and self.source(entry) == source:
                for other in range(self.seats):
                    n += self.places(entry, other)
        return n

    def expect(self, source: i64, end: i64, before: i64) -> None:
        """Bound the sum for a mix when `before` places of older mixes are filled."""
        total: i64 = 0
        for kind in range(self.kinds):
            total += self.chain(source, end, kind, self.first_left, self.first_pool)
        self.shift = self.shift_of(total)
        self.loss = -(total >> self.shift)
        for kind in range(self.kinds):
            first = self.chain(source, end, kind, self.first_left, self.first_pool) >> self.shift
            most = self.most(source, end, kind)
            self.many[kind] = most
            self.least[kind] = first // most if most else 0
        for _i in range(before):
            self.lose_least()

    def weigh(self, source: i64, end: i64) -> None:
        """The weight of each kind for the next place."""
        if end == self.entries:
            self.shift = self.shifts[source]
        for kind in range(self.kinds):
            self.weight[kind] = self.chain(source, end, kind, self.left, self.pool) >> self.shift

    def most(self, source: i64, end: i64, kind: i64) -> i64:
        """How many cards of the kind could be taken at most, before any was."""
        n = self.first_left[source * self.kinds + kind]
        for entry in range(source + 1, end):
            m = self.first_left[entry * self.kinds + kind]
            if m < n and self.is_mix(entry):
                n = m
        return n

    def lose_least(self) -> None:
        """Another card is taken: the bound falls by what that costs at least."""
        best: i64 = -1
        for kind in range(self.kinds):
            if self.many[kind] and (best == -1 or self.least[kind] < self.least[best]):
                best = kind
        if best != -1:
            self.many[best] -= 1
            self.loss += self.least[best]

    def lucky(self, total: i64, bound: i64, rng: Rng) -> bool:
        """Whether a path goes on: with the odds of its sum to the bound."""
        if total <= 0:
            return False
        return not self.strict or total >= bound or rng.below(bound) < total

    def pick_next(self, source: i64, rng: Rng) -> i64:
        """A kind for the next place of a mix; -1 if the path ends here."""
        bound = self.bounds[self.used[source]]
        self.used[source] += 1
        return self.pick(source, self.entries, bound, rng)

    def pick(self, source: i64, end: i64, bound: i64, rng: Rng) -> i64:
        """A kind by its weight, taken from its mix; -1 if the path ends here."""
        total: i64 = 0
        for kind in range(self.kinds):
            total += self.weight[kind]
        if not self.lucky(total, bound, rng):
            return -1
        ticket = rng.below(total)
        kind = 0
        while ticket >= self.weight[kind]:
            ticket -= self.weight[kind]
            kind += 1
        self.take(source, end, kind)
        self.weight[kind] = self.chain(source, end, kind, self.left, self.pool) >> self.shift
        return kind
