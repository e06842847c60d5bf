"""Chance that can be checked: every draw follows from a seed committed before the first move."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from cabale.core.protocol import State
from cabale.core.record import NUMBERS, Answer, anew

TICKET_BYTES: Final = 16


class Deal:
    """Chance's answers for one game, derived from a secret seed and the players' entropy.

    Before the game everybody sees `commitment`; afterwards the seed is shown, and whoever
    replays the record with the same seed and entropy must find the same answers of chance.

    >>> Deal(b"seed").commitment() == Deal(b"seed", ["salt"]).commitment()
    True
    """

    def __init__(self, seed: bytes, entropy: list[str] | None = None) -> None:
        self.seed: Final[bytes] = seed
        self.entropy: Final[list[str]] = entropy or []  # what each seat's browser added
        salt = hashlib.sha256()
        for word in self.entropy:
            salt.update(hashlib.sha256(word.encode()).digest())
        self.key: Final[bytes] = hmac.digest(seed, salt.digest(), "sha256")

    def commitment(self) -> str:
        """What is published before the game: it binds the seed and tells nothing of it."""
        return hashlib.sha256(b"cabale deal:" + self.seed).hexdigest()

    def ticket(self, position: int, total: int) -> int:
        """A number below `total` for the answer at `position`, without bias."""
        limit = (1 << 8 * TICKET_BYTES) // total * total
        attempt = 0
        while True:
            text = f"{position}:{attempt}".encode()
            digest = hmac.digest(self.key, text, "sha256")
            number = int.from_bytes(digest[:TICKET_BYTES], "big")
            if number < limit:
                return number % total
            attempt += 1

    def answer(self, s: State, position: int) -> int:
        """Chance's answer to the open question, the `position`-th answer of the game."""
        return s.by_ticket(self.ticket(position, sum(s.weights())))

    def anew(self, seat: int, position: int) -> Answer:
        """All that `seat` cannot know is drawn anew, as the `position`-th answer of the game."""
        return anew(seat, self.ticket(position, NUMBERS))
