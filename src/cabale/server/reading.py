"""From what is stored to a table, and from a table to what is stored beside its lines."""

from __future__ import annotations

import time
from typing import Final

from cabale.core.game import GameError
from cabale.games import catalogue
from cabale.server import dealing
from cabale.server import lines as stored
from cabale.server.cadence import FREE, NO_CLOCK, Pace
from cabale.server.lines import Line, read_line
from cabale.server.pieces import Pieces, Work, at_once
from cabale.server.storage.store import Sitting, Store, StoreError, Summary
from cabale.server.table import Table
from cabale.server.versions import rules_of

QUIET: Final = (  # lines that move no seat
    *(stored.Answered, stored.Backed, stored.Said),
    *(stored.Wished, stored.Agreed, stored.Voted),
)


async def read_table(
    store: Store, id: str, table_type: type[Table] = Table, pieces: Pieces | None = None
) -> Table | None:
    """A table as it was stored, among other work that is done in pieces."""
    rows = await store.lines(id)
    return await (pieces or Pieces()).do(fold_all(id, rows, table_type)) if rows else None


def table_of(id: str, rows: list[bytes], table_type: type[Table] = Table) -> Table:
    """The table that lines make; StoreError if they are damaged."""
    return at_once(fold_all(id, rows, table_type))


def fold_all(id: str, rows: list[bytes], table_type: type[Table]) -> Work[Table]:
    """Carry every line of a table out, from the first on."""
    try:
        opened, rest = read_line(rows[0]), list[Line]()
        for row in rows[1:]:
            rest.append(read_line(row))
            yield
        assert isinstance(opened, stored.Opened), "the first line opens the table"
        game = catalogue.game_named(opened.game)
        table = table_type(id, game, opened)
        table.rules = rules_of(opened, rest)
        for line in rest:
            table.fold(line)
            yield
    except GameError:
        raise
    except Exception as error:
        why = f"{type(error).__name__} {error}".strip()[:120]
        raise StoreError(f"the lines of table {id} are damaged: {why}") from None
    table.wake(time.time())
    return table


def summary_of(table: Table, lines: list[Line]) -> Summary:
    """What is kept of a table beside its lines."""
    seats = None
    if not all(isinstance(line, QUIET) for line in lines):
        seats = [Sitting(chair.name, chair.holder) for chair in table.chairs]
    waiting = dealing.wait_bits(table)
    touched = max(time.time(), table.now)  # whatever a clock that was set back says
    ends = dealing.ends_of(table)
    pace = Pace(table.cadence, ends) if ends or table.cadence is not FREE else NO_CLOCK
    return Summary(table.id, table.game.name, table.phase, waiting, touched, seats, pace)
