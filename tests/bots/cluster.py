"""A Dask cluster of real processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PATIENCE = 60.0  # seconds for a process to come up


class Cluster:
    """A scheduler and two workers as real processes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        quiet = ["--scheduler-file", str(self.file), "--no-dashboard"]
        self.scheduler = self.start("dask_scheduler", *quiet, "--host", "127.0.0.1", "--port", "0")
        self.workers = [self.start_worker(i) for i in range(2)]

    def start(self, module: str, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{module}", *words]
        silent = subprocess.DEVNULL
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # tests have work for it too
        return subprocess.Popen(command, stdout=silent, stderr=silent, cwd=self.folder, env=env)

    def start_worker(self, number: int) -> subprocess.Popen[bytes]:
        words = ["--scheduler-file", str(self.file), "--no-dashboard", "--no-nanny"]
        words += ["--nthreads", "1", "--name", f"w{number}", "--host", "127.0.0.1"]
        return self.start("dask_worker", *words, "--local-directory", str(self.folder))

    def address(self) -> str:
        from distributed import Client

        with Client(scheduler_file=str(self.file), timeout=PATIENCE) as client:
            client.wait_for_workers(2, timeout=PATIENCE)
            return str(client.scheduler.address)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
