"""A puzzle: a position of a real game in which one answer of one seat is clearly the best.

puzzles.jsonl of a game's package holds one a line; what came before the question is written in
the words of records, so that a puzzle is read by people and outlives a change of codes.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cabale.core.game import Game, GameError
from cabale.core.play import Play
from cabale.core.record import Answer, IllegalAnswer, read_answer, say_answer

FILE = "puzzles.jsonl"
FIELDS = {"rules", "seats", "seat", "answers", "best", "second", "chance", "margin", "missed"}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What was answered before, who is asked, what is best and how clearly."""

    rules: int
    seats: int
    seat: int
    answers: tuple[Answer, ...]
    best: int  # the answer that is asked for
    second: int  # the next best
    chance: int  # of winning with the best, in percent
    margin: int  # how much the second costs of it, in percent
    missed: int  # of a hundred quick bots, how many did not find it

    @property
    def name(self) -> str:
        """Ten signs that tell it from all others, whatever the file says besides."""
        text = repr([(a.seat, a.action) for a in self.answers]) + str(self.seat)
        return hashlib.sha256(text.encode()).hexdigest()[:10]


def write_puzzle(game: Game[Any], puzzle: Puzzle) -> str:
    """A puzzle as one line of a file."""
    table = {
        "rules": puzzle.rules,
        "seats": puzzle.seats,
        "seat": puzzle.seat,
        "best": say_answer(game, Answer(puzzle.seat, puzzle.best)),
        "second": say_answer(game, Answer(puzzle.seat, puzzle.second)),
        "chance": puzzle.chance,
        "margin": puzzle.margin,
        "missed": puzzle.missed,
        "answers": [say_answer(game, answer) for answer in puzzle.answers],
    }
    return json.dumps(table, ensure_ascii=False)


def read_puzzle(game: Game[Any], line: str) -> Puzzle:
    """The puzzle that a line stands for; GameError says what is wrong with it."""
    try:
        table = json.loads(line)
    except ValueError:
        raise GameError("no line of JSON") from None
    if not isinstance(table, dict) or set(table) != FIELDS:
        raise GameError(f"a puzzle has just {', '.join(sorted(FIELDS))}")
    seats = table["seats"]
    answers = tuple(read_answer(game, text, seats) for text in table["answers"])
    best, second = (read_answer(game, table[key], seats) for key in ("best", "second"))
    figures = (int(table[key]) for key in ("chance", "margin", "missed"))
    return Puzzle(
        table["rules"], seats, table["seat"], answers, best.action, second.action, *figures
    )


def play_to(game: Game[Any], puzzle: Puzzle) -> Play:
    """The game at the question; GameError if the rules do not lead there."""
    play = Play(game, puzzle.seats, rules=puzzle.rules)
    for number, answer in enumerate(puzzle.answers, 1):
        try:
            play.answer(answer.seat, answer.action)
        except IllegalAnswer as error:
            raise GameError(f"answer {number}: {error}") from error
    legal = play.legal(puzzle.seat)
    if puzzle.best not in legal or puzzle.second not in legal:
        raise GameError("the best answer or the second cannot be given")
    return play


def read_puzzles(game: Game[Any], path: Path | None = None) -> list[Puzzle]:
    """All puzzles of a file, those of the game's package if none is named; none if it has none."""
    path = path or game.folder / FILE
    out: list[Puzzle] = []
    if not path.is_file():
        return out
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            out.append(read_puzzle(game, line))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise GameError(f"{path.name}, line {number}: {error}") from error
    return out
