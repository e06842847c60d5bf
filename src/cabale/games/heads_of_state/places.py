"""The places whose cards a seat must imagine one by one, and how many cards there are to fill them.

Cards drawn from the newest mix are no such places, as long as their owner laid nothing of doubtful
origin: they are dealt last, as from an urn.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.rows import filled
from cabale.games.heads_of_state.past import Past
from cabale.games.heads_of_state.recall import UNDER, Recall


class Places(Recall):
    """Places of one owner stand together, in the order of time."""

    def __init__(
        self, past: Past, unseen: i64, seat: i64, seats: i64, kinds: i64, bits: i64
    ) -> None:
        super().__init__(past, unseen, seat, seats, kinds, bits)
        self.owner: vec[i64] = vec[i64]()  # place → who drew it, or UNDER
        self.mix: vec[i64] = vec[i64]()  # place → the mix its card lay in
        self.end: vec[i64] = vec[i64]()  # place → the mix its card is shuffled into again
        self.of: vec[i64] = vec[i64]()  # place → the draw
        self.begin: vec[i64] = filled(len(self.layer))  # lay → the first place of its owner
        self.before: vec[i64] = filled(len(self.layer))  # lay → end of those drawn before it
        self.loose: vec[i64] = vec[i64]()  # draws that are dealt from an urn
        for rival in range(seats):
            self.put_rival(rival)
        self.put_discs()
        self.order: vec[i64] = self.by_mix()
        self.pool: vec[i64] = vec[i64]()  # mix * kinds + kind → cards in it when it was shuffled
        self.left: vec[i64] = vec[i64]()  # the same → those of them not seen before the next
        self.put_counts()

    def put_rival(self, rival: i64) -> None:
        """The places of a rival; those of the newest mix only if a card it laid may be of it."""
        start: i64 = len(self.owner)
        lay: i64 = 0
        for draw in range(len(self.drew)):
            lay = self.end_lays(rival, lay, draw, start)
            if self.drawer[draw] != rival or self.hidden[draw] == 0:
                continue
            if self.source[draw] == self.mixes - 1 and not self.muddled >> rival & 1:
                self.loose = append(self.loose, draw)
                continue
            for _i in range(self.hidden[draw]):
                self.put_place(rival, self.source[draw], self.mixes, draw)
        self.end_lays(rival, lay, len(self.drew), start)

    def end_lays(self, rival: i64, lay: i64, draw: i64, start: i64) -> i64:
        """Cards laid before a draw came from the places put so far; which is laid next."""
        while lay < len(self.layer) and self.draws_before[lay] <= draw:
            if self.layer[lay] == rival:
                self.begin[lay] = start
                self.before[lay] = len(self.owner)
            lay += 1
        return lay

    def put_discs(self) -> None:
        """Cards left under the disc of a round in which others were mixed into the pile."""
        for mix in range(self.first, self.mixes):
            if self.is_mixed(mix):
                for _i in range(self.under[mix]):
                    self.put_place(UNDER, mix, self.round_end(mix), UNDER)

    def put_place(self, owner: i64, mix: i64, end: i64, draw: i64) -> None:
        self.owner = append(self.owner, owner)
        self.mix = append(self.mix, mix)
        self.end = append(self.end, end)
        self.of = append(self.of, draw)

    def are_alike(self, one: i64, other: i64) -> bool:
        """Whether the cards of two places lay in the same mixes."""
        return self.mix[one] == self.mix[other] and self.end[one] == self.end[other]

    def by_mix(self) -> vec[i64]:
        out = vec[i64](capacity=len(self.mix))
        for mix in range(self.first, self.mixes):
            for place in range(len(self.mix)):
                if self.mix[place] == mix:
                    out = append(out, place)
        return out

    def put_counts(self) -> None:
        """What lies in each mix if no place were filled."""
        self.pool = filled(self.mixes * self.kinds)
        self.left = filled(self.mixes * self.kinds)
        for kind in range(self.kinds):
            n: i64 = 0
            for mix in range(self.mixes):
                n += self.count(self.known[mix], kind)
                self.pool[mix * self.kinds + kind] = n
                n -= self.count(self.seen[mix], kind)
                self.left[mix * self.kinds + kind] = n
