"""What pieces did in a game: how often each was chosen and scored with, read from its journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cabale.core.journal import WIDTH, EventKind, Journal


@dataclass(frozen=True, slots=True)
class Matter:
    """A type of piece that decides games, and the events that tell of it.

    An event counts for its seat. One that names no such piece speaks of that of its headline. A
    detail counts only under a headline of the same seat, or of nobody.
    """

    piece: str
    chosen: tuple[str, ...] = ()  # events: it came to the seat, or the seat played it
    scored: tuple[str, ...] = ()  # events: the seat gained something by it


@dataclass(slots=True)
class Deed:
    """What one seat did with one piece in one game."""

    piece: str  # its type
    which: int
    seat: int
    chosen: int = 0
    scored: int = 0


class Ledger:
    """Counts the deeds of a game, event by event."""

    def __init__(self, kinds: Sequence[EventKind], matters: Sequence[Matter]) -> None:
        self.kinds = kinds
        self.matters = matters
        self.deeds: dict[tuple[str, int, int], Deed] = {}

    def read(self, journal: Journal) -> list[Deed]:
        """Everything that happened, in order."""
        ints = journal.ints
        head: dict[str, int] = {}
        owner = -1
        for at in range(0, len(ints), WIDTH):
            kind, seat = self.kinds[ints[at]], int(ints[at + 1])
            named = {
                name: int(ints[at + 2 + i]) for i, name in reversed(list(enumerate(kind.args)))
            }
            if not kind.detail:
                head, owner = named, seat
            if seat >= 0 and (not kind.detail or owner in (seat, -1)):
                self.note(kind.name, seat, {**head, **named})
        return list(self.deeds.values())

    def note(self, event: str, seat: int, named: Mapping[str, int]) -> None:
        """One event, for every type of piece that it tells of."""
        for matter in self.matters:
            which = named.get(matter.piece, -1)
            chosen, scored = int(event in matter.chosen), int(event in matter.scored)
            if which < 0 or not chosen + scored:
                continue
            key = (matter.piece, which, seat)
            deed = self.deeds.setdefault(key, Deed(matter.piece, which, seat))
            deed.chosen += chosen
            deed.scored += scored


def turns_told(journal: Journal, kinds: Sequence[EventKind], event: str) -> int:
    """How many events of that name were told."""
    ints = journal.ints
    return sum(kinds[ints[at]].name == event for at in range(0, len(ints), WIDTH))
