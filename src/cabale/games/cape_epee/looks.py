"""What a seat sees, built field by field; nothing is in a view by default.

Values and totals are in halves: 19 is 9½.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from cabale.core.bits import count, members
from cabale.core.kept import Kept
from cabale.core.protocol import OVER, WATCHER, places
from cabale.core.sight import values_of
from cabale.games.cape_epee.actions import ASK_HIDE, ASK_SWAP
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
    DOUBLE,
    DRAGON,
    HERMIT,
    KNOWN,
    LITTLE_GIANT,
    MAGICIAN,
    MUSKETEERS,
    NO_CARD,
    NO_OBJECTIVE,
    NO_VALUE,
    ROMEO,
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
    GONE,
    REASON_NAMES,
    Worksheet,
    decide,
    resolve_last,
    resolve_visible,
)
from cabale.games.cape_epee.state import PILE, Cape
from cabale.games.cape_epee.view import (
    AwardView,
    CardView,
    ColumnView,
    CountView,
    LineView,
    SeatView,
    StageView,
    TableView,
)

HIDDEN: Final = -1
ORDER: Final = (
    MUSKETEERS, MAGICIAN, WITCH, HERMIT, LITTLE_GIANT, DRAGON, ROMEO, DOUBLE,
)  # fmt: skip
COLUMNS: Final = Kept(4096)  # by how they lie: as those who look on see them, then each seat
SEATS: Final = Kept(4096)  # by what they hold: with their objectives face down, and face up
SETS: Final = Kept(8192)  # the cards of hands and reserves
LAST: Final = Kept(512)  # how the columns of a last round were decided, by how they lay
CARDS: Final[dict[tuple[Any, ...], CardView]] = {}  # every card in every state that was seen

Faces = list[ColumnView | None]


def view_of(s: Cape, seat: int) -> TableView:
    """What `seat` (or a watcher) sees, made anew: nobody else holds a part of it."""
    return lay_out(
        s,
        seat,
        [look_at_column(s, column, seat) for column in range(s.seats)],
        [look_at_seat(s, other, s.sees_objectives(seat, other)) for other in range(s.seats)],
        members(s.hand[seat]) if seat >= 0 else [],
        members(s.reserve[seat]) if seat >= 0 else [],
        look_at_last(s),
        final_count(s),
    )


def views_of(s: Cape, eyes: list[int]) -> list[TableView]:
    """What each of these seats (or a watcher) sees; what several of them do is made once."""
    columns = [faces_of_column(s, column) for column in range(s.seats)]
    seats = [faces_of_seat(s, other) for other in range(s.seats)]
    last, final = view_last(s), final_count(s)
    return [
        lay_out(
            s,
            seat,
            [view_column(s, column, seat, columns[column]) for column in range(s.seats)],
            [view_seat(s, other, seat, seats[other]) for other in range(s.seats)],
            view_set(s.hand[seat]) if seat >= 0 else [],
            view_set(s.reserve[seat]) if seat >= 0 else [],
            last,
            final,
        )
        for seat in eyes
    ]


def lay_out(
    s: Cape,
    seat: int,
    columns: list[ColumnView],
    seats: list[SeatView],
    hand: list[int],
    reserve: list[int],
    last: list[AwardView],
    final: list[CountView],
) -> TableView:
    return TableView(
        seat=seat,
        round=min(s.round + 1, ROUNDS),
        rounds=ROUNDS,
        turn=s.turn,
        start=s.start,
        columns=columns,
        seats=seats,
        hand=hand,
        reserve=reserve,
        last=last,
        final=final,
    )


def final_count(s: Cape) -> list[CountView]:
    return [view_count(s, other) for other in range(s.seats)] if s.decision == OVER else []


def view_set(cards: int) -> list[int]:
    found: list[int] | None = SETS.find((cards,))
    if found is None:
        found = members(cards)
        SETS.put((cards,), found)
    return found


# -- a column: all see the same of it, but for what lies face down there of one's own


def faces_of_column(s: Cape, column: int) -> Faces:
    """A column as it was seen so far when it lay like this: by a watcher, then by each seat."""
    key = column_key(s, column)
    found: Faces | None = COLUMNS.find(key)
    if found is None:
        found = [None] * (s.seats + 1)
        COLUMNS.put(key, found)
    return found


def column_key(s: Cape, column: int) -> tuple[int, ...]:
    """All that the view of a column is made from."""
    key: list[int] = [s.seats, s.house, s.objective[column]]
    key += [s.closed >> column & 1, s.cloaked[column]]
    for row in range(s.size[column]):
        tile = s.tile(column, row)
        key.append(tile)
        if card_of(tile) == CLOAK:
            key.append(s.under[owner_of(tile)])
    return tuple(key)


def view_column(s: Cape, column: int, seat: int, faces: Faces) -> ColumnView:
    found = faces[seat + 1]
    if found is None:
        if seat >= 0 and knows_more(s, column, seat):
            found = add_own(s, column, seat, view_column(s, column, WATCHER, faces))
        elif seat >= 0:
            found = view_column(s, column, WATCHER, faces)
        else:
            found = look_at_column(s, column, WATCHER)
            found.cards = [shared(card) for card in found.cards]
        faces[seat + 1] = found
    return found


def knows_more(s: Cape, column: int, seat: int) -> bool:
    """Whether `seat` knows a card of a column that others do not."""
    for row in range(s.size[column]):
        tile = s.tile(column, row)
        if owner_of(tile) == seat and (card_of(tile) == CLOAK or not s.sees_card(WATCHER, tile)):
            return True
    return False


def add_own(s: Cape, column: int, seat: int, seen: ColumnView) -> ColumnView:
    """A column that others see so, as `seat` does."""
    return ColumnView(
        objective=seen.objective,
        needed=seen.needed,
        laid=seen.laid,
        closed=seen.closed,
        fulfilled=seen.fulfilled,
        cards=[shared(card) for card in look_at_cards(s, column, seat)],
        totals=seen.totals,
        leader=seen.leader,
    )


def look_at_column(s: Cape, column: int, seat: int) -> ColumnView:
    objective = s.objective[column]
    turned = objective != NO_OBJECTIVE
    sheet = resolve_visible(s, column) if turned else None
    return ColumnView(
        objective=objective,
        needed=value_of(objective) if turned else 0,
        laid=s.count_cards(column),
        closed=not s.is_open(column),
        fulfilled=turned and s.is_fulfilled(column),
        cards=look_at_cards(s, column, seat),
        totals=totals_of(sheet) if sheet else [None] * s.seats,
        leader=sheet.winner if sheet else -1,
    )


def look_at_cards(s: Cape, column: int, seat: int) -> list[CardView]:
    return [look_at_card(s, s.tile(column, row), seat) for row in range(s.size[column])]


def look_at_card(s: Cape, tile: int, seat: int) -> CardView:
    owner = owner_of(tile)
    cloaked = card_of(tile) == CLOAK and bool(tile & UP) and s.under[owner] != NO_CARD
    return CardView(
        owner=owner,
        card=card_of(tile) if s.sees_card(seat, tile) else HIDDEN,
        up=bool(tile & UP),
        known=bool(tile & KNOWN) and not tile & UP,
        cloaked=cloaked,
        under=card_of(s.under[owner]) if cloaked and owner == seat else HIDDEN,
    )


def shared(card: CardView) -> CardView:
    """The one card of which all are told that see it so."""
    return CARDS.setdefault(values_of(card), card)


# -- a seat


def view_seat(s: Cape, other: int, seat: int, faces: list[SeatView]) -> SeatView:
    return faces[1] if s.sees_objectives(seat, other) else faces[0]


def faces_of_seat(s: Cape, other: int) -> list[SeatView]:
    """A seat as those see it to whom its objectives lie face down, and the others."""
    key: list[int] = [s.count_hand(other), count(s.reserve[other]), s.won[other], s.discard[other]]
    pile = other * PILE
    for row in range(pile, pile + PILE):
        key.append(s.piled[row])
    found: list[SeatView] | None = SEATS.find(tuple(key))
    if found is None:
        found = [look_at_seat(s, other, shown=False), look_at_seat(s, other, shown=True)]
        SEATS.put(tuple(key), found)
    return found


def look_at_seat(s: Cape, other: int, shown: bool) -> SeatView:
    won = s.won[other]
    return SeatView(
        hand=s.count_hand(other),
        reserve=count(s.reserve[other]),
        discard=s.discarded(other),
        won=count(won),
        objectives=objectives_in(won) if shown else None,
        points=points_of(won) if shown else None,
    )


# -- how the last round was decided


def view_last(s: Cape) -> list[AwardView]:
    """Every column of the last round; all seats see the same, until the next one is scored."""
    key = (s.house, *s.last_objective, *s.last_size, *s.last_table, *s.last_under)
    found: list[AwardView] | None = LAST.find(key)
    if found is None:
        found = look_at_last(s)
        LAST.put(key, found)
    return found


def look_at_last(s: Cape) -> list[AwardView]:
    return [view_award(s, column) for column in range(len(s.last_size))]


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
        stages=view_stages(sheet),
    )


def view_stages(sheet: Worksheet) -> list[StageView]:
    """§6 The column decided anew for each kind of card that acts, one kind more each time."""
    kinds = [card for card in ORDER if sheet.has(card)]
    stages = [view_stage(sheet, kinds[:n]) for n in range(len(kinds) + 1)]
    return stages[:1] + [
        now for before, now in pairwise(stages) if now.card == MUSKETEERS or differ(before, now)
    ]


def differ(before: StageView, now: StageView) -> bool:
    return before.values != now.values or before.totals != now.totals


def view_stage(whole: Worksheet, kinds: list[int]) -> StageView:
    """The column as it would be decided if only these kinds acted."""
    sheet = Worksheet(whole.objective, whole.seats, whole.house)
    for tile in whole.tiles:
        acts = tile & UP if card_of(tile) in kinds else 0
        sheet.add(tile & ~(GONE | UP) | acts)
    decide(sheet)
    return StageView(
        card=kinds[-1] if kinds else -1,
        values=[view_line(sheet, row).value for row in range(len(sheet.tiles))],
        totals=totals_of(sheet),
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


# -- what the open question speaks of


def question_args(s: Cape) -> list[tuple[str, int]]:
    """The pieces of it; all of them lie open."""
    if s.decision == ASK_SWAP or s.decision == ASK_HIDE:
        return [("column", s.x)]
    return []
