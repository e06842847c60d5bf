"""A finished game looked at again, step by step, through anybody's eyes.

A step is one answer of a seat with what chance answered after it; step 0 is the first question.
Positions are played anew from the record; a few that were just looked at are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from cabale.core.journal import HIDDEN
from cabale.core.protocol import CHANCE, State
from cabale.core.record import Answer
from cabale.server.api import ReplayStep
from cabale.server.play import Play
from cabale.server.stream import end_of, question_of
from cabale.server.table import Refuse, Table
from cabale.server.wire import WATCHING, Step

KEPT: Final = 16  # positions of one game kept in memory
TABLES: Final = 32  # games kept in memory


class Replay:
    """The steps of one game."""

    def __init__(self, play: Play) -> None:
        self.play: Final = play
        self.ends: Final = step_ends(play.answers)  # answers that stand after each step
        self.kept: OrderedDict[int, State] = OrderedDict()  # answers → the position after them

    def last(self) -> int:
        """The number of the last step."""
        return len(self.ends) - 1

    def step_of(self, index: int) -> int:
        """The step that an answer of a seat, by its number among those that stand, has made."""
        return self.ends.index(index) + 1

    def check(self, n: int, eyes: int) -> None:
        """Refuse a step or eyes that are not there."""
        if not 0 <= n <= self.last():
            raise Refuse("no-such-step")
        if not WATCHING <= eyes < len(self.play.positions):
            raise Refuse("no-such-seat")

    def mark(self, answers: int) -> int:
        """How many events had been told after so many answers."""
        marks = self.play.marks
        return marks[answers] if answers < len(marks) else len(self.play.journal)

    def told(self, n: int, eyes: int) -> list[list[int]]:
        """The events of step `n` as `eyes` learned them."""
        first = self.mark(self.ends[n - 1]) if n else 0
        return self.play.told(eyes, first, self.mark(self.ends[n]))

    def steps(self, eyes: int) -> list[ReplayStep]:
        """Every step as `eyes` learned it; an answer is named to the seat that gave it."""
        self.check(0, eyes)
        out = [ReplayStep(CHANCE, HIDDEN, self.told(0, eyes))]
        for n in range(1, len(self.ends)):
            answer = self.play.answers[self.ends[n - 1]]
            action = answer.action if answer.seat == eyes else HIDDEN
            out.append(ReplayStep(answer.seat, action, self.told(n, eyes)))
        return out

    def position(self, n: int) -> State:
        """The position after step `n`."""
        wanted = self.ends[n]
        known = max((k for k in self.kept if k <= wanted), default=0)
        s = self.kept[known].clone() if known else self.play.game.new(*self.play.setup)
        for answer in self.play.answers[known:wanted]:
            s.apply(answer.seat, answer.action)
        self.kept[wanted] = s
        self.kept.move_to_end(wanted)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return s

    def look(self, n: int, eyes: int) -> Step:
        """What `eyes` saw after step `n`, as it was sent then; there is nothing to answer."""
        self.check(n, eyes)
        s, play = self.position(n), self.play
        end = n == self.last() and play.is_over()
        log = len(play.told(eyes, 0, self.mark(self.ends[n - 1]))) if n else 0
        return Step(
            seq=n,
            eyes=eyes,
            log=log,
            events=self.told(n, eyes),
            mine=0,
            back=None,
            position=0,
            question=None if end else question_of(play, s, eyes),
            view=play.game.view(s, eyes),
            choices=[],
            undo=False,
            restart=False,
            takeback=False,
            over=end_of(play) if end else None,
        )


def step_ends(answers: list[Answer]) -> list[int]:
    """How many answers stand at the end of each step."""
    ends = [n for n, answer in enumerate(answers) if answer.seat != CHANCE]
    return [*ends, len(answers)]


class Replays:
    """The replays that people look at now."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Replay] = OrderedDict()  # by table

    def of(self, table: Table) -> Replay:
        """The replay of a table, whose game must be over."""
        play = table.playing()
        if not play.is_over():
            raise Refuse("not-over")
        found = self.kept.get(table.id)
        if found is None or found.play is not play:
            found = self.kept[table.id] = Replay(play)
        self.kept.move_to_end(table.id)
        if len(self.kept) > TABLES:
            self.kept.popitem(last=False)
        return found
