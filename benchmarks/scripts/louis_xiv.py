"""Louis XIV, as casual players play it."""

from __future__ import annotations

import cabale
from benchmarks.scripts.script import Script

COURT = cabale.game("louis_xiv").names["courtier"]
CHIPS = cabale.game("louis_xiv").names["chip"]
ANY = 5  # of the chips that a mission costs: the question mark
GIVES = {"anne": "sceptre", "philippe": "letter", "marie-therese": "ring", "dauphin": "helmet"}
GIVES |= {"montespan": "crown", "valliere": "crown"}
WORTH = {"conde": 2, "colbert": 2, "maintenon": 2, "turenne": 3, "mazarin": 2, "louvois": 3}
MONEY, FIRST, INFLUENCE = 0, 1, 2  # what a board asks for


class Errand(Script):
    """Goes where the chips are that its missions lack, and stays until it leads there."""

    name = "errand"
    bribes = 3  # a reward worth as much is paid for

    # -- influence

    def play(self, card: int) -> float:
        if card == len(COURT):
            return 1.5  # a joker goes anywhere: kept for when nothing better is there
        return self.use_of(card)

    def put(self, courtier: int) -> float:
        return self.use_of(courtier)

    def take(self) -> float:
        mine = self.view.seats[self.seat]
        return 8.0 if mine.own < 3 and mine.general >= 3 else -5.0

    def done(self) -> float:
        return 0.5  # once nothing useful is near

    def four(self) -> float:
        return 3.0

    def use_of(self, courtier: int) -> float:
        """What a stone there is good for: the reward, if it is still open who gets it."""
        place = self.view.court[courtier]
        mine = place.stones[self.seat]
        best = max(n for seat, n in enumerate(place.stones) if seat != self.seat)
        wish = self.wish(courtier) + (2 if courtier == self.view.king else 0)
        if place.condition == INFLUENCE:
            return wish if mine < place.price else -1.0
        if mine > best + 1:
            return -1.0
        lost = best - mine > (2 if place.condition == FIRST else 4)
        return wish / 3 if lost else wish

    def wish(self, courtier: int) -> float:
        """What the reward is worth to this hand."""
        name = COURT[courtier]
        if name not in GIVES:
            return WORTH[name]
        return 5 if CHIPS.index(GIVES[name]) in self.lacking() else 3

    def lacking(self) -> set[int]:
        """The chips that the missions in hand still ask for; a crown stands for each."""
        chips = list(self.view.seats[self.seat].chips)
        out = set()
        for mission in self.view.mine.missions:
            left = list(chips)
            for chip in mission.chips:
                if chip != ANY and left[chip]:
                    left[chip] -= 1
                elif chip != ANY:
                    out |= {chip, 0}
        return out

    # -- counting and missions

    def bribe(self) -> float:
        count = self.view.count
        worth = self.wish(count.courtier) if count else 3
        return 1.0 if worth >= self.bribes else -1.0

    def scheme(self, source: int) -> float:
        return 2.0 - source  # a plot is there to be played, with the stone that costs nothing

    def claim(self) -> float:
        return 1.0

    def send(self, number: int) -> float:
        return number

    def fulfil(self, mission: int) -> float:
        return 5.0  # five points each: whenever one can

    def pay(self, chip: int) -> float:
        return -1.0 if CHIPS[chip] == "crown" else 1.0

    def deck(self, deck: int) -> float:
        return -deck  # light ones are carried out soonest

    def keep(self, chip: int) -> float:
        return 2.0 if CHIPS[chip] == "crown" else 1.0 if chip in self.lacking() else 0.0

    def income(self, which: int) -> float:
        return 1.0 if which == 1 else 0.0


class Courtly(Errand):
    """Follows the king and the crowns, pays for everything, carries out what comes of it."""

    name = "courtly"
    bribes = 0

    def wish(self, courtier: int) -> float:
        crowns = GIVES.get(COURT[courtier]) == "crown"
        return 6 if crowns else 4 if COURT[courtier] in GIVES else 2

    def use_of(self, courtier: int) -> float:
        return super().use_of(courtier) + (4 if courtier == self.view.king else 0)


class Bystander(Errand):
    """A stone here and a stone there, where nobody is yet; bribes, and draws shields."""

    name = "bystander"

    def use_of(self, courtier: int) -> float:
        place = self.view.court[courtier]
        if place.stones[self.seat]:
            return -1.0
        return super().use_of(courtier) + (2 if not any(place.stones) else 0)

    def wish(self, courtier: int) -> float:
        return super().wish(courtier) + (1 if COURT[courtier] in ("turenne", "louvois") else 0)
