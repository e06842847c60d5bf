"""What words, credit and cards shown make likely: which goal, which face behind a back.

`goal_weight` and `face_weight` are the odds by which worlds are drawn anew, and by which a monarch
judges: both go by what all have seen alone. The numbers of `belief.toml` are fitted to games among
bots by `benchmarks/reigns_belief.py`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.games.reigns.pieces import END, GOAL_SIGNS, PILLARS, clamp, is_belied

if TYPE_CHECKING:
    from cabale.games.reigns.state import Reigns

LEAST_LEAN: Final = -3  # beyond these an advisor's lean convinces no further
MOST_LEAN: Final = 6

# where a face would move a pillar, seen from its marker
WHERE_NAMES: Final = ("inward", "centre", "outward", "tottering", "deadly")
INWARD: Final = 0
CENTRE: Final = 1
OUTWARD: Final = 2
TOTTERING: Final = 3  # one step from the end
DEADLY: Final = 4
# what was said of it
SAID_NAMES: Final = ("unsaid", "true", "false")
UNSAID: Final = 0
TRUE: Final = 1
FALSE: Final = 2
SAIDS: Final = 3
# what an advisor's record of all reigns is like
CREDIT_NAMES: Final = (
    *("unknown", "kept-once", "kept-twice", "kept-often"),
    *("seldom-broken", "half-broken", "mostly-broken"),
)
UNKNOWN: Final = 0
KEPT_OFTEN: Final = 3
SELDOM: Final = 4
LEAN_NAMES: Final = ("white", "black")
# the numbers in one row: words, the credit of what is false, the lean of each side, and whether a
# refusal would kill: such cards are laid more often than by chance
CREDIT: Final = 15
LEAN: Final = 22
THREAT: Final = 24
FEATURES: Final = 25

DOUBLING: Final = 16  # so many make a face twice as likely
# 2 ** (i / 16), in 1024ths: all faces of a back together stay below 2 ** 31, as dice need
ROOTS: Final[vec[i64]] = vec[i64]([round(1024 * 2 ** (i / 16)) for i in range(DOUBLING)])
FARTHEST: Final = 112  # seven doublings: nothing is believed or excluded beyond


def belief_data() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("belief.toml").read_text("utf-8"))


def fitted_odds() -> vec[i64]:
    """The row that `belief.toml` holds, in sixteenths of a doubling."""
    found = belief_data()
    out = vec[i64](capacity=FEATURES)
    for where in WHERE_NAMES:
        for said in SAID_NAMES:
            out = append(out, int(found["word"][where][said]))
    for credit in CREDIT_NAMES:
        out = append(out, int(found["credit"][credit]))
    for side in LEAN_NAMES:
        out = append(out, int(found["lean"][side]))
    return append(out, int(found["refused"]["deadly"]))


def grudges() -> vec[i64]:
    """What a record of each kind costs, shared among the advisors: a norm that keeps words kept."""
    found = belief_data()["grudge"]
    out = vec[i64](capacity=len(CREDIT_NAMES))
    for credit in CREDIT_NAMES:
        out = append(out, int(found.get(credit, 0)))
    return out


def unheard_odds() -> vec[i64]:
    """The same row without all that is said."""
    out = fitted_odds()
    for i in range(LEAN):
        out[i] = 0
    return out


ODDS: Final[vec[i64]] = fitted_odds()
UNHEARD: Final[vec[i64]] = unheard_odds()
GRUDGE: Final[vec[i64]] = grudges()


# -- the record


def credit_class(kept: i64, broken: i64) -> i64:
    """What a record is like: clean and how long, or by the share of broken words."""
    if broken == 0:
        return kept if kept < 2 else 2 if kept < 4 else KEPT_OFTEN
    if 3 * broken <= kept + broken:
        return SELDOM
    return SELDOM + 1 if 3 * broken <= 2 * (kept + broken) else SELDOM + 2


def credit_of(s: Reigns, seat: i64) -> i64:
    kept = s.all_kept(seat)
    return credit_class(kept, s.all_words(seat) - kept)


def grudge(s: Reigns, seat: i64) -> i64:
    """What an advisor's broken words of all reigns cost its proposals, in hundredths of a point.

    Where many advise, each proposal decides less, and so does the name of whoever makes it.
    """
    return GRUDGE[credit_of(s, seat)] // (s.seats - 1)


# -- goals and faces


def goal_weight(s: Reigns, seat: i64, goal: i64) -> i64:
    """How well a goal explains the white sides that an advisor has proposed: doubled each step."""
    lean: i64 = 0
    for p in range(PILLARS):
        lean += GOAL_SIGNS[goal * PILLARS + p] * s.lean[seat * PILLARS + p]
    return 1 << (clamp(lean, LEAST_LEAN, MOST_LEAN) - LEAST_LEAN)


def where_moved(place: i64, steps: i64) -> i64:
    """Where a marker goes, as far as a monarch cares."""
    if place == 0:
        return CENTRE
    if (place > 0) != (steps > 0):
        return INWARD
    after = place + steps if place > 0 else -place - steps
    if after >= END:
        return DEADLY
    return TOTTERING if after == END - 1 else OUTWARD


def said_of(claim: i64, steps: i64) -> i64:
    """Whether a pillar was spoken of, and whether a face bears it out."""
    if claim == 0:
        return UNSAID
    return FALSE if is_belied(claim - 1, steps) else TRUE


def face_odds(s: Reigns, seat: i64, card: i64, row: vec[i64]) -> i64:
    """What a row of numbers makes of this card behind the back, in sixteenths of a doubling."""
    odds: i64 = 0
    for p in range(PILLARS):
        white, black = s.box.white[card * PILLARS + p], s.box.black[card * PILLARS + p]
        lean = clamp(s.lean[seat * PILLARS + p], LEAST_LEAN, -LEAST_LEAN)
        odds += lean * (white * row[LEAN] + black * row[LEAN + 1])
        if black != 0 and where_moved(s.track[p], black) == DEADLY:
            odds += row[THREAT]
        if white != 0:
            said = said_of(s.claim[seat * PILLARS + p], white)
            odds += row[where_moved(s.track[p], white) * SAIDS + said]
            if said == FALSE:
                odds += row[CREDIT + credit_of(s, seat)]
    return odds


def face_weight(s: Reigns, seat: i64, card: i64) -> i64:
    """How likely an advisor of this record and lean laid this card with these claims."""
    return doubled(face_odds(s, seat, card, ODDS))


def plain_weight(s: Reigns, seat: i64, card: i64) -> i64:
    """The same for whoever listens to nothing: by the lean and what threatens alone."""
    return doubled(face_odds(s, seat, card, UNHEARD))


def doubled(odds: i64) -> i64:
    """2 to the power of so many sixteenths, in whole numbers that are the same everywhere."""
    odds = clamp(odds, -FARTHEST, FARTHEST) + FARTHEST
    return ROOTS[odds % DOUBLING] << (odds // DOUBLING)
