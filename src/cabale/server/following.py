"""What lines that another process has stored did at a table, for those who look at it here."""

from __future__ import annotations

from cabale.server import people
from cabale.server.lines import Answered, Backed, Line, Said
from cabale.server.table import Outcome, Table
from cabale.server.wire import encode


def follow(table: Table, line: Line) -> Outcome:
    """Carry out a stored line, and say whom to tell what; there is nothing left to store."""
    table.fold(line)
    outcome = Outcome()
    match line:
        case Answered():
            outcome.table = table.drop_wish() or table.phase == "over"
            table.show(outcome, line.seat)
        case Backed():
            outcome.table = table.drop_wish()
            table.show(outcome, line.seat, back=line.seat)
        case Said():
            outcome.talk.append(encode(people.talk_info(table, len(table.talk) - 1)))
        case _:
            outcome.table = True
    return outcome
