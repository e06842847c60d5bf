"""The questions of the mission phase: what to lay out, what to pay, draw, keep and return."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import lowest, one
from cabale.core.protocol import Decision
from cabale.core.rows import answers
from cabale.games.louis_xiv.actions import (
    ASK_DRAW_MISSION,
    ASK_PAY,
    CHIP_CROWNED,
    CHIP_PAID,
    CROWN_CHIP,
    DECK,
    DONE,
    FULFIL_MISSION,
    FULFILLED,
    KEEP_CHIP,
    MISSION_RETURNED,
    PAY_CHIP,
    RETURN_MISSION,
)
from cabale.games.louis_xiv.draws import receive_mission
from cabale.games.louis_xiv.errands import (
    can_crown,
    can_fulfil,
    can_pay_first,
    deck_has_cards,
    end_errands,
    fits,
    has_one_way,
    keep_chip,
)
from cabale.games.louis_xiv.flow import advance
from cabale.games.louis_xiv.pieces import (
    CHIPS,
    CROWN,
    CROWN_MISSIONS,
    DECK_MASKS,
    DECKS,
    FAVOUR_PRICE,
    HAND_MISSIONS,
    REDRAW_MISSIONS,
    deck_of,
)
from cabale.games.louis_xiv.state import Versailles
from cabale.games.louis_xiv.stock import (
    bury_mission,
    drop_chip,
    first_buried,
    gain_chip,
    unbury,
)
from cabale.games.louis_xiv.versions import ways_are_sets


class Fulfil(Decision[Versailles]):
    """§6.1 Which mission to lay out, §9.7 which chip to turn into a crown, or to be done."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=10), DONE.of())
        hand = s.missions[seat]
        while hand:
            mission = lowest(hand)
            hand &= hand - 1
            if can_fulfil(s, seat, mission):
                out = append(out, FULFIL_MISSION.of(mission))
        if can_crown(s, seat):
            for chip in range(CROWN + 1, CHIPS):
                if s.chips[seat * CHIPS + chip] > 0:
                    out = append(out, CROWN_CHIP.of(chip))
        return out

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        if DONE.has(action):
            if not end_errands(s, seat):
                advance(s)
        elif CROWN_CHIP.has(action):
            self.crown(s, seat, CROWN_CHIP.row(action))
        else:
            self.lay_out(s, seat, FULFIL_MISSION.row(action))

    def lay_out(self, s: Versailles, seat: i64, mission: i64) -> None:
        """The mission lies open from now on; what it costs is paid at once."""
        s.missions[seat] &= ~one(mission)
        s.laid[seat] |= one(mission)
        s.knowers = s.knowers[:]
        s.knowers[mission] = 0
        s.tell(FULFILLED, seat, mission)
        s.ask(ASK_PAY, one(seat), mission)
        pay_if_forced(s, seat)

    def crown(self, s: Versailles, seat: i64, chip: i64) -> None:
        s.use_up(seat, lowest(s.usable(seat, CROWN_MISSIONS)))
        s.gold[seat] -= FAVOUR_PRICE
        drop_chip(s, seat, chip)
        gain_chip(s, seat, CROWN)
        s.tell(CHIP_CROWNED, seat, chip, FAVOUR_PRICE)
        advance(s)


class Pay(Decision[Versailles]):
    """§6.2 Which chip pays; x holds the mission, y the slot, z the chip that paid the first.

    What can be paid in one way only is paid without asking.
    """

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=CHIPS)
        for chip in range(CHIPS):
            if can_pay(s, seat, chip):
                out = append(out, PAY_CHIP.of(chip))
        return out

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        pay(s, seat, PAY_CHIP.row(action))


def can_pay(s: Versailles, seat: i64, chip: i64) -> bool:
    """Whether the chip pays the slot that is open."""
    if s.y == 0:
        return can_pay_first(s, seat, s.x, chip)
    left = s.chips[seat * CHIPS + chip]
    if chip == s.z:
        left -= 1
    return left > 0 and fits(s.box.chips[s.x * 2 + 1], chip)


def pay(s: Versailles, seat: i64, chip: i64) -> None:
    """§6.2 One slot is paid; with the second §6.3 a mission is drawn, or §9.5 two."""
    if s.y == 0:
        s.y = 1
        s.z = chip
        pay_if_forced(s, seat)
    else:
        drop_chip(s, seat, s.z)
        drop_chip(s, seat, chip)
        s.tell(CHIP_PAID, seat, s.z)
        s.tell(CHIP_PAID, seat, chip)
        s.draws = 2 if one(s.x) & HAND_MISSIONS else 1
        advance(s)


def pay_if_forced(s: Versailles, seat: i64) -> None:
    """L-31 Pay without asking when one kind of chip alone will do, or two chips in either order."""
    any_order = s.y == 0 and ways_are_sets(s) and has_one_way(s, seat, s.x)
    only: i64 = -1
    for i in range(CHIPS):
        chip = CHIPS - 1 - i
        if can_pay(s, seat, chip):
            if only >= 0 and not any_order:
                return
            only = chip if only < 0 else only
    pay(s, seat, only)


class ChooseDeck(Decision[Versailles]):
    """§6.3 From which deck to draw; x holds how many are still to be drawn."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=DECKS)
        for deck in range(DECKS):
            if deck_has_cards(s, deck):
                out = append(out, DECK.of(deck))
        return out

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        deck = DECK.row(action)
        if s.mission_deck & DECK_MASKS[deck]:
            s.ask(ASK_DRAW_MISSION, 0, deck)
        else:
            receive_mission(s, seat, deck, unbury(s, first_buried(s, deck)))


class Keep(Decision[Versailles]):
    """§6.4 Which chip to keep; each of the others becomes a shield."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=CHIPS)
        for chip in range(CHIPS):
            if s.chips[seat * CHIPS + chip] > 0:
                out = append(out, KEEP_CHIP.of(chip))
        return out

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        keep_chip(s, seat, KEEP_CHIP.row(action))
        advance(s)


class Return(Decision[Versailles]):
    """§9.8 Which missions go back under their decks, up to two; x holds how many did."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return append(answers(RETURN_MISSION, s.missions[seat]), DONE.of())

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        if DONE.has(action):
            self.stop(s, seat)
            return
        mission = RETURN_MISSION.row(action)
        bury_mission(s, seat, mission)
        s.tell(MISSION_RETURNED, seat, deck_of(mission), mission, seen_by=one(seat))
        s.x += 1
        if s.x == 2 or s.missions[seat] == 0:
            self.stop(s, seat)

    def stop(self, s: Versailles, seat: i64) -> None:
        if s.x == 0:
            s.turn += 1
        else:
            s.use_up(seat, lowest(s.usable(seat, REDRAW_MISSIONS)))
            s.draws = s.x
        advance(s)
