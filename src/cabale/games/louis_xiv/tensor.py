"""Louis XIV as a tensor, in the order of tensor_slices.py."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.bits import count
from cabale.core.row import Form, Row, begin
from cabale.games.louis_xiv.errands import payable
from cabale.games.louis_xiv.pieces import (
    CARDS,
    CHIPS,
    COLOURS,
    CONDITION_NAMES,
    COURTIERS,
    DECK_MASKS,
    DECKS,
    MISSIONS,
    NO_CARD,
    PHASE_NAMES,
    SHIELDS,
)
from cabale.games.louis_xiv.state import (
    Versailles,
)
from cabale.games.louis_xiv.stock import count_missions, count_played
from cabale.games.louis_xiv.trail import count_laid, stone_at, trail_length


def observe(s: Versailles, seat: i64, form: Form) -> Row:
    """What `seat` sees."""
    row = begin(s, seat, form)
    row.number(s.round + 1)
    row.flag(len(PHASE_NAMES), s.known_phase())
    row.flag(s.seats, s.first)
    row.flag(COURTIERS, s.louis)
    row.number(s.box.purse_gold[s.purse] if s.purse != NO_CARD else 0)
    put_supply(row, s)
    put_trail(row, s)
    for courtier in range(COURTIERS):
        put_courtier(row, s, courtier)
    put_own(row, s, seat)
    for other in range(s.seats):
        put_seat(row, s, other)
    return row


def put_trail(row: Row, s: Versailles) -> None:
    """The courtiers that got a stone in this turn."""
    for i in range(trail_length(s)):
        row.mark(stone_at(s, i), 1)
    row.skip(COURTIERS)


def put_supply(row: Row, s: Versailles) -> None:
    """What lies between the courtiers."""
    row.number(s.shields_left)
    row.number(s.deck_size)
    row.number(count(s.plot_deck) + len(s.plot_bottom))
    for deck in range(DECKS):
        row.number(count_missions(s, deck))
    row.numbers(s.chip_pool, 0, CHIPS)
    for card in range(CARDS):
        row.number(count_played(s, card))


def put_courtier(row: Row, s: Versailles, courtier: i64) -> None:
    """One courtier: the side that shows, its condition, the stones."""
    row.number(s.side(courtier))
    row.number(s.price(courtier))
    row.number(count_laid(s, courtier))
    row.flag(len(CONDITION_NAMES), s.condition(courtier))
    row.numbers(s.court, courtier * COLOURS, s.colours())


def put_own(row: Row, s: Versailles, seat: i64) -> None:
    """What the seat alone knows."""
    row.numbers(s.hand, seat * CARDS, CARDS)
    row.flags(COURTIERS, s.plots[seat])
    row.flags(MISSIONS, s.missions[seat])
    row.flags(MISSIONS, payable(s, seat))
    row.numbers(s.shields, seat * SHIELDS, SHIELDS)


def put_seat(row: Row, s: Versailles, other: i64) -> None:
    """What everybody sees of one player."""
    row.number(s.gold[other])
    row.number(s.own[other])
    row.number(s.general[other])
    row.number(s.held[other])
    row.number(1 if s.aside[other] != NO_CARD else 0)
    row.number(count(s.plots[other]))
    row.number(s.count_shields(other))
    row.number(s.points(other))
    row.numbers(s.chips, other * CHIPS, CHIPS)
    for deck in range(DECKS):
        row.number(count(s.missions[other] & DECK_MASKS[deck]))
    row.flags(MISSIONS, s.laid[other])
    row.flags(COURTIERS, s.plots[other] & s.plot_open)
