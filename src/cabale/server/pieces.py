"""Work of many milliseconds on the loop, in pieces so short that nobody who plays notices them.

What is read of a table becomes the loop's own, so no thread does it: that would hold the
interpreter for longer than a piece takes, and share what is not made to be shared.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Final, TypeVar

T = TypeVar("T")
Work = Generator[None, None, T]  # pauses wherever it may be interrupted
PIECE: Final = 0.001  # seconds until everybody else has a turn
SHARE: Final = 0.02  # seconds after which shorter work goes first


def at_once(work: Work[T]) -> T:
    """Do all of it, where nobody else waits."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            done: T = end.value
            return done


@dataclass(slots=True)
class Piecework:
    """Work that somebody waits for."""

    work: Work[Any]
    done: asyncio.Future[Any]

    def go_on(self) -> bool:
        """One piece of it; whether that was the last."""
        if self.done.done():  # nobody waits for it any more
            self.work.close()
            return True
        until = time.perf_counter() + PIECE
        try:
            next(self.work)
            while time.perf_counter() < until:
                next(self.work)
        except StopIteration as end:
            self.done.set_result(end.value)
        except Exception as error:
            self.done.set_exception(error)
        return self.done.done()


class Pieces:
    """One piece each turn of the loop, of however much work: long work lets shorter pass."""

    def __init__(self) -> None:
        self.waiting: Final[deque[Piecework]] = deque()
        self.task: asyncio.Task[None] | None = None

    async def do(self, work: Work[T]) -> T:
        """Do it piece by piece: what it comes to."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append(Piecework(work, done))
        if self.task is None:
            self.task = asyncio.ensure_future(self.run())
        return await done

    async def run(self) -> None:
        """Until nothing is left."""
        while self.waiting:
            piecework = self.waiting.popleft()
            if not await self.go_on(piecework):
                self.waiting.append(piecework)
        self.task = None

    async def go_on(self, piecework: Piecework) -> bool:
        """As much as is its share; whether it is done."""
        until = time.perf_counter() + SHARE
        while not piecework.go_on():
            await asyncio.sleep(0)
            if time.perf_counter() > until:
                return False
        await asyncio.sleep(0)
        return True

    def close(self) -> None:
        """Begin nothing more."""
        if self.task is not None:
            self.task.cancel()
