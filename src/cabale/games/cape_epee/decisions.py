"""The questions of the rulebook, in its order."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest, nth, one
from cabale.core.protocol import Decision
from cabale.core.rng import Rng
from cabale.games.cape_epee.actions import (
    CLOAK_DREW,
    DEALT,
    DECLINE,
    DECLINED,
    DRAW,
    DREW,
    HID,
    HIDE,
    KEEP,
    KEPT,
    MADE_UP,
    OBJECTIVE_TURNED,
    SLIDE,
    SWAP,
    SWAPPED,
    TURN,
)
from cabale.games.cape_epee.flow import (
    begin_round,
    begin_turns,
    draw_for_cloak,
    draw_for_turn,
    end_turn,
    slide,
)
from cabale.games.cape_epee.pieces import (
    CARDS,
    FACES,
    HAND,
    MAX_COLUMNS,
    count_of,
    face_of,
    take_objective,
)
from cabale.games.cape_epee.state import Cape


class Draw(Decision[Cape]):
    """§3.4 Chance draws a card from the reserve of seat x."""

    def legal(self, s: Cape, seat: i64) -> vec[i64]:
        reserve = s.reserve[s.x]
        out = vec[i64](capacity=CARDS)
        for card in range(CARDS):
            if reserve >> card & 1:
                out = append(out, DRAW.of(s.x, card))
        return out

    def draw(self, s: Cape, rng: Rng) -> i64:
        reserve = s.reserve[s.x]
        return DRAW.of(s.x, nth(reserve, rng.below(count(reserve))))

    def apply(self, s: Cape, seat: i64, action: i64) -> None:
        self.take(s, DREW, action)
        end_turn(s)

    def take(self, s: Cape, event: i64, action: i64) -> None:
        """The card goes from the reserve to the hand; only its owner sees it."""
        card = DRAW.column(action)
        owner = s.x
        s.reserve[owner] &= ~one(card)
        s.hand[owner] |= one(card)
        s.tell(event, owner, card, seen_by=one(owner))


class Deal(Draw):
    """§2.2 Chance deals seat x a card of its reserve, until everybody holds three."""

    def apply(self, s: Cape, seat: i64, action: i64) -> None:
        self.take(s, MADE_UP if s.round else DEALT, action)
        begin_round(s)


class CloakDraw(Draw):
    """§5.8 Chance draws a card for seat x, who hid one under the Cloak."""

    def apply(self, s: Cape, seat: i64, action: i64) -> None:
        self.take(s, CLOAK_DREW, action)
        draw_for_turn(s)


class TurnObjective(Decision[Cape]):
    """§3.1 Chance turns up the objective of column x."""

    def legal(self, s: Cape, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FACES)
        for face in range(FACES):
            if count_of(s.deck, face):
                out = append(out, TURN.of(face))
        return out

    def weights(self, s: Cape) -> vec[i64]:
        out = vec[i64](capacity=FACES)
        for face in range(FACES):
            if count_of(s.deck, face):
                out = append(out, count_of(s.deck, face))
        return out

    def draw(self, s: Cape, rng: Rng) -> i64:
        return TURN.of(face_of(nth(s.deck, rng.below(count(s.deck)))))

    def apply(self, s: Cape, seat: i64, action: i64) -> None:
        face = TURN.row(action)
        column = s.x
        s.deck = take_objective(s.deck, face)
        s.turn_objective(column, face)
        s.tell(OBJECTIVE_TURNED, s.start, column, face)
        if column + 1 < s.seats:
            s.x = column + 1
        else:
            begin_turns(s)


class Slide(Decision[Cape]):
    """§3.2 Which card of the hand slides under which open column."""

    def legal(self, s: Cape, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=HAND * MAX_COLUMNS)
        hand = s.hand[seat]
        closed = s.closed
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            for column in range(s.seats):
                if not closed >> column & 1:
                    out = append(out, SLIDE.of(card, column))
        return out

    def pick(self, s: Cape, seat: i64, rng: Rng) -> i64:
        open_columns = (one(s.seats) - 1) & ~s.closed
        cards = count(s.hand[seat])
        columns = count(open_columns)
        n = rng.below(cards * columns)
        return SLIDE.of(nth(s.hand[seat], n // columns), nth(open_columns, n % columns))

    def apply(self, s: Cape, seat: i64, action: i64) -> None:
        slide(s, seat, SLIDE.row(action), SLIDE.column(action))


class Swap(Decision[Cape]):
    """§5.7 With which column the Traitor of column x swaps objectives, if with any."""

    def legal(self, s: Cape, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=MAX_COLUMNS), KEEP.of())
        for column in range(s.seats):
            if column != s.x:
                out = append(out, SWAP.of(column))
        return out

    def apply(self, s: Cape, seat: i64, action: i64) -> None:
        if KEEP.has(action):
            s.tell(KEPT, seat, s.x)
        else:
            other = SWAP.row(action)
            s.swap_objectives(s.x, other)
            s.tell(SWAPPED, seat, s.x, other)
        draw_for_turn(s)


class Hide(Decision[Cape]):
    """§5.8 Which card of the hand goes under the Cloak in column x, if any."""

    def legal(self, s: Cape, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=HAND + 1), DECLINE.of())
        hand = s.hand[seat]
        while hand:
            out = append(out, HIDE.of(lowest(hand)))
            hand &= hand - 1
        return out

    def apply(self, s: Cape, seat: i64, action: i64) -> None:
        if DECLINE.has(action):
            s.tell(DECLINED, seat, s.x)
            draw_for_turn(s)
            return
        card = HIDE.row(action)
        s.hand[seat] &= ~one(card)
        s.under[seat] = card
        s.cloaked[s.x] += 1
        s.tell(HID, seat, s.x, card, seen_by=one(seat))
        draw_for_cloak(s, seat)


# by their number in actions.py
DECISIONS: Final[list[Decision[Any]]] = [
    Deal("deal", "2.2"),
    TurnObjective("turn-objective", "3.1"),
    Slide("slide", "3.2"),
    Swap("swap", "5.7"),
    Hide("hide", "5.8"),
    CloakDraw("cloak-draw", "5.8"),
    Draw("draw", "3.4"),
]
