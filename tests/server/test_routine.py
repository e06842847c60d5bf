"""Answers that are certain: they hold nobody up, and their haste tells nothing that is hidden."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.live import Live
from toy import LAY, TOY, ToyGame

from cabale.server import bots as thinking
from cabale.server import lobby, wire
from cabale.server.api import Create
from cabale.server.house import House
from cabale.server.lines import Answered
from cabale.server.room import Room
from cabale.server.table import Outcome, Table
from cabale.server.thinking import Job, Thinkers, Thought, usual_seconds

LEVELS = ["page", "courtier", "cardinal"]


class Certain(ToyGame):
    """Between two, everybody knows whom one votes for."""

    only_known = ("vote",)


class Guarded(ToyGame):
    """The same, if it followed from what is hidden."""

    only_secret = ("vote",)


def begin(game: ToyGame, level: str = "courtier") -> Table:
    """A person and a bot, both looking on."""
    wish = Create("toy", 2, "bots", ["A"], [None, level])
    made = lobby.make(game, wish, LEVELS, 1000.0)
    table = made.table
    table.look(0)
    table.look(wire.WATCHING)
    return table


def lay(table: Table, seat: int) -> Outcome:
    play = table.playing()
    action = next(action for action in play.legal(seat) if LAY.has(action))
    return table.answer(seat, play.positions[seat], "", action)


def test_what_everybody_knows_to_be_certain_is_one_step_with_the_answer_before() -> None:
    # given: a person has laid a card, then a bot lays one, and both vote for each other
    table = begin(Certain())
    person = lay(table, 0)
    assert len(person.lines) == 1
    # when
    outcome = lay(table, 1)
    # then: the bot has voted too; everybody is told once, with all that they may know
    assert [(line.seat, type(line)) for line in outcome.lines if isinstance(line, Answered)] == [
        (1, Answered),
        (1, Answered),
    ]
    assert set(outcome.steps) == {0, wire.WATCHING}
    step = msgspec.json.decode(outcome.steps[wire.WATCHING], type=wire.Change)
    assert [event[0] for event in step.events] == [1]  # laid; a ballot is nobody else's to see
    assert table.playing().waiting() == [0]


@pytest.mark.parametrize("game", [Guarded(), TOY], ids=["secret", "not said"])
def test_nothing_else_runs_on(game: ToyGame) -> None:
    table = begin(game)
    lay(table, 0)
    assert len(lay(table, 1).lines) == 1
    assert table.playing().waiting() == [0, 1]


def test_nothing_runs_on_after_a_person_who_might_take_it_back() -> None:
    table = begin(Certain())
    lay(table, 0)
    lay(table, 1)
    play = table.playing()
    table.answer(0, play.positions[0], "", play.legal(0)[0])  # the ballots are counted
    assert len(lay(table, 0).lines) == 1
    assert play.waiting() == [1]


class Slow(Thinkers):
    """Says how long a thought took without taking it: the clock of the test goes on by itself."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(1)
        self.clock_of_test = clock

    async def answer(self, job: Job, legal: list[int], table: str) -> Thought:
        self.clock_of_test.now += 2.5
        return Thought(legal[0], hurried=True)


class Clock:
    """Time that passes when somebody waits."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


def waits(game: ToyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long a slow bot takes to lay a card, of several, and then to vote for the only other."""
    clock = Clock()
    monkeypatch.setattr(thinking, "time", clock)
    monkeypatch.setattr(thinking, "asyncio", clock)
    table, found = begin(game, "cardinal"), list[float]()
    lay(table, 0)

    async def think(house: House) -> None:
        room = Room(table)
        for _ in range(2):
            before = clock.now
            await house.bots.think(room, 1)
            found.append(clock.now - before)
            if table.playing().waiting() == [0]:
                break

    class Told(House):
        """Carries out, stores nothing."""

        def do(self, room: Room, order: Any) -> None:
            order.command(room.table)

    async def all_of_it() -> None:
        with Live(tmp_path / "cabale.db") as live:
            thinkers = Slow(clock)
            house = Told(live.app.house.store, thinkers, pace=0.9)
            try:
                await think(house)
            finally:
                thinkers.stop()

    asyncio.run(all_of_it())
    assert table.chairs[1].hurried  # nor does a table's news tell which answer was no thought
    return found


def test_a_bot_without_a_choice_takes_as_long_as_one_that_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the speed of a cardinal would tell what is in its hand."""
    assert waits(Guarded(), tmp_path, monkeypatch) == [2.5, 2.5]


def test_a_bot_without_a_choice_waits_for_nothing_if_everybody_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert waits(Certain(), tmp_path, monkeypatch) == [2.5]


def test_before_it_ever_thought_a_bot_takes_the_time_of_its_level() -> None:
    assert usual_seconds("cardinal") > usual_seconds("minister") > usual_seconds("courtier") == 0.0
