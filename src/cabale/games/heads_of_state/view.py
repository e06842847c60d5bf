"""What a seat sees, field by field; pieces are numbers in the order of pieces.py."""

from __future__ import annotations

from dataclasses import dataclass

from cabale.core.bits import count, members
from cabale.games.heads_of_state.actions import ASK_CULL, ASK_DRAW, ASK_SCHEME, ASK_SECOND, ASK_TRIM
from cabale.games.heads_of_state.creating import can_create, completing, jokers, missing
from cabale.games.heads_of_state.pieces import (
    COUNTRIES,
    CUBES_AGAINST,
    CUBES_FOR,
    NOBLES,
    ROUND_LIMIT,
    ROUND_LIMIT_TREACHERY,
    ROUNDS,
    SPACES,
    TURN_LIMIT,
    TURN_LIMIT_TREACHERY,
    size_treachery,
    unpacked,
    unpacked_treachery,
)
from cabale.games.heads_of_state.scoring import influence, leaders, order, shares
from cabale.games.heads_of_state.state import SOURCES, HeadsState


@dataclass(slots=True)
class SeatView:
    """What everybody sees of a player."""

    points: int
    sources: list[int]  # points from hexagons, countries, House, rounds, most nobles
    attributes: int  # how many attribute cards it holds
    treacheries: int
    known: list[int]  # of them, those all saw it take: attribute → number
    known_treacheries: list[int]
    cards: list[int]  # noble → noble cards
    tokens: list[int]  # noble → tokens in supply
    created: int  # a bit for each sector it created in
    types: int  # a bit for each noble type it created


@dataclass(slots=True)
class CountryView:
    """One country: its markers, and the influence in it as it stands."""

    markers: list[int]
    marker_takers: list[int]  # seat, or -1
    prizes: list[int]
    prize_takers: list[int]  # round * 2 + rank → seat, -1 still there, -2 gone
    influence: list[int]  # seat → influence now
    order: list[int]  # the seats present, the most influential first
    shares: list[int]  # for each of its spaces: influence of the noble living there


@dataclass(slots=True)
class RecipeView:
    """One noble type: its set, and what the hand of whoever looks has of it."""

    now: bool  # the hand can lay the set and a space is free
    set: list[int]  # the attributes of the set
    missing: list[int]  # those the hand lacks
    jokers: list[int]  # those a courtesan could stand for
    one_more: list[int]  # the single cards that would complete it
    spaces: int  # a bit for each space where it could stand


@dataclass(slots=True)
class MostView:
    """One noble type in the final count, as it stands."""

    value: int
    leaders: list[int]  # who has the most cards: one takes all, two halve it, more get nothing


@dataclass(slots=True)
class HeadsView:
    """The table through the eyes of one seat, or of a watcher."""

    seat: int
    round: int
    turn: int
    option: int  # 0 none yet, 1 attribute cards, 2 treachery
    left: int  # attribute cards still to draw
    display: list[int]
    cleaned: list[int]
    pile: int
    reserve: int  # attribute cards beside the Revolution under the disc
    discard: list[int]
    treachery_display: list[int]
    treachery_pile: int
    treachery_discard: list[int]
    nobles: list[int]  # space → noble it wants, -1 for no space
    holders: list[int]  # space → seat, or -1
    hexes: list[int]
    hex_takers: list[int]
    dead: list[list[int]]  # seat, space, tokens
    targeted: int
    gaps: int
    odds: list[int]  # cubes of the striker, cubes of the victim
    countries: list[CountryView]
    house: list[int]
    house_takers: list[int]
    noble_cards: list[int]  # left of each type
    seats: list[SeatView]
    most: list[MostView]
    hand: list[int] | None  # attribute → number; None for a watcher
    treacheries: list[int] | None
    recipes: list[RecipeView]


def look(s: HeadsState, seat: int) -> HeadsView:
    """The view of a seat."""
    own = seat >= 0
    return HeadsView(
        seat=seat,
        round=s.round,
        turn=s.turn,
        option=s.option,
        left=s.left,
        display=unpacked(s.shown),
        cleaned=unpacked(s.cleaned),
        pile=s.pile,
        reserve=s.reserve,
        discard=unpacked(s.discard),
        treachery_display=unpacked_treachery(s.shown_plots),
        treachery_pile=size_treachery(s.plots),
        treachery_discard=unpacked_treachery(s.spent_plots),
        nobles=list(s.box.nobles),
        holders=list(s.holder),
        hexes=list(s.box.hexes),
        hex_takers=list(s.hex_taker),
        dead=look_at_dead(s),
        targeted=s.targeted,
        gaps=s.gaps,
        odds=[CUBES_FOR, CUBES_AGAINST],
        countries=[look_at_country(s, country) for country in range(COUNTRIES)],
        house=list(s.box.house_markers(s.seats)),
        house_takers=list(s.house_taker),
        noble_cards=list(s.card_pool),
        seats=[look_at_seat(s, other) for other in range(s.seats)],
        most=[MostView(s.box.most[n], list(leaders(s, n))) for n in range(NOBLES)],
        hand=unpacked(s.hand[seat]) if own else None,
        treacheries=unpacked_treachery(s.hand_plots[seat]) if own else None,
        recipes=[look_at_recipe(s, seat, n) for n in range(NOBLES)],
    )


def look_at_dead(s: HeadsState) -> list[list[int]]:
    return [[i // SPACES, i % SPACES, n] for i, n in enumerate(s.dead) if n]


def look_at_seat(s: HeadsState, seat: int) -> SeatView:
    at = seat * NOBLES
    return SeatView(
        points=s.points[seat],
        sources=list(s.sources[seat * SOURCES : (seat + 1) * SOURCES]),
        attributes=s.held[seat],
        treacheries=s.held_plots[seat],
        known=unpacked(s.known[seat]),
        known_treacheries=unpacked_treachery(s.known_plots[seat]),
        cards=list(s.cards[at : at + NOBLES]),
        tokens=list(s.tokens[at : at + NOBLES]),
        created=s.been[seat],
        types=s.types[seat],
    )


def look_at_country(s: HeadsState, country: int) -> CountryView:
    at = country * 2
    takers: list[int] = []
    for year in range(ROUNDS):
        first = (year * COUNTRIES + country) * 2
        takers += s.prize_taker[first : first + 2]
    return CountryView(
        markers=list(s.box.markers[at : at + 2]),
        marker_takers=list(s.marker_taker[at : at + 2]),
        prizes=list(s.box.prizes[at : at + 2]),
        prize_takers=takers,
        influence=list(influence(s, country)),
        order=order(s, country),
        shares=shares(s, country),
    )


def look_at_recipe(s: HeadsState, seat: int, noble: int) -> RecipeView:
    hand = s.hand[seat] if seat >= 0 else 0
    where = s.gaps if s.decision == ASK_SCHEME and s.turn == seat else s.free
    spaces = where & s.box.wanting[noble]
    could = can_create(s, hand, noble)
    return RecipeView(
        now=could and spaces != 0 and s.supply(seat, noble) > 0,
        set=members(s.box.sets[noble]),
        missing=members(missing(s, hand, noble)),
        jokers=members(jokers(s, hand, noble)),
        one_more=completing(s, hand, noble) if seat >= 0 else [],
        spaces=spaces,
    )


def question_args(s: HeadsState) -> list[tuple[str, int]]:
    """What the open question speaks of: all of it is public."""
    if s.decision == ASK_DRAW:
        return [("number", s.left)]
    if s.decision == ASK_SECOND:
        return [("noble", s.box.nobles[s.x]), ("sector", s.x >> 1)]
    if s.decision == ASK_SCHEME:
        return [("number", max(count(s.gaps) - 1, 0))]
    if s.decision == ASK_TRIM:
        return excess(s, s.turn, TURN_LIMIT, TURN_LIMIT_TREACHERY)
    if s.decision == ASK_CULL:
        return excess(s, s.actor, ROUND_LIMIT, ROUND_LIMIT_TREACHERY)
    return []


def excess(s: HeadsState, seat: int, limit: int, limit_treachery: int) -> list[tuple[str, int]]:
    """How many attribute and treachery cards must go."""
    too_many = max(s.held[seat] - limit, 0)
    return [("number", too_many), ("number", max(s.held_plots[seat] - limit_treachery, 0))]
