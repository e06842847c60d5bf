"""De Cape & d'Épée as a tensor, in the order of tensor_slices.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.core.bits import count, lowest
from cabale.core.row import Form, Row, begin
from cabale.games.cape_epee.pieces import (
    CARDS,
    FACES,
    NO_OBJECTIVE,
    ROUNDS,
    UP,
    card_of,
    face_of,
    owner_of,
    value_of,
)
from cabale.games.cape_epee.scoring import resolve_visible
from cabale.games.cape_epee.state import Cape

ROWS: Final = 10  # cards of a column that are told one by one, from the objective down


def observe(s: Cape, seat: i64, form: Form) -> Row:
    """What `seat` sees."""
    row = begin(s, seat, form)
    row.number(s.round + 1 if s.round < ROUNDS else ROUNDS)
    row.flag(s.seats, s.turn)
    row.flag(s.seats, s.start)
    row.flags(CARDS, s.hand[seat])
    row.flags(CARDS, s.reserve[seat])
    for column in range(s.seats):
        put_column(row, s, column, seat)
    for other in range(s.seats):
        put_seat(row, s, other, seat)
    return row


def put_column(row: Row, s: Cape, column: i64, seat: i64) -> None:
    """One column: its objective, its state and its cards in order."""
    objective = s.objective[column]
    turned = objective != NO_OBJECTIVE
    row.flag(FACES, objective)
    row.number(value_of(objective) if turned else 0)
    row.number(s.count_cards(column))
    row.number(0 if s.is_open(column) else 1)
    row.number(1 if turned and s.is_fulfilled(column) else 0)
    row.flag(s.seats, resolve_visible(s, column).winner if turned else -1)
    for n in range(ROWS):
        if n < s.size[column]:
            put_card(row, s, s.tile(column, n), seat)
        else:
            row.skip(s.seats + CARDS + 1)


def put_card(row: Row, s: Cape, tile: i64, seat: i64) -> None:
    """One card of a column: a face only to its owner and where it is known."""
    row.flag(s.seats, owner_of(tile))
    row.flag(CARDS, card_of(tile) if s.sees_card(seat, tile) else -1)
    row.number(1 if tile & UP else 0)


def put_seat(row: Row, s: Cape, other: i64, seat: i64) -> None:
    """What everybody sees of one player."""
    won = s.won[other]
    shown = s.sees_objectives(seat, other)
    row.number(s.count_hand(other))
    row.number(count(s.reserve[other]))
    row.number(count(won))
    row.flags(CARDS, s.discard[other])
    while shown and won:
        row.mark(face_of(lowest(won)), 1)
        won &= won - 1
    row.skip(FACES)
