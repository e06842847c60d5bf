"""One history of a pile that agrees with all that a seat saw, and the steps to others.

Cards are thought of as distinct: then all such histories are equally likely. By kinds, a history
counts for as many as there are ways to say which card of a kind is which: in each mix the cards
that left it are any of those that lay in it. A step draws anew what fills one place or two, by
just these odds; so whoever walks long enough meets every history as often as it is likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.heads_of_state.places import Places

BITS31: Final = 1.0 / 2147483648.0
NOT_LAID: Final[i64] = -1
GRACE: Final = 0.01
MENDED: Final[i64] = 4  # while a beginning is sought, all steps but one of so many mend something
MOST_MENDS: Final = 200  # nine beginnings in ten take two or fewer: then another is sooner found


class Story:
    """What fills each place, and which places the cards laid came from."""

    def __init__(self, places: Places) -> None:
        self.places: Places = places
        self.kind: vec[i64] = vec[i64]()  # place → its card
        self.lay: vec[i64] = vec[i64]()  # place → which of the cards laid it was, or NOT_LAID
        self.pool: vec[i64] = vec[i64]()  # mix * kinds + kind → cards in it when it was shuffled
        self.left: vec[i64] = vec[i64]()  # the same → those of them in no place and not seen
        self.tail: vec[float] = vec[float]()  # the same → odds of not being seen in later mixes
        self.odds: vec[float] = vec[float]()  # for a moment: of each kind
        self.grace: float = 0.0  # the odds of a card that is not there, while a beginning is sought

    def copy(self) -> Story:
        twin = Story(self.places)
        twin.kind = self.kind[:]
        twin.lay = self.lay[:]
        twin.pool = self.pool[:]
        twin.left = self.left[:]
        twin.tail = self.tail[:]
        twin.odds = self.odds
        return twin

    # -- cards and places

    def ways(self, kind: i64, place: i64) -> float:
        """The odds of one more card of a kind in a place: it must have stayed unseen until now."""
        p = self.places
        at = p.mix[place] * p.kinds + kind
        if p.end[place] == p.mixes:
            return self.here(at) * self.tail[at]
        return self.ways_until(at, p.end[place] * p.kinds)

    def here(self, at: i64) -> float:
        """How many cards of a kind are left in a mix."""
        n = self.left[at]
        if n > 0:
            return float(n)
        return self.grace

    def ways_until(self, at: i64, end: i64) -> float:
        """The odds for a place whose card is shuffled in again at `end`."""
        out = self.here(at)
        at += self.places.kinds
        while at < end and out > 0.0:
            out = out * self.stays(at)
            at += self.places.kinds
        return out

    def stays(self, at: i64) -> float:
        """The odds that a card of a kind that lay in a mix was not seen before the next."""
        n = self.left[at]
        if n <= 0:
            return self.grace
        if n == self.pool[at]:
            return 1.0
        return float(n) / float(self.pool[at])

    def follow(self, kind: i64) -> None:
        """Reckon the odds of a kind anew for all mixes that matter, from the newest back."""
        p = self.places
        tail, kinds = self.tail, p.kinds
        at = (p.mixes - 1) * kinds + kind
        first = p.first * kinds
        odds = 1.0
        tail[at] = odds
        while at - kinds >= first:
            odds = odds * self.stays(at)
            at -= kinds
            tail[at] = odds

    def follow_all(self) -> None:
        for kind in range(self.places.kinds):
            self.follow(kind)

    def put(self, kind: i64, place: i64) -> None:
        self.change(kind, place, -1)
        self.kind[place] = kind

    def take(self, place: i64) -> i64:
        """Empty a place; which card was there."""
        self.change(self.kind[place], place, 1)
        return self.kind[place]

    def change(self, kind: i64, place: i64, n: i64) -> None:
        """Count a card of a place in, or out, of all mixes that it went through."""
        p = self.places
        kinds, left, pool = p.kinds, self.left, self.pool
        at = p.mix[place] * kinds + kind
        end = p.end[place] * kinds
        left[at] += n
        at += kinds
        while at < end:
            pool[at] += n
            left[at] += n
            at += kinds
        self.follow(kind)

    # -- a beginning

    def clear(self) -> None:
        """Leave all places empty."""
        p = self.places
        self.kind = filled(len(p.owner))
        self.lay = filled(len(p.owner), NOT_LAID)
        self.pool = p.pool[:]
        self.left = p.left[:]
        self.tail = vec[float]([0.0] * (p.mixes * p.kinds))
        self.odds = vec[float]([0.0] * p.kinds)
        self.follow_all()

    def begin(self, rng: Rng) -> bool:
        """Fill all places, then mend it until every card used was there; False if it takes long."""
        p = self.places
        self.clear()
        self.grace = GRACE
        self.follow_all()
        for lay in range(len(p.layer)):
            self.begin_lay(lay, rng)
        for i in range(len(p.order)):
            if self.lay[p.order[i]] == NOT_LAID:
                self.fill(p.order[i], rng)
        for _i in range(MOST_MENDS):
            if not self.mend(rng):
                self.grace = 0.0
                self.follow_all()
                return True
        return False

    def mend(self, rng: Rng) -> bool:
        """Move a card of which a mix gave more than it had, now and then any; False if none did."""
        short = self.find_short(rng)
        if short < 0:
            return False
        place = rng.below(len(self.kind))
        if rng.below(MENDED):
            place = self.find_in(short // self.places.kinds, short % self.places.kinds, place)
        self.step(place, rng)
        return True

    def find_short(self, rng: Rng) -> i64:
        """A mix and a kind of which it gave more than it had, as an index; -1 for none."""
        n: i64 = len(self.left)
        start = rng.below(n)
        for i in range(n):
            at = start + i if start + i < n else start + i - n
            if self.left[at] < 0:
                return at
        return -1

    def find_in(self, mix: i64, kind: i64, start: i64) -> i64:
        """The next place from `start` on whose card is of that kind and lay in that mix."""
        p = self.places
        place = start
        while self.kind[place] != kind or p.mix[place] > mix or p.end[place] <= mix:
            place += 1
            if place == len(self.kind):
                place = 0
        return place

    def begin_lay(self, lay: i64, rng: Rng) -> None:
        """Let a card that was laid come from one of the places that it can be of."""
        p = self.places
        sums = vec[float]()
        total = 0.0
        for place in range(p.begin[lay], p.before[lay]):
            if self.lay[place] == NOT_LAID:
                total += self.ways(p.lay_kind[lay], place)
            sums = append(sums, total)
        ticket = float(rng.next31()) * BITS31 * total
        place = p.begin[lay]
        while sums[place - p.begin[lay]] <= ticket:
            place += 1
        self.put(p.lay_kind[lay], place)
        self.lay[place] = lay

    def fill(self, place: i64, rng: Rng) -> None:
        """Put a card into an empty place, by its odds."""
        odds = self.odds
        total = 0.0
        for kind in range(self.places.kinds):
            total += self.ways(kind, place)
            odds[kind] = total
        self.put(self.pick(total, rng), place)

    def pick(self, total: float, rng: Rng) -> i64:
        """A kind, by the running sums of odds."""
        ticket = float(rng.next31()) * BITS31 * total
        kind: i64 = 0
        while self.odds[kind] <= ticket:
            kind += 1
        return kind

    # -- steps

    def walk(self, steps: i64, rng: Rng) -> None:
        """From some place on, one after another."""
        place = rng.below(len(self.kind))
        for _i in range(steps):
            self.step(place, rng)
            place += 1
            if place == len(self.kind):
                place = 0

    def step(self, place: i64, rng: Rng) -> None:
        """Draw anew what fills a place, or where a card that was laid had come from."""
        if self.lay[place] != NOT_LAID:
            self.doubt(place, rng)
            return
        self.exchange(place, rng.below(len(self.kind)), rng)
        self.take(place)
        self.fill(place, rng)

    def exchange(self, one: i64, other: i64, rng: Rng) -> None:
        """Let the cards of two places change places, if neither was laid, by the odds of both."""
        if self.lay[other] == NOT_LAID and self.kind[one] != self.kind[other]:
            self.swap(one, other, rng)

    def swap(self, one: i64, other: i64, rng: Rng) -> bool:
        """Exchange two different cards, or not, by the odds of both; whether it was done."""
        ticket = float(rng.next31()) * BITS31
        if self.places.are_alike(one, other):
            if ticket < 0.5:
                self.kind[one], self.kind[other] = self.kind[other], self.kind[one]
            return ticket < 0.5
        a = self.take(one)
        b = self.take(other)
        now = self.ways(a, one) * self.ways(b, other)
        then = self.ways(b, one) * self.ways(a, other)
        swapped = ticket * (now + then) < then
        self.put(b if swapped else a, one)
        self.put(a if swapped else b, other)
        return swapped

    def doubt(self, place: i64, rng: Rng) -> None:
        """Perhaps the card laid from here had come from another place of its owner."""
        p = self.places
        lay = self.lay[place]
        n = p.before[lay] - p.begin[lay] - 1
        if n == 0:
            return
        other = p.begin[lay] + rng.below(n)
        if other >= place:
            other += 1
        if self.lay[other] == NOT_LAID:
            self.lay_either(place, other, rng)
        elif place < p.before[self.lay[other]] and self.kind[place] != self.kind[other]:
            if self.swap(place, other, rng):
                self.lay[place] = self.lay[other]
                self.lay[other] = lay

    def lay_either(self, place: i64, other: i64, rng: Rng) -> None:
        """Draw anew which of two places the card laid came from, and what is in the other."""
        ticket = float(rng.next31()) * BITS31
        kind = self.take(place)
        self.take(other)
        if ticket >= self.part_that_stays(kind, place, other):
            self.lay[other] = self.lay[place]
            self.lay[place] = NOT_LAID
            place, other = other, place
        self.put(kind, place)
        self.fill(other, rng)

    def part_that_stays(self, kind: i64, place: i64, other: i64) -> float:
        """The odds that a card laid came from one of two empty places and not from the other."""
        if self.places.are_alike(place, other):
            return 0.5
        stay = self.ways(kind, place)
        move = self.ways(kind, other)
        self.change(kind, place, -1)
        same = stay * self.ways(kind, other)
        self.change(kind, place, 1)
        total = 0.0
        stays = 0.0
        for second in range(self.places.kinds):
            a = same if second == kind else stay * self.ways(second, other)
            b = same if second == kind else move * self.ways(second, place)
            stays += a
            total += a + b
        return stays / total
