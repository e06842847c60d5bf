"""What earlier versions of the rules did otherwise; each difference has its name.

Version 1 is that of 0.1.0. Tables that began by it are finished by it.
"""

from __future__ import annotations

from cabale.games.louis_xiv.state import Versailles


def owner_gains_most(s: Versailles) -> bool:
    """§9.1 Supply missions in the order that is never worse; before, in that of their numbers."""
    return s.rules > 1


def may_take_none(s: Versailles) -> bool:
    """§4.5 A card may take back what is left, even if that is nothing."""
    return s.rules > 1


def order_is_free(s: Versailles) -> bool:
    """L-8 A path counts by where its stones lie; before, they had to be laid along it."""
    return s.rules > 1


def free_come_first(s: Versailles) -> bool:
    """§5.9 All that is free comes before the bribes; before, both went round together."""
    return s.rules > 1


def known_plots_count(s: Versailles) -> bool:
    """L-29 Whose plots everybody knows is asked only about them."""
    return s.rules > 1


def ways_are_sets(s: Versailles) -> bool:
    """L-31 Two chips pay in one way, whichever of them stands for which slot."""
    return s.rules > 1
