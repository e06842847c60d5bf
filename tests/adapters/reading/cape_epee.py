"""De Cape & d'Épée as a tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adapters.reading.look import Look, Reading, flags, numbers

from cabale.core.game import LETTERS, Game

ROWS = 10  # cards of a column that are told one by one, from the objective down
CARDS_AT_MOST = 30
HIDDEN = -1


def slices(game: Game[Any], seats: int) -> list[Reading]:
    """What a player sees: the round, own cards, every column, every rival."""
    letters = tuple(LETTERS[:seats])
    cards, faces = game.names["card"], game.names["objective"]
    out = [
        numbers("round", ("round",), 0, 6, "round being played", lambda k: [k.view.round]),
        flags("turn", letters, "whose turn it is", lambda k: [k.view.turn]),
        flags("start", letters, "who began the round", lambda k: [k.view.start]),
        flags("hand", cards, "own hand", lambda k: k.view.hand),
        flags("reserve", cards, "own cards still to be drawn", lambda k: k.view.reserve),
    ]
    for column in range(seats):
        out += column_slices(column, cards, faces, letters)
    for seat in range(seats):
        out += seat_slices(seat, cards, faces)
    return out


def column_slices(
    column: int, cards: tuple[str, ...], faces: tuple[str, ...], letters: tuple[str, ...]
) -> list[Reading]:
    """One column: its objective, its state and its cards in order."""
    name = f"column{column + 1}"
    state = ("needed", "laid", "closed", "fulfilled")
    out = [
        flags(f"{name}.objective", faces, "the objective", objective_of(column)),
        numbers(f"{name}.state", state, 0, CARDS_AT_MOST, "how far it is", state_of(column)),
        flags(f"{name}.leader", letters, "who leads by what lies face up", leader_of(column)),
    ]
    for row in range(ROWS):
        meaning = f"card {row + 1} below the objective"
        out += [
            flags(f"{name}.{row + 1}.owner", letters, f"owner of {meaning}", owner_of(column, row)),
            flags(f"{name}.{row + 1}.card", cards, f"{meaning}, if known", card_of(column, row)),
            flags(f"{name}.{row + 1}.up", ("up",), f"{meaning} lies face up", up_of(column, row)),
        ]
    return out


def seat_slices(seat: int, cards: tuple[str, ...], faces: tuple[str, ...]) -> list[Reading]:
    """What everybody sees of one player."""
    name = f"seat{LETTERS[seat]}"
    counts = ("hand", "reserve", "won")
    return [
        numbers(f"{name}.counts", counts, 0, 36, "cards held and objectives won", counts_of(seat)),
        flags(f"{name}.discard", cards, "the discard", lambda k: k.view.seats[seat].discard),
        flags(
            f"{name}.won",
            faces,
            "objectives won, if they may be seen",
            lambda k: k.view.seats[seat].objectives or [],
        ),
    ]


Read = Callable[[Look], list[int]]


def objective_of(column: int) -> Read:
    return lambda k: [k.view.columns[column].objective]


def leader_of(column: int) -> Read:
    return lambda k: [k.view.columns[column].leader]


def state_of(column: int) -> Read:
    def read(k: Look) -> list[int]:
        c = k.view.columns[column]
        return [c.needed, c.laid, int(c.closed), int(c.fulfilled)]

    return read


def row_of(k: Look, column: int, row: int) -> Any:
    """The card in that row, None if there is none."""
    cards = k.view.columns[column].cards
    return cards[row] if row < len(cards) else None


def owner_of(column: int, row: int) -> Read:
    def read(k: Look) -> list[int]:
        card = row_of(k, column, row)
        return [] if card is None else [card.owner]

    return read


def card_of(column: int, row: int) -> Read:
    def read(k: Look) -> list[int]:
        card = row_of(k, column, row)
        return [] if card is None else [card.card]

    return read


def up_of(column: int, row: int) -> Read:
    def read(k: Look) -> list[int]:
        card = row_of(k, column, row)
        return [0] if card is not None and card.up else []

    return read


def counts_of(seat: int) -> Read:
    def read(k: Look) -> list[int]:
        s = k.view.seats[seat]
        return [s.hand, s.reserve, s.won]

    return read
