"""The values of the box: read from components.toml, corrected by an edition, checked, packed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core import box as reading
from cabale.core.box import BoxError, flat, number, numbers
from cabale.core.edition import Bounds, Edition
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    BITS,
    COUNTRY_NAMES,
    COURTESAN,
    NO_NOBLE,
    NOBLE_NAMES,
    RESERVE,
    ROUND_LIMIT,
    SECTOR_NAMES,
    SHOWN,
    TREACHERY_BITS,
    TREACHERY_NAMES,
    Box,
    single,
)

FILE = Path(__file__).parent / "components.toml"
MOST_OF_A_KIND = 31  # cards of one attribute
MOST_TREACHERY = 15  # cards of one treachery
LEAST_TREACHERY = 24  # so that the pile never runs dry: hands of five, displays, one to draw
TOP_VALUE = 99
PIECES = {  # what the second word of a key names
    "sets": "noble",
    "attributes": "attribute",
    "treachery": "treachery",
    "sectors": "sector",
    "countries": "country",
    "tokens": "noble",
    "most": "noble",
    "box": "",
}


@lru_cache(maxsize=1)
def defaults() -> dict[str, Any]:
    """The file of the game, tags included."""
    return tomllib.loads(FILE.read_text("utf-8"))


def editions() -> list[Edition]:
    """Every value with the tag that says how sure it is."""
    tags = dict(flat(defaults()["tags"]))
    values = {k: v for k, v in defaults().items() if k != "tags"}
    return [
        Edition(key, value, tag_of(key, tags), bounds_of(key), PIECES[key.partition(".")[0]])
        for key, value in flat(values)
    ]


def bounds_of(key: str) -> Bounds:
    """What a value of the box may be."""
    group, _, rest = key.partition(".")
    last = rest.rpartition(".")[2]
    kinds = {
        "sets": Bounds(
            "name", names=ATTRIBUTE_NAMES[:COURTESAN], of="attribute", least=1, most=COURTESAN
        ),
        "attributes": Bounds("number", 0, MOST_OF_A_KIND, least=4, most=4),
        "treachery": Bounds("number", 0, MOST_TREACHERY),
        "hex": Bounds("number", 1, TOP_VALUE),
        "spaces": Bounds("name", names=NOBLE_NAMES, of="noble", least=1, most=2),
        "country": Bounds("name", names=COUNTRY_NAMES, of="country"),
        "capital": Bounds("name", names=SECTOR_NAMES, of="sector"),
        "markers": Bounds("number", 0, TOP_VALUE, least=2, most=2),
        "round": Bounds("number", 0, TOP_VALUE, least=2, most=2),
        "tokens": Bounds("number", 1, 15),
        "most": Bounds("number", 0, TOP_VALUE),
        "noble-cards": Bounds("number", 1, TOP_VALUE),
        "house": Bounds("number", 0, TOP_VALUE, least=3, most=3),
        "house-for-two": Bounds("number", 0, TOP_VALUE, least=2, most=2),
    }
    return kinds[group] if group in kinds else kinds[last]


def tag_of(key: str, tags: Mapping[str, str]) -> str:
    """The tag of a key, or of the table it stands in."""
    while key not in tags:
        key = key.rpartition(".")[0]
    return tags[key]


def corrected(table: Mapping[str, Any]) -> dict[str, Any]:
    """The whole table of values with an edition's corrections; BoxError names key and reason."""
    out = {k: v for k, v in defaults().items() if k != "tags"}
    return merged(out, table, "")


def merged(base: Mapping[str, Any], table: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    out = dict(base)
    for key, value in table.items():
        name = f"{prefix}{key}"
        if key not in base:
            raise BoxError(name, "unknown", f"is no value of this box; there are {sorted(base)}")
        if isinstance(base[key], Mapping):
            if not isinstance(value, Mapping):
                raise BoxError(name, "table", "must be a table")
            out[key] = merged(base[key], value, f"{name}.")
        else:
            out[key] = value
    return out


# -- checks


def names(key: str, value: Any, known: Sequence[str], most: int) -> list[int]:
    """A list of names, as the numbers of the pieces."""
    return [known.index(name) for name in reading.names(key, value, known, 1, most)]


def falling(key: str, values: list[int]) -> list[int]:
    """Markers go from the best to the least."""
    if sorted(values, reverse=True) != values:
        text = f"must go from the highest value to the lowest, not {values}"
        raise BoxError(key, "falling", text)
    return values


# -- the box


@lru_cache(maxsize=1)
def printed_box() -> Box:
    """The box as components.toml has it."""
    return box_of({})


def box_of(table: Mapping[str, Any]) -> Box:
    """The box of an edition; BoxError says what cannot be played."""
    values = corrected(table)
    box = Box()
    box.put_sets(read_sets(values["sets"]))
    box.decks = vec[i64](read_decks(values["attributes"]))
    box.treachery = read_treachery(values["treachery"])
    box.hexes = vec[i64](read_hexes(values["sectors"]))
    countries = read_countries(values["sectors"])
    box.put_countries(countries, read_capitals(values["countries"], countries))
    box.put_spaces(read_spaces(values["sectors"]))
    box.markers = vec[i64](read_pairs(values["countries"], "markers"))
    box.prizes = vec[i64](read_pairs(values["countries"], "round"))
    box.tokens = vec[i64](read_each(values["tokens"], "tokens", 1, 15))
    box.most = vec[i64](read_most(values["most"]))
    box.noble_cards = number("box.noble-cards", values["box"]["noble-cards"], 1, TOP_VALUE)
    house, pair = values["box"]["house"], values["box"]["house-for-two"]
    box.house = vec[i64](falling("box.house", numbers("box.house", house, 3, 0, TOP_VALUE)))
    two = numbers("box.house-for-two", pair, 2, 0, TOP_VALUE)
    box.house_for_two = vec[i64](falling("box.house-for-two", two))
    return box


def read_sets(table: Mapping[str, Any]) -> list[int]:
    """The packed cards of each noble's set; a higher noble needs more of them."""
    out: list[int] = []
    before = 0
    for noble in NOBLE_NAMES:
        found = names(f"sets.{noble}", table[noble], ATTRIBUTE_NAMES[:COURTESAN], COURTESAN)
        if len(found) <= before:
            text = "must have more cards than the set below it"
            raise BoxError(f"sets.{noble}", "set-small", text)
        before = len(found)
        out.append(sum(single(attribute) for attribute in found))
    return out


def read_decks(table: Mapping[str, Any]) -> list[int]:
    """The packed deck for 2, 3, 4 and 5 players."""
    decks = [0, 0, 0, 0]
    for attribute, name in enumerate(ATTRIBUTE_NAMES):
        marked = numbers(f"attributes.{name}", table[name], 4, 0, MOST_OF_A_KIND)
        if sum(marked) > MOST_OF_A_KIND:
            text = f"has more than {MOST_OF_A_KIND} cards in all"
            raise BoxError(f"attributes.{name}", "kind-large", text, {"high": MOST_OF_A_KIND})
        for players in range(4):
            decks[players] += sum(marked[: players + 1]) << (attribute * BITS)
    for players, deck in enumerate(decks, 2):
        size = sum(deck >> (i * BITS) & (1 << BITS) - 1 for i in range(ATTRIBUTES))
        least = ROUND_LIMIT * players + SHOWN + RESERVE
        if size < least:
            text = f"give {players} players {size} cards, fewer than {least}"
            said = {"players": players, "count": size, "low": least}
            raise BoxError("attributes", "deck-small", text, said)
    return decks


def read_treachery(table: Mapping[str, Any]) -> int:
    packed, total = 0, 0
    for card, name in enumerate(TREACHERY_NAMES):
        n = number(f"treachery.{name}", table[name], 0, MOST_TREACHERY)
        packed += n << (card * TREACHERY_BITS)
        total += n
    if total < LEAST_TREACHERY:
        text = f"has {total} cards, fewer than {LEAST_TREACHERY}"
        raise BoxError("treachery", "pile-small", text, {"count": total, "low": LEAST_TREACHERY})
    return packed


def read_hexes(table: Mapping[str, Any]) -> list[int]:
    return [number(f"sectors.{n}.hex", table[n]["hex"], 1, TOP_VALUE) for n in SECTOR_NAMES]


def read_countries(table: Mapping[str, Any]) -> list[int]:
    """The country of each sector; each country has at least one."""
    out: list[int] = []
    for name in SECTOR_NAMES:
        found = reading.name(f"sectors.{name}.country", table[name]["country"], COUNTRY_NAMES)
        out.append(COUNTRY_NAMES.index(found))
    for country, name in enumerate(COUNTRY_NAMES):
        if country not in out:
            raise BoxError("sectors", "no-sector", f"leave {name} none", {"value": name})
    return out


def read_capitals(table: Mapping[str, Any], countries: Sequence[int]) -> list[int]:
    """The capital of each country, one of its own sectors."""
    out: list[int] = []
    for country, name in enumerate(COUNTRY_NAMES):
        key = f"countries.{name}.capital"
        found = SECTOR_NAMES.index(reading.name(key, table[name]["capital"], SECTOR_NAMES))
        if countries[found] != country:
            text = f"must be one of its own sectors, not {SECTOR_NAMES[found]}"
            raise BoxError(key, "capital-abroad", text, {"value": SECTOR_NAMES[found]})
        out.append(found)
    return out


def read_spaces(table: Mapping[str, Any]) -> list[int]:
    """The noble of each of the 32 spaces, the higher one above."""
    out: list[int] = []
    for name in SECTOR_NAMES:
        key = f"sectors.{name}.spaces"
        found = names(key, table[name]["spaces"], NOBLE_NAMES, 2)
        if sorted(set(found), reverse=True) != found:
            raise BoxError(key, "spaces-order", "must name two nobles, the higher one first")
        out += [*found, NO_NOBLE][:2]
    for noble, name in enumerate(NOBLE_NAMES):
        if noble not in out:
            raise BoxError("sectors", "no-space", f"have no space for a {name}", {"value": name})
    return out


def read_pairs(table: Mapping[str, Any], which: str) -> list[int]:
    """First and second value of each country."""
    out: list[int] = []
    for name in COUNTRY_NAMES:
        key = f"countries.{name}.{which}"
        out += falling(key, numbers(key, table[name][which], 2, 0, TOP_VALUE))
    return out


def read_each(table: Mapping[str, Any], key: str, low: int, high: int) -> list[int]:
    return [number(f"{key}.{noble}", table[noble], low, high) for noble in NOBLE_NAMES]


def read_most(table: Mapping[str, Any]) -> list[int]:
    """Values that two players can halve."""
    out = read_each(table, "most", 0, TOP_VALUE)
    for noble, value in zip(NOBLE_NAMES, out, strict=True):
        if value % 2:
            text = f"must be even, for two may share it, not {value}"
            raise BoxError(f"most.{noble}", "odd", text)
    return out
