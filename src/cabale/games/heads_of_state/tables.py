"""Tables of Heads of State: nobles and their sets, cards, sectors, markers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.games.heads_of_state import pieces
from cabale.words.tables import DAGGER, Rows, Table, head
from cabale.words.words import Words

PLAYERS = (2, 3, 4, 5)  # the numbers on the attribute cards


def tag_of(box: Mapping[str, Any], *keys: str) -> str:
    """How sure a value is; a whole group may have one tag."""
    found = box["tags"]
    for key in keys:
        if isinstance(found, str):
            break
        found = found[key]
    return str(found)


def marked(text: str, tag: str) -> str:
    """The text, with a dagger if the value is a reconstruction."""
    return f"{text} {DAGGER}" if tag == "R" else text


def titled(text: str) -> str:
    """A name as it begins a cell."""
    return text[:1].upper() + text[1:]


def nobles(words: Words, box: Mapping[str, Any]) -> Rows:
    """§1.2 The seven ranks: what they cost, how many tokens there are, what most of them bring."""
    out = [head(words, "noble", "set", "size", "most", "tokens")]
    out[0][-1] += f" {DAGGER}"
    for name in pieces.NOBLE_NAMES:
        cards = box["sets"][name]
        said = ", ".join(words.say(f"attribute-{card}").lower() for card in cards)
        row = [titled(words.say(f"noble-{name}")), marked(said, tag_of(box, "sets", name))]
        out.append([*row, *[str(n) for n in (len(cards), box["most"][name], box["tokens"][name])]])
    return out


def attributes(words: Words, box: Mapping[str, Any]) -> Rows:
    """§2.1 How many cards of each attribute are used, by the number of players."""
    out = [[f"{words.say('rules-attribute')} {DAGGER}"]]
    out[0] += [words.say("rules-players", {"count": n}) for n in PLAYERS]
    decks = [0] * len(PLAYERS)
    for name in pieces.ATTRIBUTE_NAMES:
        marks = box["attributes"][name]
        used = [sum(marks[: n + 1]) for n in range(len(PLAYERS))]
        decks = [a + b for a, b in zip(decks, used, strict=True)]
        out.append([words.say(f"attribute-{name}"), *map(str, used)])
    return [*out, [words.say("rules-in-all"), *map(str, decks)]]


def treachery(words: Words, box: Mapping[str, Any]) -> Rows:
    """§1.5 The treachery cards: where each serves, and how many there are."""
    out = [head(words, "card", "where", "copies")]
    for name in pieces.TREACHERY_NAMES:
        card, where = words.say(f"treachery-{name}"), words.say(f"treachery-{name}.where")
        out.append([card, titled(where), str(box["treachery"][name])])
    return out


def sectors(words: Words, box: Mapping[str, Any]) -> Rows:
    """§1.3 Every sector: its country, its hexagon, the nobles its spaces want."""
    out = [head(words, "country", "sector", "hexagon", "spaces")]
    for name in pieces.SECTOR_NAMES:
        sector = box["sectors"][name]
        country = sector["country"]
        said = words.say(f"sector-{name}")
        if box["countries"][country]["capital"] == name:
            said = words.say("page-capital", {"sector": said})
        spaces = ", ".join(words.say(f"noble-{noble}") for noble in sector["spaces"])
        hexagon = marked(str(sector["hex"]), tag_of(box, "sectors", name, "hex"))
        spaces = marked(spaces, tag_of(box, "sectors", name, "spaces"))
        out.append([words.say(f"country-{country}"), said, hexagon, spaces])
    return out


def prizes(words: Words, box: Mapping[str, Any]) -> Rows:
    """§6.2, §6.3, §7.3 The markers to be won, the better one first."""
    out = [head(words, "country", "markers", "round-markers")]
    for name in pieces.COUNTRY_NAMES:
        row = [words.say(f"country-{name}")]
        for key in ("markers", "round"):
            first, last = box["countries"][name][key]
            said = words.say("list-and", {"first": str(first), "last": str(last)})
            row.append(marked(said, tag_of(box, "countries", name, key)))
        out.append(row)
    house = [", ".join(map(str, box["box"][key])) for key in ("house", "house-for-two")]
    said = words.say("rules-house-markers", {"all": house[0], "two": house[1]})
    return [*out, [words.say("board-house"), said, "–"]]


TABLES: Mapping[str, Table] = {
    "attributes": attributes,
    "nobles": nobles,
    "prizes": prizes,
    "sectors": sectors,
    "treachery": treachery,
}
