"""Challenges that a passkey signs: each says for what and until when it holds, and holds once.

None is kept while it waits, so asking for many costs the store nothing: the house signs it and
knows it again, in every process. Only one that was answered well is noted.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Final

from cabale.server.chairs import hashed
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store
from cabale.server.table import Refuse

KEY: Final = "challenge-key"
USED: Final = "challenge-used"
SECONDS: Final = 300.0  # for which a challenge holds: somebody looks for a phone, and scans a code
KEPT: Final = 86_400.0  # for which a used one is known beyond that, should a clock be set back
NONCE: Final = 16
MOMENT: Final = 8
MAC: Final = 32
LENGTH: Final = NONCE + MOMENT + MAC


async def key_of(store: Store) -> bytes:
    """The key by which challenges are signed, made at first use; every process has the same."""
    await store.add_paper(Paper(KEY, "house", "", secrets.token_hex(32).encode()))
    found = await store.paper(KEY, "house")
    assert found is not None, "it was just added"
    return found.text


def mac_of(key: bytes, purpose: str, head: bytes) -> bytes:
    return hmac.digest(key, head + purpose.encode(), hashlib.sha256)


async def new_challenge(store: Store, purpose: str) -> bytes:
    """A challenge for one purpose, from now on."""
    until = int(time.time() + SECONDS)
    head = secrets.token_bytes(NONCE) + until.to_bytes(MOMENT, "big")
    return head + mac_of(await key_of(store), purpose, head)


def until_of(challenge: bytes) -> int:
    return int.from_bytes(challenge[NONCE:-MAC], "big")


async def check(store: Store, purpose: str, challenge: bytes) -> None:
    """Refuse a challenge that is none of ours, for something else, over, or used."""
    head, mac = challenge[:-MAC], challenge[-MAC:]
    ours = hmac.compare_digest(mac, mac_of(await key_of(store), purpose, head))
    if len(challenge) != LENGTH or not ours or until_of(challenge) < time.time():
        raise Refuse("passkey-over")
    if await store.paper(USED, hashed(challenge.hex())) is not None:
        raise Refuse("passkey-over")


async def use(store: Store, challenge: bytes) -> None:
    """A challenge was answered well; refused if it was before, here or in another process."""
    until = until_of(challenge) + KEPT
    if not await store.add_paper(Paper(USED, hashed(challenge.hex()), "", b"{}", until)):
        raise Refuse("passkey-over")
