"""Mine to take and to erase: everything about a person as one file, and nothing of them at all."""

from __future__ import annotations

import contextlib
import functools
from typing import Any, Final

import msgspec
from msgspec import Struct

from cabale.core.game import GameError
from cabale.server import identity, lobby
from cabale.server.bearer import DEVICE
from cabale.server.forgetting import forget_seat
from cabale.server.house import House
from cabale.server.identity import ERASURE, Erasure
from cabale.server.lines import Hosts
from cabale.server.log import log
from cabale.server.passkeys import PASSKEY
from cabale.server.reading import table_of
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.storage.store import Store, Summary
from cabale.server.table import Outcome, Table

WAIT: Final = 7 * 86_400.0  # seconds in which somebody may think better of it


class MyGame(Struct):
    """What is told of one table to the person who sits there."""

    table: str
    game: str
    phase: str
    seats: list[int]
    names: list[str]  # what the person was called there, by seat
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
    games = [await my_game(house, one, person) for one in await store.tables_of(person)]
    return Everything(person, known.name, known.made, known.settings, devices, papers, games)


async def my_game(house: House, summary: Summary, person: str) -> MyGame:
    """One game of a person; one that cannot be read any more is named all the same."""
    seats = summary.seats_of(PERSON + person)
    names = [(summary.seats or [])[seat].name for seat in seats]
    mine = MyGame(summary.id, summary.game, summary.phase, seats, names, [], "")
    rows = await house.store.lines(summary.id)
    with contextlib.suppress(GameError):
        await house.aside.do(functools.partial(fill_in, mine, rows))
    return mine


def fill_in(mine: MyGame, rows: list[bytes]) -> None:
    """What somebody said at a table, and its record once the game is over."""
    if rows:
        table = table_of(mine.table, rows, Table)
        mine.talk = [said.text for said in table.talk if said.seat in mine.seats and said.text]
        mine.record = table.record() if table.phase == "over" else ""


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
    while new := {one.id for one in await house.store.tables_of(person)} - done:
        for id in new:
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
    """Let name and talk vanish at one table."""
    room = await house.room(table)
    if room is not None:
        for seat in room.table.seats_held_by(holder):
            await forget_seat(house, room, seat)
        await house.perform(room, functools.partial(vacate, holder=holder))
