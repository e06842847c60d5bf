"""The tensor of a game that brings none: what its view shows (`core/sight.py`), and nothing else.

A piece is one flag for each of its type, pieces in a list are counted by type, a list with an
entry for each piece or seat stands in full. Of any other list only the length is told, of texts
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cabale.core.game import LETTERS, Game
from cabale.core.protocol import State
from cabale.core.row import Form, Row
from cabale.core.sight import Field, fields_of
from cabale.core.slices import Slice, flags, numbers

MOST = 100  # larger numbers count as this


class Plain:
    """The tensor of one game at one number of seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.kinds = {**game.names, "seat": tuple(LETTERS[:seats])}

    def slices(self) -> list[Slice]:
        """Every entry of the view in order."""
        return [*self.described("", fields_of(self.game))]

    def observe(self, s: State, seat: int, form: Form) -> Row:
        """What `seat` sees."""
        row = Row(form)
        row.flag(len(s.decisions), s.decision)
        row.flag(s.seats, seat)
        row.flags(s.seats, self.game.seen_waiting(s, seat))
        for n in self.told(fields_of(self.game), self.game.view(s, seat)):
            row.number(n)
        return row

    # -- the names of the entries

    def described(self, path: str, fields: Sequence[Field]) -> Iterator[Slice]:
        for field in fields:
            name = f"{path}{field.name}"
            if not field.many:
                yield from self.one(name, field)
            elif field.by in self.kinds:
                for entry in self.kinds[field.by]:
                    yield from self.one(f"{name}.{entry}", field)
            elif field.of in self.kinds:
                yield numbers(name, self.kinds[field.of], 0, MOST, "how many of each")
            else:
                yield numbers(name, ("length",), 0, MOST, "how many there are")

    def one(self, name: str, field: Field) -> Iterator[Slice]:
        if field.form == "group":
            yield from self.described(f"{name}.", field.inner)
        elif field.of in self.kinds:
            yield flags(name, self.kinds[field.of], "which it is, if it is known")
        elif field.form != "text":
            yield numbers(name, ("number",), -MOST, MOST, "as the view shows it")

    # -- their values, in the same order

    def told(self, fields: Sequence[Field], view: object) -> Iterator[int]:
        for field in fields:
            value = getattr(view, field.name, None)
            if not field.many:
                yield from self.value(field, value)
            elif field.by in self.kinds:
                found = [*(value or ())]
                for i in range(len(self.kinds[field.by])):
                    yield from self.value(field, found[i] if i < len(found) else None)
            elif field.of in self.kinds:
                found = [*(value or ())]
                yield from (found.count(i) for i in range(len(self.kinds[field.of])))
            else:
                yield len(value or ())

    def value(self, field: Field, value: Any) -> Iterator[int]:
        if field.form == "group":
            yield from self.told(field.inner, value)
        elif field.of in self.kinds:
            yield from (int(i == value) for i in range(len(self.kinds[field.of])))
        elif field.form != "text":
            yield int(value or 0)
