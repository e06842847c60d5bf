"""Nobody's address is called before its reader has said so: a number is sent there first."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from msgspec import Struct

from cabale.server.calls import belfry
from cabale.server.calls.belfry import Bell, digest
from cabale.server.calls.senders import Message, Sender
from cabale.server.chairs import is_same
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store
from cabale.server.table import Refuse
from cabale.words import Words

ASKED: Final = "asked"  # the kind of paper that counts numbers sent to an address
DAY: Final = 86400.0  # seconds
MOST: Final = 3  # numbers that an address is sent in a day, whoever asks
TRIES: Final = 5


class Asked(Struct):
    """How many numbers were sent to an address."""

    count: int


async def note(store: Store, address: str, now: float) -> None:
    """Count a number that is sent to an address; refused if there were enough of them."""
    id = digest("asked", address.casefold())
    found = await store.paper(ASKED, id)
    if found is None:
        fresh = Paper(ASKED, id, "", msgspec.json.encode(Asked(1)), now + DAY)
        if await store.add_paper(fresh):
            return
    else:
        count = msgspec.json.decode(found.text, type=Asked).count
        more = Paper(ASKED, id, "", msgspec.json.encode(Asked(count + 1)), found.until)
        if count < MOST and await store.swap_paper(found, more):
            return
    raise Refuse("asked-enough")


async def ask(sender: Sender, bell: Bell) -> None:
    """Send a number to a bell, which waits for it from now on."""
    number = f"{secrets.randbelow(10**6):06}"
    bell.number = digest("number", bell.id, number)
    words = Words(bell.language).say("call-number", {"code": number})
    if await sender.send(bell, Message("Cabale", words, "", "")) != "sent":
        raise Refuse("bad-bell")


async def confirm(store: Store, id: str, number: str, owner: str) -> None:
    """Let a bell ring whose owner knows the number; after some wrong ones it is taken down."""
    while (paper := await belfry.paper_at(store, id, owner)) is not None:
        bell = belfry.read_bell(paper)
        if right := not bell.number or is_same(bell.number, digest("number", id, number)):
            bell.number, bell.tries = "", 0
        else:
            bell.tries += 1
        after = belfry.paper_of(bell, owner) if bell.tries < TRIES else None
        if not await store.swap_paper(paper, after):
            continue  # another guess was quicker, and counts
        if right:
            return
        raise Refuse("wrong-number")
    raise Refuse("no-such-bell")
