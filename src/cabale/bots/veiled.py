"""Search where answers stay hidden: every seat has a tree of its own, moved on by what it sees.

All trees lie in one table. A seat's node is its own last answer and what it has been shown since,
so that a simulated rival never learns to answer what it cannot see. A seat that leaves its tree
goes on with quick answers, while the others still follow theirs.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.bots.eyes import Eyes
from cabale.bots.playout import quick_answer
from cabale.bots.search import JOINT, Search
from cabale.bots.settings import Settings
from cabale.bots.tree import FIGURES, VISITS
from cabale.core.bits import one
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.core.sense import Sense

NEWS: Final[i64] = (1 << 40) - 1
STEP: Final[i64] = 1000003


class VeiledSearch(Search):
    """A search with several observers."""

    def __init__(self, eyes: Eyes, sense: Sense[Any], settings: Settings, rng: Rng) -> None:
        super().__init__(eyes, sense, settings, rng)
        self.actions = sense.narrow(eyes.world(rng), eyes.seat, self.actions)
        self.nodes: vec[i64] = filled(eyes.seats)  # where each seat stands in its tree
        self.news: vec[i64] = filled(eyes.seats)  # a mark of what it was shown since
        self.held: vec[i64] = filled(eyes.seats)  # and of what it will be when all have answered
        self.gone: i64 = 0  # the seats that have left their trees

    def descend(self, s: State) -> None:
        """Let every seat follow its tree until it is new, then answer quickly."""
        self.gone = 0
        for seat in range(s.seats):
            self.nodes[seat] = 0
            self.held[seat] = 0
            self.news[seat] = seat + 1
        self.news[self.eyes.seat] = 0
        while s.decision != OVER and s.round < self.cut:
            if s.waiting == 0:
                s.apply(CHANCE, s.draw(self.rng))
            else:
                self.step(s, self.who(s.waiting))

    def step(self, s: State, seat: i64) -> None:
        """One answer, and what the others see of it as soon as another question is open."""
        decision = s.decision
        waiting = s.waiting
        action = self.answer_of(s, seat)
        for viewer in range(s.seats):
            label = self.sense.seen(s, viewer, seat, action)
            if label >= 0:
                self.held[viewer] = (self.held[viewer] * STEP + label + 1) & NEWS
        s.apply(seat, action)
        if s.decision != decision or s.waiting & ~waiting != 0:
            self.tell()

    def tell(self) -> None:
        """Show what was held back."""
        for seat in range(len(self.held)):
            if self.held[seat] != 0:
                self.news[seat] = (self.news[seat] * STEP + self.held[seat]) & NEWS
                self.held[seat] = 0

    def answer_of(self, s: State, seat: i64) -> i64:
        """What a seat answers: by its tree, or quickly once it has left that."""
        at_root = self.nodes[seat] == 0 and self.news[seat] == 0
        legal = self.actions if at_root else self.sense.narrow(s, seat, s.legal(seat))
        if len(legal) == 1:
            return legal[0]
        if self.gone & one(seat):
            return self.quick(s, seat, legal)
        edge = self.choose(s, self.node(seat), seat, legal)
        self.nodes[seat] = edge + 1
        if self.tree.figures[edge * FIGURES + VISITS] == 0.0:
            self.gone |= one(seat)
        return self.answered

    def node(self, seat: i64) -> i64:
        """Where a seat stands once it has taken in the news."""
        if self.news[seat] != 0:
            edge = self.tree.edge(self.nodes[seat], JOINT + self.news[seat] % JOINT)
            self.nodes[seat] = edge + 1
            self.news[seat] = 0
        return self.nodes[seat]

    def quick(self, s: State, seat: i64, legal: vec[i64]) -> i64:
        """The most appealing answer, or now and then another."""
        if self.rng.below(16) < self.settings.greedy:
            return self.sense.most_appealing(s, seat, legal)
        return quick_answer(s, self.sense, self.settings.light, seat, self.rng)
