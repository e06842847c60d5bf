"""A person: one key for all seats, a token for each device, nothing but hashes kept of either."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from msgspec import Struct

from cabale.server import keys, passkeys
from cabale.server.bearer import DEVICE, Bearer, new_token
from cabale.server.chairs import hashed, new_secret
from cabale.server.recovery import new_words, read_words
from cabale.server.resting import leave_of
from cabale.server.storage.edition import ALPHABET
from cabale.server.storage.paper import Paper
from cabale.server.storage.store import Store
from cabale.server.table import Refuse
from cabale.server.text import clean
from cabale.server.wire import NAME_LENGTH

PERSON: Final = "person"
LINK: Final = "link"
WORDS: Final = "words"
ERASURE: Final = "erasure"
LINK_SECONDS: Final = 120.0
SEEN: Final = 600.0  # seconds after which it is noted that a device was there again
DEVICES: Final = 40  # of one person
DEVICE_NAME: Final = 40
SETTINGS_BYTES: Final = 32_000
ID_LENGTH: Final = 12

encode: Final = msgspec.json.Encoder().encode


class Person(Struct):
    """What is kept of a person beside their seats."""

    made: float
    name: str = ""
    settings: dict[str, Any] = {}  # the page's own: preferences, lessons


class Device(Struct):
    """What is kept of a device under the hash of its token."""

    name: str
    made: float
    seen: float


class Erasure(Struct):
    """When somebody will be erased."""

    at: float


def read_person(paper: Paper) -> Person:
    return msgspec.json.decode(paper.text, type=Person)


def read_device(paper: Paper) -> Device:
    return msgspec.json.decode(paper.text, type=Device)


def device_id(paper: Paper) -> str:
    """How a device is called in a request; the hash itself is nobody's business."""
    return paper.id[:ID_LENGTH]


def new_id() -> str:
    """The id of a person, which says nothing of them."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in new_secret().encode()[:ID_LENGTH])


async def person_of(store: Store, id: str) -> Paper:
    """What is kept of a person; refused if there is none."""
    paper = await store.paper(PERSON, id)
    if paper is None:
        raise Refuse("not-a-person")
    return paper


async def introduce(store: Store, wish: keys.Introduce) -> keys.Introduced:
    """A new person with a first device."""
    name = clean(wish.name, NAME_LENGTH)
    id = new_id()
    if not await store.add_paper(Paper(PERSON, id, id, encode(Person(time.time(), name)))):
        raise Refuse("not-stored")
    return await add_device(store, id, wish.device)


async def add_device(store: Store, person: str, name: str) -> keys.Introduced:
    """One more device of a person, with a token of its own."""
    known = read_person(await person_of(store, person))
    if len(await store.papers(DEVICE, person)) >= DEVICES:
        raise Refuse("too-many-devices")
    token, now = new_token(), time.time()
    device = Device(clean(name, DEVICE_NAME), now, now)
    await store.put_paper(Paper(DEVICE, hashed(token), person, encode(device)))
    return keys.Introduced(person, known.name, token)


async def remove_device(store: Store, person: str, id: str) -> str:
    """Lock a device out: the hash of its token, for those who have its screens open.

    The passkeys that were made on it go too: whoever has found it comes back by none of them.
    """
    for paper in await store.papers(DEVICE, person):
        if device_id(paper) == id:
            await store.swap_paper(paper, None)
            await passkeys.remove_made_on(store, person, paper.id)
            return paper.id
    raise Refuse("no-such-device")


async def note_seen(store: Store, secret: str) -> None:
    """A device was there again; that is written down now and then only."""
    paper = await store.paper(DEVICE, hashed(secret))
    if paper is None:
        return
    device, now = read_device(paper), time.time()
    if now - device.seen > SEEN:
        device.seen = now
        await store.swap_paper(paper, Paper(DEVICE, paper.id, paper.owner, encode(device)))


async def new_link(store: Store, person: str) -> keys.Link:
    """What another device must bring, once, and soon."""
    code, until = new_secret(), time.time() + LINK_SECONDS
    await store.put_paper(Paper(LINK, hashed(code), person, b"{}", until))
    return keys.Link(code, until)


async def carry(store: Store, wish: keys.Carry) -> keys.Introduced:
    """A device comes by a link that was shown to it; nobody comes by it again."""
    paper = await store.paper(LINK, hashed(wish.code))
    if paper is None or not await store.swap_paper(paper, None):
        raise Refuse("link-over")
    return await add_device(store, paper.owner, wish.device)


async def write_down(store: Store, person: str) -> keys.RecoveryWords:
    """New words; those of before are worth nothing from now on."""
    await person_of(store, person)
    for old in await store.papers(WORDS, person):
        await store.swap_paper(old, None)
    words = new_words()
    await store.put_paper(Paper(WORDS, hashed(" ".join(words)), person, b"{}"))
    return keys.RecoveryWords(words)


async def recover(store: Store, wish: keys.Recover) -> keys.Introduced:
    """A device comes by the words."""
    words = read_words(wish.words)
    if words is None:
        raise Refuse("misspelled")
    paper = await store.paper(WORDS, hashed(words))
    if paper is None:
        raise Refuse("unknown-words")
    return await add_device(store, paper.owner, wish.device)


async def change(store: Store, person: str, wish: keys.Profile) -> None:
    """Another name or other settings; whoever comes second reads the first's and tries again."""
    while True:
        paper = await person_of(store, person)
        known = read_person(paper)
        if wish.name is not None:
            known.name = clean(wish.name, NAME_LENGTH)
        if wish.settings is not None:
            known.settings = wish.settings
            if len(encode(wish.settings)) > SETTINGS_BYTES:
                raise Refuse("too-long")
        if await store.swap_paper(paper, Paper(PERSON, person, person, encode(known))):
            return


async def erasing(store: Store, person: str) -> float | None:
    """When somebody will be erased; None if they will not."""
    paper = await store.paper(ERASURE, person)
    return None if paper is None else msgspec.json.decode(paper.text, type=Erasure).at


async def about(store: Store, who: Bearer) -> keys.Me:
    """All that a person is shown of themselves."""
    known = read_person(await person_of(store, who.person))
    here = hashed(who.secret)
    devices = [
        keys.DeviceInfo(device_id(paper), device.name, device.made, device.seen, paper.id == here)
        for paper in await store.papers(DEVICE, who.person)
        for device in [read_device(paper)]
    ]
    devices.sort(key=lambda device: (not device.here, -device.seen))
    words = bool(await store.papers(WORDS, who.person))
    passes = await passkeys.passkeys_of(store, who.person)
    due = await erasing(store, who.person)
    rest = await leave_of(store, who.person)
    settings = known.settings
    return keys.Me(who.person, known.name, known.made, settings, devices, passes, words, due, rest)
