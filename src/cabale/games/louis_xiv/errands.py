"""§6 Missions: who may lay out which, what is kept, and what comes after."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import lowest, one
from cabale.games.louis_xiv.actions import (
    ASK_CHOOSE_DECK,
    ASK_FULFIL,
    ASK_KEEP,
    ASK_RETURN,
    CHIP_KEPT,
)
from cabale.games.louis_xiv.pieces import (
    ANY_CHIP,
    CHIPS,
    CROWN,
    CROWN_MISSIONS,
    DECK_MASKS,
    DECKS,
    FAVOUR_PRICE,
    NO_CHIP,
    PHASE_END,
    REDRAW_MISSIONS,
    ROUNDS,
)
from cabale.games.louis_xiv.state import (
    COMPENSATION,
    EXCHANGE,
    REDRAWING,
    Versailles,
)
from cabale.games.louis_xiv.stock import drop_chip, first_buried, owe


def step_missions(s: Versailles) -> bool:
    """§6.1 The seat in turn draws what is due, then may lay out a mission."""
    if s.turn == s.seats:
        s.enter(REDRAWING)
        return False
    if s.draws > 0:
        return ask_deck(s)
    seat = s.seat_after_first(s.turn)
    if may_act(s, seat):
        s.ask(ASK_FULFIL, one(seat))
        return True
    return end_errands(s, seat)


def may_act(s: Versailles, seat: i64) -> bool:
    """Whether a seat is asked: told by its chips alone, which all can see."""
    return s.count_chips(seat) > 1 or can_crown(s, seat)


def can_crown(s: Versailles, seat: i64) -> bool:
    """§9.7 Two gold turn a chip into a crown, once a round for each such mission."""
    return (
        s.usable(seat, CROWN_MISSIONS) != 0
        and s.gold[seat] >= FAVOUR_PRICE
        and s.chip_pool[CROWN] > 0
        and s.count_chips(seat) > s.chips[seat * CHIPS + CROWN]
    )


def ask_deck(s: Versailles) -> bool:
    """§6.3 From which deck to draw; nothing when all three are empty."""
    for deck in range(DECKS):
        if deck_has_cards(s, deck):
            s.ask(ASK_CHOOSE_DECK, one(s.seat_after_first(s.turn)), s.draws)
            return True
    s.draws = 0
    return False


def deck_has_cards(s: Versailles, deck: i64) -> bool:
    return s.mission_deck & DECK_MASKS[deck] != 0 or first_buried(s, deck) >= 0


# -- §6.2 what a mission costs


def fits(slot: i64, chip: i64) -> bool:
    """A chip pays for its own kind, a crown for any, and any chip for the question mark."""
    return slot == ANY_CHIP or chip == slot or chip == CROWN


def has_chip_for(s: Versailles, seat: i64, slot: i64, without: i64) -> bool:
    """Whether `seat` has a chip that fits, one of kind `without` being spoken for."""
    for chip in range(CHIPS):
        left = s.chips[seat * CHIPS + chip]
        if chip == without:
            left -= 1
        if left > 0 and fits(slot, chip):
            return True
    return False


def can_pay_first(s: Versailles, seat: i64, mission: i64, chip: i64) -> bool:
    """Whether `chip` may pay the first slot so that another can pay the second."""
    if s.chips[seat * CHIPS + chip] == 0 or not fits(s.box.chips[mission * 2], chip):
        return False
    return has_chip_for(s, seat, s.box.chips[mission * 2 + 1], chip)


def can_fulfil(s: Versailles, seat: i64, mission: i64) -> bool:
    """§6.1 Two chips that pay for the mission."""
    for chip in range(CHIPS):
        if can_pay_first(s, seat, mission, chip):
            return True
    return False


def has_one_way(s: Versailles, seat: i64, mission: i64) -> bool:
    """L-31 Whether the same two chips go whatever is answered."""
    found: i64 = 0
    for first in range(CHIPS):
        if not can_pay_first(s, seat, mission, first):
            continue
        for second in range(CHIPS):
            left = s.chips[seat * CHIPS + second] - (1 if second == first else 0)
            if left > 0 and fits(s.box.chips[mission * 2 + 1], second):
                pair = one(first) | one(second)
                if found and pair != found:
                    return False
                found = pair
    return True


def payable(s: Versailles, seat: i64) -> i64:
    """The missions in hand for which the seat has the chips."""
    out: i64 = 0
    left = s.missions[seat]
    while left:
        if can_fulfil(s, seat, lowest(left)):
            out |= left & -left
        left &= left - 1
    return out


def payment(s: Versailles, seat: i64, mission: i64) -> vec[i64]:
    """The chips that would pay for the two slots, crowns last; NO_CHIP where none would."""
    out = vec[i64](capacity=2)
    first: i64 = NO_CHIP
    for slot in range(2):
        paid = payer(s, seat, s.box.chips[mission * 2 + slot], first)
        out = append(out, paid)
        first = paid
    return out


def payer(s: Versailles, seat: i64, slot: i64, spent: i64) -> i64:
    """The chip that pays for a slot, one of kind `spent` being gone; a crown only if it must."""
    for i in range(CHIPS):
        chip = CHIPS - 1 - i
        left = s.chips[seat * CHIPS + chip] - (1 if chip == spent else 0)
        if left > 0 and fits(slot, chip):
            return chip
    return NO_CHIP


# -- §6.4 the end of a seat's missions


def end_errands(s: Versailles, seat: i64) -> bool:
    """§6.4 One chip is kept; L-20 in the last round all are exchanged at the end."""
    kinds: i64 = 0
    for chip in range(CHIPS):
        if s.chips[seat * CHIPS + chip] > 0:
            kinds |= one(chip)
    if s.count_chips(seat) < 2 or s.round == ROUNDS - 1:
        s.turn += 1
        return False
    if kinds & (kinds - 1):
        s.ask(ASK_KEEP, one(seat))
        return True
    keep_chip(s, seat, lowest(kinds))
    return False


def keep_chip(s: Versailles, seat: i64, kept: i64) -> None:
    """§6.4 Each chip but one goes back for a shield."""
    surplus = s.count_chips(seat) - 1
    for chip in range(CHIPS):
        while s.chips[seat * CHIPS + chip] > (1 if chip == kept else 0):
            drop_chip(s, seat, chip)
    s.tell(CHIP_KEPT, seat, kept, surplus)
    s.turn += 1
    owe(s, seat, 0, 0, surplus)


# -- §9.8 after everybody


def step_redrawing(s: Versailles) -> bool:
    """§9.8 Missions put under their decks and drawn anew; in the last round that is pointless."""
    if s.draws > 0:
        return ask_deck(s)
    while s.turn < s.seats and s.round < ROUNDS - 1:
        seat = s.seat_after_first(s.turn)
        if s.usable(seat, REDRAW_MISSIONS) and s.missions[seat]:
            s.ask(ASK_RETURN, one(seat))
            return True
        s.turn += 1
    end_round(s)
    return False


def end_round(s: Versailles) -> None:
    """§6.5 The next start player; after the fourth round the exchange."""
    if s.round == ROUNDS - 1:
        s.tell_phase(PHASE_END)
        s.enter(EXCHANGE)
        return
    s.round += 1
    s.first = s.seat_after_first(1)
    s.enter(COMPENSATION)
