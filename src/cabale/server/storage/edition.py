"""What is kept of an edition: a game's box with changed values, under a name, never changed."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

import msgspec

from cabale.core.edition import Value

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is read for something else
ID_LENGTH: Final = 12

Values = dict[str, Value]
encode: Final = msgspec.json.Encoder(order="sorted").encode
decode: Final = msgspec.json.Decoder(Values).decode


@dataclass(frozen=True, slots=True)
class KeptEdition:
    """An edition as it is stored; who saves the same again gets the same link."""

    id: str
    game: str
    name: str
    values: bytes  # JSON: what differs from the standard box, by keys with dots
    made: float  # seconds since 1970

    @classmethod
    def of(cls, game: str, name: str, values: Values, made: float) -> KeptEdition:
        """The edition of these values; its id follows from them."""
        text = encode(values)
        digest = hashlib.sha256(b"\0".join((game.encode(), name.encode(), text))).digest()
        number = int.from_bytes(digest, "big")
        id = ""
        for _ in range(ID_LENGTH):
            number, rest = divmod(number, len(ALPHABET))
            id += ALPHABET[rest]
        return cls(id, game, name, text, made)

    def table(self) -> Values:
        """What differs from the standard box."""
        return decode(self.values)
