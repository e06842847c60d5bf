"""A position of Heads of State: cards as packed counts, the board as bits, flat rows of ints."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.protocol import Decision, State
from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.heads_of_state.hidden import draw_anew
from cabale.games.heads_of_state.past import NO_PAST, Past
from cabale.games.heads_of_state.pieces import (
    COUNTRIES,
    KING,
    NOBLES,
    ROUNDS,
    SECTORS,
    SPACES,
    Box,
)
from cabale.games.heads_of_state.worlds import Worlds

SOURCES: Final[i64] = 5  # where points come from
FROM_HEXES: Final[i64] = 0
FROM_COUNTRIES: Final[i64] = 1
FROM_HOUSE: Final[i64] = 2
FROM_ROUNDS: Final[i64] = 3
FROM_MOST: Final[i64] = 4
SOURCE_NAMES: Final = ("hexagons", "countries", "house", "rounds", "most")


class HeadsState(State):
    """Everything on the table; hands and piles too, which views must not show."""

    def __init__(self, seats: i64, decisions: list[Decision[Any]], box: Box) -> None:
        super().__init__(seats, decisions)
        self.box: Box = box
        # the turn
        self.turn: i64 = -1  # whose turn it is
        self.turns: i64 = 0  # turns begun so far; the first of each player is special
        self.option: i64 = 0  # what the turn is for, see actions.py
        self.left: i64 = 0  # attribute cards still to draw this turn
        self.targeted: i64 = 0  # spaces whose noble was aimed at this turn
        self.gaps: i64 = 0  # spaces emptied this turn and not yet filled
        # attribute cards, packed
        self.stock: i64 = 0  # unseen since the shuffle: the pile but for `young`, and the reserve
        self.young: i64 = 0  # cards cleaned this round that were shuffled back into the pile
        self.mixed: i64 = 0  # all cards cleaned this round: `young` and those drawn since
        self.pile: i64 = 0  # how many cards the pile holds, the reserve not counted
        self.reserve: i64 = 0  # attribute cards beside the Revolution under the disc
        self.shown: i64 = 0  # the display
        self.cleaned: i64 = 0  # set aside until the turn ends
        self.discard: i64 = 0
        # treachery cards, packed
        self.plots: i64 = 0  # the pile
        self.shown_plots: i64 = 0
        self.spent_plots: i64 = 0  # the discard pile
        # a seat's cards, packed, and how many are there
        self.hand: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()  # those everybody saw go into the hand
        self.held: vec[i64] = vec[i64]()
        self.hand_plots: vec[i64] = vec[i64]()
        self.known_plots: vec[i64] = vec[i64]()
        self.held_plots: vec[i64] = vec[i64]()
        # what everybody saw of hidden cards; no part of the numbers, for it follows from answers
        self.past: Past = NO_PAST
        self.past_plots: Past = NO_PAST
        self.worlds: Worlds | None = None  # what was found for the worlds drawn last; not cloned
        self.worlds_plots: Worlds | None = None
        # the board
        self.free: i64 = 0  # a bit for each empty space
        self.holder: vec[i64] = vec[i64]()  # space → seat of the living noble, or -1
        self.been: vec[i64] = vec[i64]()  # seat → a bit for each sector it created in
        # the board where it seldom changes: clones share these rows, so they are never written to
        self.dead: vec[i64] = vec[i64]()  # seat * SPACES + space → tokens turned over there
        self.hex_taker: vec[i64] = vec[i64]()  # sector → seat, or -1
        self.marker_taker: vec[i64] = vec[i64]()  # country * 2 + rank → seat, or -1
        self.house_taker: vec[i64] = vec[i64]()  # rank → seat, or -1
        self.prize_taker: vec[i64] = vec[i64]()  # (round * 4 + country) * 2 + rank → seat, -1, -2
        # nobles of the seats
        self.tokens: vec[i64] = vec[i64]()  # seat * NOBLES + noble → in supply
        self.cards: vec[i64] = vec[i64]()  # seat * NOBLES + noble → noble cards
        self.card_pool: vec[i64] = vec[i64]()  # noble → cards left
        self.types: vec[i64] = vec[i64]()  # seat → a bit for each noble type it created
        self.points: vec[i64] = vec[i64]()
        self.sources: vec[i64] = vec[i64]()  # seat * SOURCES + source → points from it

    def lay_out(self) -> None:
        """§2.4 Everything in its place, before the first card is turned."""
        seats, box = self.seats, self.box
        self.hand = filled(seats)
        self.known = filled(seats)
        self.held = filled(seats)
        self.hand_plots = filled(seats)
        self.known_plots = filled(seats)
        self.held_plots = filled(seats)
        self.plots = box.treachery
        self.past = Past()
        self.past_plots = Past()
        self.past_plots.shuffle_all(self.plots, self.plots, 0)
        self.free = box.all_spaces
        self.holder = filled(SPACES, -1)
        self.dead = filled(seats * SPACES)
        self.been = filled(seats)
        self.hex_taker = filled(SECTORS, -1)
        self.marker_taker = filled(2 * COUNTRIES, -1)
        self.house_taker = filled(len(box.house_markers(seats)), -1)
        self.prize_taker = filled(2 * COUNTRIES * ROUNDS, -1)
        self.tokens = vec[i64](capacity=seats * NOBLES)
        for i in range(seats * NOBLES):
            self.tokens = append(self.tokens, box.tokens[i % NOBLES])
        self.cards = filled(seats * NOBLES)
        self.card_pool = filled(NOBLES, box.noble_cards)
        self.types = filled(seats)
        self.points = filled(seats)
        self.sources = filled(seats * SOURCES)

    def clone(self) -> HeadsState:
        twin = HeadsState(self.seats, self.decisions, self.box)
        twin.copy_question(self)
        twin.turn = self.turn
        twin.turns = self.turns
        twin.option = self.option
        twin.left = self.left
        twin.targeted = self.targeted
        twin.gaps = self.gaps
        twin.stock = self.stock
        twin.young = self.young
        twin.mixed = self.mixed
        twin.pile = self.pile
        twin.reserve = self.reserve
        twin.shown = self.shown
        twin.cleaned = self.cleaned
        twin.discard = self.discard
        twin.plots = self.plots
        twin.shown_plots = self.shown_plots
        twin.spent_plots = self.spent_plots
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.held = self.held[:]
        twin.hand_plots = self.hand_plots[:]
        twin.known_plots = self.known_plots[:]
        twin.held_plots = self.held_plots[:]
        twin.past = self.past.lend()
        twin.past_plots = self.past_plots.lend()
        twin.free = self.free
        twin.holder = self.holder[:]
        twin.been = self.been[:]
        twin.dead = self.dead
        twin.hex_taker = self.hex_taker
        twin.marker_taker = self.marker_taker
        twin.house_taker = self.house_taker
        twin.prize_taker = self.prize_taker
        twin.tokens = self.tokens[:]
        twin.cards = self.cards[:]
        twin.card_pool = self.card_pool[:]
        twin.types = self.types[:]
        twin.points = self.points[:]
        twin.sources = self.sources[:]
        return twin

    def resample(self, seat: i64, rng: Rng) -> HeadsState:
        return draw_anew(self, seat, rng)

    def own_past(self) -> Past:
        """What everybody saw of the attribute cards, to add to; a copy if others read it too."""
        if self.past.lent:
            self.past = self.past.copy()
        return self.past

    def own_past_plots(self) -> Past:
        """The same of the treachery cards."""
        if self.past_plots.lent:
            self.past_plots = self.past_plots.copy()
        return self.past_plots

    def unseen(self) -> i64:
        """The attribute cards that nobody has seen, but for those who drew them, packed."""
        cards = self.box.decks[self.seats - 2] - self.shown - self.discard - self.cleaned
        for seat in range(self.seats):
            cards -= self.known[seat]
        return cards

    def unseen_plots(self) -> i64:
        """The same of the treachery cards."""
        cards = self.box.treachery - self.shown_plots - self.spent_plots
        for seat in range(self.seats):
            cards -= self.known_plots[seat]
        return cards

    def numbers(self) -> list[int]:
        out = self.question_numbers()
        out += [self.turn, self.turns, self.option, self.left, self.targeted, self.gaps]
        out += [self.stock, self.young, self.mixed, self.pile, self.reserve]
        out += [self.shown, self.cleaned, self.discard]
        out += [self.plots, self.shown_plots, self.spent_plots]
        for row in (self.hand, self.known, self.held):
            out.extend(row)
        for row in (self.hand_plots, self.known_plots, self.held_plots):
            out.extend(row)
        out.append(self.free)
        for row in (self.holder, self.dead, self.been, self.hex_taker, self.marker_taker):
            out.extend(row)
        for row in (self.house_taker, self.prize_taker, self.tokens, self.cards, self.card_pool):
            out.extend(row)
        for row in (self.types, self.points, self.sources):
            out.extend(row)
        return out

    def standing(self, seat: i64) -> vec[i64]:
        """§8.2 Points, then the most kings, princes and so on among the noble cards."""
        out = vec[i64](capacity=1 + NOBLES)
        out = append(out, self.points[seat])
        noble: i64 = KING
        while noble >= 0:
            out = append(out, self.cards[seat * NOBLES + noble])
            noble -= 1
        return out

    # -- small questions about the board

    def supply(self, seat: i64, noble: i64) -> i64:
        """§C-16 Tokens of that noble the seat has left to place."""
        return self.tokens[seat * NOBLES + noble]

    def country_open(self, seat: i64, country: i64) -> bool:
        """Whether the seat may still win a marker of the country."""
        first, second = self.marker_taker[country * 2], self.marker_taker[country * 2 + 1]
        return first != seat and second != seat and second == -1

    def score(self, seat: i64, source: i64, points: i64) -> None:
        self.points[seat] += points
        self.sources[seat * SOURCES + source] += points
