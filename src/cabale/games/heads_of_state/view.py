"""The shapes of what a seat sees; looks.py fills them. Pieces are numbers as in pieces.py."""

from __future__ import annotations

from cabale.core.sight import Shape


class SeatView(Shape):
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


class CountryView(Shape):
    """One country: its markers, and the influence in it as it stands."""

    sectors: list[int]
    capital: int  # one of them
    markers: list[int]
    marker_takers: list[int]  # seat, or -1
    prizes: list[int]
    prize_takers: list[int]  # round * 2 + rank → seat, -1 still there, -2 gone
    influence: list[int]  # seat → influence now
    order: list[int]  # the seats present, the most influential first
    shares: list[int]  # for each of its spaces: influence of the noble living there


class RecipeView(Shape):
    """One noble type: its set, and what the hand of whoever looks has of it."""

    now: bool  # the hand can lay the set and a space is free
    set: list[int]  # the attributes of the set, each as often as it is needed
    missing: list[int]  # those the hand lacks
    jokers: list[int]  # those a courtesan could stand for
    one_more: list[int]  # the single cards that would complete it
    spaces: int  # a bit for each space where it could stand


class MostView(Shape):
    """One noble type in the final count, as it stands."""

    value: int
    leaders: list[int]  # who has the most cards: one takes all, two halve it, more get nothing


class HeadsView(Shape):
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
