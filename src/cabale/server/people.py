"""The people at a table: who comes and goes, who plays for whom, what is said."""

from __future__ import annotations

from cabale.server import lines as stored
from cabale.server.chairs import Chair
from cabale.server.table import Outcome, Refuse, Table
from cabale.server.text import clean
from cabale.server.wire import TALK_LENGTH, WATCHING, Talk, encode


def say(table: Table, seat: int, text: str, about: str | None, now: float) -> Outcome:
    """A word to the table."""
    words = clean(text, TALK_LENGTH)
    if not words:
        raise Refuse("empty")
    outcome = Outcome()
    table.add(outcome, stored.Said(seat, words, now, clean(about, 40) if about else None))
    outcome.talk.append(encode(talk_info(table, len(table.talk) - 1)))
    return outcome


def forget(table: Table, seat: int) -> Outcome:
    """Let the table forget the name of a seat and all that it said; the game stays."""
    outcome = Outcome(table=True)
    table.add(outcome, stored.Forgot(seat))
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


def arrive(table: Table, seat: int) -> Outcome:
    """Somebody has opened a socket: a seat, which its bot then gives back, or a watcher."""
    outcome = Outcome(table=True)
    if seat == WATCHING:
        return outcome
    chair = table.chairs[seat]
    for voter in sorted(chair.votes):
        table.add(outcome, stored.Voted(voter, seat, False))
    if chair.is_person() and chair.is_played_by_bot():
        table.add(outcome, stored.Stands(seat, None))
    return outcome


def depart(table: Table, seat: int, holder: str, now: float) -> Outcome:
    """A socket was closed; with the last one its seat is absent and its votes are void."""
    outcome = Outcome(table=True)
    if seat == WATCHING or not table.is_held_by(seat, holder):
        return outcome
    table.chairs[seat].gone = now
    if not table.chairs[seat].is_present():
        for absent, other in enumerate(table.chairs):
            if seat in other.votes:
                table.add(outcome, stored.Voted(seat, absent, False))
    return outcome


def vote(table: Table, seat: int, absent: int, yes: bool, level: str, now: float) -> Outcome:
    """One seat wants a bot for an absent one, or no longer."""
    table.going()
    chair = absent_chair(table, absent, now)
    outcome = Outcome(table=True)
    table.add(outcome, stored.Voted(seat, absent, yes))
    present = [n for n in table.others(absent) if table.chairs[n].is_present()]
    if len(chair.votes) * 2 > len(present):
        table.add(outcome, stored.Stands(absent, level))
    return outcome


def absent_chair(table: Table, seat: int, now: float) -> Chair:
    """The chair of a person who has been away for long enough."""
    if seat >= len(table.chairs):
        raise Refuse("not-a-seat")
    chair = table.chairs[seat]
    if not chair.is_person() or chair.is_played_by_bot() or chair.is_present():
        raise Refuse("too-early")
    if now - chair.gone < table.patience:
        raise Refuse("too-early")
    return chair
