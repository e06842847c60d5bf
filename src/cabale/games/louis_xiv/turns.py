"""The questions of supply and influence: missions that help, cards that are played, stones laid."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import lowest, one
from cabale.core.protocol import Decision
from cabale.core.rows import add_answers, answers, either
from cabale.games.louis_xiv.actions import (
    ASK_FOUR,
    ASK_LAY,
    DECLINE,
    DISCARD,
    DISCARDED,
    DONE,
    FOUR_LAID,
    FOUR_TAKEN,
    FOUR_USED,
    GIVE,
    INCOME_OF,
    JOKER_LAID,
    JOKER_PLAYED,
    JOKER_TOOK,
    LAST_STONE_PLACED,
    MISSION_USED,
    PLAY_CARD,
    PLAYED,
    PUT,
    STONE_BY_THE_KING,
    STONE_GIVEN,
    STONE_LAID,
    STONE_PLACED,
    STONES_TAKEN,
    TAKE,
    TAKEN_IN_VAIN,
    USE,
    USE_FOUR,
    WAIT,
    WAITED,
)
from cabale.games.louis_xiv.flow import (
    advance,
    can_use_four,
    end_turn,
    gain_gold,
    gain_stones,
    target_of,
)
from cabale.games.louis_xiv.pieces import (
    CARDS,
    COURTIERS,
    DISCARD_MISSIONS,
    FAVOUR_PRICE,
    FOUR_STONES,
    JOKER,
    KING_MISSIONS,
    LAST_STONE,
    NEIGHBOURS,
    OPENING_MISSIONS,
    STONE_FOR_CARD,
    WAIT_MISSIONS,
)
from cabale.games.louis_xiv.state import NOBODY, Versailles
from cabale.games.louis_xiv.stock import (
    drop_card,
    lay_own_stone,
    owe,
    place_stone,
    take_back,
)
from cabale.games.louis_xiv.trail import came_from, lengthen, stone_at, trail_end
from cabale.games.louis_xiv.versions import may_take_none, order_is_free

TWO_GOLD = 0
GOLD_AND_STONE = 1
TWO_STONES = 2
EVERY_COURTIER: i64 = (1 << COURTIERS) - 1


class Income(Decision[Versailles]):
    """§9.2 Two gold, a gold and a stone, or two stones; x holds the mission."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=3), INCOME_OF.of(TWO_GOLD))
        if s.general[seat] > 0:
            out = append(out, INCOME_OF.of(GOLD_AND_STONE))
        if s.general[seat] > 1:
            out = append(out, INCOME_OF.of(TWO_STONES))
        return out

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        stones = INCOME_OF.row(action)
        s.tell(MISSION_USED, seat, s.x)
        if stones < 2:
            gain_gold(s, seat, 2 - stones)
        if stones > 0:
            gain_stones(s, seat, stones)
        advance(s)


class GiveStone(Decision[Versailles]):
    """§9.11 Whether to give a stone to the general supply for an influence card."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return either(GIVE, DECLINE)

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        if GIVE.has(action):
            s.own[seat] -= 1
            s.general[seat] += 1
            s.tell(MISSION_USED, seat, STONE_FOR_CARD)
            s.tell(STONE_GIVEN, seat)
            owe(s, seat, 1, 0, 0)
        advance(s)


class Opening(Decision[Versailles]):
    """§9.4 Which missions lay their stone before the first card is played."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return append(answers(USE, s.usable(seat, OPENING_MISSIONS)), DONE.of())

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        if DONE.has(action):
            s.turn += 1
        else:
            mission = USE.row(action)
            s.use_up(seat, mission)
            place_stone(s, seat, target_of(s, mission))
            event = STONE_BY_THE_KING if one(mission) & KING_MISSIONS else STONE_PLACED
            s.tell(event, seat, target_of(s, mission), mission)
        advance(s)


class Play(Decision[Versailles]):
    """§4.2 Which card to play; §9.6 to pay and wait, §9.10 or to change a card, instead."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2 * CARDS + 1)
        row = seat * CARDS
        change = s.deck_size > 0 and s.usable(seat, DISCARD_MISSIONS) != 0
        for card in range(CARDS):
            if s.hand[row + card] > 0:
                out = append(out, PLAY_CARD.of(card))
                if change:
                    out = append(out, DISCARD.of(card))
        if s.gold[seat] >= FAVOUR_PRICE and s.usable(seat, WAIT_MISSIONS):
            out = append(out, WAIT.of())
        return out

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        if PLAY_CARD.has(action):
            self.play(s, seat, PLAY_CARD.row(action))
        elif WAIT.has(action):
            self.wait(s, seat)
        else:
            self.change(s, seat, DISCARD.row(action))

    def play(self, s: Versailles, seat: i64, card: i64) -> None:
        drop_card(s, seat, card)
        s.tell(JOKER_PLAYED if card == JOKER else PLAYED, seat, card)
        if s.own[seat] + s.general[seat] == 0:
            s.tell(TAKEN_IN_VAIN, seat, 0)
            end_turn(s, seat)
            return
        s.ask(ASK_LAY, one(seat), card)

    def wait(self, s: Versailles, seat: i64) -> None:
        s.gold[seat] -= FAVOUR_PRICE
        s.use_up(seat, lowest(s.usable(seat, WAIT_MISSIONS)))
        s.tell(WAITED, seat, FAVOUR_PRICE)
        s.turn += 1
        advance(s)

    def change(self, s: Versailles, seat: i64, card: i64) -> None:
        drop_card(s, seat, card)
        s.use_up(seat, lowest(s.usable(seat, DISCARD_MISSIONS)))
        s.tell(DISCARDED, seat, card)
        s.turn += 1
        owe(s, seat, 1, 0, 0)
        advance(s)


class Lay(Decision[Versailles]):
    """§4.3 Where the stones of a card go, one by one, or §4.5 how many come back instead.

    x holds the card, y how many stones were laid, z where (trail.py).
    """

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=COURTIERS + 2)
        if s.y > 0:
            out = append(out, DONE.of())
        elif can_take(s, seat):
            out = append(out, TAKE.of())
        if s.y == 0 and can_use_four(s, seat):
            out = append(out, USE_FOUR.of())
        return add_answers(out, PUT, next_places(s)) if s.own[seat] > 0 else out

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        if PUT.has(action):
            laid = JOKER_LAID if s.x == JOKER else STONE_LAID
            put(s, seat, PUT.row(action), stones_of(s.x), laid)
        elif USE_FOUR.has(action):
            s.use_up(seat, FOUR_STONES)
            s.tell(FOUR_USED, seat)
            s.ask(ASK_FOUR, one(seat), s.x)
        else:
            taken = JOKER_TOOK if s.x == JOKER else STONES_TAKEN
            take_or_stop(s, seat, action, stones_of(s.x), taken)


class Four(Decision[Versailles]):
    """§9.12 Up to four stones on one courtier, or four back; x, y, z as for the card itself."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=COURTIERS + 1)
        if s.y > 0:
            return append(append(out, DONE.of()), PUT.of(stone_at(s, 0)))
        if can_take(s, seat):
            out = append(out, TAKE.of())
        return add_answers(out, PUT, EVERY_COURTIER) if s.own[seat] > 0 else out

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        if PUT.has(action):
            put(s, seat, PUT.row(action), 4, FOUR_LAID)
        else:
            take_or_stop(s, seat, action, 4, FOUR_TAKEN)


def can_take(s: Versailles, seat: i64) -> bool:
    """§4.5 Stones come back as far as there are any."""
    return s.general[seat] > 0 or may_take_none(s)


def stones_of(card: i64) -> i64:
    """§4.3, §4.6 Three stones for a courtier's card, two for a joker."""
    return 2 if card == JOKER else 3


def next_places(s: Versailles) -> i64:
    """§4.4, L-8 Where the next stone of a card may go, as a set."""
    if s.y == 0:
        return EVERY_COURTIER if s.x == JOKER else one(s.x)
    at = trail_end(s)
    places = NEIGHBOURS[at] | one(at)  # a third stone on the first courtier is one that stayed
    behind = came_from(s)
    return places if behind == NOBODY or order_is_free(s) else places & ~one(behind)


def put(s: Versailles, seat: i64, courtier: i64, most: i64, event: i64) -> None:
    """Lay one stone; the turn ends with the last that may be laid."""
    lay_own_stone(s, seat, courtier)
    s.tell(event, seat, courtier)
    lengthen(s, courtier)
    if s.y == most or s.own[seat] == 0:
        end_turn(s, seat)


def take_or_stop(s: Versailles, seat: i64, action: i64, most: i64, event: i64) -> None:
    if TAKE.has(action):
        s.tell(event, seat, take_back(s, seat, most))
    end_turn(s, seat)


class LastStone(Decision[Versailles]):
    """§9.13 Where a stone goes after the last card."""

    def legal(self, s: Versailles, seat: i64) -> vec[i64]:
        return append(answers(PUT, EVERY_COURTIER), DECLINE.of())

    def apply(self, s: Versailles, seat: i64, action: i64) -> None:
        s.use_up(seat, LAST_STONE)
        if not DECLINE.has(action):
            place_stone(s, seat, PUT.row(action))
            s.tell(LAST_STONE_PLACED, seat, PUT.row(action), LAST_STONE)
        advance(s)
