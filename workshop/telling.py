"""What is said while something is set up: a line for each thing, a bar where it takes long."""

from __future__ import annotations

import sys
import threading
import time
from typing import ClassVar

WIDTH = 20  # of a bar
OFFLINE = (
    *("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "NewConnectionError"),
    *("Could not find a version", "Temporary failure in name resolution"),
)


FORBIDDEN = ("Permission denied", "Read-only file system", "EACCES", "EROFS")


class Trouble(Exception):
    """What went wrong, in one sentence for whoever sets up Cabale."""


class Bar:
    """Something that takes a while: a bar on a terminal, and one line when it is done."""

    shown: ClassVar[list[Bar]] = []  # all that is going on; they share one line
    lock = threading.RLock()

    def __init__(self, what: str) -> None:
        self.what = what
        self.total, self.done = 0.0, 0.0  # without a total, nobody knows how long it takes
        self.began = time.monotonic()
        with self.lock:
            self.shown.append(self)
            self.draw()

    def begin(self, total: float) -> None:
        """So much there is to do."""
        self.total = total
        self.to(0)

    def to(self, done: float) -> None:
        """So much is done."""
        with self.lock:
            self.done = min(max(self.done, done), self.total)
            self.draw()

    def add(self, part: float) -> None:
        """So much more is done."""
        with self.lock:
            self.to(self.done + part)

    def end(self) -> None:
        """All is done: leave a plain line behind."""
        self.leave(f"{self.what}: {time.monotonic() - self.began:.0f} s")

    def leave(self, words: str) -> None:
        """All is done, and this is to be said of it."""
        with self.lock:
            self.shown.remove(self)
            clear()
            print(words, flush=True)
            self.draw()

    def drop(self) -> None:
        """It came to nothing."""
        with self.lock:
            self.shown.remove(self)
            clear()

    def draw(self) -> None:
        if self.shown and sys.stdout.isatty():
            clear()
            print(" · ".join(map(str, self.shown)), end="", flush=True)

    def __str__(self) -> str:
        if not self.total:
            return f"{self.what} …"
        full = int(WIDTH * self.done / self.total)
        return f"{self.what} {'█' * full}{'░' * (WIDTH - full)}"


def clear() -> None:
    """Empty the line of bars, where a terminal shows one."""
    if sys.stdout.isatty():
        print("\r\x1b[K", end="")


def sentence_for(output: str, otherwise: str) -> str:
    """One sentence for what a tool wrote before it failed; its own last words if it is none."""
    if "No space left on device" in output or "ENOSPC" in output:
        return "The disk is full: make room, then run the same again; it goes on where it stopped."
    if any(word in output for word in FORBIDDEN):
        return "Cabale may not write in this folder: run it in a clone of your own."
    if any(word in output for word in OFFLINE):
        return f"{otherwise} Is this machine online? Run the same again when it is."
    return f"{otherwise}\n{output.strip()[-3000:]}"
