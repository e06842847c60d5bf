"""The arena on a Dask cluster: the same results, also when a worker dies on the way."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cabale.bots.arena.lineups import lineups, schedule
from cabale.bots.arena.run import Run, play_here, play_there
from cabale.bots.arena.store import Store
from cabale.bots.arena.task import ArenaError, Outcome, Task
from cabale.conformance.playing import TABLES

GAME, SEATS = TABLES[0][0].name, TABLES[0][1]
PATIENCE = 60.0  # seconds for a process to come up


def plan() -> list[list[Task]]:
    return schedule(GAME, lineups(["minister@40", "courtier"], SEATS, ["robin"]), 10, 5)


def told(run: Run) -> list[Outcome]:
    return [replace(outcome, seconds=[]) for outcome in run.outcomes()]


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
        return subprocess.Popen(command, stdout=silent, stderr=silent, cwd=self.folder)

    def start_worker(self, number: int) -> subprocess.Popen[bytes]:
        words = ["--scheduler-file", str(self.file), "--no-dashboard", "--no-nanny"]
        words += ["--nthreads", "1", "--name", f"w{number}", "--host", "127.0.0.1"]
        return self.start("dask_worker", *words, "--local-directory", str(self.folder))

    def address(self) -> str:
        from distributed import Client

        with Client(scheduler_file=str(self.file), timeout=PATIENCE) as client:
            client.wait_for_workers(2, timeout=PATIENCE)
            return str(client.scheduler.address)

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    found = Cluster(tmp_path)
    try:
        yield found
    finally:
        found.stop()


def test_a_worker_killed_in_mid_run_changes_nothing(cluster: Cluster) -> None:
    here = Run(plan(), Store({}))
    play_here(here, 1, lambda outcome: None)
    there = Run(plan(), Store({}))
    played = []

    def tick(outcome: Outcome) -> None:
        played.append(outcome)
        if len(played) == 4:
            cluster.workers[0].kill()

    play_there(there, cluster.address(), tick)
    assert cluster.workers[0].wait(PATIENCE) != 0
    assert len(played) == 20
    assert told(there) == told(here)


def test_a_cluster_that_does_not_answer_is_one_sentence() -> None:
    with pytest.raises(ArenaError, match=r"no cluster answers at tcp://127\.0\.0\.1:9"):
        play_there(Run(plan(), Store({})), "tcp://127.0.0.1:9", lambda outcome: None)
    with pytest.raises(ArenaError, match="no cluster answers at nonsense"):
        play_there(Run(plan(), Store({})), "nonsense://", lambda outcome: None)
