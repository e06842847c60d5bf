"""The people at a table: who comes and goes, who plays for whom, what is said."""

from __future__ import annotations

from typing import Final

from cabale.server import lines as stored
from cabale.server.chairs import Chair
from cabale.server.leave import Leave
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.text import clean
from cabale.server.wire import TALK_LENGTH, WATCHING, Talk, encode

STAND_IN: Final = "courtier"  # the level of a bot that plays for somebody absent


def say(table: Table, seat: int, text: str, about: str | None, now: float) -> Outcome:
    """A word to the table."""
    words = clean(text, TALK_LENGTH, spelt=True)
    if not words:
        raise Refuse("empty")
    outcome = Outcome()
    table.add(outcome, stored.Said(seat, words, now, clean(about, 40) if about else None))
    outcome.talk.append(encode(talk_info(table, len(table.talk) - 1)))
    return outcome


def forget(table: Table, seat: int, said: list[int] | None = None) -> Outcome:
    """Let the table forget the name of a seat and all that it said; the game stays.

    Or only some words, of somebody who sat there before.
    """
    outcome = Outcome(table=True)
    table.add(outcome, stored.Forgot(seat, said))
    return outcome


def know(table: Table, seat: int, holder: str) -> Outcome:
    """Whoever holds a seat is a person from now on, and holds it as such alone."""
    outcome = Outcome()
    table.add(outcome, stored.Known(seat, holder))
    return outcome


def talk_info(table: Table, n: int) -> Talk:
    """One line of talk as it is sent."""
    line = table.talk[n]
    return Talk(n, line.seat, line.text, line.about, line.at)


def rest(table: Table, seat: int, leave: Leave) -> Outcome:
    """Whoever holds a seat rests at these times from now on."""
    outcome = Outcome(table=True)
    if table.chairs[seat].leave != leave:
        table.add(outcome, stored.Rests(seat, leave, table.now))
    return outcome


def arrive(table: Table, seat: int) -> Outcome:
    """Somebody has opened a socket: a seat, which its bot then gives back, or a watcher."""
    outcome = Outcome(table=True)
    if seat == WATCHING:
        return outcome
    chair = table.chairs[seat]
    for voter in sorted(chair.votes):
        table.add(outcome, stored.Voted(voter, seat, False))
    if chair.is_person() and chair.is_played_by_bot():
        table.add(outcome, stored.Stands(seat, None, table.moment()))
    return outcome


def depart(table: Table, seat: int, holder: str, now: float) -> Outcome:
    """A socket was closed; with the last one its seat is absent."""
    if seat != WATCHING and table.is_held_by(seat, holder):
        table.chairs[seat].gone = now
    return Outcome(table=True)


def vote(table: Table, seat: int, absent: int, yes: bool, level: str, now: float) -> Outcome:
    """One seat wants a bot for an absent one, or no longer; none for itself: it is back.

    Who votes and goes keeps the vote, for a line that breaks is soon there again, but only those
    who are there count; by correspondence, where people are seldom there together, all do.
    """
    table.going()
    if seat == absent and not yes:
        return arrive(table, seat)
    chair = absent_chair(table, absent, now)
    outcome = Outcome(table=True)
    table.add(outcome, stored.Voted(seat, absent, yes))
    asked = set(table.others(absent))
    if not table.cadence.letters:
        asked = {n for n in asked if table.chairs[n].is_present()}
    if len(chair.votes & asked) * 2 > len(asked):
        table.add(outcome, stored.Stands(absent, level, table.moment()))
    return outcome


def absent_chair(table: Table, seat: int, now: float) -> Chair:
    """The chair of a person whose time is over; without a clock, who is away for long enough."""
    if seat >= len(table.chairs):
        raise Refuse("not-a-seat")
    chair = table.chairs[seat]
    if not chair.is_played_by_its_person():
        raise Refuse("too-early")
    if table.clocks is not None:
        late = table.cadence.over == "vote" and seat in table.clocks.over
    else:
        late = not chair.is_present() and now - chair.gone >= table.patience
    if not late:
        raise Refuse("too-early")
    return chair


def call_time(table: Table) -> Outcome:
    """Whoever's time is over by now is told so; a bot plays on if the table has chosen that."""
    outcome = Outcome()
    late = table.clocks.late(table.now) if table.clocks is not None else []
    for seat in late:
        outcome.table = True
        table.add(outcome, stored.RanOut(seat, table.now))
        if table.cadence.over == "bot":
            table.add(outcome, stored.Stands(seat, STAND_IN, table.now))
    return outcome
