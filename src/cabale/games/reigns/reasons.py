"""Why a proposal, a word or a verdict: tracks, one's own goal and faces, and what is remembered.

The goals and faces of others are never looked at; of a proposal that lies face down only its back,
what was said of it, and how its advisor has kept its word before.
"""

from __future__ import annotations

from cabale.core.reason import Reason, reason, untrue, warning
from cabale.games.reigns.actions import (
    ACCEPT,
    ASK,
    CLAIM,
    CONTINUE,
    CROWN,
    DONE,
    DRAW,
    FILL,
    PROPOSE,
    REJECT,
    RELENT,
    SEAL,
    STAND,
    STOP,
    TURN,
    WARN,
)
from cabale.games.reigns.pieces import ABDICATION, END, GOAL_SIGNS, NO, PILLARS, moved
from cabale.games.reigns.pieces import is_belied as belies
from cabale.games.reigns.piles import first_top
from cabale.games.reigns.scoring import goal_points, goal_points_after
from cabale.games.reigns.state import ACCEPTING, Reigns

THEMES = (  # what puzzles are about: a theme, and the reasons that belong to it; the last takes all
    ("order", ("order",)),
    ("truth", ("kills-black",)),
    ("blow", ("kills-white",)),
    ("edge", ("both-ways",)),
    ("hour", ("too-late",)),
    ("refusal", ("by-refusal",)),
    ("backs", ("back-both", "back-one")),
    ("wish", ()),
)
SOLUTIONS = (PROPOSE, TURN, DRAW)  # of puzzles: words and verdicts are drawn from a mix
EDGE = 3  # a marker from here on may be moved to its end by a strong card


def reasons(s: Reigns, seat: int, action: int) -> list[Reason]:
    """What an answer does for one's goal, one's word or one's reign."""
    if PROPOSE.has(action):
        return proposing(s, seat, PROPOSE.row(action))
    if CLAIM.has(action):
        side = s.box.white
        return saying(s, side[s.card[seat] * PILLARS + CLAIM.row(action)], action, CLAIM)
    if WARN.has(action):
        side = s.box.black
        return saying(s, side[s.card[seat] * PILLARS + WARN.row(action)], action, WARN)
    if ACCEPT.has(action):
        return accepting(s, ACCEPT.row(action))
    if REJECT.has(action):
        return rejecting(s, REJECT.row(action))
    return other_reasons(s, seat, action)


def other_reasons(s: Reigns, seat: int, action: int) -> list[Reason]:
    if DRAW.has(action):
        return drawing(s, seat, s.tops[first_top(s, seat) + DRAW.row(action)])
    if FILL.has(action):
        return [reason("fills", "2.5", number=s.held[seat])]
    if TURN.has(action):
        return turning(s, TURN.row(action))
    if STAND.has(action) or RELENT.has(action):
        return minding(s, RELENT.has(action))
    if ASK.has(action):
        return [credit(s, ASK.row(action))]
    if DONE.has(action):
        return [reason("says-nothing", "8.3")]
    if STOP.has(action) or CONTINUE.has(action):
        return stopping(s, seat, STOP.has(action))
    if SEAL.has(action):
        return [pile(s, count_accepted(s))]
    if CROWN.has(action):
        return [reason("heir", "6.1", seat=CROWN.row(action), number=s.points[CROWN.row(action)])]
    return []


# -- an advisor's cards


def after(s: Reigns, card: int, white: bool) -> list[int]:
    """The tracks with one side of a card applied, other cards left aside."""
    side = s.box.white if white else s.box.black
    return [int(moved(s.track[p], side[card * PILLARS + p])) for p in range(PILLARS)]


def ends_at(tracks: list[int]) -> int:
    """The first pillar at an end of its track, NO for none."""
    return next((p for p, place in enumerate(tracks) if abs(place) == END), int(NO))


def proposing(s: Reigns, seat: int, card: int) -> list[Reason]:
    """§5.2 What either side of a card is worth to one's goal, and whether it kills."""
    goal = s.goal[seat]
    now = int(goal_points(s, goal))
    white = int(goal_points_after(s, goal, s.box.white, card * PILLARS)) - now
    black = int(goal_points_after(s, goal, s.box.black, card * PILLARS)) - now
    out = serving(white, black)
    for key, side in (("kills-white", True), ("kills-black", False)):
        pillar = ends_at(after(s, card, side))
        if pillar != NO:
            paid = int(goal_points(s, goal)) + (white if side else black)
            say = reason if paid else warning  # a reign that ends in time to pay nothing
            out.insert(0, say(key, "4.1", pillar=pillar, number=paid))
    left = ABDICATION - len(s.court)
    if left <= s.seats - 1:
        out.append(warning("too-late", "4.4", number=left))
    return out


def serving(white: int, black: int) -> list[Reason]:
    """How the value of a goal changes, accepted and rejected; what it loses is always said."""
    if white > 0 and black > 0:
        return [reason("both-ways", "5.2", number=white, number2=black)]
    if white == black == 0:
        return [reason("harmless", "3.5")]
    out = []
    if white > 0:
        out.append(reason("by-acceptance", "5.2", number=white))
    elif black > 0:
        out.append(reason("by-refusal", "5.2", number=black))
    elif white == 0:
        out.append(reason("as-it-was", "3.5"))
    if white < 0:
        out.append(warning("hurts-goal", "5.2", number=-white))
    if black < 0:
        out.append(warning("refusal-hurts", "5.2", number=-black))
    return out


def drawing(s: Reigns, seat: int, card: int) -> list[Reason]:
    """§2.5 Which pillars of one's goal the back of the top card shows."""
    touched = s.box.touched[card]
    wanted = [p for p in range(PILLARS) if GOAL_SIGNS[s.goal[seat] * PILLARS + p]]
    shown = [p for p in wanted if touched >> p & 1]
    if len(shown) == 2:
        return [reason("back-both", "2.5", pillar=shown[0], pillar2=shown[1])]
    if shown:
        return [reason("back-one", "2.5", pillar=shown[0])]
    return [warning("back-none", "2.5")]


def saying(s: Reigns, steps: int, action: int, verb: object) -> list[Reason]:
    """§8.3 Whether the card will bear the words out, seen by all once it is turned over."""
    row, force = (CLAIM.row(action), CLAIM.column(action))
    if verb is WARN:
        row, force = WARN.row(action), WARN.column(action)
    if belies(force, steps):
        return [untrue("word", "8.3", pillar=row, force=force)]
    return [reason("true-word", "8.3", pillar=row, force=force)]


# -- a monarch's verdicts


def credit(s: Reigns, advisor: int) -> Reason:
    """§8.3 How an advisor has kept its word in all reigns."""
    kept = int(s.all_kept(advisor))
    broken = int(s.all_words(advisor)) - kept
    if kept == broken == 0:
        return reason("untested", "8.3", seat=advisor)
    return reason("credit", "8.3", seat=advisor, number=kept, number2=broken)


def count_accepted(s: Reigns) -> int:
    return sum(1 for p in range(s.seats) if p != s.monarch and s.verdict[p] == ACCEPTING)


def pile(s: Reigns, more: int) -> Reason:
    """§4.4 The monarch's pile, and what is left to abdication."""
    have = len(s.court) + more
    return reason("pile", "4.4", number=have, number2=max(0, ABDICATION - have))


def accepting(s: Reigns, advisor: int) -> list[Reason]:
    """§3.5 A point for the pile; what was said of a marker near its end."""
    return [*edges(s, advisor), pile(s, count_accepted(s) + 1), credit(s, advisor)]


def rejecting(s: Reigns, advisor: int) -> list[Reason]:
    """§3.6 The black side will act: of what its back shows, which marker is near its end."""
    out = [credit(s, advisor)]
    said = announced(s, advisor)
    out += [warning("edge-said", "3.6", pillar=p, space=s.track[p] + END) for p in said[:1]]
    return out


def announced(s: Reigns, advisor: int) -> list[int]:
    """The pillars near an end to which the words of an advisor would bring them nearer."""
    out = []
    for p in range(PILLARS):
        claim = s.claim[advisor * PILLARS + p]
        rises = claim - 1 >= 2
        if claim and abs(int(s.track[p])) >= EDGE and (s.track[p] > 0) == rises:
            out.append(p)
    return out


def edges(s: Reigns, advisor: int) -> list[Reason]:
    """§4.1 A marker near its end that the back of the proposal touches."""
    touched = s.box.touched[s.card[advisor]]
    near = [p for p in range(PILLARS) if abs(int(s.track[p])) >= EDGE and touched >> p & 1]
    return [warning("edge", "4.1", pillar=p, space=s.track[p] + END) for p in near[:1]]


def turning(s: Reigns, advisor: int) -> list[Reason]:
    """§3.6 The order matters where markers stand near an end."""
    return [*edges(s, advisor), reason("order", "3.6", seat=advisor)]


def minding(s: Reigns, relents: bool) -> list[Reason]:
    """§3.8 What either side of the card that lies open now does to the tracks."""
    card, accepted = int(s.card[s.x]), s.verdict[s.x] == ACCEPTING
    side = accepted != relents
    pillar, other = ends_at(after(s, card, side)), ends_at(after(s, card, not side))
    if pillar != NO:
        return [warning("kills-now", "4.1", pillar=pillar)]
    if other != NO:
        return [reason("survives", "4.1", pillar=other)]
    return [reason("counts-white" if side else "counts-black", "3.7")]


def stopping(s: Reigns, seat: int, stops: bool) -> list[Reason]:
    """§6.3 The points of now, one's own and the best of the others."""
    best = max(int(s.points[p]) for p in range(s.seats) if p != seat)
    return [reason("stop" if stops else "go-on", "6.3", number=s.points[seat], number2=best)]
