"""The table: hands, reserves and discards as sets of cards, columns of cards, objectives."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.bits import count, one
from cabale.core.protocol import Decision, State
from cabale.core.rng import Rng
from cabale.core.rows import changed, filled
from cabale.games.cape_epee.count import standing_of
from cabale.games.cape_epee.hidden import draw_anew
from cabale.games.cape_epee.pieces import (
    ALL_CARDS,
    CLOAKED_APART,
    KNOWN,
    NO_CARD,
    NO_OBJECTIVE,
    OBJECTIVES_VISIBLE,
    OLD,
    UP,
    card_of,
    owner_of,
    put_objective,
    starting_deck,
    value_of,
)

DEPTH: Final = 12  # cards a column can hold before the table is laid out anew
PILE: Final = 4  # rows for a discard in its order: eight cards in each, a byte a card


class Cape(State):
    """A position of De Cape & d'Épée."""

    def __init__(self, seats: i64, decisions: list[Decision[Any]], house: i64) -> None:
        super().__init__(seats, decisions)
        self.house: Final[i64] = house  # rulings played the other way
        self.turn: i64 = 0  # whose turn it is
        self.start: i64 = 0  # who began the round
        self.deck: i64 = 0  # objectives that have not turned up yet
        self.hand: vec[i64] = vec[i64]()  # of each seat: a set of cards
        self.reserve: vec[i64] = vec[i64]()  # of each seat: a set, in no order until drawn
        self.discard: vec[i64] = vec[i64]()  # of each seat: a set, face up
        self.piled: vec[i64] = vec[i64]()  # the same in its order, to look through (`put_off`)
        self.old: vec[i64] = vec[i64]()  # of each seat: cards that were not shuffled in lately
        self.under: vec[i64] = vec[i64]()  # of each seat: the card under its Cloak, with OLD
        self.won: vec[i64] = vec[i64]()  # of each seat: a set of objectives
        self.closed: i64 = 0  # columns that a Storm closed
        self.depth: i64 = 0  # places reserved for each column in `table`
        self.size: vec[i64] = vec[i64]()  # of each column: its cards
        self.cloaked: vec[i64] = vec[i64]()  # of each column: its cards under a Cloak
        self.objective: vec[i64] = vec[i64]()  # of each column
        self.table: vec[i64] = vec[i64]()  # the columns one after another, from the objective down
        # The round scored last, as it lay; these rows are never written to again.
        self.last_depth: i64 = 0
        self.last_size: vec[i64] = vec[i64]()
        self.last_objective: vec[i64] = vec[i64]()
        self.last_table: vec[i64] = vec[i64]()
        self.last_under: vec[i64] = vec[i64]()

    def lay_out(self) -> None:
        """§2 Everybody has 25 cards in reserve; nothing lies on the table."""
        seats = self.seats
        self.deck = starting_deck(seats)
        self.hand = filled(seats)
        self.reserve = filled(seats, ALL_CARDS)
        self.discard = filled(seats)
        self.piled = filled(seats * PILE)
        self.old = filled(seats)
        self.won = filled(seats)
        self.empty_table()

    def clone(self) -> Cape:
        twin = Cape(self.seats, self.decisions, self.house)
        twin.copy_question(self)
        twin.turn = self.turn
        twin.start = self.start
        twin.deck = self.deck
        twin.hand = self.hand[:]
        twin.reserve = self.reserve[:]
        twin.discard = self.discard[:]
        twin.piled = self.piled  # copied when it changes, as `won` is
        twin.old = self.old[:]
        twin.under = self.under[:]
        twin.won = self.won
        twin.closed = self.closed
        twin.depth = self.depth
        twin.size = self.size[:]
        twin.cloaked = self.cloaked[:]
        twin.objective = self.objective[:]
        twin.table = self.table[:]
        twin.last_depth = self.last_depth
        twin.last_size = self.last_size
        twin.last_objective = self.last_objective
        twin.last_table = self.last_table
        twin.last_under = self.last_under
        return twin

    def resample(self, seat: i64, rng: Rng) -> Cape:
        twin = self.clone()
        draw_anew(twin, seat, rng)
        return twin

    def numbers(self) -> list[int]:
        out = self.question_numbers()
        out.extend([self.house, self.turn, self.start, self.deck, self.closed])
        for row in (self.hand, self.reserve, self.discard, self.old, self.under, self.won):
            out.extend(row)
        out.extend(self.cloaked)
        out.extend(table_numbers(self.size, self.objective, self.table, self.depth))
        out.extend(
            table_numbers(self.last_size, self.last_objective, self.last_table, self.last_depth)
        )
        out.extend(self.last_under)
        return out

    def standing(self, seat: i64) -> vec[i64]:
        return standing_of(self.won[seat])

    # -- what can be read off the table

    def is_open(self, column: i64) -> bool:
        return not self.closed >> column & 1

    def is_fulfilled(self, column: i64) -> bool:
        """§4.1 Closed by a Storm, or as many cards as the objective needs."""
        if self.closed >> column & 1:
            return True
        return self.count_cards(column) >= value_of(self.objective[column])

    def count_cards(self, column: i64) -> i64:
        """The cards that count towards the objective; one under the Cloak does (R-10)."""
        if self.house & CLOAKED_APART:
            return self.size[column]
        return self.size[column] + self.cloaked[column]

    def tile(self, column: i64, row: i64) -> i64:
        return self.table[column * self.depth + row]

    def count_hand(self, seat: i64) -> i64:
        return count(self.hand[seat])

    def sees_card(self, seat: i64, tile: i64) -> bool:
        """Whether `seat` knows a card of a column: its own, and what all have seen."""
        return owner_of(tile) == seat or tile & (UP | KNOWN) != 0

    def sees_objectives(self, seat: i64, other: i64) -> bool:
        """R-36 Whether the objectives that `other` won lie open to `seat`."""
        return seat == other or self.is_over() or self.house & OBJECTIVES_VISIBLE != 0

    # -- objectives

    def turn_objective(self, column: i64, face: i64) -> None:
        self.objective[column] = face

    def swap_objectives(self, column: i64, other: i64) -> None:
        ours = self.objective[column]
        self.objective[column] = self.objective[other]
        self.objective[other] = ours

    def win_objective(self, seat: i64, face: i64) -> None:
        self.won = changed(self.won, seat, put_objective(self.won[seat], face))

    # -- moving cards

    def lay(self, column: i64, tile: i64) -> None:
        """A card comes to the bottom of a column."""
        row = self.size[column]
        if row == self.depth:
            self.deepen()
        self.table[column * self.depth + row] = tile
        self.size[column] = row + 1

    def lift(self, column: i64, row: i64) -> i64:
        """A card leaves a column; those below it move up."""
        at = column * self.depth + row
        tile = self.table[at]
        self.size[column] -= 1
        for i in range(at, column * self.depth + self.size[column]):
            self.table[i] = self.table[i + 1]
        return tile

    def turn_up(self, column: i64, row: i64) -> None:
        self.table[column * self.depth + row] |= UP

    def deepen(self) -> None:
        """Lay the table out anew, with room for twice as many cards in a column."""
        wide = filled(self.seats * self.depth * 2)
        for column in range(self.seats):
            for row in range(self.size[column]):
                wide[column * self.depth * 2 + row] = self.tile(column, row)
        self.table = wide
        self.depth *= 2

    def shuffle_in(self, seat: i64) -> None:
        """§3.4 The discard becomes the reserve: what lies elsewhere is not in it, all know."""
        self.reserve[seat] = self.discard[seat]
        self.discard[seat] = 0
        self.piled = self.piled[:]
        for i in range(PILE):
            self.piled[seat * PILE + i] = 0
        self.old[seat] = ALL_CARDS & ~self.reserve[seat]
        for i in range(self.seats * self.depth):
            if owner_of(self.table[i]) == seat:
                self.table[i] |= OLD
        if self.under[seat] != NO_CARD:
            self.under[seat] |= OLD

    def put_off(self, seat: i64, card: i64) -> None:
        """A card goes face up on its owner's discard; `piled` is copied before."""
        n = count(self.discard[seat])
        self.discard[seat] |= one(card)
        self.piled[seat * PILE + (n >> 3)] |= card << 8 * (n & 7)

    def discarded(self, seat: i64) -> list[int]:
        """The discard of a seat in its order, the last card on top."""
        out: list[int] = []
        for n in range(count(self.discard[seat])):
            out.append(self.piled[seat * PILE + (n >> 3)] >> 8 * (n & 7) & 255)
        return out

    def clear_table(self) -> None:
        """§4.6 Every card goes to its owner's discard; the columns as they lay are remembered."""
        self.piled = self.piled[:]
        for column in range(self.seats):
            at = column * self.depth
            for i in range(at, at + self.size[column]):
                self.put_off(owner_of(self.table[i]), card_of(self.table[i]))
        for seat in range(self.seats):
            if self.under[seat] != NO_CARD:
                self.put_off(seat, card_of(self.under[seat]))
        self.last_depth = self.depth
        self.last_size = self.size
        self.last_objective = self.objective
        self.last_table = self.table
        self.last_under = self.under
        self.empty_table()

    def empty_table(self) -> None:
        """No card and no objective lies there."""
        self.closed = 0
        self.depth = DEPTH
        self.size = filled(self.seats)
        self.cloaked = filled(self.seats)
        self.objective = filled(self.seats, NO_OBJECTIVE)
        self.table = filled(self.seats * DEPTH)
        self.under = filled(self.seats, NO_CARD)


def table_numbers(size: vec[i64], objective: vec[i64], table: vec[i64], depth: i64) -> list[int]:
    """The ints of the columns, without the places nobody has filled."""
    out: list[int] = []
    for column in range(len(size)):
        out.append(objective[column])
        out.append(size[column])
        for row in range(size[column]):
            out.append(table[column * depth + row])
    return out
