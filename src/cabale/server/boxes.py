"""What L'Atelier asks for and is answered with; docs/wire.md lists the requests."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cabale.core.box import FILE_MOST, LIST_MOST, NUMBER_MOST, TEXT_MOST, VALUES_MOST
from cabale.server.wire import Name, Tag

EDITION_NAME: Final = 60  # characters

Key = Annotated[str, Meta(min_length=1, max_length=80)]
Text = Annotated[str, Meta(max_length=TEXT_MOST)]
Entry = Annotated[int, Meta(ge=-NUMBER_MOST, le=NUMBER_MOST)]
Value = Entry | Text | Annotated[list[int | str], Meta(max_length=LIST_MOST)]
Values = Annotated[dict[Key, Value], Meta(max_length=VALUES_MOST)]


class Draft(Struct, forbid_unknown_fields=True):
    """Values that differ from a game's box, by keys with dots."""

    game: Tag
    values: Values


class Save(Struct, forbid_unknown_fields=True):
    """An edition to be kept."""

    game: Tag
    name: Name
    values: Values


class FileText(Struct, forbid_unknown_fields=True):
    """A components file, TOML or JSON."""

    game: Tag
    text: Annotated[str, Meta(max_length=FILE_MOST)]


class BalanceWish(Struct, forbid_unknown_fields=True):
    """A box to be played often; no values: the standard box."""

    game: Tag
    seats: Annotated[int, Meta(ge=1, le=6)]
    values: Values = {}


class BoxValue(Struct):
    """A value of the box: E stated, D deduced, R reconstructed, C chosen; and what it may be."""

    key: str
    value: int | str | list[int | str]
    tag: str
    kind: Literal["number", "name", "text"]
    low: int
    high: int
    names: list[str]  # that it may be
    of: str  # the type of piece of these names
    least: int  # entries, if it is a list
    most: int  # 0: it is no list
    piece: str  # the type of piece that the value belongs to, empty if none
    which: int  # that piece, -1 if none


class Box(Struct):
    """The box of a game."""

    values: list[BoxValue]
    whole: list[str]  # groups that are given as a whole


class BoxFault(Struct):
    """Why a value is refused: the message `box-<reason>` and what it speaks of."""

    key: str
    reason: str
    said: dict[str, int | str]
    line: int  # of the file that was read; 0: none


class EditionInfo(Struct):
    """An edition: a game's box with other values, under a name."""

    id: str
    game: str
    name: str
    values: dict[str, int | str | list[int | str]]
    made: float  # seconds since 1970


class ReadBack(Struct):
    """What a file says, and what is wrong with it."""

    name: str
    values: dict[str, int | str | list[int | str]]
    faults: list[BoxFault]


class Interval(Struct):
    """A figure and its 95 % interval."""

    mean: float
    low: float
    high: float


class PieceWeight(Struct):
    """One piece: how often it comes up, and how much of that falls to the winner."""

    piece: str  # its type
    which: int
    chosen: float  # times a game
    scored: float  # times a game
    seats: int  # how many seats of all games that was
    won: Interval  # the winners' part


class BalanceFigures(Struct):
    """What games among equals showed of a box."""

    games: int
    seats: int
    rules: int
    shares: list[Interval]  # of wins, by seat
    points: Interval  # of the winner
    lead: Interval
    turns: Interval
    answers: Interval
    weights: list[PieceWeight]


class BalanceInfo(Struct):
    """How far the games of a box have come, and what they showed so far."""

    id: str
    total: int
    played: int
    done: bool
    found: BalanceFigures | None
    standard: BalanceFigures | None  # of the standard box, if that was tried
