"""Bots at the table: they think in other processes, so that the server never stalls.

A bot is given what its seat sees. The record travels to the worker, which plays it again and
hands the bot its Eyes; whatever goes wrong there, the table gets a legal answer.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from cabale.bots.bot import Bot
from cabale.bots.eyes import Eyes
from cabale.bots.hint import Hint, hint
from cabale.bots.levels import LEVELS, fresh_rng, seat_bot
from cabale.core.record import Answer, follow
from cabale.games import catalogue
from cabale.server.log import log

T = TypeVar("T")
J = TypeVar("J")
TIME_LIMIT: Final = 10.0  # seconds after which a bot has overrun


@dataclass(frozen=True, slots=True)
class Job:
    """A question for a bot, with all that is needed to come to the position."""

    game: str
    seats: int
    options: dict[str, str]
    components: dict[str, Any]
    answers: list[tuple[int, int]]
    seat: int
    bot: str


def levels() -> list[str]:
    """The levels of bots, weakest first."""
    return list(LEVELS)


def eyes_of(job: Job) -> Eyes:
    """What the bot may see: the position behind it is played anew from the record."""
    game = catalogue.game_named(job.game)
    s = game.new(job.seats, job.options, job.components)
    follow(s, (Answer(*pair) for pair in job.answers))
    return Eyes(job.game, s, job.seat)


def answer(job: Job) -> int:
    """The bot's answer; runs in a worker."""
    bot: Bot = seat_bot(job.bot)
    return int(bot.answer(eyes_of(job), fresh_rng()))


def advise(job: Job) -> Hint:
    """What a strong bot would do, and why; runs in a worker."""
    return hint(eyes_of(job), fresh_rng())


class Thinkers:
    """The pool of processes in which bots think."""

    def __init__(self, workers: int = 0, limit: float = TIME_LIMIT) -> None:
        self.workers: Final = workers or max(1, (os.cpu_count() or 2) - 1)
        self.limit: Final = limit
        self.pool: ProcessPoolExecutor | None = None
        self.failures = 0

    def start(self) -> ProcessPoolExecutor:
        """The pool, begun if it is not running."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self.pool

    def wake(self) -> None:
        """Have a process ready before the first question comes."""
        try:
            self.start().submit(levels)
        except BrokenProcessPool:  # a worker died while nobody was asking
            self.stop()
            self.start().submit(levels)

    def stop(self) -> None:
        """End the pool and whatever still runs in it."""
        if self.pool is None:
            return
        self.pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.kill()
        self.pool = None

    async def answer(self, job: Job, legal: list[int]) -> int:
        """A legal answer, the bot's own if it gives one in time."""
        try:
            found = await self.ask(answer, job)
        except Exception as error:
            return self.instead(job, legal, type(error).__name__)
        return found if found in legal else self.instead(job, legal, "illegal")

    async def advise(self, job: Job) -> Hint:
        """A hint; an empty one if the bot has none in time."""
        try:
            return await self.ask(advise, job)
        except Exception as error:
            self.fail(job, type(error).__name__)
            return Hint([])

    async def ask(self, work: Callable[[J], T], job: J) -> T:
        """What the work finds out; a pool that broke or overran is begun anew."""
        pool = self.start()
        try:
            future = asyncio.wrap_future(pool.submit(work, job))
            return await asyncio.wait_for(future, self.limit)
        except (TimeoutError, BrokenProcessPool):
            if pool is self.pool:
                self.stop()
            raise

    def instead(self, job: Job, legal: list[int], what: str) -> int:
        """A random legal answer in place of the bot's."""
        self.fail(job, what)
        return random.SystemRandom().choice(legal)

    def fail(self, job: Job, what: str) -> None:
        """Note that a bot has failed."""
        self.failures += 1
        log("bot failed", game=job.game, bot=job.bot, seat=job.seat, what=what)
