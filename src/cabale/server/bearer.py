"""Whom a secret stands for: whoever holds a seat by it, or a person who is known beyond one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cabale.server.chairs import hashed, new_secret
from cabale.server.storage.paper import PERSON
from cabale.server.storage.store import Store
from cabale.server.table import Refuse

TOKEN: Final = "me."  # how the secret of a person's device begins; no seat's does
DEVICE: Final = "device"  # the kind of paper that a device is


@dataclass(frozen=True, slots=True)
class Bearer:
    """Whoever carries a secret; without one nobody."""

    secret: str = ""
    holder: str = ""  # by which a seat knows them

    @property
    def person(self) -> str:
        """The id of the person, empty if none is known."""
        return self.holder[len(PERSON) :] if self.holder.startswith(PERSON) else ""

    def for_new_seat(self) -> Bearer:
        """Who holds a seat that is taken now: the person, else whoever is told a new secret."""
        return self if self.person else by_secret(new_secret())


def by_secret(secret: str) -> Bearer:
    """Whoever holds a seat by a secret of its own."""
    return Bearer(secret, hashed(secret))


def new_token() -> str:
    """The secret of a device that belongs to a person."""
    return TOKEN + new_secret()


async def bearer_of(store: Store, secret: str) -> Bearer:
    """Whom a secret stands for; refused if it was the secret of a device that is locked out."""
    if not secret:
        return Bearer()
    if not secret.startswith(TOKEN):
        return by_secret(secret)
    device = await store.paper(DEVICE, hashed(secret))
    if device is None:
        raise Refuse("no-such-device")
    return Bearer(secret, PERSON + device.owner)
