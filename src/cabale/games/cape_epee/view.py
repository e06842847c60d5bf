"""The shapes of what a seat sees; looks.py fills them. Values are in halves: 19 is 9½."""

from __future__ import annotations

from cabale.core.sight import Shape


class CardView(Shape):
    """A card in a column."""

    owner: int
    card: int  # -1 if the viewer may not know it
    up: bool  # whether it lies face up
    known: bool  # face down, yet everybody saw it: an Explorer that moved
    cloaked: bool  # whether a card lies under it (only a Cloak's owner hides one)
    under: int  # the card under this Cloak, -1 for none or one the viewer may not know


class ColumnView(Shape):
    """An objective and the cards below it, the nearest first."""

    objective: int  # -1 before it turns up
    needed: int  # cards that fulfil the objective
    laid: int  # cards that count towards it
    closed: bool  # by a Storm
    fulfilled: bool
    cards: list[CardView]
    totals: list[int | None]  # of each seat, what lies face up; None without such a card
    leader: int  # who would win with what lies face up, -1 for nobody


class SeatView(Shape):
    """What everybody sees of a player."""

    hand: int  # how many cards
    reserve: int
    discard: list[int]  # in the order they were discarded, the last one on top
    won: int  # how many objectives
    objectives: list[int] | None  # which ones; None if they are face down to the viewer
    points: int | None


class LineView(Shape):
    """One card of a column that was decided."""

    owner: int
    card: int
    printed: int | None  # None for a card without value
    value: int | None  # as counted in the end
    acted: bool  # whether it was face up in time for its ability
    gone: int  # the card that eliminated it (Magician or Witch), -1 for none


class StageView(Shape):
    """A column after one more kind of card has acted, in the order of the rules."""

    card: int  # the kind that acted, -1 for the values as printed
    values: list[int | None]  # of each card, None for one without value or eliminated
    totals: list[int | None]  # of each seat, None without a card that remains


class AwardView(Shape):
    """How a column of the last round was decided."""

    column: int
    objective: int
    winner: int  # -1 for nobody
    reason: str
    totals: list[int | None]
    silenced: bool  # the Musketeers cancelled every other ability
    cards: list[LineView]
    stages: list[StageView]  # how the totals came about; the last ones are those above


class CountView(Shape):
    """Both ways to count a player's objectives at the end."""

    plain: int
    best: list[int]  # the dearest objective of each domain, -1 where there is none
    doubled: int | None  # twice the best of each domain; None without all six
    extra: int | None  # cards beyond six, a point less each
    special: int | None
    points: int
    place: int


class TableView(Shape):
    """The whole table as one seat sees it."""

    seat: int
    round: int  # from 1
    rounds: int
    turn: int
    start: int
    columns: list[ColumnView]
    seats: list[SeatView]
    hand: list[int]  # the viewer's cards
    reserve: list[int]  # what the viewer may still draw, in no order
    last: list[AwardView]
    final: list[CountView]  # empty until the game is over
