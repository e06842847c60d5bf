"""What lines that another process has stored did at a table, for those who look at it here."""

from __future__ import annotations

from cabale.server import people
from cabale.server.lines import Answered, Backed, Line, Said
from cabale.server.table import Outcome, Table
from cabale.server.wire import encode


def follow(table: Table, line: Line) -> Outcome:
    """Carry out a stored line, and say whom to tell what; there is nothing left to store."""
    outcome = Outcome(table=table.wish is not None or table.clocks is not None)
    table.fold(line)
    match line:
        case Answered():
            outcome.table |= table.phase == "over"
            table.show(outcome, line.seat)
        case Backed():
            table.show(outcome, line.seat, back=line.seat)
        case Said():
            outcome.table = False
            outcome.talk.append(encode(people.talk_info(table, len(table.talk) - 1)))
        case _:
            outcome.table = True
    return outcome
