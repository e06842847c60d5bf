"""Answers without search: the look of things in a few worlds.

`hasty` and `careful` are for callers in Python: rows of numbers never pass from there into
compiled functions, for mypyc keeps hold of each that does.
"""

from __future__ import annotations

import math
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.bots.eyes import Eyes
from cabale.bots.playout import bounded, zeros
from cabale.core.rng import Rng
from cabale.core.sense import Sense


def drawn(eyes: Eyes, sense: Sense[Any], rng: Rng, worlds: i64) -> i64:
    """The answer that needs no search, by a look at so many worlds; -1 if it does."""
    if not sense.is_drawn(eyes.decision):
        return -1
    return sense.instinct(eyes.world(rng), eyes.seat, rng, worlds)


def hasty(eyes: Eyes, sense: Sense[Any], rng: Rng, sixteenths: i64, heat: float) -> i64:
    """The position that one picks who looks at one world and overlooks some answers."""
    return by_heat(overlooked(looks(eyes, sense, rng, 1), sixteenths, rng), heat, rng)


def careful(eyes: Eyes, sense: Sense[Any], rng: Rng, worlds: i64, heat: float) -> i64:
    """The position that looks best over some worlds, drawn by `heat` if it must not be guessed."""
    seen = looks(eyes, sense, rng, worlds)
    if is_mixed(eyes, sense, rng):
        return by_heat(seen, heat, rng)
    return highest(seen)


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


def overlooked(looks: vec[float], sixteenths: i64, rng: Rng) -> vec[float]:
    """The same looks with some answers not noticed at all, never every one of them."""
    kept = rng.below(len(looks))
    out = vec[float](capacity=len(looks))
    for i in range(len(looks)):
        missed = i != kept and rng.below(16) < sixteenths
        out = append(out, -1.0e9 if missed else looks[i])
    return out
