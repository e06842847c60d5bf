"""Taking answers back: alone while nobody has learned anything, else if the others agree."""

from __future__ import annotations

from cabale.server import lines as stored
from cabale.server.table import Outcome, Refuse, Table


def undo(table: Table, seat: int, position: int, turn: bool) -> Outcome:
    """Take back the last answer, or all since something was learned."""
    play = table.going()
    if position != play.positions[seat]:
        raise Refuse("stale")
    free = play.undoable(seat)
    if free == 0:
        raise Refuse("nothing-to-undo")
    return go_back(table, seat, free if turn else 1)


def go_back(table: Table, seat: int, answers: int) -> Outcome:
    """Withdraw the last answers at the wish of a seat."""
    outcome = Outcome(table=table.wish is not None or table.clocks is not None)
    table.add(outcome, stored.Backed(seat, answers, table.moment()))
    table.show(outcome, seat, back=seat)
    return outcome


def wish_back(table: Table, seat: int, position: int, give_up: bool) -> Outcome:
    """Ask the others to let a seat take its last answer back."""
    play = table.going()
    if give_up:
        return end_wish(table) if table.wish == seat else Outcome()
    if position != play.positions[seat]:
        raise Refuse("stale")
    if table.opened.daily or table.wish is not None or play.answers_since(seat) == 0:
        raise Refuse("no-takeback")
    if any(not table.chairs[n].is_person() for n in table.others(seat)):
        raise Refuse("nobody-to-agree")
    if not table.others(seat):
        return go_back(table, seat, play.answers_since(seat))
    outcome = Outcome(table=True)
    table.add(outcome, stored.Wished(seat))
    return outcome


def end_wish(table: Table) -> Outcome:
    """Nobody wishes to take anything back any longer."""
    outcome = Outcome(table=True)
    table.add(outcome, stored.Wished(None))
    return outcome


def consent(table: Table, seat: int, yes: bool, whose: int | None = None) -> Outcome:
    """One of the others agrees, or does not; once all have agreed, it is taken back.

    Who agrees to the wish of one seat does not agree to another's that has taken its place.
    """
    play = table.going()
    if table.wish is None or seat not in table.others(table.wish):
        raise Refuse("no-takeback")
    if whose is not None and whose != table.wish:
        raise Refuse("no-takeback")
    if not yes:
        return end_wish(table)
    if table.agreed | {seat} >= set(table.others(table.wish)):
        return go_back(table, table.wish, play.answers_since(table.wish))
    outcome = Outcome(table=True)
    table.add(outcome, stored.Agreed(seat))
    return outcome
