"""Bots in other processes: whatever they do, the table gets an answer that was thought about."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

import pytest

from cabale.bots.bot import Bot, Budget
from cabale.bots.eyes import Eyes
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.server.desks import Desk, Desks, WorkError
from cabale.server.thinking import Job, Thinkers, Thought

T = TypeVar("T")


class Crashing(Bot):
    """Takes its whole process down."""

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        os._exit(3)


class Failing(Bot):
    """Raises."""

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        raise RuntimeError("no idea")


class Cheating(Bot):
    """Answers what is not legal."""

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        return -7


class Sleeping(Bot):
    """Never answers."""

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        time.sleep(600)
        return 0


def opening() -> tuple[Job, list[int]]:
    """The first question of a game for a bot to be named, and its legal answers."""
    game = game_named("cape_epee")
    s = game.new(2)
    rng, answers = Rng(1), []
    while s.waiting == 0:
        answers.append((-1, int(s.draw(rng))))
        s.apply(*answers[-1])
    return Job("cape_epee", 2, {}, {}, 1, answers, int(s.actor), ""), list(
        map(int, s.legal(s.actor))
    )


def answers_of(*bots: str, limit: float = 30.0) -> tuple[list[bool], int]:
    """Whether each bot's answer was legal, and how many tries failed."""
    job, legal = opening()

    async def think() -> tuple[list[bool], int]:
        thinkers = Thinkers(1, limit)
        try:
            out = [
                (await thinkers.answer(replace(job, bot=bot), legal, "a table")).action in legal
                for bot in bots
            ]
            return out, thinkers.failures
        finally:
            thinkers.stop()

    return asyncio.run(think())


def test_every_level_answers() -> None:
    assert answers_of("page", "courtier", "minister") == ([True] * 3, 0)


def test_for_a_bot_that_crashes_raises_or_cheats_a_courtier_answers() -> None:
    bots = ("test_thinking:Crashing", "test_thinking:Failing", "test_thinking:Cheating", "page")

    assert answers_of(*bots) == ([True] * 4, 6)


def test_a_bot_that_overruns_is_replaced_and_the_next_one_thinks() -> None:
    assert answers_of("test_thinking:Sleeping", "page", limit=3.0) == ([True] * 2, 2)


def work_together(workers: int, asked: Callable[[Desks], list[Awaitable[T]]]) -> list[T]:
    """What some work finds out that all waits at once."""

    async def work() -> list[T]:
        desks = Desks(workers, 30.0)
        try:
            return await asyncio.gather(*asked(desks))
        finally:
            desks.close()

    return asyncio.run(work())


def note(name: str) -> tuple[str, float]:
    """Something to do: its name, and when it was done."""
    return name, time.monotonic()


def test_tables_take_turns_however_much_one_of_them_wants() -> None:
    wanted = ["greedy"] * 9 + ["modest"]

    done = work_together(
        1, lambda desks: [desks.ask(note, lambda _, n=name: n, name) for name in wanted]
    )

    order = [name for name, _ in sorted(done, key=lambda one: one[1])]
    assert order[:3].count("modest") == 1


def test_what_nobody_waits_for_comes_last() -> None:
    wanted = [("analysis", True)] * 4 + [("bot", False)] * 4

    done = work_together(
        1,
        lambda desks: [desks.ask(note, lambda _, n=n: n, n, patient) for n, patient in wanted],
    )

    order = [name for name, _ in sorted(done, key=lambda one: one[1])]
    assert order[1:5] == ["bot"] * 4


def nap(seconds: float) -> str:
    time.sleep(seconds)
    return "done"


def be_ready() -> None:
    """A desk that knows this has read this module: its first nap takes no longer than others."""


def test_waiting_for_a_desk_is_no_overrun() -> None:
    """Eight pieces of work, each well within the limit, all together beyond it."""

    async def work() -> list[str]:
        desks = Desks(1, 6.0, be_ready)
        try:
            return await asyncio.gather(*(desks.ask(nap, lambda _: 1.0, str(n)) for n in range(8)))
        finally:
            desks.close()

    assert asyncio.run(work()) == ["done"] * 8


def test_one_that_overruns_stops_nobody_else() -> None:
    async def work() -> list[Any]:
        desks = Desks(2, 4.0, be_ready)
        asked = [desks.ask(nap, lambda _, s=s: s, str(s)) for s in (600.0, 0.1, 0.2, 600.0, 0.3)]
        try:
            return await asyncio.gather(*asked, return_exceptions=True)
        finally:
            desks.close()

    done = asyncio.run(work())

    assert [one == "done" for one in done] == [False, True, True, False, True]
    assert isinstance(done[0], WorkError)


def test_many_cardinals_on_one_desk_all_answer_by_thinking_less() -> None:
    job, legal = opening()
    job = replace(job, bot="cardinal")

    async def think() -> tuple[list[Thought], Thinkers]:
        thinkers = Thinkers(1)
        try:
            asked = [thinkers.answer(job, legal, f"table {n}") for n in range(40)]
            return await asyncio.gather(*asked), thinkers
        finally:
            thinkers.stop()

    thoughts, thinkers = asyncio.run(think())

    assert all(thought.action in legal for thought in thoughts)
    assert sum(thought.hurried for thought in thoughts) >= 38, "and they say so"
    assert thinkers.failures == 0 and thinkers.hurried >= 38


def test_the_more_wait_the_less_each_is_thought_about() -> None:
    job, _ = opening()
    thinkers = Thinkers(1, pace=0.9)

    found = [thinkers.in_time(job, load).seconds for load in (0.5, 1.0, 2.0, 9.0, 1e6)]
    thinkers.stop()

    assert found == [None, None, 0.45, 0.1, 0.005]


def test_a_worker_that_dies_while_nobody_asks_stops_no_table() -> None:
    async def work() -> list[tuple[str, float]]:
        desks = Desks(1, 30.0)
        try:
            out = [await desks.ask(note, lambda _: "first", "a")]
            process = desks.near[0].process
            assert process is not None
            process.kill()
            process.join()
            return [*out, await desks.ask(note, lambda _: "second", "a")]
        finally:
            desks.close()

    assert [name for name, _ in asyncio.run(work())] == ["first", "second"]


def test_a_desk_may_be_closed_while_its_process_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(5.0, int)
    start = SpawnProcess.start

    def closed_meanwhile(process: SpawnProcess) -> None:
        desk.close()
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", closed_meanwhile)
    with pytest.raises(WorkError, match="crashed"):
        desk.do(abs, -1)
    assert desk.process is None
