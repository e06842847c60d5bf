"""Reading the values of a box: whatever cannot be played is refused by key and reason."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cabale.core.edition import Value
from cabale.core.game import Game, GameError

MOST_FAULTS = 100  # told at once
SHOWN = 60  # characters of a value that is refused

HEADER = re.compile(r"\s*\[([^\[\]]+)\]")
WORD = re.compile(r"\s*([\w.\"' -]+?)\s*=")

Said = Mapping[str, str | int]


class BoxError(GameError):
    """A value that cannot be played: its key, the message `box-<reason>` and what it speaks of."""

    def __init__(self, key: str, reason: str, text: str, said: Said | None = None) -> None:
        super().__init__(f"'{key}' {text}")
        self.key = key
        self.reason = reason
        self.said: Said = said or {}


def shown(value: object) -> str:
    """A value of whatever kind, as a sentence may show it."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def number(key: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    said: Said = {"low": low, "high": high, "value": shown(value)}
    if type(value) is not int:
        raise BoxError(key, "number", f"must be a whole number, not {shown(value)}", said)
    if not low <= value <= high:
        raise BoxError(key, "number", f"must be from {low} to {high}, not {shown(value)}", said)
    return value


def numbers(key: str, value: object, length: int, low: int, high: int) -> list[int]:
    """A list of whole numbers of the right length."""
    if not isinstance(value, list) or len(value) != length:
        said: Said = {"count": length, "value": shown(value)}
        text = f"must be a list of {length} numbers, not {shown(value)}"
        raise BoxError(key, "numbers", text, said)
    return [number(key, one, low, high) for one in value]


def name(key: str, value: object, known: Sequence[str]) -> str:
    """One of the names."""
    if not isinstance(value, str) or value not in known:
        said: Said = {"names": ", ".join(known), "value": shown(value)}
        text = f"must be one of {', '.join(known)}, not {shown(value)}"
        raise BoxError(key, "name", text, said)
    return value


def names(key: str, value: object, known: Sequence[str], least: int, most: int) -> list[str]:
    """A list of so many names."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        said: Said = {"least": least, "most": most, "value": shown(value)}
        count = f"{most}" if least == most else f"{least} to {most}"
        text = f"must be a list of {count} names, not {shown(value)}"
        raise BoxError(key, "names", text, said)
    return [name(key, one, known) for one in value]


# -- keys with dots, as forms have them, and tables in tables, as files do


def flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Dotted keys and values."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def nested(values: Mapping[str, Value]) -> dict[str, Any]:
    """Tables in tables from dotted keys; BoxError where a value stands for a table."""
    out: dict[str, Any] = {}
    for key, value in values.items():
        *path, last = key.split(".")
        table: Any = out  # or a value, where a table should be
        for part in path:
            table = table.setdefault(part, {})
            if not isinstance(table, dict):
                raise BoxError(key, "twice", "is a value and a table")
        if last in table:
            raise BoxError(key, "twice", "is a value and a table")
        table[last] = value
    return out


def line_of(text: str, key: str) -> int:
    """The line of a TOML file that says the value, or opens the table; 0 if none does."""
    table = ""
    for n, line in enumerate(text.splitlines(), 1):
        head = HEADER.match(line)
        if head:
            table = plain(head[1])
        word = head or WORD.match(line)
        said = table if head else f"{table}.{plain(word[1])}".strip(".") if word else ""
        if said == key:
            return n
    return 0


def plain(words: str) -> str:
    """A key of a file without quotes and spaces."""
    return "".join(c for c in words if c not in "\"' \t")


def faults(game: Game[Any], values: Mapping[str, Value]) -> list[BoxError]:
    """Everything that keeps these values from being played, key by key."""
    out: list[BoxError] = []
    left = dict(values)
    while left and len(out) < MOST_FAULTS:
        try:
            game.check_components(nested(left))
            break
        except BoxError as error:
            out.append(error)
            if error.key not in left:  # several values do not go together
                break
            del left[error.key]
    return out
