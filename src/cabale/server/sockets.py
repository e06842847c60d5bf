"""The door for all sockets: who may come in, and how each is parted with."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any, Final

from litestar.types import Receive, Scope, Send

from cabale.server.gate import SOCKET, Gate, address_of, header_of
from cabale.server.house import House
from cabale.server.limits import household
from cabale.server.line import KEY
from cabale.server.log import log
from cabale.server.screen import Screen
from cabale.server.socket import Closed, Session, read_data


class Sockets:
    """The door for all sockets."""

    def __init__(self, house: House, gate: Gate) -> None:
        self.house: Final = house
        self.gate: Final = gate
        self.open: Counter[str] = Counter()  # sockets by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its first byte to its last."""
        address = household(address_of(scope))
        line: Any = (scope.get("extensions") or {}).get(KEY)
        crowd, house = self.gate.crowds.bucket_of(address), self.house
        screen = Screen(address, receive, send, house.limits, line, crowd, house.backlog)
        await receive()
        if self.gate.is_foreign(scope) or not self.gate.answers_to(header_of(scope, b"host")):
            await send({"type": "websocket.close", "code": 4403, "reason": "another site"})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self.open[address] += 1
        self.house.metrics.count("sockets_opened")
        try:
            if self.open[address] > self.house.limits.sockets:
                raise Closed(4429, "too many connections from this address")
            paid = self.gate.requests.admits(address, SOCKET)
            session = Session(self.house, screen, self.gate, paid)
            await session.serve(scope["path"], functools.partial(self.hear, session))
        except Closed as closed:
            self.part(screen, closed)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def hear(self, session: Session, data: bytes) -> None:
        """Take a message that has come whole."""
        try:
            session.take(read_data(session.screen, data))
        except Closed as closed:
            self.part(session.screen, closed)

    def part(self, screen: Screen, closed: Closed) -> None:
        """Close with the reason, and note misuse."""
        if closed.code >= 4400:
            self.house.metrics.count("closed_for_misuse")
            log("socket closed", code=closed.code, reason=closed.reason)
        screen.close(closed.code, closed.reason)
