"""Bots that do everything a bot must not."""

from __future__ import annotations

from cabale.bots.bot import Bot, Budget
from cabale.bots.eyes import Eyes
from cabale.core.rng import Rng


class Good(Bot):
    """A bot of one's own in a few lines: always the first answer."""

    name = "good"

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        print("bots may talk")
        return eyes.legal()[0]


class Raiser(Bot):
    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        raise RuntimeError("no idea")


class Liar(Bot):
    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        return -77


class Looper(Bot):
    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        while True:
            pass


class Eater(Bot):
    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        hoard = []
        while True:
            hoard.append(bytearray(64 << 20))


class NoBot:
    pass
