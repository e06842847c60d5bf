"""Worlds drawn again and again from one past as one seat knows it, with their true odds.

If all that is hidden was drawn from the newest mix, a world is an urn. If older places are to be
filled and no card of doubtful origin was laid, a table has the exact odds (table.py). Otherwise
walks among the histories (story.py) make some stops, the same for all who know the same; a world
goes on from one of them for a few steps. What was drawn from the newest mix is dealt last.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.heads_of_state.past import CARDS, Past
from cabale.games.heads_of_state.places import Places
from cabale.games.heads_of_state.recall import UNDER
from cabale.games.heads_of_state.story import NOT_LAID, Story
from cabale.games.heads_of_state.table import Table

STOPS: Final = 64
APART: Final[i64] = 3  # times that a walk comes to each place before its stop
STEPS: Final[i64] = 6  # of a world's own


class Worlds(Places):
    """Fills every place that `seat` cannot see."""

    def __init__(
        self, past: Past, unseen: i64, seat: i64, seats: i64, kinds: i64, bits: i64
    ) -> None:
        super().__init__(past, unseen, seat, seats, kinds, bits)
        self.table: Table | None = self.small_table()
        self.stops: list[Story | None] = []
        # the world drawn last
        self.row: vec[i64] = self.blank  # of its past
        self.hand: vec[i64] = filled(seats)  # rival → unseen cards it holds, packed
        self.free: vec[i64] = filled(kinds)  # cards of the pile by kind
        self.room: i64 = 0  # their sum
        self.under_disc: i64 = 0  # packed, if it can be told from the pile
        self.old: i64 = 0  # cards of the pile that lie there since the last shuffle, packed
        self.young: i64 = 0  # those that were mixed in

    def small_table(self) -> Table | None:
        """The table of exact odds, if nothing of doubtful origin was laid and it is small."""
        if len(self.owner) == 0 or len(self.layer):
            return None
        table = Table(self)
        return table if table.fits else None

    def draw(self, rng: Rng) -> None:
        """Draw a world."""
        self.row = self.blank[:]
        for rival in range(self.seats):
            self.hand[rival] = 0
        self.under_disc = 0
        if len(self.owner) == 0:
            self.open_pile(self.left)
            self.deal_loose(rng)
            self.split_pile(self.pool, self.left, rng)
            return
        story = self.history(rng)
        self.forget_newest(story)
        self.open_pile(story.left)
        self.read_places(story, rng)
        self.deal_loose(rng)
        self.split_pile(story.pool, story.left, rng)

    def history(self, rng: Rng) -> Story:
        """What fills the places: by exact odds, or a few steps from a stop of the walk."""
        table = self.table
        if table is not None:
            return table.draw(rng)
        story = self.stop(rng.below(STOPS)).copy()
        story.walk(STEPS, rng)
        return story

    def stop(self, n: i64) -> Story:
        """A stop of a walk; each walk begins on its own."""
        if not self.stops:
            self.stops = [None] * STOPS
        found = self.stops[n]
        if found is None:
            found = self.end_of_walk(n)
            self.stops[n] = found
        return found

    def end_of_walk(self, n: i64) -> Story:
        """If its beginning takes long, a walk goes on from the first stop, which must be found."""
        story = Story(self)
        rng = Rng(n, len(self.owner))
        while not story.begin(rng):
            if n:
                story = self.stop(0).copy()
                break
        story.walk(APART * len(self.owner), rng)
        return story

    # -- from a history to a world

    def forget_newest(self, story: Story) -> None:
        """What was drawn from the newest mix and not laid is dealt anew."""
        for place in range(len(self.owner)):
            if self.mix[place] == self.mixes - 1 and story.lay[place] == NOT_LAID:
                story.take(place)

    def open_pile(self, left: vec[i64]) -> None:
        """What lies in the pile before the newest draws are dealt."""
        at = (self.mixes - 1) * self.kinds
        self.room = 0
        for kind in range(self.kinds):
            self.free[kind] = left[at + kind]
            self.room += left[at + kind]

    def read_places(self, story: Story, rng: Rng) -> None:
        for place in range(len(self.owner)):
            if self.owner[place] == UNDER:
                if self.end[place] == self.mixes:
                    self.under_disc += self.packed(story.kind[place])
            elif story.lay[place] != NOT_LAID:
                self.row[self.drew[self.of[place]]] += self.packed(story.kind[place]) << CARDS
            elif self.mix[place] == self.mixes - 1:
                self.give(self.of[place], self.pick_free(rng))
            else:
                self.give(self.of[place], story.kind[place])

    def deal_loose(self, rng: Rng) -> None:
        """Deal what was drawn from the newest mix by those who laid nothing of doubtful origin."""
        for i in range(len(self.loose)):
            for _card in range(self.hidden[self.loose[i]]):
                self.give(self.loose[i], self.pick_free(rng))

    def give(self, draw: i64, kind: i64) -> None:
        """A card of a draw is in the hand of whoever drew it."""
        card = self.packed(kind)
        self.hand[self.drawer[draw]] += card
        self.row[self.drew[draw]] += card << CARDS

    def pick_free(self, rng: Rng) -> i64:
        """A card of the pile."""
        ticket = rng.below(self.room)
        kind: i64 = 0
        while ticket >= self.free[kind]:
            ticket -= self.free[kind]
            kind += 1
        self.free[kind] -= 1
        self.room -= 1
        return kind

    def split_pile(self, pool: vec[i64], left: vec[i64], rng: Rng) -> None:
        """Say which cards of the pile lie there since the last shuffle of everything."""
        self.old = 0
        self.young = 0
        shuffle = self.shuffle_of(self.mixes - 1)
        for kind in range(self.kinds):
            n = self.free[kind]
            if shuffle < self.mixes - 1:
                n = left[shuffle * self.kinds + kind]
                for mix in range(shuffle + 1, self.mixes):
                    at = mix * self.kinds + kind
                    n = part(
                        pool[at], n, left[at] if mix < self.mixes - 1 else self.free[kind], rng
                    )
            self.old += n * self.packed(kind)
            self.young += (self.free[kind] - n) * self.packed(kind)


def part(n: i64, special: i64, times: i64, rng: Rng) -> i64:
    """How many special ones are among `times` drawn from n."""
    hits: i64 = 0
    if special == 0:
        return hits
    for i in range(times):
        if rng.below(n - i) < special - hits:
            hits += 1
    return hits
