"""What is kept beside the tables: small documents of people, hosts and the club."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PERSON: Final = "@"  # before the id of a person who holds a seat; no hash begins with it
COPYING: Final = "copying"  # a kind: stands where a copy has not come to its end


@dataclass(frozen=True, slots=True)
class Paper:
    """A document of one kind, under an id of its own, that belongs to somebody."""

    kind: str
    id: str
    owner: str  # the id of a person; empty: of the house
    text: bytes  # JSON
    until: float | None = None  # seconds since 1970; it is not found afterwards

    def key(self) -> tuple[str, str]:
        return self.kind, self.id
