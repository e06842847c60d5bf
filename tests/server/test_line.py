"""A message is taken alike, however it is cut into frames and packets."""

from __future__ import annotations

import pytest
from live import Live
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from cabale.server.line import head_of, whole_message


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
