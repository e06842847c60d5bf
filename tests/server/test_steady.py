"""A clock that is set, ahead or back, on purpose or not: nobody's time is over by that."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from live import Live

from cabale.server import wire
from cabale.server.house import House
from cabale.server.keeping import Keep, Keeper
from cabale.server.steady import BELIEF, EARLY, SteadyClock
from cabale.server.storage.places import open_store
from cabale.server.thinking import Thinkers

DAY = 86_400.0


@dataclass
class Machine:
    """A machine whose clock can be set."""

    now: float = 1_800_000_000.0
    counted: float = EARLY

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        self.counted += seconds

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.now, lambda: self.counted)


def test_it_goes_as_the_machine_does() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.pass_by(100)

    assert clock() == machine.now


def test_a_jump_that_is_taken_back_was_none() -> None:
    machine = Machine()
    clock, began = machine.clock(), machine.now
    for jump in (DAY, -2 * DAY, DAY):
        machine.now += jump
        machine.pass_by(1)
        clock()

    assert clock() == began + 3 == machine.now


def test_a_jump_that_stands_is_believed() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.now += DAY
    clock()
    machine.pass_by(BELIEF - 1)
    assert clock() == machine.now - DAY

    machine.pass_by(1)

    assert clock() == machine.now


def test_right_after_the_start_of_the_machine_its_clock_is_believed() -> None:
    machine = Machine(now=0.0, counted=10.0)
    clock = machine.clock()
    machine.now += 1_800_000_000

    assert clock() == machine.now


def test_what_drifts_is_followed() -> None:
    machine = Machine()
    clock = machine.clock()
    for _ in range(100):
        machine.pass_by(60)
        machine.now += 0.1
        clock()

    assert clock() == machine.now


def test_no_patience_is_over_by_a_jump(tmp_path: Path) -> None:
    machine = Machine()
    with Live(tmp_path / "cabale.db") as live:
        live.app.house.clock = machine.clock()
        table, secrets = live.friends(2, patience=3600)

        async def vote() -> wire.Refused:
            async with live.page(table, secrets[0]) as page:
                await page.until(wire.Step)
                machine.now += DAY
                await page.send({"t": "vote", "seat": 1, "yes": True})
                found = await page.until(wire.Refused)
                assert isinstance(found, wire.Refused)
                return found

        assert asyncio.run(vote()).reason == "too-early"


def test_nothing_is_thrown_away_by_a_jump(tmp_path: Path) -> None:
    machine, place = Machine(), tmp_path / "cabale.db"
    with Live(place) as live:
        live.app.house.clock = machine.clock()
        table, _ = live.friends(2)

    async def tidy() -> int:
        store = open_store(place)
        await store.start()
        house = House(store, Thinkers(1))
        summary = await store.summary(table)
        assert summary is not None
        machine.now = summary.touched
        house.clock = machine.clock()
        machine.now += 4000 * DAY
        gone = await Keeper(house, Keep(abandoned=365), tmp_path / "records").tidy()
        await house.close()
        await store.close()
        return gone

    assert asyncio.run(tidy()) == 0
