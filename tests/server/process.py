"""The real command in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from live import ask_server


class Process:
    """The real command in a process of its own, to be killed."""

    program: tuple[str, ...] = ("-m", "cabale")

    def __init__(self, data: Path | str, *words: str) -> None:
        command = [sys.executable, *self.program, "serve", "--port", "0", *words]
        self.process = subprocess.Popen(
            [*command, "--data", str(data), "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])
        self.wait_until_up()

    def wait_until_up(self) -> None:
        while True:
            try:
                assert ask_server(self.port, "GET", "/healthz")[0] == 200
                return
            except OSError:
                assert self.process.poll() is None
                time.sleep(0.05)

    def kill(self, number: int = signal.SIGKILL) -> None:
        """As a power cut would, or as an operator does."""
        self.process.send_signal(number)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
