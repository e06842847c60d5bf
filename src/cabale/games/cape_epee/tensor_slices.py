"""The entries of De Cape & d'Épée."""

from __future__ import annotations

from typing import Any

from cabale.core.game import LETTERS, Game
from cabale.core.slices import Slice, flags, numbers
from cabale.games.cape_epee.tensor import ROWS

CARDS_AT_MOST = 30


def slices(game: Game[Any], seats: int) -> list[Slice]:
    """What a player sees: the round, own cards, every column, every rival."""
    letters = tuple(LETTERS[:seats])
    cards = game.names["card"]
    out = [
        numbers("round", ("round",), 0, 6, "round being played"),
        flags("turn", letters, "whose turn it is"),
        flags("start", letters, "who began the round"),
        flags("hand", cards, "own hand"),
        flags("reserve", cards, "own cards still to be drawn"),
    ]
    for column in range(seats):
        out += column_slices(f"column{column + 1}", game, letters)
    for letter in letters:
        out += seat_slices(f"seat{letter}", game)
    return out


def column_slices(name: str, game: Game[Any], letters: tuple[str, ...]) -> list[Slice]:
    """One column: its objective, its state and its cards in order."""
    state = ("needed", "laid", "closed", "fulfilled")
    out = [
        flags(f"{name}.objective", game.names["objective"], "the objective"),
        numbers(f"{name}.state", state, 0, CARDS_AT_MOST, "how far it is"),
        flags(f"{name}.leader", letters, "who leads by what lies face up"),
    ]
    for row in range(1, ROWS + 1):
        meaning = f"card {row} below the objective"
        out += [
            flags(f"{name}.{row}.owner", letters, f"owner of {meaning}"),
            flags(f"{name}.{row}.card", game.names["card"], f"{meaning}, if known"),
            flags(f"{name}.{row}.up", ("up",), f"{meaning} lies face up"),
        ]
    return out


def seat_slices(name: str, game: Game[Any]) -> list[Slice]:
    """What everybody sees of one player."""
    counts = ("hand", "reserve", "won")
    return [
        numbers(f"{name}.counts", counts, 0, 36, "cards held and objectives won"),
        flags(f"{name}.discard", game.names["card"], "the discard"),
        flags(f"{name}.won", game.names["objective"], "objectives won, if they may be seen"),
    ]
