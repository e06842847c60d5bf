"""Reads decks: the one in components.toml, its variants, and the printed one an owner brings."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from cabale.core.box import BoxError, shown
from cabale.core.edition import Bounds, Edition
from cabale.games.reigns.deck import HARD_BACKLASH, HARD_STRONG, STRONG, WEAK
from cabale.games.reigns.dress import lines, lines_before, small_lines
from cabale.games.reigns.pieces import (
    CHARACTER_NAMES,
    END,
    ICON_NAMES,
    MAX_CARDS,
    MIN_CARDS,
    PILLAR_NAMES,
    Box,
)

FOLDER = Path(__file__).parent
# severity → steps of a strong pillar, steps that a refused one swings back
FORCES = {"normal": (STRONG, WEAK), "hard": (HARD_STRONG, HARD_BACKLASH)}
KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")
FORM = "character icon icon | pillar+steps … | pillar+steps …"


def read_card(name: str, line: object) -> list[int]:
    """One card as numbers: character, icons, white side, black side; BoxError says what is odd."""
    key = f"cards.{name}"
    if not isinstance(line, str):
        raise BoxError(key, "card-text", f"must be a text like '{FORM}'")
    parts = line.split("|")
    if len(parts) != 3:
        text = f"has {len(parts)} parts instead of '{FORM}'"
        raise BoxError(key, "card-parts", text, {"count": len(parts)})
    words = parts[0].split()
    if len(words) != 3:
        text = f"needs a character and two icons, not {shown(words)}"
        raise BoxError(key, "card-head", text)
    white, black = read_side(key, parts[1]), read_side(key, parts[2])
    if not any(white):
        text = "touches no pillar if accepted, so its back would be empty"
        raise BoxError(key, "card-empty", text)
    return [
        find(key, "character", words[0], CHARACTER_NAMES),
        find(key, "icon", words[1], ICON_NAMES),
        find(key, "icon", words[2], ICON_NAMES),
        *white,
        *black,
    ]


def find(key: str, kind: str, word: str, names: tuple[str, ...]) -> int:
    """The number of a named piece."""
    if word not in names:
        text = f"speaks of {kind} '{word[:40]}', which is not there"
        raise BoxError(key, f"no-{kind}", text, {"value": word[:40]})
    return names.index(word)


def read_side(key: str, text: str) -> list[int]:
    """The steps of the four pillars from words like `church+2 army-1`."""
    out = [0] * len(PILLAR_NAMES)
    for word in text.split():
        cut = max(word.find("+"), word.find("-"))
        name, number = (word[:cut], word[cut:]) if cut > 0 else (word, "")
        pillar = find(key, "pillar", name, PILLAR_NAMES)
        if not number[1:].isdecimal() or len(number) > 2 or not 1 <= int(number[1:]) <= END:
            text = f"has '{word[:40]}', which must move 1 to {END} steps, like '{name}+2'"
            raise BoxError(key, "card-steps", text, {"value": word[:40], "high": END})
        if out[pillar]:
            text = f"names {name} twice on one side"
            raise BoxError(key, "card-twice", text, {"value": name})
        out[pillar] = int(number)
    return out


def check_deck(table: Mapping[str, Any]) -> None:
    """Refuse a deck that cannot be played; BoxError names key and reason."""
    for key in table:
        if key != "cards":
            raise BoxError(key[:40], "unknown", "is no value of this box: it has 'cards'")
    cards = table.get("cards")
    if not isinstance(cards, Mapping):
        raise BoxError("cards", "table", "must be a table with one line for each card")
    if not MIN_CARDS <= len(cards) <= MAX_CARDS:
        text = f"must hold {MIN_CARDS} to {MAX_CARDS} cards, not {len(cards)}"
        said = {"low": MIN_CARDS, "high": MAX_CARDS, "count": len(cards)}
        raise BoxError("cards", "cards-count", text, said)
    for key, line in cards.items():
        if not KEY.fullmatch(key):
            text = "cannot name a card: letters, digits, - and _ only"
            raise BoxError(f"cards.{key[:40]}", "card-name", text)
        read_card(key, line)


def box_of(cards: Mapping[str, Any]) -> Box:
    """The box of a deck, its cards numbered in the order of the file."""
    return Box([read_card(key, line) for key, line in cards.items()])


def numbered(lines: list[str]) -> dict[str, str]:
    """Lines under their numbers from 0, as in components.toml."""
    return {f"{i:03d}": line for i, line in enumerate(lines)}


@lru_cache(maxsize=8)
def printed_box(deck: str, severity: str, rules: int) -> Box:
    """The deck that the options name, dressed as the version of the rules has it."""
    if rules < 2:
        return box_of(numbered(lines_before(*FORCES[severity], deck == "small")))
    if deck == "small":
        return box_of(numbered(small_lines(*FORCES[severity])))
    if severity == "hard":
        return box_of(numbered(lines(*FORCES[severity])))
    return box_of(printed_cards())


def printed_cards() -> dict[str, str]:
    """The lines of components.toml, card by card."""
    cards: dict[str, str] = tomllib.loads((FOLDER / "components.toml").read_text("utf-8"))["cards"]
    return cards


def editions() -> list[Edition]:
    """Every card, all of them reconstructed: a file of the printed deck corrects them."""
    bounds = Bounds("text")
    return [Edition(f"cards.{key}", line, "R", bounds) for key, line in printed_cards().items()]
