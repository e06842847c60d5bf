"""Tables of Louis XIV: the boards, the money cards, the missions and what is counted out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.games.louis_xiv import pieces
from cabale.words.tables import DAGGER, Rows, Table, head
from cabale.words.words import Words

# where the courtiers lie, by their numbers; they touch at the corners
SPIRAL = ((0, 6, 0, 7, 0), (5, 0, 1, 0, 8), (0, 4, 0, 2, 0), (12, 0, 3, 0, 9), (0, 11, 0, 10, 0))


def spiral(words: Words, box: Mapping[str, Any]) -> Rows:
    """§2.1 The court from above."""
    names = ["", *[words.say(f"courtier-{name}.brief") for name in pieces.COURTIER_NAMES]]
    return [[f"{n} {names[n]}" if n else " " for n in row] for row in SPIRAL]


def boards(words: Words, box: Mapping[str, Any]) -> Rows:
    """§8 The two sides of every courtier's board, and whom it touches."""
    out = [head(words, "number", "courtier", "touches", "reward", "front", "back")]
    for number, name in enumerate(pieces.COURTIER_NAMES):
        near = [n + 1 for n in range(pieces.COURTIERS) if pieces.NEIGHBOURS[number] >> n & 1]
        courtier, reward = words.say(f"courtier-{name}"), words.say(f"courtier-{name}.reward")
        sides = [side(words, box["courtiers"][name][which]) for which in ("front", "back")]
        out.append([str(number + 1), courtier, ", ".join(map(str, near)), reward, *sides])
    return out


def side(words: Words, value: Mapping[str, Any]) -> str:
    """The condition of one side, with its price."""
    condition, price = value["condition"], value["price"]
    text = words.say(f"rules-{condition['is']}", {"price": price["is"]})
    return f"{text} {DAGGER}" if "R" in (condition["tag"], price["tag"]) else text


def money(words: Words, box: Mapping[str, Any]) -> Rows:
    """§3.1 The gold of the money cards, by the courtier whom the king visits."""
    out = [head(words, "king", "gold")]
    out[0][-1] += f" {DAGGER}"
    for name in pieces.COURTIER_NAMES[: pieces.KINGS_FAMILY]:
        cards = [c["gold"]["is"] for c in box["money"].values() if c["king"]["is"] == name]
        pair = {"first": str(cards[0]), "last": str(cards[1])}
        out.append([words.say(f"courtier-{name}"), words.say("list-and", pair)])
    return out


def missions(words: Words, box: Mapping[str, Any]) -> Rows:
    """§9 Every mission: its deck, how many there are, what they cost, what they do."""
    alike: dict[str, list[str]] = {}
    for name in pieces.MISSION_NAMES:
        alike.setdefault(words.say(f"mission-{name}.text"), []).append(name)
    out = [head(words, "deck", "copies", "effect", "cost")]
    out[0][-1] += f" {DAGGER}"
    for effect, copies in alike.items():
        deck = pieces.DECK_NAMES[pieces.deck_of(pieces.MISSION_NAMES.index(copies[0]))]
        costs = [price(words, box["missions"][name]["chips"]["is"]) for name in copies]
        out.append([words.say(f"deck-{deck}"), str(len(copies)), effect, ", ".join(costs)])
    return out


def price(words: Words, chips: list[str]) -> str:
    """The two chips of one mission."""
    return " + ".join("?" if chip == "any" else words.say(f"chip-{chip}") for chip in chips)


def counted(words: Words, box: Mapping[str, Any]) -> Rows:
    """§2.2 How many there are of what lies in the gaps."""
    out = [head(words, "piece", "copies")]
    for name, copies in zip(pieces.CHIP_NAMES, pieces.CHIP_COPIES, strict=True):
        out.append([words.say(f"chip-{name}.many"), str(copies)])
    kinds = {"shields": pieces.SHIELDS, "each": pieces.SHIELD_COPIES}
    out.append([words.say("rules-shields", kinds), str(pieces.SHIELD_TOTAL)])
    out.append([words.say("rules-cards"), str(pieces.DECK_SIZE)])
    out.append([words.say("rules-plots"), str(pieces.COURTIERS)])
    for deck, mask in zip(pieces.DECK_NAMES, pieces.DECK_MASKS, strict=True):
        said = {"deck": words.say(f"deck-{deck}")}
        out.append([words.say("rules-missions", said), str(int(mask).bit_count())])
    out.append([words.say("rules-purses"), str(pieces.PURSES)])
    return out


TABLES: Mapping[str, Table] = {
    "boards": boards,
    "counted": counted,
    "missions": missions,
    "money": money,
    "spiral": spiral,
}
