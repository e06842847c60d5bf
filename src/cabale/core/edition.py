"""The values of a box that somebody may change: each with its source, and what it may be."""

from __future__ import annotations

from dataclasses import dataclass

Value = int | str | list[int | str]


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a value may be: a number, a name out of some, a text; or a list of them."""

    kind: str  # number, name or text
    low: int = 0
    high: int = 0
    names: tuple[str, ...] = ()
    of: str = ""  # the type of piece that the names are, or what begins the messages that say them
    least: int = 0  # entries of a list
    most: int = 0  # 0: no list


@dataclass(frozen=True, slots=True)
class Edition:
    """A value of the box and how sure it is: E stated, D deduced, R reconstructed, C chosen."""

    key: str  # as in a components file, with dots
    value: Value
    tag: str
    bounds: Bounds
    of: str = ""  # the type of piece that the second word of the key names
