"""The Box made from components.toml and the corrections of a host; faults named by key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from cabale.core import box as reading
from cabale.core.box import BoxError
from cabale.core.edition import Bounds, Edition
from cabale.games.louis_xiv.box import Box
from cabale.games.louis_xiv.pieces import (
    ANY_CHIP,
    CHIP_NAMES,
    CONDITION_NAMES,
    COURTIER_NAMES,
    INFLUENCE,
    KINGS_FAMILY,
    MISSION_NAMES,
    MONEY,
    PURSE_NAMES,
)

SIDES = ("front", "back")
TAGS = ("E", "D", "R", "C")
MOST_GOLD = 20  # no price or money card is higher
SLOT_NAMES = (*CHIP_NAMES[1:], "any")  # what a mission may cost; crowns are never demanded
PIECES = {"courtiers": "courtier", "money": "purse", "missions": "mission"}


def read_file() -> dict[str, Any]:
    """components.toml as it lies beside the rules."""
    file = resources.files("cabale.games.louis_xiv").joinpath("components.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """A nested table as dotted keys; `{ is = …, tag = … }` counts as a value."""
    out: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, Mapping) and "is" not in value:
            out.update(flat(value, f"{prefix}{key}."))
        else:
            out[f"{prefix}{key}"] = value
    return out


PRINTED = flat(read_file())  # every key that may be corrected, with its value and tag


def plain(key: str, value: Any) -> Any:
    """The value itself, whether written plainly or with its tag."""
    if not isinstance(value, Mapping):
        return value
    for word in value:
        if word not in ("is", "tag"):
            raise BoxError(key, "words", f"has 'is' and 'tag', not {reading.shown(word)}")
    reading.name(f"{key}.tag", value.get("tag", "E"), TAGS)
    return value["is"]


def values_of(table: Mapping[str, Any]) -> dict[str, Any]:
    """Every value of the box, corrected by `table`; BoxError names key and reason."""
    found = {key: plain(key, value) for key, value in PRINTED.items()}
    for key, value in flat(table).items():
        if key not in PRINTED:
            raise unknown(key)
        found[key] = plain(key, value)
    for key, value in found.items():
        check_value(key, value)
    check_sides(found)
    return found


def unknown(key: str) -> BoxError:
    """Why a key is refused: nothing of that name, or a fact that is not open to correction."""
    group, _, rest = key.partition(".")
    names = {"courtiers": COURTIER_NAMES, "money": PURSE_NAMES, "missions": MISSION_NAMES}
    if rest.partition(".")[0] in names.get(group, ()):
        return BoxError(key, "fixed", "is settled by the printed rules and cannot be changed")
    return BoxError(key, "unknown", "is no value of this box")


def check_value(key: str, value: Any) -> None:
    bounds = bounds_of(key)
    if bounds.kind == "number":
        reading.number(key, value, bounds.low, bounds.high)
    elif bounds.most:
        reading.names(key, value, bounds.names, bounds.least, bounds.most)
    else:
        reading.name(key, value, bounds.names)


def bounds_of(key: str) -> Bounds:
    """What a value of the box may be."""
    last = key.rpartition(".")[2]
    if last in ("price", "gold"):
        return Bounds("number", 0, MOST_GOLD)
    if last == "chips":
        return Bounds("name", names=SLOT_NAMES, of="slot", least=2, most=2)
    if last == "condition":
        return Bounds("name", names=CONDITION_NAMES, of="condition")
    return Bounds("name", names=COURTIER_NAMES[:KINGS_FAMILY], of="courtier")


def check_sides(values: Mapping[str, Any]) -> None:
    """What the two sides of a board must have in common with the rules."""
    for number, name in enumerate(COURTIER_NAMES):
        for side in SIDES:
            key = f"courtiers.{name}.{side}"
            condition, price = values[f"{key}.condition"], values[f"{key}.price"]
            if condition == CONDITION_NAMES[INFLUENCE] and number < KINGS_FAMILY:
                text = "cannot be influence: the king visits there"
                raise BoxError(f"{key}.condition", "king-visits", text)
            if condition == CONDITION_NAMES[INFLUENCE] and price < 1:
                text = f"must be at least 1 stone, not {price}"
                raise BoxError(f"{key}.price", "no-stone", text)
            if condition not in (CONDITION_NAMES[MONEY], CONDITION_NAMES[INFLUENCE]) and price:
                text = f"must be 0 for the condition first, not {price}"
                raise BoxError(f"{key}.price", "free-board", text)


def box_of(table: Mapping[str, Any]) -> Box:
    """The box with the corrections of `table`."""
    v = values_of(table)
    sides = [f"courtiers.{name}.{side}" for name in COURTIER_NAMES for side in SIDES]
    chips = [chip for name in MISSION_NAMES for chip in v[f"missions.{name}.chips"]]
    return Box(
        [CONDITION_NAMES.index(v[f"{key}.condition"]) for key in sides],
        [v[f"{key}.price"] for key in sides],
        [v[f"money.{name}.gold"] for name in PURSE_NAMES],
        [COURTIER_NAMES.index(v[f"money.{name}.king"]) for name in PURSE_NAMES],
        [ANY_CHIP if chip == "any" else CHIP_NAMES.index(chip) for chip in chips],
    )


@cache
def printed_box() -> Box:
    """The box as components.toml has it."""
    return box_of({})


def editions() -> list[Edition]:
    """Every value that may be corrected, with how sure it is."""
    return [
        Edition(key, value["is"], value["tag"], bounds_of(key), PIECES[key.partition(".")[0]])
        for key, value in PRINTED.items()
    ]
