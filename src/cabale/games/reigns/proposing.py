"""The questions from the first crown to the proposals on the table, in the order of RULES."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.protocol import Decision
from cabale.core.rng import Rng
from cabale.games.reigns.actions import (
    ASK_PITCH,
    CALL,
    CALLED,
    CLAIM,
    CROWN,
    DONE,
    DRAW,
    GOAL,
    GOT_GOAL,
    PROPOSE,
    READY,
    TONE,
    TOP,
)
from cabale.games.reigns.flow import begin_reign, draw_card, lay_proposals, next_draw, next_goal
from cabale.games.reigns.pieces import FORCES, GOALS, HAND, NO, PILES, PILLARS, TONES
from cabale.games.reigns.state import Reigns


class Lot(Decision[Reigns]):
    """§2.1 Who reigns first."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        for p in range(s.seats):
            out = append(out, CROWN.of(p))
        return out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        begin_reign(s, CROWN.row(action))


class Secret(Decision[Reigns]):
    """§2.3 Which goal advisor x is dealt."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        taken: i64 = 0
        for p in range(s.seats):
            if s.goal[p] >= 0:
                taken |= 1 << s.goal[p]
        out = vec[i64](capacity=GOALS)
        for g in range(GOALS):
            if not taken >> g & 1:
                out = append(out, GOAL.of(g))
        return out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        advisor = s.x
        s.goal[advisor] = GOAL.row(action)
        s.tell(GOT_GOAL, advisor, s.goal[advisor], seen_by=1 << advisor)
        next_goal(s, advisor)


class Uncover(Decision[Reigns]):
    """§2.4 Which card lies on top of pile x: its back is seen by all, its face by nobody."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        return s.pool[:]

    def draw(self, s: Reigns, rng: Rng) -> i64:
        return s.pool[rng.below(len(s.pool))]

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        pool = s.pool
        last = len(pool) - 1
        i: i64 = 0
        while pool[i] != action:
            i += 1
        pool[i] = pool[last]
        s.pool = pool[:last]
        s.tops[s.x] = TOP.row(action)
        next_draw(s)


class Pick(Decision[Reigns]):
    """§2.5 From which pile an advisor draws, seeing the backs of the tops."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=PILES)
        for pile in range(PILES):
            if s.heights[pile] > 0:
                out = append(out, DRAW.of(pile))
        return out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        draw_card(s, seat, DRAW.row(action))


class Summon(Decision[Reigns]):
    """§R-2 Which advisor the monarch calls to speak next."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        for p in range(s.seats):
            if p != s.monarch and not s.is_laid(p):
                out = append(out, CALL.of(p))
        return out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        advisor = CALL.row(action)
        s.tell(CALLED, seat, advisor)
        s.ask(ASK_PITCH, 1 << advisor)


class Pitch(Decision[Reigns]):
    """§3.1 Which card an advisor proposes, and what it claims of it.

    A card first, then claims and a tone in any order, then done; all stays secret until every
    advisor who is asked is done.
    """

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        if s.card[seat] == NO:
            return cards_in_hand(s, seat)
        out = vec[i64](capacity=PILLARS * FORCES + TONES + 1)
        touched = s.box.touched[s.card[seat]]
        for p in range(PILLARS):
            if touched >> p & 1 and s.claim[seat * PILLARS + p] == 0:
                for force in range(FORCES):
                    out = append(out, CLAIM.of(p, force))
        if s.tone[seat] == NO:
            for tone in range(TONES):
                out = append(out, TONE.of(tone))
        return append(out, DONE.of())

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        if PROPOSE.has(action):
            s.card[seat] = PROPOSE.row(action)
            if not s.options.pitches:
                be_ready(s, seat)
        elif CLAIM.has(action):
            s.claim[seat * PILLARS + CLAIM.row(action)] = 1 + CLAIM.column(action)
        elif TONE.has(action):
            s.tone[seat] = TONE.row(action)
        else:
            be_ready(s, seat)


def cards_in_hand(s: Reigns, seat: i64) -> vec[i64]:
    """A proposal of each card an advisor holds."""
    out = vec[i64](capacity=HAND)
    for i in range(seat * HAND, seat * HAND + s.held[seat]):
        out = append(out, PROPOSE.of(s.hand[i]))
    return out


def be_ready(s: Reigns, seat: i64) -> None:
    """§3.1 Everybody sees who is ready, nobody yet with what."""
    s.tell(READY, seat)
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        lay_proposals(s)
