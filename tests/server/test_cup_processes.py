"""A tournament over two processes on one database, of which one after the other is killed."""

from __future__ import annotations

import asyncio
import http.client
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from live import Page, ask_server
from postgres import Postgres
from process import Process
from test_processes import answers_of, persist

PATIENCE = 60.0  # seconds
ROUNDS = 3
PLAYERS = 8


class Two:
    """The real command with two processes, and a club on it."""

    def __init__(self, place: str, key: Path) -> None:
        self.server = Process(place, "--processes", "2")
        self.key = key.read_text("ascii").strip()
        self.kills = 0

    def ask(self, path: str, body: Any = None, secret: str = "") -> Any:
        """A request that must succeed, sent again where its process died under it."""
        method, late = "GET" if body is None else "POST", time.monotonic() + PATIENCE
        while True:
            try:
                status, reply, _ = ask_server(self.server.port, method, path, body, secret)
                assert status in (200, 201), reply
                return reply
            except (OSError, http.client.HTTPException):
                assert time.monotonic() < late

    def host(self, path: str, **body: Any) -> Any:
        return self.ask(f"/api/host/club/{path}", body, self.key)

    def kill_one(self) -> None:
        """As a power cut would; the next time it is the other's turn."""
        children = sorted(psutil.Process(self.server.process.pid).children(), key=lambda c: c.pid)
        os.kill(children[self.kills % len(children)].pid, signal.SIGKILL)
        self.kills += 1

    def once(self, cup: str, who: Any, ready: Callable[[Any], bool]) -> Any:
        """The tournament once something is true of it."""
        late = time.monotonic() + PATIENCE
        while not ready(found := self.ask(f"/api/club/tournaments/{cup}", secret=who["token"])):
            assert time.monotonic() < late, found
            time.sleep(0.05)
        return found


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place = postgres.new_database()
    found = Two(place, tmp_path / "cabale" / "cabale.key")
    yield found
    found.server.kill(signal.SIGTERM)


def gather(two: Two) -> tuple[str, dict[str, Any]]:
    """A club whose members have entered a tournament that has begun: its id, and they by name."""
    invite = two.host("name", name="Cercle", text="", sees="members")["invite"]
    people = {}
    for n in range(PLAYERS):
        who = two.ask("/api/me/introduce", {"name": f"Member {n}"})
        two.ask("/api/club/join", {"invite": invite.partition("#j=")[2]}, who["token"])
        people[who["name"]] = who
    wish = {"name": "Coupe", "game": "toy", "seats": 2, "form": "swiss", "length": ROUNDS}
    cup = str(two.host("tournaments", **wish)["tournaments"][0]["id"])
    for who in people.values():
        two.ask(f"/api/club/tournaments/{cup}/enter", {}, who["token"])
    two.host(f"tournaments/{cup}/start")
    return cup, people


async def play(two: Two, table: str, people: list[Any]) -> None:
    """Both come back as often as they are cut off, and play to the end."""
    port = two.server.port
    await asyncio.gather(*(persist(port, table, one["token"], lambda: False) for one in people))


async def begin(two: Two, table: str, who: Any) -> None:
    """Come and be there until the game has begun."""
    async with Page(f"ws://127.0.0.1:{two.server.port}/ws/{table}", [who["token"]], {}) as page:
        while page.last is None:
            await page.next()


async def play_round(two: Two, tables: dict[str, list[Any]], late: bool) -> None:
    """Play a round; a process dies in the midst of its last game, or the moment that is over."""
    *first, last = tables
    await asyncio.gather(*(play(two, table, tables[table]) for table in first))
    if not late:
        await begin(two, last, tables[last][0])
        two.kill_one()
    await play(two, last, tables[last])
    if late:
        two.kill_one()


def test_no_round_is_drawn_twice_and_no_table_is_lost(two: Two) -> None:
    # given: a tournament that runs
    cup, people = gather(two)
    watcher = people["Member 0"]
    # when: everybody plays, and in each round a process is killed
    for n in range(1, ROUNDS + 1):
        found = two.once(cup, watcher, lambda cup, n=n: len(cup["rounds"]) >= n)
        pods = found["rounds"][-1]["pods"]
        tables = {pod["table"]: [people[name] for name in pod["names"]] for pod in pods}
        asyncio.run(play_round(two, tables, late=n % 2 == 0))
    # then: it came to its end by itself
    found = two.once(cup, watcher, lambda cup: cup["state"] == "over")
    assert two.kills == ROUNDS == len(found["rounds"])
    pods = [pod for one in found["rounds"] for pod in one["pods"]]
    assert len(pods) == len({pod["table"] for pod in pods}) == ROUNDS * PLAYERS // 2
    assert all(len(pod["places"]) == 2 and not pod["void"] for pod in pods)
    assert [line["games"] for line in found["lines"]] == [ROUNDS] * PLAYERS
    desk = two.ask("/api/host", secret=two.key)
    assert desk["tables"] == len(pods), "nothing stands that was not drawn"
    for pod in pods:
        keys = [line["key"] for line in answers_of(place_of(two), pod["table"])]
        assert len(keys) == len(set(keys)) > 0
    page = two.ask("/api/club", secret=watcher["token"])
    assert {row["games"] for row in page["ratings"][0]["rows"]} == {ROUNDS}


def place_of(two: Two) -> str:
    """The database, as the command was told it."""
    words = two.server.process.args
    assert isinstance(words, list)
    return str(words[words.index("--data") + 1])
