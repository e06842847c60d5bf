"""A server that takes the compiled engine into use once it is there: nobody loses by it."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sys
import time
from pathlib import Path
from typing import Any

import psutil
import pytest
from live import Live, ask_server
from process import Process

import cabale
from cabale.server import renewal
from cabale.server.renewal import Renewal

QUICK = 0.001


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    """A copy of the package elsewhere, as a compiler leaves it when it is not done."""
    ignore = shutil.ignore_patterns("__pycache__", "static", "docs", ".*")
    around = Path(cabale.__file__).parents[1]  # where libraries lie, if it is compiled
    return Path(shutil.copytree(around, tmp_path / "engine", ignore=ignore))


def test_bots_are_renewed_at_once_and_the_server_when_it_is_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renewal, "LOOK", QUICK)
    monkeypatch.setattr(sys, "path", list(sys.path))
    told: list[str] = []
    looks = iter([False, True, True, False, *[True] * renewal.QUIET])

    def is_quiet() -> bool:
        told.append("looked")
        return next(looks)

    async def wait() -> None:
        waiting = Renewal(tmp_path).wait(
            lambda: told.append("bots"), is_quiet, lambda: told.append("stopped")
        )
        task = asyncio.ensure_future(waiting)
        await asyncio.sleep(20 * QUICK)
        assert told == []  # there is no engine yet
        (tmp_path / ".compiled").touch()
        await task

    asyncio.run(wait())

    assert told == ["bots", *["looked"] * (4 + renewal.QUIET), "stopped"]
    assert sys.path[0] == str(tmp_path)  # from where new processes take the package


def test_desks_are_renewed_between_two_thoughts(tmp_path: Path) -> None:
    with Live(tmp_path / "tables.db") as live:
        desks = live.app.house.thinkers.desks
        desks.wake()
        desk = desks.near[0]

        def number() -> int | None:
            return desk.thread.submit(lambda: desk.process and desk.process.pid).result()

        before = number()
        desks.renew()
        after = number()

    assert None not in (before, after) and before != after


def test_a_server_begins_anew_on_its_socket_and_keeps_its_tables(
    tmp_path: Path, engine: Path
) -> None:
    server = Process(tmp_path / "tables.db", "--engine", str(engine))
    try:
        wish = {"game": "cape_epee", "seats": 3, "mode": "bots", "names": ["Ninon"]}
        status, made, _ = ask_server(server.port, "POST", "/api/tables", wish)
        assert status == 201
        (engine / ".compiled").touch()

        process = psutil.Process(server.process.pid)
        while "--fd" not in process.cmdline():
            time.sleep(0.1)
            assert ask_server(server.port, "GET", "/healthz")[0] == 200  # whoever knocks is let in

        assert ask_server(server.port, "GET", f"/api/tables/{made['id']}")[0] == 200
        assert process.environ()["PYTHONPATH"] == str(engine)
    finally:
        server.kill()


def test_whoever_has_knocked_when_a_server_stops_is_let_in(tmp_path: Path) -> None:
    with (
        Live(tmp_path / "tables.db") as live,
        socket.create_connection(("127.0.0.1", live.port)) as line,
    ):
        while not (doors := list(live.server.server_state.connections)):
            time.sleep(0.01)
        door: Any = doors[0]

        def stop() -> None:
            """The request is there, but nobody has read it yet."""
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            door.shutdown()

        door.loop.call_soon_threadsafe(stop)
        assert line.recv(12) == b"HTTP/1.1 200"
