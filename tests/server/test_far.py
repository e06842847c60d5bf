"""Bots that think on a cluster: whatever becomes of it, every question is answered."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from bots.cluster import PATIENCE, Cluster
from server.test_thinking import opening

from cabale.cli.main import main
from cabale.server.thinking import Thinkers

LOCAL = "127.0.0.1"
NAP = 3.0  # seconds: long enough to be interrupted


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with Cluster(tmp_path) as found:
        yield found


def whose(nap: float) -> int:
    """A thought of some seconds: the process that had it."""
    time.sleep(nap)
    return os.getpid()


async def until(true: Callable[[], bool]) -> None:
    """Wait until something holds; PATIENCE is for a machine that is busy."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.05)


def thinking(cluster: Cluster, asked: Callable[[Thinkers], Awaitable[int]]) -> int:
    """What is found out once the cluster is known to be there."""
    address = cluster.address()

    async def think() -> int:
        thinkers = Thinkers(1, limit=PATIENCE, cluster=address)  # whatever else the machine does
        assert thinkers.cluster is not None
        try:
            await until(lambda: thinkers.cluster.places == 2)
            return await asked(thinkers)
        finally:
            thinkers.stop()

    return asyncio.run(think())


def begin(thinkers: Thinkers, nap: float) -> asyncio.Task[int]:
    asked = thinkers.desks.ask(whose, lambda load: nap, "a table")
    return asyncio.ensure_future(asked)


def test_bots_think_there(cluster: Cluster) -> None:
    job, legal = opening()

    async def ask(thinkers: Thinkers) -> int:
        thought = await thinkers.answer(replace(job, bot="page"), legal, "a table")
        assert thought.action in legal
        return await begin(thinkers, 0.0)

    assert thinking(cluster, ask) in {worker.pid for worker in cluster.workers}


def test_when_a_worker_dies_another_thinks(cluster: Cluster) -> None:
    async def ask(thinkers: Thinkers) -> int:
        asked = begin(thinkers, NAP)
        await asyncio.sleep(NAP / 3)
        cluster.workers[0].kill()
        return await asked

    assert thinking(cluster, ask) != cluster.workers[0].pid


@pytest.mark.parametrize("what", ["scheduler", "workers"])
def test_when_the_cluster_is_gone_this_machine_thinks(cluster: Cluster, what: str) -> None:
    async def ask(thinkers: Thinkers) -> int:
        asked = begin(thinkers, NAP)
        await asyncio.sleep(NAP / 3)
        for process in [cluster.scheduler] if what == "scheduler" else cluster.workers:
            process.kill()
        found = await asked
        await until(lambda: thinkers.cluster is not None and thinkers.cluster.places == 0)
        assert await begin(thinkers, 0.0) == found, "at the only desk of this machine"
        return found

    assert thinking(cluster, ask) not in {worker.pid for worker in cluster.workers}


def test_no_cluster_at_all_costs_nobody_an_answer() -> None:
    job, legal = opening()

    async def think() -> int:
        thinkers = Thinkers(1, cluster=f"tcp://{LOCAL}:9")
        try:
            return (await thinkers.answer(replace(job, bot="page"), legal, "a table")).action
        finally:
            thinkers.stop()

    assert asyncio.run(think()) in legal


@pytest.mark.parametrize("words", ["nonsense", "http://a.example:8786", "tcp://", "tcp://a:99999"])
def test_what_is_no_address_of_a_cluster_is_refused(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--thinkers", words])
    assert "is no address such as tcp://" in capsys.readouterr().err
