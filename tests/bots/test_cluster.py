"""The arena on a Dask cluster: the same results, also when a worker dies on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from bots.cluster import PATIENCE, Cluster

from cabale.bots.arena.lineups import lineups, schedule
from cabale.bots.arena.run import Run, play_here, play_there
from cabale.bots.arena.store import Store
from cabale.bots.arena.task import ArenaError, Outcome, Task
from cabale.conformance.playing import TABLES

GAME, SEATS = TABLES[0][0].name, TABLES[0][1]


def plan() -> list[list[Task]]:
    return schedule(GAME, lineups(["minister@40", "courtier"], SEATS, ["robin"]), 10, 5)


def told(run: Run) -> list[Outcome]:
    return [replace(outcome, seconds=[]) for outcome in run.outcomes()]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with Cluster(tmp_path) as found:
        yield found


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
