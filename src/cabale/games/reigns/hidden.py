"""What a seat cannot know, drawn anew: goals, faces, and what is not yet on the table.

Everybody saw the back of every card that was drawn, so backs stay where they are and only the
faces behind them change. What was shown and said makes some goals and faces likelier: an advisor
leans towards the goal, and keeps its word about as often as before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.reigns.actions import ASK_ELECT, ASK_ENOUGH, ASK_MEMORY, ASK_PITCH, VOTE
from cabale.games.reigns.beliefs import face_weight, goal_weight
from cabale.games.reigns.pieces import (
    CALLED_UP,
    GOALS,
    HAND,
    NO,
    PILLARS,
    TONES,
    force_of,
)

if TYPE_CHECKING:
    from cabale.games.reigns.state import Reigns


def draw_anew(s: Reigns, seat: i64, rng: Rng) -> None:
    """All that `seat` cannot know; what all can see stays."""
    redraw_goals(s, seat, rng)
    take_back_pitches(s, seat)
    redraw_faces(s, seat, rng)
    redraw_pitches(s, seat, rng)
    redraw_ballots(s, seat, rng)


# -- goals


def redraw_goals(s: Reigns, seat: i64, rng: Rng) -> None:
    """Give every other advisor a goal, likelier the more its cards lean that way."""
    if s.goals_open:
        return
    taken: i64 = 0
    if seat >= 0 and s.goal[seat] >= 0:
        taken = 1 << s.goal[seat]
    for p in range(s.seats):
        if p != seat and s.goal[p] >= 0:
            s.goal[p] = likely_goal(s, p, taken, rng)
            taken |= 1 << s.goal[p]


def likely_goal(s: Reigns, seat: i64, taken: i64, rng: Rng) -> i64:
    """A goal nobody else has, drawn by what the seat's revealed cards suggest."""
    weights = filled(GOALS)
    for g in range(GOALS):
        if not taken >> g & 1:
            weights[g] = goal_weight(s, seat, g)
    return drawn_by(weights, rng)


def drawn_by(weights: vec[i64], rng: Rng) -> i64:
    """A place in a row, drawn by its numbers; one at least is not 0."""
    total: i64 = 0
    for i in range(len(weights)):
        total += weights[i]
    ticket = rng.below(total)
    at: i64 = 0
    while ticket >= weights[at]:
        ticket -= weights[at]
        at += 1
    return at


# -- faces


def redraw_faces(s: Reigns, seat: i64, rng: Rng) -> None:
    """Put other faces behind the backs that `seat` cannot look behind."""
    free = unseen_cards(s, seat)
    if len(s.since):
        mix_ages(s, seat, rng)
    for p in range(s.seats):
        if p != seat and s.laid >> p & 1 and not s.shown >> p & 1:
            s.card[p] = laid_face(s, p, free, rng)
    for p in range(s.seats):
        if p != seat:
            for i in range(p * HAND, p * HAND + s.held[p]):
                s.hand[i] = other_face(s, s.hand[i], free, rng)
    for i in range(len(s.tops)):
        if s.tops[i] >= 0:
            s.tops[i] = other_face(s, s.tops[i], free, rng)
    s.pool = those_in(free)
    redraw_coming(s, rng)


def those_in(free: vec[i64]) -> vec[i64]:
    """The cards that are left, in their order."""
    cards = free[:]
    n: i64 = 0
    for card in range(len(free)):
        if free[card]:
            cards[n] = card
            n += 1
    return cards[:n]


def redraw_coming(s: Reigns, rng: Rng) -> None:
    """What comes up next is any card of the pool that was shuffled in at the same time."""
    left: i64 = len(s.pool)
    for i in range(len(s.coming)):
        if s.coming[i] >= 0:
            at = rng.below(left)
            while age(s, s.pool[at]) != age(s, s.coming[i]):
                at = rng.below(left)
            left -= 1
            s.coming[i] = s.pool[at]
            s.pool[at] = s.pool[left]
    s.pool = s.pool[:left]


def unseen_cards(s: Reigns, seat: i64) -> vec[i64]:
    """1 for each card whose face `seat` does not know."""
    free = filled(s.box.cards)
    for i in range(len(s.pool)):
        free[s.pool[i]] = 1
    for i in range(len(s.coming)):
        if s.coming[i] >= 0:
            free[s.coming[i]] = 1
    for i in range(len(s.tops)):
        if s.tops[i] >= 0:
            free[s.tops[i]] = 1
    for p in range(s.seats):
        if p != seat:
            for i in range(p * HAND, p * HAND + s.held[p]):
                free[s.hand[i]] = 1
            if s.laid >> p & 1 and not s.shown >> p & 1:
                free[s.card[p]] = 1
    return free


def age(s: Reigns, card: i64) -> i64:
    """Which shuffle put the card into the piles: everybody saw what was shuffled in."""
    if len(s.since) == 0:
        return 0
    return s.since[card]


def is_like(s: Reigns, card: i64, other: i64) -> bool:
    """Whether nobody could tell the two apart by their backs and where they came from."""
    return s.box.back[card] == s.box.back[other] and age(s, card) == age(s, other)


def other_face(s: Reigns, card: i64, free: vec[i64], rng: Rng) -> i64:
    """A free card that could lie here as well as `card`; it is free no longer."""
    box = s.box
    back = box.back[card]
    low, high = box.first[back], box.first[back + 1]
    n: i64 = 0
    for i in range(low, high):
        if free[box.members[i]] and is_like(s, box.members[i], card):
            n += 1
    ticket = rng.below(n)
    for i in range(low, high):
        found = box.members[i]
        if free[found] and is_like(s, found, card):
            if ticket == 0:
                free[found] = 0
                return found
            ticket -= 1
    raise AssertionError("the card itself was free")


def laid_face(s: Reigns, seat: i64, free: vec[i64], rng: Rng) -> i64:
    """The same for what an advisor proposes: likelier if it fits the claims and the record."""
    box = s.box
    back = box.back[s.card[seat]]
    low, high = box.first[back], box.first[back + 1]
    weights = filled(high - low)
    for i in range(low, high):
        if free[box.members[i]] and is_like(s, box.members[i], s.card[seat]):
            weights[i - low] = face_weight(s, seat, box.members[i])
    found = box.members[low + drawn_by(weights, rng)]
    free[found] = 0
    return found


def mix_ages(s: Reigns, seat: i64, rng: Rng) -> None:
    """After a reshuffle nobody knows which of two like backs in a hand was the one laid."""
    for p in range(s.seats):
        if p == seat or not s.laid >> p & 1 or s.shown >> p & 1:
            continue
        sort_like(s, p)
        n: i64 = 1
        for i in range(p * HAND, p * HAND + s.held[p]):
            if s.box.back[s.hand[i]] == s.box.back[s.card[p]]:
                n += 1
                if rng.below(n) == 0:
                    s.card[p], s.hand[i] = s.hand[i], s.card[p]


def sort_like(s: Reigns, seat: i64) -> None:
    """Order the cards that look like the one laid by age, so that the truth does not show."""
    back = s.box.back[s.card[seat]]
    for _i in range(HAND):
        last: i64 = s.card[seat]
        at: i64 = NO
        for i in range(seat * HAND, seat * HAND + s.held[seat]):
            if s.box.back[s.hand[i]] == back:
                if age(s, s.hand[i]) < age(s, last):
                    swap_with(s, seat, at, i)
                last = s.hand[i]
                at = i


def swap_with(s: Reigns, seat: i64, at: i64, i: i64) -> None:
    """Exchange a card of the hand with an earlier one, or with the one laid."""
    card = s.hand[i]
    if at == NO:
        s.hand[i] = s.card[seat]
        s.card[seat] = card
    else:
        s.hand[i] = s.hand[at]
        s.hand[at] = card


# -- what is not yet on the table


def take_back_pitches(s: Reigns, seat: i64) -> None:
    """Forget what others have chosen but not laid: nobody knows it."""
    for p in range(s.seats):
        if p != seat and not s.laid >> p & 1:
            s.card[p] = NO
            s.tone[p] = NO
            s.reply[p] = NO
            for q in range(p * PILLARS, p * PILLARS + PILLARS):
                s.claim[q] = 0


def redraw_pitches(s: Reigns, seat: i64, rng: Rng) -> None:
    """Whoever is ready has chosen some card of its hand and said something about it."""
    if s.decision != ASK_PITCH or s.options.council == CALLED_UP:
        return
    ready = s.advisors & ~s.waiting & ~s.laid
    for p in range(s.seats):
        if p != seat and ready >> p & 1:
            s.card[p] = s.hand[p * HAND + rng.below(s.held[p])]
            if s.options.pitches:
                speak(s, p, rng)


def speak(s: Reigns, seat: i64, rng: Rng) -> None:
    """Claims in the true strength, one in four of them a lie, and some tone."""
    for p in range(PILLARS):
        steps = s.box.white[s.card[seat] * PILLARS + p]
        if steps != 0 and rng.below(4) > 0:
            if rng.below(4) == 0:
                steps = -steps
            s.claim[seat * PILLARS + p] = 1 + force_of(steps)
    s.tone[seat] = rng.below(TONES)


def redraw_ballots(s: Reigns, seat: i64, rng: Rng) -> None:
    """Votes already given are secret until the last one."""
    for p in range(s.seats):
        if p != seat and s.ballot[p] >= 0 and s.waiting and not is_known_to_stop(s, p):
            s.ballot[p] = rng.below(2)
            if s.decision == ASK_MEMORY or s.decision == ASK_ELECT:
                s.ballot[p] = VOTE.row(s.pick(p, rng))


def is_known_to_stop(s: Reigns, seat: i64) -> bool:
    """Whether a seat is not among those who are asked once more whether to stop."""
    return s.decision == ASK_ENOUGH and s.x > 0 and not s.y >> seat & 1
