"""§7 What the objectives of a player count at the end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, one
from cabale.games.cape_epee.pieces import (
    DOMAINS,
    FACES,
    NO_OBJECTIVE,
    OBJECTIVES,
    VALUES,
    bit_of,
    count_of,
    face_of,
    value_of,
)


def plain_sum(won: i64) -> i64:
    """§7.2 The points of all objectives."""
    total: i64 = 0
    for bit in range(OBJECTIVES):
        if won & one(bit):
            total += value_of(face_of(bit))
    return total


def best_of(won: i64, domain: i64) -> i64:
    """The dearest objective of a domain, NO_OBJECTIVE if there is none."""
    for n in range(VALUES):
        face = domain * VALUES + VALUES - 1 - n
        if won & one(bit_of(face)):
            return face
    return NO_OBJECTIVE


def has_all_domains(won: i64) -> bool:
    for domain in range(DOMAINS):
        if best_of(won, domain) == NO_OBJECTIVE:
            return False
    return True


def best_sum(won: i64) -> i64:
    """The best objective of every domain, added up."""
    total: i64 = 0
    for domain in range(DOMAINS):
        total += value_of(best_of(won, domain))
    return total


def special_count(won: i64) -> i64:
    """§7.3 With all six domains: the best of each twice, less one for every further card."""
    return 2 * best_sum(won) - (count(won) - DOMAINS)


def points_of(won: i64) -> i64:
    """§7.1 The better of the two ways to count."""
    total = plain_sum(won)
    if has_all_domains(won) and special_count(won) > total:
        return special_count(won)
    return total


def standing_of(won: i64) -> vec[i64]:
    """§7.4 Points, then the objectives of value 5, 4, 3, 2 and 1."""
    out = append(vec[i64](capacity=VALUES + 1), points_of(won))
    for n in range(VALUES):
        held: i64 = 0
        for domain in range(DOMAINS):
            held += count_of(won, domain * VALUES + VALUES - 1 - n)
        out = append(out, held)
    return out


def objectives_in(won: i64) -> list[int]:
    """The objectives of a set, both of a pair of 3s."""
    out: list[int] = []
    for face in range(FACES):
        for _i in range(count_of(won, face)):
            out.append(face)
    return out
