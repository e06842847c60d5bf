"""What a seat sees, field by field."""

from __future__ import annotations

from typing import Annotated

from cabale.kit import HIDDEN, OVER, By, Of, Shape
from cabale_antechamber.actions import ASK_LAY, NOTHING
from cabale_antechamber.state import Antechamber

Card = Annotated[int, Of("card")]


class Courtier(Shape):
    """What everybody sees of one player."""

    points: int
    entries: int
    cards: int  # in hand
    known: list[Card]  # of them, those that everybody has seen
    laid: Card | None  # HIDDEN while it lies face down


class Waiting(Shape):
    """The antechamber."""

    round: int
    audience: int
    courtiers: Annotated[list[Courtier], By("seat")]
    hand: list[Card]


def view(s: Antechamber, seat: int) -> Waiting:
    """The position as `seat` (or a watcher) sees it."""
    hand = listed(s.hands[seat]) if seat >= 0 else []
    shown = s.round + 1 if s.decision in (ASK_LAY, OVER) else s.round
    return Waiting(shown, s.audience, [courtier(s, p, seat) for p in range(s.seats)], hand)


def courtier(s: Antechamber, seat: int, eyes: int) -> Courtier:
    card: int | None = s.laid[seat] if seat == eyes else HIDDEN
    return Courtier(
        points=s.points[seat],
        entries=s.entries[seat],
        cards=sum(s.hands[seat]),
        known=listed(s.known[seat]),
        laid=None if s.laid[seat] == NOTHING else card,
    )


def listed(counts: list[int]) -> list[int]:
    """Counted cards one by one."""
    return [card for card, count in enumerate(counts) for _ in range(count)]
