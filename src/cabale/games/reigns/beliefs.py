"""What words, credit and cards shown make likely: which goal, which face behind a back.

`goal_weight` and `face_weight` are the odds by which worlds are drawn anew; `likeness` is what a
monarch at the table makes of a back, who goes by what all have seen alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cabale.games.reigns.pieces import GOAL_SIGNS, PILLARS, clamp, is_belied

if TYPE_CHECKING:
    from cabale.games.reigns.state import Reigns

LEAST_LEAN: Final = -3  # beyond these an advisor's lean convinces no further
MOST_LEAN: Final = 6
MOST_WORDS: Final = 8  # kept or broken: more convince no further
EVEN_TASTE: Final = 8  # the weight of a card towards which nobody leans, with its bounds
LEAST_TASTE: Final = 2
MOST_TASTE: Final = 24


def goal_weight(s: Reigns, seat: i64, goal: i64) -> i64:
    """How well a goal explains the white sides that an advisor has proposed: doubled each step."""
    lean: i64 = 0
    for p in range(PILLARS):
        lean += GOAL_SIGNS[goal * PILLARS + p] * s.lean[seat * PILLARS + p]
    return 1 << (clamp(lean, LEAST_LEAN, MOST_LEAN) - LEAST_LEAN)


def face_weight(s: Reigns, seat: i64, card: i64) -> i64:
    """How likely an advisor of this credit and goal laid this card with these claims."""
    kept = s.all_kept(seat)
    broken = s.all_words(seat) - kept
    weight: i64 = 1
    benefit: i64 = 0
    for p in range(PILLARS):
        steps = s.box.white[card * PILLARS + p]
        if s.goal[seat] >= 0:
            benefit += GOAL_SIGNS[s.goal[seat] * PILLARS + p] * steps
        if steps != 0:
            claim = s.claim[seat * PILLARS + p]
            weight *= word_weight(s.track[p] * steps > 0, steps, claim, kept, broken)
    return weight * (clamp(benefit, LEAST_LEAN, MOST_LEAN) - LEAST_LEAN + 1)


def word_weight(outward: bool, steps: i64, claim: i64, kept: i64, broken: i64) -> i64:
    """How well a word about one pillar, or none, fits a card that moves it so.

    What drives a pillar farther out is passed over in silence or denied, seldom anything else.
    """
    if claim == 0:
        return 8 if outward else 2
    if not is_belied(claim - 1, steps):
        return 4 * (clamp(kept, 0, MOST_WORDS) + 2)
    lie = clamp(broken, 0, MOST_WORDS) + 1
    return 4 * lie if outward else lie


def likeness(s: Reigns, seat: i64, card: i64) -> i64:
    """How likely this card lies behind the back: by the claims, the credit and the lean so far."""
    kept = s.all_kept(seat)
    broken = s.all_words(seat) - kept
    weight: i64 = 4
    lean: i64 = EVEN_TASTE
    for p in range(PILLARS):
        steps = s.box.white[card * PILLARS + p]
        claim = s.claim[seat * PILLARS + p]
        lean += s.lean[seat * PILLARS + p] * steps
        if claim > 0 and steps != 0:
            weight *= broken + 1 if is_belied(claim - 1, steps) else kept + 2
    return weight * clamp(lean, LEAST_TASTE, MOST_TASTE)
