"""A game as text: a header, then one answer a line, chance's too.

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
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cabale.core.game import LETTERS, Game, GameError, state_hash
from cabale.core.protocol import CHANCE, OVER, State, Verb

FORMAT = 1
CHANCE_LETTER = "*"
MAX_LINE = 1000
HEADER_ONCE = ("game", "rules", "seats", "given", "commit", "seed")
HEADER_KEYED = ("option", "set", "name", "bot")


class RecordError(ValueError):
    """A record that cannot be trusted; the message names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of one seat, or of chance."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class Back:
    """The last `answers` answers were withdrawn at the wish of `seat`."""

    seat: int
    answers: int


@dataclass(slots=True)
class Record:
    """All that is needed to play a game again."""

    game: str
    rules: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    components: dict[str, Any] = field(default_factory=dict)  # departures from components.toml
    names: dict[int, str] = field(default_factory=dict)  # seat → who sat there
    bots: dict[int, str] = field(default_factory=dict)  # seat → the bot that played it
    given: int = 0  # answers at the head that were taken over from another game
    commit: str = ""  # the commitment published before the first move
    seed: str = ""  # the seed behind it, hex, once the game is over
    entropy: list[str] = field(default_factory=list)  # what each seat's browser added
    lines: list[Answer | Back] = field(default_factory=list)

    def answers(self, upto: int | None = None) -> list[Answer]:
        """The answers that stand after the first `upto` lines, withdrawn ones left out."""
        out: list[Answer] = []
        for line in self.lines[:upto]:
            if isinstance(line, Back):
                del out[len(out) - line.answers :]
            else:
                out.append(line)
        return out


def begin(game: Game[Any], seats: int, options: Mapping[str, str] | None = None) -> Record:
    """An empty record of a new game, its options resolved in full."""
    game.new(seats, options)
    return Record(game.name, game.rules_version, seats, game.resolve(options or {}))


def replay(game: Game[Any], record: Record, upto: int | None = None) -> State:
    """The position after the first `upto` lines (all by default), each answer checked."""
    s: State = game.new(record.seats, record.options, record.components)
    for answer in record.answers(upto):
        check(game, s, answer)
        s.apply(answer.seat, answer.action)
    return s


def follow(s: State, answers: Iterable[Answer]) -> State:
    """The position that answers known to be legal lead to; `s` itself goes there."""
    for answer in answers:
        s.apply(answer.seat, answer.action)
    return s


def is_asked(s: State, seat: int) -> bool:
    """Whether the open question is put to that seat, or to chance."""
    if s.decision == OVER or seat < CHANCE:
        return False
    return s.waiting == 0 if seat == CHANCE else bool(s.waiting >> seat & 1)


def check(game: Game[Any], s: State, answer: Answer) -> None:
    """Refuse an answer that the open question does not allow."""
    if s.decision == OVER:
        raise GameError("the game is already over")
    if not is_asked(s, answer.seat):
        raise GameError(f"{letter_of(answer.seat)} is not asked here")
    if answer.action not in list(s.legal(answer.seat)):
        raise GameError(f"'{say_answer(game, answer)}' is not legal here")


# -- one answer as words


def letter_of(seat: int) -> str:
    """A for seat 0 and so on; a star for chance."""
    return CHANCE_LETTER if seat == CHANCE else LETTERS[seat]


def seat_of(letter: str, seats: int) -> int:
    """The seat a letter stands for; GameError if it stands for none."""
    if letter == CHANCE_LETTER:
        return CHANCE
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise GameError(f"'{letter}' is no seat of this game: {LETTERS[:seats]} or *")
    return LETTERS.index(letter)


def say_answer(game: Game[Any], answer: Answer) -> str:
    """An answer in the words of records and scenarios: `A slide dragon 2`."""
    verb = game.verb_of(answer.action)
    assert verb is not None, f"{game.name} has no action {answer.action}"
    words = [letter_of(answer.seat), verb.name]
    for kind, value in zip(verb.args, game.args_of(answer.action), strict=False):
        words.append(say_piece(game, kind, value))
    return " ".join(words)


def say_piece(game: Game[Any], kind: str, value: int) -> str:
    """A piece by its name; a piece type without names is a number, a seat a letter."""
    if kind == "seat":
        return letter_of(value)
    names = game.names.get(kind)
    return names[value] if names else str(value)


def read_answer(game: Game[Any], text: str, seats: int) -> Answer:
    """The answer that such words stand for; GameError says what is wrong with them."""
    words = text.split()
    if len(words) < 2:
        raise GameError(f"'{text}' is not an answer: a seat, a verb and its pieces")
    seat = seat_of(words[0], seats)
    verb = next((v for v in game.verbs if v.name == words[1]), None)
    if verb is None:
        raise GameError(f"{game.name} has no verb '{words[1]}'")
    if len(words) - 2 != len(verb.args):
        raise GameError(f"'{verb.name}' takes {list(verb.args)}, got {words[2:]}")
    values = [read_piece(game, k, w, seats) for k, w in zip(verb.args, words[2:], strict=True)]
    return Answer(seat, code_of(verb, values))


def code_of(verb: Verb, values: list[int]) -> int:
    """The action code of a verb and its pieces."""
    row, column = (*values, 0, 0)[:2]
    if not (0 <= row < verb.rows and 0 <= column < verb.columns):
        raise GameError(f"'{verb.name}' knows no {values}")
    return verb.of(row, column)


def read_piece(game: Game[Any], kind: str, word: str, seats: int) -> int:
    """The number of a piece from its name."""
    if kind == "seat":
        return seat_of(word, seats)
    names = game.names.get(kind)
    if names is None:
        if not _is_number(word):
            raise GameError(f"'{word}' is not a number ({kind})")
        return int(word)
    if word not in names:
        raise GameError(f"there is no {kind} '{word}'")
    return names.index(word)


# -- the file


def write_record(game: Game[Any], record: Record, position: State | None = None) -> str:
    """The record as text, with the trailer that guards it; `position` saves playing it again."""
    out = [*_header(record), "---"]
    out += [say_line(game, line) for line in record.lines]
    out.append(_trailer(record, position or replay(game, record)))
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


def say_line(game: Game[Any], line: Answer | Back) -> str:
    """One line of a record: an answer, or answers taken back."""
    if isinstance(line, Back):
        return f"back {line.answers} {letter_of(line.seat)}"
    return say_answer(game, line)


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
        raise RecordError(1, "this is not a record of Cabale")
    number = lines[0].removeprefix("cabale record ")
    if not _is_number(number) or int(number) < 1:
        raise RecordError(1, f"'{number[:20]}' is no format of records")
    if int(number) > FORMAT:
        raise RecordError(1, f"written by a later version: format {number}, this reads {FORMAT}")
    for i, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise RecordError(i, f"longer than {MAX_LINE} characters")
        if not line.isprintable() and any(ord(c) < 32 or 127 <= ord(c) < 160 for c in line):
            raise RecordError(i, "holds a control character")


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 6


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
        raise RecordError(line, str(error)) from None
    for word in ("rules", "seats", "given"):
        if not _is_number(once.get(word, "0")):
            raise RecordError(line, f"'{word}' must be a number, not '{once[word][:20]}'")
    if int(once["rules"]) != game.rules_version:
        raise RecordError(
            line,
            f"played by version {once['rules']} of the rules of {game.name}, "
            f"this program plays version {game.rules_version}",
        )
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
    try:
        s: State = game.new(record.seats, record.options, record.components)
        record.options = game.resolve(record.options)
    except GameError as error:
        raise RecordError(first, str(error)) from None
    trailer = len(lines) - 1
    while trailer >= first and not lines[trailer]:
        trailer -= 1
    if trailer < first or not lines[trailer].startswith("--- "):
        raise RecordError(trailer + 1, "the record is cut off: its last line is missing")
    for i in range(first, trailer):
        try:
            s = _read_line(game, record, s, lines[i])
        except GameError as error:
            raise RecordError(i + 1, str(error)) from None
    found = _trailer(record, s)
    if lines[trailer] != found:
        raise RecordError(trailer + 1, f"expected '{found}', got '{lines[trailer][:80]}'")


def _read_line(game: Game[Any], record: Record, s: State, text: str) -> State:
    """Add one line to the record; the position after it."""
    if text.startswith("back "):
        record.lines.append(_read_back(record, text))
        return replay(game, record)
    answer = read_answer(game, text, record.seats)
    check(game, s, answer)
    s.apply(answer.seat, answer.action)
    record.lines.append(answer)
    return s


def _read_back(record: Record, text: str) -> Back:
    words = text.split()
    if len(words) != 3 or not _is_number(words[1]):
        raise GameError(f"'{text[:40]}' is not 'back NUMBER SEAT'")
    back = Back(seat_of(words[2], record.seats), int(words[1]))
    if not 0 < back.answers <= len(record.answers()):
        raise GameError(f"{back.answers} answers cannot be taken back here")
    return back
