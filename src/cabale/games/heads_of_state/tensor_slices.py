"""The entries of Heads of State."""

from __future__ import annotations

from typing import Any

from cabale.core.game import LETTERS, Game
from cabale.core.slices import Slice, flags, numbers

CARDS = 100  # attribute cards in the box
POINTS = 200
COPIES = 15  # of one attribute at most
PLOTS = 7  # treachery cards of one kind at most


def slices(game: Game[Any], seats: int) -> list[Slice]:
    """What a player sees: the turn, the displays, the map, own hand, every player."""
    letters = tuple(LETTERS[:seats])
    turn = ("option", "left", "pile", "reserve", "treachery-pile")
    out = [
        flags("year", game.names["year"], "round being played"),
        flags("turn", letters, "whose turn it is"),
        numbers("state", turn, 0, CARDS, "option taken, cards to draw, piles"),
        *display_slices(game),
        *map_slices(game, letters),
        *own_slices(game),
    ]
    for letter in letters:
        out += seat_slices(f"seat{letter}", game)
    return out


def display_slices(game: Game[Any]) -> list[Slice]:
    """Cards that lie open."""
    attributes, treacheries = game.names["attribute"], game.names["treachery"]
    return [
        numbers("display", attributes, 0, COPIES, "open cards"),
        numbers("discard", attributes, 0, COPIES, "discarded"),
        numbers("treachery", treacheries, 0, PLOTS, "open treachery"),
        numbers("treachery-discard", treacheries, 0, PLOTS, "treachery played"),
        numbers("noble-cards", game.names["noble"], 0, 10, "noble cards left"),
    ]


def map_slices(game: Game[Any], letters: tuple[str, ...]) -> list[Slice]:
    """Spaces, hexagons and countries; takers are a seat (+1), 0 for nobody."""
    sectors, most = game.names["sector"], len(letters)
    spaces = tuple(f"{sector}-{rank}" for sector in sectors for rank in ("upper", "lower"))
    out = [
        numbers("holders", spaces, 0, most, "who stands there (+1)"),
        flags("gaps", spaces, "spaces emptied this turn"),
        flags("targeted", spaces, "nobles struck at this turn"),
        numbers("hexagons", sectors, 0, most, "who took the hexagon (+1)"),
    ]
    for country in game.names["country"]:
        out += [
            numbers(f"{country}.markers", ("1", "2"), 0, most, "takers (+1)"),
            numbers(f"{country}.influence", letters, 0, 60, "influence"),
        ]
    return out


def own_slices(game: Game[Any]) -> list[Slice]:
    """The own hand and what it can make."""
    nobles = game.names["noble"]
    return [
        numbers("hand", game.names["attribute"], 0, COPIES, "own attribute cards"),
        numbers("plots", game.names["treachery"], 0, PLOTS, "own treachery cards"),
        flags("can-create", nobles, "nobles it could create now"),
        numbers("missing", nobles, 0, 8, "cards missing for each noble"),
    ]


def seat_slices(name: str, game: Game[Any]) -> list[Slice]:
    """What everybody sees of one player."""
    nobles, treacheries = game.names["noble"], game.names["treachery"]
    counts = ("points", "attributes", "treacheries")
    return [
        numbers(f"{name}.counts", counts, 0, POINTS, "points and cards held"),
        numbers(f"{name}.known", game.names["attribute"], 0, COPIES, "seen to take"),
        numbers(f"{name}.known-treachery", treacheries, 0, PLOTS, "treachery seen to take"),
        numbers(f"{name}.nobles", nobles, 0, 10, "noble cards"),
        numbers(f"{name}.tokens", nobles, 0, 32, "tokens in supply"),
    ]
