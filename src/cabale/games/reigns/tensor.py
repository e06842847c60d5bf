"""Reigns: The Council as a tensor, in the order of tensor_slices.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.core.bits import count
from cabale.core.row import Form, Row, begin
from cabale.games.reigns.actions import ASK_PITCH
from cabale.games.reigns.pieces import GOALS, HAND, NO, PILES, PILLARS, TONES
from cabale.games.reigns.piles import first_top, piles_of
from cabale.games.reigns.scoring import broken_pillar, goal_points, goal_points_after, has_spoken
from cabale.games.reigns.state import ACCEPTING, REJECTING, Reigns

SEEN: Final = 40  # words of an advisor that are counted at most
CARD: Final = 2 * PILLARS + 2  # entries of a card in hand
STATES: Final = 7  # of a proposal


def observe(s: Reigns, seat: i64, form: Form) -> Row:
    """What `seat` sees."""
    row = begin(s, seat, form)
    row.flag(s.seats, s.monarch)
    row.numbers(s.track, 0, PILLARS)
    row.number(s.turn)
    row.number(len(s.court))
    row.number(1 if s.monarch != NO and s.turn <= 1 and s.relented == 0 else 0)
    row.number(goal_points(s, s.goal[seat]) if s.goal[seat] >= 0 else NO)
    for pile in range(PILES):
        row.number(piles_of(s)[pile])
        put_back(row, s, top_of(s, seat, pile))
    for place in range(HAND):
        if place < s.held[seat]:
            put_card(row, s, s.hand[seat * HAND + place], s.goal[seat])
        else:
            row.skip(CARD)
    for other in range(s.seats):
        put_proposal(row, s, other, seat)
        put_seat(row, s, other, seat)
    return row


def top_of(s: Reigns, seat: i64, pile: i64) -> i64:
    """The card whose back a seat sees on a pile, NO if none."""
    at = first_top(s, seat) + pile
    return s.tops[at] if at < len(s.tops) and seat != s.monarch else NO


def put_back(row: Row, s: Reigns, card: i64) -> None:
    """The back of a card: the pillars it touches, and those strongly."""
    row.flags(PILLARS, s.box.touched[card] if card != NO else 0)
    row.flags(PILLARS, s.box.dotted[card] if card != NO else 0)


def put_card(row: Row, s: Reigns, card: i64, goal: i64) -> None:
    """One card of the own hand, with what either side would do for the goal."""
    row.numbers(s.box.white, card * PILLARS, PILLARS)
    row.numbers(s.box.black, card * PILLARS, PILLARS)
    row.number(goal_points_after(s, goal, s.box.white, card * PILLARS))
    row.number(goal_points_after(s, goal, s.box.black, card * PILLARS))


def put_proposal(row: Row, s: Reigns, other: i64, seat: i64) -> None:
    """The proposal of one seat, as far as it lies on the table or is one's own."""
    card = s.card[other]
    if card == NO or other == s.monarch or not (s.is_laid(other) or other == seat):
        row.skip(STATES + 5 * PILLARS + TONES)
        return
    row.flags(STATES, marks_of(s, other))
    put_back(row, s, card)
    if s.is_shown(other) or other == seat:
        row.numbers(s.box.white, card * PILLARS, PILLARS)
        row.numbers(s.box.black, card * PILLARS, PILLARS)
    else:
        row.skip(2 * PILLARS)
    row.numbers(s.claim, other * PILLARS, PILLARS)
    row.flag(TONES, s.tone[other])


def marks_of(s: Reigns, other: i64) -> i64:
    """Laid, accepted, rejected, shown, silent, word kept, word broken: a bit each."""
    out: i64 = 1 if s.is_laid(other) else 0
    if s.verdict[other] == ACCEPTING:
        out |= 2
    if s.verdict[other] == REJECTING:
        out |= 4
    if s.is_shown(other):
        out |= 8
    if s.reply[other] == 0 and not is_answered(s, other):
        out |= 16
    if s.is_shown(other) and has_spoken(s, other):
        out |= 32 if broken_pillar(s, other) == NO else 64
    return out


def is_answered(s: Reigns, other: i64) -> bool:
    """Whether the monarch's question about a pillar got a claim."""
    question = s.question[other]
    return 0 <= question < PILLARS and s.claim[other * PILLARS + question] > 0


def put_seat(row: Row, s: Reigns, other: i64, seat: i64) -> None:
    """What is public of one seat, and its goal where it lies open."""
    pitching = s.decision == ASK_PITCH and other != s.monarch and s.card[other] != NO
    ready = s.is_laid(other) or (pitching and s.waiting >> other & 1 == 0)
    words: i64 = 0
    kept: i64 = 0
    for monarch in range(s.seats):
        words += s.words[monarch * s.seats + other]
        kept += count(s.kept[monarch * s.seats + other])
    broken = words - kept
    row.number(s.points[other])
    row.number(s.reigned >> other & 1)
    row.number(1 if ready else 0)
    row.number(s.held[other])
    row.number(1 if s.ballot[other] != NO else 0)
    row.number(kept if kept < SEEN else SEEN)
    row.number(broken if broken < SEEN else SEEN)
    row.flag(GOALS, s.goal[other] if other == seat or s.goals_open else NO)
