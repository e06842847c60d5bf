"""What a bot knows of a game beyond its rules: how good an answer looks, what a position is worth.

A game brings a subclass in `sense.py` of its folder that exports `SENSE`. Everything is an int in
hundredths of a point, and sees one fully known world: the bots draw the worlds.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cabale.core.protocol import S
from cabale.core.rng import Rng

POINT: Final = 100  # what a point of the game is worth to a sense


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(Generic[S]):
    """Judgement without search; the default knows the points on the table and one step ahead.

    Write `worth` first: the default `appeal` is built on it. Then write `appeal`, cheap enough
    for thousands of calls a second, and `light` if blind play misleads.
    """

    def appeal(self, s: S, seat: i64, actions: vec[i64]) -> vec[i64]:
        """How good each of `actions` looks to `seat`; only differences count."""
        return self.appeal_by_worth(s, seat, actions)

    def worth(self, s: S, seat: i64) -> i64:
        """The points `seat` will probably end with, in hundredths; final points at the end."""
        return s.standing(seat)[0] * POINT

    def worths(self, s: S) -> vec[i64]:
        """The same for every seat; write it where they can be weighed together."""
        out = vec[i64](capacity=s.seats)
        for seat in range(s.seats):
            out = append(out, self.worth(s, seat))
        return out

    def sign_names(self) -> tuple[str, ...]:
        """The names of `signs`; none if nothing is learned of the game."""
        return ()

    def signs(self, s: S) -> vec[i64]:
        """What a learned outlook goes by as a round begins: for each seat all that is named."""
        return vec[i64]()

    def light(self, s: S, seat: i64, rng: Rng) -> i64:
        """A quick answer for playouts; must be legal."""
        return s.pick(seat, rng)

    def wise(self, s: S, seat: i64, rng: Rng) -> i64:
        """A better answer for playouts that takes a little longer; must be legal."""
        return self.light(s, seat, rng)

    def mixed(self, s: S, seat: i64) -> bool:
        """Whether the open question asks a secret that a predictable `seat` would give away."""
        return False

    def is_drawn(self, decision: i64) -> bool:
        """Whether a question may be answered by `instinct`."""
        return False

    def instinct(self, s: S, seat: i64, rng: Rng, worlds: i64) -> i64:
        """An answer without search, from the bot's own stream and so many worlds; -1: think."""
        return -1

    def veiled(self) -> bool:
        """Whether answers stay so hidden that every seat needs a tree of its own."""
        return False

    def narrow(self, s: S, seat: i64, actions: vec[i64]) -> vec[i64]:
        """In a veiled game the answers worth a search, at least one; by what `seat` knows."""
        return actions

    def seen(self, s: S, viewer: i64, seat: i64, action: i64) -> i64:
        """In a veiled game what `viewer` learns as `seat` answers, once all who are asked have."""
        return -1 if viewer == seat else action

    def most_appealing(self, s: S, seat: i64, actions: vec[i64]) -> i64:
        """The one of `actions` that looks best in this world, the first of equals."""
        if len(actions) == 1:
            return actions[0]
        appeals = self.appeal(s, seat, actions)
        best: i64 = 0
        for i in range(len(actions)):
            if appeals[i] > appeals[best]:
                best = i
        return actions[best]

    def appeal_by_worth(self, s: S, seat: i64, actions: vec[i64]) -> vec[i64]:
        """The worth of the position after each answer, less the best rival's."""
        out = vec[i64](capacity=len(actions))
        for i in range(len(actions)):
            after = s.clone()
            after.apply(seat, actions[i])
            out = append(out, self.lead(after, seat))  # type: ignore[arg-type]  # a clone is an S
        return out

    def lead(self, s: S, seat: i64) -> i64:
        """The worth for `seat` less that of its best rival."""
        worths = self.worths(s)
        best: i64 = -(1 << 40)
        for rival in range(s.seats):
            if rival != seat and worths[rival] > best:
                best = worths[rival]
        return worths[seat] - best
