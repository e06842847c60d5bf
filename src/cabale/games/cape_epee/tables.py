"""Tables of De Cape & d'Épée: the cards, the objectives, the questions a host may settle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.words.tables import Rows, Table, head
from cabale.words.words import Words


def cards(words: Words, box: Mapping[str, Any]) -> Rows:
    """§5 The 25 cards that everybody has."""
    out = [head(words, "card", "value", "kind", "text")]
    for card in box["card"]:
        name = words.say(f"card-{card['name']}")
        kind, text = words.say(f"kind-{card['kind']}"), words.say(f"card-{card['name']}.text")
        out.append([name, value(card), kind, text])
    return out


def value(card: Mapping[str, Any]) -> str:
    """What is printed: an expert has two values, Romeo too, the Double none."""
    other = card.get("at_home", card.get("beside_juliet"))
    if other is not None:
        return f"{card['value']}\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}{other}"
    return str(card.get("value", "–")).replace("9.5", "9½")


def objectives(words: Words, box: Mapping[str, Any]) -> Rows:
    """§2.3 Every domain has objectives of the same values."""
    values = box["objectives"]["values"]
    out = [head(words, "domain", "values", "expert")]
    for domain in box["objectives"]["domains"]:
        expert = next(card["name"] for card in box["card"] if card.get("domain") == domain)
        row = [words.say(f"domain-{domain}"), ", ".join(map(str, values))]
        out.append([*row, words.say(f"card-{expert}")])
    return out


def options(words: Words, box: Mapping[str, Any]) -> Rows:
    """§8 What a host may settle otherwise, the recommended value first."""
    assert words.game is not None, "options belong to a game"
    out = [head(words, "question", "ours", "otherwise", "ruling")]
    for option in words.game.options:
        values = [words.say(f"option-{option.name}-{value}") for value in option.values]
        out.append([words.say(f"option-{option.name}"), *values, f"§{option.paragraph}"])
    return out


TABLES: Mapping[str, Table] = {"cards": cards, "objectives": objectives, "options": options}
