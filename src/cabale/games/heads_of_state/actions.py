"""Verbs, event kinds and decisions: the codes and what they mean."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.core.journal import EventKind
from cabale.core.protocol import Verb

# -- questions

FIRST: Final[i64] = 0
DEAL: Final[i64] = 1
HATCH: Final[i64] = 2
TURN: Final[i64] = 3
DRAW: Final[i64] = 4
BUILD: Final[i64] = 5
SCHEME: Final[i64] = 6
SECOND: Final[i64] = 7
CUBE: Final[i64] = 8
TRIM: Final[i64] = 9
CULL: Final[i64] = 10

# what a card is drawn for: the x of DEAL and HATCH
TO_HAND: Final[i64] = 0
TO_REBUILD: Final[i64] = 1  # the displays of a new round
TO_CLEAN: Final[i64] = 2  # the display that replaces a cleaned one
TO_REFILL: Final[i64] = 3  # the displays after a turn

# what a turn is for: `option` of the State
NO_OPTION: Final[i64] = 0
ATTRIBUTE_OPTION: Final[i64] = 1
TREACHERY_OPTION: Final[i64] = 2

# -- answers; verbs of chance stand last

TAKE: Final = Verb("take", 0, ("attribute",), 9)
BLIND: Final = Verb("draw", 9)
CLEAN: Final = Verb("clean", 10)
SEIZE: Final = Verb("seize", 11, ("treachery",), 11)
PLOT: Final = Verb("plot", 22)
END: Final = Verb("end", 23)
DISCARD: Final = Verb("discard", 24, ("attribute",), 9)
DROP: Final = Verb("drop", 33, ("treachery",), 11)
ADD: Final = Verb("add", 44, ("treachery",), 11)
CREATE: Final = Verb("create", 55, ("place",), 112)
COURT: Final = Verb("court", 167, ("place", "attribute"), 112, 8)
STRIKE: Final = Verb("strike", 1063, ("treachery", "place"), 11, 112)
BEGIN: Final = Verb("begin", 2295, ("seat",), 5)
TURN_UP: Final = Verb("turn-up", 2300, ("attribute",), 9)
RETURN: Final = Verb("return", 2309, ("attribute",), 9)
REVOLT: Final = Verb("revolt", 2318)
BREED: Final = Verb("breed", 2319, ("treachery",), 11)
KILL: Final = Verb("kill", 2330)
SPARE: Final = Verb("spare", 2331)

VERBS: Final = (
    TAKE,
    BLIND,
    CLEAN,
    SEIZE,
    PLOT,
    END,
    DISCARD,
    DROP,
    ADD,
    CREATE,
    COURT,
    STRIKE,
    BEGIN,
    TURN_UP,
    RETURN,
    REVOLT,
    BREED,
    KILL,
    SPARE,
)

# -- events

BEGAN: Final[i64] = 0
SHOWN_CARD: Final[i64] = 1
SHOWN_PLOT: Final[i64] = 2
TURN_BEGAN: Final[i64] = 3
TOOK: Final[i64] = 4
DREW: Final[i64] = 5
CLEANED: Final[i64] = 6
SEIZED: Final[i64] = 7
PLOTTED: Final[i64] = 8
RESHUFFLED: Final[i64] = 9
CREATED: Final[i64] = 10
COURTED: Final[i64] = 11
CARDLESS: Final[i64] = 12
HEXED: Final[i64] = 13
UNITED: Final[i64] = 14
PROOF: Final[i64] = 15
RETURNED: Final[i64] = 16
HOUSED: Final[i64] = 17
AIMED: Final[i64] = 18
ADDED: Final[i64] = 19
CUBED: Final[i64] = 20
KILLED: Final[i64] = 21
SPARED: Final[i64] = 22
ENDED_TURN: Final[i64] = 23
DISCARDED: Final[i64] = 24
DROPPED: Final[i64] = 25
REVOLTED: Final[i64] = 26
WEIGHED: Final[i64] = 27
SHARE: Final[i64] = 28
INFLUENCE: Final[i64] = 29
TIE: Final[i64] = 30
PRIZE: Final[i64] = 31
UNCLAIMED: Final[i64] = 32
ROUND_BEGAN: Final[i64] = 33
MOST: Final[i64] = 34
CARDS: Final[i64] = 35
MAJORITY: Final[i64] = 36
SHARED: Final[i64] = 37
NOBODY_MOST: Final[i64] = 38
WON: Final[i64] = 39

EVENTS: Final[list[EventKind]] = [
    EventKind("began", "2.6", reveals=True),
    EventKind("shown-card", "3.7", ("attribute",), reveals=True),
    EventKind("shown-plot", "3.7", ("treachery",), reveals=True),
    EventKind("turn-began", "3.1"),
    EventKind("took", "3.2", ("attribute",)),
    EventKind("drew", "3.2", ("attribute",), secrets=1, reveals=True),
    EventKind("cleaned", "3.3"),
    EventKind("seized", "3.4", ("treachery",)),
    EventKind("plotted", "3.4", ("treachery",), secrets=1, reveals=True),
    EventKind("reshuffled", "C-21"),
    EventKind("created", "4.1", ("noble", "sector")),
    EventKind("courted", "4.3", ("attribute",), detail=True),
    EventKind("cardless", "4.4", ("noble",), detail=True),
    EventKind("hexed", "6.1", ("sector", "points")),
    EventKind("united", "6.2", ("country", "points")),
    EventKind("proof", "6.2", ("sector", "life"), detail=True),
    EventKind("returned", "C-14", ("country",), detail=True),
    EventKind("housed", "6.3", ("points",)),
    EventKind("aimed", "5.1", ("treachery", "noble", "sector", "seat")),
    EventKind("added", "5.4", ("treachery",), detail=True),
    EventKind("cubed", "5.2", ("seat",), reveals=True),
    EventKind("killed", "5.5", ("noble", "sector", "seat")),
    EventKind("spared", "5.2", ("noble", "sector", "seat")),
    EventKind("ended-turn", "3.6"),
    EventKind("discarded", "3.6", ("attribute",)),
    EventKind("dropped", "3.6", ("treachery",)),
    EventKind("revolted", "7.1", ("year",), reveals=True),
    EventKind("weighed", "7.2", ("country",)),
    EventKind("share", "7.2", ("noble", "sector", "points"), detail=True),
    EventKind("influence", "7.2", ("country", "points"), detail=True),
    EventKind("tie", "7.4", ("seat", "points", "criterion"), detail=True),
    EventKind("prize", "7.3", ("country", "rank", "points")),
    EventKind("unclaimed", "7.3", ("country", "rank")),
    EventKind("round-began", "7.6", ("year",)),
    EventKind("most", "8.1", ("noble", "points")),
    EventKind("cards", "8.1", ("noble", "number"), detail=True),
    EventKind("majority", "8.1", ("noble", "points")),
    EventKind("shared", "8.1", ("noble", "points")),
    EventKind("nobody-most", "8.1", ("noble",)),
    EventKind("won", "8.2", ("points",)),
]
