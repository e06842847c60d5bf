"""De Cape & d'Épée, as casual players play it."""

from __future__ import annotations

from typing import Any

import cabale
from benchmarks.scripts.script import Script

CARDS = cabale.game("cape_epee").names["card"]
OBJECTIVES = cabale.game("cape_epee").names["objective"]
DOMAINS = cabale.game("cape_epee").names["domain"]
EXPERTS = dict(zip(CARDS[3:9], DOMAINS, strict=True))
VALUES = {
    "king": 20, "queen": 16, "juliet": 14, "prince": 14, "explorer": 13, "hermit": 12, "dragon": 11,
    "musketeers": 11, "traitor": 10, "assassin": 9.5, "storm": 9, "magician": 7, "romeo": 5,
    "beggar": 4, "little-giant": 2, "squire": 2, "witch": 1, "cloak": 0, "double": 0,
}  # fmt: skip


class Mighty(Script):
    """The strongest card where the most points are, and never where one already leads."""

    name = "mighty"

    def slide(self, card: int, column: int) -> float:
        place = self.view.columns[column]
        ahead = self.mine(place) - self.best_rival(place)
        if ahead > 0:
            return self.points(place) - 10  # better somewhere else
        return 10 * self.points(place) + self.force(card, place)

    def swap(self, column: int) -> float:
        return self.points(self.view.columns[column])

    def hide(self, card: int) -> float:
        return self.value(card, None)

    def force(self, card: int, place: Any) -> float:
        """What a card from the hand would do there."""
        return self.value(card, place)

    # -- what one sees on the table

    def value(self, card: int, place: Any) -> float:
        name = CARDS[card]
        if name in EXPERTS:
            return 12 if place and EXPERTS[name] == domain(place) else 8
        return VALUES[name]

    def points(self, place: Any) -> int:
        return int(place.needed)

    def mine(self, place: Any) -> float:
        """Of a column, what one's own cards count; one knows those that lie face down."""
        cards = [c for c in place.cards if c.owner == self.seat and c.card >= 0]
        return sum(self.value(c.card, place) for c in cards)

    def best_rival(self, place: Any) -> float:
        """What the strongest rival shows, each hidden card taken for a middling one."""
        totals = [0.0] * len(self.view.seats)
        for card in place.cards:
            hidden = card.card < 0
            totals[card.owner] += 8 if hidden else self.value(card.card, place)
        totals[self.seat] = 0.0
        return max(totals)


class Thrifty(Mighty):
    """Just enough to lead, the cheapest card that does, the last card of a column most of all."""

    name = "thrifty"

    def slide(self, card: int, column: int) -> float:
        place = self.view.columns[column]
        gap = self.best_rival(place) - self.mine(place)
        left = max(1, place.needed - place.laid)
        gain = 12 * self.points(place) / left
        value = self.force(card, place)
        if gap < 0:
            return gain / 4 - value / 2  # it is led already: what can be spared
        return gain - value / 2 if value > gap else -value


class Collector(Thrifty):
    """One objective of each domain: twice the points in the end; experts at home first."""

    name = "collector"

    def points(self, place: Any) -> int:
        won = self.view.seats[self.seat].objectives or []
        have = {OBJECTIVES[o].rpartition("-")[0] for o in won}
        return int(place.needed) + (0 if domain(place) in have else 4)


class Spoiler(Thrifty):
    """Turns the cards of others against them: Magician on the strong, Witch on the weak."""

    name = "spoiler"

    def force(self, card: int, place: Any) -> float:
        theirs = [c.card for c in place.cards if c.owner != self.seat and c.card >= 0]
        strong = sum(self.value(c, place) >= 10 for c in theirs)
        more = {
            "magician": 12 * strong,
            "witch": 12 * (len(theirs) - strong),
            "dragon": 2 * len(theirs),
            "little-giant": 3 * len(place.cards),
            "beggar": -4 if self.mine(place) else 10,
        }
        return self.value(card, place) + more.get(CARDS[card], 0)


def domain(place: Any) -> str:
    return OBJECTIVES[place.objective].rpartition("-")[0]
