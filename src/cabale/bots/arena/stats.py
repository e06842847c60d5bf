"""Figures of a match with their intervals: blocks are counted, never games."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cabale.bots.arena.task import Outcome

REPEATS = 2000  # of the bootstrap
LEAST_BLOCKS = 8  # before a sequential test may stop


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Row:
    """One bot in one line-up."""

    lineup: tuple[str, ...]
    bot: str
    blocks: int
    games: int
    fair: float  # the share that equals would have
    share: Figure
    place: Figure
    margin: Figure
    seconds: float  # for one answer
    faults: int


def rows(outcomes: Sequence[Outcome]) -> list[Row]:
    """A row for each bot of each line-up, in the order they were played."""
    out = []
    for lineup in dict.fromkeys(tuple(o.lineup) for o in outcomes):
        played = [o for o in outcomes if tuple(o.lineup) == lineup]
        out += [row(lineup, bot, played) for bot in dict.fromkeys(lineup)]
    return out


def row(lineup: tuple[str, ...], bot: str, played: Sequence[Outcome]) -> Row:
    slots = [slot for slot, name in enumerate(lineup) if name == bot]
    answers = sum(o.answers[slot] for o in played for slot in slots)
    seconds = sum(o.seconds[slot] for o in played for slot in slots)
    return Row(
        lineup=lineup,
        bot=bot,
        blocks=len({o.block for o in played}),
        games=len(played),
        fair=1 / len(lineup),
        share=figure(by_block(played, slots, Outcome.share)),
        place=figure(by_block(played, slots, lambda o, slot: o.places[slot])),
        margin=figure(by_block(played, slots, Outcome.margin)),
        seconds=seconds / answers if answers else 0.0,
        faults=sum(slot in slots for o in played for slot, _ in o.faults),
    )


def by_block(
    played: Sequence[Outcome], slots: Sequence[int], measure: Callable[[Outcome, int], float]
) -> list[float]:
    """The mean of a measure in each block."""
    blocks: dict[int, list[float]] = {}
    for o in played:
        blocks.setdefault(o.block, []).extend(measure(o, slot) for slot in slots)
    return [sum(values) / len(values) for _, values in sorted(blocks.items())]


def figure(values: Sequence[float]) -> Figure:
    """The mean, and where it lies in 95 % of the samples that the blocks could have given."""
    n = len(values)
    rng = random.Random(1789)
    means = sorted(sum(rng.choices(values, k=n)) / n for _ in range(REPEATS))
    low, high = means[int(0.025 * REPEATS)], means[int(0.975 * REPEATS)]
    return Figure(sum(values) / n, low, high)


def likelihood(values: Sequence[float], worse: float, better: float) -> float:
    """The log of how much likelier the blocks are if the mean is `better` than if `worse`."""
    n = len(values)
    mean = sum(values) / n
    variance = max(sum((v - mean) ** 2 for v in values) / n, 1e-4)
    return n * (better - worse) * (mean - (better + worse) / 2) / variance


def verdict(values: Sequence[float], worse: float, better: float, error: float = 0.05) -> int:
    """1 if the tried bot is better, -1 if it is not, 0 while more blocks are needed."""
    if len(values) < LEAST_BLOCKS:
        return 0
    ratio = likelihood(values, worse, better)
    bound = math.log((1 - error) / error)
    return 1 if ratio > bound else -1 if ratio < -bound else 0
