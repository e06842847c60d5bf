"""Heads of State as a tensor, in the order of tensor_slices.py."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.row import Form, Row, begin
from cabale.games.heads_of_state.creating import can_create, missing, open_spaces
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTES,
    COUNTRIES,
    NOBLES,
    ROUNDS,
    SECTORS,
    SPACES,
    TREACHERIES,
    handful,
    held,
    held_treachery,
    size_treachery,
)
from cabale.games.heads_of_state.scoring import influence
from cabale.games.heads_of_state.state import HeadsState


def observe(s: HeadsState, seat: i64, form: Form) -> Row:
    """What `seat` sees."""
    row = begin(s, seat, form)
    row.flag(ROUNDS, s.round if s.round < ROUNDS else ROUNDS - 1)
    row.flag(s.seats, s.turn)
    row.number(s.option)
    row.number(s.left)
    row.number(s.pile)
    row.number(s.reserve)
    row.number(size_treachery(s.plots))
    put_attributes(row, s.shown)
    put_attributes(row, s.discard)
    put_treachery(row, s.shown_plots)
    put_treachery(row, s.spent_plots)
    row.numbers(s.card_pool, 0, NOBLES)
    put_map(row, s)
    put_own(row, s, seat)
    for other in range(s.seats):
        put_seat(row, s, other)
    return row


def put_attributes(row: Row, cards: i64) -> None:
    for attribute in range(ATTRIBUTES):
        row.number(held(cards, attribute))


def put_treachery(row: Row, cards: i64) -> None:
    for card in range(TREACHERIES):
        row.number(held_treachery(cards, card))


def put_takers(row: Row, takers: vec[i64], first: i64, size: i64) -> None:
    """Who took each thing, from 1; 0 for nobody."""
    for i in range(size):
        row.number(takers[first + i] + 1)


def put_map(row: Row, s: HeadsState) -> None:
    """Spaces, hexagons and countries."""
    put_takers(row, s.holder, 0, SPACES)
    row.flags(SPACES, s.gaps)
    row.flags(SPACES, s.targeted)
    put_takers(row, s.hex_taker, 0, SECTORS)
    for country in range(COUNTRIES):
        put_takers(row, s.marker_taker, country * 2, 2)
        row.numbers(influence(s, country), 0, s.seats)


def put_own(row: Row, s: HeadsState, seat: i64) -> None:
    """The own hand and what it can make."""
    hand = s.hand[seat]
    where = open_spaces(s, seat)
    put_attributes(row, hand)
    put_treachery(row, s.hand_plots[seat])
    for noble in range(NOBLES):
        room = where & s.box.wanting[noble] != 0 and s.supply(seat, noble) > 0
        row.number(1 if room and can_create(s, hand, noble) else 0)
    for noble in range(NOBLES):
        row.number(handful(missing(s, hand, noble)))


def put_seat(row: Row, s: HeadsState, other: i64) -> None:
    """What everybody sees of one player."""
    row.number(s.points[other])
    row.number(s.held[other])
    row.number(s.held_plots[other])
    put_attributes(row, s.known[other])
    put_treachery(row, s.known_plots[other])
    row.numbers(s.cards, other * NOBLES, NOBLES)
    row.numbers(s.tokens, other * NOBLES, NOBLES)
