"""Puzzles: a position through the eyes of who is asked, and what is said about an answer to it.

What comes after the best answer is played in a world drawn from what the seat knows: a solution
shows no more of what was hidden than a game would have.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Struct

from cabale.bots.eyes import Eyes
from cabale.bots.hint import telling, told
from cabale.core.game import Game, GameError
from cabale.core.play import Play
from cabale.core.puzzle import Puzzle, play_to, read_puzzles, themes
from cabale.core.reason import matters
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.server.advice import reason_sent
from cabale.server.lessons import LessonStream, quiet_table
from cabale.server.log import log
from cabale.server.replay import Replay
from cabale.server.table import Refuse, refusal_info
from cabale.server.wire import Action, Reason, Remark, SeatNumber, Step, TableInfo, Tag, Why
from cabale.words.words import LANGUAGES, Words

LEVEL: Final = "courtier"  # what those who sit beside one are called
CLUES: Final = 2  # facts that a clue tells
AGAINST: Final = 2  # reasons that are told about an answer that is not the best


class ThemeInfo(Struct):
    """What some puzzles of a game are about."""

    name: str
    title: dict[str, str]  # by language


class PuzzleInfo(Struct):
    """A puzzle, as the way to it shows it."""

    name: str
    theme: str
    seats: int
    missed: int  # of a hundred quick bots
    tries: int  # of people here, each their first
    fails: int  # those of them that did not find it


class GamePuzzles(Struct):
    """The puzzles of a game, the easiest first."""

    game: str
    themes: list[ThemeInfo]
    puzzles: list[PuzzleInfo]


class PuzzlePlay(Struct):
    """A question through the eyes of who is asked."""

    table: TableInfo
    you: int
    now: Step
    clues: list[Reason]  # what matters in the position, whatever is answered


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """What somebody would answer."""

    action: Action | None  # None: they give it up
    guest: Tag = ""  # a word of the browser's own, where no person is known


class MistakeTry(Struct, forbid_unknown_fields=True):
    """What somebody would answer now where an analysis found another answer better."""

    seat: SeatNumber
    played: Action  # in the game
    best: Action  # by the analysis
    action: Action | None


class PuzzleWhy(Struct, forbid_unknown_fields=True):
    """Why an answer is not possible."""

    action: Action
    seat: SeatNumber = 0  # that is asked, where it is a question of one's own game


class Searched(Struct):
    """What the long search found, in percent, and how others fared."""

    chance: int
    second: int  # the next best answer
    margin: int  # what it costs
    line: list[Remark]
    tries: int
    fails: int


class Solved(Struct):
    """Whether it was the best answer, which is, and why."""

    found: bool
    best: int
    reasons: list[Reason]  # for the best, against the answer that was given
    against: list[Reason]  # what the rules say about the answer that was given
    frames: list[Step]  # the best answer on the board
    searched: Searched | None  # None: it comes from one's own game


@dataclass(frozen=True, slots=True)
class Position:
    """A question that was played to, and who is asked."""

    play: Play
    seat: int

    @property
    def eyes(self) -> Eyes:
        return Eyes(self.play.game.name, self.play.state, self.seat)

    def shown(self, id: str) -> PuzzlePlay:
        """The question as it is asked."""
        play, seat = self.play, self.seat
        table = quiet_table(id, play, seat, LEVEL)
        now = msgspec.json.decode(LessonStream(seat, play).fresh(play), type=Step)
        world = self.eyes.world(Rng(1))
        clues = [reason_sent(one) for one in matters(play.game, world, seat)[:CLUES]]
        return PuzzlePlay(table, seat, now, clues)

    def judged(self, best: int, second: int, given: int | None) -> Solved:
        """What is said about an answer; the best is carried out."""
        legal = self.play.legal(self.seat)
        if not {best, second} <= {*legal} or given not in (None, *legal):
            raise Refuse("illegal")
        other = second if given in (None, best) else given
        reasons = telling(self.eyes, best, other, Rng(1))
        against = [] if given in (None, best) else told(self.eyes, other, Rng(1))
        against = [*(one for one in against if one.risk), *(one for one in against if not one.risk)]
        return Solved(
            found=given == best,
            best=best,
            reasons=[reason_sent(one) for one in reasons],
            against=[reason_sent(one) for one in against if one not in reasons][:AGAINST],
            frames=self.carried_out(best),
            searched=None,
        )

    def why_not(self, action: int) -> Why:
        """Why an answer is not possible; no refusal if it is."""
        refusal = self.play.why_not(self.seat, action)
        return Why(0, refusal_info(refusal) if refusal else None)

    def carried_out(self, action: int) -> list[Step]:
        """What the seat sees when it answers so, in a world that it takes for the true one."""
        play, stream = self.play, LessonStream(self.seat, self.play)
        play.state = self.eyes.world(Rng(1))
        play.state.journal, play.chance = play.journal, Rng(2)
        play.answer(self.seat, action)
        stream.torn = True
        data = stream.step(play, self.seat)
        if data is None:
            return []
        step = msgspec.json.decode(data, type=Step)
        step.choices = []
        return [step]


# -- those that games bring


@functools.cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by name; if the file is wrong none, and that is logged."""
    known, out = game_named(game), dict[str, Puzzle]()
    try:
        for number, puzzle in enumerate(read_puzzles(known), 1):
            if is_played(known, puzzle, number):
                out[puzzle.name] = puzzle
    except GameError as error:
        log("puzzles left out", game=game, reason=str(error))
    return out


def is_played(game: Game[Any], puzzle: Puzzle, line: int) -> bool:
    """Whether a puzzle was made by the rules of now; another is left out, and that is logged."""
    if puzzle.rules != game.rules_version:
        log("puzzle left out", game=game.name, line=line, rules=puzzle.rules)
    return puzzle.rules == game.rules_version


def find(game: str, name: str) -> Puzzle:
    """A puzzle by its address."""
    found = puzzles_of(game).get(name)
    if found is None:
        raise Refuse("no-such-puzzle")
    return found


def position_of(game: str, name: str) -> Position:
    """The question of a puzzle, played to."""
    puzzle = find(game, name)
    return Position(play_to(game_named(game), puzzle), puzzle.seat)


@functools.lru_cache(200)
def shown(game: str, name: str) -> PuzzlePlay:
    """A puzzle as it is asked."""
    return position_of(game, name).shown(f"puzzle-{game}-{name}")


def answered(game: str, name: str, given: int | None) -> Solved:
    """What is said about an answer to a puzzle."""
    puzzle = find(game, name)
    out = position_of(game, name).judged(puzzle.best, puzzle.second, given)
    line = [Remark(one.key, one.answer.seat, one.answer.action, one.percent) for one in puzzle.line]
    out.searched = Searched(puzzle.chance, puzzle.second, puzzle.margin, line, 0, 0)
    return out


@functools.cache
def titles(game: str) -> list[ThemeInfo]:
    """The themes of a game in every language."""
    known = game_named(game)
    said = {language: Words(language, known) for language in LANGUAGES}
    return [
        ThemeInfo(
            theme, {language: words.say(f"theme-{theme}") for language, words in said.items()}
        )
        for theme in themes(known)
    ]


# -- those of one's own games


def mistake_at(replay: Replay, step: int, seat: int) -> Position:
    """The question that a step of a finished game answered."""
    replay.check(step, seat)
    if step == 0 or replay.play.answers[replay.ends[step - 1]].seat != seat:
        raise Refuse("no-such-step")
    whole = replay.play
    seats, box = len(whole.positions), whole.components
    play = Play(whole.game, seats, whole.options, box, rules=whole.rules)
    for answer in whole.answers[: replay.ends[step - 1]]:
        play.answer(answer.seat, answer.action)
    return Position(play, seat)
