"""A lesson as text, and everything that is wrong with it; docs/lessons.md says how to write one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cabale.core.game import CabaleError, Game, GameError
from cabale.core.lesson import (
    ANY_PIECE,
    Choice,
    Deal,
    Lesson,
    LessonStep,
    Wrong,
    paths,
    perform,
)
from cabale.core.play import Play
from cabale.core.record import Answer, read_answer, read_piece, seat_of
from cabale.core.scenario import EXPECT, KINDS, ScenarioError, compare, read_toml

LANGUAGES: Final = ("fr", "en")
LONGEST: Final = 34  # words of one step in one language: one idea, read at a glance
WIDEST: Final = 300  # letters of the same, whatever is called a word
TITLE: Final = 60  # letters of a title: it stands on a button
TELLING: Final = 3  # words that cannot be the same in two languages
EVERYWHERE: Final = ("hand", "count")  # what every page has to light, besides pieces and seats
TOP: Final = ("game", "seats", "you", "title", "deal")
DEAL: Final = ("position", "answers", "step")
STEP: Final = (*LANGUAGES, "do", "touch", "held", "then", "rules", "expect", "wrong", "choice")
WRONG: Final = ("try", *LANGUAGES)
CHOICE: Final = ("answers", "then", "expect", *LANGUAGES)
STEP_HEAD: Final = re.compile(r"^\s*\[\[\s*deal\.step\s*\]\]")
DEAL_HEAD: Final = re.compile(r"^\s*\[\[\s*deal\s*\]\]")
UNREAD: Final = "\ufffd"  # what stands for bytes that are no letters
UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # kinds of signs that show nothing
LENGTHY: Final = re.compile(r"('[^']{60})[^']+'")  # what stands in quotes and fills no line
SEAT: Final = re.compile(r"\{(.*?)\}")  # a seat named in the words


class LessonError(CabaleError):
    """A lesson that cannot be read; the message names the line and the reason."""


def lesson_texts(game: Game[Any]) -> dict[str, str]:
    """The lessons that a game brings, by name in the order in which they are taught."""
    paths = sorted((game.folder / "lessons").glob("*.toml"))
    return {path.stem: path.read_bytes().decode("utf-8-sig", "replace") for path in paths}


def is_lesson(text: str) -> bool:
    """Whether a text is meant as a lesson: it has steps."""
    return any(STEP_HEAD.match(line) for line in text.split("\n"))


def read_lesson(text: str, catalogue: Callable[[str], Game[Any]], name: str = "") -> Lesson:
    """The lesson a text holds; LessonError if it is none, with the line and the reason."""
    return _Reader(text, catalogue).lesson(name)


class _Reader:
    """Reads one text, and knows which step it is at, for whoever must find the fault."""

    def __init__(self, text: str, catalogue: Callable[[str], Game[Any]]) -> None:
        self.text: Final = text
        self.catalogue: Final = catalogue
        self.at = -1  # the step that is read

    def lesson(self, name: str) -> Lesson:
        self.letters()
        try:
            table = read_toml(self.text)
        except ScenarioError as error:
            raise LessonError(str(error)) from None
        self.known(table, TOP, "a lesson")
        try:
            self.game = self.catalogue(self.typed(table, "game", str))
            self.seats = self.typed(table, "seats", int)
            self.game.new(self.seats)
            self.you = seat_of(str(table.get("you", "A")), self.seats)
        except GameError as error:
            raise self.fault(str(error)) from None
        title = self.typed(table, "title", dict)
        self.known(title, LANGUAGES, "a title")
        said = self.said(title, "a title")
        for language, words in said.items():
            if len(words) > TITLE:
                raise self.fault(f"a title of more than {TITLE} letters in '{language}'", words)
        deals = [self.deal(one) for one in self.tables(table, "deal")]
        lesson = Lesson(name, self.game, self.seats, self.you, said, deals)
        self.ended(lesson.steps)
        return lesson

    def letters(self) -> None:
        """What stands there must be text."""
        for number, line in enumerate(self.text.split("\n"), 1):
            if UNREAD in line:
                raise LessonError(f"line {number}: not UTF-8")

    def ended(self, steps: list[LessonStep]) -> None:
        """A decision ends a lesson: what is said about it is its last word."""
        if not steps:
            raise LessonError("line 1: a lesson must have at least one step")
        for self.at, step in enumerate(steps):
            if bool(step.choices) != (step is steps[-1]):
                raise self.fault("the last step of a lesson, and no other, is a decision: 'choice'")

    def deal(self, table: Mapping[str, Any]) -> Deal:
        self.known(table, DEAL, "a deal")
        position = table.get("position")
        if position is not None and not isinstance(position, dict):
            raise self.fault("'position' must be a table")
        answers = self.texts(table, "answers")
        steps = [self.step(one) for one in self.tables(table, "step")]
        if not steps:
            raise self.fault("a deal needs a step")
        return Deal(position, answers, steps)

    def step(self, table: Mapping[str, Any]) -> LessonStep:
        self.at += 1
        self.known(table, STEP, "a step")
        gestures = [key for key in ("do", "touch", "choice") if key in table]
        if len(gestures) != 1 or not table[gestures[0]]:
            raise self.fault("a step has one gesture: 'do', 'touch' or 'choice'")
        step = LessonStep(self.said(table, "a step"), rules=self.once(table, "rules"))
        step.then, step.expect = self.texts(table, "then"), self.expected(table)
        step.do = self.typed(table, "do", str) if "do" in table else ""
        step.touch = self.key(self.typed(table, "touch", str)) if "touch" in table else ""
        step.held = self.held(table, step.do)
        for wrong in self.tables(table, "wrong"):
            self.known(wrong, WRONG, "a wrong try")
            tried = self.typed(wrong, "try", str)
            if ANY_PIECE not in tried:
                self.answer(tried)
            step.wrong.append(Wrong(tried, self.said(wrong, "a wrong try")))
        for choice in self.tables(table, "choice"):
            self.known(choice, CHOICE, "a choice")
            answers, then = self.texts(choice, "answers"), self.texts(choice, "then")
            if not answers:
                raise self.fault("a choice needs its answers")
            said = self.said(choice, "a choice")
            step.choices.append(Choice(answers, then, said, self.expected(choice)))
        return step

    # -- parts

    def answer(self, words: str) -> Answer:
        """An answer of the player."""
        try:
            answer = read_answer(self.game, words, self.seats)
        except GameError as error:
            raise self.fault(str(error), words) from None
        if answer.seat != self.you:
            raise self.fault(f"'{words}' is not an answer of the player", words)
        return answer

    def held(self, table: Mapping[str, Any], do: str) -> tuple[str, ...]:
        """The pieces chosen beforehand: some of those that the wanted answer takes."""
        taken = self.pieces(self.answer(do)) if do else []
        held = {words: self.key(words) for words in self.once(table, "held")}
        for words, key in held.items():
            if key not in taken:
                raise self.fault(f"'{words}' is held and not what is wanted", words)
        return tuple(held.values())

    def pieces(self, answer: Answer) -> list[str]:
        """The pieces of an answer, as the page calls them."""
        verb = next(verb for verb in self.game.verbs if verb.has(answer.action))
        parts = (int(verb.row(answer.action)), int(verb.column(answer.action)))
        return [f"{kind}:{part}" for kind, part in zip(verb.args, parts, strict=False)]

    def key(self, words: str) -> str:
        """What the page calls a thing: `card king` is `card:19`, `seat A` is `seat:0`."""
        kind, _, name = words.partition(" ")
        homes = (*EVERYWHERE, *self.game.homes)
        if words in homes:
            return words
        kinds = (
            "seat",
            *self.game.names,
            *(kind for verb in self.game.verbs for kind in verb.args),
        )
        if kind not in kinds:
            raise self.fault(f"'{words}' is no piece, no seat and none of {homes}", words)
        try:
            return f"{kind}:{read_piece(self.game, kind, name, self.seats)}"
        except GameError as error:
            raise self.fault(str(error), words) from None

    def said(self, table: Mapping[str, Any], what: str) -> dict[str, str]:
        """The words in every language."""
        for language in LANGUAGES:
            if not isinstance(table.get(language), str) or not table[language].strip():
                raise self.fault(f"{what} has no words in '{language}'")
            self.readable(table[language], language)
        told = {language: table[language] for language in LANGUAGES}
        if len(set(told.values())) == 1 and len(told[LANGUAGES[0]].split()) >= TELLING:
            raise self.fault(f"{what} says the same in {LANGUAGES}", told[LANGUAGES[0]])
        return told

    def readable(self, words: str, language: str) -> None:
        """Words of one language: short enough, and every brace names a seat."""
        unseen = next((sign for sign in words if unicodedata.category(sign) in UNSEEN), "")
        if unseen:
            told = f"U+{ord(unseen):04X}, a sign that is not seen, in '{language}'"
            raise self.fault(told, f"{language} =")
        count = len(words.split())
        if count > LONGEST or len(words) > WIDEST:
            raise self.fault(f"{count} words in '{language}', {LONGEST} are many")
        for letter in SEAT.findall(words):
            try:
                seat_of(letter, self.seats)
            except GameError as error:
                raise self.fault(str(error), f"{{{letter}}}") from None
        if set("{}") & set(SEAT.sub("", words)):
            raise self.fault(f"a brace in '{language}' that names no seat", words)

    def expected(self, table: Mapping[str, Any]) -> Mapping[str, Any]:
        """What must hold afterwards, in the words of scenarios."""
        expect = table.get("expect", {})
        if not isinstance(expect, dict):
            raise self.fault("'expect' must be a table")
        self.known(expect, EXPECT, "what is expected")
        return expect

    def typed(self, table: Mapping[str, Any], key: str, kind: type[Any]) -> Any:
        value = table.get(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.fault(f"'{key}' is missing or no {KINDS[kind]}")
        return value

    def texts(self, table: Mapping[str, Any], key: str) -> tuple[str, ...]:
        value = table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.fault(f"'{key}' must be a list of texts")
        return tuple(value)

    def once(self, table: Mapping[str, Any], key: str) -> tuple[str, ...]:
        """Texts of which none stands there twice."""
        texts = self.texts(table, key)
        for text in texts:
            if texts.count(text) > 1:
                raise self.fault(f"'{key}' names '{text}' twice", text)
        return texts

    def tables(self, table: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
        value = table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise self.fault(f"'{key}' must be a list of tables")
        return value

    def known(self, table: Mapping[str, Any], keys: tuple[str, ...], what: str) -> None:
        for key in table:
            if key not in keys:
                raise self.fault(f"{what} has no '{key}'; it has {keys}", key)

    def fault(self, reason: str, near: str = "") -> LessonError:
        return LessonError(placed(self.text, reason, self.at, near))


def placed(text: str, reason: str, step: int, near: str = "") -> str:
    """A reason with the line where its words stand: in its step, else in the position before it."""
    words = near or (reason.split("'")[1] if reason.count("'") > 1 else "")
    lines = text.split("\n")
    heads = [n for n, line in enumerate(lines, 1) if STEP_HEAD.match(line)]
    first = heads[step] if 0 <= step < len(heads) else 1
    last = heads[step + 1] - 1 if 0 <= step < len(heads) - 1 else len(lines)
    deal = max((n for n in range(1, first) if DEAL_HEAD.match(lines[n - 1])), default=first)
    found = [n for n in range(first, last + 1) if words and words in lines[n - 1]]
    whole = re.compile(rf"(?<![\w-]){re.escape(words)}(?![\w-])")
    found += [n for n in range(deal, first) if words and whole.search(lines[n - 1])]
    where = f", step {step + 1}" if step >= 0 else ""
    brief = LENGTHY.sub(r"\1…'", reason)
    return f"line {found[0] if found else first}{where}: {brief}"


# -- proving


def faults_of_lesson(text: str, catalogue: Callable[[str], Game[Any]]) -> list[str]:
    """Everything in a lesson that cannot be played as it says; LessonError if it is none."""
    lesson = read_lesson(text, catalogue)
    out = []
    for n, step in enumerate(lesson.steps):
        try:
            play = lesson.enter(n)
            reasons = list(_faults_of_step(lesson, play, n, step))
        except (GameError, ScenarioError) as error:
            out.append(placed(text, str(error), n))
            break  # what comes after it follows from it
        out += [placed(text, reason, n) for reason in reasons]
    return out


def _faults_of_step(lesson: Lesson, play: Play, n: int, step: LessonStep) -> Iterable[str]:
    moves = lesson.moves(play, step, [])
    yield from _faults_of_tries(lesson, play, step, {move.action for move in moves})
    if step.touch:
        perform(play, step.then)
        yield from _disappointed(play, step.expect)
        return
    if not play.is_asked(lesson.you):
        yield "the player is not asked here"
        return
    ways = paths(lesson, n, step)
    for path in ways:
        if path.missing:
            yield f"nothing is said about '{path.missing}'"
        else:
            yield from _disappointed(path.play, path.choice.expect if path.choice else step.expect)
    for choice in step.choices:
        if not any(choice is path.choice for path in ways):
            yield f"'{choice.answers[-1]}' can never be chosen"


def _faults_of_tries(
    lesson: Lesson, play: Play, step: LessonStep, wanted: set[int]
) -> Iterable[str]:
    """What is wrong with the slips that a step answers."""
    answered = set[int]()
    for wrong in step.wrong:
        tries = set(lesson.tries(play, wrong, wanted))
        if not tries:
            yield f"'{wrong.tried}' can never be tried"
        elif tries & wanted:
            yield f"'{wrong.tried}' is a wrong try and yet what is wanted"
        elif tries <= answered:
            yield f"'{wrong.tried}' is answered twice"
        answered |= tries


def _disappointed(play: Play, expect: Mapping[str, Any]) -> list[str]:
    """What was expected and is not so."""
    failures: list[str] = []
    compare(play, expect, failures)
    return failures
