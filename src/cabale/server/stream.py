"""What one pair of eyes is shown, Step after Step; built so that it tells nothing else."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from msgspec import Struct

from cabale.core.protocol import State, places
from cabale.server.play import Play
from cabale.server.wire import Over, Question, encode

TAIL: Final = 24  # Steps kept for those who lost the connection


class Head(Struct, tag="step", tag_field="t"):
    """The part of a Step that differs between those who were there and those who come."""

    seq: int
    log: int
    events: list[list[int]]
    back: int | None


class Body(Struct):
    """The part of a Step that is the same for all who look through these eyes."""

    eyes: int
    mine: int
    position: int
    question: Question | None
    view: Any
    choices: list[int]
    undo: bool
    restart: bool
    takeback: bool
    over: Over | None


def joined(head: Head, body: bytes) -> bytes:
    """A Step as it is sent."""
    return encode(head)[:-1] + b"," + body[1:]


class Stream:
    """The Steps of one pair of eyes since somebody first looked through them."""

    def __init__(self, eyes: int, play: Play) -> None:
        self.eyes: Final = eyes
        self.seq = 0
        self.heard = len(play.journal)  # events of the game that were considered
        self.told = len(play.told(eyes))  # events these eyes know of
        self.mine = self.count_mine(play)
        self.body = self.look(play)
        self.tail: deque[tuple[int, bytes]] = deque(maxlen=TAIL)

    def position_of(self, play: Play) -> State:
        """The position that is shown: the true one, except in a test that nothing leaks."""
        return play.s

    def count_mine(self, play: Play) -> int:
        """How long the log was when this seat last answered."""
        return len(play.told(self.eyes, 0, play.last_mark(self.eyes))) if self.eyes >= 0 else 0

    def look(self, play: Play) -> bytes:
        """All that these eyes see now."""
        s, seat, game = self.position_of(play), self.eyes, play.game
        free = play.free_backs(seat) if seat >= 0 else 0
        open_ = not play.is_over()
        body = Body(
            eyes=seat,
            mine=self.mine,
            position=play.positions[seat] if seat >= 0 else 0,
            question=question_of(play, s, seat) if open_ else None,
            view=game.view(s, seat),
            choices=list(s.legal(seat)) if play.is_asked(seat) else [],
            undo=free > 0,
            restart=free > 1,
            takeback=open_ and seat >= 0 and play.asked_back(seat) > 0,
            over=None if open_ else end_of(play),
        )
        return encode(body)

    def step(self, play: Play, by: int, back: int | None = None) -> bytes | None:
        """What these eyes are told of what `by` did; None if it changed nothing for them."""
        log, cut = self.told, False
        if back is not None:
            log, cut = self.cut(play)
        events = play.told(self.eyes, self.heard)
        if back is not None:
            self.mine = self.count_mine(play)
        elif by == self.eyes:
            self.mine = log
        body = self.look(play)
        self.heard, self.told = len(play.journal), log + len(events)
        if not events and not cut and body == self.body:
            return None
        self.body = body
        self.seq += 1
        data = joined(Head(self.seq, log, events, back), body)
        self.tail.append((self.seq, data))
        return data

    def cut(self, play: Play) -> tuple[int, bool]:
        """Forget the events that were taken back: how many are left, whether any went."""
        self.heard = min(self.heard, len(play.journal))
        left = len(play.told(self.eyes, 0, self.heard))
        return left, left < self.told

    def fresh(self, play: Play) -> bytes:
        """Everything, for somebody who comes."""
        return joined(Head(self.seq, 0, play.told(self.eyes), None), self.body)

    def since(self, seq: int) -> list[bytes] | None:
        """The Steps after `seq`; None if they are no longer kept."""
        missed = [data for n, data in self.tail if n > seq]
        return missed if len(missed) == self.seq - seq else None


def question_of(play: Play, s: State, eyes: int) -> Question:
    """The open question as these eyes may know it."""
    waiting = play.game.seen_waiting(s, eyes)
    seats = [seat for seat in range(s.seats) if waiting >> seat & 1]
    return Question(s.decision, seats, play.game.question_args(s, eyes))


def end_of(play: Play) -> Over:
    """The result, with what proves the deal."""
    s = play.s
    standings = [list(s.standing(seat)) for seat in range(s.seats)]
    return Over(places(s), standings, play.deal.seed.hex(), play.entropy)
