"""What matters to an advisor or to the monarch: the most telling first, or nothing.

As in reasons.py the goals and faces of others are never looked at.
"""

from __future__ import annotations

from cabale.core.reason import Reason, reason, warning
from cabale.games.reigns.actions import (
    ASK_ENOUGH,
    ASK_JUDGE,
    ASK_MIND,
    ASK_PICK,
    ASK_PITCH,
    ASK_REVEAL,
)
from cabale.games.reigns.pieces import ABDICATION, END, HAND, NO, PILLARS
from cabale.games.reigns.reasons import EDGE, credit, minding, pile, proposing, stopping
from cabale.games.reigns.scoring import goal_points
from cabale.games.reigns.state import Reigns

NEAR_PEACE = 3  # proposals before abdication from which on the monarch counts them


def matters(s: Reigns, seat: int) -> list[Reason]:
    """What the open question is about."""
    if s.decision == ASK_PICK:
        return [*too_late(s), *threatened(s, seat), *goal(s, seat)]
    if s.decision == ASK_PITCH:
        return pitching(s, seat)
    if s.decision == ASK_JUDGE:
        return [*touched(s), *doubtful(s), *peace(s), *trusted(s), pile(s, 0)]
    if s.decision == ASK_REVEAL:
        return touched(s)
    if s.decision == ASK_MIND:
        return [one for one in minding(s, False) if one.key in ("kills-now", "survives")]
    return enough(s, seat) if s.decision == ASK_ENOUGH else []


# -- an advisor


def too_late(s: Reigns) -> list[Reason]:
    """§4.4 One turn more and the monarch may abdicate: then no goal pays."""
    left = int(ABDICATION - len(s.court))
    return [warning("too-late", "4.4", number=left)] if left <= s.seats - 1 else []


def threatened(s: Reigns, seat: int) -> list[Reason]:
    """§4.1 The marker nearest to an end, and what one's goal would pay as things are."""
    worst = max(range(PILLARS), key=lambda p: abs(int(s.track[p])))
    if abs(int(s.track[worst])) < EDGE or s.goal[seat] == NO:
        return []
    args = {"pillar": worst, "space": s.track[worst] + END}
    return [reason("end-near", "4.1", **args, number=goal_points(s, s.goal[seat]))]


def goal(s: Reigns, seat: int) -> list[Reason]:
    """§2.3 What one's goal asks for."""
    if s.goal[seat] == NO:
        return []
    return [reason("goal", "5.2", goal=s.goal[seat], number=goal_points(s, s.goal[seat]))]


def pitching(s: Reigns, seat: int) -> list[Reason]:
    """§3.1 Which cards of the hand serve the goal; once one is proposed, how that one does."""
    if s.goal[seat] == NO:
        return []
    if s.card[seat] != NO:
        return proposing(s, seat, s.card[seat])[:1]
    hand = [int(s.hand[seat * HAND + n]) for n in range(s.held[seat])]
    told = [{one.key for one in proposing(s, seat, card)} for card in hand]
    ending = sum(1 for keys in told if keys & {"kills-white", "kills-black"})
    both = sum(1 for keys in told if "both-ways" in keys)
    worth = goal_points(s, s.goal[seat])
    out = too_late(s)
    if ending:
        out.append(reason("hand-ends", "4.1", number=ending, number2=worth))
    if both:
        out.append(reason("hand-serves", "5.2", number=both))
    return [*out, *goal(s, seat)]


# -- the monarch


def touched(s: Reigns) -> list[Reason]:
    """§4.1 The marker nearest to an end, and how many proposals not turned over touch it."""
    worst = max(range(PILLARS), key=lambda p: abs(int(s.track[p])))
    if abs(int(s.track[worst])) < EDGE:
        return []
    hidden = [p for p in range(s.seats) if s.card[p] != NO and not s.shown >> p & 1]
    near = sum(1 for p in hidden if s.box.touched[s.card[p]] >> worst & 1)
    if not near:
        return []
    return [warning("edge-touched", "4.1", pillar=worst, space=s.track[worst] + END, number=near)]


def doubtful(s: Reigns) -> list[Reason]:
    """§8.3 The advisor who has broken more words than it kept."""
    for advisor in range(s.seats):
        kept = int(s.all_kept(advisor))
        if advisor != s.monarch and int(s.all_words(advisor)) > 2 * kept:
            return [credit(s, advisor)]
    return []


def trusted(s: Reigns) -> list[Reason]:
    """§8.3 The advisor who has kept the most words and broken none."""
    honest = [p for p in range(s.seats) if p != s.monarch and s.all_words(p) == s.all_kept(p) > 0]
    best = max(honest, key=lambda p: int(s.all_kept(p)), default=NO)
    return [] if best == NO else [credit(s, best)]


def peace(s: Reigns) -> list[Reason]:
    """§4.4 How few accepted proposals are left to abdication."""
    return [pile(s, 0)] if ABDICATION - len(s.court) <= NEAR_PEACE else []


def enough(s: Reigns, seat: int) -> list[Reason]:
    """§6.3 Whether one would win if the game ended here."""
    best = max(int(s.points[p]) for p in range(s.seats) if p != seat)
    return stopping(s, seat, int(s.points[seat]) > best)
