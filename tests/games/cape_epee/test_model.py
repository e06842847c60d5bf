"""Thousands of columns, decided by the engine and by a reading of RULES apart from it."""

from __future__ import annotations

from random import Random

import pytest
from games.cape_epee.model import decide
from games.cape_epee.table import column, facts, laid

from cabale.games.cape_epee import CAPE_EPEE
from cabale.games.cape_epee.pieces import CARD_NAMES, OBJECTIVE_NAMES

COLUMNS = 400
# cards that have to do with others come more often than those that only count
BUSY = [name for name in CARD_NAMES if name not in ("king", "queen", "lord", "merchant")]


def drawn(chance: Random, seats: int) -> list[str]:
    """Some cards as a scenario names them, now and then one under a Cloak."""
    tiles = [(seat, name) for seat in "ABCDEF"[:seats] for name in BUSY if name != "cloak"]
    chosen = chance.sample(tiles, chance.randint(1, min(14, len(tiles))))
    words = []
    for seat in "ABCDEF"[:seats]:
        mine = [tile for tile in chosen if tile[0] == seat]
        if mine and chance.random() < 0.4:
            hidden = chance.choice(mine)
            chosen.remove(hidden)
            words.append(f"{seat} cloak over {hidden[1]}")
    words += [f"{seat} {name}" for seat, name in chosen]
    chance.shuffle(words)
    if "over" in words[-1]:  # a scenario puts a card below it
        words.append(f"{chance.choice('ABCDEF'[:seats])} king")
    return [*words[:-1], words[-1] + chance.choice(("", " up"))]


@pytest.mark.parametrize("seed", range(5))
def test_6_a_column_is_decided_as_a_plain_reading_of_the_rules_decides_it(seed: int) -> None:
    chance = Random(seed)
    for _ in range(COLUMNS):
        seats = chance.randint(2, 6)
        options = {o.name: chance.choice(o.values) for o in CAPE_EPEE.options}
        objective = chance.choice([name for name in OBJECTIVE_NAMES if not name.endswith("-1")])
        words = drawn(chance, seats)
        found = facts(laid(column(objective, *words), seats=seats, options=options))["columns"][0]
        told = {key: found[key] for key in ("winner", "eliminated", "totals")}
        assert told == decide(words, objective.split("-")[0], options), (words, objective, options)
