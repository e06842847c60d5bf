"""Heads of State as a tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adapters.reading.look import Look, Reading, flags, numbers

from cabale.core.game import LETTERS, Game

CARDS = 100  # attribute cards in the box
POINTS = 200
COPIES = 15  # of one attribute at most
Read = Callable[[Look], list[int]]


def slices(game: Game[Any], seats: int) -> list[Reading]:
    """What a player sees: the turn, the displays, the map, own hand, every player."""
    letters = tuple(LETTERS[:seats])
    years = game.names["year"]
    turn = ("option", "left", "pile", "reserve", "treachery-pile")
    out = [
        flags("year", years, "round being played", lambda k: [min(k.view.round, 2)]),
        flags("turn", letters, "whose turn it is", lambda k: [k.view.turn]),
        numbers("state", turn, 0, CARDS, "option taken, cards to draw, piles", turn_of),
        *display_slices(game),
        *map_slices(game, letters),
        *own_slices(game),
    ]
    for seat in range(seats):
        out += seat_slices(seat, game)
    return out


def turn_of(k: Look) -> list[int]:
    v = k.view
    return [v.option, v.left, v.pile, v.reserve, v.treachery_pile]


def display_slices(game: Game[Any]) -> list[Reading]:
    """Cards that lie open."""
    attributes, treacheries = game.names["attribute"], game.names["treachery"]
    nobles = game.names["noble"]
    return [
        numbers("display", attributes, 0, COPIES, "open cards", lambda k: k.view.display),
        numbers("discard", attributes, 0, COPIES, "discarded", lambda k: k.view.discard),
        numbers(
            "treachery", treacheries, 0, 7, "open treachery", lambda k: k.view.treachery_display
        ),
        numbers(
            "treachery-discard",
            treacheries,
            0,
            7,
            "treachery played",
            lambda k: k.view.treachery_discard,
        ),
        numbers("noble-cards", nobles, 0, 10, "noble cards left", lambda k: k.view.noble_cards),
    ]


def map_slices(game: Game[Any], letters: tuple[str, ...]) -> list[Reading]:
    """Spaces, hexagons and countries; takers are a seat (+1), 0 for nobody."""
    sectors, countries = game.names["sector"], game.names["country"]
    spaces = tuple(f"{sector}-{rank}" for sector in sectors for rank in ("upper", "lower"))
    most = len(letters)
    out = [
        numbers("holders", spaces, 0, most, "who stands there (+1)", holders_of),
        flags("gaps", spaces, "spaces emptied this turn", lambda k: bits(k.view.gaps)),
        flags("targeted", spaces, "nobles struck at this turn", lambda k: bits(k.view.targeted)),
        numbers("hexagons", sectors, 0, most, "who took the hexagon (+1)", hexagons_of),
    ]
    for index, country in enumerate(countries):
        out += [
            numbers(f"{country}.markers", ("1", "2"), 0, most, "takers (+1)", markers_of(index)),
            numbers(f"{country}.influence", letters, 0, 60, "influence", influence_of(index)),
        ]
    return out


def bits(mask: int) -> list[int]:
    """The members of a set of spaces."""
    return [i for i in range(32) if mask >> i & 1]


def holders_of(k: Look) -> list[int]:
    return [holder + 1 for holder in k.view.holders]


def hexagons_of(k: Look) -> list[int]:
    return [taker + 1 for taker in k.view.hex_takers]


def markers_of(country: int) -> Read:
    return lambda k: [taker + 1 for taker in k.view.countries[country].marker_takers]


def influence_of(country: int) -> Read:
    return lambda k: list(k.view.countries[country].influence)


def own_slices(game: Game[Any]) -> list[Reading]:
    """The own hand and what it can make."""
    attributes, treacheries = game.names["attribute"], game.names["treachery"]
    nobles = game.names["noble"]
    return [
        numbers("hand", attributes, 0, COPIES, "own attribute cards", lambda k: k.view.hand),
        numbers("plots", treacheries, 0, 7, "own treachery cards", lambda k: k.view.treacheries),
        flags("can-create", nobles, "nobles it could create now", can_create),
        numbers("missing", nobles, 0, 8, "cards missing for each noble", missing),
    ]


def can_create(k: Look) -> list[int]:
    return [noble for noble, recipe in enumerate(k.view.recipes) if recipe.now]


def missing(k: Look) -> list[int]:
    return [len(recipe.missing) for recipe in k.view.recipes]


def seat_slices(seat: int, game: Game[Any]) -> list[Reading]:
    """What everybody sees of one player."""
    name = f"seat{LETTERS[seat]}"
    attributes, treacheries = game.names["attribute"], game.names["treachery"]
    nobles = game.names["noble"]
    counts = ("points", "attributes", "treacheries")
    return [
        numbers(f"{name}.counts", counts, 0, POINTS, "points and cards held", counts_of(seat)),
        numbers(f"{name}.known", attributes, 0, COPIES, "seen to take", field_of(seat, "known")),
        numbers(
            f"{name}.known-treachery",
            treacheries,
            0,
            7,
            "treachery seen to take",
            field_of(seat, "known_treacheries"),
        ),
        numbers(f"{name}.nobles", nobles, 0, 10, "noble cards", field_of(seat, "cards")),
        numbers(f"{name}.tokens", nobles, 0, 32, "tokens in supply", field_of(seat, "tokens")),
    ]


def counts_of(seat: int) -> Read:
    def read(k: Look) -> list[int]:
        s = k.view.seats[seat]
        return [s.points, s.attributes, s.treacheries]

    return read


def field_of(seat: int, field: str) -> Read:
    return lambda k: list(getattr(k.view.seats[seat], field))
