"""The codes of a game, numbered in the order in which its actions.py writes them down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.core.journal import EventKind
from cabale.core.protocol import Verb


class Codes:
    """The verbs of a game, their blocks laid end to end, and its kinds of events.

    >>> codes = Codes()
    >>> slide = codes.verb("slide", ("card", "column"), 25, 6)
    >>> keep = codes.verb("keep")
    >>> keep.of(), codes.event("drew", "3.4", ("card",), secrets=1), codes.event("kept", "5.7")
    (150, 0, 1)
    """

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.events: Final[list[EventKind]] = []

    def verb(self, name: str, args: tuple[str, ...] = (), rows: int = 1, columns: int = 1) -> Verb:
        """A verb whose codes begin where those of the verb before it end."""
        base: int = self.verbs[-1].end if self.verbs else 0
        verb = Verb(name, base, args, rows, columns)
        self.verbs.append(verb)
        return verb

    def event(
        self,
        name: str,
        paragraph: str,
        args: tuple[str, ...] = (),
        secrets: int = 0,
        detail: bool = False,
        reveals: bool = False,
    ) -> i64:
        """The number of a kind of event."""
        kind = EventKind(name, paragraph, args, secrets, detail=detail, reveals=reveals)
        self.events.append(kind)
        return len(self.events) - 1

    def event_by(self, paragraph: str, event: i64) -> i64:
        """The number of the same event, said in the same words, where another paragraph is why.

        >>> codes = Codes()
        >>> drew = codes.event("drew", "3.4", ("card",), secrets=1)
        >>> by_cloak = codes.event_by("5.8", drew)
        >>> by_cloak, codes.events[by_cloak].name, codes.events[by_cloak].paragraph
        (1, 'drew', '5.8')
        """
        kind = self.events[event]
        return self.event(kind.name, paragraph, kind.args, kind.secrets, kind.detail, kind.reveals)
