"""Who leads at a courtier: read from a row of stones, in which `at` is where those of it begin."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.bits import count, one
from cabale.games.louis_xiv.pieces import INFLUENCE
from cabale.games.louis_xiv.state import NOBODY, Versailles


def leaders_of(s: Versailles, courtier: i64, stones: vec[i64], at: i64) -> i64:
    """§5.1 The colours with the most stones; nobody leads where enough is enough (L-18)."""
    most = most_stones(stones, at, s.colours())
    if most == 0 or s.condition(courtier) == INFLUENCE:
        return 0
    return those_with(s, stones, at, most)


def rewarded_free(s: Versailles, courtier: i64, leaders: i64, stones: vec[i64], at: i64) -> i64:
    """§5.2, §5.3, §5.4, §5.8 The seats that need not bribe, given who leads."""
    if s.condition(courtier) == INFLUENCE:
        return those_who_reach(s, stones, at, s.price(courtier))
    tied = leaders & (leaders - 1) != 0
    if tied and courtier != s.louis:
        return 0
    free = leaders  # L-15 tied beside the king: all of them
    if not tied and courtier == s.louis:
        free |= sole_second(s, leaders, stones, at)  # L-14
    return free & one(s.seats) - 1


def most_stones(stones: vec[i64], at: i64, colours: i64) -> i64:
    most: i64 = 0
    for colour in range(colours):
        if stones[at + colour] > most:
            most = stones[at + colour]
    return most


def those_with(s: Versailles, stones: vec[i64], at: i64, n: i64) -> i64:
    """The colours that have exactly so many stones."""
    out: i64 = 0
    for colour in range(s.colours()):
        if stones[at + colour] == n:
            out |= one(colour)
    return out


def those_who_reach(s: Versailles, stones: vec[i64], at: i64, enough: i64) -> i64:
    """The seats that have at least so many stones."""
    out: i64 = 0
    for seat in range(s.seats):
        if stones[at + seat] >= enough:
            out |= one(seat)
    return out


def sole_second(s: Versailles, leaders: i64, stones: vec[i64], at: i64) -> i64:
    """The colour alone behind the leader as a set, empty when several share that place."""
    best: i64 = 0
    out: i64 = 0
    for colour in range(s.colours()):
        n = stones[at + colour]
        if leaders >> colour & 1 or n < best or n == 0:
            continue
        out = out | one(colour) if n == best else one(colour)
        best = n
    if count(out) > 1:
        return 0
    return out


def sole(colours: i64) -> i64:
    """The one member of a set of one, else NOBODY."""
    if colours == 0 or colours & (colours - 1):
        return NOBODY
    out: i64 = 0
    while colours > 1:  # of few colours quicker than `lowest`
        colours >>= 1
        out += 1
    return out
