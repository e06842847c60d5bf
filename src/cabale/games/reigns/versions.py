"""What earlier versions of the rules did otherwise; each difference has its name.

Version 1 is that of 0.1.0. Tables that began by it are finished by it, with its deck.
"""

from __future__ import annotations

from cabale.games.reigns.pieces import AS_READY
from cabale.games.reigns.state import Reigns


def all_draw_together(s: Reigns) -> bool:
    """R-9 Everybody draws as they like; before, one card at a time went round."""
    return s.rules > 1


def each_is_heard(s: Reigns) -> bool:
    """§3.1 A proposal is heard as soon as it is laid; before, when the last was ready."""
    return s.rules > 1 and s.options.council == AS_READY


def council_talks(s: Reigns) -> bool:
    """§8.5 to §8.7 Speeches, remarks, opinions and warnings without being asked."""
    return s.rules > 1 and s.options.pitches


def doubters_are_asked_again(s: Reigns) -> bool:
    """§6.3 Who wants to go on hears how many want to stop, and is asked once more."""
    return s.rules > 1


def only_reigns_are_remembered(s: Reigns) -> bool:
    """R-15 Who never reigned cannot have had the most memorable reign."""
    return s.rules > 1
