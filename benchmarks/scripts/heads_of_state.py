"""Heads of State, as casual players play it."""

from __future__ import annotations

import cabale
from benchmarks.scripts.script import Script

ATTRIBUTES = cabale.game("heads_of_state").names["attribute"]
NOBLES = cabale.game("heads_of_state").names["noble"]
COURTESAN = len(ATTRIBUTES) - 1
RANKS = len(NOBLES)


class Builder(Script):
    """Creates whatever it can at once, the highest first, and gathers what is nearly complete."""

    name = "builder"

    # -- cards

    def take(self, attribute: int) -> float:
        """A card of the display, by the sets it brings nearer."""
        return 1.0 + self.use_of(attribute)

    def draw(self) -> float:
        return 1.6  # an unknown card is better than one of no use

    def clean(self) -> float:
        useful = any(n and self.use_of(a) > 0 for a, n in enumerate(self.view.display))
        return 0.0 if useful else 1.7

    def seize(self, treachery: int) -> float:
        return 0.2

    def plot(self) -> float:
        return 0.1

    def discard(self, attribute: int) -> float:
        return self.view.hand[attribute] - 2 * self.use_of(attribute)

    def drop(self, treachery: int) -> float:
        return self.view.treacheries[treachery]

    def use_of(self, attribute: int) -> float:
        """How near a set comes by that card; sets of which no space is left do not count."""
        if attribute == COURTESAN:
            return 1.5 if self.view.hand[COURTESAN] < 2 else 0.0
        found = [
            (1 + self.rank(rank)) / len(recipe.missing)
            for rank, recipe in enumerate(self.view.recipes)
            if attribute in recipe.missing and self.is_open(rank)
        ]
        return max(found, default=0.0)

    def rank(self, rank: int) -> float:
        """How much a noble of that rank is wanted."""
        return rank

    def is_open(self, rank: int) -> bool:
        """Whether a space for such a noble is free."""
        pairs = zip(self.view.nobles, self.view.holders, strict=True)
        return any(wanted == rank and holder < 0 for wanted, holder in pairs)

    # -- nobles

    def create(self, place: int) -> float:
        sector, rank = divmod(place, RANKS)
        fresh = self.view.hex_takers[sector] < 0
        return 10.0 + self.rank(rank) + (self.view.hexes[sector] if fresh else 0)

    def court(self, place: int, attribute: int) -> float:
        return self.create(place) - 3.0  # a courtesan is worth keeping

    def end(self) -> float:
        return 0.5

    # -- treachery

    def strike(self, treachery: int, place: int) -> float:
        """Whoever leads, where the noble can be replaced."""
        rank = place % RANKS
        if not self.view.recipes[rank].missing or rank == 0:
            return 2.0 + rank
        return 0.0


class Baronial(Builder):
    """Small nobles in many sectors: first everywhere, every country whole, every hexagon."""

    name = "baronial"

    def rank(self, rank: int) -> float:
        return RANKS - rank

    def create(self, place: int) -> float:
        sector, _ = divmod(place, RANKS)
        new = not self.view.seats[self.seat].created >> sector & 1
        return super().create(place) + (6 if new else 0)


class Royal(Builder):
    """Saves for dukes, princes and kings, and for one of each rank."""

    name = "royal"

    def rank(self, rank: int) -> float:
        new = not self.view.seats[self.seat].types >> rank & 1
        return 2 * rank + (4 if new else 0)

    def create(self, place: int) -> float:
        """A small noble only if it is the first of its kind here, or the hand overflows."""
        rank = place % RANKS
        mine = self.view.seats[self.seat]
        small = rank < 3 and mine.types >> rank & 1 and sum(self.view.hand) < 9
        return 0.0 if small else super().create(place)


class Axe(Builder):
    """Takes a treachery card while it has none, and kills where it can take the place."""

    name = "axe"

    def seize(self, treachery: int) -> float:
        return 3.0 if self.ready() else 0.2

    def plot(self) -> float:
        return 2.5 if self.ready() else 0.1

    def ready(self) -> bool:
        """Few cards of treachery, and a set in hand that nobody left a space for."""
        crowded = any(
            not recipe.missing and not self.is_open(rank)
            for rank, recipe in enumerate(self.view.recipes)
        )
        return sum(self.view.treacheries) < 2 and crowded
