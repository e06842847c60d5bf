"""Lets a search think by the clock; the search itself knows none."""

from __future__ import annotations

import time
from collections.abc import Callable

from cabale.bots.bot import Budget
from cabale.bots.search import Search

FIRST = 8  # iterations before the first look at the clock
SLICE = 0.02  # seconds between two looks
COUNTED = 64  # iterations between two looks at the answer where no clock counts


def think(search: Search, budget: Budget, now: Callable[[], float] = time.monotonic) -> None:
    """Run the search until its budget is spent or more could not change the answer.

    A budget of iterations alone gives the same answer on every machine, however fast.
    """
    if len(search.actions) < 2:
        return
    began = now()
    portion = FIRST
    while True:
        done = int(search.iterations)
        if budget.iterations:
            portion = min(portion, budget.iterations - done)
        search.run(portion)
        spent = now() - began
        rate = int(search.iterations) / max(spent, 1e-6)
        left = iterations_left(search, budget, spent, rate)
        if left <= 0 or search.is_settled(left):
            return
        timed = budget.seconds or budget.cap
        portion = max(1, min(left, int(rate * SLICE) if timed else COUNTED))


def iterations_left(search: Search, budget: Budget, spent: float, rate: float) -> int:
    """How many more iterations fit into the budget."""
    left = budget.iterations - int(search.iterations) if budget.iterations else 1 << 40
    if budget.seconds:
        left = min(left, int((budget.seconds - spent) * rate))
    if budget.cap:
        left = min(left, int((budget.cap - spent) * rate))
    return left
