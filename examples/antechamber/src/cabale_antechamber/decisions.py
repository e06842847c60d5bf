"""The questions in the order of the rules; each function ends by asking the next."""

from __future__ import annotations

from typing import Any

from cabale.kit import Decision, i64, vec
from cabale_antechamber.actions import (
    ASK_DEAL,
    ASK_LAY,
    ASK_OPEN,
    CARDS,
    DEAL,
    DEALT,
    ENTERED,
    HAND,
    HANDED,
    LAID,
    LAY,
    NOTHING,
    OPEN,
    OPENED,
    ROUNDS,
    SHOWN,
    SHUT,
)
from cabale_antechamber.state import Antechamber


class Deal(Decision[Antechamber]):
    """§2.2 Chance deals card by card; x is who is served."""

    def legal(self, s: Antechamber, seat: i64) -> vec[i64]:
        return vec[i64]([DEAL.of(card) for card in range(CARDS) if s.deck[card]])

    def weights(self, s: Antechamber) -> vec[i64]:
        return vec[i64]([n for n in s.deck if n])

    def apply(self, s: Antechamber, seat: i64, action: i64) -> None:
        card = DEAL.row(action)
        s.deck[card] -= 1
        s.hands[s.x][card] += 1
        s.tell(DEALT, s.x, card, seen_by=1 << s.x)
        begin_round(s) if is_dealt(s) else s.ask(ASK_DEAL, 0, (s.x + 1) % s.seats)


class Open(Decision[Antechamber]):
    """§3.1 Chance draws what the king's door is worth."""

    def legal(self, s: Antechamber, seat: i64) -> vec[i64]:
        return vec[i64]([OPEN.of(worth) for worth, n in enumerate(s.bag) if n])

    def weights(self, s: Antechamber) -> vec[i64]:
        return vec[i64]([n for n in s.bag if n])

    def apply(self, s: Antechamber, seat: i64, action: i64) -> None:
        s.bag[OPEN.row(action)] -= 1
        s.audience += OPEN.row(action)
        s.tell(OPENED, seat, s.audience)
        s.ask(ASK_LAY, (1 << s.seats) - 1)


class Lay(Decision[Antechamber]):
    """§3.2 All lay a card in secret."""

    def legal(self, s: Antechamber, seat: i64) -> vec[i64]:
        return vec[i64]([LAY.of(card) for card in range(CARDS) if s.hands[seat][card]])

    def apply(self, s: Antechamber, seat: i64, action: i64) -> None:
        card = LAY.row(action)
        s.hands[seat][card] -= 1
        s.laid[seat] = card
        s.waiting &= ~(1 << seat)
        s.tell(LAID, seat, card, seen_by=1 << seat)
        if not s.waiting:
            show(s)


DECISIONS: list[Decision[Any]] = [Deal("deal", "2.2"), Open("open", "3.1"), Lay("lay", "3.2")]


def is_dealt(s: Antechamber) -> bool:
    return all(sum(hand) == HAND for hand in s.hands)


def begin_round(s: Antechamber) -> None:
    """§3.1 The next audience; after the last the game is over."""
    s.end() if s.round == ROUNDS else s.ask(ASK_OPEN, 0)


def show(s: Antechamber) -> None:
    """§3.3 All cards are shown; what was known of a hand is so much less."""
    for seat, card in enumerate(s.laid):
        s.known[seat][card] -= min(1, s.known[seat][card])
        s.tell(SHOWN, seat, card)
    enter(s, ranked(s))
    s.laid = [NOTHING] * s.seats
    s.round += 1
    begin_round(s)


def ranked(s: Antechamber) -> list[int]:
    """The seats whose card nobody equals, the highest first."""
    single = [seat for seat in range(s.seats) if s.laid.count(s.laid[seat]) == 1]
    return sorted(single, key=lambda seat: -s.laid[seat])


def enter(s: Antechamber, order: list[int]) -> None:
    """§3.4 The first goes in, §3.5 and leaves its card to the second; §3.6 or nobody does."""
    if not order:
        s.tell(SHUT, -1, s.audience)
        s.audience = s.audience if s.carries else 0
        return
    first = order[0]
    s.points[first] += s.audience
    s.entries[first] += 1
    s.tell(ENTERED, first, s.audience)
    s.audience = 0
    for second in order[1:2]:
        s.hands[second][s.laid[first]] += 1
        s.known[second][s.laid[first]] += 1
        s.tell(HANDED, first, s.laid[first], second)
