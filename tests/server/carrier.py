"""A carrier of pushes on a loopback port, which opens what it is given as a browser would."""

from __future__ import annotations

import asyncio
import json
import os
import threading
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from cabale.server.calls.webpush import CURVE, point_of, to_bytes, to_text

if TYPE_CHECKING:
    from live import Live


@dataclass
class Arrived:
    """One request that came."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


class Receiver:
    """Any HTTP server that others call: it keeps what comes, and answers as its path says."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                receiver.take(self)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.hold = threading.Event()
        self.changed = threading.Condition()

    def __enter__(self) -> Any:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.hold.set()
        self.server.shutdown()
        self.server.server_close()

    def url(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.server.server_port}{path}"

    def take(self, handler: BaseHTTPRequestHandler) -> None:
        body = handler.rfile.read(int(handler.headers.get("content-length", 0)))
        headers = {name.lower(): value for name, value in handler.headers.items()}
        with self.changed:
            self.arrived.append(Arrived(handler.path, headers, body, time.perf_counter()))
            self.changed.notify_all()
        if handler.path.startswith("/hang"):
            self.hold.wait()
            return
        moved = handler.path.startswith("/elsewhere")
        handler.send_response(307 if moved else self.status)
        if moved:
            handler.send_header("location", self.url("/inside"))
        handler.send_header("content-length", "0")
        handler.end_headers()

    def wait(self, count: int, seconds: float = 60) -> list[Arrived]:
        """What came, once it is so much."""
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.arrived) >= count, seconds), self.arrived
            return list(self.arrived)


class Browser:
    """A browser that was closed: its subscription, and what it would show."""

    def __init__(self, carrier: Receiver, path: str = "/push") -> None:
        self.carrier = carrier
        self.path = f"{path}/{os.urandom(6).hex()}"
        self.key = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)

    def bell(self, **more: Any) -> dict[str, Any]:
        """What its page sends to be called."""
        keys = {"p256dh": to_text(point_of(self.key)), "auth": to_text(self.auth)}
        return {"kind": "push", "address": self.carrier.url(self.path), "keys": keys, **more}

    def shown(self) -> list[Any]:
        """The messages that came for it, opened."""
        mine = [one for one in self.carrier.arrived if one.path == self.path]
        return [json.loads(self.open(one.body)) for one in mine]

    def open(self, sealed: bytes) -> bytes:
        opened = http_ece.decrypt(sealed, private_key=self.key, auth_secret=self.auth)
        assert isinstance(opened, bytes)
        return opened


def check_signature(arrived: Arrived, public: str, carrier: str) -> dict[str, Any]:
    """The claims of a push, if its server has signed them for this carrier."""
    token, key = arrived.headers["authorization"].removeprefix("vapid t=").split(", k=")
    assert key == public
    head, claims, signature = token.split(".")
    raw = to_bytes(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(key))
    words = f"{head}.{claims}".encode()
    point.verify(encode_dss_signature(r, s), words, ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(to_bytes(claims))
    assert carrier.startswith(told["aud"])
    return told


def hold(table: str, secret: str) -> list[dict[str, str]]:
    return [{"table": table, "secret": secret}]


def hang(live: Live, browser: Browser, table: str, secret: str, **more: Any) -> Any:
    """Let a browser be called for a seat."""
    return live.post("/api/bells", browser.bell(held=hold(table, secret), **more))


def settle(live: Live) -> None:
    """Until every call that was begun is done with, and all that is due was sent."""

    async def send() -> None:
        assert live.app.house.caller is not None
        await live.app.house.caller.send_due()

    settled(live)
    beside(live, send())


def settled(live: Live) -> None:
    """Until every answer that was laid down and every call that follows is done with."""

    async def wait() -> None:
        for names in (
            ("House.answer_and_call",),
            ("Caller.call", "House.note_come", "House.note_gone"),
        ):
            while begun := [
                task for task in live.app.house.tasks if task.get_coro().__qualname__ in names
            ]:
                await asyncio.gather(*begun)
                await asyncio.sleep(0)  # what is done leaves the house

    beside(live, wait())


async def gone(live: Live, table: str) -> None:
    """Until the server knows that nobody looks at a table any more."""
    while (room := live.app.house.rooms.get(table)) is not None and room.screens:
        await asyncio.sleep(0.005)


def beside(live: Live, work: Coroutine[Any, Any, None]) -> None:
    """Do something in the server's own loop, to its end."""
    loop = live.app.house.store.loop
    assert loop is not None
    asyncio.run_coroutine_threadsafe(work, loop).result(30)


async def answer(live: Live, table: str, secret: str) -> None:
    """Come, answer once, go."""
    async with live.page(table, secret) as page:
        step = await page.asked()
        await page.answer(step.choices[0])
        while page.last is step:
            await page.next()
    await gone(live, table)


def play(live: Live, table: str, *secrets: str) -> None:
    """Each comes, answers and goes again; calls that follow are made before the next comes."""
    for secret in secrets:
        beside(live, answer(live, table, secret))
        settle(live)
