"""What a seat sees, built field by field. Values and totals are in halves: 19 is 9½."""

from __future__ import annotations

from dataclasses import dataclass

from cabale.core.bits import count, members
from cabale.core.protocol import OVER, places
from cabale.games.cape_epee.count import (
    best_of,
    best_sum,
    has_all_domains,
    objectives_in,
    plain_sum,
    points_of,
    special_count,
)
from cabale.games.cape_epee.pieces import (
    CLOAK,
    DOMAINS,
    KNOWN,
    MAGICIAN,
    NO_CARD,
    NO_OBJECTIVE,
    NO_VALUE,
    OBJECTIVES_VISIBLE,
    ROUNDS,
    UP,
    WITCH,
    card_of,
    owner_of,
    value_of,
)
from cabale.games.cape_epee.scoring import (
    ABSENT,
    BY_MAGICIAN,
    BY_WITCH,
    REASON_NAMES,
    Worksheet,
    resolve_last,
    resolve_visible,
)
from cabale.games.cape_epee.state import Cape

HIDDEN = -1
LAST_ROUNDS = 512  # that are kept
LAST: dict[tuple[int, ...], list[AwardView]] = {}  # how they were decided, by how they lay


@dataclass(slots=True)
class CardView:
    """A card in a column."""

    owner: int
    card: int  # -1 if the viewer may not know it
    up: bool  # whether it lies face up
    known: bool  # face down, yet everybody saw it: an Explorer that moved
    cloaked: bool  # whether a card lies under it (only a Cloak's owner hides one)
    under: int  # the card under this Cloak, -1 for none or one the viewer may not know


@dataclass(slots=True)
class ColumnView:
    """An objective and the cards below it, the nearest first."""

    objective: int  # -1 before it turns up
    needed: int  # cards that fulfil the objective
    laid: int  # cards that count towards it
    closed: bool  # by a Storm
    fulfilled: bool
    cards: list[CardView]
    totals: list[int | None]  # of each seat, what lies face up; None without such a card
    leader: int  # who would win with what lies face up, -1 for nobody


@dataclass(slots=True)
class SeatView:
    """What everybody sees of a player."""

    hand: int  # how many cards
    reserve: int
    discard: list[int]
    won: int  # how many objectives
    objectives: list[int] | None  # which ones; None if they are face down to the viewer
    points: int | None


@dataclass(slots=True)
class LineView:
    """One card of a column that was decided."""

    owner: int
    card: int
    printed: int | None  # None for a card without value
    value: int | None  # as counted in the end
    acted: bool  # whether it was face up in time for its ability
    gone: int  # the card that eliminated it (Magician or Witch), -1 for none


@dataclass(slots=True)
class AwardView:
    """How a column of the last round was decided."""

    column: int
    objective: int
    winner: int  # -1 for nobody
    reason: str
    totals: list[int | None]
    silenced: bool  # the Musketeers cancelled every other ability
    cards: list[LineView]


@dataclass(slots=True)
class CountView:
    """Both ways to count a player's objectives at the end."""

    plain: int
    best: list[int]  # the dearest objective of each domain, -1 where there is none
    doubled: int | None  # twice the best of each domain; None without all six
    extra: int | None  # cards beyond six, a point less each
    special: int | None
    points: int
    place: int


@dataclass(slots=True)
class TableView:
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


def view_of(s: Cape, seat: int) -> TableView:
    """What `seat` (or a watcher) sees."""
    return TableView(
        seat=seat,
        round=min(s.round + 1, ROUNDS),
        rounds=ROUNDS,
        turn=s.turn,
        start=s.start,
        columns=[view_column(s, column, seat) for column in range(s.seats)],
        seats=[view_seat(s, other, seat) for other in range(s.seats)],
        hand=members(s.hand[seat]) if seat >= 0 else [],
        reserve=members(s.reserve[seat]) if seat >= 0 else [],
        last=view_last(s),
        final=[view_count(s, other) for other in range(s.seats)] if s.decision == OVER else [],
    )


def view_column(s: Cape, column: int, seat: int) -> ColumnView:
    objective = s.objective[column]
    turned = objective != NO_OBJECTIVE
    sheet = resolve_visible(s, column) if turned else None
    return ColumnView(
        objective=objective,
        needed=value_of(objective) if turned else 0,
        laid=s.count_cards(column),
        closed=not s.is_open(column),
        fulfilled=turned and s.is_fulfilled(column),
        cards=[view_card(s, s.tile(column, row), seat) for row in range(s.size[column])],
        totals=totals_of(sheet) if sheet else [None] * s.seats,
        leader=sheet.winner if sheet else -1,
    )


def view_card(s: Cape, tile: int, seat: int) -> CardView:
    owner = owner_of(tile)
    seen = owner == seat or bool(tile & (UP | KNOWN))
    cloaked = card_of(tile) == CLOAK and bool(tile & UP) and s.under[owner] != NO_CARD
    return CardView(
        owner=owner,
        card=card_of(tile) if seen else HIDDEN,
        up=bool(tile & UP),
        known=bool(tile & KNOWN) and not tile & UP,
        cloaked=cloaked,
        under=card_of(s.under[owner]) if cloaked and owner == seat else HIDDEN,
    )


def view_seat(s: Cape, other: int, seat: int) -> SeatView:
    won = s.won[other]
    shown = other == seat or s.decision == OVER or bool(s.house & OBJECTIVES_VISIBLE)
    return SeatView(
        hand=s.count_hand(other),
        reserve=count(s.reserve[other]),
        discard=members(s.discard[other]),
        won=count(won),
        objectives=objectives_in(won) if shown else None,
        points=points_of(won) if shown else None,
    )


# -- how the last round was decided


def view_last(s: Cape) -> list[AwardView]:
    """Every column of the last round; all seats see the same, until the next one is scored."""
    key = (s.house, *s.last_objective, *s.last_size, *s.last_table, *s.last_under)
    found = LAST.get(key)
    if found is None:
        if len(LAST) >= LAST_ROUNDS:
            LAST.clear()
        found = [view_award(s, column) for column in range(len(s.last_size))]
        LAST[key] = found
    return found


def view_award(s: Cape, column: int) -> AwardView:
    sheet = resolve_last(s, column)
    return AwardView(
        column=column,
        objective=sheet.objective,
        winner=sheet.winner,
        reason=REASON_NAMES[sheet.reason],
        totals=totals_of(sheet),
        silenced=sheet.is_silenced(),
        cards=[view_line(sheet, row) for row in range(len(sheet.tiles))],
    )


def totals_of(sheet: Worksheet) -> list[int | None]:
    return [None if total == ABSENT else total for total in sheet.totals]


def view_line(sheet: Worksheet, row: int) -> LineView:
    tile = sheet.tiles[row]
    return LineView(
        owner=owner_of(tile),
        card=card_of(tile),
        printed=known_value(sheet.printed[row]),
        value=known_value(sheet.value[row]) if sheet.remains(row) else None,
        acted=bool(tile & UP),
        gone=eliminator_of(tile),
    )


def known_value(value: int) -> int | None:
    return None if value == NO_VALUE else value


def eliminator_of(tile: int) -> int:
    if tile & BY_MAGICIAN:
        return MAGICIAN
    return WITCH if tile & BY_WITCH else -1


# -- §7 the final count


def view_count(s: Cape, seat: int) -> CountView:
    won = s.won[seat]
    complete = has_all_domains(won)
    return CountView(
        plain=plain_sum(won),
        best=[best_of(won, domain) for domain in range(DOMAINS)],
        doubled=2 * best_sum(won) if complete else None,
        extra=count(won) - DOMAINS if complete else None,
        special=special_count(won) if complete else None,
        points=points_of(won),
        place=places(s)[seat],
    )
