"""What a seat cannot know, drawn anew: goals, faces, and what is not yet on the table.

Everybody saw the back of every card that was drawn, so backs stay where they are and only the
faces behind them change. What was shown and said makes some goals and faces likelier: an advisor
leans towards the goal, and keeps its word about as often as before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count
from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.reigns.actions import ASK_MEMORY, ASK_PITCH, VOTE
from cabale.games.reigns.pieces import (
    FORCES,
    GOAL_SIGNS,
    GOALS,
    HAND,
    PILES,
    PILLARS,
    TONES,
)

if TYPE_CHECKING:
    from cabale.games.reigns.state import Reigns

NO: Final = -1
LEAST_LEAN: Final = -3  # beyond these an advisor's lean convinces no further
MOST_LEAN: Final = 6
MOST_WORDS: Final = 8  # kept or broken: more convince no further


def world_of(s: Reigns, seat: i64, rng: Rng) -> Reigns:
    """A clone in which all that `seat` cannot know is drawn anew."""
    c = s.clone()
    redraw_goals(c, seat, rng)
    take_back_pitches(c, seat)
    redraw_faces(c, seat, rng)
    redraw_pitches(c, seat, rng)
    redraw_ballots(c, seat, rng)
    return c


# -- goals


def redraw_goals(c: Reigns, seat: i64, rng: Rng) -> None:
    """Give every other advisor a goal, likelier the more its cards lean that way."""
    if c.goals_open:
        return
    taken: i64 = 0
    if seat >= 0 and c.goal[seat] >= 0:
        taken = 1 << c.goal[seat]
    for p in range(c.seats):
        if p != seat and c.goal[p] >= 0:
            c.goal[p] = likely_goal(c, p, taken, rng)
            taken |= 1 << c.goal[p]


def likely_goal(c: Reigns, seat: i64, taken: i64, rng: Rng) -> i64:
    """A goal nobody else has, drawn by what the seat's revealed cards suggest."""
    total: i64 = 0
    for g in range(GOALS):
        if not taken >> g & 1:
            total += goal_weight(c, seat, g)
    ticket = rng.below(total)
    for g in range(GOALS):
        if not taken >> g & 1:
            ticket -= goal_weight(c, seat, g)
            if ticket < 0:
                return g
    raise AssertionError("there are more goals than advisors")


def goal_weight(c: Reigns, seat: i64, goal: i64) -> i64:
    """How well a goal explains the white sides that an advisor has proposed: doubled each step."""
    lean: i64 = 0
    for p in range(PILLARS):
        lean += GOAL_SIGNS[goal * PILLARS + p] * c.lean[seat * PILLARS + p]
    if lean < LEAST_LEAN:
        lean = LEAST_LEAN
    if lean > MOST_LEAN:
        lean = MOST_LEAN
    return 1 << (lean - LEAST_LEAN)


# -- faces


def redraw_faces(c: Reigns, seat: i64, rng: Rng) -> None:
    """Put other faces behind the backs that `seat` cannot look behind."""
    free = unseen_cards(c, seat)
    if len(c.since):
        mix_ages(c, seat, rng)
    for p in range(c.seats):
        if p != seat and c.laid >> p & 1 and not c.shown >> p & 1:
            c.card[p] = likely_face(c, p, free, rng)
    for p in range(c.seats):
        if p != seat:
            for i in range(p * HAND, p * HAND + c.held[p]):
                c.hand[i] = other_face(c, c.hand[i], free, rng)
    for pile in range(PILES):
        if c.tops[pile] >= 0:
            c.tops[pile] = other_face(c, c.tops[pile], free, rng)
    pool = vec[i64](capacity=len(c.pool))
    for card in range(c.box.cards):
        if free[card]:
            pool = append(pool, card)
    c.pool = pool


def unseen_cards(c: Reigns, seat: i64) -> vec[i64]:
    """1 for each card whose face `seat` does not know."""
    free = filled(c.box.cards)
    for i in range(len(c.pool)):
        free[c.pool[i]] = 1
    for pile in range(PILES):
        if c.tops[pile] >= 0:
            free[c.tops[pile]] = 1
    for p in range(c.seats):
        if p != seat:
            for i in range(p * HAND, p * HAND + c.held[p]):
                free[c.hand[i]] = 1
            if c.laid >> p & 1 and not c.shown >> p & 1:
                free[c.card[p]] = 1
    return free


def age(c: Reigns, card: i64) -> i64:
    """Which shuffle put the card into the piles: everybody saw what was shuffled in."""
    return c.since[card] if len(c.since) else 0


def is_like(c: Reigns, card: i64, other: i64) -> bool:
    """Whether nobody could tell the two apart by their backs and where they came from."""
    return c.box.back[card] == c.box.back[other] and age(c, card) == age(c, other)


def other_face(c: Reigns, card: i64, free: vec[i64], rng: Rng) -> i64:
    """A free card that could lie here as well as `card`; it is free no longer."""
    box = c.box
    back = box.back[card]
    low, high = box.first[back], box.first[back + 1]
    n: i64 = 0
    for i in range(low, high):
        if free[box.members[i]] and is_like(c, box.members[i], card):
            n += 1
    n = rng.below(n)
    for i in range(low, high):
        found = box.members[i]
        if free[found] and is_like(c, found, card):
            if n == 0:
                free[found] = 0
                return found
            n -= 1
    raise AssertionError("the card itself was free")


def likely_face(c: Reigns, seat: i64, free: vec[i64], rng: Rng) -> i64:
    """A free card for a proposal, likelier if it fits what was claimed and the seat's goal."""
    box = c.box
    card = c.card[seat]
    back = box.back[card]
    low, high = box.first[back], box.first[back + 1]
    total: i64 = 0
    for i in range(low, high):
        if free[box.members[i]] and is_like(c, box.members[i], card):
            total += face_weight(c, seat, box.members[i])
    ticket = rng.below(total)
    for i in range(low, high):
        found = box.members[i]
        if free[found] and is_like(c, found, card):
            ticket -= face_weight(c, seat, found)
            if ticket < 0:
                free[found] = 0
                return found
    raise AssertionError("the card itself was free")


def face_weight(c: Reigns, seat: i64, card: i64) -> i64:
    """How likely an advisor of this credit and goal laid this card with these claims."""
    at = c.monarch * c.seats + seat
    kept = count(c.kept[at])
    broken = c.words[at] - kept
    weight: i64 = 1
    benefit: i64 = 0
    for p in range(PILLARS):
        steps = c.box.white[card * PILLARS + p]
        if c.goal[seat] >= 0:
            benefit += GOAL_SIGNS[c.goal[seat] * PILLARS + p] * steps
        if steps != 0:
            claim = c.claim[seat * PILLARS + p]
            weight *= word_weight(c.track[p] * steps > 0, steps, claim, kept, broken)
    if benefit < LEAST_LEAN:
        benefit = LEAST_LEAN
    if benefit > MOST_LEAN:
        benefit = MOST_LEAN
    return weight * (benefit - LEAST_LEAN + 1)


def word_weight(outward: bool, steps: i64, claim: i64, kept: i64, broken: i64) -> i64:
    """How well a word about one pillar, or none, fits a card that moves it so.

    What drives a pillar farther out is passed over in silence or denied, seldom anything else.
    """
    if claim == 0:
        return 8 if outward else 2
    if (claim > FORCES // 2) == (steps > 0):
        return 4 * ((kept if kept < MOST_WORDS else MOST_WORDS) + 2)
    lie = (broken if broken < MOST_WORDS else MOST_WORDS) + 1
    return 4 * lie if outward else lie


def mix_ages(c: Reigns, seat: i64, rng: Rng) -> None:
    """After a reshuffle nobody knows which of two like backs in a hand was the one laid."""
    for p in range(c.seats):
        if p == seat or not c.laid >> p & 1 or c.shown >> p & 1:
            continue
        sort_like(c, p)
        n: i64 = 1
        for i in range(p * HAND, p * HAND + c.held[p]):
            if c.box.back[c.hand[i]] == c.box.back[c.card[p]]:
                n += 1
                if rng.below(n) == 0:
                    c.card[p], c.hand[i] = c.hand[i], c.card[p]


def sort_like(c: Reigns, seat: i64) -> None:
    """Order the cards that look like the one laid by age, so that the truth does not show."""
    back = c.box.back[c.card[seat]]
    for _i in range(HAND):
        last: i64 = c.card[seat]
        at: i64 = NO
        for i in range(seat * HAND, seat * HAND + c.held[seat]):
            if c.box.back[c.hand[i]] == back:
                if age(c, c.hand[i]) < age(c, last):
                    swap_with(c, seat, at, i)
                last = c.hand[i]
                at = i


def swap_with(c: Reigns, seat: i64, at: i64, i: i64) -> None:
    """Exchange a card of the hand with an earlier one, or with the one laid."""
    card = c.hand[i]
    if at == NO:
        c.hand[i] = c.card[seat]
        c.card[seat] = card
    else:
        c.hand[i] = c.hand[at]
        c.hand[at] = card


# -- what is not yet on the table


def take_back_pitches(c: Reigns, seat: i64) -> None:
    """Forget what others have chosen but not laid: nobody knows it."""
    for p in range(c.seats):
        if p != seat and not c.laid >> p & 1:
            c.card[p] = NO
            c.tone[p] = NO
            for q in range(p * PILLARS, p * PILLARS + PILLARS):
                c.claim[q] = 0


def redraw_pitches(c: Reigns, seat: i64, rng: Rng) -> None:
    """Whoever is ready has chosen some card of its hand and said something about it."""
    if c.decision != ASK_PITCH or c.options.called:
        return
    ready = c.advisors & ~c.waiting & ~c.laid
    for p in range(c.seats):
        if p != seat and ready >> p & 1:
            c.card[p] = c.hand[p * HAND + rng.below(c.held[p])]
            if c.options.pitches:
                speak(c, p, rng)


def speak(c: Reigns, seat: i64, rng: Rng) -> None:
    """Claims in the true strength, one in four of them a lie, and some tone."""
    for p in range(PILLARS):
        steps = c.box.white[c.card[seat] * PILLARS + p]
        if steps != 0 and rng.below(4) > 0:
            if rng.below(4) == 0:
                steps = -steps
            c.claim[seat * PILLARS + p] = 1 + force_of(steps)
    c.tone[seat] = rng.below(TONES)


def force_of(steps: i64) -> i64:
    """How a move of a marker is said: a lot from two steps on."""
    if steps < 0:
        return 0 if steps < -1 else 1
    return 3 if steps > 1 else 2


def redraw_ballots(c: Reigns, seat: i64, rng: Rng) -> None:
    """Votes already given are secret until the last one."""
    for p in range(c.seats):
        if p != seat and c.ballot[p] >= 0 and c.waiting:
            c.ballot[p] = rng.below(2)
            if c.decision == ASK_MEMORY:
                c.ballot[p] = VOTE.row(c.pick(p, rng))
