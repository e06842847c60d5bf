"""Work of many milliseconds that people ask for, done beside the loop, where others play on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from cabale.server.table import Refuse

T = TypeVar("T")
MOST: Final = 64  # pieces of work that may wait


class Aside:
    """One thread, so that however much is asked for, the loop shares the processor with one."""

    def __init__(self) -> None:
        self.thread: Final = ThreadPoolExecutor(1, thread_name_prefix="cabale-aside")
        self.waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        """Do a piece of work in its turn; refused if too much waits already."""
        if self.waiting >= MOST:
            raise Refuse("too-fast")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Begin nothing more."""
        self.thread.shutdown(wait=False, cancel_futures=True)
