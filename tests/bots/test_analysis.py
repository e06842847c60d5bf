"""The analysis of a finished game: chances that add up, costs that are never negative."""

from __future__ import annotations

import pytest

from cabale.bots.analysis import analyse, choices, dearest, luck, step_at
from cabale.bots.bot import Budget
from cabale.conformance.playing import TABLES, positions
from cabale.core.record import Record

GAME, SEATS = TABLES[0]


def test_every_choice_of_a_game_is_weighed_from_what_the_mover_knew() -> None:
    *_, last = positions(GAME, SEATS, 31)
    record = Record(GAME.name, GAME.rules_version, SEATS, GAME.resolve({}))
    record.lines = list(last.answers)
    steps = []
    for step in analyse(GAME, record, budget=Budget(iterations=12), worlds=4):
        steps.append(step)
        if len(steps) == 25:
            break
    assert all(sum(step.chances) == pytest.approx(1) for step in steps)
    assert all(sum(step.after) == pytest.approx(1) for step in steps)
    assert all(step.cost >= 0 for step in steps)
    assert [step.index for step in steps] == sorted({step.index for step in steps})
    assert all(record.answers()[step.index].action == step.action for step in steps)
    assert [step.index for step in steps] == choices(GAME, record)[: len(steps)]
    again = step_at(GAME, record, steps[3].index, budget=Budget(iterations=12), worlds=4)
    assert again == steps[3]
    swing = steps[3].after[steps[3].seat] - steps[3].chances[steps[3].seat]
    lost = steps[3].cost if steps[3].is_costly else 0.0
    assert luck(steps[3]) - lost == pytest.approx(swing)
    costs = [step.cost for step in dearest(steps)]
    assert len(costs) <= 3
    assert all(step.cost > step.error for step in dearest(steps))
    assert costs == sorted(costs, reverse=True)
