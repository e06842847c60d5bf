"""A lesson: positions, words and gestures as a text that somebody who knows the game can write.

docs/lessons.md says how. A lesson is played through `Play` like every game: what it tells a player
to do, what others and chance do, and every choice of its last step must be possible by the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Final

from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.protocol import CHANCE
from cabale.core.record import Answer, read_answer, say_answer
from cabale.core.scenario import ANY, set_up

WORDS_A_SECOND: Final = 2.0  # of somebody who looks from the words to the board and back
GESTURE: Final = 6.0  # seconds to find what is lit, think and touch it
FRAME: Final = 1.0  # seconds for what somebody else does
ANY_PIECE: Final = "*"
TRIES: Final = 2000  # ways through a free step; more are no small decision


@dataclass(frozen=True, slots=True)
class Wrong:
    """A likely slip, and what is said about it."""

    tried: str  # a star stands for any piece, as in a choice
    words: dict[str, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """One way through a free step: the answers of the player, what follows, what is said."""

    answers: tuple[str, ...]  # a star stands for any piece, `*-duke` for any of that name
    then: tuple[str, ...]
    words: dict[str, str]
    expect: Mapping[str, Any]  # what must hold in the end, as in a scenario


@dataclass(frozen=True, slots=True)
class Move:
    """An answer that a lesson takes now."""

    action: int
    then: tuple[str, ...]  # what others and chance do after it
    words: dict[str, str]  # about the choice that it completes; none for a step on the way
    ends: bool  # it completes the step


@dataclass(slots=True)
class LessonStep:
    """One idea and one gesture."""

    words: dict[str, str]
    touch: str = ""  # the thing that is only looked at, as the page calls it
    do: str = ""
    held: tuple[str, ...] = ()  # pieces chosen beforehand, as the page calls them
    then: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()  # the paragraphs that say why
    expect: Mapping[str, Any] = field(default_factory=dict)  # what must hold once it is done
    wrong: list[Wrong] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)


@dataclass(slots=True)
class Deal:
    """A position, what was answered in it before the lesson begins there, and its steps."""

    position: Mapping[str, Any] | None
    answers: tuple[str, ...]
    steps: list[LessonStep]


@dataclass(slots=True)
class Lesson:
    """A whole lesson, read and not yet played."""

    name: str
    game: Game[Any]
    seats: int
    you: int
    title: dict[str, str]
    deals: list[Deal]

    @property
    def steps(self) -> list[LessonStep]:
        """Every step of every deal, in order."""
        return [step for deal in self.deals for step in deal.steps]

    def seconds(self, language: str) -> float:
        """How long somebody takes who reads every word, looks at the board and answers at once."""
        out = 0.0
        for step in self.steps:
            said = [step.words, *(choice.words for choice in step.choices[:1])]
            out += sum(len(words[language].split()) for words in said) / WORDS_A_SECOND
            others = [line for line in step.then if not line.startswith("*")]
            out += GESTURE + FRAME * len(others)
        return out

    @property
    def minutes(self) -> int:
        """The same in whole minutes, as people are told."""
        return max(1, round(max(self.seconds("fr"), self.seconds("en")) / 60))

    def enter(self, n: int) -> Play:
        """The game at the entrance of a step: everything before it has been done."""
        for deal in self.deals:
            if n < len(deal.steps):
                break
            n -= len(deal.steps)
        table = {"seats": self.seats, "position": deal.position}
        play = set_up(self.game, table)
        perform(play, deal.answers)
        for step in deal.steps[:n]:
            perform(play, [step.do, *step.then] if step.do else step.then)
        return play

    def moves(self, play: Play, step: LessonStep, done: list[int]) -> list[Move]:
        """The answers that the lesson takes after those already given in this step."""
        if step.touch:
            return []
        if step.do:
            answer = read_answer(self.game, step.do, self.seats)
            return [Move(answer.action, step.then, {}, True)] if not done else []
        out = []
        let_chance(play)
        for action in play.legal(self.you):
            found = [c for c in step.choices if self._fits(c, [*done, action])]
            if found:
                whole = next((c for c in found if len(c.answers) == len(done) + 1), None)
                out.append(
                    Move(action, whole.then, whole.words, True)
                    if whole
                    else Move(action, (), {}, False)
                )
        return out

    def slips(self, play: Play, step: LessonStep, moves: list[Move]) -> dict[int, dict[str, str]]:
        """What is said about each wrong try here; the first that fits speaks."""
        out: dict[int, dict[str, str]] = {}
        taken = {move.action for move in moves}
        for wrong in step.wrong:
            for action in self.tries(play, wrong, taken):
                out.setdefault(action, wrong.words)
        return out

    def tries(self, play: Play, wrong: Wrong, taken: set[int]) -> list[int]:
        """The answers that a wrong try stands for; a star is for legal ones that are not taken."""
        if ANY_PIECE not in wrong.tried:
            return [read_answer(self.game, wrong.tried, self.seats).action]
        legal = play.legal(self.you) if play.is_asked(self.you) else []
        return [a for a in legal if a not in taken and self._says(wrong.tried, a)]

    def _fits(self, choice: Choice, done: list[int]) -> bool:
        """Whether these answers are the beginning of a choice, or all of it."""
        wanted = choice.answers[: len(done)]
        return len(wanted) == len(done) and all(map(self._says, wanted, done))

    def _says(self, wanted: str, action: int) -> bool:
        """Whether an answer is what words with stars stand for."""
        said = say_answer(self.game, Answer(self.you, action))
        return _matches(wanted.split(), said.split())


def _matches(wanted: list[str], said: list[str]) -> bool:
    return len(wanted) == len(said) and all(
        fnmatchcase(word, want) for want, word in zip(wanted, said, strict=True)
    )


# -- playing


def perform(play: Play, script: Iterable[str]) -> None:
    """Carry out answers in order; what chance is asked between them and is not said, it chooses."""
    for words in script:
        carry_out(play, words)
    let_chance(play)


def carry_out(play: Play, words: str) -> None:
    """One answer, chance's own words first where it is asked and nothing was said for it."""
    if words == ANY and play.is_asked(CHANCE):
        play.answer(CHANCE, play.legal(CHANCE)[0])
        return
    if not words.startswith("*"):
        let_chance(play)
    play.carry_out(read_answer(play.game, words, play.state.seats))


def let_chance(play: Play) -> None:
    """Chance gives its first answer until a player is asked."""
    while play.is_asked(CHANCE) and not play.is_over():
        play.answer(CHANCE, play.legal(CHANCE)[0])


# -- every way through it


@dataclass(frozen=True, slots=True)
class Path:
    """One way through a step, played to its end."""

    actions: tuple[int, ...]
    play: Play
    choice: Choice | None
    missing: str = ""  # a legal answer that the lesson does not foresee


def paths(lesson: Lesson, n: int, step: LessonStep) -> list[Path]:
    """Every way through a step; GameError if one of them cannot be played."""
    out: list[Path] = []
    begun: list[list[int]] = [[]]  # answers on the way to a choice
    while begun and len(out) < TRIES:
        done = begun.pop()
        play = on_the_way(lesson, n, done)
        moves = lesson.moves(play, step, done)
        out += forgotten(lesson, step, play, done, moves)
        begun += [[*done, move.action] for move in moves if not move.ends]
        out += [ended(lesson, n, step, done, move) for move in moves if move.ends]
    return out


def forgotten(
    lesson: Lesson, step: LessonStep, play: Play, done: list[int], moves: list[Move]
) -> list[Path]:
    """The legal answers of a free step that the lesson says nothing about."""
    known = {move.action for move in moves} | set(lesson.slips(play, step, moves))
    return [
        Path((*done, action), play, None, say_answer(lesson.game, Answer(lesson.you, action)))
        for action in (play.legal(lesson.you) if step.choices else [])
        if action not in known
    ]


def ended(lesson: Lesson, n: int, step: LessonStep, done: list[int], move: Move) -> Path:
    """The way that an answer completes."""
    play = on_the_way(lesson, n, [*done, move.action])
    perform(play, move.then)
    choice = next((one for one in step.choices if one.words is move.words), None)
    return Path((*done, move.action), play, choice)


def on_the_way(lesson: Lesson, n: int, done: Iterable[int]) -> Play:
    """The game in the middle of a step, after some answers of the player."""
    play = lesson.enter(n)
    for action in done:
        let_chance(play)
        play.answer(lesson.you, action)
    return play
