"""A short ordeal in each world; `make faults` is the long one."""

from __future__ import annotations

import pytest
from ordeal import WORLDS, Ordeal


@pytest.mark.parametrize("name", WORLDS)
def test_whatever_happens_nothing_is_lost_or_doubled(name: str) -> None:
    world = WORLDS[name]()
    try:
        ordeal = Ordeal(world, 15)
        verdict = ordeal.run()
    finally:
        world.close()
    print(ordeal.table())
    assert verdict.faults() == []
    assert ordeal.happened and ordeal.history.told
