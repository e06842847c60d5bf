"""Requests in crumbs, without end, or broken off: they hold nobody up, and leave no trace."""

from __future__ import annotations

import contextlib
import socket
import threading

import h11
import pytest
from live import Live
from test_floods import read_to_the_end, read_until

from cabale.server import entrance
from cabale.server.entrance import CRUMBS, HEAD, SLICE, Door

POST = b"POST /livez HTTP/1.1\r\nhost: x\r\n"
CHUNKED = POST + b"transfer-encoding: chunked\r\n\r\n"


def test_whoever_sends_much_at_once_lets_others_have_their_turn(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has come of a body is read in so small parts that others are answered between them."""
    parts: list[int] = []
    loop = live.app.house.store.loop
    assert loop is not None
    turns: list[int] = []
    read = h11.Connection.receive_data

    def note(self: h11.Connection, data: bytes) -> None:
        parts.append(len(data))
        loop.call_soon(turns.append, len(parts))
        read(self, data)

    monkeypatch.setattr(entrance.Reader, "receive_data", note)
    body = b"x" * 60_000
    with socket.create_connection(("127.0.0.1", live.port)) as line:
        line.sendall(POST + b"content-length: 60000\r\n\r\n" + body)
        read_until(line, b" 405 ")
    assert max(parts) <= SLICE
    assert turns == sorted(set(turns))  # a turn of the loop lies between any two


@pytest.mark.parametrize(
    "request_",
    [
        CHUNKED + b"1\r\nx\r\n" * 200_000 + b"0\r\n\r\n",
        POST + b"content-length: 99999999\r\n\r\n" + b"x" * 30_000_000,
        POST + b"a:b\r\n" * 100_000 + b"\r\n",
    ],
    ids=["crumbs", "without end", "a head without end"],
)
def test_a_request_without_end_is_not_read_to_its_end(
    live: Live, monkeypatch: pytest.MonkeyPatch, request_: bytes
) -> None:
    events: list[object] = []
    taken: list[int] = []
    read, take = entrance.Reader.next_event, Door.data_received

    def note(self: entrance.Reader) -> object:
        event = read(self)
        if isinstance(event, h11.Data):
            events.append(event)
        return event

    def count(self: Door, data: bytes) -> None:
        taken.append(len(data))
        take(self, data)

    monkeypatch.setattr(entrance.Reader, "next_event", note)
    monkeypatch.setattr(Door, "data_received", count)
    with socket.create_connection(("127.0.0.1", live.port)) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(request_)
        read_to_the_end(line)
    assert len(events) <= CRUMBS
    assert sum(taken) < len(request_)


def test_a_head_may_be_so_long(live: Live) -> None:
    with socket.create_connection(("127.0.0.1", live.port)) as line:
        line.sendall(b"GET /livez HTTP/1.1\r\nhost: x\r\na: " + b"b" * (HEAD - 100) + b"\r\n\r\n")
        read_until(line, b" 200 ")


@pytest.mark.parametrize("nonsense", [b"ZZ\r\n\r\n", b"-1\r\n"])
def test_nonsense_after_an_answer_leaves_no_trace(
    live: Live, caplog: pytest.LogCaptureFixture, nonsense: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", live.port)) as line:
        line.sendall(CHUNKED + b"5\r\nabcde\r\n")
        read_until(line, b" 405 ")
        line.sendall(nonsense)
        read_to_the_end(line)
    assert not [record for record in caplog.records if record.exc_info]


def test_requests_that_come_together_are_all_answered(live: Live) -> None:
    one = b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\n"
    heard = b""
    with socket.create_connection(("127.0.0.1", live.port)) as line:
        threading.Thread(target=line.sendall, args=(one * 300,)).start()
        while heard.count(b" 200 OK") < 300:
            more = line.recv(65536)
            assert more
            heard += more
