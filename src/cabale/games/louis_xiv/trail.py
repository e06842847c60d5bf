"""§4.3 The stones of the card being played: y of them lie, and z says where, in their order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.games.louis_xiv.actions import ASK_FOUR, ASK_LAY
from cabale.games.louis_xiv.state import NOBODY, Versailles

BITS: Final = 4  # of one courtier
MASK: Final = 15


def is_laying(s: Versailles) -> bool:
    """Whether y and z speak of stones now."""
    return s.decision == ASK_LAY or s.decision == ASK_FOUR


def trail_length(s: Versailles) -> i64:
    """How many stones lie, none while no card is being played."""
    if not is_laying(s):
        return 0
    return s.y


def stone_at(s: Versailles, n: i64) -> i64:
    """The courtier on whom the stone lies that has `n` before it."""
    return s.z >> BITS * n & MASK


def trail_end(s: Versailles) -> i64:
    """The courtier on whom the last stone lies."""
    return stone_at(s, s.y - 1)


def lengthen(s: Versailles, courtier: i64) -> None:
    """One stone more."""
    s.z |= courtier << BITS * s.y
    s.y += 1


def came_from(s: Versailles) -> i64:
    """The courtier behind the end of the trail, NOBODY where there is none."""
    if s.y != 2:
        return NOBODY
    first = stone_at(s, 0)
    if first == stone_at(s, 1):
        return NOBODY
    return first


def count_laid(s: Versailles, courtier: i64) -> i64:
    """How many stones of the trail lie on a courtier."""
    n: i64 = 0
    for i in range(trail_length(s)):
        if stone_at(s, i) == courtier:
            n += 1
    return n
