"""A table that was begun by earlier rules: it moves to the present ones, or is finished by its own.

A move is stored as a line, once: what is played after it may be impossible by the earlier rules.
"""

from __future__ import annotations

from collections.abc import Iterable

from cabale.core.versions import newest_rules
from cabale.server import lines as stored
from cabale.server.lines import Line
from cabale.server.table import Outcome, Table


def rules_of(opened: stored.Opened, lines: Iterable[Line]) -> int:
    """The version by which a stored table is played from its first answer to its last."""
    moves = [line.rules for line in lines if isinstance(line, stored.Moved)]
    return moves[-1] if moves else opened.rules


def move_on(table: Table, rules: int) -> Outcome:
    """Move a table to a version by which it went exactly so."""
    outcome = Outcome()
    if rules != table.rules:
        table.add(outcome, stored.Moved(rules))
        outcome.table = True
    return outcome


def latest_for(table: Table) -> int:
    """The version that a table may move to, its own if there is none."""
    if table.phase == "lobby":
        return table.rules if table.head else table.game.rules_version
    if table.phase == "over" or table.rules == table.game.rules_version:
        return table.rules
    return newest_rules(table.game, table.account(even_if_open=True))
