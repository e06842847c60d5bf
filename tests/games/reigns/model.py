"""Tracks and points of a game, reckoned from what is told of it and from RULES, apart from the
engine: the cards are read from the lines of components.toml.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

PILLARS = ("church", "army", "people", "wealth")
BOX = Path(__file__).parents[3] / "src" / "cabale" / "games" / "reigns" / "components.toml"
LAST = 5  # how far the ends of a track lie from its centre
ENOUGH = 12  # accepted proposals that end a reign in peace
Side = dict[str, int]


def cards() -> list[tuple[Side, Side]]:
    """The white and the black side of every proposal, in their order."""
    out = []
    for _, line in sorted(tomllib.loads(BOX.read_text("utf-8"))["cards"].items()):
        _, white, black = line.split("|")
        out.append((steps(white), steps(black)))
    return out


def steps(text: str) -> Side:
    return {pillar: int(n) for pillar, n in re.findall(r"(\w+)([+-]\d)", text)}


def wants(goal: str) -> Side:
    """`church-up-army-down` as directions."""
    words = goal.split("-")
    return {words[i]: 1 if words[i + 1] == "up" else -1 for i in (0, 2)}


class Annals:
    """One game: it hears verdicts, faces and goals, and knows what follows from them."""

    def __init__(self, seats: int) -> None:
        self.cards = cards()
        self.points = [0] * seats
        self.track = dict.fromkeys(PILLARS, 0)
        self.monarch = -1
        self.accepted: dict[int, bool] = {}
        self.pile = 0
        self.turned: tuple[int, int] = (-1, -1)  # advisor and card turned over last
        self.teller = -1

    def begin(self, monarch: int) -> None:
        """§2.2"""
        self.monarch = monarch
        self.track = dict.fromkeys(PILLARS, 0)
        self.pile = 0
        self.accepted = {}
        self.teller = -1

    def seal(self) -> None:
        """§3.4, §3.5"""
        assert any(self.accepted.values()), "at least one is accepted"
        assert len(self.accepted) == len(self.points) - 1, "all are judged"
        for advisor, accepted in self.accepted.items():
            self.points[advisor] += accepted

    def apply(self, advisor: int, white: bool) -> None:
        """§3.6, §3.7, R-1"""
        assert self.turned[0] == advisor and self.accepted.pop(advisor) == white
        self.pile += white
        for pillar, n in self.cards[self.turned[1]][0 if white else 1].items():
            self.track[pillar] = max(-LAST, min(LAST, self.track[pillar] + n))
        if self.is_dead():
            self.teller = advisor

    def relent(self) -> None:
        """§3.8 Points given stay."""
        self.accepted[self.turned[0]] = not self.accepted[self.turned[0]]

    def is_dead(self) -> bool:
        return any(abs(place) == LAST for place in self.track.values())

    def goal(self, advisor: int, goal: str) -> int:
        """§5.2"""
        points = sum(max(0, way * self.track[pillar]) for pillar, way in wants(goal).items())
        self.points[advisor] += points
        return points
