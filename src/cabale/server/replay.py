"""A finished game looked at again, step by step, through anybody's eyes.

A step is one answer of a seat with what chance answered after it; step 0 is the first question.
Whoever comes back to a game that runs sees in the same way what they have missed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from cabale.core.course import Chance
from cabale.core.game import Game
from cabale.core.journal import HIDDEN
from cabale.core.play import Play
from cabale.core.protocol import CHANCE, State
from cabale.core.record import Answer, Record, follow
from cabale.server.api import ReplayStep
from cabale.server.aside import Aside
from cabale.server.pieces import Work, at_once
from cabale.server.stream import rows, sight
from cabale.server.table import Refuse, Table
from cabale.server.wire import WATCHING, Step

T = TypeVar("T")
TABLES: Final = 32  # games kept in memory
FRAMES: Final = 40  # the longest film; what came before it is told by the log


class Replay:
    """The steps of one game."""

    def __init__(self, play: Play) -> None:
        self.play: Final = play
        self.ends: Final = step_ends(play.answers)  # answers that stand after each step

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

    def told(self, n: int, eyes: int) -> list[list[int]]:
        """The events of step `n` as `eyes` learned them."""
        play = self.play
        first = play.told_before(self.ends[n - 1]) if n else 0
        return rows(play.told(eyes, first, play.told_before(self.ends[n])))

    def steps(self, eyes: int) -> list[ReplayStep]:
        """Every step as `eyes` learned it; an answer is named to the seat that gave it."""
        self.check(0, eyes)
        out = [ReplayStep(CHANCE, HIDDEN, self.told(0, eyes))]
        for n in range(1, len(self.ends)):
            answer = self.play.answers[self.ends[n - 1]]
            action = answer.action if answer.seat == eyes else HIDDEN
            out.append(ReplayStep(answer.seat, action, self.told(n, eyes)))
        return out

    def look(self, n: int, eyes: int) -> Step:
        """What `eyes` saw after step `n`, as it was sent then; there is nothing to answer."""
        self.check(n, eyes)
        play = self.play
        log = len(play.told(eyes, 0, play.told_before(self.ends[n - 1]))) if n else 0
        return self.frame(n, eyes, play.position(self.ends[n]), log)

    def frame(self, n: int, eyes: int, s: State, log: int) -> Step:
        """The position `s` after step `n` as a Step, after so many events told before it."""
        step = sight(self.play, s, eyes)
        step.seq, step.events, step.log = n, self.told(n, eyes), log
        return step


def step_ends(answers: list[Answer]) -> list[int]:
    """How many answers stand at the end of each step."""
    ends = [n for n, answer in enumerate(answers) if answer.seat != CHANCE]
    return [*ends, len(answers)]


@dataclass(frozen=True, slots=True)
class Cut:
    """How far a game had come when something was made of it."""

    answers: int
    withdrawn: int  # grows whenever something is taken back

    @classmethod
    def of(cls, play: Play) -> Cut:
        return cls(len(play.answers), len(play.lines) - len(play.answers))

    def stands(self, play: Play) -> bool:
        """Whether nothing was taken back since."""
        return Cut.of(play).withdrawn == self.withdrawn


def film(play: Play, eyes: int) -> list[Step]:
    """What `eyes` saw from before their last answer on, without the present."""
    return at_once(filming(play, eyes))


def filming(play: Play, eyes: int) -> Work[list[Step]]:
    """Make a film, of a game that may go on meanwhile; none if something is taken back.

    As in the stream, an answer that changed nothing for these eyes leaves no trace.
    """
    if eyes == WATCHING:
        return []
    replay, cut, out = Replay(play), Cut.of(play), list[Step]()
    back = play.answers_since(eyes)
    first = replay.step_of(len(play.answers) - back) - 1 if back else 0
    first = max(first, replay.last() - FRAMES)
    here, s = play.near(replay.ends[first])
    log = len(play.told(eyes, 0, play.told_before(replay.ends[first - 1]))) if first else 0
    for n in range(first, replay.last() + 1):
        while here < replay.ends[n]:
            s, here = follow(s, [play.answers[here]]), here + 1
            yield
            if not cut.stands(play):
                return []
        frame = replay.frame(n, eyes, s, log)
        log += len(frame.events)
        if not out or frame.events or look_of(frame) != look_of(out[-1]):
            out.append(frame)
    return out[:-1]


def look_of(frame: Step) -> tuple[object, object]:
    """What is drawn of a Step."""
    return frame.view, frame.question


class Replays:
    """The replays that people look at now, each of a game of its own, so that any thread may."""

    def __init__(self, aside: Aside) -> None:
        self.aside: Final = aside
        self.kept: OrderedDict[str, Replay] = OrderedDict()  # by table; in that thread alone

    async def look(self, table: Table, ask: Callable[[Replay], T]) -> T:
        """What the replay of a table says, whose game must be over."""
        record, deal = table.account(), table.playing().chance

        def look() -> T:
            return ask(self.of(table.id, table.game, record, deal))

        return await self.aside.do(look)

    def of(self, id: str, game: Game[Any], record: Record, deal: Chance | None) -> Replay:
        """The replay of a table, kept for whoever asks next."""
        if id not in self.kept:
            self.kept[id] = Replay(Play.resume(game, record, deal))
        self.kept.move_to_end(id)
        if len(self.kept) > TABLES:
            self.kept.popitem(last=False)
        return self.kept[id]
