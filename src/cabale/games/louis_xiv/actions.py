"""What can be answered and what can happen: verbs, questions and kinds of events."""

from __future__ import annotations

from typing import Final

from cabale.core.journal import EventKind
from cabale.core.protocol import Verb

# -- the questions, by number

DEAL_MISSION: Final = 0
TURN_PURSE: Final = 1
DRAW_CARD: Final = 2
DRAW_PLOT: Final = 3
DRAW_SHIELD: Final = 4
DRAW_MISSION: Final = 5
TURN_CARD: Final = 6
INCOME: Final = 7
GIVE_STONE: Final = 8
OPENING: Final = 9
PLAY: Final = 10
LAY: Final = 11
FOUR: Final = 12
LAST_STONE_ASKED: Final = 13
PLOT: Final = 14
TIE: Final = 15
BRIBE: Final = 16
CONDE_STONE: Final = 17
MAINTENON_STONES: Final = 18
FULFIL: Final = 19
PAY: Final = 20
CHOOSE_DECK: Final = 21
KEEP: Final = 22
RETURN: Final = 23

# -- the answers of chance

MISSION: Final = Verb("mission", 0, ("mission",), 40)
PURSE: Final = Verb("purse", 40, ("purse",), 8)
CARD: Final = Verb("card", 48, ("card",), 13)
PLOT_CARD: Final = Verb("plot-card", 61, ("courtier",), 12)
SHIELD: Final = Verb("shield", 73, ("shield",), 6)
TURNED: Final = Verb("turn", 79, ("card",), 13)

# -- the answers of players

INCOME_OF: Final = Verb("income", 92, ("income",), 3)
GIVE: Final = Verb("give", 95)
USE: Final = Verb("use", 96, ("mission",), 40)
PLAY_CARD: Final = Verb("play", 136, ("card",), 13)
DISCARD: Final = Verb("discard", 149, ("card",), 13)
WAIT: Final = Verb("wait", 162)
PUT: Final = Verb("put", 163, ("courtier",), 12)
TAKE: Final = Verb("take", 175)
USE_FOUR: Final = Verb("four", 176)
DONE: Final = Verb("done", 177)
SCHEME: Final = Verb("scheme", 178, ("source",), 3)
PASS: Final = Verb("pass", 181)
CLAIM: Final = Verb("claim", 182)
BUY: Final = Verb("bribe", 183)
SEND: Final = Verb("send", 184, ("number",), 3)
FULFIL_MISSION: Final = Verb("fulfil", 187, ("mission",), 40)
PAY_CHIP: Final = Verb("pay", 227, ("chip",), 5)
CROWN_CHIP: Final = Verb("crown", 232, ("chip",), 5)
DECK: Final = Verb("deck", 237, ("deck",), 3)
KEEP_CHIP: Final = Verb("keep", 240, ("chip",), 5)
RETURN_MISSION: Final = Verb("return", 245, ("mission",), 40)
DECLINE: Final = Verb("decline", 285)

VERBS: Final = (
    MISSION,
    PURSE,
    CARD,
    PLOT_CARD,
    SHIELD,
    TURNED,
    INCOME_OF,
    GIVE,
    USE,
    PLAY_CARD,
    DISCARD,
    WAIT,
    PUT,
    TAKE,
    USE_FOUR,
    DONE,
    SCHEME,
    PASS,
    CLAIM,
    BUY,
    SEND,
    FULFIL_MISSION,
    PAY_CHIP,
    CROWN_CHIP,
    DECK,
    KEEP_CHIP,
    RETURN_MISSION,
    DECLINE,
)

# -- the kinds of events

EVENTS: Final[list[EventKind]] = []


def kind(
    name: str,
    paragraph: str,
    args: tuple[str, ...] = (),
    secrets: int = 0,
    detail: bool = False,
    reveals: bool = False,
) -> int:
    """Add a kind of event; its number."""
    EVENTS.append(EventKind(name, paragraph, args, secrets, detail=detail, reveals=reveals))
    return len(EVENTS) - 1


MISSION_DEALT: Final = kind("mission-dealt", "2.3", ("deck", "mission"), 1, reveals=True)
ROUND_BEGAN: Final = kind("round-began", "1.1", ("number",))
PHASE_BEGAN: Final = kind("phase-began", "1.1", ("phase", "number"))
COMPENSATED: Final = kind("compensated", "6.6")

# supply
PURSE_TURNED: Final = kind("purse-turned", "3.1", ("gold", "courtier"), reveals=True)
MISSION_USED: Final = kind("mission-used", "9.1", ("mission",))
GOLD_GAINED: Final = kind("gold-gained", "9.1", ("gold",), detail=True)
STONES_BACK: Final = kind("stones-back", "9.1", ("number",), detail=True)
STONE_GIVEN: Final = kind("stone-given", "9.11", (), detail=True)
CARDS_DEALT: Final = kind("cards-dealt", "3.3", ("number",))
CARD_DRAWN: Final = kind("card-drawn", "3.3", ("card",), 1, detail=True, reveals=True)
PLOT_DRAWN: Final = kind("plot-drawn", "5.5", ("courtier",), 1, detail=True, reveals=True)
PLOT_FETCHED: Final = kind("plot-fetched", "L-30", ("courtier",), detail=True, reveals=True)
NOTHING_LEFT: Final = kind("nothing-left", "L-19", (), detail=True)
SHIELD_DRAWN: Final = kind("shield-drawn", "8.13", ("shield",), 1, detail=True, reveals=True)

# influence
NEUTRAL_SET: Final = kind("neutral-set", "10.2", ("courtier", "number"))
CARD_TURNED: Final = kind("card-turned", "10.2", ("card",), reveals=True)
STONE_PLACED: Final = kind("stone-placed", "9.4", ("courtier", "mission"))
PLAYED: Final = kind("played", "4.2", ("card",))
STONE_LAID: Final = kind("stone-laid", "4.3", ("courtier",), detail=True)
STONES_TAKEN: Final = kind("stones-taken", "4.5", ("number",), detail=True)
FOUR_USED: Final = kind("four-used", "9.12", (), detail=True)
WAITED: Final = kind("waited", "9.6", ("gold",))
DISCARDED: Final = kind("discarded", "9.10", ("card",))
LAID_ASIDE: Final = kind("laid-aside", "4.7", ("card",), 1)
RESHUFFLED: Final = kind("reshuffled", "4.8")

# counting
PLOT_PLAYED: Final = kind("plot-played", "5.5", ("courtier", "number", "source"), reveals=True)
NOBODY_THERE: Final = kind("nobody-there", "5.1", ("courtier",))
LEADS_MONEY: Final = kind("leads-money", "5.2", ("courtier", "number", "number"))
LEADS_FIRST: Final = kind("leads-first", "5.3", ("courtier", "number", "number"))
LEADS_KING: Final = kind("leads-king", "5.8", ("courtier", "number", "number"))
TIED_MONEY: Final = kind("tied-money", "5.2", ("courtier", "number"))
TIED_FIRST: Final = kind("tied-first", "5.3", ("courtier", "number"))
TIED_KING: Final = kind("tied-king", "5.8", ("courtier", "number"))
NEUTRAL_LEADS: Final = kind("neutral-leads", "10.3", ("courtier", "number", "number"))
THRESHOLD: Final = kind("threshold", "5.4", ("courtier", "number"))
STANDS: Final = kind("stands", "5.1", ("number",), detail=True)
NEUTRAL_STANDS: Final = kind("neutral-stands", "10.3", ("number",), detail=True)
REACHED: Final = kind("reached", "5.4", ("number",), detail=True)
SECOND: Final = kind("second", "5.8", ("number",), detail=True)
TIE_CLAIMED: Final = kind("tie-claimed", "9.14", ("courtier",))
BRIBED: Final = kind("bribed", "5.2", ("courtier", "gold"))
BRIBE_REFUSED: Final = kind("bribe-refused", "5.2", ("courtier",))
CHIP_GAINED: Final = kind("chip-gained", "8.1", ("chip",), detail=True)
CROWN_GAINED: Final = kind("crown-gained", "5.8", (), detail=True)
CHIP_GONE: Final = kind("chip-gone", "L-19", ("chip",), detail=True)
COLBERT_PAID: Final = kind("colbert-paid", "8.7", ("gold",), detail=True)
CONDE_PLACED: Final = kind("conde-placed", "8.6", ("courtier",))
MAINTENON_SENT: Final = kind("maintenon-sent", "8.8", ("number",))
MAINTENON_BACK: Final = kind("maintenon-back", "8.8", (), detail=True)
TO_GENERAL: Final = kind("to-general", "5.6", ("number",), detail=True)
TO_OWN: Final = kind("to-own", "5.6", ("number",), detail=True)
FLIPPED: Final = kind("flipped", "5.7", ("courtier", "condition"))
KING_LEFT: Final = kind("king-left", "5.8", ("courtier",))

# missions
FULFILLED: Final = kind("fulfilled", "6.1", ("mission",))
CHIP_PAID: Final = kind("chip-paid", "6.2", ("chip",), detail=True)
MISSION_DRAWN: Final = kind("mission-drawn", "6.3", ("deck", "mission"), 1, reveals=True)
CHIP_CROWNED: Final = kind("chip-crowned", "9.7", ("chip", "gold"))
CHIP_KEPT: Final = kind("chip-kept", "6.4", ("chip", "number"))
MISSION_RETURNED: Final = kind("mission-returned", "9.8", ("deck", "mission"), 1)

# the end
EXCHANGED: Final = kind("exchanged", "7.1", ("number",))
EXCHANGED_CARDS: Final = kind("exchanged-cards", "7.1", ("number",), detail=True)
EXCHANGED_PLOTS: Final = kind("exchanged-plots", "7.1", ("number",), detail=True)
EXCHANGED_CHIPS: Final = kind("exchanged-chips", "7.1", ("number",), detail=True)
EXCHANGED_STONES: Final = kind("exchanged-stones", "7.1", ("number",), detail=True)
EXCHANGED_GOLD: Final = kind("exchanged-gold", "7.1", ("gold", "number"), detail=True)
PLAIN_POINTS: Final = kind("plain-points", "L-21", ("number",), detail=True)
SHIELDS_SHOWN: Final = kind("shields-shown", "7.2", (), reveals=True)
SHIELD_MAJORITY: Final = kind("shield-majority", "7.2", ("shield", "number"), detail=True)
SCORED: Final = kind("scored", "7.3", ("number", "number", "number", "number"))
WON: Final = kind("won", "7.4", ("number",))
