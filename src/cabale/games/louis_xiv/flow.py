"""The sequence of play: each step of a round, until somebody or chance is asked."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.bits import lowest, one
from cabale.games.louis_xiv.actions import (
    ASK_DEAL_MISSION,
    ASK_GIVE_STONE,
    ASK_INCOME,
    ASK_LAST_STONE,
    ASK_OPENING,
    ASK_PLAY,
    ASK_TURN_CARD,
    ASK_TURN_PURSE,
    CARDS_DEALT,
    COMPENSATED,
    GOLD_GAINED,
    LAID_ASIDE,
    MISSION_USED,
    NEUTRAL_SET,
    RESHUFFLED,
    ROUND_BEGAN,
    STONES_BACK,
)
from cabale.games.louis_xiv.counting import begin_counting, step_counting
from cabale.games.louis_xiv.errands import step_missions, step_redrawing
from cabale.games.louis_xiv.pieces import (
    BACK_MISSIONS,
    CARDS,
    COLOURS,
    COPIES,
    DEALT,
    DECK_SIZE,
    FOUR_STONES,
    GOLD_MISSIONS,
    INCOME_MISSIONS,
    KING_MISSIONS,
    LAST_STONE,
    MONTESPAN,
    NEUTRAL_CARDS,
    NEUTRAL_STONES,
    NO_CARD,
    OPENING_MISSIONS,
    PHASE_INFLUENCE,
    PLACE_FAMILY,
    PLACE_MONTESPAN,
    PLOT_MISSION,
    STONE_FOR_CARD,
    STONE_MISSIONS,
    SUPPLY_MISSIONS,
    THREE_GOLD,
    THREE_STONES,
    VALLIERE,
)
from cabale.games.louis_xiv.scoring import step_exchange
from cabale.games.louis_xiv.state import (
    CLOSING,
    COMPENSATION,
    COUNTING,
    HANDS,
    MISSION_TURNS,
    NEUTRAL,
    OPENINGS,
    PURSE,
    REDRAWING,
    SUPPLY,
    TURNS,
    Versailles,
)
from cabale.games.louis_xiv.stock import drop_card, owe, settle, take_back
from cabale.games.louis_xiv.versions import owner_gains_most


def begin_game(s: Versailles) -> None:
    """§2 Everything is laid out, then the first missions are dealt."""
    s.lay_out()
    s.ask(ASK_DEAL_MISSION, 0)


def advance(s: Versailles) -> None:
    """Go on until a seat or chance is asked, or the game is over."""
    while not settle(s) and not step(s):
        pass


def step(s: Versailles) -> bool:
    """One step of the present phase; True if it asked or ended the game."""
    phase = s.phase
    if phase == COUNTING:
        return step_counting(s)
    if phase == TURNS:
        return step_turns(s)
    if phase == MISSION_TURNS:
        return step_missions(s)
    if phase <= HANDS:
        return step_supply_phase(s)
    if phase <= CLOSING:
        return step_around_turns(s)
    if phase == REDRAWING:
        return step_redrawing(s)
    return step_exchange(s)


# -- §3 Supply


def step_supply_phase(s: Versailles) -> bool:
    if s.phase == COMPENSATION:
        return begin_round(s)
    if s.phase == PURSE:
        s.ask(ASK_TURN_PURSE, 0)
        return True
    if s.phase == SUPPLY:
        return step_supply(s)
    return step_hands(s)


def begin_round(s: Versailles) -> bool:
    """§1.1 A new round; §6.6 who is start player for the second time among three draws a plot."""
    s.tell(ROUND_BEGAN, s.first, s.round + 1)
    for seat in range(s.seats):
        s.used[seat] = 0
    s.enter(PURSE)
    if s.seats == 3 and s.round == 3:
        s.tell(COMPENSATED, s.first)
        owe(s, s.first, 0, 1, 0)
    return False


def step_supply(s: Versailles) -> bool:
    """§3.2 The next mission of the supply phase, from the start player on."""
    if s.turn == s.seats:
        s.enter(HANDS)
        return False
    seat = s.seat_after_first(s.turn)
    mission = next_supply(s, seat)
    if mission < 0:
        s.turn += 1
        return False
    s.use_up(seat, mission)
    return supply(s, seat, mission)


def next_supply(s: Versailles, seat: i64) -> i64:
    """§9.1 The next of a seat's missions, -1 for none: in the order that is never worse.

    What comes by itself tells something before anything is chosen. A stone is given before
    others come back, if there is one to give, so that it can come back too; and stones come
    back before a choice between gold and stones, which then knows what is left.
    """
    left = s.usable(seat, SUPPLY_MISSIONS)
    if not owner_gains_most(s):
        return lowest(left)
    gifts = left & ~(BACK_MISSIONS | INCOME_MISSIONS | one(STONE_FOR_CARD))
    if gifts:
        return lowest(gifts)
    if left >> STONE_FOR_CARD & 1 and s.own[seat] > 0:
        return STONE_FOR_CARD
    return lowest(left & BACK_MISSIONS if left & BACK_MISSIONS else left)


def supply(s: Versailles, seat: i64, mission: i64) -> bool:
    """§9.1 What can only help comes by itself; the rest is asked."""
    if one(mission) & INCOME_MISSIONS:
        s.ask(ASK_INCOME, one(seat), mission)
        return True
    if mission == STONE_FOR_CARD:
        if s.own[seat] == 0:
            return False
        s.ask(ASK_GIVE_STONE, one(seat))
        return True
    s.tell(MISSION_USED, seat, mission)
    if one(mission) & GOLD_MISSIONS or mission == THREE_GOLD:
        gain_gold(s, seat, 3 if mission == THREE_GOLD else 1)
    elif one(mission) & STONE_MISSIONS or mission == THREE_STONES:
        gain_stones(s, seat, 3 if mission == THREE_STONES else 1)
    elif mission == PLOT_MISSION:
        owe(s, seat, 0, 1, 0)
    else:
        owe(s, seat, 0, 0, 1)
    return False


def gain_gold(s: Versailles, seat: i64, gold: i64) -> None:
    s.gold[seat] += gold
    s.tell(GOLD_GAINED, seat, gold)


def gain_stones(s: Versailles, seat: i64, most: i64) -> None:
    s.tell(STONES_BACK, seat, take_back(s, seat, most))


def step_hands(s: Versailles) -> bool:
    """§3.3 Five influence cards for each."""
    if s.turn == s.seats:
        s.tell_phase(PHASE_INFLUENCE)
        s.enter(NEUTRAL if s.seats == 2 else OPENINGS)
        return False
    if s.turn == 0:
        s.tell(CARDS_DEALT, -1, DEALT)
    seat = s.seat_after_first(s.turn)
    s.turn += 1
    owe(s, seat, DEALT, 0, 0)
    return False


# -- §4 Influence


def step_around_turns(s: Versailles) -> bool:
    if s.phase == NEUTRAL:
        return set_neutral(s)
    if s.phase == OPENINGS:
        return step_openings(s)
    return step_closing(s)


def set_neutral(s: Versailles) -> bool:
    """§10.2 Two neutral stones beside the king, then two for each of three turned cards."""
    put_neutral(s, s.louis)
    s.enter(OPENINGS)
    s.ask(ASK_TURN_CARD, 0, NEUTRAL_CARDS)
    return True


def put_neutral(s: Versailles, courtier: i64) -> None:
    s.court[courtier * COLOURS + s.seats] += NEUTRAL_STONES
    s.tell(NEUTRAL_SET, -1, courtier, NEUTRAL_STONES)


def step_openings(s: Versailles) -> bool:
    """§4.1 Missions that lay a stone at the start of the phase, from the start player on."""
    while s.turn < s.seats:
        seat = s.seat_after_first(s.turn)
        if s.usable(seat, OPENING_MISSIONS) and s.can_place(seat):
            s.ask(ASK_OPENING, one(seat))
            return True
        s.turn += 1
    s.enter(TURNS)
    return False


def target_of(s: Versailles, mission: i64) -> i64:
    """§9.4 The courtier on whom a mission of the opening lays its stone."""
    if one(mission) & KING_MISSIONS:
        return s.louis
    if mission < PLACE_FAMILY + 4:
        return mission - PLACE_FAMILY
    return MONTESPAN if mission == PLACE_MONTESPAN else VALLIERE


def step_turns(s: Versailles) -> bool:
    """§4.2 The next seat that has a card to play; `turn` counts the seats passed over."""
    for _i in range(s.seats):
        seat = (s.first + s.turn) % s.seats
        if s.held[seat] > 1:
            s.ask(ASK_PLAY, one(seat))
            return True
        s.turn += 1
    s.enter(CLOSING)
    return False


def end_turn(s: Versailles, seat: i64) -> None:
    """§4.7 The last card of a hand is never played."""
    if s.held[seat] == 1:
        for card in range(CARDS):
            if s.hand[seat * CARDS + card] > 0:
                lay_aside(s, seat, card)
    s.turn += 1
    advance(s)


def lay_aside(s: Versailles, seat: i64, card: i64) -> None:
    drop_card(s, seat, card)
    s.aside[seat] = card
    s.tell(LAID_ASIDE, seat, card, seen_by=one(seat))


def can_use_four(s: Versailles, seat: i64) -> bool:
    """§9.12 The mission that makes four stones of one card, once a round."""
    return s.usable(seat, one(FOUR_STONES)) != 0


def step_closing(s: Versailles) -> bool:
    """§9.13 The stone of the end of the phase; §4.8 then the influence deck is made anew."""
    while s.turn < s.seats:
        seat = s.seat_after_first(s.turn)
        if s.usable(seat, one(LAST_STONE)) and s.can_place(seat):
            s.ask(ASK_LAST_STONE, one(seat))
            return True
        s.turn += 1
    for seat in range(s.seats):
        s.aside[seat] = NO_CARD
    s.deck = COPIES[:]
    s.deck_size = DECK_SIZE
    s.tell(RESHUFFLED, -1)
    begin_counting(s)
    return False
