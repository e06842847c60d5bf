"""The questions from the first crown to the proposals on the table, in the order of RULES."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest, nth
from cabale.core.protocol import Decision
from cabale.core.rng import Rng
from cabale.core.rows import answers
from cabale.games.reigns.actions import (
    ASK_LOT,
    ASK_PITCH,
    CALL,
    CALLED,
    CLAIM,
    CROWN,
    DONE,
    DRAW,
    ELECTED,
    FILL,
    GOAL,
    GOT_GOAL,
    OPEN,
    OPENED,
    PROPOSE,
    READY,
    REMARK,
    REMARKED,
    SILENT,
    TIME,
    TIMED,
    TONE,
    TOP,
    VOTE,
    WARN,
)
from cabale.games.reigns.answers import (
    CLAIMS,
    OPENINGS,
    TONES_OF_A_PITCH,
    WARNINGS,
    opinions_on,
)
from cabale.games.reigns.flow import (
    begin_reign,
    deal_out,
    draw_card,
    fill_hand,
    hear,
    lay_proposals,
    next_draw,
    next_goal,
    open_reign,
)
from cabale.games.reigns.pieces import (
    FORCES,
    GOALS,
    HAND,
    NO,
    PILES,
    PILLARS,
    SPEAKINGS,
    TONES,
)
from cabale.games.reigns.piles import PLACES, first_top, uncover
from cabale.games.reigns.scoring import clear_ballots, count_ballots, has_voted
from cabale.games.reigns.state import NOTHING, Reigns
from cabale.games.reigns.versions import all_draw_together, council_talks, each_is_heard

USUAL: Final = 48  # answers to a pitch, at most times


class Elect(Decision[Reigns]):
    """§2.1 Whom everybody wants to reign first; secret until all have voted."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        for p in range(s.seats):
            out = append(out, VOTE.of(p))
        return out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        if not has_voted(s, seat, VOTE.row(action)):
            elect(s)


def elect(s: Reigns) -> None:
    """The most votes crown; lots decide between equals."""
    most: i64 = 0
    first: i64 = 0
    for p in range(s.seats):
        votes = count_ballots(s, p)
        if votes > most:
            most = votes
            first = 0
        if votes == most:
            first |= 1 << p
    clear_ballots(s)
    if first & (first - 1):
        s.ask(ASK_LOT, 0, first)
    else:
        s.tell(ELECTED, lowest(first), most)
        begin_reign(s, lowest(first))


class Lot(Decision[Reigns]):
    """§2.1 Who of the seats in x reigns first."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        for p in range(s.seats):
            if s.x >> p & 1:
                out = append(out, CROWN.of(p))
        return out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        begin_reign(s, CROWN.row(action))


class Secret(Decision[Reigns]):
    """§2.3 Which goal advisor x is dealt."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        return answers(GOAL, free_goals(s))

    def draw(self, s: Reigns, rng: Rng) -> i64:
        free = free_goals(s)
        return GOAL.of(nth(free, rng.below(count(free))))

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        advisor = s.x
        s.goal[advisor] = GOAL.row(action)
        s.tell(GOT_GOAL, advisor, s.goal[advisor], seen_by=1 << advisor)
        next_goal(s, advisor)


def free_goals(s: Reigns) -> i64:
    """The goals that nobody has."""
    free: i64 = (1 << GOALS) - 1
    for p in range(s.seats):
        if s.goal[p] >= 0:
            free &= ~(1 << s.goal[p])
    return free


class Uncover(Decision[Reigns]):
    """§2.4 Which card lies in place x of `uncover`: its back is seen by all, its face by nobody."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        return s.pool[:]

    def draw(self, s: Reigns, rng: Rng) -> i64:
        s.found = rng.below(len(s.pool))
        return s.pool[s.found]

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        place = s.x
        uncover(s, place, TOP.row(action))
        if all_draw_together(s):
            deal_out(s, place // PLACES)
        else:
            next_draw(s)


class Pick(Decision[Reigns]):
    """§2.5 From which pile an advisor draws, seeing the backs of the tops.

    Meanwhile a new monarch opens the reign.
    """

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        if seat == s.monarch:
            return openings(s)
        out = vec[i64](capacity=PILES + 1)
        for pile in range(PILES):
            if s.tops[first_top(s, seat) + pile] != NO:
                out = append(out, DRAW.of(pile))
        if all_draw_together(s):
            out = append(out, FILL.of())
        return out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        if DRAW.has(action):
            draw_card(s, seat, DRAW.row(action))
        elif FILL.has(action):
            fill_hand(s, seat)
        elif TIME.has(action):
            set_time(s, TIME.row(action))
        elif OPEN.has(action):
            s.tell(OPENED, seat, OPEN.row(action))
            open_reign(s, OPEN.row(action))
        else:
            open_reign(s, NOTHING)


def openings(s: Reigns) -> vec[i64]:
    """§8.5 A few words in some tone, the speaking time before them, or nothing."""
    out = extend(vec[i64](capacity=TONES + SPEAKINGS), OPENINGS)
    return append(add_times(s, out), SILENT.of())


def add_times(s: Reigns, out: vec[i64]) -> vec[i64]:
    """§8.4 The speaking times that the monarch may set, once a turn."""
    if s.timed != s.turn:
        for speaking in range(SPEAKINGS):
            if speaking != s.speaking:
                out = append(out, TIME.of(speaking))
    return out


def set_time(s: Reigns, speaking: i64) -> None:
    """§8.4 From now on advisors have so long to speak."""
    s.speaking = speaking
    s.timed = s.turn
    s.tell(TIMED, s.monarch, speaking)


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

    A card first, then claims, a warning and a tone in any order, then done; all stays secret until
    it is laid. Meanwhile something may be said of proposals that lie there already.
    """

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        return add_remarks(s, seat, own_words(s, seat))

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        if PROPOSE.has(action):
            s.card[seat] = PROPOSE.row(action)
            if not s.options.pitches:
                be_ready(s, seat)
        elif CLAIM.has(action):
            s.claim[seat * PILLARS + CLAIM.row(action)] = 1 + CLAIM.column(action)
        elif TONE.has(action):
            s.tone[seat] = TONE.row(action)
        elif WARN.has(action):
            s.reply[seat] = 1 + WARN.row(action) * FORCES + WARN.column(action)
        elif REMARK.has(action):
            remark(s, seat, REMARK.row(action), REMARK.column(action))
        else:
            be_ready(s, seat)


def own_words(s: Reigns, seat: i64) -> vec[i64]:
    """What an advisor may still say of its own proposal; without a card, the cards."""
    if s.card[seat] == NO:
        return cards_in_hand(s, seat)
    out = extend(vec[i64](capacity=USUAL), CLAIMS[unclaimed(s, seat)])
    if s.tone[seat] == NO:
        out = extend(out, TONES_OF_A_PITCH)
    if s.reply[seat] == NO and council_talks(s):
        out = extend(out, WARNINGS)
    return append(out, DONE.of())


def unclaimed(s: Reigns, seat: i64) -> i64:
    """The pillars on the back of a proposal of which nothing was said."""
    pillars = s.box.touched[s.card[seat]]
    for p in range(PILLARS):
        if s.claim[seat * PILLARS + p]:
            pillars &= ~(1 << p)
    return pillars


def add_remarks(s: Reigns, seat: i64, out: vec[i64]) -> vec[i64]:
    """§8.6 Of each proposal of another that lies there, one thing may be said."""
    if s.laid == 0 or not council_talks(s):
        return out
    for p in range(s.seats):
        if s.is_laid(p) and s.remark[seat * s.seats + p] == NO:
            out = add_opinions(s, p, out)
    return out


def add_opinions(s: Reigns, about: i64, out: vec[i64]) -> vec[i64]:
    return extend(out, opinions_on(about, s.box.touched[s.card[about]], s.has_lied(about)))


def remark(s: Reigns, seat: i64, about: i64, what: i64) -> None:
    s.remark[seat * s.seats + about] = what
    s.tell(REMARKED, seat, about, what)


def cards_in_hand(s: Reigns, seat: i64) -> vec[i64]:
    """A proposal of each card an advisor holds."""
    out = vec[i64](capacity=HAND)
    for i in range(seat * HAND, seat * HAND + s.held[seat]):
        out = append(out, PROPOSE.of(s.hand[i]))
    return out


def be_ready(s: Reigns, seat: i64) -> None:
    """§3.1 The proposal is heard now, or everybody sees who is ready, nobody yet with what."""
    s.waiting &= ~(1 << seat)
    if each_is_heard(s):
        hear(s, seat)
        return
    s.tell(READY, seat)
    if s.waiting == 0:
        lay_proposals(s)
