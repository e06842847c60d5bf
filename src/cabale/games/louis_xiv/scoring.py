"""§7 The end: what is left becomes shields, majorities of shields, points."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.bits import count
from cabale.core.protocol import places
from cabale.games.louis_xiv.actions import (
    EXCHANGED,
    EXCHANGED_CARDS,
    EXCHANGED_CHIPS,
    EXCHANGED_GOLD,
    EXCHANGED_PLOTS,
    EXCHANGED_STONES,
    SCORED,
    SHIELD_MAJORITY,
    SHIELDS_SHOWN,
    WON,
)
from cabale.games.louis_xiv.pieces import COLOURS, COURTIERS, SHIELDS
from cabale.games.louis_xiv.state import Versailles
from cabale.games.louis_xiv.stock import owe


def step_exchange(s: Versailles) -> bool:
    """§7.1 Each seat exchanges what is left; then the shields are shown."""
    if s.turn == s.seats:
        show_shields(s)
        s.end()
        return True
    seat = s.seat_after_first(s.turn)
    s.turn += 1
    tell_exchange(s, seat)
    owe(s, seat, 0, 0, exchange_worth(s, seat))
    return False


def count_stones_at_court(s: Versailles, seat: i64) -> i64:
    n: i64 = 0
    for courtier in range(COURTIERS):
        n += s.court[courtier * COLOURS + seat]
    return n


def exchange_worth(s: Versailles, seat: i64) -> i64:
    """§7.1 A shield for each card, plot, chip and stone at court, and for three gold."""
    return (
        s.held[seat]
        + count(s.plots[seat])
        + s.count_chips(seat)
        + count_stones_at_court(s, seat)
        + s.gold[seat] // 3
    )


def tell_exchange(s: Versailles, seat: i64) -> None:
    if s.journal is None:
        return
    s.tell(EXCHANGED, seat, exchange_worth(s, seat))
    if s.held[seat]:
        s.tell(EXCHANGED_CARDS, seat, s.held[seat])
    if s.plots[seat]:
        s.tell(EXCHANGED_PLOTS, seat, count(s.plots[seat]))
    if s.count_chips(seat):
        s.tell(EXCHANGED_CHIPS, seat, s.count_chips(seat))
    if count_stones_at_court(s, seat):
        s.tell(EXCHANGED_STONES, seat, count_stones_at_court(s, seat))
    if s.gold[seat] > 2:
        s.tell(EXCHANGED_GOLD, seat, s.gold[seat], s.gold[seat] // 3)


def show_shields(s: Versailles) -> None:
    """§7.2, L-21 A point for every seat that has most shields of a kind."""
    s.tell(SHIELDS_SHOWN, -1)
    s.bonus = s.bonus[:]
    for kind in range(SHIELDS):
        best = most_of_kind(s, kind)
        for seat in range(s.seats):
            if best > 0 and s.shields[seat * SHIELDS + kind] == best:
                s.bonus[seat] += 1
                s.tell(SHIELD_MAJORITY, seat, kind, best)
    tell_scores(s)


def most_of_kind(s: Versailles, kind: i64) -> i64:
    best: i64 = 0
    for seat in range(s.seats):
        if s.shields[seat * SHIELDS + kind] > best:
            best = s.shields[seat * SHIELDS + kind]
    return best


def tell_scores(s: Versailles) -> None:
    """§7.3, §7.4 The count of each seat and who has won."""
    if s.journal is None:
        return
    for seat in range(s.seats):
        shields = s.count_shields(seat) + s.plain[seat]
        s.tell(SCORED, seat, s.points(seat), count(s.laid[seat]), shields, s.bonus[seat])
    ranks = places(s)
    for seat in range(s.seats):
        if ranks[seat] == 1:
            s.tell(WON, seat, s.points(seat))
