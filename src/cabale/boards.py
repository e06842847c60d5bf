"""What a seat sees, drawn in a terminal: by `board.py` of the game's package, or plainly.

The plain board tells every field of the view (`core/sight.py`). `view-<field>` is its label; a
field without one is called as it is in the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cabale.core.game import Game
from cabale.core.protocol import State
from cabale.core.sight import Field, fields_of
from cabale.words.words import Words

NOTHING = "—"


def draw_board(game: Game[Any], s: State, seat: int, words: Words) -> RenderableType:
    """The board as `seat` (or WATCHER) sees it."""
    view, part = game.view(s, seat), game.part("board")
    drawn: RenderableType = (
        draw_plain(game, view, words) if part is None else part.draw(view, words)
    )
    return drawn


def name_pieces(game: Game[Any], s: State, seat: int, words: Words) -> None:
    """Let the words call pieces that have no names of their own by what `seat` sees of them."""
    called = getattr(game.part("board"), "called", None)
    words.called = called(game.view(s, seat), words) if called else {}


def draw_plain(game: Game[Any], view: object, words: Words) -> RenderableType:
    """Everything the view shows, a line for each field."""
    return draw_fields(fields_of(game), view, words)


def draw_fields(fields: Sequence[Field], view: object, words: Words) -> RenderableType:
    """The fields one under another, groups set in below their label."""
    parts: list[RenderableType] = []
    for field in fields:
        value = getattr(view, field.name)
        if field.form != "group":
            said = {"label": label(field, words), "text": say_field(field, value, words)}
            parts.append(Text(words.say("view-line", said)))
        elif value:
            parts.append(Text(label(field, words), style="bold"))
            parts.append(Padding(draw_group(field, value, words), (0, 0, 0, 2)))
    return Group(*parts)


def draw_group(field: Field, value: Any, words: Words) -> RenderableType:
    """A group by its fields, several as a table with a row for each."""
    if not field.many:
        return draw_fields(field.inner, value, words)
    shown = [inner for inner in field.inner if inner.form != "group"]
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for title in ("", *(label(inner, words) for inner in shown)):
        table.add_column(title)
    for index, row in enumerate(value):
        cells = [say_field(inner, getattr(row, inner.name, None), words) for inner in shown]
        table.add_row(entry(field, index, words), *cells)
    return table


def label(field: Field, words: Words) -> str:
    """How a field is called."""
    key = f"view-{field.name.replace('_', '-')}"
    return words.say(key) if words.has(key) else field.name.replace("_", " ").capitalize()


def entry(field: Field, index: int, words: Words) -> str:
    """What an entry of a list belongs to."""
    return words.piece(field.by, index) if field.by else str(index + 1)


def say_field(field: Field, value: Any, words: Words) -> str:
    """The value of a field in words."""
    if not field.many:
        return say_one(field, value, words)
    if value is None or not len(value):
        return NOTHING
    said = [say_one(field, one, words) for one in value]
    if field.by:
        said = [f"{entry(field, i, words)} {one}" for i, one in enumerate(said)]
    return ", ".join(said)


def say_one(field: Field, value: Any, words: Words) -> str:
    """One number, piece, flag or text in words."""
    if value is None:
        return NOTHING
    if field.form == "flag":
        return "✓" if value else NOTHING
    return words.piece(field.of, value) if field.of else str(value)
