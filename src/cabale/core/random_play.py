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


def play_some(s: State, rng: Rng, steps: i64) -> i64:
    """At most `steps` random answers; how many there were."""
    done: i64 = 0
    while s.decision != OVER and done < steps:
        seat = s.actor
        s.apply(seat, s.draw(rng) if seat == CHANCE else s.pick(seat, rng))
        done += 1
    return done


def play_many(origin: State, seed: i64, games: i64, bound: i64) -> i64:
    """Play clones of `origin` to the end, the k-th by the generator of `seed` and stream k.

    How many answers there were in all; a game longer than `bound` is a fault.
    """
    total: i64 = 0
    for k in range(games):
        s = origin.clone()
        rng = Rng(seed, k)
        total += play_some(s, rng, bound)
        assert s.decision == OVER, "the game does not end"
    return total


def clone_many(s: State, times: i64) -> State:
    """Clone a position again and again, for measuring; the last clone."""
    twin = s
    for _i in range(times):
        twin = s.clone()
    return twin


def resample_many(s: State, seat: i64, rng: Rng, times: i64) -> State:
    """Draw anew what a seat cannot know again and again, for measuring; the last world."""
    world = s
    for _i in range(times):
        world = s.resample(seat, rng)
    return world
