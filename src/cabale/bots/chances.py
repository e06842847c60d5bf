"""Everybody's chances of winning, from what one seat knows."""

from __future__ import annotations

import math
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cabale.bots.eyes import Eyes
from cabale.bots.playout import Verdict, play_out, zeros
from cabale.bots.settings import Settings
from cabale.core.protocol import State
from cabale.core.rng import Rng
from cabale.core.sense import Sense


def chances(eyes: Eyes, sense: Sense[Any], settings: Settings, rng: Rng, worlds: i64) -> vec[float]:
    """The mean share of the win of each seat over some worlds played to their end."""
    out = zeros(eyes.seats)
    verdict = Verdict(eyes.seats)
    cut = eyes.round + settings.horizon if settings.horizon > 0 else 1 << 40
    for _i in range(worlds):
        s = eyes.world(rng)
        play_out(s, sense, settings, rng, cut)
        verdict.judge(s, sense, settings)
        for seat in range(eyes.seats):
            out[seat] += verdict.won[seat] / float(worlds)
    return out


def compare(
    eyes: Eyes,
    one: i64,
    other: i64,
    sense: Sense[Any],
    settings: Settings,
    rng: Rng,
    worlds: i64,
) -> vec[float]:
    """By how much `one` wins more than `other` over the same worlds: the mean, and its error."""
    total = 0.0
    squares = 0.0
    cut = eyes.round + settings.horizon if settings.horizon > 0 else 1 << 40
    for _i in range(worlds):
        s = eyes.world(rng)
        luck = rng.next31()
        won = won_after(s, eyes.seat, one, sense, settings, Rng(luck, 1), cut)
        won -= won_after(s, eyes.seat, other, sense, settings, Rng(luck, 1), cut)
        total += won
        squares += won * won
    mean = total / float(worlds)
    spread = (squares + 1.0) / float(worlds) - mean * mean  # never none, whatever was seen
    out = zeros(2)
    out[0] = mean
    out[1] = math.sqrt(spread / float(worlds)) if spread > 0.0 else 0.0
    return out


def won_after(
    s: State, seat: i64, action: i64, sense: Sense[Any], settings: Settings, rng: Rng, cut: i64
) -> float:
    """The share of the win of `seat` in one world, played on after an answer."""
    verdict = Verdict(s.seats)
    after = s.clone()
    after.apply(seat, action)
    play_out(after, sense, settings, rng, cut)
    verdict.judge(after, sense, settings)
    return verdict.won[seat]
