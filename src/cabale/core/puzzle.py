"""A puzzle: a position of a real game in which one answer of one seat is clearly the best.

puzzles.jsonl of a game's package holds one a line; what came before the question is written in
the words of records, so that a puzzle is read by people and outlives a change of codes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cabale.core.game import Game, GameError
from cabale.core.play import Play
from cabale.core.protocol import Verb
from cabale.core.reason import Reason
from cabale.core.record import Answer, IllegalAnswer, letter_of, read_answer, say_answer

FILE: Final = "puzzles.jsonl"
FIGURES: Final = ("chance", "margin", "missed")  # in percent
NUMBERS: Final = ("rules", "seats", "seat", *FIGURES)
FIELDS: Final = {*NUMBERS, "game", "theme", "best", "second", "line", "answers"}
REPLIES: Final = ("expects", "plans", "fears")


@dataclass(frozen=True, slots=True)
class Reply:
    """What the search expects after the best answer, or fears: a message `hint-<key>`."""

    key: str
    answer: Answer
    percent: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What was answered before, who is asked, what is best and how clearly."""

    rules: int
    seats: int
    seat: int
    theme: str  # one of the game's
    best: int  # the answer that is asked for
    second: int  # the next best
    chance: int  # of winning with the best, in percent
    margin: int  # how much the second costs of it, in percent
    missed: int  # of a hundred quick bots, how many did not find it
    line: tuple[Reply, ...]
    answers: tuple[Answer, ...]

    @property
    def name(self) -> str:
        """Ten signs that tell it from all others, whatever the file says besides."""
        text = repr([(a.seat, a.action) for a in self.answers]) + str(self.seat)
        return hashlib.sha256(text.encode()).hexdigest()[:10]


# -- themes


def themes(game: Game[Any]) -> tuple[str, ...]:
    """What puzzles of a game can be about, in the order in which people see them."""
    part = game.part("reasons")
    return tuple(theme for theme, _ in part.THEMES) if part else ()


def theme_of(game: Game[Any], why: Sequence[Reason]) -> str:
    """What a puzzle is about: the first theme that a reason for its answer belongs to."""
    keys = {reason.key for reason in why}
    part = game.part("reasons")
    assert part is not None, "a game with puzzles has reasons"
    found = (theme for theme, of in part.THEMES if not of or keys & set(of))
    return str(next(found))


def solutions(game: Game[Any]) -> tuple[Verb, ...]:
    """The verbs that alone can solve a puzzle, if the game names some.

    Where a good player draws lots among answers, none of them is the best: such a game says what
    remains.
    """
    return tuple(getattr(game.part("reasons"), "SOLUTIONS", ()))


# -- lines of a file


def write_puzzle(game: Game[Any], puzzle: Puzzle) -> str:
    """A puzzle as one line of a file."""
    table = {
        "game": game.name,
        "rules": puzzle.rules,
        "seats": puzzle.seats,
        "seat": puzzle.seat,
        "theme": puzzle.theme,
        "best": say_answer(game, Answer(puzzle.seat, puzzle.best)),
        "second": say_answer(game, Answer(puzzle.seat, puzzle.second)),
        "chance": puzzle.chance,
        "margin": puzzle.margin,
        "missed": puzzle.missed,
        "line": [[one.key, one.percent, say_answer(game, one.answer)] for one in puzzle.line],
        "answers": [say_answer(game, answer) for answer in puzzle.answers],
    }
    return json.dumps(table, ensure_ascii=False)


def read_puzzle(game: Game[Any], line: str) -> Puzzle:
    """The puzzle that a line stands for; GameError says what is wrong with it."""
    table = read_table(line)
    seats, seat = table["seats"], table["seat"]
    if table["game"] != game.name:
        raise GameError(f"a puzzle of {table['game']:.40}, not of {game.name}")
    if seats not in game.seats or seat not in range(seats):
        raise GameError(f"{game.name} has no seat {seat} of {seats}")
    if table["theme"] not in themes(game):
        raise GameError(f"theme is one of {', '.join(themes(game))}, got '{table['theme']:.40}'")
    return Puzzle(
        table["rules"],
        seats,
        seat,
        table["theme"],
        own_answer(game, table, "best"),
        own_answer(game, table, "second"),
        table["chance"],
        table["margin"],
        table["missed"],
        tuple(read_reply(game, reply, seats) for reply in table["line"]),
        tuple(read_answer(game, str(text), seats) for text in table["answers"]),
    )


def read_table(line: str) -> dict[str, Any]:
    """The fields of a line, each of its type."""
    try:
        table = json.loads(line, object_pairs_hook=once)
        json.dumps(table, ensure_ascii=False).encode()  # half a letter could not even be named
    except GameError:
        raise
    except (ValueError, RecursionError):
        raise GameError("no line of JSON") from None
    if not isinstance(table, dict) or set(table) != FIELDS:
        raise GameError(f"a puzzle has just {', '.join(sorted(FIELDS))}")
    for key in FIELDS:
        form = int if key in NUMBERS else list if key in ("line", "answers") else str
        if type(table[key]) is not form:
            raise GameError(f"{key} is no {'number' if form is int else form.__name__}")
    for key in FIGURES:
        if not is_percentage(table[key]):
            raise GameError(f"{key} is {table[key]}, which is no percentage")
    if not table["margin"]:
        raise GameError("margin is 0: no answer is clearly the best")
    if table["margin"] > table["chance"]:
        raise GameError("margin is more than chance, from which it is taken")
    return table


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table whose keys stand there once."""
    table = dict(pairs)
    if len(table) < len(pairs):
        raise GameError("a field stands there twice")
    return table


def is_percentage(figure: int) -> bool:
    return type(figure) is int and 0 <= figure <= 100


def own_answer(game: Game[Any], table: dict[str, Any], key: str) -> int:
    """An answer of the seat that is asked."""
    answer = read_answer(game, table[key], table["seats"])
    if answer.seat != table["seat"]:
        raise GameError(f"{key} is an answer of {letter_of(answer.seat)}, who is not asked")
    return answer.action


def read_reply(game: Game[Any], reply: object, seats: int) -> Reply:
    """One part of the line that the search expects."""
    match reply:
        case [str(key), int(percent), str(text)] if key in REPLIES and is_percentage(percent):
            return Reply(key, read_answer(game, text, seats), percent)
    raise GameError(f"line holds [{'|'.join(REPLIES)}, percent, answer], got {reply!r:.60}")


def play_to(game: Game[Any], puzzle: Puzzle) -> Play:
    """The game at the question; GameError if the present rules do not lead there."""
    if puzzle.rules != game.rules_version:
        raise GameError(f"made by rules {puzzle.rules}, the present ones are {game.rules_version}")
    play = Play(game, puzzle.seats)
    for number, answer in enumerate(puzzle.answers, 1):
        try:
            play.answer(answer.seat, answer.action)
        except IllegalAnswer as error:
            raise GameError(f"answer {number}: {error}") from error
    legal = play.legal(puzzle.seat)
    if puzzle.best not in legal or puzzle.second not in legal or puzzle.best == puzzle.second:
        raise GameError("best and second must be two answers that can be given here")
    return play


def read_puzzles(game: Game[Any], path: Path | None = None) -> list[Puzzle]:
    """All puzzles of a file, those of the game's package if none is named; none if it has none."""
    path = path or game.folder / FILE
    if not path.is_file():
        return []
    out = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            out.append(read_puzzle(game, line.decode("utf-8")))
        except UnicodeDecodeError:
            raise GameError(f"{path.name}, line {number}: not UTF-8") from None
        except GameError as error:
            raise GameError(f"{path.name}, line {number}: {error}") from error
    return out


# -- whole files


def is_puzzles(text: str) -> bool:
    """Whether a text is a file of puzzles."""
    return text.startswith("{")


def faults_of_puzzles(text: str, game_named: Callable[[str], Game[Any]]) -> list[str]:
    """Everything that is wrong with the lines of a file; nothing if each can be played to."""
    out, names = list[str](), set[str]()
    for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
        try:
            game = game_named(read_table(line)["game"])
            puzzle = read_puzzle(game, line)
            play_to(game, puzzle)
            if puzzle.name in names:
                raise GameError("it stands there twice")
            names.add(puzzle.name)
        except GameError as error:
            out.append(f"line {number}: {error}")
    return out
