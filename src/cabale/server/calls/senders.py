"""The carriers of calls: each takes a message for a bell and says what became of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Literal

from msgspec import Struct

from cabale.server.calls.belfry import Bell
from cabale.server.calls.outward import Headers, InwardError, Outward

Fate = Literal["sent", "gone", "later", "never"]
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)


class Message(Struct):
    """What is said to somebody: nothing that the others may not know, in words or in length."""

    title: str
    body: str
    url: str  # of the table, or empty
    tag: str  # a later message with the same tag takes the place of an earlier one


class Sender(ABC):
    """One kind of carrier."""

    public = ""  # the key that a browser must be told, if it needs one

    @abstractmethod
    async def check(self, bell: Bell) -> None:
        """Refuse a bell that cannot be rung: ValueError, InwardError."""

    @abstractmethod
    async def send(self, bell: Bell, message: Message) -> Fate:
        """Carry a message."""


def fate_of(status: int) -> Fate:
    """What the answer of a carrier means."""
    if 200 <= status < 300:
        return "sent"
    if status in GONE:
        return "gone"
    return "later" if status in BUSY or status >= 500 else "never"


async def post(outward: Outward, url: str, body: bytes, headers: Headers) -> Fate:
    """Carry something over the web; a way that leads inward is no way any longer."""
    try:
        return fate_of(await outward.post(url, body, headers))
    except InwardError:
        return "gone"
    except OSError:
        return "later"
