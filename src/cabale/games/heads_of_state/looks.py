"""What a seat sees, built field by field; nothing is in a view by default."""

from __future__ import annotations

from cabale.core.bits import count, lowest, members
from cabale.games.heads_of_state.actions import ASK_CULL, ASK_DRAW, ASK_SCHEME, ASK_SECOND, ASK_TRIM
from cabale.games.heads_of_state.creating import (
    can_create,
    completing,
    jokers,
    missing,
    open_spaces,
)
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
    spread,
    unpacked,
    unpacked_treachery,
)
from cabale.games.heads_of_state.scoring import influence, leaders, order, shares
from cabale.games.heads_of_state.state import SOURCES, HeadsState
from cabale.games.heads_of_state.view import CountryView, HeadsView, MostView, RecipeView, SeatView


def view_of(s: HeadsState, seat: int) -> HeadsView:
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
        dead=view_dead(s),
        targeted=s.targeted,
        gaps=s.gaps,
        odds=[CUBES_FOR, CUBES_AGAINST],
        countries=[view_country(s, country) for country in range(COUNTRIES)],
        house=list(s.box.house_markers(s.seats)),
        house_takers=list(s.house_taker),
        noble_cards=list(s.card_pool),
        seats=[view_seat(s, other) for other in range(s.seats)],
        most=[MostView(s.box.most[n], list(leaders(s, n))) for n in range(NOBLES)],
        hand=unpacked(s.hand[seat]) if own else None,
        treacheries=unpacked_treachery(s.hand_plots[seat]) if own else None,
        recipes=[view_recipe(s, seat, n) for n in range(NOBLES)],
    )


def view_dead(s: HeadsState) -> list[list[int]]:
    return [[i // SPACES, i % SPACES, n] for i, n in enumerate(s.dead) if n]


def view_seat(s: HeadsState, seat: int) -> SeatView:
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


def view_country(s: HeadsState, country: int) -> CountryView:
    at = country * 2
    takers: list[int] = []
    for year in range(ROUNDS):
        first = (year * COUNTRIES + country) * 2
        takers += s.prize_taker[first : first + 2]
    return CountryView(
        sectors=members(s.box.sectors[country]),
        capital=lowest(s.box.sectors[country] & s.box.capitals),
        markers=list(s.box.markers[at : at + 2]),
        marker_takers=list(s.marker_taker[at : at + 2]),
        prizes=list(s.box.prizes[at : at + 2]),
        prize_takers=takers,
        influence=list(influence(s, country)),
        order=order(s, country),
        shares=shares(s, country),
    )


def view_recipe(s: HeadsState, seat: int, noble: int) -> RecipeView:
    hand = s.hand[seat] if seat >= 0 else 0
    spaces = open_spaces(s, seat) & s.box.wanting[noble]
    could = can_create(s, hand, noble)
    return RecipeView(
        now=could and spaces != 0 and s.supply(seat, noble) > 0,
        set=spread(s.box.needs[noble]),
        missing=spread(missing(s, hand, noble)),
        jokers=members(jokers(s, hand, noble)),
        one_more=completing(s, hand, noble) if seat >= 0 else [],
        spaces=spaces,
    )


# -- what the open question speaks of


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
