"""The game that runs at a table: the position, what was answered, what may be taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

from cabale.core.bits import count
from cabale.core.deal import Deal
from cabale.core.game import Game
from cabale.core.journal import WIDTH, Journal
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.record import Answer, Back

SNAPSHOTS: Final = 12  # positions kept to go back to without playing the game again


class Play:
    """One game from its first question on; every change is an answer or a step back."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, str],
        components: Mapping[str, Any],
        seed: bytes,
        entropy: list[str],
    ) -> None:
        self.game: Final = game
        self.setup: Final = (seats, options, components)
        self.entropy: Final = entropy  # what each seat's browser added
        self.deal: Final = Deal(seed, entropy)
        self.journal: Final = Journal()
        self.s: State = game.new(seats, options, components)
        self.s.journal = self.journal
        self.history: list[Answer | Back] = []  # all that was ever done
        self.answers: list[Answer] = []  # those that stand, chance's too
        self.marks: list[int] = []  # events told before each of them
        self.alone: list[bool] = []  # whether its seat knew that nobody else was asked
        self.positions = [0] * seats  # how many questions were put to each seat
        self.snapshots: deque[tuple[int, State]] = deque(maxlen=SNAPSHOTS)

    # -- going on

    def begin(self, chance: Sequence[int] | None = None) -> list[int]:
        """Let chance answer the first questions, as recorded or by the deal; what it answered."""
        answers = self.let_chance(chance)
        self.ask_anew(self.s.waiting)
        return answers

    def answer(self, seat: int, action: int, chance: Sequence[int] | None = None) -> list[int]:
        """Apply an answer that is known to be legal, then chance's; what chance answered."""
        s = self.s
        asked, decision, depth = s.waiting & ~(1 << seat), s.decision, len(s.stack)
        self.snapshots.append((len(self.answers), s.clone()))
        self.put(seat, action)
        answers = self.let_chance(chance)
        same = s.decision == decision and len(s.stack) == depth and not answers
        self.ask_anew(s.waiting & ~asked if same else s.waiting)
        return answers

    def let_chance(self, recorded: Sequence[int] | None) -> list[int]:
        """Chance answers until a player is asked or the game is over."""
        s = self.s
        if recorded is not None:
            for action in recorded:
                self.put(CHANCE, action)
            return list(recorded)
        out: list[int] = []
        while s.waiting == 0 and s.decision != OVER:
            out.append(self.deal.answer(s, len(self.answers)))
            self.put(CHANCE, out[-1])
        return out

    def put(self, seat: int, action: int) -> None:
        """Apply one answer and remember it."""
        self.marks.append(len(self.journal))
        seen = self.game.seen_waiting(self.s, seat) if seat != CHANCE else 0
        self.alone.append(count(seen) <= 1)
        self.s.apply(seat, action)
        self.answers.append(Answer(seat, action))
        self.history.append(self.answers[-1])

    def ask_anew(self, seats: int) -> None:
        """A new question is put to each of `seats`."""
        for seat in range(len(self.positions)):
            if seats >> seat & 1:
                self.positions[seat] += 1

    # -- going back

    def back(self, seat: int, answers: int) -> None:
        """Withdraw the last answers at the wish of `seat`."""
        self.history.append(Back(seat, answers))
        keep = len(self.answers) - answers
        self.journal.ints = self.journal.ints[: self.marks[keep] * WIDTH]
        del self.answers[keep:], self.marks[keep:], self.alone[keep:]
        self.s = self.position_after(keep)
        self.s.journal = self.journal
        self.ask_anew(self.s.waiting)

    def position_after(self, keep: int) -> State:
        """The position after the first `keep` answers, from a snapshot if there is one."""
        while self.snapshots and self.snapshots[-1][0] > keep:
            self.snapshots.pop()
        known, s = 0, None
        if self.snapshots:
            known, snapshot = self.snapshots[-1]
            s = snapshot.clone()
        s = s or self.game.new(*self.setup)
        for answer in self.answers[known:keep]:
            s.apply(answer.seat, answer.action)
        return s

    def free_backs(self, seat: int) -> int:
        """How many answers `seat` may take back by itself: its last ones, nothing learned since."""
        s = self.s
        if s.decision == OVER or count(self.game.seen_waiting(s, seat)) > 1:
            return 0
        n, end = len(self.answers), len(self.journal)
        while n > 0 and self.answers[n - 1].seat == seat and self.alone[n - 1]:
            if self.is_learned(self.marks[n - 1], end):
                break
            n, end = n - 1, self.marks[n - 1]
        return len(self.answers) - n

    def is_learned(self, first: int, end: int) -> bool:
        """Whether one of these events taught somebody something."""
        kinds = self.game.events
        return any(kinds[self.journal.kind(index)].reveals for index in range(first, end))

    def asked_back(self, seat: int) -> int:
        """How many answers a take-back of the last answer of `seat` withdraws; 0: it has none."""
        for n in range(len(self.answers) - 1, -1, -1):
            if self.answers[n].seat == seat:
                return len(self.answers) - n
        return 0

    # -- what is seen

    def is_over(self) -> bool:
        return bool(self.s.decision == OVER)

    def is_asked(self, seat: int) -> bool:
        return seat >= 0 and not self.is_over() and bool(self.s.waiting >> seat & 1)

    def legal(self, seat: int) -> list[int]:
        """The answers that `seat` may give now."""
        return list(self.s.legal(seat)) if self.is_asked(seat) else []

    def last_mark(self, seat: int) -> int:
        """How many events had been told when `seat` last answered."""
        back = self.asked_back(seat)
        return self.marks[len(self.answers) - back] if back else 0

    def told(self, eyes: int, first: int = 0, end: int | None = None) -> list[list[int]]:
        """The events from `first` on, as `eyes` learn them: kind, seat, details."""
        out: list[list[int]] = []
        for index in range(first, len(self.journal) if end is None else end):
            event = self.journal.told_to(eyes, index, self.game.events)
            if event is not None:
                out.append([event.kind, event.seat, *event.details])
        return out
