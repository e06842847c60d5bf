"""Louis XIV as a tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adapters.reading.look import Look, Reading, flags, numbers

from cabale.core.game import LETTERS, Game

PHASES = ("supply", "influence", "counting", "missions", "end")
STONES = 16  # of one colour
MONEY = 72  # all the coins of the box
SHIELDS = 60
Read = Callable[[Look], list[int]]


def slices(game: Game[Any], seats: int) -> list[Reading]:
    """What a player sees: the round, the court, the supplies, own secrets, every player."""
    letters = tuple(LETTERS[:seats])
    courtiers = game.names["courtier"]
    out = [
        numbers("round", ("round",), 1, 4, "round being played", lambda k: [k.view.round]),
        flags("phase", PHASES, "phase of the round", lambda k: [PHASES.index(k.view.phase)]),
        flags("first", letters, "the first player", lambda k: [k.view.first]),
        flags("king", courtiers, "where the king stands", lambda k: [k.view.king]),
        numbers("gold", ("gold",), 0, 10, "of this round's money card", lambda k: [k.view.gold]),
        *supply_slices(game),
        flags("trail", courtiers, "courtiers reached this turn", lambda k: k.view.trail),
    ]
    for courtier, name in enumerate(courtiers):
        out += court_slices(courtier, name, game, seats)
    out += own_slices(game)
    for seat in range(seats):
        out += seat_slices(seat, game)
    return out


def supply_slices(game: Game[Any]) -> list[Reading]:
    """What lies between the courtiers."""
    decks = game.names["deck"]
    counts = ("shields", "influence-cards", "plots")
    return [
        numbers(
            "supply.counts",
            counts,
            0,
            SHIELDS,
            "supplies",
            lambda k: [k.view.shield_pool, k.view.deck, k.view.plot_deck],
        ),
        numbers("supply.missions", decks, 0, 20, "mission decks", lambda k: k.view.mission_decks),
        numbers(
            "supply.chips", game.names["chip"], 0, 10, "chips left", lambda k: k.view.chip_pool
        ),
        numbers("supply.played", game.names["card"], 0, 6, "played cards", lambda k: k.view.played),
    ]


def court_slices(courtier: int, name: str, game: Game[Any], seats: int) -> list[Reading]:
    """One courtier: the side that shows, its condition, the stones."""
    colours = [*LETTERS[:seats], *(["neutral"] if seats == 2 else [])]
    conditions = game.names["condition"]
    state = ("turned", "price", "laid")
    return [
        numbers(f"{name}.state", state, 0, STONES, "side, price, laid now", state_of(courtier)),
        flags(f"{name}.condition", conditions, "what it asks for", condition_of(courtier)),
        numbers(f"{name}.stones", colours, 0, STONES, "stones", stones_of(courtier)),
    ]


def state_of(courtier: int) -> Read:
    def read(k: Look) -> list[int]:
        c = k.view.court[courtier]
        return [int(c.turned), c.price, c.laid]

    return read


def condition_of(courtier: int) -> Read:
    return lambda k: [k.view.court[courtier].condition]


def stones_of(courtier: int) -> Read:
    return lambda k: list(k.view.court[courtier].stones)


def own_slices(game: Game[Any]) -> list[Reading]:
    """What the seat alone knows."""
    names = game.names
    return [
        numbers("own.cards", names["card"], 0, 6, "own influence cards", mine("cards")),
        flags("own.plots", names["courtier"], "own plots", mine("plots")),
        flags("own.missions", names["mission"], "own missions in hand", missions_of("hand")),
        flags("own.payable", names["mission"], "those it can pay now", missions_of("payable")),
        numbers("own.shields", names["shield"], 0, 10, "own shields by kind", mine("shields")),
    ]


def mine(field: str) -> Read:
    return lambda k: list(getattr(k.view.mine, field))


def missions_of(which: str) -> Read:
    def read(k: Look) -> list[int]:
        held = k.view.mine.missions
        return [m.mission for m in held if which == "hand" or m.payable]

    return read


def seat_slices(seat: int, game: Game[Any]) -> list[Reading]:
    """What everybody sees of one player."""
    name = f"seat{LETTERS[seat]}"
    counts = ("gold", "own", "general", "cards", "aside", "plots", "shields", "points")
    return [
        numbers(f"{name}.counts", counts, 0, MONEY, "gold, stones, cards", counts_of(seat)),
        numbers(f"{name}.chips", game.names["chip"], 0, 10, "chips", chips_of(seat)),
        numbers(f"{name}.backs", game.names["deck"], 0, 20, "missions in hand", backs_of(seat)),
        flags(f"{name}.laid", game.names["mission"], "missions laid out", laid_of(seat)),
        flags(f"{name}.plots", game.names["courtier"], "plots all saw it take", plots_of(seat)),
    ]


def counts_of(seat: int) -> Read:
    def read(k: Look) -> list[int]:
        s = k.view.seats[seat]
        return [s.gold, s.own, s.general, s.cards, int(s.aside), s.plots, s.shields, s.points]

    return read


def chips_of(seat: int) -> Read:
    return lambda k: list(k.view.seats[seat].chips)


def backs_of(seat: int) -> Read:
    return lambda k: list(k.view.seats[seat].mission_backs)


def laid_of(seat: int) -> Read:
    return lambda k: [m.mission for m in k.view.seats[seat].laid]


def plots_of(seat: int) -> Read:
    return lambda k: list(k.view.seats[seat].known_plots)
