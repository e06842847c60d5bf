"""Who is asked what at a table: for an answer, or for a word before the game begins."""

from __future__ import annotations

from typing import Final

from cabale.server import dealing
from cabale.server.table import Table

FOR_WORD: Final = -1  # the position at which a seat is asked before the game begins


def seats_asked(table: Table) -> list[int]:
    """The seats of people who owe an answer, or a word before the game begins."""
    if table.play is None:
        return dealing.gathers(table)
    if table.play.is_over():
        return []
    asked = table.play.is_asked
    return [n for n, chair in enumerate(table.chairs) if chair.is_person() and asked(n)]


def questions(table: Table) -> dict[int, int]:
    """By seat, which question it is asked; before the first one it is its word."""
    if table.play is None:
        return dict.fromkeys(seats_asked(table), FOR_WORD)
    return {seat: table.play.positions[seat] for seat in seats_asked(table)}
