"""Bots that do everything a bot must not."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress

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


class Huge(Bot):
    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        return 10**30


class Wordless(Bot):
    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        return None  # type: ignore[return-value]  # as a bot that forgot to return anything


class Noisy(Bot):
    """Writes past Python's own streams, as libraries do."""

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        os.write(1, b'{"answer": "nonsense"}\nand half a line')
        return eyes.legal()[0]


class Flooder(Bot):
    """Fills whatever it finds open, without an end."""

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        while True:
            for pipe in range(1, 16):
                with suppress(OSError):
                    os.write(pipe, b"x" * 4096)


class Mumbler(Bot):
    """Answers in the place of the kennel, and not in its words."""

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        for pipe in range(3, 16):
            with suppress(OSError):
                os.write(pipe, b"[7]\n")
        return eyes.legal()[0]


class Breeder(Bot):
    """Leaves a process behind that keeps a pipe open for ever."""

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        pipe = os.open(os.environ["BREEDER"], os.O_WRONLY)
        subprocess.Popen(["sleep", "1000000"], stdout=pipe)
        os.close(pipe)
        raise RuntimeError("one is born")


class NoBot:
    pass
