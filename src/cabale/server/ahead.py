"""Answers laid down ahead, by correspondence: if I see just this happen, I answer so, then so.

What was laid down is kept beside the table, not in it: nothing there says that somebody thinks
ahead. An answer that fits is given when it is asked for, as if at once by hand; what follows on it
is kept for the next time.
"""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta, Struct

from cabale.core.play import Play
from cabale.server.foresight import Told
from cabale.server.holding import by_holder
from cabale.server.storage.paper import PERSON, Paper
from cabale.server.storage.store import StoreError
from cabale.server.stream import rows
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.wire import Action, Count, SeatNumber, Tag

if TYPE_CHECKING:
    from cabale.server.house import House
    from cabale.server.room import Room

AHEAD: Final = "ahead"
PLANS: Final = 40  # of one seat
STEPS: Final = 8  # of one plan
KEPT: Final = 60 * 86_400.0  # seconds for which they are, if nobody ever answers


class Riposte(Struct, forbid_unknown_fields=True):
    """If these events are all that I see until I am asked, this is my answer."""

    events: Told | None  # as in Step; None: whatever they are, if the answer is allowed
    action: Action
    decision: Tag = ""  # the question that it answers; empty: any


class Plan(Struct, forbid_unknown_fields=True):
    """One answer, or several after each other, each if just that is seen."""

    ripostes: Annotated[list[Riposte], Meta(min_length=1, max_length=STEPS)]


class LayAhead(Struct, forbid_unknown_fields=True):
    """All that a seat lays down, in place of what it had; nothing: think no more of it."""

    seat: SeatNumber
    told: Count  # the events that the seat knows now
    plans: Annotated[list[Plan], Meta(max_length=PLANS)]


class Ahead(Struct):
    """What a seat has laid down."""

    told: int
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


def key_of(table: Table, seat: int) -> str:
    return f"{table.id}.{seat}"


def paper_of(table: Table, seat: int, laid: Laid, now: float) -> Paper:
    """What a seat has laid down, which belongs to its person if it has one."""
    holder = table.chairs[seat].holder
    owner = holder[len(PERSON) :] if holder.startswith(PERSON) else ""
    text = msgspec.json.encode(laid)
    return Paper(AHEAD, key_of(table, seat), owner, text, now + KEPT)


async def laid_by(house: House, table: Table, seat: int) -> tuple[Paper, Laid] | None:
    """What the holder of a seat has laid down; what an earlier version kept is not read."""
    paper = await house.store.paper(AHEAD, key_of(table, seat))
    if paper is None:
        return None
    try:
        laid = msgspec.json.decode(paper.text, type=Laid)
    except msgspec.ValidationError:
        return None
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


def fits(play: Play, seat: int, laid: Laid, riposte: Riposte) -> bool:
    """Whether a riposte is for what has happened, and what it answers is allowed."""
    happened = rows(play.told(seat))[laid.told :]
    asked = play.game.decisions[play.state.decision].name
    return (
        riposte.events in (None, happened)
        and riposte.decision in ("", asked)
        and riposte.action in play.legal(seat)
    )


def fitting(play: Play, seat: int, laid: Laid) -> Plan | None:
    """The plan for exactly what has happened, else one for whatever does."""
    found = [plan for plan in laid.plans if fits(play, seat, laid, plan.ripostes[0])]
    exact = [plan for plan in found if plan.ripostes[0].events is not None]
    return next(iter(exact or found), None)


def rest_of(play: Play, seat: int, laid: Laid, plan: Plan) -> Laid | None:
    """What is left of all that begins as a plan does, once that is given; None: nothing."""
    first = plan.ripostes[0]
    alike = [one for one in laid.plans if one.ripostes[0] == first and len(one.ripostes) > 1]
    if not alike:
        return None
    plans = [Plan(one.ripostes[1:]) for one in alike]
    return Laid(laid.holder, len(play.told(seat)), plans)


async def answer_ahead(house: House, room: Room) -> None:
    """Give what was laid down by those who are asked now."""
    table = room.table
    for seat in table.playing().waiting() if table.phase == "playing" else []:
        if table.chairs[seat].is_played_by_its_person():
            with contextlib.suppress(StoreError, Refuse):
                await answer_for(house, room, seat)


async def answer_for(house: House, room: Room, seat: int) -> None:
    """Give the answer that a seat laid down, once; if none fits, its holder is told later."""
    play = room.table.playing()
    position = play.positions[seat]
    found = await laid_by(house, room.table, seat)
    if found is None or found[1].lapsed or not room.table.playing().is_asked(seat):
        return
    paper, laid = found
    plan = fitting(play, seat, laid)
    if plan is None:
        rest: Laid | None = Laid(laid.holder, laid.told, [], lapsed=True)
    else:
        rest = rest_of(play, seat, laid, plan)
    after = None if rest is None else paper_of(room.table, seat, rest, house.clock())
    if await house.store.swap_paper(paper, after) and plan is not None:  # of several processes one
        action = plan.ripostes[0].action
        answer = functools.partial(give, seat=seat, position=position, action=action)
        await house.perform(room, by_holder(laid.holder, seat, answer))


def give(table: Table, seat: int, position: int, action: int) -> Outcome:
    """Answer for whoever has laid it down."""
    return table.answer(seat, position, "", action)
