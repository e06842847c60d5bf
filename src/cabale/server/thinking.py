"""Bots at the table: they think in other processes, so that the server never stalls.

A bot is given what its seat sees. The record travels to a desk, where it is played again and the
bot handed its Eyes; whatever goes wrong there, the table gets an answer that was thought about.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

from cabale.bots import analysis
from cabale.bots.bot import Bot, Budget
from cabale.bots.eyes import Eyes
from cabale.bots.hint import Hint, hint
from cabale.bots.levels import LEVELS, fresh_rng, seat_bot
from cabale.core.record import Answer, follow
from cabale.core.rng import Rng
from cabale.games import catalogue
from cabale.server.desks import Desks, WorkError
from cabale.server.far import Cluster, desks_of
from cabale.server.log import log
from cabale.server.weighing import Choice, weigh

T = TypeVar("T")
J = TypeVar("J")
TIME_LIMIT: Final = 10.0  # seconds of work after which a bot has overrun
HASTE: Final = 0.1  # seconds for a second try
LEAST: Final = 0.005  # seconds for a thought when everybody waits
STAND_IN: Final = "courtier"  # answers for a bot that cannot: at once, and by looking


@dataclass(frozen=True, slots=True)
class Job:
    """A question for a bot, with all that is needed to come to the position."""

    game: str
    seats: int
    options: dict[str, str]
    components: dict[str, Any]
    rules: int
    answers: list[tuple[int, int]]
    seat: int
    bot: str
    seconds: float | None = None  # to think at most; None: as long as its level does
    chance: str = ""  # what the bot draws from; empty: from what nobody can foresee


def levels() -> list[str]:
    """The levels of bots, weakest first."""
    return list(LEVELS)


def eyes_of(job: Job) -> Eyes:
    """What the bot may see: the position behind it is played anew from the record."""
    game = catalogue.game_named(job.game)
    s = game.new(job.seats, job.options, job.components, job.rules)
    here = follow(s, (Answer(*pair) for pair in job.answers))
    return Eyes(job.game, here, job.seat)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot answers."""

    action: int
    hurried: bool  # whether it thought less than its level does


def answer(job: Job) -> Thought:
    """The bot's answer; runs at a desk."""
    bot: Bot = seat_bot(job.bot)
    budget = budget_of(bot, job)
    return Thought(int(bot.answer(eyes_of(job), rng_of(job), budget)), budget is not None)


def rng_of(job: Job) -> Rng:
    """What the bot draws from: foreseen by nobody, or the same wherever a deal of the day is."""
    if not job.chance:
        return fresh_rng()
    text = f"{job.chance}:{job.seat}:{len(job.answers)}"
    return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big"))


def budget_of(bot: Bot, job: Job) -> Budget | None:
    """How long the bot may think: as its level does, or less when many wait."""
    if job.seconds is None or bot.budget.seconds <= job.seconds:
        return None
    return Budget(seconds=job.seconds, cap=2 * job.seconds)


def usual_seconds(bot: str) -> float:
    """How long a bot thinks about a question when nobody is in a hurry."""
    return float(seat_bot(bot).budget.seconds)


def advise(job: Job) -> Hint:
    """What a strong bot would do, and why; runs at a desk."""
    return hint(eyes_of(job), fresh_rng())


class Thinkers:
    """The bots of all tables: whatever happens to one of them, its table gets an answer."""

    def __init__(
        self, workers: int = 0, limit: float = TIME_LIMIT, pace: float = 0.9, cluster: str = ""
    ) -> None:
        self.pace: Final = pace  # seconds in which all who wait should have an answer
        self.cluster: Final = Cluster(cluster) if cluster else None
        self.desks: Final = Desks(
            workers or max(1, (os.cpu_count() or 2) - 1),
            limit,
            get_ready=levels,
            far=desks_of(self.cluster, limit) if self.cluster else (),
        )
        if self.cluster:
            self.cluster.begin()
        self.failures = 0
        self.hurried = 0  # answers that were thought about less than their level does

    def wake(self) -> None:
        """Have a process ready before the first question comes."""
        self.desks.wake()

    def renew(self) -> None:
        """Think in new processes, which may find another engine."""
        self.desks.renew()

    def is_idle(self) -> bool:
        """Whether nobody waits for a thought."""
        return self.desks.load() == 0

    def stop(self) -> None:
        """End whatever still runs."""
        if self.cluster:
            self.cluster.close()
        self.desks.close()

    async def answer(self, job: Job, legal: list[int], table: str) -> Thought:
        """A legal answer: the bot's own, after a second try its own with less thought, and if it
        cannot answer at all a courtier's."""
        for bot, seconds in ((job.bot, None), (job.bot, HASTE), (STAND_IN, None)):
            asked = replace(job, bot=bot, seconds=seconds)
            try:
                found = await self.desks.ask(answer, partial(self.in_time, asked), table)
            except WorkError as error:
                self.fail(asked, str(error))
                continue
            if found.action in legal:
                return found
            self.fail(asked, "illegal")
        raise WorkError("no bot answers")

    def in_time(self, job: Job, load: float) -> Job:
        """A job as the load allows: the more wait, the less each is thought about.

        What must come out the same everywhere is thought about as long as it takes.
        """
        if load <= 1.0 or job.chance:
            return job
        self.hurried += 1
        share = max(LEAST, self.pace / load)
        return replace(job, seconds=min(job.seconds or share, share))

    async def advise(self, job: Job, asker: str) -> Hint:
        """A hint; an empty one if the bot has none in time."""
        try:
            return await self.desks.ask(advise, lambda _: job, asker)
        except WorkError as error:
            self.fail(job, str(error))
            return Hint([])

    async def weigh(self, choice: Choice) -> analysis.Step:
        """What a choice of a finished game was worth."""
        return await self.later(weigh, choice)

    async def later(self, work: Callable[[J], T], job: J) -> T:
        """Something that nobody waits for at a table: done when all who do have been served."""
        return await self.desks.ask(work, lambda _: job, "", patient=True)

    def fail(self, job: Job, what: str) -> None:
        """Note that a bot has failed."""
        self.failures += 1
        log("bot failed", game=job.game, bot=job.bot, seat=job.seat, what=what)
