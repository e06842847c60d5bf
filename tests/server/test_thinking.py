"""Bots in other processes: whatever they do, the table gets a legal answer."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time

from cabale.bots.bot import Bot, Budget
from cabale.bots.eyes import Eyes
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.server.thinking import Job, Thinkers


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


def answers_of(*bots: str, limit: float = 30.0) -> tuple[list[bool], int]:
    """Whether each bot's answer was legal, and how many of them failed."""
    game = game_named("cape_epee")
    s = game.new(2)
    rng, answers = Rng(1), []
    while s.waiting == 0:
        answers.append((-1, int(s.draw(rng))))
        s.apply(*answers[-1])
    legal = [int(action) for action in s.legal(s.actor)]

    async def think() -> tuple[list[bool], int]:
        thinkers = Thinkers(1, limit)
        out = []
        for bot in bots:
            job = Job("cape_epee", 2, {}, {}, answers, int(s.actor), bot)
            out.append(await thinkers.answer(job, legal) in legal)
        thinkers.stop()
        return out, thinkers.failures

    return asyncio.run(think())


def test_every_level_answers() -> None:
    assert answers_of("page", "courtier", "minister") == ([True] * 3, 0)


def test_a_bot_that_crashes_raises_or_cheats_is_replaced() -> None:
    bots = ("test_thinking:Crashing", "test_thinking:Failing", "test_thinking:Cheating", "page")

    assert answers_of(*bots) == ([True] * 4, 3)


def test_a_bot_that_overruns_is_replaced_and_the_next_one_thinks() -> None:
    game, failures = answers_of("test_thinking:Sleeping", limit=3.0)

    assert game == [True] and failures == 1
    assert answers_of("page") == ([True], 0)


def test_a_worker_that_dies_while_nobody_asks_stops_no_table() -> None:
    thinkers = Thinkers(1)
    try:
        thinkers.start().submit(os.getpid).result()
        for child in multiprocessing.active_children():
            child.kill()
            child.join()
        time.sleep(0.3)  # until the pool has noticed
        thinkers.wake()
        assert thinkers.start().submit(os.getpid).result() != os.getpid()
    finally:
        thinkers.stop()
