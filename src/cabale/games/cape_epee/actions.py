"""What is asked, answered and told: questions, verbs and kinds of events, by their codes."""

from __future__ import annotations

from typing import Final

from cabale.core.codes import Codes
from cabale.games.cape_epee.pieces import CARDS, FACES, MAX_COLUMNS, MAX_SEATS

CODES: Final = Codes()
VERBS: Final = CODES.verbs
EVENTS: Final = CODES.events

# -- questions, in the order of DECISIONS

ASK_DEAL: Final = 0
ASK_TURN_OBJECTIVE: Final = 1
ASK_SLIDE: Final = 2
ASK_SWAP: Final = 3
ASK_HIDE: Final = 4
ASK_CLOAK_DRAW: Final = 5
ASK_DRAW: Final = 6

# -- answers

SLIDE: Final = CODES.verb("slide", ("card", "column"), CARDS, MAX_COLUMNS)
SWAP: Final = CODES.verb("swap", ("column",), MAX_COLUMNS)
KEEP: Final = CODES.verb("keep")
HIDE: Final = CODES.verb("hide", ("card",), CARDS)
DECLINE: Final = CODES.verb("decline")
DRAW: Final = CODES.verb("draw", ("seat", "card"), MAX_SEATS, CARDS)
TURN: Final = CODES.verb("turn", ("objective",), FACES)

# -- events

AWARD: Final = ("objective", "column", "half", "half")

ROUND_BEGUN: Final = CODES.event("round-begun", "3.1", ("round",))
OBJECTIVE_TURNED: Final = CODES.event(
    "objective-turned", "3.1", ("column", "objective"), reveals=True
)
DEALT: Final = CODES.event("dealt", "2.2", ("card",), secrets=1, reveals=True)
SLID: Final = CODES.event("slid", "3.2", ("column", "card"), secrets=1)
TURNED_UP: Final = CODES.event("turned-up", "3.3", ("card", "column"), reveals=True)
STABBED: Final = CODES.event("stabbed", "5.5", ("card", "column"), reveals=True)
CLOSED: Final = CODES.event("closed", "5.6", ("column",))
MOVED: Final = CODES.event("moved", "5.4", ("column", "column"))
STAYED: Final = CODES.event("stayed", "R-28", ("column",))
SWAPPED: Final = CODES.event("swapped", "5.7", ("column", "column"))
KEPT: Final = CODES.event("kept", "5.7", ("column",))
HID: Final = CODES.event("hid", "5.8", ("column", "card"), secrets=1)
DECLINED: Final = CODES.event("declined", "5.8", ("column",))
DREW: Final = CODES.event("drew", "3.4", ("card",), secrets=1, reveals=True)
SHUFFLED: Final = CODES.event("shuffled", "3.4")
PASSED_OVER: Final = CODES.event("passed-over", "R-30")
ROUND_ENDED: Final = CODES.event("round-ended", "4.1", ("round",), reveals=True)
WON_HIGHEST: Final = CODES.event("won-highest", "4.4", AWARD)
WON_NEAREST: Final = CODES.event("won-nearest", "4.5", AWARD)
WON_LOWEST: Final = CODES.event("won-lowest", "5.18", AWARD)
WON_FURTHEST: Final = CODES.event("won-furthest", "5.18", AWARD)
WON_PAIR: Final = CODES.event("won-pair", "5.13", ("objective", "column"))
WON_NEAREST_PAIR: Final = CODES.event("won-nearest-pair", "5.13", ("objective", "column"))
WON_ALONE: Final = CODES.event("won-alone", "4.4", ("objective", "column", "half"))
UNCLAIMED: Final = CODES.event("unclaimed", "R-23", ("objective", "column"))
SILENCED: Final = CODES.event("silenced", "5.10", detail=True)
LATE: Final = CODES.event("late", "4.2", ("card",), detail=True)
MUTED: Final = CODES.event("muted", "5.8", ("card",), detail=True)
TWINS: Final = CODES.event("twins", "R-4", ("card",), detail=True)
COUNTED: Final = CODES.event("counted", "4.3", ("card", "half"), detail=True)
ALTERED: Final = CODES.event("altered", "6.4", ("card", "half", "half"), detail=True)
COPIED: Final = CODES.event("copied", "5.19", ("card", "half"), detail=True)
VALUELESS: Final = CODES.event("valueless", "5.19", ("card",), detail=True)
ELIMINATED: Final = CODES.event("eliminated", "6.2", ("card", "half", "card"), detail=True)
TOTALLED: Final = CODES.event("totalled", "4.4", ("half",), detail=True)
FINAL_SUM: Final = CODES.event("final-sum", "7.2", ("points",))
FINAL_SPECIAL: Final = CODES.event("final-special", "7.3", ("points",))
ADDED_UP: Final = CODES.event("added-up", "7.2", ("number", "points"), detail=True)
BEST_OF_DOMAIN: Final = CODES.event("best-of-domain", "7.3", ("objective",), detail=True)
DOUBLED: Final = CODES.event("doubled", "7.3", ("points", "number", "points"), detail=True)
CAME_BACK: Final = CODES.event("came-back", "R-27", ("column",))

# the same by another paragraph
CLOAK_DREW: Final = CODES.event_by("5.8", DREW)
MADE_UP: Final = CODES.event_by("R-30", DEALT)
