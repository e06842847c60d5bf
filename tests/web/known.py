"""Chance that a test knows: seeds that follow from its name."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")


class Known:
    """Stands for the module `secrets` where tables are made: seeds are known, names are not."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.made = 0  # seeds so far

    def token_hex(self, length: int) -> str:
        """The next seed."""
        self.made += 1
        return hashlib.sha256(f"{self.name} {self.made}".encode()).hexdigest()[: 2 * length]

    def choice(self, letters: Sequence[T]) -> T:
        return secrets.choice(letters)
