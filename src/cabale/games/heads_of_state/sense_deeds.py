"""What creations and strikes would bring in Heads of State, each board weighed once.

The same kill can be had with many cards, the same creation with many courtesans, and before a card
of treachery is taken all of them are asked about for every card on the table: what a deed leaves
behind is kept by its place, and only the cards left in hand are weighed anew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.bits import lowest
from cabale.games.heads_of_state.actions import COURT, CREATE, STRIKE
from cabale.games.heads_of_state.creating import (
    NO_JOKER,
    after_paying,
    can_create,
    jokers,
    missing,
    settle,
    take_card,
)
from cabale.games.heads_of_state.pieces import (
    ASSASSIN,
    CUBES_AGAINST,
    CUBES_FOR,
    SPACES,
    single_treachery,
)
from cabale.games.heads_of_state.scheming import kill, seconds
from cabale.games.heads_of_state.scoring import score_creation
from cabale.games.heads_of_state.sense_board import Board
from cabale.games.heads_of_state.sense_hand import (
    hand_worth,
    plots_worth,
    promises,
    promises_after,
    rival_spaces,
)
from cabale.games.heads_of_state.state import HeadsState

EFFORT: Final = 60  # hundredths that a strike must gain: others would have struck too


class Prospect:
    """A position as a seat may stand in it, with whatever cards it then holds."""

    def __init__(self, s: HeadsState, seat: i64, board: i64, promised: vec[i64]) -> None:
        self.s: Final[HeadsState] = s
        self.seat: Final[i64] = seat
        self.board: Final[i64] = board  # by how much the board puts the seat in the lead
        self.promised: Final[vec[i64]] = promised  # noble → what creating one would bring
        self.rivals: Final[i64] = rival_spaces(s, seat)
        self.hand: i64 = -1  # the hand that was weighed last
        self.hand_worth: i64 = 0

    def lead(self, hand: i64, plots: i64) -> i64:
        """The worth for the seat less some of its best rival's."""
        if hand != self.hand:
            self.hand = hand
            self.hand_worth = hand_worth(self.s, self.promised, hand)
        return self.board + self.hand_worth + plots_worth(self.s, self.rivals, plots)


class Deeds:
    """The creations and strikes of one seat in one position."""

    def __init__(self, s: HeadsState, seat: i64) -> None:
        self.s: Final[HeadsState] = s
        self.seat: Final[i64] = seat
        self.hand: Final[i64] = s.hand[seat]
        self.board: Final[Board] = Board(s)
        self.now: Final[Prospect] = Prospect(s, seat, self.board.lead(s, seat), promises(s, seat))
        self.created: list[Prospect | None] = [None] * SPACES  # space → what comes of it
        self.killed: list[Prospect | None] = [None] * SPACES
        self.replaced: list[Prospect | None] = [None] * SPACES

    def best(self, actions: vec[i64], plots: i64) -> i64:
        """The most that one of these would bring with such cards, nothing if none does."""
        now = self.now.lead(self.hand, plots)
        best: i64 = 0
        for i in range(len(actions)):
            gained = self.gain(actions[i], plots, now)
            if gained > best:
                best = gained
        return best

    def gain(self, action: i64, plots: i64, now: i64) -> i64:
        """By how much a creation or a strike is better than nothing; a strike must be worth it."""
        gained = self.lead(action, plots) - now
        return gained - EFFORT if STRIKE.has(action) else gained

    def lead(self, action: i64, plots: i64) -> i64:
        """The lead after a creation or a strike."""
        if STRIKE.has(action):
            space = self.s.box.spaces[STRIKE.column(action)]
            return self.lead_by_strike(STRIKE.row(action), space, plots)
        joker = COURT.column(action) if COURT.has(action) else NO_JOKER
        place = COURT.row(action) if COURT.has(action) else CREATE.row(action)
        space = self.s.box.spaces[place]
        hand = after_paying(self.s, self.hand, self.s.box.nobles[space], joker)
        return self.creation(space).lead(hand, plots)

    def lead_by_strike(self, card: i64, space: i64, plots: i64) -> i64:
        """The lead after an attempt; the place is taken if the hand can and it pays."""
        s = self.s
        plots -= single_treachery(card)
        if s.box.is_capital(space):
            plots -= single_treachery(lowest(seconds(s, plots, card, space)))
        done = self.kill(space).lead(self.hand, plots)
        noble = s.box.nobles[space]
        if s.supply(self.seat, noble) and can_create(s, self.hand, noble):
            taken = self.replacement(space).lead(self.hand_after(noble), plots)
            if taken > done:
                done = taken
        if card != ASSASSIN:
            return done
        failed = self.now.lead(self.hand, plots)
        return (done * CUBES_FOR + failed * CUBES_AGAINST) // (CUBES_FOR + CUBES_AGAINST)

    def hand_after(self, noble: i64) -> i64:
        """The hand without the set of a noble, a courtesan spent only if one is needed."""
        joker = NO_JOKER
        if missing(self.s, self.hand, noble):
            joker = lowest(jokers(self.s, self.hand, noble))
        return after_paying(self.s, self.hand, noble, joker)

    # -- positions, each made once

    def creation(self, space: i64) -> Prospect:
        found = self.created[space]
        if found is None:
            found = self.found(self.s, space)
            self.created[space] = found
        return found

    def kill(self, space: i64) -> Prospect:
        found = self.killed[space]
        if found is None:
            after = sketch(self.s)
            kill(after, self.seat, space)
            found = self.prospect(after, space)
            self.killed[space] = found
        return found

    def replacement(self, space: i64) -> Prospect:
        found = self.replaced[space]
        if found is None:
            found = self.found(self.kill(space).s, space)
            self.replaced[space] = found
        return found

    def found(self, s: HeadsState, space: i64) -> Prospect:
        """The position with a new noble; its set is not paid here."""
        after = sketch(s)
        noble = s.box.nobles[space]
        settle(after, self.seat, space, noble)
        take_card(after, self.seat, noble)
        score_creation(after, self.seat, space >> 1)
        return self.prospect(after, space)

    def prospect(self, after: HeadsState, space: i64) -> Prospect:
        country = after.box.country(space)
        lead = self.board.lead_after(after, self.seat, country, after.box.nobles[space])
        if after.country_open(self.seat, country) == self.s.country_open(self.seat, country):
            promised = promises_after(self.now.promised, after, self.seat, space >> 1)
        else:  # a marker was won, and dead nobles may have come back
            promised = promises(after, self.seat)
        return Prospect(after, self.seat, lead, promised)


def sketch(s: HeadsState) -> HeadsState:
    """The board alone, for a deed to change; what no deed touches is shared or left out."""
    twin = HeadsState(s.seats, s.decisions, s.box)
    twin.copy_question(s)
    twin.turn = s.turn
    twin.gaps = s.gaps
    twin.free = s.free
    twin.holder = s.holder[:]
    twin.been = s.been[:]
    twin.dead = s.dead
    twin.hex_taker = s.hex_taker
    twin.marker_taker = s.marker_taker
    twin.house_taker = s.house_taker
    twin.tokens = s.tokens[:]
    twin.cards = s.cards[:]
    twin.card_pool = s.card_pool[:]
    twin.types = s.types[:]
    twin.points = s.points[:]
    twin.sources = s.sources[:]
    return twin
