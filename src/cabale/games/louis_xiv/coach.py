"""What matters at court before a stone, a bribe or a mission: the most telling first."""

from __future__ import annotations

from cabale.core.bits import members
from cabale.core.reason import Reason, reason
from cabale.games.louis_xiv.actions import (
    ASK_BRIBE,
    ASK_CHOOSE_DECK,
    ASK_FULFIL,
    ASK_GIVE_STONE,
    ASK_INCOME,
    ASK_KEEP,
    ASK_PAY,
    ASK_PLOT,
    ASK_RETURN,
    ASK_TIE,
    DECK,
    KEEP_CHIP,
    PAY_CHIP,
)
from cabale.games.louis_xiv.errands import payable
from cabale.games.louis_xiv.pieces import CHIP_OF, CHIPS, COURTIERS, CROWN, FIRST, NO_CHIP, ROUNDS
from cabale.games.louis_xiv.reasons import (
    buying,
    chip_reasons,
    drawing,
    keeping,
    most_of_others,
    stones,
    wanted,
)
from cabale.games.louis_xiv.state import NOBODY, Versailles

IN_REACH = 3  # stones that one turn may lay at one courtier


def matters(s: Versailles, seat: int) -> list[Reason]:
    """What the open question is about, from the court and one's own hand."""
    if s.decision in (ASK_INCOME, ASK_GIVE_STONE):
        return supplies(s, seat)
    if s.decision in (ASK_PLOT, ASK_TIE, ASK_BRIBE):
        return counting(s, seat)
    if s.decision in (ASK_FULFIL, ASK_PAY, ASK_KEEP, ASK_CHOOSE_DECK, ASK_RETURN):
        return missions(s, seat)
    at_court = [*tied(s, seat), *one_short(s, seat), *king_near(s, seat)]
    if s.own[seat] == 0:
        return [*supplies(s, seat), *at_court, *last_round(s)]
    return [*at_court, *supplies(s, seat), *last_round(s)]


# -- influence


def one_short(s: Versailles, seat: int) -> list[Reason]:
    """§6.1 A mission that one more chip would pay, and a courtier who gives it and is not won."""
    for courtier in sorted(range(COURTIERS), key=lambda c: behind(s, seat, c)):
        if CHIP_OF[courtier] == NO_CHIP or not 0 <= behind(s, seat, courtier) < IN_REACH:
            continue
        found = wanted(s, seat, int(CHIP_OF[courtier]), "one-short", courtier=courtier)
        if found:
            return found
    return []


def behind(s: Versailles, seat: int, courtier: int) -> int:
    """By how many stones the strongest of the others is ahead."""
    return most_of_others(s, seat, courtier) - stones(s, seat, courtier)


def king_near(s: Versailles, seat: int) -> list[Reason]:
    """§5.8 A few stones more would lead beside the king, where a crown is added."""
    if s.louis == NOBODY:
        return []
    short = behind(s, seat, s.louis) + 1
    if not 0 < short < IN_REACH or short > s.own[seat]:
        return []
    return [reason("king-near", "5.8", courtier=s.louis, number=short)]


def tied(s: Versailles, seat: int) -> list[Reason]:
    """§5.3 A tie where only the first gets anything: one stone would decide it."""
    for courtier in range(COURTIERS):
        mine = stones(s, seat, courtier)
        level = mine and behind(s, seat, courtier) == 0
        if level and s.condition(courtier) == FIRST and s.louis != courtier:
            return [reason("tie-now", "5.3", courtier=courtier, number=mine)]
    return []


def supplies(s: Versailles, seat: int) -> list[Reason]:
    """§4.5 Fewer stones at hand than cards to lay them with."""
    if s.own[seat] >= s.held[seat] or not s.general[seat]:
        return []
    return [reason("low-stones", "4.5", number=s.own[seat], number2=s.held[seat])]


def last_round(s: Versailles) -> list[Reason]:
    """§7.1 What is left at the end is exchanged for shields."""
    return [reason("last-round", "7.1")] if s.round == ROUNDS - 1 else []


# -- counting


def counting(s: Versailles, seat: int) -> list[Reason]:
    """§5 What the courtier who is counted gives, and how one stands there."""
    if s.decision == ASK_BRIBE:
        return buying(s, seat, 0)
    mine, others = stones(s, seat, s.x), most_of_others(s, seat, s.x)
    standing = reason("stands", "5.3", courtier=s.x, number=mine, number2=others)
    return [*chip_reasons(s, seat, s.x), standing]


# -- missions


def missions(s: Versailles, seat: int) -> list[Reason]:
    """§6 What can be paid, with what, and what is kept for the next."""
    legal = [int(action) for action in s.legal(seat)]
    if s.decision == ASK_PAY:
        return crown_kept(s, seat, [PAY_CHIP.row(a) for a in legal if PAY_CHIP.has(a)])
    if s.decision == ASK_KEEP:
        told = [keeping(s, seat, KEEP_CHIP.row(a))[0] for a in legal if KEEP_CHIP.has(a)]
        return [one for one in told if one.key == "keeps-for"]
    if s.decision == ASK_CHOOSE_DECK:
        told = [one for a in legal if DECK.has(a) for one in drawing(s, seat, DECK.row(a))]
        return [one for one in told if one.key == "deck-any"]
    ready = members(payable(s, seat))
    if len(ready) > 1:
        return [reason("payable-more", "6.1", mission=ready[0])]
    return [reason("payable", "6.1", mission=ready[0])] if ready else []


def crown_kept(s: Versailles, seat: int, chips: list[int]) -> list[Reason]:
    """§6.2 A crown pays for anything: here another chip does as well."""
    crowns = int(s.chips[seat * CHIPS + CROWN])
    others = [chip for chip in chips if chip != CROWN]
    return [reason("crown-spare", "6.2", chip=others[0])] if crowns and others else []
