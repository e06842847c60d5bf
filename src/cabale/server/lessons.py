"""Lessons: each is played once with everything that can happen in it, and sent as it is.

A lesson is a small tree: fixed positions, fixed chance, few answers that it takes. So nothing is
kept of whoever learns: the page walks through the tree, and only asks why something is not allowed.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from cabale.core.game import GameError
from cabale.core.lesson import Lesson, LessonStep, Move, carry_out, let_chance, on_the_way
from cabale.core.lesson_text import LessonError, lesson_texts, read_lesson
from cabale.core.play import Play
from cabale.core.scenario import ScenarioError
from cabale.games.catalogue import game_named
from cabale.server import api
from cabale.server.log import log
from cabale.server.pages import Page, page_of
from cabale.server.stream import Stream
from cabale.server.table import Refuse, refusal_info
from cabale.server.wire import RefusalInfo, SeatInfo, Step, TableInfo

COACH: Final = "coach"  # the level of bots that play a part
LONG: Final = 24  # answers that may follow each other in one step


@functools.cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name; one that cannot be read is left out, and logged."""
    out = {}
    for name, text in lesson_texts(game_named(game)).items():
        try:
            out[name] = read_lesson(text, game_named, name)
        except LessonError as error:
            log("lesson left out", game=game, lesson=name, reason=str(error))
    return out


def lesson_info(lesson: Lesson) -> api.LessonInfo:
    """A lesson, as the way to it shows it."""
    return api.LessonInfo(lesson.name, lesson.title, lesson.minutes, len(lesson.steps))


class LessonStream(Stream):
    """What the learner is shown; the lesson itself goes back, so nothing can be undone."""

    def look(self, play: Play, view: Any = None) -> Step:
        now = super().look(play, view)
        now.undo = now.restart = now.takeback = False
        return now


def quiet_table(id: str, play: Play, you: int, level: str) -> TableInfo:
    """A table that is no room of the house: somebody who learns, and bots in every other seat."""
    seats = [
        SeatInfo("person", "", None, True, None, [])
        if seat == you
        else SeatInfo("bot", "", level, True, None, [])
        for seat in range(len(play.positions))
    ]
    return TableInfo(
        id=id,
        game=play.game.name,
        rules=play.rules,
        mode="bots",
        phase="playing",
        options=dict(play.options),
        house=False,
        edition=None,
        seats=seats,
        host=you,
        watchers=False,
        watching=0,
        patience=0,
        given=0,
        commit="",
        seals=[],
        dealing=False,
        takeback=None,
        next=None,
    )


class Stage:
    """One lesson, played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson

    def play(self) -> api.LessonPlay:
        """The whole lesson with everything that can happen in it."""
        lesson = self.lesson
        steps = [self.part(n, step) for n, step in enumerate(lesson.steps)]
        id = f"learn-{lesson.game.name}-{lesson.name}"
        table = quiet_table(id, lesson.enter(0), lesson.you, COACH)
        return api.LessonPlay(lesson.title, table, lesson.you, steps)

    def part(self, n: int, step: LessonStep) -> api.LessonPart:
        """A step, from its entrance to all its ends."""
        play = self.lesson.enter(n)
        now = msgspec.json.decode(LessonStream(self.lesson.you, play).fresh(play), type=Step)
        slips = self.lesson.slips(play, step, self.lesson.moves(play, step, []))
        return api.LessonPart(
            words=step.words,
            rules=list(step.rules),
            touch=step.touch,
            held=list(step.held),
            free=bool(step.choices),
            opens=any(step is deal.steps[0] for deal in self.lesson.deals),
            now=now,
            moves=self.moves(n, step, []),
            after=self.seen(play, step.then) if step.touch else [],
            wrong=[api.LessonWrong(action, words) for action, words in slips.items()],
        )

    def moves(self, n: int, step: LessonStep, done: list[int]) -> list[api.LessonMove]:
        """The answers that are taken here, with all that follows."""
        found = self.lesson.moves(on_the_way(self.lesson, n, done), step, done)
        return [self.move(n, step, done, move) for move in found]

    def move(self, n: int, step: LessonStep, done: list[int], move: Move) -> api.LessonMove:
        play = on_the_way(self.lesson, n, done)
        let_chance(play)
        frames = self.seen(play, move.then, first=move.action)
        more = [] if move.ends else self.moves(n, step, [*done, move.action])
        return api.LessonMove(move.action, frames, move.words, more)

    def seen(self, play: Play, script: Iterable[str], first: int | None = None) -> list[Step]:
        """What the learner sees while answers are carried out, a Step for each that shows."""
        you = self.lesson.you
        stream, out = LessonStream(you, play), list[Step]()
        lines = [*script]
        if first is not None:
            play.answer(you, first)
        while True:
            while lines and lines[0].startswith("*"):
                carry_out(play, lines.pop(0))
            let_chance(play)
            by = play.answers[-1].seat if play.answers else you
            stream.torn = True  # each Step whole: the learner may go back to any
            data = stream.step(play, by)
            if data is not None:
                out.append(msgspec.json.decode(data, type=Step))
            if not lines:
                return out
            carry_out(play, lines.pop(0))


def find(game: str, name: str) -> Lesson:
    """A lesson by its address."""
    found = lessons_of(game).get(name)
    if found is None:
        raise Refuse("no-such-lesson")
    return found


@functools.cache
def page_of_lesson(game: str, name: str) -> Page:
    """A lesson made ready once."""
    lesson = find(game, name)
    try:
        played = Stage(lesson).play()
    except (GameError, ScenarioError) as error:  # the tests know it; a learner cannot help it
        log("lesson cannot be played", game=game, lesson=name, reason=str(error))
        raise Refuse("no-such-lesson") from None
    return page_of("lesson.json", msgspec.json.encode(played))


def why_not(lesson: Lesson, wish: api.LessonWhy) -> RefusalInfo | None:
    """Why an answer is not possible at a place of a lesson; None if it is."""
    if wish.step >= len(lesson.steps) or len(wish.done) > LONG:
        raise Refuse("no-such-step")
    play = on_the_way(lesson, wish.step, wish.done)
    let_chance(play)
    refusal = play.why_not(lesson.you, wish.action)
    return refusal_info(refusal) if refusal else None
