"""How bots of one level differ: by what they do where two answers are as good as each other.

A manner never chooses what looks worse: among the answers that nobody could tell apart it takes
the one that suits it, by what comes of each in a few worlds.
"""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.bots.eyes import Eyes
from cabale.bots.playout import Verdict, play_out, zeros
from cabale.bots.search import NEVER, Search
from cabale.bots.settings import Settings
from cabale.core.protocol import State
from cabale.core.rng import Rng
from cabale.core.sense import Sense

MANNERS: Final = ("cautious", "bold", "jealous", "fickle")
NONE: Final = -1
CAUTIOUS: Final = 0  # takes the answer whose outcome is surest
BOLD: Final = 1  # takes the one whose outcome is most open
JEALOUS: Final = 2  # takes the one that leaves least to its strongest rival
FICKLE: Final = 3  # takes any

EQUAL: Final = 0.01  # of a win: less than this apart a search takes two answers for equal
TRIED: Final = 4  # an answer tried less than this part of the best one is not as good
WORLDS: Final = 40  # in which answers are compared


def settled(search: Search, manner: i64) -> i64:
    """The answer of a search, or one as good that suits the manner."""
    found = search.answer()
    if manner < 0 or search.sense.mixed(search.eyes.world(search.rng), search.eyes.seat):
        return found
    equals = search.equals(EQUAL, TRIED)
    return suited(search.eyes, search.sense, search.settings, search.rng, equals, manner)


def suited(
    eyes: Eyes, sense: Sense[Any], settings: Settings, rng: Rng, equals: vec[i64], manner: i64
) -> i64:
    """The one of these answers that suits the manner best."""
    if len(equals) == 1:
        return equals[0]
    if manner == FICKLE:
        return equals[rng.below(len(equals))]
    trial = Trial(eyes, sense, settings, equals)
    for _i in range(WORLDS):
        trial.add(eyes.world(rng), rng.next31())
    best: i64 = 0
    highest = trial.liking(0, manner)
    for i in range(1, len(equals)):
        found = trial.liking(i, manner)
        if found > highest:
            best, highest = i, found
    return equals[best]


class Trial:
    """What comes of some answers in the same worlds, with the same chance."""

    def __init__(
        self, eyes: Eyes, sense: Sense[Any], settings: Settings, answers: vec[i64]
    ) -> None:
        self.eyes: Final[Eyes] = eyes
        self.sense: Final[Sense[Any]] = sense
        self.settings: Final[Settings] = settings
        self.answers: Final[vec[i64]] = answers
        self.cut: i64 = eyes.round + settings.horizon if settings.horizon > 0 else NEVER
        self.verdict: Final[Verdict] = Verdict(eyes.seats)
        self.worlds: i64 = 0
        self.sums: vec[float] = zeros(len(answers) * eyes.seats)  # of what each seat gets
        self.squares: vec[float] = zeros(len(answers))  # of what the seat that asks gets

    def add(self, world: State, luck: i64) -> None:
        """Play one world on after every answer."""
        self.worlds += 1
        for i in range(len(self.answers)):
            s = world.clone()
            s.apply(self.eyes.seat, self.answers[i])
            play_out(s, self.sense, self.settings, Rng(luck, 1), self.cut)
            self.verdict.judge(s, self.sense, self.settings)
            for seat in range(self.eyes.seats):
                self.sums[i * self.eyes.seats + seat] += self.verdict.value[seat]
            mine = self.verdict.value[self.eyes.seat]
            self.squares[i] += mine * mine

    def liking(self, i: i64, manner: i64) -> float:
        """How much an answer suits a manner."""
        if manner == JEALOUS:
            return -self.best_rival(i)
        mean = self.sums[i * self.eyes.seats + self.eyes.seat] / float(self.worlds)
        spread = math.sqrt(max(0.0, self.squares[i] / float(self.worlds) - mean * mean))
        return spread if manner == BOLD else -spread

    def best_rival(self, i: i64) -> float:
        best = 0.0
        for seat in range(self.eyes.seats):
            if seat != self.eyes.seat and self.sums[i * self.eyes.seats + seat] > best:
                best = self.sums[i * self.eyes.seats + seat]
        return best


def leaning(
    eyes: Eyes,
    sense: Sense[Any],
    settings: Settings,
    rng: Rng,
    looks: vec[float],
    equal: float,
    manner: i64,
) -> i64:
    """The same for who only looks: among the answers that look as good as the best one."""
    actions = eyes.legal()
    top = looks[0]
    for i in range(len(looks)):
        top = looks[i] if looks[i] > top else top
    equals = vec[i64](capacity=len(actions))
    for i in range(len(actions)):
        if looks[i] >= top - equal:
            equals = append(equals, actions[i])
    return suited(eyes, sense, settings, rng, equals, manner)
