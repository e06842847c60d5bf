"""A game at one keyboard, on disk before anybody is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cabale.cli.files import write_atomic
from cabale.core.deal import Deal
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.record import Record
from cabale.core.text import write_record


class Saved:
    """A game and the file of its record, whose header says who plays."""

    def __init__(self, game: Game[Any], record: Record, path: Path, deal: Deal) -> None:
        self.game: Final = game
        self.record: Final = record
        self.path: Final = path
        self.deal: Final = deal
        self.restore()

    def restore(self) -> None:
        """Play the record anew, whatever was going on; chance answers what it is asked."""
        self.play = Play.resume(self.game, self.record, self.deal)
        self.record.lines = self.play.lines
        self.save()

    def save(self) -> None:
        """Write the record to its file."""
        write_atomic(self.path, write_record(self.game, self.record, self.play.state))

    def answer(self, seat: int, action: int) -> None:
        """One answer of a player, and chance's after it."""
        self.play.answer(seat, action)
        self.save()

    def undo(self, seat: int, answers: int) -> None:
        """Take back the last answers; the record says so."""
        self.play.undo(seat, answers)
        self.save()
