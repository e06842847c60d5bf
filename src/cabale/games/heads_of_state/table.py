"""The exact odds of what fills the places, where no card of doubtful origin was laid.

Places of one mix are alike, so only how many of each kind fill them matters, and the kinds have
to do with each other by these numbers alone: a table over the places still to fill, one kind after
another, holds the odds of all that the earlier kinds may do.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.heads_of_state.places import Places
from cabale.games.heads_of_state.story import BITS31, Story

DIGIT: Final[i64] = 7  # bits for the number of places of one sort, one of them to borrow from
DIGIT_MASK: Final[i64] = 127
MOST_SORTS: Final = 8
MOST_STATES: Final[i64] = 2000
MOST_WORK: Final[i64] = 200000  # sums in the table: beyond that a walk is quicker


class Share:
    """How many places of each sort the cards of one kind may fill, with the odds."""

    def __init__(self) -> None:
        self.digits: vec[i64] = vec[i64]()  # one number of places after another, packed
        self.offset: vec[i64] = vec[i64]()  # the same as a step in the table
        self.odds: vec[float] = vec[float]()


class Table:
    """Draws histories, each as often as it is likely."""

    def __init__(self, places: Places) -> None:
        self.places: Places = places
        self.start: Story = Story(places)  # with all places empty
        self.start.clear()
        self.members: vec[i64] = vec[i64]()  # places, sort by sort
        self.first: vec[i64] = vec[i64]()  # sort → where its places begin, and the end
        self.step: vec[i64] = vec[i64]()  # sort → what one of its places counts in the table
        self.states: i64 = 1
        self.guard: i64 = 0  # the bit to borrow from in every digit
        self.put_sorts()
        self.shares: list[Share] = []  # by kind
        self.digits: vec[i64] = vec[i64]()  # state → places filled, packed
        self.tables: list[vec[float]] = []  # kind → state → odds of all that earlier kinds do
        self.fits: bool = self.put_shares()
        if self.fits:
            self.put_tables()

    # -- sorts of places

    def put_sorts(self) -> None:
        p = self.places
        for i in range(len(p.order)):
            place = p.order[i]
            if self.is_new_sort(place):
                self.begin_sort(place)
        self.first = append(self.first, len(self.members))

    def is_new_sort(self, place: i64) -> bool:
        for i in range(len(self.members)):
            if self.members[i] == place:
                return False
        return True

    def begin_sort(self, place: i64) -> None:
        """All places whose cards lay in the same mixes."""
        p = self.places
        self.first = append(self.first, len(self.members))
        self.step = append(self.step, self.states)
        n: i64 = 0
        for other in range(len(p.owner)):
            if p.mix[other] == p.mix[place] and p.end[other] == p.end[place]:
                self.members = append(self.members, other)
                n += 1
        self.states *= n + 1
        self.guard = self.guard << DIGIT | 1 << (DIGIT - 1)

    def size(self, sort: i64) -> i64:
        return self.first[sort + 1] - self.first[sort]

    # -- what each kind may do

    def put_shares(self) -> bool:
        """Whether a table of them is small enough."""
        work: i64 = 0
        if len(self.step) > MOST_SORTS or self.states > MOST_STATES:
            return False
        for kind in range(self.places.kinds):
            share = Share()
            self.shares.append(share)
            self.add_ways(share, kind, 0, 0, 0, 1.0)
            work += self.states * len(share.odds)
            if work > MOST_WORK:
                return False
        return True

    def add_ways(
        self, share: Share, kind: i64, sort: i64, digits: i64, offset: i64, odds: float
    ) -> None:
        """All numbers of places of this sort and the next ones that a kind may fill."""
        if sort == len(self.step):
            share.digits = append(share.digits, digits)
            share.offset = append(share.offset, offset)
            share.odds = append(share.odds, odds)
            return
        place = self.members[self.first[sort]]
        n: i64 = 0
        while odds > 0.0:
            packed = digits + (n << (DIGIT * sort))
            self.add_ways(share, kind, sort + 1, packed, offset + n * self.step[sort], odds)
            if n == self.size(sort):
                break
            odds = odds * self.start.ways(kind, place) / float(n + 1)
            self.start.change(kind, place, -1)
            n += 1
        self.start.change(kind, place, n)

    # -- the table

    def put_tables(self) -> None:
        for state in range(self.states):
            digits: i64 = 0
            for sort in range(len(self.step)):
                n = state // self.step[sort] % (self.size(sort) + 1)
                digits += n << (DIGIT * sort)
            self.digits = append(self.digits, digits)
        now = vec[float]([0.0] * self.states)
        now[0] = 1.0
        self.tables.append(now)
        for kind in range(self.places.kinds):
            now = self.after(now, self.shares[kind])
            self.tables.append(now)

    def after(self, now: vec[float], share: Share) -> vec[float]:
        """The odds once one more kind has its places."""
        out = vec[float]([0.0] * self.states)
        full = self.digits[self.states - 1] | self.guard
        for state in range(self.states):
            if now[state] > 0.0:
                room = full - self.digits[state]
                for i in range(len(share.odds)):
                    if (room - share.digits[i]) & self.guard == self.guard:
                        out[state + share.offset[i]] += now[state] * share.odds[i]
        return out

    # -- a history

    def draw(self, rng: Rng) -> Story:
        story = self.start.copy()
        state = self.states - 1
        filled_so_far = filled(len(self.step))
        kind = self.places.kinds - 1
        while kind >= 0:
            i = self.pick(kind, state, rng)
            self.fill(story, kind, self.shares[kind].digits[i], filled_so_far)
            state -= self.shares[kind].offset[i]
            kind -= 1
        self.shuffle(story, rng)
        return story

    def pick(self, kind: i64, state: i64, rng: Rng) -> i64:
        """Which of its shares a kind has, if this and the earlier kinds fill `state`."""
        share = self.shares[kind]
        before = self.tables[kind]
        ticket = float(rng.next31()) * BITS31 * self.tables[kind + 1][state]
        have = self.digits[state] | self.guard
        found: i64 = -1
        for i in range(len(share.odds)):
            if (have - share.digits[i]) & self.guard == self.guard:
                odds = before[state - share.offset[i]] * share.odds[i]
                if odds > 0.0:
                    found = i
                    ticket -= odds
                    if ticket < 0.0:
                        break
        return found

    def fill(self, story: Story, kind: i64, digits: i64, done: vec[i64]) -> None:
        """Put the cards of a kind into the next places of each sort."""
        sort: i64 = 0
        while digits:
            for _i in range(digits & DIGIT_MASK):
                story.put(kind, self.members[self.first[sort] + done[sort]])
                done[sort] += 1
            digits >>= DIGIT
            sort += 1

    def shuffle(self, story: Story, rng: Rng) -> None:
        """Places of one sort are alike: any of them may have any of their cards."""
        for sort in range(len(self.step)):
            i = self.size(sort)
            while i > 1:
                one = self.members[self.first[sort] + rng.below(i)]
                i -= 1
                other = self.members[self.first[sort] + i]
                story.kind[one], story.kind[other] = story.kind[other], story.kind[one]
