"""The entries of Louis XIV."""

from __future__ import annotations

from typing import Any

from cabale.core.game import LETTERS, Game
from cabale.core.slices import Slice, flags, numbers

PHASES = ("supply", "influence", "counting", "missions", "end")
STONES = 16  # of one colour
MONEY = 72  # all the coins of the box
SHIELDS = 60


def slices(game: Game[Any], seats: int) -> list[Slice]:
    """What a player sees: the round, the court, the supplies, own secrets, every player."""
    letters = tuple(LETTERS[:seats])
    courtiers = game.names["courtier"]
    out = [
        numbers("round", ("round",), 1, 4, "round being played"),
        flags("phase", PHASES, "phase of the round"),
        flags("first", letters, "the first player"),
        flags("king", courtiers, "where the king stands"),
        numbers("gold", ("gold",), 0, 10, "of this round's money card"),
        *supply_slices(game),
        flags("trail", courtiers, "courtiers reached this turn"),
    ]
    for name in courtiers:
        out += court_slices(name, game, seats)
    out += own_slices(game)
    for letter in letters:
        out += seat_slices(f"seat{letter}", game)
    return out


def supply_slices(game: Game[Any]) -> list[Slice]:
    """What lies between the courtiers."""
    counts = ("shields", "influence-cards", "plots")
    return [
        numbers("supply.counts", counts, 0, SHIELDS, "supplies"),
        numbers("supply.missions", game.names["deck"], 0, 20, "mission decks"),
        numbers("supply.chips", game.names["chip"], 0, 10, "chips left"),
        numbers("supply.played", game.names["card"], 0, 6, "played cards"),
    ]


def court_slices(name: str, game: Game[Any], seats: int) -> list[Slice]:
    """One courtier: the side that shows, its condition, the stones."""
    colours = [*LETTERS[:seats], *(["neutral"] if seats == 2 else [])]
    state = ("turned", "price", "laid")
    return [
        numbers(f"{name}.state", state, 0, STONES, "side, price, laid now"),
        flags(f"{name}.condition", game.names["condition"], "what it asks for"),
        numbers(f"{name}.stones", colours, 0, STONES, "stones"),
    ]


def own_slices(game: Game[Any]) -> list[Slice]:
    """What the seat alone knows."""
    names = game.names
    return [
        numbers("own.cards", names["card"], 0, 6, "own influence cards"),
        flags("own.plots", names["courtier"], "own plots"),
        flags("own.missions", names["mission"], "own missions in hand"),
        flags("own.payable", names["mission"], "those it can pay now"),
        numbers("own.shields", names["shield"], 0, 10, "own shields by kind"),
    ]


def seat_slices(name: str, game: Game[Any]) -> list[Slice]:
    """What everybody sees of one player."""
    counts = ("gold", "own", "general", "cards", "aside", "plots", "shields", "points")
    return [
        numbers(f"{name}.counts", counts, 0, MONEY, "gold, stones, cards"),
        numbers(f"{name}.chips", game.names["chip"], 0, 10, "chips"),
        numbers(f"{name}.backs", game.names["deck"], 0, 20, "missions in hand"),
        flags(f"{name}.laid", game.names["mission"], "missions laid out"),
        flags(f"{name}.plots", game.names["courtier"], "plots all saw it take"),
    ]
