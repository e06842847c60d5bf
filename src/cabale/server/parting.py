"""Mine to take and to erase: everything about a person as one file, and nothing of them at all."""

from __future__ import annotations

import contextlib
import functools
from typing import Any, Final

import msgspec
from msgspec import Struct

from cabale.core.game import GameError
from cabale.server import identity, lobby, people
from cabale.server.bearer import DEVICE
from cabale.server.club import kept
from cabale.server.forgetting import forget_seat
from cabale.server.house import House
from cabale.server.identity import ERASURE, Erasure
from cabale.server.lines import Forgot, Hosts, stays_of, write_line
from cabale.server.log import log
from cabale.server.passkeys import PASSKEY
from cabale.server.reading import table_of
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.storage.store import Sitting, Store, StoreError, Summary
from cabale.server.table import Outcome, Table

WAIT: Final = 7 * 86_400.0  # seconds in which somebody may think better of it


class MyGame(Struct):
    """What is told of one table to a person who sits there, or has sat there."""

    table: str
    game: str
    phase: str
    seats: list[int]
    names: list[str]  # what the person is or was called there, by seat
    talk: list[str]  # what they said
    record: str  # the whole game, once it is over; empty before


class Everything(Struct):
    """All that is kept of a person, for themselves."""

    id: str
    name: str
    made: float
    settings: dict[str, Any]
    devices: list[identity.Device]
    papers: dict[str, list[Any]]  # whatever else belongs to them, by kind
    games: list[MyGame]


async def everything(house: House, person: str) -> Everything:
    """All that is kept of a person; of games that run only what they said and are called."""
    store = house.store
    known = identity.read_person(await identity.person_of(store, person))
    mine = [paper for paper in await store.all_papers() if paper.owner == person]
    papers: dict[str, list[Any]] = {}
    for paper in mine:
        if paper.kind not in (identity.PERSON, DEVICE):
            papers.setdefault(paper.kind, []).append(msgspec.json.decode(paper.text))
    devices = [identity.read_device(paper) for paper in mine if paper.kind == DEVICE]
    games = [await my_game(house, one, person) for one in await store.tables_once_of(person)]
    return Everything(person, known.name, known.made, known.settings, devices, papers, games)


async def my_game(house: House, summary: Summary, person: str) -> MyGame:
    """One game of a person; one that cannot be read any more is named all the same."""
    rows = await house.store.lines(summary.id)
    stays = [stay for stay in stays_of(rows) if stay.holder == PERSON + person]
    names = {stay.seat: stay.name for stay in stays}
    talk = [text for stay in stays for text in stay.said.values() if text]
    seats = list(names)
    mine = MyGame(summary.id, summary.game, summary.phase, seats, list(names.values()), talk, "")
    if summary.phase == "over" and summary.seats_of(PERSON + person):
        with contextlib.suppress(GameError, StoreError):
            mine.record = await house.aside.do(functools.partial(record_of, summary.id, rows))
    return mine


def record_of(table: str, rows: list[bytes]) -> str:
    """The record of a game that is over."""
    return table_of(table, rows, Table).record()


async def wish_erased(store: Store, person: str, now: float) -> None:
    """Let somebody be erased in a week; who wishes it twice does not wait longer."""
    await store.add_paper(Paper(ERASURE, person, person, msgspec.json.encode(Erasure(now + WAIT))))


async def think_better(store: Store, person: str) -> None:
    """Let somebody stay."""
    paper = await store.paper(ERASURE, person)
    if paper is not None:
        await store.swap_paper(paper, None)


async def erase_due(house: House, now: float | None = None) -> int:
    """Erase everybody whose week is over: how many."""
    moment, gone = house.clock() if now is None else now, 0
    for paper in await house.store.papers(ERASURE):
        if msgspec.json.decode(paper.text, type=Erasure).at <= moment:
            await erase(house, paper.owner)
            gone += 1
    if gone:
        log("erased people", people=gone)
    return gone


def vacate(table: Table, holder: str) -> Outcome:
    """Let nothing wait for somebody who never comes back: their seats in a lobby, their hosting."""
    held, outcome = table.seats_held_by(holder), Outcome()
    for seat in held:
        outcome.lines += lobby.leave(table, seat).lines
    heirs = (n for n, chair in enumerate(table.chairs) if chair.is_person() and n not in held)
    if table.host in held and (heir := next(heirs, -1)) >= 0:
        table.add(outcome, Hosts(heir))
    outcome.table = bool(outcome.lines)
    return outcome


async def erase(house: House, person: str) -> None:
    """Let name and talk vanish at every table and forget the person; the games stay."""
    await shut_out(house, person)  # first: else they could sit down somewhere meanwhile
    done = set[str]()
    while new := {one.id for one in await house.store.tables_once_of(person)} - done:
        for id in new:
            await kept.unname(house.store, id, person)
            await erase_at(house, id, PERSON + person)
        done |= new
    await house.store.drop_papers(person)


async def shut_out(house: House, person: str) -> None:
    """Void every key of a person: nobody comes by any of them from now on."""
    devices = {paper.id for paper in await house.store.papers(DEVICE, person)}
    for kind in (identity.LINK, identity.WORDS, PASSKEY, DEVICE):
        for paper in await house.store.papers(kind, person):
            await house.store.swap_paper(paper, None)
    house.lock_out(devices)


async def erase_at(house: House, table: str, holder: str) -> None:
    """Let name and talk vanish at one table, also from seats that were given up since."""
    rows = await house.store.lines(table)
    stays = [stay for stay in stays_of(rows) if stay.holder == holder]
    await house.store.erase(table, [n for stay in stays for n in stay.rows])
    try:
        room = await house.room(table)
    except (GameError, StoreError):
        await erase_unread(house.store, table, len(rows), holder)
        return
    if room is None:
        return
    for stay in (stay for stay in stays if stay.over and stay.said):
        words = functools.partial(people.forget, seat=stay.seat, said=list(stay.said))
        await house.perform(room, words)
    for seat in room.table.seats_held_by(holder):
        await forget_seat(house, room, seat)
    await house.perform(room, functools.partial(vacate, holder=holder))


async def erase_unread(store: Store, table: str, count: int, holder: str) -> None:
    """Let a name vanish from the summary of a table that can be read no more."""
    summary = await store.summary(table)
    if summary is None:
        return
    lines = [write_line(Forgot(seat)) for seat in summary.seats_of(holder)]
    named = summary.seats or []
    seats = [Sitting("", one.holder) if one.holder == holder else one for one in named]
    if lines:
        await store.put(msgspec.structs.replace(summary, seats=seats), count, lines)
