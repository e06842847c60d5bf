"""The cards, the questions, what can be answered and what can happen."""

from __future__ import annotations

from typing import Final

from cabale.kit import Codes

CARD_NAMES: Final = (
    "page", "poet", "abbot", "envoy", "marquise", "minister", "cardinal", "favourite",
)  # fmt: skip
CARDS: Final = len(CARD_NAMES)  # ranks, the lowest first
COPIES: Final = 3  # of each, §2.1
HAND: Final = 5
ROUNDS: Final = 5
AUDIENCES: Final = (0, 1, 2, 2, 1, 1)  # §2.3 how many in the bag are worth so much
NOTHING: Final = -1  # no card is laid

ASK_DEAL: Final = 0
ASK_OPEN: Final = 1
ASK_LAY: Final = 2

CODES: Final = Codes()
DEAL: Final = CODES.verb("deal", ("card",), CARDS)
OPEN: Final = CODES.verb("open", ("worth",), len(AUDIENCES))
LAY: Final = CODES.verb("lay", ("card",), CARDS)

DEALT: Final = CODES.event("dealt", "2.2", ("card",), secrets=1)
OPENED: Final = CODES.event("opened", "3.1", ("worth",), reveals=True)
LAID: Final = CODES.event("laid", "3.2", ("card",), secrets=1)
SHOWN: Final = CODES.event("shown", "3.3", ("card",), reveals=True)
ENTERED: Final = CODES.event("entered", "3.4", ("worth",))
HANDED: Final = CODES.event("handed", "3.5", ("card", "seat"), detail=True)
SHUT: Final = CODES.event("shut", "3.6", ("worth",))
