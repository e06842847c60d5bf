"""Answers laid down ahead, by correspondence: if I see just this happen, I answer so.

What may happen next is drawn from worlds that the seat cannot tell from the true one, so the list
tells nothing. What was laid down is kept beside the table, not in it: nothing there says that
somebody thinks ahead. An answer that fits is given when it is asked for, as if at once by hand.
"""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta, Struct

from cabale.core.journal import Journal
from cabale.core.play import Play
from cabale.core.protocol import CHANCE, State
from cabale.core.rng import Rng
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.storage.store import StoreError
from cabale.server.stream import rows
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.wire import Action, Count, SeatNumber

if TYPE_CHECKING:
    from cabale.server.house import House
    from cabale.server.room import Room

AHEAD: Final = "ahead"
WORLDS: Final = 64  # from which it is drawn what may happen
TRIES: Final = 3000  # answers of others that are tried in them
FUTURES: Final = 400  # told at most
PLANS: Final = 40  # of one seat
KEPT: Final = 60 * 86_400.0  # seconds for which they are, if nobody ever answers

Told = Annotated[list[Annotated[list[int], Meta(max_length=6)]], Meta(max_length=40)]


class Plan(Struct, forbid_unknown_fields=True):
    """If these events are all that I see until I am asked, this is my answer."""

    events: Told  # as in Step
    action: Action


class LayAhead(Struct, forbid_unknown_fields=True):
    """All that a seat lays down, in place of what it had; nothing: think no more of it."""

    seat: SeatNumber
    told: Count  # the events that the seat knows now
    plans: Annotated[list[Plan], Meta(max_length=PLANS)]


class Future(Struct):
    """What may happen before a seat is asked, and what it may answer then."""

    events: list[list[int]]
    choices: list[int]


class Ahead(Struct):
    """What a seat may lay down, and what it has."""

    told: int
    futures: list[Future]  # nothing where the next answer of somebody cannot lead to the seat
    plans: list[Plan]
    lapsed: bool  # something else happened than all that was laid down for


class Laid(Struct):
    """What is kept of it."""

    holder: str  # of the seat; whoever holds it after them has laid down nothing
    told: int
    plans: list[Plan]
    lapsed: bool = False


def may_lay(table: Table, seat: int) -> None:
    """Refuse where nobody thinks ahead: together, when asked, or when all is over."""
    if not table.cadence.letters:
        raise Refuse("not-by-letters")
    if table.going().is_asked(seat):
        raise Refuse("asked-now")


# -- what may happen


def futures(play: Play, seat: int, rng: Rng) -> list[Future]:
    """What a seat may see happen by the next answer of somebody else, if it is asked then."""
    asked = play.waiting(seat)
    found: dict[str, Future] = {}
    if len(asked) != 1 or seat in asked:
        return []
    tries = 0
    for _ in range(WORLDS):
        world = play.resample(seat, rng)
        for action in world.legal(asked[0]) if world.is_asked(asked[0]) else ():
            tries += 1
            future = future_of(play, world, asked[0], action, seat, rng)
            if future is not None:
                found.setdefault(str(future.events), future)
        if tries >= TRIES or len(found) >= FUTURES:
            break
    return sorted(found.values(), key=lambda future: future.events)[:FUTURES]


def future_of(
    play: Play, world: State, other: int, action: int, seat: int, rng: Rng
) -> Future | None:
    """What a seat sees of one answer in one world; None if it is not asked then."""
    s = world.clone()
    journal = s.journal = Journal()
    s.apply(other, action)
    while s.waiting == 0 and not s.is_over():
        s.apply(CHANCE, s.draw(rng))
    if not s.is_asked(seat):
        return None
    told = [journal.told_to(seat, n, play.game.events) for n in range(len(journal))]
    return Future(rows(event for event in told if event is not None), list(s.legal(seat)))


# -- what was laid down


def key_of(table: Table, seat: int) -> str:
    return f"{table.id}.{seat}"


def paper_of(table: Table, seat: int, laid: Laid, now: float) -> Paper:
    """What a seat has laid down, which belongs to its person if it has one."""
    holder = table.chairs[seat].holder
    owner = holder[len(PERSON) :] if holder.startswith(PERSON) else ""
    text = msgspec.json.encode(laid)
    return Paper(AHEAD, key_of(table, seat), owner, text, now + KEPT)


async def laid_by(house: House, table: Table, seat: int) -> tuple[Paper, Laid] | None:
    """What the holder of a seat has laid down."""
    paper = await house.store.paper(AHEAD, key_of(table, seat))
    if paper is None:
        return None
    laid = msgspec.json.decode(paper.text, type=Laid)
    return (paper, laid) if table.is_held_by(seat, laid.holder) else None


async def lay(house: House, table: Table, wish: LayAhead) -> None:
    """Keep what a seat lays down, in place of what it had."""
    if not wish.plans:
        while found := await laid_by(house, table, wish.seat):
            if await house.store.swap_paper(found[0], None):
                break
        return
    may_lay(table, wish.seat)
    if wish.told != len(table.playing().told(wish.seat)):
        raise Refuse("stale")
    laid = Laid(table.chairs[wish.seat].holder, wish.told, wish.plans)
    await house.store.put_paper(paper_of(table, wish.seat, laid, house.clock()))


def fitting(play: Play, seat: int, laid: Laid) -> Plan | None:
    """The plan for exactly what has happened, if what it answers is allowed."""
    happened = rows(play.told(seat))[laid.told :]
    legal = play.legal(seat)
    return next((p for p in laid.plans if p.events == happened and p.action in legal), None)


async def answer_ahead(house: House, room: Room) -> None:
    """Give what was laid down by those who are asked now."""
    table = room.table
    for seat in table.playing().waiting() if table.phase == "playing" else []:
        if table.chairs[seat].is_played_by_its_person():
            with contextlib.suppress(StoreError, Refuse):
                await answer_for(house, room, seat)


async def answer_for(house: House, room: Room, seat: int) -> None:
    """Give the answer that a seat laid down, once; if none fits, its holder is told later."""
    position = room.table.playing().positions[seat]
    found = await laid_by(house, room.table, seat)
    if found is None or found[1].lapsed or not room.table.playing().is_asked(seat):
        return
    paper, laid = found
    plan = fitting(room.table.playing(), seat, laid)
    if plan is None:
        void = Laid(laid.holder, laid.told, [], lapsed=True)
        await house.store.swap_paper(paper, paper_of(room.table, seat, void, house.clock()))
    elif await house.store.swap_paper(paper, None):  # of several processes one gives it
        answer = functools.partial(give, seat=seat, position=position, action=plan.action)
        await house.perform(room, answer)


def give(table: Table, seat: int, position: int, action: int) -> Outcome:
    """Answer for whoever has laid it down."""
    return table.answer(seat, position, "", action)
