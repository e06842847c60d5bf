"""What happened, for those who listen: events packed as ints, and what each seat learns of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

HIDDEN: Final = -1  # a detail, to those who may not see it
EVERYONE: Final = (1 << 16) - 1  # seats and watchers alike
NOBODY: Final = 0  # none of them
DETAILS: Final = 4
WIDTH: Final = 7  # ints of one event: kind, seat, four details, seen_by


class EventKind:
    """One kind of event: the key of its sentence, its paragraph and the pieces it speaks of.

    `args` names the piece type of each detail, in the order they are told. The first
    `len(args) - secrets` are public; the rest are seen by `seen_by` alone. An event that is
    `private` does not exist for the others. A `detail` explains the event told before it and
    folds under it in the log. An event that `reveals` ends what may be undone.
    """

    def __init__(
        self,
        name: str,
        paragraph: str,
        args: tuple[str, ...] = (),
        secrets: int = 0,
        private: bool = False,
        detail: bool = False,
        reveals: bool = False,
    ) -> None:
        assert len(args) <= DETAILS, f"event {name} has more than {DETAILS} details"
        assert secrets <= len(args), f"event {name} hides more details than it has"
        self.name: Final[str] = name
        self.paragraph: Final[str] = paragraph
        self.args: Final[tuple[str, ...]] = args
        self.secrets: Final[int] = secrets
        self.private: Final[bool] = private
        self.detail: Final[bool] = detail
        self.reveals: Final[bool] = reveals


class Event:
    """One event as one listener learns it; HIDDEN stands for what it may not know."""

    def __init__(self, kind: int, seat: int, details: list[int]) -> None:
        self.kind: Final[int] = kind
        self.seat: Final[int] = seat
        self.details: Final[list[int]] = details


class Journal:
    """The events of a game since somebody began to listen, seven ints each."""

    def __init__(self) -> None:
        self.ints: vec[i64] = vec[i64]()

    def __len__(self) -> int:
        return len(self.ints) // WIDTH

    def write(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64, seen_by: i64) -> None:
        row = append(self.ints, kind)
        row = append(row, seat)
        row = append(row, a)
        row = append(row, b)
        row = append(row, c)
        row = append(row, d)
        self.ints = append(row, seen_by)

    def kind(self, index: int) -> int:
        return self.ints[index * WIDTH]

    def told_to(self, seat: int, index: int, kinds: list[EventKind]) -> Event | None:
        """Event `index` as `seat` (or WATCHER) learns it; None if it may not know of it."""
        at = index * WIDTH
        kind = kinds[self.ints[at]]
        knows = seat >= 0 and bool(self.ints[at + WIDTH - 1] >> seat & 1)
        if self.ints[at + WIDTH - 1] == EVERYONE:
            knows = True
        if kind.private and not knows:
            return None
        told = len(kind.args) if knows else len(kind.args) - kind.secrets
        details: list[int] = []
        for i in range(len(kind.args)):
            details.append(self.ints[at + 2 + i] if i < told else HIDDEN)
        return Event(self.ints[at], self.ints[at + 1], details)
