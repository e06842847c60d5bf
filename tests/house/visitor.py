"""Somebody who comes to a server from outside: asks for its page, makes a table, plays a move."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import ssl
import subprocess
import urllib.request
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.typing import Origin

from cabale.server.stream import step_after

PATIENCE = 60.0  # seconds until a test gives up


@contextlib.contextmanager
def serving(command: Path, folder: Path, env: dict[str, str]) -> Iterator[str]:
    """The address of a server that runs in a process of its own, with its file in the folder."""
    words = [str(command), "serve", "--port", "0", "--data", str(folder / "cabale.db")]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    with subprocess.Popen([*words, "--lang", "en"], env=env, cwd=folder, **pipes) as server:
        try:
            yield address_in(server.stdout)
        finally:
            server.terminate()


def address_in(lines: Any) -> str:
    """The address that the server's first lines name."""
    for line in lines:
        if found := re.search(r"http://\S+(?=/)", line):
            return found[0]
    raise AssertionError("the server ended without saying where it is")


class Visitor:
    """One browser's worth of requests and a socket."""

    def __init__(self, address: str, trusted: ssl.SSLContext | None = None) -> None:
        self.address = address
        self.trusted = trusted

    def ask(self, path: str, body: Any = None, **headers: str) -> tuple[Any, dict[str, str]]:
        """The reply to one request, and its headers; an error if it is refused."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "origin": self.address, **headers}
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, context=self.trusted, timeout=PATIENCE) as reply:
            text = reply.read().decode(errors="replace")
            told = {name.lower(): value for name, value in reply.headers.items()}
        return json.loads(text) if "json" in told["content-type"] else text, told

    def see_page(self) -> None:
        """The page comes, and everything it names."""
        html, headers = self.ask("/")
        assert "content-security-policy" in headers
        named = re.findall(r'(?:src|href)="(/[^"]+)"', html)
        assert any(name.endswith(".js") for name in named), html
        for name in named:
            self.ask(name)

    def play_against_a_bot(self) -> None:
        """Take turns with a bot: it is waited for, and then it is my turn again."""
        wish = {"game": "cape_epee", "seats": 2, "mode": "bots", "levels": [None, "page"]}
        table, _ = self.ask("/api/tables", wish)
        asyncio.run(self.take_turns(table["id"], table["mine"][0]["secret"]))

    def open(self, address: str) -> connect:
        """A socket as a browser opens it: it says from which page."""
        return connect(address, ssl=self.trusted, origin=Origin(self.address))

    async def take_turns(self, table: str, secret: str) -> None:
        address = f"{self.address.replace('http', 'ws', 1)}/ws/{table}"
        async with asyncio.timeout(PATIENCE), self.open(address) as socket:
            await socket.send(json.dumps({"t": "hello", "secrets": [secret]}))
            bot_was_asked = False
            step: dict[str, Any] = {}
            async for text in socket:
                message = json.loads(text)
                if message["t"] not in ("step", "change"):
                    continue
                step = message if message["t"] == "step" else step_after(step, message)
                if step["choices"] and bot_was_asked:
                    return
                bot_was_asked = step["question"]["waiting"] == [1]
                if step["choices"]:
                    await socket.send(answer_to(step))
        raise AssertionError("the server closed the socket")


def answer_to(step: dict[str, Any]) -> str:
    """The first answer that is legal."""
    said = {"position": step["position"], "action": step["choices"][0], "key": uuid.uuid4().hex}
    return json.dumps({"t": "answer", **said})
