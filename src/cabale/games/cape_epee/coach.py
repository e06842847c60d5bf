"""What matters before a card is slid, swapped or hidden: the most telling first, or nothing."""

from __future__ import annotations

from cabale.core.bits import members
from cabale.core.reason import Reason, reason
from cabale.games.cape_epee.actions import ASK_HIDE, ASK_SLIDE, ASK_SWAP
from cabale.games.cape_epee.pieces import (
    IMMEDIATE,
    OBJECTIVE_NAMES,
    card_of,
    domain_of,
    owner_of,
    printed,
    value_of,
)
from cabale.games.cape_epee.reasons import (
    ABLE,
    figures,
    hidden_under,
    is_silent,
    laid,
    last_hidden,
    led,
    missing_domains,
    sheet_of,
    swapped,
    total,
)
from cabale.games.cape_epee.scoring import Worksheet
from cabale.games.cape_epee.state import Cape

ANYWHERE = range(len(OBJECTIVE_NAMES))
NARROW = 2  # domains that may lack before the second way to count is out of sight


def matters(s: Cape, seat: int) -> list[Reason]:
    """What the open question is about, as far as this seat sees."""
    if s.decision == ASK_SWAP:
        return swapping(s, seat)
    if s.decision == ASK_HIDE:
        return hiding(s, seat)
    if s.decision != ASK_SLIDE:
        return []
    return [
        *last_card(s),
        *sleeping(s, seat),
        *within_reach(s, seat),
        *lacking(s, seat),
        *trailing(s, seat),
        *opening(s),
        *at_home(s, seat),
        *cards_missing(s),
    ]


def last_card(s: Cape) -> list[Reason]:
    """§4.1 One card more ends the round."""
    open_ = [column for column in range(s.seats) if not s.is_fulfilled(column)]
    if len(open_) != 1:
        return []
    objective = int(s.objective[open_[0]])
    left = int(value_of(objective) - s.count_cards(open_[0]))
    return [reason("round-near", "4.1", objective=objective, number=left)] if left == 1 else []


def sleeping(s: Cape, seat: int) -> list[Reason]:
    """§4.2 A card of one's own whose ability is lost unless it is turned up."""
    for column in range(s.seats):
        tile = last_hidden(s, column)
        own = tile >= 0 and owner_of(tile) == seat and s.is_open(column)
        if own and card_of(tile) >= ABLE:
            return [reason("mute", "4.2", card=card_of(tile), column=column)]
    return []


def within_reach(s: Cape, seat: int) -> list[Reason]:
    """§4.4 The dearest column that a rival leads and one card of the hand would take."""
    for column in sorted(range(s.seats), key=lambda c: -value_of(s.objective[c])):
        leader = sheet_of(s, seat, column).winner
        if leader in (-1, seat) or not s.is_open(column) or turns_up_unknown(s, seat, column):
            continue
        for card in sorted(members(s.hand[seat]), key=lambda c: printed(c, s.objective[column])):
            then = sheet_of(laid(s, seat, card, column), seat, column)
            if then.winner == seat and then.totals[seat] > then.totals[leader]:
                args = {"objective": then.objective, "seat": leader, "card": card}
                halves = {"half": total(then, leader), "half2": total(then, seat)}
                return [reason("within-reach", "4.4", **args, **halves, number=then.unread)]
    return []


def turns_up_unknown(s: Cape, seat: int, column: int) -> bool:
    """§3.3 Whether a card slid there would turn up what may act at once, or is not known."""
    above = last_hidden(s, column)
    if above < 0 or is_silent(s):
        return False
    return owner_of(above) != seat or bool(IMMEDIATE >> card_of(above) & 1)


def trailing(s: Cape, seat: int) -> list[Reason]:
    """§4.4 The dearest column where one stands and a rival is ahead."""
    for column in sorted(range(s.seats), key=lambda c: -value_of(s.objective[c])):
        found = rival_ahead(sheet_of(s, seat, column), seat) if s.is_open(column) else []
        if found:
            return found
    return []


def rival_ahead(sheet: Worksheet, seat: int) -> list[Reason]:
    """§4.4 A rival's total that is not below one's own; with a Beggar the lower one leads."""
    if sheet.winner in (-1, seat) or not 0 < total(sheet, seat) <= total(sheet, sheet.winner):
        return []
    return [figures("rival-leads", "4.4", sheet, seat)]


def lacking(s: Cape, seat: int) -> list[Reason]:
    """§7.3 An objective of a domain that is missing for the second way to count."""
    missing = missing_domains(s, seat)
    if len(missing) > NARROW:
        return []
    for column in range(s.seats):
        if domain_of(s.objective[column]) in missing and s.is_open(column):
            args = {"domain": domain_of(s.objective[column]), "number": len(missing)}
            return [reason("domain", "7.3", **args)]
    return []


def opening(s: Cape) -> list[Reason]:
    """§4.4 Before any card lies: the objective that is worth more than any other."""
    if any(s.size[column] for column in range(s.seats)):
        return []
    values = sorted(int(value_of(objective)) for objective in s.objective)
    dearest = int(max(s.objective, key=value_of))
    if values[-1] == values[-2]:
        return []
    return [reason("highest", "4.4", objective=dearest, number=values[-1])]


def at_home(s: Cape, seat: int) -> list[Reason]:
    """§5.3 The dearest objective still open for which one holds an expert."""
    for column in sorted(range(s.seats), key=lambda c: -value_of(s.objective[c])):
        if s.is_fulfilled(column) or not s.is_open(column):
            continue
        for card in members(s.hand[seat]):
            here = int(printed(card, s.objective[column]))
            if here > min(int(printed(card, objective)) for objective in ANYWHERE):
                args = {"objective": s.objective[column], "card": card, "half": here}
                return [reason("at-home", "5.3", **args)]
    return []


def cards_missing(s: Cape) -> list[Reason]:
    """§4.1 How many cards the objectives still want; the last of them ends the round."""
    open_ = [column for column in range(s.seats) if not s.is_fulfilled(column)]
    left = sum(int(value_of(s.objective[c]) - s.count_cards(c)) for c in open_)
    return [reason("cards-missing", "4.1", number=left)]


def swapping(s: Cape, seat: int) -> list[Reason]:
    """§5.7 What the columns that one leads are worth, and at most after a swap."""
    now = led(s, seat)
    best = max(led(swapped(s, other), seat) for other in range(s.seats) if other != s.x)
    if best == now == 0:
        return []
    return [reason("keeps-less" if best > now else "keeps", "5.7", number=now, number2=best)]


def hiding(s: Cape, seat: int) -> list[Reason]:
    """§5.8 Whether a card under the Cloak would take its column."""
    now = sheet_of(s, seat, s.x)
    if now.winner == seat:
        return [figures("cloak-idle", "5.8", now, seat)]
    for card in sorted(members(s.hand[seat]), key=lambda c: printed(c, s.objective[s.x])):
        then = sheet_of(hidden_under(s, seat, card), seat, s.x)
        if then.winner == seat:
            args = {"card": card, "objective": then.objective, "half": total(then, seat)}
            return [reason("cloak-takes", "5.8", **args, number=then.unread)]
    return rival_ahead(now, seat)
