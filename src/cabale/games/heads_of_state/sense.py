"""Heads of State: influence as it stands, markers in reach, sets near completion, whom to kill."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.core.sense import POINT, Sense
from cabale.games.heads_of_state.actions import (
    ADD,
    ASK_BUILD,
    ASK_SCHEME,
    ASK_TURN,
    BLIND,
    CLEAN,
    DISCARD,
    DROP,
    END,
    PLOT,
    SEIZE,
    TAKE,
)
from cabale.games.heads_of_state.creating import add_creations
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTES,
    DRAWS,
    SHOWN,
    TREACHERIES,
    held,
    held_treachery,
    single,
    single_treachery,
    size,
    size_treachery,
)
from cabale.games.heads_of_state.scheming import add_strikes
from cabale.games.heads_of_state.sense_board import Board, house_worth
from cabale.games.heads_of_state.sense_deeds import Deeds
from cabale.games.heads_of_state.sense_hand import hand_worth, plots_worth, promises
from cabale.games.heads_of_state.sense_playout import light, wise
from cabale.games.heads_of_state.state import HeadsState

SECOND_CARD: Final = 45  # hundredths that a second card of treachery is worth elsewhere


class HeadsSense(Sense[HeadsState]):
    """Looks at the board as if the Revolution came soon, and at the hand as sets to be."""

    def worth(self, s: HeadsState, seat: i64) -> i64:
        return self.worths(s)[seat]

    def worths(self, s: HeadsState) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        board = None if s.is_over() else Board(s)
        for seat in range(s.seats):
            worth = s.points[seat] * POINT
            if board is not None:
                worth += board.sums[seat] + house_worth(s, seat)
                worth += hand_worth(s, promises(s, seat), s.hand[seat])
            out = append(out, worth)
        return out

    def appeal(self, s: HeadsState, seat: i64, actions: vec[i64]) -> vec[i64]:
        if s.decision == ASK_TURN:
            return turn_appeal(s, seat, actions)
        if s.decision == ASK_BUILD or s.decision == ASK_SCHEME:
            return deed_appeal(s, seat, actions)
        cards = Cards(s, seat)
        out = vec[i64](capacity=len(actions))
        for i in range(len(actions)):
            out = append(out, cards.appeal(actions[i]))
        return out

    def light(self, s: HeadsState, seat: i64, rng: Rng) -> i64:
        return light(s, seat, rng)

    def wise(self, s: HeadsState, seat: i64, rng: Rng) -> i64:
        return wise(s, seat, rng)


def turn_appeal(s: HeadsState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """What each card to begin with is worth, and what its turn could be used for at once."""
    cards = Cards(s, seat)
    deeds = Deeds(s, seat)
    plots = s.hand_plots[seat]
    created = deeds.best(add_creations(s, seat, vec[i64](), s.free), plots)
    out = vec[i64](capacity=len(actions))
    for i in range(len(actions)):
        action = actions[i]
        if SEIZE.has(action) or PLOT.has(action):
            hand = plots + single_treachery(SEIZE.row(action)) if SEIZE.has(action) else plots
            prospect = deeds.best(add_strikes(s, seat, hand, vec[i64]()), hand)
        else:
            prospect = created
        out = append(out, cards.appeal(action) + prospect)
    return out


def deed_appeal(s: HeadsState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """What each creation or strike changes; to end the turn changes nothing."""
    deeds = Deeds(s, seat)
    now = deeds.now.lead(s.hand[seat], s.hand_plots[seat])
    out = vec[i64](capacity=len(actions))
    for i in range(len(actions)):
        gained = 0 if END.has(actions[i]) else deeds.lead(actions[i], s.hand_plots[seat]) - now
        out = append(out, gained)
    return out


class Cards:
    """What cards add to the hand of a seat and what it costs to do without them."""

    def __init__(self, s: HeadsState, seat: i64) -> None:
        self.s: Final[HeadsState] = s
        self.seat: Final[i64] = seat
        self.hand: Final[i64] = s.hand[seat]
        self.promised: Final[vec[i64]] = promises(s, seat)
        self.before: Final[i64] = hand_worth(s, self.promised, self.hand)
        self.gains: vec[i64] = vec[i64](capacity=ATTRIBUTES)  # attribute → what one more adds
        for attribute in range(ATTRIBUTES):
            self.gains = append(self.gains, self.change(single(attribute)))
        self.mean: i64 = self.mean_gain()

    def change(self, cards: i64) -> i64:
        """What the hand is worth more with these cards."""
        return hand_worth(self.s, self.promised, self.hand + cards) - self.before

    def mean_gain(self) -> i64:
        """What an unseen card adds on average."""
        unseen = self.s.stock + self.s.young
        total: i64 = 0
        for attribute in range(ATTRIBUTES):
            total += held(unseen, attribute) * self.gains[attribute]
        return total // size(unseen) if unseen else 0

    def best_gain(self, but: i64) -> i64:
        """The best card of the display, one card of kind `but` left out."""
        best = self.mean
        for attribute in range(ATTRIBUTES):
            if held(self.s.shown, attribute) > (1 if attribute == but else 0):
                if self.gains[attribute] > best:
                    best = self.gains[attribute]
        return best

    def appeal(self, action: i64) -> i64:
        """What a draw adds to the hand, what a discard costs."""
        if TAKE.has(action):
            return self.gains[TAKE.row(action)] + self.rest_of_draw(TAKE.row(action))
        if BLIND.has(action):
            return self.mean + self.rest_of_draw(-1)
        if CLEAN.has(action):
            return self.mean * 3 // 2
        if SEIZE.has(action) or PLOT.has(action):
            return plot_appeal(self.s, self.seat, action) + self.best_gain(-1)
        if DISCARD.has(action):
            return self.change(-single(DISCARD.row(action)))
        if DROP.has(action):
            return lost_plot(self.s, self.seat, DROP.row(action))
        if ADD.has(action):
            return lost_plot(self.s, self.seat, ADD.row(action))
        assert END.has(action), "every other answer is a deed"
        return 0

    def rest_of_draw(self, but: i64) -> i64:
        """At the beginning of a turn: what the other two cards will add."""
        if self.s.decision != ASK_TURN:
            return 0
        return self.best_gain(but) * (DRAWS - 1) * 4 // 5


def plot_appeal(s: HeadsState, seat: i64, action: i64) -> i64:
    """What a treachery card adds to the hand."""
    cards = s.hand_plots[seat]
    before = plots_worth(s, seat, cards)
    if SEIZE.has(action):
        return plots_worth(s, seat, cards + single_treachery(SEIZE.row(action))) - before
    total: i64 = 0
    n: i64 = 0
    for card in range(TREACHERIES):
        copies = held_treachery(s.plots, card)
        if copies:
            total += copies * plots_worth(s, seat, cards + single_treachery(card))
            n += copies
    return (total // n if n else before) - before


def lost_plot(s: HeadsState, seat: i64, card: i64) -> i64:
    """What it costs to do without the card; double cards are dearer than single ones."""
    cards = s.hand_plots[seat]
    after = plots_worth(s, seat, cards - single_treachery(card))
    dearer = SECOND_CARD if size_treachery(cards) > SHOWN or card > 4 else 0
    return after - plots_worth(s, seat, cards) - dearer


SENSE = HeadsSense()
