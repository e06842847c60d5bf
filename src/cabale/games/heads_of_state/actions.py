"""What is asked, answered and told: questions, verbs and kinds of events, by their codes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.core.codes import Codes
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTES,
    COURTESAN,
    MAX_SEATS,
    PLACES,
    TREACHERIES,
)

CODES: Final = Codes()
VERBS: Final = CODES.verbs
EVENTS: Final = CODES.events

# -- questions, in the order of DECISIONS

ASK_FIRST: Final = 0
ASK_DEAL: Final = 1
ASK_HATCH: Final = 2
ASK_TURN: Final = 3
ASK_DRAW: Final = 4
ASK_BUILD: Final = 5
ASK_SCHEME: Final = 6
ASK_SECOND: Final = 7
ASK_CUBE: Final = 8
ASK_TRIM: Final = 9
ASK_CULL: Final = 10

# what a card is drawn for: the x of ASK_DEAL and ASK_HATCH
TO_HAND: Final[i64] = 0
TO_REBUILD: Final[i64] = 1  # the displays of a new round
TO_CLEAN: Final[i64] = 2  # the display that replaces a cleaned one
TO_REFILL: Final[i64] = 3  # the displays after a turn

# what a turn is for: `option` of the State
NO_OPTION: Final[i64] = 0
ATTRIBUTE_OPTION: Final[i64] = 1
TREACHERY_OPTION: Final[i64] = 2

# -- answers; verbs of chance stand last

TAKE: Final = CODES.verb("take", ("attribute",), ATTRIBUTES)
BLIND: Final = CODES.verb("draw")
CLEAN: Final = CODES.verb("clean")
SEIZE: Final = CODES.verb("seize", ("treachery",), TREACHERIES)
PLOT: Final = CODES.verb("plot")
END: Final = CODES.verb("end")
DISCARD: Final = CODES.verb("discard", ("attribute",), ATTRIBUTES)
DROP: Final = CODES.verb("drop", ("treachery",), TREACHERIES)
ADD: Final = CODES.verb("add", ("treachery",), TREACHERIES)
CREATE: Final = CODES.verb("create", ("place",), PLACES)
COURT: Final = CODES.verb("court", ("place", "attribute"), PLACES, COURTESAN)
STRIKE: Final = CODES.verb("strike", ("treachery", "place"), TREACHERIES, PLACES)
BEGIN: Final = CODES.verb("begin", ("seat",), MAX_SEATS)
TURN_UP: Final = CODES.verb("turn-up", ("attribute",), ATTRIBUTES)
RETURN: Final = CODES.verb("return", ("attribute",), ATTRIBUTES)
REVOLT: Final = CODES.verb("revolt")
BREED: Final = CODES.verb("breed", ("treachery",), TREACHERIES)
KILL: Final = CODES.verb("kill")
SPARE: Final = CODES.verb("spare")

# -- events

BEGAN: Final = CODES.event("began", "2.6", reveals=True)
SHOWN_CARD: Final = CODES.event("shown-card", "3.7", ("attribute",), reveals=True)
SHOWN_PLOT: Final = CODES.event("shown-plot", "3.7", ("treachery",), reveals=True)
TURN_BEGAN: Final = CODES.event("turn-began", "3.1")
TOOK: Final = CODES.event("took", "3.2", ("attribute",))
DREW: Final = CODES.event("drew", "3.2", ("attribute",), secrets=1, reveals=True)
CLEANED: Final = CODES.event("cleaned", "3.3")
SEIZED: Final = CODES.event("seized", "3.4", ("treachery",))
PLOTTED: Final = CODES.event("plotted", "3.4", ("treachery",), secrets=1, reveals=True)
RESHUFFLED: Final = CODES.event("reshuffled", "C-21")
CREATED: Final = CODES.event("created", "4.1", ("noble", "sector"), reveals=True)
COURTED: Final = CODES.event("courted", "4.3", ("attribute",), detail=True)
CARDLESS: Final = CODES.event("cardless", "4.4", ("noble",), detail=True)
HEXED: Final = CODES.event("hexed", "6.1", ("sector", "points"))
UNITED: Final = CODES.event("united", "6.2", ("country", "points"))
PROOF: Final = CODES.event("proof", "6.2", ("sector", "life"), detail=True)
RETURNED: Final = CODES.event("returned", "C-14", ("country",), detail=True)
HOUSED: Final = CODES.event("housed", "6.3", ("points",))
AIMED: Final = CODES.event("aimed", "5.1", ("treachery", "noble", "sector", "seat"), reveals=True)
ADDED: Final = CODES.event("added", "5.4", ("treachery",), detail=True, reveals=True)
CUBED: Final = CODES.event("cubed", "5.2", ("seat",), reveals=True)
KILLED: Final = CODES.event("killed", "5.5", ("noble", "sector", "seat"))
SPARED: Final = CODES.event("spared", "5.2", ("noble", "sector", "seat"))
ENDED_TURN: Final = CODES.event("ended-turn", "3.6")
DISCARDED: Final = CODES.event("discarded", "3.6", ("attribute",), reveals=True)
DROPPED: Final = CODES.event("dropped", "3.6", ("treachery",), reveals=True)
REVOLTED: Final = CODES.event("revolted", "7.1", ("year",), reveals=True)
WEIGHED: Final = CODES.event("weighed", "7.2", ("country",))
SHARE: Final = CODES.event("share", "7.2", ("noble", "sector", "points"), detail=True)
INFLUENCE: Final = CODES.event("influence", "7.2", ("country", "points"), detail=True)
TIE: Final = CODES.event("tie", "7.4", ("seat", "points", "criterion"), detail=True)
PRIZE: Final = CODES.event("prize", "7.3", ("country", "rank", "points"))
UNCLAIMED: Final = CODES.event("unclaimed", "C-22", ("country", "rank"))
ROUND_BEGAN: Final = CODES.event("round-began", "7.6", ("year",))
MOST: Final = CODES.event("most", "8.1", ("noble", "points"))
CARDS: Final = CODES.event("cards", "8.1", ("noble", "number"), detail=True)
MAJORITY: Final = CODES.event("majority", "8.1", ("noble", "points"))
SHARED: Final = CODES.event("shared", "8.1", ("noble", "points"))
NOBODY_MOST: Final = CODES.event("nobody-most", "8.1", ("noble",))
WON: Final = CODES.event("won", "8.2", ("points",))

# the same by another paragraph
SET_UP_CARD: Final = CODES.event_by("2.3", SHOWN_CARD)
SET_UP_PLOT: Final = CODES.event_by("2.3", SHOWN_PLOT)
CLEANED_CARD: Final = CODES.event_by("3.3", SHOWN_CARD)
NEW_ROUND_CARD: Final = CODES.event_by("7.6", SHOWN_CARD)
NEW_ROUND_PLOT: Final = CODES.event_by("7.6", SHOWN_PLOT)
TOOK_CLEANED: Final = CODES.event_by("3.3", TOOK)
TOOK_BESIDES: Final = CODES.event_by("3.4", TOOK)
TOOK_AT_FIRST: Final = CODES.event_by("3.5", TOOK)
DREW_CLEANED: Final = CODES.event_by("3.3", DREW)
DREW_BESIDES: Final = CODES.event_by("3.4", DREW)
DREW_AT_FIRST: Final = CODES.event_by("3.5", DREW)
ROUND_DISCARDED: Final = CODES.event_by("7.5", DISCARDED)
ROUND_DROPPED: Final = CODES.event_by("7.5", DROPPED)
