"""How an award and the final count are told: what came out, then the arithmetic."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.bits import count
from cabale.games.cape_epee.actions import (
    ADDED_UP,
    ALTERED,
    BEST_OF_DOMAIN,
    COPIED,
    COUNTED,
    DOUBLED,
    ELIMINATED,
    FINAL_SPECIAL,
    FINAL_SUM,
    LATE,
    MUTED,
    SILENCED,
    TOTALLED,
    TWINS,
    UNCLAIMED,
    VALUELESS,
    WON_ALONE,
    WON_HIGHEST,
    WON_PAIR,
)
from cabale.games.cape_epee.count import (
    best_of,
    best_sum,
    has_all_domains,
    plain_sum,
    points_of,
    special_count,
)
from cabale.games.cape_epee.pieces import (
    DOMAINS,
    DOUBLE,
    EXPLORER,
    MAGICIAN,
    MUSKETEERS,
    NO_CARD,
    NO_VALUE,
    UP,
    WITCH,
    card_of,
    owner_of,
)
from cabale.games.cape_epee.scoring import (
    ABSENT,
    ALONE,
    BY_MAGICIAN,
    NOBODY,
    PAIR,
    Worksheet,
    is_alone,
)
from cabale.games.cape_epee.state import Cape


def tell_award(s: Cape, column: i64, sheet: Worksheet) -> None:
    """Who takes the objective, then every card and every total."""
    tell_winner(s, column, sheet)
    for row in range(len(sheet.tiles)):
        if card_of(sheet.tiles[row]) == MUSKETEERS and sheet.acts(row):
            s.tell(SILENCED, owner_of(sheet.tiles[row]))
    tell_idle(s, sheet)
    for row in range(len(sheet.tiles)):
        tell_card(s, sheet, row)
    for seat in range(s.seats):
        if sheet.totals[seat] != ABSENT:
            s.tell(TOTALLED, seat, sheet.totals[seat])


def tell_idle(s: Cape, sheet: Worksheet) -> None:
    """Which abilities did nothing, and why: twins, cards turned up late, cards under a Cloak."""
    if sheet.is_silenced():
        return
    for row in range(len(sheet.tiles)):
        tile = sheet.tiles[row]
        card = card_of(tile)
        owner = owner_of(tile)
        if tile & UP == 0:
            if s.under[owner] != NO_CARD and card_of(s.under[owner]) == card:
                s.tell(MUTED, owner, card)
            elif card >= EXPLORER:
                s.tell(LATE, owner, card)
        elif (card == MAGICIAN or card == WITCH) and not is_alone(sheet, card):
            s.tell(TWINS, owner, card)


def tell_winner(s: Cape, column: i64, sheet: Worksheet) -> None:
    """The award, by the reason for it."""
    winner = sheet.winner
    if sheet.reason == NOBODY:
        s.tell(UNCLAIMED, s.turn, sheet.objective, column)
    elif sheet.reason == ALONE:
        s.tell(WON_ALONE, winner, sheet.objective, column, sheet.totals[winner])
    elif sheet.reason >= PAIR:
        s.tell(WON_PAIR + sheet.reason - PAIR, winner, sheet.objective, column)
    else:
        kind = WON_HIGHEST + sheet.reason
        total = sheet.totals[winner]
        s.tell(kind, winner, sheet.objective, column, total, sheet.totals[sheet.rival])


def tell_card(s: Cape, sheet: Worksheet, row: i64) -> None:
    """What one card counts."""
    tile = sheet.tiles[row]
    owner = owner_of(tile)
    card = card_of(tile)
    printed = sheet.printed[row]
    value = sheet.value[row]
    if not sheet.remains(row):
        printed = 0 if printed == NO_VALUE else printed  # R-7, played the other way
        s.tell(ELIMINATED, owner, card, printed, MAGICIAN if tile & BY_MAGICIAN else WITCH)
    elif value == NO_VALUE:
        s.tell(VALUELESS, owner, card)
    elif card == DOUBLE:
        s.tell(COPIED, owner, card, value)
    elif value == printed:
        s.tell(COUNTED, owner, card, value)
    else:
        s.tell(ALTERED, owner, card, printed, value)


def tell_final(s: Cape) -> None:
    """§7 Every player's points, and how they were counted."""
    if s.journal is None:
        return
    for seat in range(s.seats):
        won = s.won[seat]
        special = has_all_domains(won) and special_count(won) > plain_sum(won)
        s.tell(FINAL_SPECIAL if special else FINAL_SUM, seat, points_of(won))
        s.tell(ADDED_UP, seat, count(won), plain_sum(won))
        if has_all_domains(won):
            for domain in range(DOMAINS):
                s.tell(BEST_OF_DOMAIN, seat, best_of(won, domain))
            s.tell(DOUBLED, seat, best_sum(won), count(won) - DOMAINS, special_count(won))
