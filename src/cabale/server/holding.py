"""Commands that only whoever holds a seat gives: also if they wait until it has changed hands."""

from __future__ import annotations

from cabale.server.room import Command
from cabale.server.table import Outcome, Refuse, Table


def by_holder(holder: str, seat: int, command: Command) -> Command:
    """A command of whoever holds a seat when it is carried out."""

    def act(table: Table) -> Outcome:
        if not table.is_held_by(seat, holder):
            raise Refuse("not-a-seat")
        return command(table)

    return act


def by_host(holder: str, command: Command) -> Command:
    """A command of the host; who plays alone with others at one screen is host for each seat."""

    def act(table: Table) -> Outcome:
        check_host(table, holder)
        return command(table)

    return act


def check_host(table: Table, holder: str) -> None:
    """Refuse whoever is not the host."""
    seats = table.seats_held_by(holder)
    if not seats:
        raise Refuse("not-a-seat")
    if table.host not in seats and table.opened.mode != "hotseat":
        raise Refuse("not-the-host")
