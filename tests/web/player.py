"""Plays for a seat beside the screens, so that every game goes on while a page is looked at."""

from __future__ import annotations

import json
import random
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from server.live import Live
from web.browser import Person
from websockets.sync.client import ClientConnection, connect

from cabale.server.stream import step_after


class Player:
    """Answers for one seat beside the screens, at random."""

    def __init__(self, socket: ClientConnection, seat: int, secret: str) -> None:
        self.socket = socket
        self.seat = seat
        self.step: dict[str, Any] = {}
        self.answered = -1  # position of the last answer
        socket.send(json.dumps({"t": "hello", "secrets": [secret]}))

    def hear(self) -> None:
        """Read on to the next Step."""
        while True:
            message = json.loads(self.socket.recv(timeout=60))
            if message["t"] == "change":
                message = step_after(self.step, message)
            if message["t"] == "step":
                self.step = message
                return

    def is_asked(self) -> bool:
        """Whether there is a new question; a Step from before the last answer does not count."""
        return bool(self.step) and bool(self.step["choices"]) and self.at() > self.answered

    def at(self) -> int:
        return int(self.step["position"])

    def wait(self) -> None:
        """Until it is asked or the game is over."""
        while not (self.step and self.step["over"]) and not self.is_asked():
            self.hear()

    def answer(self, choice: random.Random) -> None:
        """One answer; then until it is known what came of it."""
        self.answered = self.at()
        action, key = choice.choice(self.step["choices"]), uuid.uuid4().hex
        answer = {"t": "answer", "position": self.answered, "key": key, "action": action}
        self.socket.send(json.dumps(answer))
        while self.step["choices"] and not self.is_asked():
            self.hear()

    def play(self, choice: random.Random) -> None:
        """Answer until others are asked."""
        self.wait()
        while self.is_asked():
            self.answer(choice)


@contextmanager
def players(live: Live, table: str, mine: list[dict[str, Any]]) -> Iterator[list[Player]]:
    address = f"ws://127.0.0.1:{live.port}/ws/{table}"
    with ExitStack() as open_sockets:
        yield [
            Player(open_sockets.enter_context(connect(address, max_size=None)), **one)
            for one in mine
        ]


def holding(one: Person, table: str, mine: list[dict[str, Any]]) -> None:
    """This browser holds these seats."""
    held = json.dumps([{"table": table, **seat} for seat in mine])
    one.context.add_init_script(f"localStorage.setItem('cabale.seats', {json.dumps(held)})")
