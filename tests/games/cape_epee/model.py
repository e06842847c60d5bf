"""How a column is decided, read from RULES once more and apart from the engine: plain and slow.

Values are in wholes and halves as printed. Nothing of the engine is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

PRINTED = {
    "king": 20, "queen": 16, "juliet": 14, "explorer": 13, "assassin": 9.5, "storm": 9,
    "traitor": 10, "cloak": 0, "musketeers": 11, "magician": 7, "witch": 1, "prince": 14,
    "squire": 2, "hermit": 12, "little-giant": 2, "dragon": 11, "romeo": 5, "beggar": 4,
}  # fmt: skip
EXPERTS = {
    "alchemist": "alchemy", "master-at-arms": "combat", "lord": "agriculture",
    "merchant": "trade", "cardinal": "religion", "troubadour": "music",
}  # fmt: skip
IMMEDIATE = ("explorer", "assassin", "storm", "traitor")


@dataclass(eq=False)
class Card:
    """One card of a column; `value` is None for a Double that has none."""

    owner: str
    name: str
    active: bool
    printed: float | None = None
    value: float | None = None


def printed(name: str, domain: str) -> float | None:
    """§5.2, §5.3"""
    if name in EXPERTS:
        return 12 if EXPERTS[name] == domain else 8
    return PRINTED.get(name)


def read(words: Sequence[str], domain: str) -> list[Card]:
    """§4.2, §5.8 The cards from the objective down, with those under a Cloak just below it."""
    out: list[Card] = []
    for i, text in enumerate(words):
        owner, name, *rest = text.split()
        out.append(Card(owner, name, i < len(words) - 1 or "up" in rest))
        if "over" in rest:
            hidden = rest[rest.index("over") + 1]
            out.append(Card(owner, hidden, hidden not in IMMEDIATE))
    for card in out:
        card.printed = card.value = printed(card.name, domain)
    return out


def acting(row: Iterable[Card], name: str) -> list[Card]:
    return [card for card in row if card.name == name and card.active]


def decide(words: Sequence[str], domain: str, options: Mapping[str, str]) -> dict[str, Any]:
    """§6 Who wins, what is eliminated, what everybody has."""
    row = whole = read(words, domain)
    if acting(row, "musketeers"):
        for card in row:
            card.active &= card.name == "musketeers"
    for name in ("magician", "witch"):
        row = without(row, name, options)
    change(row, options)
    copy(row, options)
    totals = {
        owner: sum(card.value or 0 for card in row if card.owner == owner)
        for owner in sorted({card.owner for card in row})
    }
    return {
        "winner": winner(row, totals, options),
        "eliminated": [f"{card.owner} {card.name}" for card in whole if card not in row],
        "totals": totals,
    }


def without(row: list[Card], name: str, options: Mapping[str, str]) -> list[Card]:
    """§5.11, §5.12, R-2, R-4, R-7 What Magician or Witch leave."""
    agents = acting(row, name)
    twins = [card for card in row if card.name == name]
    if not agents or len(agents if options["twins"] == "active" else twins) != 1:
        return row
    out = []
    for card in row:
        number = card.printed
        if number is None and options["double-and-witch"] == "zero":
            number = 0
        high = number is not None and number >= 10
        low = number is not None and number <= 9 and card is not agents[0]
        if not (high if name == "magician" else low):
            out.append(card)
    return out


def change(row: list[Card], options: Mapping[str, str]) -> None:
    """§6.4 All at the same time."""
    others = len(row) - 1
    gains = [0.0] * len(row)
    for agent, card in enumerate(row):
        if not card.active:
            continue
        if card.name == "hermit":
            gains[agent] -= others
        if card.name == "little-giant":
            gains[agent] += 3 * others
        if card.name == "romeo" and any(c.name == "juliet" and c.owner == card.owner for c in row):
            gains[agent] += 10
        if card.name == "dragon":
            for at, other in enumerate(row):
                gains[at] -= 2 * (other.owner != card.owner)
    for card, gain in zip(row, gains, strict=True):
        if card.value is not None:
            card.value += gain
            if options["below-zero"] == "floor":
                card.value = max(0, card.value)


def copy(row: list[Card], options: Mapping[str, str]) -> None:
    """§5.19, R-8 From the bottom up."""
    for at in reversed(range(len(row))):
        card = row[at]
        if card.name == "double":
            card.value = None
            if card.active and at + 1 < len(row):
                below = row[at + 1]
                plain = options["double-copies"] == "printed" and below.name != "double"
                card.value = below.printed if plain else below.value


def winner(row: list[Card], totals: dict[str, float], options: Mapping[str, str]) -> str:
    """§5.13, then §5.18 or §4.4"""
    pairs = [owner for owner in totals if is_pair(row, owner, options)]
    for card in row:
        if card.owner in pairs and card.name in ("prince", "squire"):
            return card.owner
    if acting(row, "beggar"):
        least = min(totals[card.owner] for card in row if card.value is not None)
        valued = {card.owner for card in row if card.value is not None}
        poor = [c.owner for c in row if c.owner in valued and totals[c.owner] == least]
        return poor[-1]
    most = max(totals.values())
    return next(card.owner for card in row if totals[card.owner] == most)


def is_pair(row: list[Card], owner: str, options: Mapping[str, str]) -> bool:
    """R-14"""
    two = [c for c in row if c.owner == owner and c.name in ("prince", "squire")]
    if len(two) < 2:
        return False
    active = [card.active for card in two]
    return all(active) if options["prince-and-squire"] == "both-active" else any(active)
