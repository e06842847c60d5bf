"""Several processes behind one port: each begun anew when it dies, all ended together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from types import FrameType
from typing import Final

from cabale.server.log import log

LOOK: Final = 0.2  # seconds between two looks whether all are there
PAUSE: Final = 1.0  # seconds before a process that died is begun again
PATIENCE: Final = 15.0  # seconds in which a process must have said goodbye


class Processes:
    """The processes of one server on one machine."""

    def __init__(self, command: list[str], fd: int, count: int) -> None:
        self.command: Final = command
        self.fd: Final = fd  # the socket on which all of them listen
        self.ending = threading.Event()
        self.children = [self.begin() for _ in range(count)]

    def begin(self) -> subprocess.Popen[bytes]:
        """One process; it ends when its standard input does, so none outlives this one."""
        return subprocess.Popen(self.command, stdin=subprocess.PIPE, pass_fds=[self.fd])

    def run(self) -> None:
        """Watch over them until a signal ends them all."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.end)
        while not self.ending.wait(LOOK):
            for n, child in enumerate(self.children):
                if child.poll() is not None:
                    log("process died", status=child.returncode)
                    self.ending.wait(PAUSE)
                    self.children[n] = self.begin()
        self.part()

    def end(self, _number: int, _frame: FrameType | None) -> None:
        self.ending.set()

    def part(self) -> None:
        """Let every process finish what it accepted."""
        for child in self.children:
            child.terminate()
        until = time.monotonic() + PATIENCE
        for child in self.children:
            try:
                child.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()


def end_with_parent() -> None:
    """End this process, as by a signal, when the one that began it is gone."""

    def wait() -> None:
        while sys.stdin.buffer.read(1):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
