"""Answers without search: the look of things in a few worlds.

`hasty` and `careful` are for callers in Python: rows of numbers never pass from there into
compiled functions, for mypyc keeps hold of each that does.
"""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.bots.eyes import Eyes
from cabale.bots.manner import leaning
from cabale.bots.playout import bounded, zeros
from cabale.bots.settings import Settings
from cabale.core.rng import Rng
from cabale.core.sense import Sense

MIXED_HEAT: Final = 60.0  # how far somebody strays who must not be guessed
UNNOTICED: Final = -1.0e9


def drawn(eyes: Eyes, sense: Sense[Any], rng: Rng, worlds: i64) -> i64:
    """The answer that needs no search, by a look at so many worlds; -1 if it does."""
    if not sense.is_drawn(eyes.decision):
        return -1
    return sense.instinct(eyes.world(rng), eyes.seat, rng, worlds)


def hasty(
    eyes: Eyes, sense: Sense[Any], settings: Settings, rng: Rng, missed: list[bool], temper: Temper
) -> i64:
    """What one answers who takes a guess for the truth and does not notice some answers."""
    seen = looks(eyes, sense, rng, 1)
    for i in range(len(seen)):
        if missed[i]:
            seen[i] = UNNOTICED
    return tempered(eyes, sense, settings, rng, seen, temper)


def careful(
    eyes: Eyes, sense: Sense[Any], settings: Settings, rng: Rng, worlds: i64, temper: Temper
) -> i64:
    """What looks best over some worlds, drawn by heat if it must not be guessed."""
    seen = looks(eyes, sense, rng, worlds)
    if is_mixed(eyes, sense, rng):
        return eyes.legal()[by_heat(seen, MIXED_HEAT, rng)]
    return tempered(eyes, sense, settings, rng, seen, temper)


def tempered(
    eyes: Eyes, sense: Sense[Any], settings: Settings, rng: Rng, seen: vec[float], temper: Temper
) -> i64:
    """The answer that looks best, or one that looks as good and suits the manner better."""
    if temper.manner >= 0:
        return leaning(eyes, sense, settings, rng, seen, temper.equal, temper.manner)
    if temper.heat > 0.0:
        return eyes.legal()[by_heat(seen, temper.heat, rng)]
    return eyes.legal()[highest(seen)]


class Temper:
    """How somebody who only looks decides between answers that look alike."""

    def __init__(self, manner: int, equal: float, heat: float) -> None:
        self.manner: Final[i64] = manner
        self.equal: Final[float] = equal  # hundredths of a point that count for nothing
        self.heat: Final[float] = heat  # how far the choice strays without a manner; 0: not at all


def looks(eyes: Eyes, sense: Sense[Any], rng: Rng, worlds: i64) -> vec[float]:
    """The mean appeal of each legal answer over some worlds."""
    actions = eyes.legal()
    out = zeros(len(actions))
    for _i in range(worlds):
        appeals = sense.appeal(eyes.world(rng), eyes.seat, actions)
        for i in range(len(actions)):
            out[i] += float(appeals[i]) / float(worlds)
    return out


def is_mixed(eyes: Eyes, sense: Sense[Any], rng: Rng) -> bool:
    """Whether the open question asks for an answer that cannot be guessed."""
    return sense.mixed(eyes.world(rng), eyes.seat)


def by_heat(looks: vec[float], heat: float, rng: Rng) -> i64:
    """A position drawn so that `heat` more of appeal makes it e times likelier."""
    top = looks[highest(looks)]
    weights = vec[float](capacity=len(looks))
    total = 0.0
    for i in range(len(looks)):
        weight = math.exp(bounded((looks[i] - top) / heat))
        weights = append(weights, weight)
        total += weight
    ticket = float(rng.next31()) / 2147483648.0 * total
    for i in range(len(looks)):
        ticket -= weights[i]
        if ticket < 0.0:
            return i
    return highest(looks)


def highest(looks: vec[float]) -> i64:
    """The position of the highest, the first of equals."""
    best: i64 = 0
    for i in range(len(looks)):
        if looks[i] > looks[best]:
            best = i
    return best
