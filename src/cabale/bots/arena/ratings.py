"""Strengths from whole rankings: a Plackett–Luce model, fitted by minorisation."""

from __future__ import annotations

import math
from collections.abc import Sequence

from cabale.bots.arena.task import Outcome

SCALE = 400 / math.log(10)  # as in chess: 400 points are ten to one
PRIOR = 0.5  # half a game won and lost against a bot of strength 1, so that none is infinite


def ratings(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """A rating for each bot, their mean 0; tied seats share the choice among them."""
    bots = list(dict.fromkeys(bot for o in outcomes for bot in o.lineup))
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(200):
        before = dict(strength)
        strength = improved(strength, outcomes)
        if all(abs(strength[bot] / before[bot] - 1) < 1e-6 for bot in bots):
            break
    logs = {bot: SCALE * math.log(strength[bot]) for bot in bots}
    mean = sum(logs.values()) / len(logs)
    return {bot: logs[bot] - mean for bot in bots}


def improved(strength: dict[str, float], outcomes: Sequence[Outcome]) -> dict[str, float]:
    """One step of the fit: choices won over choices expected."""
    won = dict.fromkeys(strength, PRIOR)
    due = {bot: 2 * PRIOR / (value + 1.0) for bot, value in strength.items()}
    for o in outcomes:
        for slot, bot in enumerate(o.lineup):
            rivals = [k for k in range(len(o.lineup)) if o.places[k] >= o.places[slot]]
            if len(rivals) < 2:
                continue
            won[bot] += 1.0
            total = sum(strength[o.lineup[k]] for k in rivals)
            for k in rivals:
                due[o.lineup[k]] += 1.0 / total
    return {bot: won[bot] / due[bot] for bot in strength}
