"""The Box made from components.toml and the corrections of a host; faults named by key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from cabale.core.game import Edition, GameError
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
FIXED = "is settled by the printed rules and cannot be changed"


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
            raise GameError(f"'{key}' has 'is' and 'tag', not '{word}'")
    if value.get("tag", "E") not in TAGS:
        raise GameError(f"'{key}' has the tag {value['tag']!r}; tags are {', '.join(TAGS)}")
    return value["is"]


def values_of(table: Mapping[str, Any]) -> dict[str, Any]:
    """Every value of the box, corrected by `table`; GameError names key and reason."""
    found = {key: plain(key, value) for key, value in PRINTED.items()}
    for key, value in flat(table).items():
        if key not in PRINTED:
            raise GameError(f"'{key}' {reason_unknown(key)}")
        found[key] = plain(key, value)
    for key, value in found.items():
        check_value(key, value)
    check_sides(found)
    return found


def reason_unknown(key: str) -> str:
    """Why a key is refused: nothing of that name, or a fact that is not open to correction."""
    group, _, rest = key.partition(".")
    if group not in ("courtiers", "money", "missions"):
        return "is no part of the box: it has courtiers, money and missions"
    names = {"courtiers": COURTIER_NAMES, "money": PURSE_NAMES, "missions": MISSION_NAMES}[group]
    name = rest.partition(".")[0]
    return FIXED if name in names else f"is unknown: {group} has no '{name}'"


def check_value(key: str, value: Any) -> None:
    last = key.rpartition(".")[2]
    if last in ("price", "gold"):
        if type(value) is not int or not 0 <= value <= MOST_GOLD:
            raise GameError(f"'{key}' must be a number from 0 to {MOST_GOLD}, not {value!r}")
    elif last == "chips":
        check_chips(key, value)
    else:
        names = CONDITION_NAMES if last == "condition" else COURTIER_NAMES[:KINGS_FAMILY]
        if value not in names:
            raise GameError(f"'{key}' must be one of {', '.join(names)}, not {value!r}")


def check_chips(key: str, value: Any) -> None:
    if not isinstance(value, list) or len(value) != 2:
        raise GameError(f"'{key}' must list two chips, not {value!r}")
    for chip in value:
        if chip not in SLOT_NAMES:
            raise GameError(f"'{key}' has {chip!r}; chips are {', '.join(SLOT_NAMES)}")


def check_sides(values: Mapping[str, Any]) -> None:
    """What the two sides of a board must have in common with the rules."""
    for number, name in enumerate(COURTIER_NAMES):
        for side in SIDES:
            key = f"courtiers.{name}.{side}"
            condition, price = values[f"{key}.condition"], values[f"{key}.price"]
            if condition == CONDITION_NAMES[INFLUENCE] and number < KINGS_FAMILY:
                raise GameError(f"'{key}.condition' cannot be influence: the king visits there")
            if condition == CONDITION_NAMES[INFLUENCE] and price < 1:
                raise GameError(f"'{key}.price' must be at least 1 stone, not {price}")
            if condition not in (CONDITION_NAMES[MONEY], CONDITION_NAMES[INFLUENCE]) and price:
                raise GameError(f"'{key}.price' must be 0 for the condition first, not {price}")


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
    out = []
    for key, value in PRINTED.items():
        said = value["is"]
        text = " + ".join(said) if isinstance(said, list) else str(said)
        out.append(Edition(key, text, value["tag"]))
    return out
