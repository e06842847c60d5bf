"""What is asked, answered and told: questions, verbs and kinds of events, by their codes."""

from __future__ import annotations

from typing import Final

from cabale.core.codes import Codes
from cabale.games.louis_xiv.pieces import (
    CARDS,
    CHIPS,
    COURTIERS,
    DECKS,
    INCOME_NAMES,
    MISSIONS,
    PURSES,
    SHIELDS,
    SOURCE_NAMES,
)

CODES: Final = Codes()
VERBS: Final = CODES.verbs
EVENTS: Final = CODES.events

# -- questions, in the order of DECISIONS

ASK_DEAL_MISSION: Final = 0
ASK_TURN_PURSE: Final = 1
ASK_DRAW_CARD: Final = 2
ASK_DRAW_PLOT: Final = 3
ASK_DRAW_SHIELD: Final = 4
ASK_DRAW_MISSION: Final = 5
ASK_TURN_CARD: Final = 6
ASK_INCOME: Final = 7
ASK_GIVE_STONE: Final = 8
ASK_OPENING: Final = 9
ASK_PLAY: Final = 10
ASK_LAY: Final = 11
ASK_FOUR: Final = 12
ASK_LAST_STONE: Final = 13
ASK_PLOT: Final = 14
ASK_TIE: Final = 15
ASK_BRIBE: Final = 16
ASK_CONDE_STONE: Final = 17
ASK_MAINTENON_STONES: Final = 18
ASK_FULFIL: Final = 19
ASK_PAY: Final = 20
ASK_CHOOSE_DECK: Final = 21
ASK_KEEP: Final = 22
ASK_RETURN: Final = 23

# -- answers of chance

MISSION: Final = CODES.verb("mission", ("mission",), MISSIONS)
PURSE: Final = CODES.verb("purse", ("purse",), PURSES)
CARD: Final = CODES.verb("card", ("card",), CARDS)
PLOT_CARD: Final = CODES.verb("plot-card", ("courtier",), COURTIERS)
SHIELD: Final = CODES.verb("shield", ("shield",), SHIELDS)
TURNED: Final = CODES.verb("turn", ("card",), CARDS)

# -- answers of players

INCOME_OF: Final = CODES.verb("income", ("income",), len(INCOME_NAMES))
GIVE: Final = CODES.verb("give")
USE: Final = CODES.verb("use", ("mission",), MISSIONS)
PLAY_CARD: Final = CODES.verb("play", ("card",), CARDS)
DISCARD: Final = CODES.verb("discard", ("card",), CARDS)
WAIT: Final = CODES.verb("wait")
PUT: Final = CODES.verb("put", ("courtier",), COURTIERS)
TAKE: Final = CODES.verb("take")
USE_FOUR: Final = CODES.verb("four")
DONE: Final = CODES.verb("done")
SCHEME: Final = CODES.verb("scheme", ("source",), len(SOURCE_NAMES))
PASS: Final = CODES.verb("pass")
CLAIM: Final = CODES.verb("claim")
BUY: Final = CODES.verb("bribe")
SEND: Final = CODES.verb("send", ("number",), 3)
FULFIL_MISSION: Final = CODES.verb("fulfil", ("mission",), MISSIONS)
PAY_CHIP: Final = CODES.verb("pay", ("chip",), CHIPS)
CROWN_CHIP: Final = CODES.verb("crown", ("chip",), CHIPS)
DECK: Final = CODES.verb("deck", ("deck",), DECKS)
KEEP_CHIP: Final = CODES.verb("keep", ("chip",), CHIPS)
RETURN_MISSION: Final = CODES.verb("return", ("mission",), MISSIONS)
DECLINE: Final = CODES.verb("decline")

# -- events

MISSION_DEALT: Final = CODES.event(
    "mission-dealt", "2.3", ("deck", "mission"), secrets=1, reveals=True
)
ROUND_BEGAN: Final = CODES.event("round-began", "1.1", ("number",))
PHASE_BEGAN: Final = CODES.event("phase-began", "1.1", ("phase", "number"))
COMPENSATED: Final = CODES.event("compensated", "6.6")

# supply
PURSE_TURNED: Final = CODES.event("purse-turned", "3.1", ("gold", "courtier"), reveals=True)
MISSION_USED: Final = CODES.event("mission-used", "3.2", ("mission",))
GOLD_GAINED: Final = CODES.event("gold-gained", "3.2", ("gold",), detail=True)
STONES_BACK: Final = CODES.event("stones-back", "3.2", ("number",), detail=True)
STONE_GIVEN: Final = CODES.event("stone-given", "9.11", detail=True)
CARDS_DEALT: Final = CODES.event("cards-dealt", "3.3", ("number",))
CARD_DRAWN: Final = CODES.event(
    "card-drawn", "3.3", ("card",), secrets=1, detail=True, reveals=True
)
PLOT_DRAWN: Final = CODES.event(
    "plot-drawn", "8.12", ("courtier",), secrets=1, detail=True, reveals=True
)
PLOT_FETCHED: Final = CODES.event("plot-fetched", "L-30", ("courtier",), detail=True, reveals=True)
NOTHING_LEFT: Final = CODES.event("nothing-left", "L-19", detail=True)
SHIELD_DRAWN: Final = CODES.event(
    "shield-drawn", "8.13", ("shield",), secrets=1, detail=True, reveals=True
)

# influence
NEUTRAL_SET: Final = CODES.event("neutral-set", "10.2", ("courtier", "number"))
CARD_TURNED: Final = CODES.event("card-turned", "10.2", ("card",), reveals=True)
STONE_PLACED: Final = CODES.event("stone-placed", "9.4", ("courtier", "mission"))
PLAYED: Final = CODES.event("played", "4.2", ("card",), reveals=True)
STONE_LAID: Final = CODES.event("stone-laid", "4.3", ("courtier",), detail=True)
STONES_TAKEN: Final = CODES.event("stones-taken", "4.5", ("number",), detail=True)
FOUR_USED: Final = CODES.event("four-used", "9.12", detail=True)
WAITED: Final = CODES.event("waited", "9.6", ("gold",))
DISCARDED: Final = CODES.event("discarded", "9.10", ("card",), reveals=True)
LAID_ASIDE: Final = CODES.event("laid-aside", "4.7", ("card",), secrets=1)
RESHUFFLED: Final = CODES.event("reshuffled", "4.8")

# counting
PLOT_PLAYED: Final = CODES.event(
    "plot-played", "5.5", ("courtier", "number", "source"), reveals=True
)
NOBODY_THERE: Final = CODES.event("nobody-there", "5.1", ("courtier",))
LEADS_MONEY: Final = CODES.event("leads-money", "5.2", ("courtier", "number", "number"))
LEADS_FIRST: Final = CODES.event("leads-first", "5.3", ("courtier", "number", "number"))
LEADS_KING: Final = CODES.event("leads-king", "5.8", ("courtier", "number", "number"))
TIED_MONEY: Final = CODES.event("tied-money", "5.2", ("courtier", "number"))
TIED_FIRST: Final = CODES.event("tied-first", "5.3", ("courtier", "number"))
TIED_KING: Final = CODES.event("tied-king", "5.8", ("courtier", "number"))
NEUTRAL_LEADS: Final = CODES.event("neutral-leads", "10.3", ("courtier", "number", "number"))
THRESHOLD: Final = CODES.event("threshold", "5.4", ("courtier", "number"))
STANDS: Final = CODES.event("stands", "5.1", ("number",), detail=True)
NEUTRAL_STANDS: Final = CODES.event("neutral-stands", "10.3", ("number",), detail=True)
REACHED: Final = CODES.event("reached", "5.4", ("number",), detail=True)
SECOND: Final = CODES.event("second", "5.8", ("number",), detail=True)
TIE_CLAIMED: Final = CODES.event("tie-claimed", "9.14", ("courtier",))
BRIBED: Final = CODES.event("bribed", "5.2", ("courtier", "gold"))
BRIBE_REFUSED: Final = CODES.event("bribe-refused", "5.2", ("courtier",))
CHIP_GAINED: Final = CODES.event("chip-gained", "5.9", ("chip",), detail=True)
CROWN_GAINED: Final = CODES.event("crown-gained", "5.8", detail=True)
CHIP_GONE: Final = CODES.event("chip-gone", "L-19", ("chip",), detail=True)
COLBERT_PAID: Final = CODES.event("colbert-paid", "8.7", ("gold",), detail=True)
CONDE_PLACED: Final = CODES.event("conde-placed", "8.6", ("courtier",))
MAINTENON_SENT: Final = CODES.event("maintenon-sent", "8.8", ("number",))
MAINTENON_BACK: Final = CODES.event("maintenon-back", "8.8", detail=True)
TO_GENERAL: Final = CODES.event("to-general", "5.6", ("number",), detail=True)
TO_OWN: Final = CODES.event("to-own", "5.6", ("number",), detail=True)
FLIPPED: Final = CODES.event("flipped", "5.7", ("courtier", "condition"))
KING_LEFT: Final = CODES.event("king-left", "5.8", ("courtier",))

# missions
FULFILLED: Final = CODES.event("fulfilled", "6.1", ("mission",), reveals=True)
CHIP_PAID: Final = CODES.event("chip-paid", "6.2", ("chip",), detail=True)
MISSION_DRAWN: Final = CODES.event(
    "mission-drawn", "6.3", ("deck", "mission"), secrets=1, reveals=True
)
CHIP_CROWNED: Final = CODES.event("chip-crowned", "9.7", ("chip", "gold"))
CHIP_KEPT: Final = CODES.event("chip-kept", "6.4", ("chip", "number"))
MISSION_RETURNED: Final = CODES.event("mission-returned", "9.8", ("deck", "mission"), secrets=1)

# the end
EXCHANGED: Final = CODES.event("exchanged", "7.1", ("number",))
EXCHANGED_CARDS: Final = CODES.event("exchanged-cards", "7.1", ("number",), detail=True)
EXCHANGED_PLOTS: Final = CODES.event("exchanged-plots", "7.1", ("number",), detail=True)
EXCHANGED_CHIPS: Final = CODES.event("exchanged-chips", "7.1", ("number",), detail=True)
EXCHANGED_STONES: Final = CODES.event("exchanged-stones", "7.1", ("number",), detail=True)
EXCHANGED_GOLD: Final = CODES.event("exchanged-gold", "7.1", ("gold", "number"), detail=True)
PLAIN_POINTS: Final = CODES.event("plain-points", "L-21", ("number",), detail=True)
SHIELDS_SHOWN: Final = CODES.event("shields-shown", "7.2", reveals=True)
SHIELD_MAJORITY: Final = CODES.event("shield-majority", "7.2", ("shield", "number"), detail=True)
SCORED: Final = CODES.event("scored", "7.3", ("number", "number", "number", "number"))
WON: Final = CODES.event("won", "7.4", ("number",))
BRIBE_MISSED: Final = CODES.event("bribe-missed", "L-19", ("courtier", "gold"))

# the same by another paragraph
CARD_FOR_STONE: Final = CODES.event_by("9.11", CARD_DRAWN)
CARD_WON: Final = CODES.event_by("8.11", CARD_DRAWN)
CARD_CHANGED: Final = CODES.event_by("9.10", CARD_DRAWN)
PLOT_COMPENSATES: Final = CODES.event_by("6.6", PLOT_DRAWN)
PLOT_SUPPLIED: Final = CODES.event_by("9.3", PLOT_DRAWN)
STONE_BY_THE_KING: Final = CODES.event_by("9.9", STONE_PLACED)
LAST_STONE_PLACED: Final = CODES.event_by("9.13", STONE_PLACED)
JOKER_PLAYED: Final = CODES.event_by("4.6", PLAYED)
JOKER_LAID: Final = CODES.event_by("4.6", STONE_LAID)
JOKER_TOOK: Final = CODES.event_by("4.6", STONES_TAKEN)
FOUR_LAID: Final = CODES.event_by("9.12", STONE_LAID)
FOUR_TAKEN: Final = CODES.event_by("9.12", STONES_TAKEN)
TAKEN_IN_VAIN: Final = CODES.event_by("L-9", STONES_TAKEN)
TIE_WINS_MONEY: Final = CODES.event_by("L-17", LEADS_MONEY)
TIE_WINS_FIRST: Final = CODES.event_by("L-17", LEADS_FIRST)
TIE_WINS_KING: Final = CODES.event_by("L-17", LEADS_KING)
KING_BRIBED: Final = CODES.event_by("5.8", BRIBED)
BRIBED_FOR_LESS: Final = CODES.event_by("9.15", BRIBED)
KING_BRIBE_REFUSED: Final = CODES.event_by("5.8", BRIBE_REFUSED)
KING_SPENT: Final = CODES.event_by("5.8", TO_GENERAL)
KING_FLIPPED: Final = CODES.event_by("5.8", FLIPPED)
MISSION_REDRAWN: Final = CODES.event_by("9.8", MISSION_DRAWN)
