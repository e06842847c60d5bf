"""A page that costs almost nothing: many of them load a server from one process."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import Any

import msgspec


class Socket(asyncio.Protocol):
    """A WebSocket without extensions: text frames out, text frames in."""

    def __init__(self, host: str, path: str, seat: Seat) -> None:
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Origin: http://{host}\r\n\r\n"
        ).encode()
        self.seat = seat
        self.buffer = b""
        self.shaken = False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.shaken:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.shaken, self.buffer = True, rest
            self.seat.opened(self)
        self.read_frames()

    def read_frames(self) -> None:
        data, at = self.buffer, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            self.read_frame(data[at] & 15, data[start : start + size])
            at = start + size
        self.buffer = data[at:]

    def read_frame(self, kind: int, payload: bytes) -> None:
        self.seat.bytes += len(payload)
        if kind == 1:
            self.seat.told(payload)
        elif kind == 9:
            self.send(payload, 0x8A)
        elif kind == 8:
            self.seat.closed(payload)

    def send(self, payload: bytes, kind: int = 0x81) -> None:
        """Send a frame, masked with zeros."""
        n = len(payload)
        size = bytes([0x80 | n]) if n < 126 else b"\xfe" + n.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + payload)


class Seat:
    """A player who answers; `play` is called when it is asked something."""

    def __init__(self, play: Callable[[Seat], None]) -> None:
        self.play = play
        self.socket: Socket
        self.sent = 0.0  # when the last answer was sent, 0 if it was acknowledged
        self.latencies: list[float] = []
        self.moves = 0
        self.bytes = 0  # that were sent to it
        self.ready = asyncio.Event()

    def opened(self, socket: Socket) -> None:
        raise NotImplementedError

    def told(self, payload: bytes) -> None:
        raise NotImplementedError

    def answer(self) -> None:
        raise NotImplementedError

    def closed(self, payload: bytes) -> None:
        raise ConnectionError(f"the server closed: {payload!r}")

    def acknowledged(self) -> None:
        if self.sent:
            self.latencies.append(time.perf_counter() - self.sent)
            self.moves += 1
            self.sent = 0.0


class Step(msgspec.Struct):
    """What a player who plays at random must know of a message of Cabale."""

    t: str
    position: int | None = None  # None: as it was
    choices: list[int] | None = None


class CabaleSeat(Seat):
    """A seat at a table of Cabale."""

    decoder = msgspec.json.Decoder(Step)

    def __init__(self, play: Callable[[Seat], None], secret: str, n: int) -> None:
        super().__init__(play)
        self.secret = secret
        self.n = n
        self.answered = -1
        self.position = 0
        self.choices: list[int] = []

    def opened(self, socket: Socket) -> None:
        self.socket = socket
        socket.send(b'{"t":"hello","secrets":["%s"]}' % self.secret.encode())

    def told(self, payload: bytes) -> None:
        message = self.decoder.decode(payload)
        if message.t == "refused":
            raise RuntimeError(payload.decode())
        if message.t not in ("step", "change"):
            return
        self.position = self.position if message.position is None else message.position
        self.choices = self.choices if message.choices is None else message.choices
        self.ready.set()
        if self.position > self.answered or not self.choices:
            self.acknowledged()
        if self.choices and self.position > self.answered:
            self.play(self)

    def answer(self) -> None:
        self.n = (self.n * 1103515245 + 12345) & 0x7FFFFFFF
        action = self.choices[self.n % len(self.choices)]
        self.answered = self.position
        self.sent = time.perf_counter()
        self.socket.send(
            b'{"t":"answer","position":%d,"key":"k%d","action":%d}'
            % (self.position, self.position, action)
        )


class Ctx(msgspec.Struct):
    """Whose turn it is in boardgame.io."""

    currentPlayer: str


class BgioState(msgspec.Struct):
    """The part of a state of boardgame.io that a player must know."""

    stateID: int = msgspec.field(name="_stateID")
    ctx: Ctx


class BgioSync(msgspec.Struct):
    """The first state that a player is sent."""

    state: BgioState


class BgioSeat(Seat):
    """A seat at a match of boardgame.io, by the protocol of its socket."""

    name = b"/cabale,"
    update = msgspec.json.Decoder(tuple[str, str, BgioState, Any])
    sync = msgspec.json.Decoder(tuple[str, str, BgioSync])

    def __init__(self, play: Callable[[Seat], None], match: str, player: int, seats: int) -> None:
        super().__init__(play)
        self.match, self.player, self.seats = match, player, seats
        self.state = -1
        self.answered = -1

    def opened(self, socket: Socket) -> None:
        self.socket = socket
        socket.send(b"40" + self.name)

    def told(self, payload: bytes) -> None:
        if payload == b"2":
            self.socket.send(b"3")
        elif payload.startswith(b"40"):
            args = ["sync", self.match, str(self.player), None, self.seats]
            self.socket.send(b"42" + self.name + msgspec.json.encode(args))
        elif payload.startswith(b"42"):
            self.told_event(payload[2 + len(self.name) :])

    def told_event(self, data: bytes) -> None:
        if data.startswith(b'["update"'):
            state = self.update.decode(data)[2]
        elif data.startswith(b'["sync"'):
            state = self.sync.decode(data)[2].state
        else:
            return
        self.ready.set()
        if state.stateID <= self.state:
            return
        self.state = state.stateID
        if self.state > self.answered:
            self.acknowledged()
            if state.ctx.currentPlayer == str(self.player):
                self.play(self)

    def answer(self) -> None:
        self.answered = self.state
        self.sent = time.perf_counter()
        payload = {"type": "slide", "args": [0, self.state % self.seats]}
        action = {"type": "MAKE_MOVE", "payload": {**payload, "playerID": str(self.player)}}
        args = ["update", action, self.state, self.match, str(self.player)]
        self.socket.send(b"42" + self.name + msgspec.json.encode(args))
