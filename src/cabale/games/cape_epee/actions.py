"""What may be answered and what is told: verbs, questions and kinds of events."""

from __future__ import annotations

from typing import Final

from cabale.core.journal import EventKind
from cabale.core.protocol import Verb
from cabale.games.cape_epee.pieces import CARDS, FACES, MAX_COLUMNS, MAX_SEATS

# -- verbs

SLIDE: Final = Verb("slide", 0, ("card", "column"), CARDS, MAX_COLUMNS)
SWAP: Final = Verb("swap", 150, ("column",), MAX_COLUMNS)
KEEP: Final = Verb("keep", 156)
HIDE: Final = Verb("hide", 157, ("card",), CARDS)
DECLINE: Final = Verb("decline", 182)
DRAW: Final = Verb("draw", 183, ("seat", "card"), MAX_SEATS, CARDS)
TURN: Final = Verb("turn", 333, ("objective",), FACES)
VERBS: Final = (SLIDE, SWAP, KEEP, HIDE, DECLINE, DRAW, TURN)

# -- questions

ASK_DEAL: Final = 0
ASK_OBJECTIVE: Final = 1
ASK_SLIDE: Final = 2
ASK_SWAP: Final = 3
ASK_HIDE: Final = 4
ASK_CLOAK_DRAW: Final = 5
ASK_DRAW: Final = 6

# -- events; each list of names is the order of the numbers below

ROUND_BEGUN: Final = 0
OBJECTIVE_TURNED: Final = 1
DEALT: Final = 2
SLID: Final = 3
TURNED_UP: Final = 4
STABBED: Final = 5
CLOSED: Final = 6
MOVED: Final = 7
STAYED: Final = 8
SWAPPED: Final = 9
KEPT: Final = 10
HID: Final = 11
DECLINED: Final = 12
DREW: Final = 13
SHUFFLED: Final = 14
PASSED_OVER: Final = 15
ROUND_ENDED: Final = 16
WON_HIGHEST: Final = 17
WON_NEAREST: Final = 18
WON_LOWEST: Final = 19
WON_FURTHEST: Final = 20
WON_PAIR: Final = 21
WON_NEAREST_PAIR: Final = 22
WON_ALONE: Final = 23
UNCLAIMED: Final = 24
SILENCED: Final = 25
COUNTED: Final = 26
ALTERED: Final = 27
COPIED: Final = 28
VALUELESS: Final = 29
ELIMINATED: Final = 30
TOTALLED: Final = 31
FINAL_SUM: Final = 32
FINAL_SPECIAL: Final = 33
ADDED_UP: Final = 34
BEST_OF_DOMAIN: Final = 35
DOUBLED: Final = 36

AWARD: Final = ("objective", "column", "half", "half")

EVENTS: Final = [
    EventKind("round-begun", "3.1", ("round",)),
    EventKind("objective-turned", "3.1", ("column", "objective"), reveals=True),
    EventKind("dealt", "2.2", ("card",), secrets=1, reveals=True),
    EventKind("slid", "3.2", ("column", "card"), secrets=1),
    EventKind("turned-up", "3.3", ("card", "column"), reveals=True),
    EventKind("stabbed", "5.5", ("card", "column"), reveals=True),
    EventKind("closed", "5.6", ("column",)),
    EventKind("moved", "5.4", ("column", "column")),
    EventKind("stayed", "R-28", ("column",)),
    EventKind("swapped", "5.7", ("column", "column")),
    EventKind("kept", "5.7", ("column",)),
    EventKind("hid", "5.8", ("column", "card"), secrets=1),
    EventKind("declined", "5.8", ("column",)),
    EventKind("drew", "3.4", ("card",), secrets=1, reveals=True),
    EventKind("shuffled", "3.4"),
    EventKind("passed-over", "R-30"),
    EventKind("round-ended", "4.1", ("round",), reveals=True),
    EventKind("won-highest", "4.4", AWARD),
    EventKind("won-nearest", "4.5", AWARD),
    EventKind("won-lowest", "5.18", AWARD),
    EventKind("won-furthest", "5.18", AWARD),
    EventKind("won-pair", "5.13", ("objective", "column")),
    EventKind("won-nearest-pair", "5.13", ("objective", "column")),
    EventKind("won-alone", "4.4", ("objective", "column", "half")),
    EventKind("unclaimed", "R-23", ("objective", "column")),
    EventKind("silenced", "5.10", detail=True),
    EventKind("counted", "4.3", ("card", "half"), detail=True),
    EventKind("altered", "6.4", ("card", "half", "half"), detail=True),
    EventKind("copied", "5.19", ("card", "half"), detail=True),
    EventKind("valueless", "5.19", ("card",), detail=True),
    EventKind("eliminated", "6.2", ("card", "half", "card"), detail=True),
    EventKind("totalled", "4.4", ("half",), detail=True),
    EventKind("final-sum", "7.2", ("points",)),
    EventKind("final-special", "7.3", ("points",)),
    EventKind("added-up", "7.2", ("number", "points"), detail=True),
    EventKind("best-of-domain", "7.3", ("objective",), detail=True),
    EventKind("doubled", "7.3", ("points", "number", "points"), detail=True),
]
