"""A real server in a thread of its own, and a page that speaks its wire."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import urllib.error
import urllib.request
import uuid
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from cabale.server import wire
from cabale.server.app import App, Settings
from cabale.server.limits import Limits, Rate
from cabale.server.run import server_config
from cabale.server.stream import step_after

LOOSE = Limits(
    messages=Rate(100_000, 100_000),
    crowd=Rate(100_000, 100_000),
    talk=Rate(1000, 1000),
    files=Rate(100_000, 100_000),
    requests=Rate(100_000, 100_000),
    key=Rate(100_000, 100_000),
    tables=Rate(10_000, 10_000),
    sockets=10_000,
)

FRIENDS = ("Host", *(f"Guest {n}" for n in range(1, 6)))


class Live:
    """A server on a loopback port."""

    def __init__(
        self, data: Path | str, limits: Limits = LOOSE, pace: float = 0.0, **more: Any
    ) -> None:
        self.app = App(Settings(data, limits, pace, workers=1, **more))
        self.sock = socket.create_server(("127.0.0.1", 0))
        self.port = self.sock.getsockname()[1]
        self.server = uvicorn.Server(server_config(self.app))
        self.app.reach.stand(self.server, self.sock)
        self.thread = threading.Thread(target=self.server.run, args=([self.sock],))

    def __enter__(self) -> Live:
        self.thread.start()
        while not self.server.started:
            threading.Event().wait(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.sock.close()

    def ask(
        self, method: str, path: str, body: Any = None, secret: str = "", host: str = ""
    ) -> tuple[int, Any, dict[str, str]]:
        """One request: status, reply (JSON if it is), headers."""
        return ask_server(self.port, method, path, body, secret, host)

    def ask_or_none(self, path: str) -> int | None:
        """The status of a request; None if nobody listens."""
        with contextlib.suppress(OSError):
            return self.ask("GET", path)[0]
        return None

    def post(self, path: str, body: Any = None, secret: str = "") -> Any:
        """A request that must succeed."""
        status, reply, _ = self.ask("POST", path, {} if body is None else body, secret)
        assert status in (200, 201), (status, reply)
        return reply

    def make(self, **wish: Any) -> Any:
        """A new table."""
        return self.post("/api/tables", {"game": "toy", "seats": 3, "mode": "friends", **wish})

    def sit(self, made: Any, name: str, **more: str) -> Any:
        """Take a free seat of a table by its link for players."""
        return self.post(f"/api/tables/{made['id']}/sit", seat_wish(made, name, **more))

    def friends(
        self, seats: int = 3, names: Sequence[str] = FRIENDS, **wish: Any
    ) -> tuple[str, list[str]]:
        """A table of friends that has begun: its id and the secret of each seat."""
        made = self.make(seats=seats, names=[names[0]], **wish)
        secrets = [made["mine"][0]["secret"]]
        for name in names[1:seats]:
            secrets.append(self.sit(made, name)["mine"][0]["secret"])
        self.post(f"/api/tables/{made['id']}/start", secret=secrets[0])
        return made["id"], secrets

    def page(self, table: str, *secrets: str, **hello: Any) -> Page:
        """A page that looks at a table."""
        return Page(f"ws://127.0.0.1:{self.port}/ws/{table}", list(secrets), hello)


def seat_wish(made: Any, name: str, **more: str) -> dict[str, str]:
    """What somebody asks for who has come by the link for players."""
    return {"name": name, "invite": made["invite"].partition("#j=")[2], **more}


def ask_server(
    port: int, method: str, path: str, body: Any = None, secret: str = "", host: str = ""
) -> tuple[int, Any, dict[str, str]]:
    """One request to the server on a port, by a name if one is told: status, reply, headers."""
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, method=method)
    request.add_header("content-type", "application/json")
    if host:
        request.add_header("host", host)
    if secret:
        request.add_header("authorization", f"Bearer {secret}")
    try:
        with urllib.request.urlopen(request) as reply:
            return reply.status, read(reply.read()), dict(reply.headers.items())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, read(error.read()), dict(error.headers.items())


def read(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return data


def followed(step: wire.Step, change: bytes | str) -> wire.Step:
    """The Step that a Change leads to; its checksum, if it has one, must fit."""
    message = msgspec.json.decode(change)
    after = step_after(msgspec.json.decode(wire.encode(step)), message)
    if "check" in message:
        assert zlib.crc32(msgspec.json.encode(after["view"])) == message["check"]
    return msgspec.convert(after, wire.Step)


class Page:
    """A page without a screen: it keeps what it was told."""

    def __init__(self, url: str, secrets: list[str], hello: dict[str, Any]) -> None:
        self.url = url
        self.hello = {"t": "hello", "secrets": secrets, **hello}
        self.raw: list[bytes] = []  # every message as it came
        self.log: list[list[int]] = []  # events, as the page would show them
        self.last: wire.Step | None = None
        self.answered = -1  # position of the last answer
        self.ws: ClientConnection

    async def __aenter__(self) -> Page:
        self.ws = await connect(
            self.url, compression=None, max_size=None, max_queue=None, ping_interval=None
        )
        await self.send(self.hello)
        return self

    async def __aexit__(self, *_: object) -> None:
        with contextlib.suppress(Exception):
            await self.ws.close()

    async def send(self, message: Any) -> None:
        await self.ws.send(json.dumps(message))

    async def next(self) -> Any:
        """The next message, kept and decoded."""
        async with asyncio.timeout(60):
            data = await self.ws.recv()
        assert isinstance(data, str)
        self.raw.append(data.encode())
        message = msgspec.json.decode(data, type=wire.ToPage)  # type: ignore[arg-type]
        if isinstance(message, wire.Change):
            assert self.last is not None and message.seq == self.last.seq + 1
            message = followed(self.last, data)
        if isinstance(message, wire.Step):
            self.log = self.log[: message.log] + message.events
            self.last = message
        return message

    async def until(self, kind: Any) -> Any:
        """Read on to the next message of that kind."""
        while True:
            message = await self.next()
            if isinstance(message, kind):
                return message

    async def asked(self) -> wire.Step:
        """Read on until this page is asked or the game is over."""
        while not self.is_asked():
            await self.next()
        assert self.last is not None
        return self.last

    def is_asked(self) -> bool:
        """Whether there is something to do; a Step from before the last answer does not count."""
        step = self.last
        if step is None:
            return False
        return step.over is not None or (bool(step.choices) and step.position > self.answered)

    async def answer(self, action: int, key: str | None = None) -> None:
        """Answer the question of the last Step."""
        assert self.last is not None
        position = self.answered = self.last.position
        key = key or uuid.uuid4().hex
        await self.send({"t": "answer", "position": position, "key": key, "action": action})
