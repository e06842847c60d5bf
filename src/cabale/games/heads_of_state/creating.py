"""Creating nobles: which sets a hand can lay, what a new noble brings."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest, one
from cabale.core.protocol import Decision
from cabale.games.heads_of_state.actions import (
    ASK_SCHEME,
    CARDLESS,
    COURT,
    COURTED,
    CREATE,
    CREATED,
    END,
)
from cabale.games.heads_of_state.drawing import lose
from cabale.games.heads_of_state.flow import end_turn
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTES,
    BARON,
    BITS,
    COURTESAN,
    KING,
    NOBLES,
    SPACES,
    at_most_one,
    handful,
    held,
    short_of,
    single,
)
from cabale.games.heads_of_state.scoring import score_creation
from cabale.games.heads_of_state.state import HeadsState
from cabale.games.heads_of_state.versions import tokens_may_return

NO_JOKER: Final[i64] = -1


def missing(s: HeadsState, hand: i64, noble: i64) -> i64:
    """The cards of the set that the hand lacks, packed."""
    return short_of(hand, s.box.needs[noble])


def may_court(hand: i64, noble: i64) -> bool:
    """§4.3 One courtesan may stand in a set, but not for a baron or a king."""
    return noble != BARON and noble != KING and held(hand, COURTESAN) > 0


def jokers(s: HeadsState, hand: i64, noble: i64) -> i64:
    """§4.3 A bit for each card of the set that a courtesan could stand for."""
    if not may_court(hand, noble):
        return 0
    lacking = missing(s, hand, noble)
    if lacking == 0:
        return s.box.sets[noble]
    if not at_most_one(lacking):
        return 0
    return one(lowest(lacking) // BITS)


def can_create(s: HeadsState, hand: i64, noble: i64) -> bool:
    """Whether the hand can lay the set at all."""
    lacking = missing(s, hand, noble)
    if lacking == 0:
        return True
    return at_most_one(lacking) and may_court(hand, noble)


def completing(s: HeadsState, hand: i64, noble: i64) -> list[int]:
    """The cards of which one more would complete a set that the hand cannot lay."""
    lacking = missing(s, hand, noble)
    out: list[int] = []
    if can_create(s, hand, noble) or handful(lacking) > 2:
        return out
    for attribute in range(ATTRIBUTES):
        if can_create(s, hand + single(attribute), noble):
            out.append(attribute)
    return out


def after_paying(s: HeadsState, hand: i64, noble: i64, joker: i64) -> i64:
    """The hand without the set; a courtesan goes in the place of `joker`."""
    hand -= s.box.needs[noble]
    return hand if joker == NO_JOKER else hand + single(joker) - single(COURTESAN)


def open_spaces(s: HeadsState, seat: i64) -> i64:
    """§4.1 Where a seat may create: anywhere free, but §4.5 in a turn of treachery only in gaps."""
    return s.gaps if s.decision == ASK_SCHEME and s.turn == seat else s.free


def add_creations(s: HeadsState, seat: i64, out: vec[i64], spaces: i64) -> vec[i64]:
    """§4.1 Every way to create a noble in one of `spaces`."""
    hand = s.hand[seat]
    for noble in range(NOBLES):
        fitting = spaces & s.box.wanting[noble]
        if fitting == 0 or s.supply(seat, noble) == 0 or not can_create(s, hand, noble):
            continue
        plain = missing(s, hand, noble) == 0
        standing = jokers(s, hand, noble)
        while fitting:
            place = s.box.place(lowest(fitting))
            fitting &= fitting - 1
            if plain:
                out = append(out, CREATE.of(place))
            out = add_jokers(out, place, standing)
    return out


def add_jokers(out: vec[i64], place: i64, standing: i64) -> vec[i64]:
    while standing:
        out = append(out, COURT.of(place, lowest(standing)))
        standing &= standing - 1
    return out


def create(s: HeadsState, seat: i64, action: i64) -> None:
    """§4.1 The set is laid, the token placed, the card taken, the markers won."""
    courted = COURT.has(action)
    place = COURT.row(action) if courted else CREATE.row(action)
    joker = COURT.column(action) if courted else NO_JOKER
    space = s.box.spaces[place]
    noble = s.box.nobles[space]
    pay(s, seat, noble, joker)
    settle(s, seat, space, noble)
    s.tell(CREATED, seat, noble, space >> 1)
    if courted:
        s.tell(COURTED, seat, joker)
    take_card(s, seat, noble)
    score_creation(s, seat, space >> 1)


def pay(s: HeadsState, seat: i64, noble: i64, joker: i64) -> None:
    """§4.2 The cards of the set go to the discard pile."""
    laid = s.box.needs[noble]
    if joker != NO_JOKER:
        laid += single(COURTESAN) - single(joker)
    while laid:
        attribute = lowest(laid) // BITS
        laid -= single(attribute)
        lose(s, seat, attribute)


def settle(s: HeadsState, seat: i64, space: i64, noble: i64) -> None:
    s.holder[space] = seat
    s.free &= ~one(space)
    s.gaps &= ~one(space)
    s.tokens[seat * NOBLES + noble] -= 1
    s.been[seat] |= 1 << (space >> 1)
    s.types[seat] |= 1 << noble


def take_card(s: HeadsState, seat: i64, noble: i64) -> None:
    """§4.4 A noble card for the creator, while there are any (C-15)."""
    if s.card_pool[noble] == 0:
        s.tell(CARDLESS, seat, noble)
        return
    s.card_pool[noble] -= 1
    s.cards[seat * NOBLES + noble] += 1


class Build(Decision[HeadsState]):
    """§4.1 After drawing attribute cards: create a noble, or end the turn."""

    def legal(self, s: HeadsState, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=16), END.of())
        return add_creations(s, seat, out, s.free)

    def apply(self, s: HeadsState, seat: i64, action: i64) -> None:
        if END.has(action):
            end_turn(s)
        else:
            create(s, seat, action)


# -- the duty to replace


def can_fill(s: HeadsState, seat: i64, hand: i64, gaps: i64, spare: i64, used: i64) -> bool:
    """§C-13 Whether the hand can fill all gaps but `spare`; `used` packs the tokens spent."""
    if count(gaps) <= spare:
        return True
    space = lowest(gaps)
    rest = gaps & (gaps - 1)
    if spare > 0 and can_fill(s, seat, hand, rest, spare - 1, used):
        return True
    noble = s.box.nobles[space]
    if s.supply(seat, noble) <= used >> (noble * 4) & 15 or not can_create(s, hand, noble):
        return False
    used += 1 << (noble * 4)
    if missing(s, hand, noble) == 0:
        if can_fill(s, seat, after_paying(s, hand, noble, NO_JOKER), rest, spare, used):
            return True
    standing = jokers(s, hand, noble)
    while standing:
        joker = lowest(standing)
        standing &= standing - 1
        if can_fill(s, seat, after_paying(s, hand, noble, joker), rest, spare, used):
            return True
    return False


def is_short(s: HeadsState, seat: i64, gaps: i64) -> bool:
    """Whether tokens are short for these gaps, and dead nobles could still come back as such."""
    while gaps:
        noble = s.box.nobles[lowest(gaps)]
        if count(gaps & s.box.wanting[noble]) > s.supply(seat, noble):
            for space in range(SPACES):
                if s.dead[seat * SPACES + space] and s.box.nobles[space] == noble:
                    return True
        gaps &= ~s.box.wanting[noble]
    return False


def can_act_out(s: HeadsState, seat: i64) -> bool:
    """§C-13 The same in earnest, in every order: a new noble may bring tokens back (C-14)."""
    if duty_done(s):
        return True
    ways = add_creations(s, seat, vec[i64](capacity=16), s.gaps)
    for i in range(len(ways)):
        after = s.clone()
        create(after, seat, ways[i])
        if can_act_out(after, seat):
            return True
    return False


def duty_done(s: HeadsState) -> bool:
    """§5.6 At most one noble killed this turn is not replaced."""
    return s.gaps & (s.gaps - 1) == 0


def can_meet_duty(s: HeadsState, seat: i64, gaps: i64) -> bool:
    """§C-13 Whether all of `gaps` but one could still be filled."""
    if gaps & (gaps - 1) == 0 or can_fill(s, seat, s.hand[seat], gaps, 1, 0):
        return True
    if not tokens_may_return(s) or not is_short(s, seat, gaps):
        return False
    supposed = s.clone()
    supposed.gaps = gaps
    return can_act_out(supposed, seat)
