"""Why an answer is refused: a sentence, its figures and the paragraph."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.bits import one
from cabale.core.protocol import Refusal
from cabale.games.louis_xiv.actions import (
    ASK_CHOOSE_DECK,
    ASK_FOUR,
    ASK_FULFIL,
    ASK_INCOME,
    ASK_KEEP,
    ASK_LAY,
    ASK_MAINTENON_STONES,
    ASK_OPENING,
    ASK_PAY,
    ASK_PLAY,
    ASK_PLOT,
    ASK_RETURN,
    CROWN_CHIP,
    DECK,
    DISCARD,
    DONE,
    FULFIL_MISSION,
    INCOME_OF,
    KEEP_CHIP,
    PAY_CHIP,
    PLAY_CARD,
    PUT,
    RETURN_MISSION,
    SCHEME,
    SEND,
    TAKE,
    USE,
    USE_FOUR,
    WAIT,
)
from cabale.games.louis_xiv.errands import fits
from cabale.games.louis_xiv.pieces import (
    ANY_CHIP,
    CARDS,
    CHIPS,
    CROWN,
    CROWN_MISSIONS,
    DISCARD_MISSIONS,
    FAVOUR_PRICE,
    JOKER,
    OPENING_MISSIONS,
    WAIT_MISSIONS,
)
from cabale.games.louis_xiv.state import Versailles
from cabale.games.louis_xiv.trail import came_from, stone_at, trail_end


def refusal(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """The reason for an answer that is not legal; None if it does not fit the question at all."""
    asked = s.decision
    if asked == ASK_PLAY:
        return refuse_play(s, seat, action)
    if asked == ASK_LAY or asked == ASK_FOUR:
        return refuse_stone(s, seat, action)
    if asked == ASK_FULFIL or asked == ASK_PAY:
        return refuse_mission(s, seat, action)
    if asked < ASK_PLAY:
        return refuse_supply(s, seat, action)
    return refuse_rest(s, seat, action)


def refuse_supply(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """§9.2, §9.4 Missions of supply and of the opening."""
    if s.decision == ASK_INCOME and INCOME_OF.has(action):
        return Refusal("general-empty", "9.2", [("number", s.general[seat])])
    if s.decision == ASK_OPENING and USE.has(action):
        mission = USE.row(action)
        if not s.laid[seat] & one(mission):
            return Refusal("mission-not-laid", "L-3", [("mission", mission)])
        if not one(mission) & OPENING_MISSIONS:
            return Refusal("mission-other-phase", "9.4", [("mission", mission)])
        return Refusal("mission-used", "9.16", [("mission", mission)])
    return None


def refuse_play(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """§4.2 Cards in hand, and the missions that are a turn of their own."""
    if PLAY_CARD.has(action):
        return Refusal("card-not-held", "4.2", [("card", PLAY_CARD.row(action))])
    if DISCARD.has(action):
        if not s.usable(seat, DISCARD_MISSIONS):
            return Refusal("no-discard-mission", "9.10")
        card = DISCARD.row(action)
        if s.hand[seat * CARDS + card] == 0:
            return Refusal("card-not-held", "4.2", [("card", card)])
        return Refusal("deck-empty", "9.10")
    if WAIT.has(action):
        if not s.usable(seat, WAIT_MISSIONS):
            return Refusal("no-wait-mission", "9.6")
        return Refusal("gold-short", "9.6", [("gold", FAVOUR_PRICE), ("gold", s.gold[seat])])
    if PUT.has(action) or TAKE.has(action):
        return Refusal("card-first", "4.2")
    return None


def refuse_stone(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """§4.3 to §4.6 Where stones go and when they come back."""
    if DONE.has(action):
        return Refusal("lay-or-take", "4.2")
    if TAKE.has(action):
        if s.y > 0:
            return Refusal("lay-not-take", "4.2")
        return Refusal("general-empty", "4.5", [("number", 0)])
    if USE_FOUR.has(action):
        if s.y > 0:
            return Refusal("four-too-late", "L-7")
        return Refusal("no-four-mission", "9.12")
    if not PUT.has(action):
        return None
    if s.own[seat] == 0:
        return Refusal("own-empty", "4.3")
    courtier = PUT.row(action)
    if s.decision == ASK_FOUR:
        return Refusal("four-one-courtier", "L-7", [("courtier", stone_at(s, 0))])
    return refuse_place(s, courtier)


def refuse_place(s: Versailles, courtier: i64) -> Refusal:
    if s.y == 0:
        return Refusal("card-begins-there", "4.3", [("courtier", s.x), ("courtier", courtier)])
    at = trail_end(s)
    if came_from(s) == courtier:
        return Refusal("no-way-back", "L-8", [("courtier", courtier), ("courtier", at)])
    paragraph = "4.6" if s.x == JOKER else "4.4"
    return Refusal("not-neighbours", paragraph, [("courtier", courtier), ("courtier", at)])


def refuse_mission(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """§6.1, §6.2 What a mission costs and who holds it."""
    if s.decision == ASK_PAY:
        if not PAY_CHIP.has(action):
            return None
        return refuse_chip(s, seat, PAY_CHIP.row(action))
    if FULFIL_MISSION.has(action):
        mission = FULFIL_MISSION.row(action)
        if not s.missions[seat] >> mission & 1:
            return Refusal("mission-not-held", "6.1", [("mission", mission)])
        return refuse_cost(s, seat, mission)
    if CROWN_CHIP.has(action):
        return refuse_crown(s, seat, CROWN_CHIP.row(action))
    return None


def refuse_cost(s: Versailles, seat: i64, mission: i64) -> Refusal:
    """§6.2 What a mission costs, and how many chips are wanting."""
    first, second = s.box.chips[mission * 2], s.box.chips[mission * 2 + 1]
    held = s.chips[seat * CHIPS : (seat + 1) * CHIPS]
    args = [("mission", mission), ("chip", first)]
    if second == ANY_CHIP:
        return Refusal("light-too-dear", "6.2", args)  # whoever is asked has two chips or more
    of_first = min(held[first], 2 if first == second else 1)
    of_second = 0 if first == second else min(held[second], 1)
    lacking = 2 - of_first - of_second - held[CROWN]
    return Refusal("mission-too-dear", "6.2", [*args, ("chip", second), ("number", lacking)])


def refuse_chip(s: Versailles, seat: i64, chip: i64) -> Refusal:
    if s.chips[seat * CHIPS + chip] == 0:
        return Refusal("chip-not-held", "6.2", [("chip", chip)])
    if not fits(s.box.chips[s.x * 2 + s.y], chip):
        return Refusal("chip-does-not-fit", "6.2", [("chip", chip), ("mission", s.x)])
    return Refusal("chip-needed-twice", "6.2", [("chip", chip), ("mission", s.x)])


def refuse_crown(s: Versailles, seat: i64, chip: i64) -> Refusal:
    """§9.7 Why a chip does not become a crown."""
    if not s.usable(seat, CROWN_MISSIONS):
        return Refusal("no-crown-mission", "9.7")
    if s.gold[seat] < FAVOUR_PRICE:
        return Refusal("gold-short", "9.7", [("gold", FAVOUR_PRICE), ("gold", s.gold[seat])])
    if chip == CROWN:
        return Refusal("crown-already", "9.7")
    if s.chips[seat * CHIPS + chip] == 0:
        return Refusal("chip-not-held", "9.7", [("chip", chip)])
    return Refusal("chips-gone", "L-19", [("chip", CROWN)])


def refuse_rest(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """§5.5, §8.8, §6.3, §6.4, §9.8 Plots, Maintenon, decks, the chip kept, missions returned."""
    if s.decision == ASK_PLOT and SCHEME.has(action):
        return refuse_plot(s, seat, SCHEME.row(action))
    if s.decision == ASK_MAINTENON_STONES and SEND.has(action):
        left = s.general[seat] + s.own[seat]
        return Refusal("stones-short", "8.8", [("number", SEND.row(action)), ("number", left)])
    if s.decision == ASK_CHOOSE_DECK and DECK.has(action):
        return Refusal("mission-deck-empty", "6.3", [("deck", DECK.row(action))])
    if s.decision == ASK_KEEP and KEEP_CHIP.has(action):
        return Refusal("chip-not-held", "6.4", [("chip", KEEP_CHIP.row(action))])
    if s.decision == ASK_RETURN and RETURN_MISSION.has(action):
        return Refusal("mission-not-held", "9.8", [("mission", RETURN_MISSION.row(action))])
    return None


def refuse_plot(s: Versailles, seat: i64, source: i64) -> Refusal:
    if not s.plots[seat] >> s.x & 1:
        return Refusal("plot-not-held", "5.5", [("courtier", s.x)])
    if source == 0:
        return Refusal("general-empty", "5.5", [("number", 0)])
    return Refusal("stones-short", "5.5", [("number", source), ("number", s.own[seat])])
