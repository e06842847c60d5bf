"""What a view is made of, told by its types: for boards and tensors that know no game.

A game's view is a Shape. `Annotated[int, Of("card")]` says that the number is a card,
`Annotated[list[int], By("seat")]` that there is one number for each seat; both may stand together.
"""

from __future__ import annotations

import types
import typing
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import astuple

from cabale.core.game import Game


class Shape(Struct, gc=False):
    """What a seat sees, or a part of it: made, compared and written in compiled code."""


values_of: Final = astuple  # of a shape's fields, in their order; it looks into none of them


@dataclass(frozen=True, slots=True)
class Of:
    """The number, or each of a list, is a piece of this type."""

    kind: str


@dataclass(frozen=True, slots=True)
class By:
    """The list has one entry for each piece of this type, or for each `seat`."""

    kind: str


Form = Literal["number", "flag", "text", "group"]


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that a view shows."""

    name: str
    form: Form
    many: bool = False  # a list of them
    of: str = ""  # the type of piece that a number is
    by: str = ""  # the type of piece that each entry of the list belongs to
    inner: tuple[Field, ...] = ()  # what a group shows


FORMS: dict[Any, Form] = {int: "number", bool: "flag", float: "number", str: "text"}


@cache
def fields_of(game: Game[Any]) -> tuple[Field, ...]:
    """What the view of a game shows, in order; nothing if its type does not say."""
    hints = typing.get_type_hints(type(game).view, include_extras=True)
    return inside(hints.get("return", object))


def inside(kind: Any) -> tuple[Field, ...]:
    """The fields of a shape that can be told."""
    if not is_shape(kind):
        return ()
    hints = typing.get_type_hints(kind, include_extras=True)
    found = (field_of(name, hints[name]) for name in kind.__struct_fields__)
    return tuple(field for field in found if field is not None)


def is_shape(kind: Any) -> bool:
    """Whether a type is that of something seen, with fields of its own."""
    return isinstance(kind, type) and issubclass(kind, Shape)


def field_of(name: str, kind: Any) -> Field | None:
    """One field by its type; None where nobody could say what it means."""
    kind, notes = bare(kind)
    many = typing.get_origin(kind) in (list, tuple)
    if many:
        kind, more = bare((*typing.get_args(kind), object)[0])
        notes += more
    of = next((note.kind for note in notes if isinstance(note, Of)), "")
    by = next((note.kind for note in notes if isinstance(note, By)), "")
    if is_shape(kind):
        return Field(name, "group", many, of, by, inside(kind))
    return Field(name, FORMS[kind], many, of, by) if kind in FORMS else None


def bare(kind: Any) -> tuple[Any, list[object]]:
    """A type without what is noted beside it, and without None; the notes."""
    notes: list[object] = []
    while True:
        if typing.get_origin(kind) is typing.Annotated:
            kind, *more = typing.get_args(kind)
            notes += more
        elif typing.get_origin(kind) in (types.UnionType, typing.Union):
            kind = next(part for part in typing.get_args(kind) if part is not type(None))
        else:
            return kind, notes
