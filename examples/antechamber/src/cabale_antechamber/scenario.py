"""Positions by name, for scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.kit import LETTERS, GameError
from cabale_antechamber.actions import ASK_LAY, CARD_NAMES, COPIES, HAND, ROUNDS
from cabale_antechamber.state import Antechamber
from cabale_antechamber.view import listed

KEYS = ("round", "audience", "hands", "points")


def position(s: Antechamber, table: Mapping[str, Any]) -> None:
    """All are asked to lay a card, from the hands that are named; the rest is in the deck."""
    for key in table:
        if key not in KEYS:
            raise GameError(f"a position has no '{key}'; it has {', '.join(KEYS)}")
    for letter, names in dict(table.get("hands", {})).items():
        put_hand(s, letter, names)
    for seat, points in enumerate(table.get("points", [])):
        s.points[seat] = int(points)
    s.round = int(table.get("round", 1)) - 1
    s.audience = int(table.get("audience", 1))
    if not 0 <= s.round < ROUNDS:
        raise GameError(f"there are rounds 1 to {ROUNDS}, not {s.round + 1}")
    if not all(any(hand) for hand in s.hands):
        raise GameError("every hand needs a card")
    s.ask(ASK_LAY, (1 << s.seats) - 1)


def put_hand(s: Antechamber, letter: str, names: list[str]) -> None:
    """Deal named cards to a seat."""
    if letter not in LETTERS[: s.seats]:
        raise GameError(f"there is no seat '{letter}'")
    if len(names) > HAND:
        raise GameError(f"a hand has at most {HAND} cards, not {len(names)}")
    for name in names:
        if name not in CARD_NAMES:
            raise GameError(f"there is no card '{name}'; there are {', '.join(CARD_NAMES)}")
        card = CARD_NAMES.index(name)
        if not s.deck[card]:
            raise GameError(f"there are only {COPIES} of '{name}'")
        s.deck[card] -= 1
        s.hands[LETTERS.index(letter)][card] += 1


def facts(s: Antechamber) -> dict[str, Any]:
    """Everything on the table by name."""
    hands = {LETTERS[p]: [CARD_NAMES[c] for c in listed(s.hands[p])] for p in range(s.seats)}
    return {"round": s.round + 1, "audience": s.audience, "hands": hands, "points": s.points[:]}
