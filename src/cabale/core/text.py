"""A record as text: a header, then one answer a line, chance's too.

    cabale record 1
    game cape_epee
    rules 1
    seats 2
    option objectives hidden
    name A Élise
    bot B courtier
    ---
    * deal king
    A slide dragon 2
    back 1 A
    A slide king 1
    --- open 4 0f3a9c5d2b7e6f10

Every line can be read, written and compared by people. The last line counts the answers and
gives the hash of the position, so that a damaged or truncated file is refused, never half-loaded.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from cabale.core.game import CabaleError, Game, GameError, state_hash
from cabale.core.play import Play
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.record import Record, is_number, letter_of, say_line, seat_of

FORMAT = 1
MAX_LINE = 1000
HEADER_ONCE = ("game", "rules", "seats", "given", "commit", "seed")
HEADER_KEYED = ("option", "set", "name", "bot")


class RecordError(CabaleError):
    """A record that cannot be trusted; the message names the line and the reason."""

    def __init__(self, line: int, reason: str, message: str = "", /, **about: str | int) -> None:
        super().__init__(f"line {line}: {reason}", message, **about)
        self.line = line
        self.reason = reason


def refused(line: int, error: GameError) -> RecordError:
    """What a game does not take, at the line of the record that asks for it."""
    return RecordError(line, str(error), error.message, **error.about)


def write_record(game: Game[Any], record: Record, position: State | None = None) -> str:
    """The record as text, with the trailer that guards it; `position` saves playing it again."""
    out = [*_header(record), "---"]
    out += [say_line(game, line) for line in record.lines]
    out.append(_trailer(record, position or Play.resume(game, record).state))
    return "\n".join(out) + "\n"


def _header(record: Record) -> list[str]:
    out = [f"cabale record {FORMAT}", f"game {record.game}", f"rules {record.rules}"]
    out += [f"seats {record.seats}", *([f"given {record.given}"] if record.given else [])]
    out += [f"option {name} {value}" for name, value in record.options.items()]
    out += [f"set {key} {value}" for key, value in flatten(record.components)]
    out += [f"name {letter_of(seat)} {name}" for seat, name in sorted(record.names.items())]
    out += [f"bot {letter_of(seat)} {name}" for seat, name in sorted(record.bots.items())]
    out += [f"commit {record.commit}"] if record.commit else []
    out += [f"seed {record.seed}"] if record.seed else []
    return out + [f"entropy {word}" for word in record.entropy]


def _trailer(record: Record, s: State) -> str:
    state = "over" if s.decision == OVER else "open"
    return f"--- {state} {len(record.lines)} {state_hash(s)}"


def flatten(table: Mapping[str, Any], prefix: str = "") -> list[tuple[str, str]]:
    """A nested table as dotted keys and JSON values, for the header."""
    out: list[tuple[str, str]] = []
    for key, value in table.items():
        if isinstance(value, Mapping):
            out += flatten(value, f"{prefix}{key}.")
        else:
            out.append((f"{prefix}{key}", json.dumps(value, ensure_ascii=False)))
    return out


def read_record(text: str, catalogue: Callable[[str], Game[Any]]) -> tuple[Game[Any], Record]:
    """The game and record a text holds, replayed and checked; RecordError says line and reason."""
    lines = text.replace("\r\n", "\n").split("\n")
    _check_lines(lines)
    try:
        body = lines.index("---")
    except ValueError:
        raise RecordError(len(lines), "the header does not end with '---'") from None
    game, record = _read_header(lines, body, catalogue)
    _read_body(game, record, lines, body + 1)
    return game, record


def _check_lines(lines: list[str]) -> None:
    """Refuse what is no record, or none that this version can read."""
    if not lines[0].startswith("cabale record "):
        raise RecordError(1, "this is not a record of Cabale", "error-record-none")
    number = lines[0].removeprefix("cabale record ")
    if not is_number(number) or int(number) < 1:
        raise RecordError(1, f"'{number[:20]}' is no format of records")
    if int(number) > FORMAT:
        reason = f"written by a later version: format {number}, this reads {FORMAT}"
        raise RecordError(1, reason, "error-record-later")
    for i, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise RecordError(i, f"longer than {MAX_LINE} characters")
        if not line.isprintable() and any(ord(c) < 32 or 127 <= ord(c) < 160 for c in line):
            raise RecordError(i, "holds a control character")


def _read_header(
    lines: list[str], body: int, catalogue: Callable[[str], Game[Any]]
) -> tuple[Game[Any], Record]:
    once: dict[str, str] = {}
    keyed: dict[tuple[str, str], tuple[str, int]] = {}
    record = Record("", 0, 0)
    for i in range(1, body):
        word, _, rest = lines[i].partition(" ")
        key, _, value = rest.partition(" ")
        if not rest or word not in (*HEADER_ONCE, *HEADER_KEYED, "entropy"):
            raise RecordError(i + 1, f"'{lines[i][:40]}' is no line of a header")
        if word == "entropy":
            record.entropy.append(rest)
        elif word in once or (word, key) in keyed:
            raise RecordError(i + 1, f"'{word}' is said twice")
        elif word in HEADER_KEYED:
            keyed[word, key] = (value, i + 1)
        else:
            once[word] = rest
    game = _known_game(once, catalogue, body + 1)
    record.game, record.rules, record.seats = game.name, int(once["rules"]), int(once["seats"])
    record.given = int(once.get("given", "0"))
    record.commit, record.seed = once.get("commit", ""), once.get("seed", "")
    for (word, key), (value, line) in keyed.items():
        _read_keyed(record, word, key, value, line)
    return game, record


def _known_game(
    once: dict[str, str], catalogue: Callable[[str], Game[Any]], line: int
) -> Game[Any]:
    for word in ("game", "rules", "seats"):
        if word not in once:
            raise RecordError(line, f"the header has no '{word}'")
    try:
        game = catalogue(once["game"])
    except GameError as error:
        raise refused(line, error) from None
    for word in ("rules", "seats", "given"):
        if not is_number(once.get(word, "0")):
            raise RecordError(line, f"'{word}' must be a number, not '{once[word][:20]}'")
    try:
        game.known_rules(int(once["rules"]))
    except GameError as error:
        raise refused(line, error) from None
    return game


def _read_keyed(record: Record, word: str, key: str, value: str, line: int) -> None:
    """Take over a line of the header that names what it speaks of."""
    if word == "option":
        record.options[key] = value
    elif word == "set":
        _unflatten(record.components, key, value, line)
    else:
        who = record.names if word == "name" else record.bots
        try:
            seat = seat_of(key, record.seats)
        except GameError as error:
            raise RecordError(line, str(error)) from None
        if seat == CHANCE:
            raise RecordError(line, "chance has no name")
        who[seat] = value


def _unflatten(table: dict[str, Any], key: str, value: str, line: int) -> None:
    *path, last = key.split(".")
    try:
        found = json.loads(value, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise RecordError(line, f"'{value[:40]}' is no value") from None
    for part in path:
        table = table.setdefault(part, {})
        if not isinstance(table, dict):
            raise RecordError(line, f"'{key}' is said twice")
    if last in table:
        raise RecordError(line, f"'{key}' is said twice")
    table[last] = found


def _no_constant(word: str) -> None:
    raise ValueError(f"{word} is no number")


def _read_body(game: Game[Any], record: Record, lines: list[str], first: int) -> None:
    """Play every line of the body, then compare where it led with the trailer."""
    try:
        play = Play(game, record.seats, record.options, record.components, rules=record.rules)
    except GameError as error:
        raise refused(first, error) from None
    trailer = len(lines) - 1
    while trailer >= first and not lines[trailer]:
        trailer -= 1
    if trailer < first or not lines[trailer].startswith("--- "):
        reason = "the record is cut off: its last line is missing"
        raise RecordError(trailer + 1, reason, "error-record-cut")
    for i in range(first, trailer):
        try:
            play.enter(lines[i])
        except GameError as error:
            raise RecordError(
                i + 1, str(error), "error-record-answer", text=lines[i][:40]
            ) from None
    record.options, record.lines = play.options, play.lines
    found = _trailer(record, play.state)
    if lines[trailer] != found:
        reason = f"expected '{found}', got '{lines[trailer][:80]}'"
        raise RecordError(trailer + 1, reason, "error-record-changed")
