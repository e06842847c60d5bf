"""The table: stones on the courtiers, what each seat holds, and where the round stands."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, one
from cabale.core.protocol import Decision, State
from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.louis_xiv.actions import PHASE_BEGAN
from cabale.games.louis_xiv.box import Box
from cabale.games.louis_xiv.hidden import draw_anew
from cabale.games.louis_xiv.pieces import (
    ALL_MISSIONS,
    CARDS,
    CHIP_COPIES,
    CHIPS,
    COLOURS,
    COPIES,
    COURTIERS,
    DECK_SIZE,
    MISSIONS,
    NO_CARD,
    PHASE_COUNTING,
    PHASE_END,
    PHASE_INFLUENCE,
    PHASE_MISSIONS,
    PHASE_SUPPLY,
    SHIELD_COPIES,
    SHIELD_TOTAL,
    SHIELDS,
    START_GOLD,
    STONES,
)

# -- where the round stands

DEALING: Final = 0
COMPENSATION: Final = 1
PURSE: Final = 2
SUPPLY: Final = 3
HANDS: Final = 4
NEUTRAL: Final = 5
OPENINGS: Final = 6
TURNS: Final = 7
CLOSING: Final = 8
COUNTING: Final = 9
MISSION_TURNS: Final = 10
REDRAWING: Final = 11
EXCHANGE: Final = 12
STEP_NAMES: Final = (
    "dealing",
    "compensation",
    "purse",
    "supply",
    "hands",
    "neutral",
    "openings",
    "turns",
    "closing",
    "counting",
    "missions",
    "redrawing",
    "exchange",
)

# -- stages of counting one courtier

PLOTS: Final = 0
TALLY: Final = 1
REWARDS: Final = 2
BRIBES: Final = 3

NOBODY: Final = -1
FIRST_STONES: Final = ((5, 6), (5, 5, 6), (5, 5, 6, 7))  # to the general supply, by seats


class Versailles(State):
    """A position of Louis XIV."""

    def __init__(self, seats: i64, decisions: list[Decision[Any]], box: Box) -> None:
        super().__init__(seats, decisions)
        self.box: Final[Box] = box
        self.phase: i64 = DEALING
        self.turn: i64 = 0  # how many seats are through with this phase
        self.first: i64 = 0  # the start player
        self.purse: i64 = NO_CARD  # the money card of the round
        self.purses: i64 = 0  # money cards that may still turn up
        self.louis: i64 = NOBODY  # the courtier whom the king visits
        self.turned: i64 = 0  # courtiers that show their back
        self.court: vec[i64] = vec[i64]()  # stones: courtier * COLOURS + seat
        self.own: vec[i64] = vec[i64]()  # stones in the own supply of each seat
        self.general: vec[i64] = vec[i64]()  # stones of each seat in the general supply
        self.gold: vec[i64] = vec[i64]()
        self.chips: vec[i64] = vec[i64]()  # seat * CHIPS + kind
        self.chip_pool: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]()  # influence cards: seat * CARDS + kind
        self.held: vec[i64] = vec[i64]()  # how many influence cards each seat has
        self.deck: vec[i64] = vec[i64]()  # influence cards nobody has seen, by kind
        self.deck_size: i64 = 0
        self.aside: vec[i64] = vec[i64]()  # the last card of each seat, face down
        self.plots: vec[i64] = vec[i64]()  # of each seat: a set of plots, by courtier
        self.plot_deck: i64 = 0  # plots nobody has seen
        self.plot_bottom: vec[i64] = vec[i64]()  # played plots under them, the next one first
        self.plot_open: i64 = 0  # plots in hands that everybody saw go there
        self.missions: vec[i64] = vec[i64]()  # of each seat: a set in hand
        self.laid: vec[i64] = vec[i64]()  # of each seat: a set laid out
        self.used: vec[i64] = vec[i64]()  # of each seat: those used up in this round
        self.mission_deck: i64 = 0  # missions nobody has seen
        self.bottom: vec[i64] = vec[i64]()  # missions returned under their decks, oldest first
        self.knowers: vec[i64] = vec[i64]()  # of each mission: who returned it and knows its place
        self.shields: vec[i64] = vec[i64]()  # seat * SHIELDS + kind
        self.shield_pool: vec[i64] = vec[i64]()
        self.shields_left: i64 = 0
        self.plain: vec[i64] = vec[i64]()  # points for which no shield was left
        self.bonus: vec[i64] = vec[i64]()  # points for majorities of shields
        self.debtor: i64 = 0  # who is to draw what is due
        self.due_cards: i64 = 0
        self.due_plots: i64 = 0
        self.due_shields: i64 = 0
        self.draws: i64 = 0  # missions still to draw
        self.courtier: i64 = 0  # the one being counted
        self.stage: i64 = 0  # of counting it
        self.leader: i64 = NOBODY  # alone first there; the neutral colour is `seats`
        self.free: i64 = 0  # seats that get its reward free
        self.buyers: i64 = 0  # seats that may bribe
        self.spent: i64 = 0  # seats whose stones go to the general supply
        self.head: i64 = 0  # the seat that is rewarded first
        self.flips: i64 = 0  # whether the board will turn
        self.placing: i64 = NOBODY  # who still has stones of a reward to lay
        self.tally: vec[i64] = vec[i64]()  # stones that count there, by colour

    def lay_out(self) -> None:
        """§2 The set-up, before any card is dealt."""
        n = self.seats
        self.purses = (1 << 8) - 1
        self.court = filled(COURTIERS * COLOURS)
        self.own = filled(n, STONES)
        self.general = filled(n)
        for seat in range(n):
            stones: i64 = FIRST_STONES[n - 2][seat]
            self.general[seat] = stones
            self.own[seat] -= stones
        self.gold = filled(n, START_GOLD)
        self.chips = filled(n * CHIPS)
        self.chip_pool = CHIP_COPIES[:]
        self.hand = filled(n * CARDS)
        self.held = filled(n)
        self.deck = COPIES[:]
        self.deck_size = DECK_SIZE
        self.aside = filled(n, NO_CARD)
        self.plots = filled(n)
        self.plot_deck = (1 << COURTIERS) - 1
        self.lay_out_missions()

    def lay_out_missions(self) -> None:
        n = self.seats
        self.missions = filled(n)
        self.laid = filled(n)
        self.used = filled(n)
        self.mission_deck = ALL_MISSIONS
        self.knowers = filled(MISSIONS)
        self.shields = filled(n * SHIELDS)
        self.shield_pool = filled(SHIELDS, SHIELD_COPIES)
        self.shields_left = SHIELD_TOTAL
        self.plain = filled(n)
        self.bonus = filled(n)
        self.tally = filled(COLOURS)

    def clone(self) -> Versailles:
        twin = Versailles(self.seats, self.decisions, self.box)
        twin.copy_question(self)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.purse = self.purse
        twin.purses = self.purses
        twin.louis = self.louis
        twin.turned = self.turned
        twin.court = self.court[:]
        twin.own = self.own[:]
        twin.general = self.general[:]
        twin.gold = self.gold[:]
        twin.chips = self.chips[:]
        twin.chip_pool = self.chip_pool[:]
        twin.hand = self.hand[:]
        twin.held = self.held[:]
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size
        twin.aside = self.aside[:]
        twin.plots = self.plots[:]
        twin.plot_deck = self.plot_deck
        twin.plot_bottom = self.plot_bottom[:]
        twin.plot_open = self.plot_open
        twin.missions = self.missions[:]
        twin.laid = self.laid[:]
        twin.used = self.used[:]
        twin.mission_deck = self.mission_deck
        twin.bottom = self.bottom[:]
        twin.knowers = self.knowers  # whoever changes what is known takes a copy
        twin.shields = self.shields[:]
        twin.shield_pool = self.shield_pool[:]
        twin.shields_left = self.shields_left
        twin.plain = self.plain  # whoever adds to these two at the end takes a copy
        twin.bonus = self.bonus
        twin.debtor = self.debtor
        twin.due_cards = self.due_cards
        twin.due_plots = self.due_plots
        twin.due_shields = self.due_shields
        twin.draws = self.draws
        twin.courtier = self.courtier
        twin.stage = self.stage
        twin.leader = self.leader
        twin.free = self.free
        twin.buyers = self.buyers
        twin.spent = self.spent
        twin.head = self.head
        twin.flips = self.flips
        twin.placing = self.placing
        twin.tally = self.tally[:]
        return twin

    def resample(self, seat: i64, rng: Rng) -> Versailles:
        twin = self.clone()
        draw_anew(twin, seat, rng)
        return twin

    def numbers(self) -> list[int]:
        out = self.question_numbers()
        out.extend([self.phase, self.turn, self.first, self.purse, self.purses, self.louis])
        out.extend([self.turned, self.deck_size, self.plot_deck, self.plot_open])
        out.extend([self.mission_deck, self.shields_left, self.debtor, self.due_cards])
        out.extend([self.due_plots, self.due_shields, self.draws, self.courtier, self.stage])
        out.extend([self.leader, self.free, self.buyers, self.spent, self.head, self.flips])
        out.append(self.placing)
        for row in (self.court, self.own, self.general, self.gold, self.chips, self.chip_pool):
            out.extend(row)
        for row in (self.hand, self.held, self.deck, self.aside, self.plots, self.missions):
            out.extend(row)
        for row in (self.laid, self.used, self.knowers, self.shields, self.shield_pool):
            out.extend(row)
        for row in (self.plain, self.bonus, self.tally, self.plot_bottom, self.bottom):
            out.append(len(row))
            out.extend(row)
        return out

    def standing(self, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        return append(append(out, self.points(seat)), self.own[seat])

    # -- what can be read off the table

    def points(self, seat: i64) -> i64:
        """§7.3 Five for a mission, one for a shield."""
        return (
            5 * count(self.laid[seat])
            + self.count_shields(seat)
            + self.plain[seat]
            + self.bonus[seat]
        )

    def count_shields(self, seat: i64) -> i64:
        n: i64 = 0
        for kind in range(SHIELDS):
            n += self.shields[seat * SHIELDS + kind]
        return n

    def count_chips(self, seat: i64) -> i64:
        n: i64 = 0
        for chip in range(CHIPS):
            n += self.chips[seat * CHIPS + chip]
        return n

    def side(self, courtier: i64) -> i64:
        """0 for the front of a board, 1 for its back."""
        return self.turned >> courtier & 1

    def condition(self, courtier: i64) -> i64:
        return self.box.condition(courtier, self.side(courtier))

    def price(self, courtier: i64) -> i64:
        return self.box.price(courtier, self.side(courtier))

    def colours(self) -> i64:
        """§10.2 With two players a neutral colour stands at court."""
        if self.seats == 2:
            return 3
        return self.seats

    def seat_after_first(self, steps: i64) -> i64:
        """The seat so many places clockwise from the start player."""
        seat = self.first + steps
        return seat - self.seats if seat >= self.seats else seat

    def can_place(self, seat: i64) -> bool:
        """L-5 A stone from the general supply, or from one's own when that is empty."""
        return self.general[seat] + self.own[seat] > 0

    def usable(self, seat: i64, kinds: i64) -> i64:
        """The missions of these kinds that `seat` has laid out and not used up in this round."""
        return self.laid[seat] & kinds & ~self.used[seat]

    def known_phase(self) -> i64:
        """The phase as people know it."""
        if self.is_over() or self.phase == EXCHANGE:
            return PHASE_END
        if self.phase <= HANDS:
            return PHASE_SUPPLY
        if self.phase < COUNTING:
            return PHASE_INFLUENCE
        return PHASE_MISSIONS if self.phase >= MISSION_TURNS else PHASE_COUNTING

    def enter(self, phase: i64) -> None:
        """Begin a part of the round, nobody being through with it."""
        self.phase = phase
        self.turn = 0

    def tell_phase(self, phase: i64) -> None:
        self.tell(PHASE_BEGAN, NOBODY, phase, self.round + 1)

    def use_up(self, seat: i64, mission: i64) -> None:
        self.used[seat] |= one(mission)
