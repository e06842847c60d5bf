"""Random play to the end, for fuzzing and measuring."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng


def play_listed(s: State, rng: Rng) -> i64:
    """Play to the end, each answer taken from the whole list of legal ones; how many there were."""
    steps: i64 = 0
    while s.decision != OVER:
        seat = s.actor
        if seat == CHANCE:
            s.apply(CHANCE, s.draw(rng))
        else:
            actions = s.legal(seat)
            s.apply(seat, actions[rng.below(len(actions))])
        steps += 1
    return steps


def play_picked(s: State, rng: Rng) -> i64:
    """Play to the end by `pick`, which need not list the legal answers; how many there were."""
    steps: i64 = 0
    while s.decision != OVER:
        seat = s.actor
        s.apply(seat, s.draw(rng) if seat == CHANCE else s.pick(seat, rng))
        steps += 1
    return steps


def play_some(s: State, rng: Rng, steps: i64) -> None:
    """At most `steps` random answers."""
    while s.decision != OVER and steps > 0:
        seat = s.actor
        s.apply(seat, s.draw(rng) if seat == CHANCE else s.pick(seat, rng))
        steps -= 1
