"""Truth on disk: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from live import Live, Page, ask_server

from cabale.server.store import Append, Store, StoreError, Summary

ROOT = Path(__file__).parents[2]


class Process:
    """The real command in a process of its own, to be killed."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "cabale.cli.main", "serve", "--port", "0"]
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

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


async def answer_for_a_while(port: int, table: str, secrets: list[str], n: int) -> list[int]:
    """Two people answer `n` times; the position of each when it was last acknowledged."""
    rng = random.Random(n)
    pages = [Page(f"ws://127.0.0.1:{port}/ws/{table}", [s], {}) for s in secrets]
    async with pages[0], pages[1]:
        turns = [asyncio.ensure_future(answer_on(page, rng, n)) for page in pages]
        await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
        for turn in turns:
            turn.cancel()
    return [page.last.position if page.last else 0 for page in pages]


async def answer_on(page: Page, rng: random.Random, n: int) -> None:
    for _ in range(n):
        step = await page.asked()
        await page.answer(rng.choice(step.choices))


async def positions_now(port: int, table: str, secrets: list[str]) -> list[int]:
    out = []
    for secret in secrets:
        async with Page(f"ws://127.0.0.1:{port}/ws/{table}", [secret], {}) as page:
            while page.last is None:
                await page.next()
            out.append(page.last.position)
    return out


def test_kill_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    # given
    server = Process(tmp_path / "cabale.db")
    wish = {"game": "cape_epee", "seats": 2, "mode": "friends", "names": ["A"]}
    made = ask_server(server.port, "POST", "/api/tables", wish)[1]
    table, secrets = made["id"], [made["mine"][0]["secret"]]
    sat = ask_server(server.port, "POST", f"/api/tables/{table}/sit", {"name": "B"})[1]
    secrets.append(sat["mine"][0]["secret"])
    ask_server(server.port, "POST", f"/api/tables/{table}/start", {}, secrets[0])
    for n in (3, 7, 5):
        # when
        known = asyncio.run(answer_for_a_while(server.port, table, secrets, n))
        server.kill()
        server = Process(tmp_path / "cabale.db")
        # then
        found = asyncio.run(positions_now(server.port, table, secrets))
        assert all(now >= then for now, then in zip(found, known, strict=True))
        assert sum(found) > 0
    server.kill()


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        table, secrets = live.friends(2)
        asyncio.run(answer_for_a_while(live.port, table, secrets, 2))
        before = asyncio.run(positions_now(live.port, table, secrets))
    with Live(tmp_path / "cabale.db") as live:
        assert asyncio.run(positions_now(live.port, table, secrets)) == before
        _, info, _ = live.ask("GET", f"/api/tables/{table}")
        assert info["phase"] == "playing"


def test_bots_go_on_thinking_after_a_restart(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", pace=60) as live:
        made = live.make(seats=2, mode="bots", levels=[None, "page"])
        secret = made["mine"][0]["secret"]

        async def act_once() -> None:
            async with live.page(made["id"], secret) as page:
                step = await page.asked()
                await page.answer(step.choices[0])
                await page.next()

        asyncio.run(act_once())
    with Live(tmp_path / "cabale.db") as live:

        async def come_back() -> Any:
            async with live.page(made["id"], secret) as page:
                return await page.asked()

        assert asyncio.run(come_back()).choices


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "later.db")
    db.execute("PRAGMA user_version = 99")
    db.close()

    with pytest.raises(StoreError, match="later version"):
        Store(tmp_path / "later.db")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database at all, only some words in a file " * 40)

    with pytest.raises(StoreError, match="not a database"):
        Store(tmp_path / "text.db")


def test_what_cannot_be_written_fails_and_so_does_what_comes_after(tmp_path: Path) -> None:
    # given: two lines of one table with the same number, then one that follows; another table
    store = Store(tmp_path / "cabale.db")
    done: list[str] = []

    class Owner:
        """A table in memory."""

    one, two = Owner(), Owner()

    def append(owner: Owner, table: str, first: int, name: str) -> Append:
        summary = Summary(table, "toy", "playing", 0, "[]", 0.0, [])
        return Append(
            owner, summary, first, [b"{}"], lambda: done.append(name), lambda: done.append("not")
        )

    # when
    async def write() -> None:
        store.run(asyncio.get_running_loop())
        for item in (
            append(one, "a", 0, "a0"),
            append(one, "a", 0, "a0 again"),
            append(one, "a", 1, "a1"),
            append(two, "b", 0, "b0"),
        ):
            store.append(item)
        while len(done) < 4:
            await asyncio.sleep(0.01)

    asyncio.run(write())

    # then
    assert done == ["a0", "not", "not", "b0"]
    assert len(store.lines("a")) == len(store.lines("b")) == 1
    store.close()
