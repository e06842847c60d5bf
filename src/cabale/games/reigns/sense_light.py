"""Quick answers at the council, for playouts."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.games.reigns.actions import ACCEPT, DONE, PROPOSE, REJECT, SEAL
from cabale.games.reigns.pieces import END, HAND, NO, PILLARS, is_rise
from cabale.games.reigns.sense_talk import distance, gain
from cabale.games.reigns.state import ACCEPTING, UNDECIDED, Reigns


def light_pitch(s: Reigns, seat: i64, rng: Rng) -> i64:
    """The better of two cards, without a word."""
    if s.card[seat] != NO:
        return DONE.of()
    one = s.hand[seat * HAND + rng.below(s.held[seat])]
    other = s.hand[seat * HAND + rng.below(s.held[seat])]
    better = gain(s, seat, s.box.white, one * PILLARS) > gain(s, seat, s.box.white, other * PILLARS)
    return PROPOSE.of(one if better else other)


def light_verdict(s: Reigns, seat: i64, rng: Rng) -> i64:
    """Accept most, reject what may tip a pillar over; never ask."""
    undecided: i64 = NO
    accepted = False
    others = 0
    for p in range(s.seats):
        if p == seat:
            continue
        if s.verdict[p] == UNDECIDED:
            others += 1
            undecided = p
        elif s.verdict[p] == ACCEPTING:
            accepted = True
    if undecided == NO:
        return SEAL.of()
    if not accepted and others == 1:
        return ACCEPT.of(undecided)
    return ACCEPT.of(undecided) if rng.below(8) >= fright(s, undecided) else REJECT.of(undecided)


def fright(s: Reigns, advisor: i64) -> i64:
    """Of eight times, how often a back and its claims make a monarch refuse."""
    card = s.card[advisor]
    out: i64 = 1
    for p in range(PILLARS):
        if s.box.touched[card] >> p & 1:
            reach = distance(s.track[p]) + (2 if s.box.dotted[card] >> p & 1 else 1)
            claim = s.claim[advisor * PILLARS + p]
            outward = claim == 0 or is_rise(claim - 1) == (s.track[p] > 0)
            if reach >= END and outward:
                out += 3
            elif reach >= END:
                out += 1
    return out if out < 7 else 7
