"""How a monarch decides: every set of proposals at once, over faces drawn by what is believed.

A refused card kills as well as an accepted one, and two cards together what neither does alone: so
both sides of every card are weighed, the whole table at a time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.core.sense import POINT
from cabale.games.reigns.actions import ACCEPT, REJECT, SEAL
from cabale.games.reigns.beliefs import face_weight, grudge, plain_weight
from cabale.games.reigns.hidden import is_like, unseen_cards
from cabale.games.reigns.pieces import ABDICATION, END, NO, PILLARS, moved
from cabale.games.reigns.sense_outlook import outlook_of_reign
from cabale.games.reigns.state import ACCEPTING, UNDECIDED, Reigns

TALE: Final = 100  # what telling the death brings to one of the advisors


def verdict_drawn(s: Reigns, seat: i64, rng: Rng, worlds: i64, hears: bool) -> i64:
    """The next step towards the best set of verdicts."""
    best = best_set(s, set_values(s, seat, rng, worlds, hears))
    for p in range(s.seats):
        if p != seat and s.verdict[p] == UNDECIDED:
            return ACCEPT.of(p) if best >> p & 1 else REJECT.of(p)
    return SEAL.of()


def best_set(s: Reigns, values: vec[i64]) -> i64:
    """The accepted advisors, a bit each, of the set with the highest value."""
    best: i64 = 0
    for accepted in range(1, 1 << s.seats):
        if is_open(s, accepted) and (best == 0 or values[accepted] > values[best]):
            best = accepted
    return best


def is_open(s: Reigns, accepted: i64) -> bool:
    """Whether a set agrees with what is decided already; nobody accepts the monarch."""
    for p in range(s.seats):
        is_in = bool(accepted >> p & 1)
        if p == s.monarch:
            if is_in:
                return False
        elif s.verdict[p] != UNDECIDED and is_in != (s.verdict[p] == ACCEPTING):
            return False
    return True


def set_values(s: Reigns, seat: i64, rng: Rng, worlds: i64, hears: bool) -> vec[i64]:
    """What each set of accepted advisors promises over some worlds, in sums."""
    out = filled(1 << s.seats)
    free = unseen_cards(s, seat)
    weights = filled(s.seats * s.box.cards)  # of each face behind each back
    for p in range(s.seats):
        if p != seat:
            weigh(s, p, free, weights, hears)
    faces = filled(s.seats, NO)
    for _i in range(worlds):
        for p in range(s.seats):
            if p != seat:
                faces[p] = drawn_face(s, p, weights, rng)
        for accepted in range(1, 1 << s.seats):
            if is_open(s, accepted):
                out[accepted] += set_value(s, faces, accepted)
    for accepted in range(1, 1 << s.seats):
        for p in range(s.seats):
            if accepted >> p & 1:
                out[accepted] -= worlds * grudge(s, p)
    return out


def weigh(s: Reigns, seat: i64, free: vec[i64], weights: vec[i64], hears: bool) -> None:
    """How likely each face is behind the back that an advisor laid."""
    back = s.box.back[s.card[seat]]
    for i in range(s.box.first[back], s.box.first[back + 1]):
        card = s.box.members[i]
        if free[card] and is_like(s, card, s.card[seat]):
            weight = face_weight(s, seat, card) if hears else plain_weight(s, seat, card)
            weights[seat * s.box.cards + card] = weight


def drawn_face(s: Reigns, seat: i64, weights: vec[i64], rng: Rng) -> i64:
    """A face that could lie behind the back that an advisor laid."""
    box = s.box
    row = seat * box.cards
    back = box.back[s.card[seat]]
    low, high = box.first[back], box.first[back + 1]
    total: i64 = 0
    for i in range(low, high):
        total += weights[row + box.members[i]]
    ticket = rng.below(total)
    for i in range(low, high):
        ticket -= weights[row + box.members[i]]
        if ticket < 0:
            return box.members[i]
    return s.card[seat]


def set_value(s: Reigns, faces: vec[i64], accepted: i64) -> i64:
    """What the monarch gains on the mean rival, if these faces are turned over."""
    track = s.track[:]
    pile: i64 = len(s.court)
    favours: i64 = 0
    for p in range(s.seats):
        if accepted >> p & 1:
            favours += POINT
    for side in range(2):
        for p in range(s.seats):
            if p == s.monarch or accepted >> p & 1 != side:
                continue
            pile += side
            if is_deadly(track, s.box.white if side else s.box.black, faces[p] * PILLARS):
                return pile * POINT - (favours + TALE) // (s.seats - 1) - rivals_at_death(track)
    out = pile * POINT - favours // (s.seats - 1)
    return out if pile >= ABDICATION else out + outlook_of_reign(s.seats, track, pile)


def is_deadly(track: vec[i64], steps: vec[i64], at: i64) -> bool:
    """Move the markers; whether one reaches an end."""
    deadly = False
    for p in range(PILLARS):
        track[p] = moved(track[p], steps[at + p])
        if track[p] == END or track[p] == -END:
            deadly = True
    return deadly


def rivals_at_death(track: vec[i64]) -> i64:
    """What the goal of an advisor of whom nothing is known brings: each pillar one time in four."""
    out: i64 = 0
    for p in range(PILLARS):
        out += (track[p] if track[p] > 0 else -track[p]) * POINT // 4
    return out
