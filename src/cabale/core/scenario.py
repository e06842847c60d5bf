"""A position, some answers and what must follow, as a text that a rules lawyer can write."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cabale.core.game import CabaleError, Game, GameError
from cabale.core.play import Play
from cabale.core.protocol import CHANCE
from cabale.core.record import Answer, letter_of, read_answer, say_answer

TOP = ("title", "game", "seats", "paragraph", "options", "components", "position", "answers")
EXPECT = (
    *("next", "waiting", "points", "places", "winner"),
    *("legal", "only", "illegal", "told", "facts"),
)
KINDS: Mapping[type, str] = {str: "text", int: "number", dict: "table"}
ANY = "* any"  # chance gives its first answer: for draws that do not matter


class ScenarioError(CabaleError):
    """A scenario that cannot be played; the message names the line and the reason."""


@dataclass(slots=True)
class Report:
    """What a scenario was about and each expectation that did not hold."""

    title: str
    failures: list[str] = field(default_factory=list)


def run_scenario(text: str, catalogue: Callable[[str], Game[Any]]) -> Report:
    """Play a scenario and compare; ScenarioError if it is not one."""
    table = _parse(text)
    try:
        play = set_up(catalogue(table["game"]), table)
    except GameError as error:
        raise _placed(text, str(error)) from None
    for words in _texts(table, "answers"):
        try:
            _answer(play, words)
        except GameError as error:
            raise _placed(text, str(error), words) from None
    report = Report(str(table.get("title", "")))
    expect = table.get("expect", {})
    try:
        compare(play, expect, report.failures)
    except GameError as error:
        raise _placed(text, str(error)) from None
    return report


def read_toml(text: str) -> dict[str, Any]:
    """What stands in a text; ScenarioError if it is none that can be read."""
    if not text.strip():
        raise ScenarioError("line 1: nothing stands in it")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        last = f"at line {len(text.splitlines())}, the end of it"
        raise ScenarioError(f"not TOML: {error}".replace("at end of document", last)) from None
    except RecursionError:
        raise ScenarioError("not TOML that can be read: it is nested too deeply") from None
    except ValueError:
        raise ScenarioError("not TOML that can be read: a number has no end") from None


def _parse(text: str) -> dict[str, Any]:
    table = read_toml(text)
    for key in table:
        if key not in (*TOP, "expect"):
            raise _placed(text, f"a scenario has no '{key}'; it has {(*TOP, 'expect')}", key)
    for key, kind in (("game", str), ("seats", int), ("expect", dict)):
        if not isinstance(table.get(key), kind) or isinstance(table.get(key), bool):
            raise _placed(text, f"'{key}' is missing or no {KINDS[kind]}", key)
    if not table["expect"]:
        raise _placed(text, "a scenario must expect something", "expect")
    for key in table["expect"]:
        if key not in EXPECT:
            raise _placed(text, f"a scenario cannot expect '{key}'", key)
    for key in ("options", "components", "position"):
        if not isinstance(table.get(key, {}), dict):
            raise _placed(text, f"'{key}' must be a table", key)
    return table


def _placed(text: str, reason: str, near: str = "") -> ScenarioError:
    """The error with the line where its words stand, the first quoted ones by default."""
    words = near or (reason.split("'")[1] if reason.count("'") > 1 else "")
    for number, line in enumerate(text.split("\n"), 1):
        if words and words in line:
            return ScenarioError(f"line {number}: {reason}")
    return ScenarioError(reason)


def _texts(table: Mapping[str, Any], key: str) -> list[str]:
    found = table.get(key, [])
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        raise ScenarioError(f"'{key}' must be a list of texts")
    return found


def set_up(game: Game[Any], table: Mapping[str, Any]) -> Play:
    """The game that stands in the position of a table; GameError if there is no such position."""
    options = {str(k): str(v) for k, v in table.get("options", {}).items()}
    components, position = table.get("components"), table.get("position")
    try:
        return Play(game, table["seats"], options, components, position=position)
    except (TypeError, KeyError, AttributeError, IndexError, ValueError) as error:
        if isinstance(error, GameError):
            raise
        raise GameError(f"the position cannot be read: {error}") from None


def _answer(play: Play, words: str) -> None:
    if words != ANY:
        play.carry_out(read_answer(play.game, words, play.state.seats))
    elif play.is_asked(CHANCE):
        play.answer(CHANCE, play.legal(CHANCE)[0])
    else:
        raise GameError("chance is not asked here")


def compare(play: Play, expect: Mapping[str, Any], failures: list[str]) -> None:
    """Add to `failures` each expectation that does not hold."""
    s, game = play.state, play.game
    for key in ("next", "waiting", "points", "places", "winner"):
        if key in expect and expect[key] != (value := _found(play, key)):
            failures.append(f"{key}: expected {expect[key]}, found {value}")
    _compare_answers(play, expect, failures)
    kinds = [game.events[play.journal.kind(i)].name for i in range(len(play.journal))]
    for name in _texts(expect, "told"):
        if name not in kinds:
            failures.append(f"told: no event '{name}', only {sorted(set(kinds))}")
    if "facts" in expect:
        _compare_facts("facts", expect["facts"], game.facts(s), failures)


def _found(play: Play, key: str) -> Any:
    """What is asked, of whom, or how the seats stand."""
    s = play.state
    seats = range(s.seats)
    if key == "next":
        return "over" if play.is_over() else play.game.decisions[s.decision].name
    if key == "waiting":
        asked = "".join(letter_of(p) for p in play.waiting())
        return asked or ("" if play.is_over() else "*")
    if key == "points":
        return [int(s.standing(seat)[0]) for seat in seats]
    if key == "places":
        return play.places()
    return "".join(letter_of(p) for p, place in enumerate(play.places()) if place == 1)


def _compare_answers(play: Play, expect: Mapping[str, Any], failures: list[str]) -> None:
    s, game = play.state, play.game
    for words in _texts(expect, "legal"):
        answer = read_answer(game, words, s.seats)
        if answer.action not in play.legal(answer.seat):
            failures.append(f"legal: '{words}' is refused")
    if "only" in expect:
        legal = sorted(_legal_words(play))
        wanted = sorted(_texts(expect, "only"))
        if legal != wanted:
            failures.append(f"only: expected {wanted}, found {legal}")
    for words, paragraph in _refusals(expect):
        answer = read_answer(game, words, s.seats)
        refusal = play.why_not(answer.seat, answer.action)
        if refusal is None:
            failures.append(f"illegal: '{words}' is allowed")
        elif paragraph and refusal.paragraph != paragraph:
            failures.append(
                f"illegal: '{words}' is refused by §{refusal.paragraph}, not §{paragraph}"
            )


def _refusals(expect: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The answers that must be refused, each with the paragraph or nothing."""
    out: list[tuple[str, str]] = []
    entries = expect.get("illegal", [])
    for entry in entries if isinstance(entries, list) else [entries]:
        row = {"answer": entry} if isinstance(entry, str) else entry
        if not isinstance(row, dict) or not {"answer"} <= set(row) <= {"answer", "paragraph"}:
            raise ScenarioError("'illegal' lists answers, or {answer = …, paragraph = …}")
        out.append((str(row["answer"]), str(row.get("paragraph", ""))))
    return out


def _legal_words(play: Play) -> list[str]:
    seats = play.waiting() or [CHANCE]
    return [say_answer(play.game, Answer(p, a)) for p in seats for a in play.legal(p)]


def _compare_facts(path: str, wanted: Any, found: Any, failures: list[str]) -> None:
    """Everything named in `wanted` must be so; what it does not name may be anything."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            if key not in found:
                failures.append(f"{path}: there is no '{key}', only {sorted(found)}")
            else:
                _compare_facts(f"{path}.{key}", value, found[key], failures)
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for i, (one, other) in enumerate(zip(wanted, found, strict=True)):
            _compare_facts(f"{path}[{i + 1}]", one, other, failures)
    elif wanted != found:
        failures.append(f"{path}: expected {_brief(wanted)}, found {_brief(found)}")


def _brief(value: Any) -> str:
    """A fact in few words: a whole position would hide the one name that is wrong."""
    if isinstance(value, dict):
        return f"a table of {sorted(value)}"
    if isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value):
        return f"{len(value)} entries"
    return str(value)
