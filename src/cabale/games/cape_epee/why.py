"""Why an answer is refused: the key of a sentence, the pieces it speaks of, the paragraph."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.bits import one
from cabale.core.protocol import Refusal
from cabale.games.cape_epee.actions import (
    ASK_HIDE,
    ASK_SLIDE,
    ASK_SWAP,
    HIDE,
    SLIDE,
    SWAP,
)
from cabale.games.cape_epee.pieces import STORM, UP, card_of, owner_of
from cabale.games.cape_epee.state import Cape


def refusal(s: Cape, seat: i64, action: i64) -> Refusal | None:
    """The reason, for a verb that answers the open question."""
    if s.decision == ASK_SLIDE and SLIDE.has(action):
        return refuse_slide(s, seat, SLIDE.row(action), SLIDE.column(action))
    if s.decision == ASK_SWAP and SWAP.has(action):
        return refuse_swap(s, SWAP.row(action))
    if s.decision == ASK_HIDE and HIDE.has(action):
        return refuse_card(s, seat, HIDE.row(action), "5.8")
    return None


def refuse_slide(s: Cape, seat: i64, card: i64, column: i64) -> Refusal:
    """§3.2 A card of the hand, and a column that no Storm has closed."""
    if column >= s.seats:
        return no_such_column(s, column)
    if not s.hand[seat] & one(card):
        return refuse_card(s, seat, card, "3.2")
    return Refusal("closed", "5.6", [("column", column), ("seat", storm_owner(s, column))])


def refuse_swap(s: Cape, column: i64) -> Refusal:
    """§5.7 Another column than the Traitor's own."""
    if column >= s.seats:
        return no_such_column(s, column)
    return Refusal("own-column", "5.7", [("column", column)])


def refuse_card(s: Cape, seat: i64, card: i64, paragraph: str) -> Refusal:
    """§3.2, §5.8 A card that is not in the hand, and where its owner knows it to be."""
    if s.discard[seat] & one(card):
        return Refusal("discarded", paragraph, [("card", card)])
    if s.reserve[seat] & one(card):
        return Refusal("in-reserve", paragraph, [("card", card)])
    return Refusal("on-the-table", paragraph, [("card", card)])


def no_such_column(s: Cape, column: i64) -> Refusal:
    """§2.3 There are as many columns as players."""
    return Refusal("no-column", "2.3", [("column", column), ("number", s.seats)])


def storm_owner(s: Cape, column: i64) -> i64:
    """Whose Storm closed the column."""
    for row in range(s.size[column]):
        tile = s.tile(column, row)
        if card_of(tile) == STORM and tile & UP:
            return owner_of(tile)
    return -1
