"""The seats of a table: who holds them, who is there, who plays for whom."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import deque
from typing import Final

from cabale.server.leave import NEVER, Leave
from cabale.server.lines import Seated
from cabale.server.wire import Kind, SeatInfo

KEYS: Final = 64  # idempotency keys remembered for each seat
HOST_AWAY: Final = 300.0  # seconds for which a lobby waits for its host
HOST_AWAY_BY_LETTER: Final = 86400.0  # the same where people come once a day


def new_secret() -> str:
    """Something that nobody guesses: 128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(b"cabale seat:" + secret.encode()).hexdigest()


def is_same(secret: str, told: str) -> bool:
    """Whether what somebody brings is a secret; whatever it is, its likeness takes no time."""
    return hmac.compare_digest(secret.encode(), told.encode("utf-8", "replace"))


class Chair:
    """One seat."""

    def __init__(self, line: Seated, now: float) -> None:
        self.kind: Kind = line.kind
        self.name = line.name
        self.level = line.level  # of the bot that plays, for a person too who is away
        self.hurried = False  # whether that bot thought less than its level does, as many waited
        self.holder = line.holder  # hash of the secret, or a person; empty for nobody
        self.seal = line.seal  # hash of its word
        self.entropy = line.entropy  # its word, once it is told
        self.wordless = False  # its person does without: the word lies in another browser
        self.screens = 0  # open sockets
        self.elsewhere = False  # sockets are open in another process
        self.gone = now  # when the last one closed
        self.leave: Leave = NEVER  # when its person rests
        self.votes: set[int] = set()  # seats that want a bot here
        self.keys: deque[str] = deque(maxlen=KEYS)

    def take_word(self, word: str) -> None:
        """What it adds to the deal, or that it adds nothing."""
        self.entropy, self.wordless = word, not word

    def owes_word(self) -> bool:
        """Whether the word behind its seal may still come."""
        return bool(self.seal) and not self.entropy and not self.wordless

    def is_person(self) -> bool:
        return self.kind == "person"

    def is_played_by_bot(self) -> bool:
        return self.level is not None

    def is_played_by_its_person(self) -> bool:
        return self.is_person() and not self.is_played_by_bot()

    def is_present(self) -> bool:
        return self.screens > 0 or self.elsewhere

    def host_awaited_until(self, letters: bool) -> float:
        """Until when whoever hosts from here is waited for; 0 while they are there."""
        away = HOST_AWAY_BY_LETTER if letters else HOST_AWAY
        return 0.0 if self.is_present() else self.gone + away

    def info(self) -> SeatInfo:
        """The seat as everybody sees it."""
        person = self.is_person()
        return SeatInfo(
            kind=self.kind,
            name=self.name,
            level=self.level,
            present=self.kind == "bot" or self.is_present(),
            gone=self.gone if person and not self.is_present() else None,
            votes=sorted(self.votes),
            owes=self.owes_word(),
            hurried=self.is_played_by_bot() and self.hurried,
        )
