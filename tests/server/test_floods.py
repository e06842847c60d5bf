"""Too much of whatever a socket carries: it costs whoever sends it, and nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from live import LOOSE, Live
from test_line import frame
from test_screen import Wire
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from cabale.server import entrance, house, line, lobby, wire
from cabale.server.limits import Backlog, Limits, Rate
from cabale.server.room import Room
from cabale.server.screen import FAIR, Screen

FLOODS = {
    "pings": frame(b"", Opcode.PING) * 20_000,
    "pongs": frame(b"", Opcode.PONG) * 20_000,
    "empty fragments": frame(b"{", fin=False) + frame(b"", Opcode.CONT, fin=False) * 20_000,
    "messages": frame(b'{"t":"ping","id":1}') * 20_000,
}


def read_to_the_end(sock: socket.socket) -> int:
    """How many bytes come until the other end closes."""
    got = 0
    sock.settimeout(60)
    with contextlib.suppress(ConnectionError):
        while data := sock.recv(1 << 16):
            got += len(data)
    return got


def read_until(sock: socket.socket, word: bytes) -> None:
    got = b""
    while word not in got:
        more = sock.recv(1 << 16)
        assert more, got
        got += more


def shake_hands(sock: socket.socket, live: Live, table: str) -> None:
    head = f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\nUpgrade: websocket\r\n"
    head += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    sock.sendall(f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
    read_until(sock, b"\r\n\r\n")


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
@pytest.mark.parametrize("greeted", [True, False], ids=["after hello", "before hello"])
def test_a_flood_of_frames_ends_the_line(tmp_path: Path, flood: bytes, greeted: bool) -> None:
    with Live(tmp_path / "cabale.db", Limits()) as live:
        table, secrets = live.friends(2)
        with socket.create_connection(("127.0.0.1", live.port)) as sock:
            shake_hands(sock, live, table)
            if greeted:
                sock.sendall(frame(b'{"t":"hello","secrets":["%s"]}' % secrets[0].encode()))
                read_until(sock, b'"step"')
            with contextlib.suppress(ConnectionError):
                sock.sendall(flood)
            assert read_to_the_end(sock) < len(flood) / 8
        while live.app.sockets.open:
            time.sleep(0.01)


def test_only_so_much_is_read_of_a_flood_before_it_is_noticed(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = live.friends(2)
    frames: list[None] = []
    spare = line.Line.spare

    def count(self: line.Line) -> bool:
        frames.append(None)
        return spare(self)

    monkeypatch.setattr(line.Line, "spare", count)
    with socket.create_connection(("127.0.0.1", live.port)) as sock:
        shake_hands(sock, live, table)
        with contextlib.suppress(ConnectionError):
            sock.sendall(FLOODS["pings"])
        read_to_the_end(sock)

    assert 0 < len(frames) <= line.SLICE


# -- messages of one address


def pings_until_closed(live: Live, table: str, secret: str, most: int) -> int:
    """How many pings are answered before the socket is closed."""

    async def shout() -> int:
        async with live.page(table, secret) as page:
            await page.until(wire.Step)
            for n in range(most):
                try:
                    await page.send({"t": "ping", "id": n})
                    await page.until(wire.Pong)
                except ConnectionClosed:
                    return n
        return most

    return asyncio.run(shout())


def test_however_many_sockets_shout_the_quiet_ones_of_the_address_are_heard(tmp_path: Path) -> None:
    limits = Limits(
        messages=LOOSE.messages, crowd=Rate(50, 0.001), quiet=Rate(10, 0.001), tables=LOOSE.tables
    )
    with Live(tmp_path / "cabale.db", limits) as live:
        tables = [live.friends(2) for _ in range(3)]
        loud = [pings_until_closed(live, table, secrets[0], 100) for table, secrets in tables]
        table, secrets = tables[0]

        assert sum(loud) <= 50 + 3 * 10
        assert pings_until_closed(live, table, secrets[1], 8) == 8


def test_an_answer_that_is_refused_with_the_whole_view_costs_as_much(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(60, 0.001), tables=LOOSE.tables)
    with Live(tmp_path / "cabale.db", limits) as live:
        table, secrets = live.friends(2)

        async def attack() -> int:
            async with live.page(table, secrets[1]) as page:
                await page.until(wire.Step)
                for n in range(60):
                    try:
                        await page.send({"t": "answer", "position": 99, "key": "k", "action": 0})
                        await page.until(wire.Refused)
                    except ConnectionClosed:
                        return n
            return 60

        assert asyncio.run(attack()) <= 11


# -- readers that do not read


def test_a_slow_reader_is_kept_so_many_bytes_and_no_more() -> None:
    async def tell() -> tuple[bool, int]:
        wire = Wire()
        backlog = Backlog(1 << 30)
        limits = Limits(behind=1000)
        screen = Screen("here", wire.receive, wire.send, limits, backlog=backlog)
        for _ in range(3):
            screen.tell(b"x" * 400)
        assert (screen.is_slow, backlog.bytes) == (False, 800)
        screen.tell(b"x" * 400)
        wire.open.set()
        while screen.task is not None:
            await asyncio.sleep(0)
        return screen.is_slow, backlog.bytes

    assert asyncio.run(tell()) == (True, 0)


def test_when_all_together_are_too_far_behind_those_go_who_are_furthest() -> None:
    async def tell() -> list[bool]:
        wire, backlog = Wire(), Backlog(2 * FAIR)
        far, near = (
            Screen("here", wire.receive, wire.send, Limits(), backlog=backlog) for _ in range(2)
        )
        for _ in range(3):
            far.tell(b"x" * FAIR)
            near.tell(b"x")
        assert not far.is_slow
        far.tell(b"x" * FAIR)
        for screen in (far, near):
            screen.tell(b"x")
        wire.open.set()
        while near.task is not None or far.task is not None:
            await asyncio.sleep(0)
        assert backlog.bytes == 0
        return [far.is_slow, near.is_slow]

    assert asyncio.run(tell()) == [True, False]


def fill(live: Live, table: str, sock: socket.socket, secret: str) -> Room:
    """Sit down at a socket that is told far more than it reads."""
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.connect(("127.0.0.1", live.port))
    shake_hands(sock, live, table)
    sock.sendall(frame(b'{"t":"hello","secrets":["%s"]}' % secret.encode()))
    room = live.app.house.rooms[table]
    while not any(screen.greeted for screen in room.screens):
        time.sleep(0.01)

    async def tell() -> None:
        for screen in list(room.screens):
            for _ in range(100):
                screen.tell(b"x" * 100_000)

    assert live.app.house.store.loop is not None
    asyncio.run_coroutine_threadsafe(tell(), live.app.house.store.loop).result()
    return room


def test_a_seat_whose_socket_reads_nothing_is_absent_after_a_while(tmp_path: Path) -> None:
    live = Live(tmp_path / "cabale.db")
    live.server.config.ws_ping_interval = live.server.config.ws_ping_timeout = 0.2
    with live, socket.socket() as sock:
        table, secrets = live.friends(2)
        room = fill(live, table, sock, secrets[0])
        while room.screens or room.table.chairs[0].screens:
            time.sleep(0.01)
        assert live.app.house.backlog.bytes == 0


def say_goodbye(sock: socket.socket) -> None:
    sock.sendall(frame(b"\x03\xe8", Opcode.CLOSE))


def say_no_more(sock: socket.socket) -> None:
    sock.shutdown(socket.SHUT_WR)


@pytest.mark.parametrize("leave", [say_goodbye, say_no_more])
def test_who_leaves_and_reads_nothing_holds_no_line(
    live: Live, monkeypatch: pytest.MonkeyPatch, leave: Callable[[socket.socket], None]
) -> None:
    monkeypatch.setattr(line, "LINGER", 0.1)
    table, secrets = live.friends(2)
    with socket.socket() as sock:
        room = fill(live, table, sock, secrets[0])
        leave(sock)
        while live.server.server_state.connections or room.table.chairs[0].screens:
            time.sleep(0.01)


@pytest.mark.parametrize("leave", [say_goodbye, say_no_more, None])
def test_who_reads_nothing_does_not_keep_the_server_from_stopping_well(
    live: Live, monkeypatch: pytest.MonkeyPatch, leave: Callable[[socket.socket], None] | None
) -> None:
    monkeypatch.setattr(line, "LINGER", 1e6)
    table, secrets = live.friends(2)
    with socket.socket() as sock:
        fill(live, table, sock, secrets[0])
        if leave is not None:
            leave(sock)
        lines: set[Any] = live.server.server_state.connections
        while leave and not all(each.transport.is_closing() for each in lines):
            time.sleep(0.01)
        monkeypatch.setattr(line, "LINGER", 0.1)
        live.server.should_exit = True
        live.thread.join()

    assert live.app.house.store.writer is not None
    assert not live.app.house.store.writer.cancelled()  # it wrote whatever was accepted


@pytest.mark.parametrize(
    "more", ["Content-Length: 3", "X: " + "x" * 9000, "\r\n".join(["X:"] * 300)]
)
def test_a_request_for_a_socket_that_cannot_be_read_is_refused_and_ends(
    live: Live, more: str
) -> None:
    request = f"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n{more}\r\n"
    request += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n"
    with socket.create_connection(("127.0.0.1", live.port), 60) as sock:
        sock.sendall(request.encode())
        heard = b"".join(iter(lambda: sock.recv(65536), b""))

    assert b" 400 " in heard and b"could not be read" in heard


def test_a_reply_that_nobody_reads_is_not_kept_for_ever(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrance, "ARRIVAL", 0.2)
    request = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.connect(("127.0.0.1", live.port))
        sock.sendall(request * 200)
        connections: set[Any] = live.server.server_state.connections
        while not connections:
            time.sleep(0.01)
        while connections:
            time.sleep(0.01)


# -- lines without end


def test_a_table_takes_answers_and_nothing_else_once_it_is_long(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LINES", 12)
    made = live.make(mode="hotseat", seats=2)
    secret = made["mine"][0]["secret"]

    async def chatter() -> tuple[str, wire.Step]:
        async with live.page(made["id"], secret) as page:
            await page.asked()
            while True:
                await page.send({"t": "talk", "text": "again"})
                message = await page.until(wire.Talk | wire.Refused)
                if isinstance(message, wire.Refused):
                    await page.answer((await page.asked()).choices[0])
                    return message.reason, await page.until(wire.Step)

    reason, step = asyncio.run(chatter())

    assert reason == "enough" and step.events


def test_a_lobby_is_not_changed_for_ever(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LINES", 12)
    made = live.make(seats=2, names=["Host"])
    where, host = f"/api/tables/{made['id']}/setup", made["mine"][0]["secret"]

    found = [live.ask("POST", where, {"watchers": bool(n % 2)}, host) for n in range(20)]

    assert found[-1][1]["reason"] == "enough"
    assert live.app.house.rooms[made["id"]].table.count <= 14


def test_of_tables_that_nobody_looks_at_only_so_many_stay_open(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "OPEN", 2)
    made = [live.make(mode="hotseat", seats=2) for _ in range(5)]
    looked_at = made[0]["id"]

    async def sweep() -> set[str]:
        async with live.page(looked_at, made[0]["mine"][0]["secret"]) as page:
            await page.asked()
            live.app.house.sweep()
            return set(live.app.house.rooms)

    open_ = asyncio.run(sweep())

    assert open_ == {looked_at, made[3]["id"], made[4]["id"]}
    assert live.ask_or_none(f"/api/tables/{made[1]['id']}") == 200
