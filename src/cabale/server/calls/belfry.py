"""Where bells hang: kept beside the tables, for a person or for whoever holds a seat."""

from __future__ import annotations

import datetime
import hashlib
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from cabale.server.calls.bells import BellInfo, Kind, Language, PushKeys, Quiet
from cabale.server.leave import zone_of
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.storage.store import Store

BELL: Final = "bell"  # the kind of paper that a bell is
MOST: Final = 10  # bells of one owner
ID_LENGTH: Final = 16
DAY: Final = datetime.timedelta(days=1)


class Bell(Struct):
    """One way in which one owner is called."""

    id: str
    kind: Kind
    address: str
    keys: PushKeys | None = None
    language: Language = "en"
    quiet: Quiet | None = None
    table: str = ""  # of the seat whose holder it is, if that is no person
    number: str = ""  # hashed, that was sent there; until it is known the bell is silent
    tries: int = 0  # to guess it

    def info(self) -> BellInfo:
        """The bell as its owner sees it; the whole address of a carrier or webhook is a secret."""
        shown = self.address if self.kind == "mail" else urlsplit(self.address).hostname or ""
        waits = self.number != ""
        return BellInfo(self.id, self.kind, shown, self.language, self.quiet, waits)

    def quiet_until(self, now: float) -> float | None:
        """When its quiet hours end; None if it may ring now."""
        if self.quiet is None:
            return None
        local = datetime.datetime.fromtimestamp(now, zone_of(self.quiet.zone))
        minute = local.hour * 60 + local.minute
        start, end = self.quiet.start, self.quiet.end
        inside = start <= minute < end if start <= end else minute >= start or minute < end
        if not inside:
            return None
        ends = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
        return (ends if ends > local else ends + DAY).timestamp()


def digest(*words: str) -> str:
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:ID_LENGTH]


def id_of(kind: Kind, address: str) -> str:
    """The same bell hung twice is one bell."""
    return digest(kind, address)


def owner_of(holder: str) -> str:
    """Whose bells ring for a seat: those of the person who holds it, or of the seat itself."""
    return holder.removeprefix(PERSON)


def paper_of(bell: Bell, owner: str) -> Paper:
    return Paper(BELL, f"{bell.id}.{digest(owner)}", owner, msgspec.json.encode(bell))


def read_bell(paper: Paper) -> Bell:
    return msgspec.json.decode(paper.text, type=Bell)


async def bells_of(store: Store, owner: str) -> list[Bell]:
    """All bells of an owner."""
    return [read_bell(paper) for paper in await store.papers(BELL, owner)]


async def paper_at(store: Store, id: str, owner: str) -> Paper | None:
    """The paper of a bell; None if it does not hang there."""
    return await store.paper(BELL, f"{id}.{digest(owner)}")


async def hang(store: Store, bell: Bell, owner: str) -> bool:
    """Hang a bell; False if there are too many, also of those that were hung meanwhile."""
    hung = [one.id for one in await bells_of(store, owner)]
    if bell.id not in hung and len(hung) >= MOST:
        return False
    await store.put_paper(paper_of(bell, owner))
    if bell.id not in hung and len(await bells_of(store, owner)) > MOST:
        await take_down(store, bell.id, owner)
        return False
    return True


async def hush(store: Store, owner: str, quiet: Quiet | None) -> None:
    """Other quiet hours for every bell of an owner that still hangs."""
    for paper in await store.papers(BELL, owner):
        bell = read_bell(paper)
        bell.quiet = quiet
        await store.swap_paper(paper, paper_of(bell, owner))


async def take_down(store: Store, id: str, owner: str) -> bool:
    """Take a bell down; whether it hung there."""
    found = await paper_at(store, id, owner)
    return found is not None and await store.swap_paper(found, None)
