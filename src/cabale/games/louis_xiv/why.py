"""Why an answer is refused: a sentence, its figures and the paragraph."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.bits import one
from cabale.core.protocol import Refusal
from cabale.games.louis_xiv import actions as do
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
from cabale.games.louis_xiv.turns import came_from, stones_of


def refusal(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """The reason for an answer that is not legal; None if it does not fit the question at all."""
    asked = s.decision
    if asked == do.PLAY:
        return refuse_play(s, seat, action)
    if asked == do.LAY or asked == do.FOUR:
        return refuse_stone(s, seat, action)
    if asked == do.FULFIL or asked == do.PAY:
        return refuse_mission(s, seat, action)
    if asked < do.PLAY:
        return refuse_supply(s, seat, action)
    return refuse_rest(s, seat, action)


def question_args(s: Versailles) -> list[tuple[str, int]]:
    """The pieces that the open question speaks of; all of them lie open."""
    asked = s.decision
    if asked == do.LAY or asked == do.FOUR:
        return [("card", s.x), ("number", stones_left(s)), ("number", s.y)]
    if asked == do.PLOT or asked == do.TIE:
        return [("courtier", s.x)]
    if asked == do.BRIBE:
        return [("courtier", s.x), ("gold", s.y)]
    if asked == do.PAY:
        return [("mission", s.x), ("number", s.y + 1)]
    if asked == do.INCOME:
        return [("mission", s.x)]
    if asked == do.CHOOSE_DECK or asked == do.RETURN:
        return [("number", s.x)]
    return []


def stones_left(s: Versailles) -> i64:
    """How many stones may still be laid in this turn."""
    left = (4 if s.decision == do.FOUR else stones_of(s.x)) - s.y
    own = s.own[s.actor]
    return own if s.y > 0 and own < left else left


def refuse_supply(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """§9.2, §9.4 Missions of supply and of the opening."""
    if s.decision == do.INCOME and do.INCOME_OF.has(action):
        return Refusal("general-empty", "9.2", [("number", s.general[seat])])
    if s.decision == do.OPENING and do.USE.has(action):
        mission = do.USE.row(action)
        if not s.laid[seat] & one(mission):
            return Refusal("mission-not-laid", "L-3", [("mission", mission)])
        if not one(mission) & OPENING_MISSIONS:
            return Refusal("mission-other-phase", "9.4", [("mission", mission)])
        return Refusal("mission-used", "9.16", [("mission", mission)])
    return None


def refuse_play(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """§4.2 Cards in hand, and the missions that are a turn of their own."""
    if do.PLAY_CARD.has(action):
        return Refusal("card-not-held", "4.2", [("card", do.PLAY_CARD.row(action))])
    if do.DISCARD.has(action):
        if not s.usable(seat, DISCARD_MISSIONS):
            return Refusal("no-discard-mission", "9.10")
        card = do.DISCARD.row(action)
        if s.hand[seat * CARDS + card] == 0:
            return Refusal("card-not-held", "4.2", [("card", card)])
        return Refusal("deck-empty", "9.10")
    if action == do.WAIT.base:
        if not s.usable(seat, WAIT_MISSIONS):
            return Refusal("no-wait-mission", "9.6")
        return Refusal("gold-short", "9.6", [("gold", FAVOUR_PRICE), ("gold", s.gold[seat])])
    if do.PUT.has(action) or action == do.TAKE.base:
        return Refusal("card-first", "4.2")
    return None


def refuse_stone(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """§4.3 to §4.6 Where stones go and when they come back."""
    if action == do.DONE.base:
        return Refusal("lay-or-take", "4.2")
    if action == do.TAKE.base:
        if s.y > 0:
            return Refusal("lay-not-take", "4.2")
        return Refusal("general-empty", "4.5", [("number", 0)])
    if action == do.USE_FOUR.base:
        if s.y > 0:
            return Refusal("four-too-late", "L-7")
        return Refusal("no-four-mission", "9.12")
    if not do.PUT.has(action):
        return None
    if s.own[seat] == 0:
        return Refusal("own-empty", "4.3")
    courtier = do.PUT.row(action)
    if s.decision == do.FOUR:
        return Refusal("four-one-courtier", "L-7", [("courtier", s.z & 15)])
    return refuse_place(s, courtier)


def refuse_place(s: Versailles, courtier: i64) -> Refusal:
    if s.y == 0:
        return Refusal("card-begins-there", "4.3", [("courtier", s.x), ("courtier", courtier)])
    at = s.z >> 4 * (s.y - 1) & 15
    if came_from(s, at) >> courtier & 1:
        return Refusal("no-way-back", "L-8", [("courtier", courtier), ("courtier", at)])
    paragraph = "4.6" if s.x == JOKER else "4.4"
    return Refusal("not-neighbours", paragraph, [("courtier", courtier), ("courtier", at)])


def refuse_mission(s: Versailles, seat: i64, action: i64) -> Refusal | None:
    """§6.1, §6.2 What a mission costs and who holds it."""
    if s.decision == do.PAY:
        if not do.PAY_CHIP.has(action):
            return None
        return refuse_chip(s, seat, do.PAY_CHIP.row(action))
    if do.FULFIL_MISSION.has(action):
        mission = do.FULFIL_MISSION.row(action)
        if not s.missions[seat] >> mission & 1:
            return Refusal("mission-not-held", "6.1", [("mission", mission)])
        return refuse_cost(s, seat, mission)
    if do.CROWN_CHIP.has(action):
        return refuse_crown(s, seat, do.CROWN_CHIP.row(action))
    return None


def refuse_cost(s: Versailles, seat: i64, mission: i64) -> Refusal:
    """§6.2 What a mission costs, and how many chips are wanting."""
    first, second = s.box.chips[mission * 2], s.box.chips[mission * 2 + 1]
    held = s.chips[seat * CHIPS : (seat + 1) * CHIPS]
    args = [("mission", mission), ("chip", first)]
    if second == ANY_CHIP:
        lacking = 0 if held[first] + held[CROWN] else 1
        return Refusal("light-too-dear", "6.2", [*args, ("number", max(lacking, 2 - sum(held)))])
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
    if s.decision == do.PLOT and do.SCHEME.has(action):
        return refuse_plot(s, seat, do.SCHEME.row(action))
    if s.decision == do.MAINTENON_STONES and do.SEND.has(action):
        left = s.general[seat] + s.own[seat]
        return Refusal("stones-short", "8.8", [("number", do.SEND.row(action)), ("number", left)])
    if s.decision == do.CHOOSE_DECK and do.DECK.has(action):
        return Refusal("mission-deck-empty", "6.3", [("deck", do.DECK.row(action))])
    if s.decision == do.KEEP and do.KEEP_CHIP.has(action):
        return Refusal("chip-not-held", "6.4", [("chip", do.KEEP_CHIP.row(action))])
    if s.decision == do.RETURN and do.RETURN_MISSION.has(action):
        return Refusal("mission-not-held", "9.8", [("mission", do.RETURN_MISSION.row(action))])
    return None


def refuse_plot(s: Versailles, seat: i64, source: i64) -> Refusal:
    if not s.plots[seat] >> s.x & 1:
        return Refusal("plot-not-held", "5.5", [("courtier", s.x)])
    if source == 0:
        return Refusal("general-empty", "5.5", [("number", 0)])
    return Refusal("stones-short", "5.5", [("number", source), ("number", s.own[seat])])
