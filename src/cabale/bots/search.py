"""Information-set Monte Carlo tree search: one tree of answers, a new world for every iteration.

Nodes are what the seats have answered so far, as the searcher would tell it; what chance and
hidden hands do varies from world to world, and an answer is compared only with those that were
legal beside it. Every seat plays for itself. The search knows no clock: whoever has one calls
`run` in small portions.
"""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.bots.eyes import Eyes
from cabale.bots.playout import Verdict, bounded, play_out
from cabale.bots.settings import Settings
from cabale.bots.tree import (
    CHOSEN,
    FIGURES,
    MINE,
    OFFERS,
    PRIOR,
    REGRET,
    VALUE,
    VISITS,
    WON,
    Tree,
)
from cabale.core.bits import lowest
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng
from cabale.core.sense import Sense

NEVER: Final = 1 << 40  # a round that no game reaches
JOINT: Final = 1 << 20  # labels from here on stand for several secret answers at once
SEAT_BITS: Final = 3
NEARLY: Final = 0.25  # of the visits of the answer tried most, to be compared with it by means


class Search:
    """One search for the open question of `eyes`; more iterations only make it wiser."""

    def __init__(self, eyes: Eyes, sense: Sense[Any], settings: Settings, rng: Rng) -> None:
        self.eyes: Final[Eyes] = eyes
        self.sense: Final[Sense[Any]] = sense
        self.settings: Final[Settings] = settings
        self.rng: Final[Rng] = rng
        self.tree: Final[Tree] = Tree()
        self.actions: vec[i64] = eyes.legal()  # that it considers
        self.iterations: i64 = 0
        self.cut: i64 = NEVER
        if settings.horizon > 0:
            self.cut = eyes.round + settings.horizon
        self.verdict: Final[Verdict] = Verdict(eyes.seats)
        self.path: vec[i64] = vec[i64]()  # edges taken in this iteration
        self.movers: vec[i64] = vec[i64]()  # who took each
        self.answered: i64 = -1  # the choice made last
        self.blends: list[Blend] = []  # mixed choices made in this iteration

    def run(self, iterations: i64) -> None:
        """Think on."""
        for _i in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Draw a world, go down the tree, play on from its edge, and learn on the way back."""
        s = self.eyes.world(self.rng)
        self.path = vec[i64]()
        self.movers = vec[i64]()
        self.blends = []
        self.descend(s)
        play_out(s, self.sense, self.settings, self.rng, self.cut)
        self.verdict.judge(s, self.sense, self.settings)
        self.learn()

    def descend(self, s: State) -> None:
        """Follow the most promising answers until one is new; secret ones side by side."""
        node: i64 = 0
        joint: i64 = 0  # a mark of the secret answers given so far to this question
        while s.decision != OVER and s.round < self.cut:
            if s.waiting == 0:
                s.apply(CHANCE, s.draw(self.rng))
                continue
            seat = self.who(s.waiting)
            last = s.waiting == 1 << seat
            legal = s.legal(seat)
            if len(legal) == 1:
                s.apply(seat, legal[0])
            else:
                edge = self.choose(s, node, seat, legal)
                s.apply(seat, self.answered)
                if self.tree.figures[edge * FIGURES + VISITS] == 0.0:
                    return
                if last and joint == 0:
                    node = edge + 1
                else:
                    joint = (joint * 31 + edge) % (JOINT - 1) + 1
            if last and joint > 0:
                node = self.tree.edge(node, JOINT + joint - 1) + 1
                joint = 0

    def who(self, waiting: i64) -> i64:
        """Of those asked at once the searcher answers first; the order must not matter."""
        if waiting >> self.eyes.seat & 1:
            return self.eyes.seat
        return lowest(waiting)

    def choose(self, s: State, node: i64, seat: i64, legal: vec[i64]) -> i64:
        """What `seat` answers by what the tree knows; the edge it takes."""
        edges = self.edges_of(s, node, seat, legal)
        if self.settings.near == 0.0 and self.sense.mixed(s, seat):
            blend = Blend(seat, edges)
            i = blend.choose(self.tree, self.settings, self.rng)
            self.blends.append(blend)
        else:
            i = most_promising(self.tree, edges, self.settings)
        self.path = append(self.path, edges[i])
        self.movers = append(self.movers, seat)
        self.answered = legal[i]
        return edges[i]

    def edges_of(self, s: State, node: i64, seat: i64, legal: vec[i64]) -> vec[i64]:
        """The edges of the legal answers, each with its prior."""
        tree = self.tree
        edges = vec[i64](capacity=len(legal))
        new = False
        for i in range(len(legal)):
            edge = tree.edge(node, legal[i] << SEAT_BITS | seat)
            edges = append(edges, edge)
            if tree.figures[edge * FIGURES + PRIOR] < 0.0:
                new = True
        if new:
            self.look(s, seat, legal, edges)
        return edges

    def look(self, s: State, seat: i64, legal: vec[i64], edges: vec[i64]) -> None:
        """Give the edges never looked at a prior from their appeal."""
        if self.settings.redeal and seat != self.eyes.seat:
            s = s.resample(seat, self.rng)
        appeals = self.sense.appeal(s, seat, legal)
        top = appeals[0]
        for i in range(len(legal)):
            if appeals[i] > top:
                top = appeals[i]
        figures = self.tree.figures
        for i in range(len(legal)):
            at = edges[i] * FIGURES + PRIOR
            if figures[at] < 0.0:
                figures[at] = math.exp(bounded(float(appeals[i] - top) / self.settings.spread))

    def learn(self) -> None:
        """Add what this world brought to every answer that led to it."""
        figures = self.tree.figures
        mine = self.verdict.value[self.eyes.seat]
        won = self.verdict.won[self.eyes.seat]
        for blend in self.blends:
            blend.learn(self.tree, self.verdict.value[blend.seat])
        for i in range(len(self.path)):
            at = self.path[i] * FIGURES
            figures[at + VISITS] += 1.0
            figures[at + VALUE] += self.verdict.value[self.movers[i]]
            figures[at + MINE] += mine
            figures[at + WON] += won

    # -- what it found

    def widen(self) -> None:
        """Consider every legal answer, also those that no bot would search."""
        self.actions = self.eyes.legal()

    def figure(self, action: i64, which: i64) -> float:
        """One figure of an answer to the open question; 0 if it was never considered."""
        edge = self.tree.known(0, action << SEAT_BITS | self.eyes.seat)
        return 0.0 if edge < 0 else self.tree.figures[edge * FIGURES + which]

    def best(self) -> i64:
        """The answer found best: the one tried most often, or, with `pick`, of the best mean."""
        often = self.most_tried()
        return self.best_mean(often) if self.settings.pick > 0.0 else often

    def most_tried(self) -> i64:
        """The answer tried most often."""
        most = self.actions[0]
        for i in range(len(self.actions)):
            if self.figure(self.actions[i], VISITS) > self.figure(most, VISITS):
                most = self.actions[i]
        return most

    def best_mean(self, often: i64) -> i64:
        """The answer that brought most, of those tried nearly as often as `often`.

        To each are added `pick` visits that brought as little as an untried answer is thought to.
        """
        visits = 0.0
        value = 0.0
        for i in range(len(self.actions)):
            visits += self.figure(self.actions[i], VISITS)
            value += self.figure(self.actions[i], VALUE)
        if visits == 0.0:
            return often
        pick = self.settings.pick
        start = pick * (value / visits - self.settings.doubt)
        least = NEARLY * self.figure(often, VISITS)
        best = often
        highest = -1.0e9
        for i in range(len(self.actions)):
            tried = self.figure(self.actions[i], VISITS)
            mean = (self.figure(self.actions[i], VALUE) + start) / (tried + pick)
            if tried >= least and mean > highest:
                best, highest = self.actions[i], mean
        return best

    def answer(self) -> i64:
        """The answer to give: the best, or one drawn by its share where it must not be guessed."""
        if self.settings.near == 0.0:
            return self.drawn(CHOSEN, 0.0)
        if self.sense.mixed(self.eyes.world(self.rng), self.eyes.seat):
            return self.drawn(VISITS, self.settings.near * self.figure(self.most_tried(), VISITS))
        return self.best()

    def drawn(self, which: i64, least: float) -> i64:
        """An answer drawn by a figure of those that have at least so much of it."""
        total = 0.0
        for i in range(len(self.actions)):
            share = self.figure(self.actions[i], which)
            if share >= least:
                total += share
        ticket = float(self.rng.next31()) / 2147483648.0 * total
        for i in range(len(self.actions)):
            share = self.figure(self.actions[i], which)
            if share >= least:
                ticket -= share
                if ticket < 0.0:
                    return self.actions[i]
        return self.best()

    def equals(self, apart: float, part: i64) -> vec[i64]:
        """The best answer, and those tried at least a part as often that bring hardly less."""
        best = self.best()
        least = self.mean(best) - apart
        often = self.figure(best, VISITS) / float(part)
        out = append(vec[i64](capacity=len(self.actions)), best)
        for i in range(len(self.actions)):
            action = self.actions[i]
            tried = self.figure(action, VISITS)
            if action != best and tried > 0.0 and tried >= often and self.mean(action) >= least:
                out = append(out, action)
        return out

    def mean(self, action: i64) -> float:
        """What an answer brought on average, nothing if it was never tried."""
        visits = self.figure(action, VISITS)
        return self.figure(action, VALUE) / visits if visits > 0.0 else 0.0

    def is_settled(self, left: i64) -> bool:
        """Whether `left` more iterations could not change the answer."""
        often = self.most_tried()
        rank = NEARLY if self.settings.pick > 0.0 else 1.0  # of its visits, to be its rival
        lead = rank * self.figure(often, VISITS) - float(left)
        for i in range(len(self.actions)):
            action = self.actions[i]
            if self.figure(action, CHOSEN) > 0.0:
                return False
            if action != often and self.figure(action, VISITS) >= lead:
                return False
        return True


def most_promising(tree: Tree, edges: vec[i64], settings: Settings) -> i64:
    """The position in `edges` with the best sum of what was seen and what is hoped for."""
    figures = tree.figures
    priors = 0.0
    visits = 0.0
    value = 0.0
    for i in range(len(edges)):
        at = edges[i] * FIGURES
        priors += figures[at + PRIOR]
        visits += figures[at + VISITS]
        value += figures[at + VALUE]
        figures[at + OFFERS] += 1.0
    unseen = value / visits - settings.doubt if visits > 0.0 else 0.5
    even = settings.floor / float(len(edges))
    scale = (1.0 - settings.floor) / priors
    best: i64 = 0
    highest = -1.0e9
    for i in range(len(edges)):
        at = edges[i] * FIGURES
        n = figures[at + VISITS]
        seen = figures[at + VALUE] / n if n > 0.0 else unseen
        hope = (even + figures[at + PRIOR] * scale) * math.sqrt(figures[at + OFFERS]) / (1.0 + n)
        if seen + settings.explore * hope > highest:
            highest = seen + settings.explore * hope
            best = i
    return best


class Blend:
    """A choice by regret matching: answers as often as they were missed, so none can be guessed."""

    def __init__(self, seat: i64, edges: vec[i64]) -> None:
        self.seat: Final[i64] = seat
        self.edges: Final[vec[i64]] = edges
        self.taken: i64 = 0
        self.share: float = 0.0  # of the answer taken, as the blend wants it
        self.chance: float = 1.0  # of the answer taken, as it was drawn

    def choose(self, tree: Tree, settings: Settings, rng: Rng) -> i64:
        """Draw one answer by its share; some evenly, so that none is forgotten."""
        n = len(self.edges)
        which: i64 = REGRET
        total = self.total(tree, REGRET)
        if total <= 0.0:
            which = PRIOR
            total = self.total(tree, PRIOR)
        ticket = float(rng.next31()) / 2147483648.0
        self.taken = n - 1
        for i in range(n):
            at = self.edges[i] * FIGURES
            share = tree.figures[at + which] / total
            tree.figures[at + CHOSEN] += share
            tree.figures[at + OFFERS] += 1.0
            chance = (1.0 - settings.careless) * share + settings.careless / float(n)
            if 0.0 <= ticket < chance or (ticket >= 0.0 and i == n - 1):
                self.taken, self.share, self.chance = i, share, chance
            ticket -= chance
        return self.taken

    def total(self, tree: Tree, which: i64) -> float:
        total = 0.0
        for i in range(len(self.edges)):
            total += tree.figures[self.edges[i] * FIGURES + which]
        return total

    def learn(self, tree: Tree, value: float) -> None:
        """Regret what was not taken if this went badly, what was taken the less if it went well."""
        visits = self.total(tree, VISITS)
        usual = self.total(tree, VALUE) / visits if visits > 0.0 else 0.5
        gain = (value - usual) / self.chance
        for i in range(len(self.edges)):
            at = self.edges[i] * FIGURES + REGRET
            change = gain * (1.0 - self.share) if i == self.taken else -gain * self.share
            regret = tree.figures[at] + change
            tree.figures[at] = regret if regret > 0.0 else 0.0
