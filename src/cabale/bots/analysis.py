"""How a finished game swung: everybody's chances at each choice, and what each choice cost.

All of it from what the mover knew, never from what only the record knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cabale.bots.bot import Budget
from cabale.bots.chances import chances
from cabale.bots.clock import think
from cabale.bots.eyes import Eyes
from cabale.bots.hint import Reason, hint_of
from cabale.bots.levels import Cardinal
from cabale.bots.search import Search
from cabale.bots.senses import sense_of
from cabale.bots.tree import VISITS, WON
from cabale.bots.tuning import settings_of
from cabale.core.game import Game
from cabale.core.protocol import CHANCE, State
from cabale.core.record import Record
from cabale.core.rng import Rng

BUDGET = Budget(iterations=400)
WORLDS = 200


@dataclass(frozen=True, slots=True)
class Step:
    """One choice of one seat: its number among the standing answers, and what it was worth."""

    index: int
    seat: int
    action: int
    chances: list[float]  # of every seat, before the answer, as the mover could know
    best: int  # what the analyst would have answered
    cost: float  # how much chance of winning the answer gave away against the best one
    reasons: list[Reason]  # why the best is the best


def analyse(
    game: Game[Any], record: Record, seed: int = 1, budget: Budget = BUDGET, worlds: int = WORLDS
) -> Iterator[Step]:
    """Every choice of a game in order; forced answers and chance are passed over."""
    s: State = game.new(record.seats, record.options, record.components)
    for index, answer in enumerate(record.answers()):
        if answer.seat != CHANCE and len(s.legal(answer.seat)) > 1:
            yield step(game, s, index, answer.seat, answer.action, seed, budget, worlds)
        s.apply(answer.seat, answer.action)


def step(
    game: Game[Any],
    s: State,
    index: int,
    seat: int,
    action: int,
    seed: int,
    budget: Budget,
    worlds: int,
) -> Step:
    """One choice, weighed by a search and by playing on."""
    eyes = Eyes(game.name, s, seat)
    search = Cardinal().search(eyes, Rng(seed, 2 * index))
    think(search, budget)
    settings = settings_of(game.name, int(s.seats))
    rng = Rng(seed, 2 * index + 1)
    found = chances(eyes, sense_of(game.name), settings, rng, worlds)
    best = int(search.best())
    reasons = hint_of(search).reasons
    return Step(index, seat, action, list(found), best, cost(search, best, action), reasons)


def cost(search: Search, best: int, action: int) -> float:
    """The chance given away; nothing if the search never tried the answer."""
    if not search.figure(action, VISITS):
        return 0.0
    return max(0.0, won(search, best) - won(search, action))


def won(search: Search, action: int) -> float:
    visits = search.figure(action, VISITS)
    return search.figure(action, WON) / visits if visits else 0.0


def dearest(steps: list[Step], count: int = 3) -> list[Step]:
    """The choices that cost most, the dearest first."""
    return sorted((step for step in steps if step.cost > 0), key=lambda step: -step.cost)[:count]
