"""A game at one keyboard: the position, its record on disk, what may be taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cabale.cli.errors import CliError
from cabale.cli.files import write_atomic
from cabale.core.deal import Deal
from cabale.core.game import Game
from cabale.core.journal import Event, Journal
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.record import Answer, Back, Record, check, write_record


class Table:
    """The truth is the record; the position is what its answers lead to."""

    def __init__(self, game: Game[Any], record: Record, path: Path, deal: Deal) -> None:
        self.game = game
        self.record = record
        self.path = path
        self.deal = deal
        self.restore()

    def restore(self) -> None:
        """Play the answers of the record that stand."""
        record = self.record
        self.state: State = self.game.new(record.seats, record.options, record.components)
        self.journal = Journal()
        self.state.journal = self.journal
        self.answers: list[Answer] = []  # that stand, chance's too
        self.marks: list[int] = []  # events told before each of them
        for answer in record.answers():
            self.put(answer)

    def put(self, answer: Answer) -> None:
        """Apply one answer and remember when it came."""
        self.marks.append(len(self.journal))
        self.state.apply(answer.seat, answer.action)
        self.answers.append(answer)

    # -- going on

    def begin(self) -> None:
        """Let chance answer what is asked first, and save."""
        self.let_chance()
        self.save()

    def answer(self, seat: int, action: int) -> None:
        """One answer of a player, then chance's; saved before anybody is told."""
        answer = Answer(seat, action)
        check(self.game, self.state, answer)
        self.put(answer)
        self.record.lines.append(answer)
        self.let_chance()
        self.save()

    def let_chance(self) -> None:
        """Chance answers until a player is asked or the game is over."""
        while self.state.waiting == 0 and self.state.decision != OVER:
            answer = Answer(CHANCE, self.deal.answer(self.state, len(self.answers)))
            self.put(answer)
            self.record.lines.append(answer)

    def save(self) -> None:
        """Write the record to its file."""
        write_atomic(self.path, write_record(self.game, self.record, self.state))

    # -- going back

    def free_backs(self, seat: int) -> int:
        """How many of the last answers `seat` may take back: its own, nothing learned since."""
        n, end = len(self.answers), len(self.journal)
        while n > 0 and self.answers[n - 1].seat == seat:
            if any(self.reveals(i) for i in range(self.marks[n - 1], end)):
                break
            n -= 1
            end = self.marks[n]
        return len(self.answers) - n

    def reveals(self, index: int) -> bool:
        """Whether somebody learned something by that event."""
        return self.game.events[self.journal.kind(index)].reveals

    def back(self, seat: int, answers: int) -> None:
        """Withdraw the last answers; the record says so."""
        if not 0 < answers <= self.free_backs(seat):
            raise CliError("cli-error-no-undo")
        self.record.lines.append(Back(seat, answers))
        self.restore()
        self.save()

    # -- what is seen

    @property
    def over(self) -> bool:
        return bool(self.state.decision == OVER)

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        if self.over:
            return []
        return [seat for seat in range(self.state.seats) if self.state.waiting >> seat & 1]

    def last_mark(self, seat: int) -> int:
        """How many events had been told when `seat` last answered."""
        for n in range(len(self.answers) - 1, -1, -1):
            if self.answers[n].seat == seat:
                return self.marks[n]
        return 0

    def told(self, seat: int, first: int = 0) -> list[Event]:
        """The events from `first` on, as `seat` (or WATCHER) learns them."""
        found = [
            self.journal.told_to(seat, i, self.game.events) for i in range(first, len(self.journal))
        ]
        return [event for event in found if event is not None]
