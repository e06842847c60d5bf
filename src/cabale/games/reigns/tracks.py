"""The four tracks: markers go their steps, and one at an end kills."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cabale.games.reigns.actions import MOVED
from cabale.games.reigns.pieces import END, NO, PILLARS, moved
from cabale.games.reigns.state import Reigns


def move_markers(s: Reigns, seat: i64, steps: vec[i64], at: i64) -> None:
    """§R-1 Each marker goes its steps but never beyond the end of its track."""
    for p in range(PILLARS):
        if steps[at + p] != 0:
            before = s.track[p]
            s.track[p] = moved(before, steps[at + p])
            s.tell(MOVED, seat, p, before + END, s.track[p] + END)


def is_dead(s: Reigns) -> bool:
    """§4.1 Whether a marker stands on the end of its track."""
    for p in range(PILLARS):
        if s.track[p] == END or s.track[p] == -END:
            return True
    return False


def first_death(s: Reigns) -> i64:
    """The first pillar that is at an end, as a death."""
    for p in range(PILLARS):
        if s.track[p] == END:
            return 2 * p + 1
        if s.track[p] == -END:
            return 2 * p
    return NO
