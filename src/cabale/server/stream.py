"""What one pair of eyes is shown, Step after Step; built so that it tells nothing else."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from cabale.core.changes import Made, change_of, follow
from cabale.core.deal import Deal
from cabale.core.journal import Event
from cabale.core.play import Play
from cabale.core.protocol import OVER, State
from cabale.core.sight import values_of
from cabale.server.wire import Change, Over, Question, Step, TakenBack, encode

TAIL: Final = 24  # Steps kept for those who lost the connection
CHECKED: Final = 16  # of so many Steps one says what the whole view must be


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """The Steps of one pair of eyes since somebody first looked through them."""

    def __init__(self, eyes: int, play: Play) -> None:
        self.eyes: Final = eyes
        self.seq = 0
        self.heard = len(play.journal)  # events of the game that were considered
        self.told = len(play.told(eyes))  # events these eyes know of
        self.mine = self.count_mine(play)
        self.taken = self.list_taken(play)
        self.now = self.look(play)  # without what has just happened
        self.torn = False  # what was last made was never told: the next Step must be whole
        self.tail: list[tuple[int, bytes]] = []  # an empty deque takes ten times the room

    def position_of(self, play: Play) -> State:
        """The position that is shown: the true one, except in a test that nothing leaks."""
        return play.state

    def count_mine(self, play: Play) -> int:
        """How long the log was when this seat last answered."""
        return len(play.told(self.eyes, 0, play.told_at_last(self.eyes))) if self.eyes >= 0 else 0

    def list_taken(self, play: Play) -> list[TakenBack]:
        """The moves that were taken back, as these eyes knew them."""
        eyes = self.eyes
        return [
            TakenBack(one.seat, len(play.told(eyes, 0, one.told)), rows(play.taken_from(eyes, one)))
            for one in play.taken
        ]

    def look(self, play: Play, view: Any = None) -> Step:
        """All that these eyes see now; `view`, if it was made with those of others."""
        s, seat = self.position_of(play), self.eyes
        now = sight(play, s, seat, view if s is play.state else None)
        now.taken = self.taken
        if seat >= 0:
            free = play.undoable(seat)
            now.mine, now.position = self.mine, play.positions[seat]
            now.choices = list(s.legal(seat)) if play.is_asked(seat) else []
            now.undo, now.restart = free > 0, free > 1
            now.takeback = not play.is_over() and play.answers_since(seat) > 0
        return now

    def step(
        self,
        play: Play,
        by: int,
        back: int | None = None,
        view: Any = None,
        made: Made | None = None,
    ) -> bytes | None:
        """What these eyes are told of what `by` did; None if it changed nothing for them."""
        log, cut = self.told, False
        if back is not None:
            log, cut = self.cut(play)
        events = rows(play.told(self.eyes, self.heard))
        if back is not None:
            self.mine, self.taken = self.count_mine(play), self.list_taken(play)
        elif by == self.eyes:
            self.mine = log
        before, self.now = self.now, self.look(play, view)
        self.heard, self.told = len(play.journal), log + len(events)
        changed = changes(before, self.now, {} if made is None else made)
        if not events and not cut and not changed:
            return None
        self.seq += 1
        if self.torn:
            self.torn = False
            data = encode(replace(self.now, seq=self.seq, log=log, events=events, back=back))
        else:
            data = self.change(log, events, back, changed)
        self.tail.append((self.seq, data))
        del self.tail[:-TAIL]
        return data

    def change(
        self, log: int, events: list[list[int]], back: int | None, changed: dict[str, Any]
    ) -> bytes:
        """What differs; now and then with what shows whether the page has followed."""
        if back is not None:
            changed["back"] = back
        if self.seq % CHECKED == 0:
            changed["check"] = zlib.crc32(encode(self.now.view))
        return encode(Change(seq=self.seq, log=log, events=events, **changed))

    def cut(self, play: Play) -> tuple[int, bool]:
        """Forget the events that were taken back: how many are left, whether any went."""
        self.heard = min(self.heard, len(play.journal))
        left = len(play.told(self.eyes, 0, self.heard))
        return left, left < self.told

    def fresh(self, play: Play) -> bytes:
        """Everything, for somebody who comes."""
        return encode(replace(self.now, seq=self.seq, events=rows(play.told(self.eyes))))

    def since(self, seq: int) -> list[bytes] | None:
        """The Steps after `seq`; None if they are no longer kept."""
        missed = [data for n, data in self.tail if n > seq]
        return missed if len(missed) == self.seq - seq else None


def show_all(
    streams: Mapping[int, Stream], play: Play, by: int, back: int | None = None
) -> dict[int, bytes]:
    """What each pair of eyes is told of what `by` did; those for which nothing changed not at all.

    What several of them see, and what changes in it, is made once.
    """
    out: dict[int, bytes] = {}
    made: Made = {}
    views = play.game.views(play.state, list(streams))
    for n, (eyes, stream) in enumerate(streams.items()):
        data = stream.step(play, by, back, views[n], made)
        if data is not None:
            out[eyes] = data
    return out


def changes(before: Step, now: Step, made: Made) -> dict[str, Any]:
    """The parts of a Step that differ from the one before, both as `look` makes them."""
    out: dict[str, Any] = {}
    names: tuple[str, ...] = now.__struct_fields__
    olds: tuple[Any, ...] = values_of(before)
    news: tuple[Any, ...] = values_of(now)
    for n in range(len(names)):
        old, new = olds[n], news[n]
        if old is not new and old != new:
            out[names[n]] = change_of(old, new, made) if names[n] == "view" else new
    return out


def step_after(step: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The Step that a Change leads to, both as JSON: what every client does."""
    told = {name: value for name, value in change.items() if name not in ("t", "view", "check")}
    view = follow(step["view"], change["view"]) if "view" in change else step["view"]
    return {**step, "back": None, **told, "view": view}


def rows(events: Iterable[Event]) -> list[list[int]]:
    """Events as they are sent: kind, seat, details."""
    return [[event.kind, event.seat, *event.details] for event in events]


def sight(play: Play, s: State, eyes: int, view: Any = None) -> Step:
    """A position as these eyes see it, with nothing to answer and nothing that happened."""
    over = s.decision == OVER
    return Step(
        seq=0,
        eyes=eyes,
        log=0,
        events=[],
        mine=0,
        back=None,
        taken=[],
        position=0,
        question=None if over else question_of(play, s, eyes),
        view=play.game.view(s, eyes) if view is None else view,
        choices=[],
        undo=False,
        restart=False,
        takeback=False,
        over=end_of(play) if over else None,
    )


def question_of(play: Play, s: State, eyes: int) -> Question:
    """The open question as these eyes may know it."""
    waiting = play.game.seen_waiting(s, eyes)
    seats = [seat for seat in range(s.seats) if waiting >> seat & 1]
    return Question(s.decision, seats, play.game.question_args(s, eyes))


def end_of(play: Play) -> Over:
    """The result, with what proves the deal; in a lesson there is none."""
    s, deal = play.state, play.chance
    standings = [list(s.standing(seat)) for seat in range(s.seats)]
    if not isinstance(deal, Deal):
        return Over(play.places(), standings, "", [])
    return Over(play.places(), standings, deal.seed.hex(), deal.entropy)
