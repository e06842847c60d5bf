"""Everybody's chances of winning, from what one seat knows."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cabale.bots.eyes import Eyes
from cabale.bots.playout import Verdict, play_out, zeros
from cabale.bots.settings import Settings
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
