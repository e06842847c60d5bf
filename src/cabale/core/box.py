"""Reading the values of a box: whatever cannot be played is refused by key and reason."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cabale.core.edition import Value
from cabale.core.game import Game, GameError

MOST_FAULTS = 100  # told at once
SHOWN = 60  # characters of a value that is refused

# what a file may hold: the largest box has half as many values
FILE_MOST = 60_000  # characters
LINE_MOST = 500  # characters of TOML: keys of keys without end take time that grows by squares
VALUES_MOST = 600
DEPTH_MOST = 8  # tables in tables
LIST_MOST = 20  # entries of a value
TEXT_MOST = 200  # characters of a value
NUMBER_MOST = 10**6  # either way

AT_LINE = re.compile(r"line (\d+)")
NOTES = ("is", "tag")  # words beside a value in a file
HEADER = re.compile(r"\s*\[([^\[\]]+)\]")
WORD = re.compile(r"\s*([\w.\"' -]+?)\s*=")

Said = Mapping[str, str | int]


class BoxError(GameError):
    """A value that cannot be played: its key, the message `box-<reason>` and what it speaks of."""

    def __init__(self, key: str, reason: str, text: str, said: Said | None = None) -> None:
        key = key if key.isprintable() else shown(key)  # a sentence says it
        super().__init__(f"'{key}' {text}" if key else text)
        self.key = key
        self.reason = reason
        self.said: Said = said or {}
        self.line = 0  # of a file that could not be read


def shown(value: object) -> str:
    """A value of whatever kind, as a sentence may show it."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def refused(value: object) -> dict[str, str]:
    """What was written instead, for a sentence: a text stands in quotation marks, if it is one."""
    if not isinstance(value, str) or not value.isprintable():
        return {"value": shown(value), "value-is": "plain"}
    cut = value if len(value) <= SHOWN else f"{value[:SHOWN]}…"
    return {"value": cut, "value-is": "text" if value.strip() else "nothing"}


def number(key: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    said: Said = {"low": low, "high": high, **refused(value)}
    if type(value) is not int:
        raise BoxError(key, "number", f"must be a whole number, not {shown(value)}", said)
    if not low <= value <= high:
        raise BoxError(key, "number", f"must be from {low} to {high}, not {shown(value)}", said)
    return value


def numbers(key: str, value: object, length: int, low: int, high: int) -> list[int]:
    """A list of whole numbers of the right length."""
    if not isinstance(value, list) or len(value) != length:
        said: Said = {"count": length, **refused(value)}
        text = f"must be a list of {length} numbers, not {shown(value)}"
        raise BoxError(key, "numbers", text, said)
    return [number(key, one, low, high) for one in value]


def name(key: str, value: object, known: Sequence[str]) -> str:
    """One of the names."""
    if not isinstance(value, str) or value not in known:
        said: Said = {"names": ", ".join(known), **refused(value)}
        text = f"must be one of {', '.join(known)}, not {shown(value)}"
        raise BoxError(key, "name", text, said)
    return value


def names(key: str, value: object, known: Sequence[str], least: int, most: int) -> list[str]:
    """A list of so many names."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        said: Said = {"least": least, "most": most, **refused(value)}
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


# -- files


def read_values(text: str) -> dict[str, Value]:
    """The values that a components file says, TOML or JSON, by keys with dots; BoxError if none."""
    out: dict[str, Value] = {}
    for key, value in flat(read_table(text.removeprefix("\ufeff"))):
        if not key.isprintable() or len(key) > TEXT_MOST:
            raise BoxError(key, "unknown", "is no value of this box")
        if key in out:
            raise BoxError(key, "twice", "stands there twice")
        out[key] = told(key, value)
    if len(out) > VALUES_MOST:
        said: Said = {"high": VALUES_MOST}
        raise BoxError("", "file-full", f"the file has more than {VALUES_MOST} values", said)
    return out


def read_table(text: str) -> dict[str, Any]:
    """The tables of a file, each value without its tag."""
    if len(text) > FILE_MOST:
        said: Said = {"high": FILE_MOST}
        raise BoxError("", "file-long", f"the file has more than {FILE_MOST} characters", said)
    check_lines(text)
    try:
        is_json = text.lstrip().startswith("{")
        table = json.loads(text, object_pairs_hook=once) if is_json else tomllib.loads(text)
        json.dumps(table, default=str, ensure_ascii=False).encode()  # half a character is none
        return untagged(table, 0)
    except BoxError:
        raise
    except (ValueError, RecursionError) as error:  # also of a number without end
        twice = "overwrite" in str(error) or "twice" in str(error)
        reason = "twice" if twice else "no-file"
        fault = BoxError("", reason, f"this is neither TOML nor JSON: {error}")
        fault.line = line_told(text, error)
        raise fault from None


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table of JSON, in which a key may stand once."""
    out: dict[str, Any] = {}
    for key, value in pairs:
        if key in out:
            raise BoxError(key[:SHOWN], "twice", "stands there twice")
        out[key] = value
    return out


def check_lines(text: str) -> None:
    """BoxError for a line of TOML that is too long."""
    if text.lstrip().startswith("{"):
        return
    for n, line in enumerate(text.splitlines(), 1):
        if len(line) > LINE_MOST:
            said: Said = {"high": LINE_MOST}
            fault = BoxError("", "line-long", f"the file has a line of more than {LINE_MOST}", said)
            fault.line = n
            raise fault


def line_told(text: str, error: Exception) -> int:
    """The line at which a file could not be read; 0 if that is not said."""
    found = AT_LINE.search(str(error))
    if found:
        return int(found[1])
    return len(text.splitlines()) if "end of document" in str(error) else 0


def untagged(table: Mapping[str, Any], depth: int) -> dict[str, Any]:
    """A table without tags, and each value without its own."""
    if depth > DEPTH_MOST:
        raise ValueError("tables in tables in tables")
    out: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, dict) and "is" in value:
            out[key] = told(key, value["is"])
        elif key != "tags":
            out[key] = untagged(value, depth + 1) if isinstance(value, dict) else value
    return out


def told(key: str, value: Any) -> Value:
    """A value of a kind and size that a box can have; BoxError if it is another."""
    entries = value if isinstance(value, list) else [value]
    if len(entries) > LIST_MOST or not all(is_entry(entry) for entry in entries):
        raise BoxError(key[:SHOWN], "kind", "is neither number nor text nor a list of them")
    found: Value = value
    return found


def is_entry(value: object) -> bool:
    """A number or a text of a size that a box can have."""
    if isinstance(value, str):
        return len(value) <= TEXT_MOST
    return type(value) is int and abs(value) <= NUMBER_MOST


def line_of(text: str, key: str) -> int:
    """The line of a TOML file that says the value, or opens the table; 0 if none does."""
    table = ""
    for n, line in enumerate(text.splitlines(), 1):
        head = HEADER.match(line)
        if head:
            table = plain(head[1])
        word = head or WORD.match(line)
        said = table if head else f"{table}.{plain(word[1])}".strip(".") if word else ""
        if said and said == key:
            return n
    return 0


def plain(words: str) -> str:
    """A key of a file without quotes and spaces."""
    return "".join(c for c in words if c not in "\"' \t")


def faults(game: Game[Any], values: Mapping[str, Value]) -> list[BoxError]:
    """Everything that keeps these values from being played, key by key."""
    out = [
        BoxError(key, "unknown", "is no value of this box")
        for key in values
        if key.rpartition(".")[2] in NOTES and key.partition(".")[0] not in game.whole
    ]
    left = {key: value for key, value in values.items() if key not in {e.key for e in out}}
    while left and len(out) < MOST_FAULTS:
        try:
            game.check_components(nested(left))
            break
        except BoxError as error:
            if error.key not in left and error.key in {e.key for e in out}:
                break  # what is wrong with the others was told
            out.append(error)
            if error.key not in left:  # several values do not go together
                break
            del left[error.key]
    return out
