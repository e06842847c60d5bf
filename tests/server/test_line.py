"""A message is taken alike, however it is cut into frames and packets."""

from __future__ import annotations

import contextlib
import socket

import pytest
from live import Live
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from cabale.server.line import Line, head_of, whole_message


def ping(n: int, room: int = 0) -> bytes:
    return b'{"t":"ping",%s"id":%d}' % (b" " * room, n)


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


FIRST = frame(ping(1))
PACKETS = {
    "one frame": [frame(ping(1)), frame(ping(2)), frame(ping(3))],
    "all in one packet": [frame(ping(1)) + frame(ping(2)) + frame(ping(3))],
    "cut anywhere": [FIRST[:9], FIRST[9:] + frame(ping(2)), frame(ping(3))],
    "long": [frame(ping(1, 300)), frame(ping(2)), frame(ping(3, 300))],
    "binary": [frame(ping(1), Opcode.BINARY), frame(ping(2)), frame(ping(3))],
    "in fragments": [
        frame(ping(1)[:5], fin=False),
        frame(ping(1)[5:], Opcode.CONT),
        frame(ping(2)),
        frame(ping(3)),
    ],
    "with a ping between": [
        frame(ping(1)),
        frame(b"?", Opcode.PING) + frame(ping(2)),
        frame(ping(3)),
    ],
}


@pytest.mark.parametrize("packets", PACKETS.values(), ids=PACKETS.keys())
def test_every_way_of_sending_is_heard_in_order(live: Live, packets: list[bytes]) -> None:
    table, secrets = live.friends(2)
    address = f"ws://127.0.0.1:{live.port}/ws/{table}"
    with connect(address, compression=None, ping_interval=None) as page:
        page.send(f'{{"t":"hello","secrets":["{secrets[0]}"]}}')
        while '"step"' not in str(page.recv(timeout=60)):
            pass
        for packet in packets:
            page.socket.sendall(packet)
        heard: list[str] = []
        while len(heard) < 3:
            message = str(page.recv(timeout=60))
            heard += [message] if '"pong"' in message else []
    assert heard == [f'{{"t":"pong","id":{n}}}' for n in (1, 2, 3)]


GOODBYES = {
    "a close in return": frame(b"\x0f\xa0", Opcode.CLOSE),
    "messages on their way, then a close": frame(ping(1)) * 9 + frame(b"\x0f\xa0", Opcode.CLOSE),
    "a flood": frame(ping(1, 1000)) * 100,
}


@pytest.mark.parametrize("words", GOODBYES.values(), ids=GOODBYES.keys())
def test_a_line_that_was_closed_ends(
    live: Live, words: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As soon as whoever was closed has said goodbye, not when their time is over."""
    monkeypatch.setattr(Line, "close_timeout", property(lambda _: 1e6, lambda *_: None), False)
    table, secrets = live.friends(2)
    with socket.create_connection(("127.0.0.1", live.port), 60) as page:
        page.sendall(f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\n".encode())
        page.sendall(b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n")
        page.sendall(b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        heard = page.recv(65536)
        assert b" 101 " in heard
        page.sendall(frame(b'{"t":"hello","secrets":["%s"]}' % secrets[0].encode()))
        page.sendall(frame(b"?"))
        while b"a message that cannot be read" not in heard:
            heard += page.recv(65536)
        with contextlib.suppress(ConnectionError):
            page.sendall(words)
            while page.recv(65536):
                pass


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    assert (
        head_of(size) == Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)[: len(head_of(size))]
    )
    assert len(head_of(size)) + size == len(Frame(Opcode.TEXT, bytes(size)).serialize(mask=False))


def test_only_one_whole_masked_text_is_taken_as_it_is() -> None:
    whole = frame(ping(1))
    assert whole_message(whole) == ping(1)
    for other in (whole[:-1], whole + b"x", b"", Frame(Opcode.TEXT, b"x").serialize(mask=False)):
        assert whole_message(other) is None


@pytest.mark.parametrize("cut", [True, False], ids=["in fragments", "in one frame"])
def test_what_is_no_text_is_refused_in_a_sentence_and_leaves_no_trace(
    live: Live, caplog: pytest.LogCaptureFixture, cut: bool
) -> None:
    table, _ = live.friends(2)
    address = f"ws://127.0.0.1:{live.port}/ws/{table}"
    parts = [frame(b"\xff", fin=False), frame(b"\xfe", Opcode.CONT)] if cut else [frame(b"\xff")]
    with connect(address, compression=None, ping_interval=None) as page:
        page.socket.sendall(b"".join(parts))
        with pytest.raises(ConnectionClosed) as closed:
            page.recv(timeout=60)

    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400
    assert not [record for record in caplog.records if record.exc_info]
