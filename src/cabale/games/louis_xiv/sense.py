"""Louis XIV: paths of stones, bribes that pay, missions in reach."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, one
from cabale.core.sense import POINT, Sense
from cabale.games.louis_xiv.actions import (
    ASK_FOUR,
    ASK_FULFIL,
    ASK_LAY,
    ASK_PLAY,
    ASK_PLOT,
    BUY,
    CLAIM,
    CROWN_CHIP,
    DECK,
    DISCARD,
    DONE,
    FULFIL_MISSION,
    GIVE,
    INCOME_OF,
    KEEP_CHIP,
    PASS,
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
from cabale.games.louis_xiv.errands import payable
from cabale.games.louis_xiv.flow import target_of
from cabale.games.louis_xiv.pieces import (
    CHIPS,
    COLOURS,
    COURTIERS,
    CROWN,
    DARK,
    JOKER,
    LIGHT,
    NEIGHBOURS,
    ROUNDS,
    SUPPLY_MISSIONS,
)
from cabale.games.louis_xiv.sense_court import (
    FAVOUR,
    PLOT,
    SIGNS,
    STONE,
    add_signs,
    benefits_worth,
    bribe_gain,
    chip_worth,
    court_worth,
    gold_worth,
    holdings_worth,
    reward_worth,
    stake,
)
from cabale.games.louis_xiv.state import COUNTING, NOBODY, Versailles
from cabale.games.louis_xiv.trail import came_from, trail_end
from cabale.games.louis_xiv.turns import stones_of

LAID: Final = 16  # what a stone laid costs beyond the courtier it goes to
WAITING: Final = 30  # to see what the others do is worth a little less than two gold


class LouisSense(Sense[Versailles]):
    """Reads the court as it would be counted, with hopes by how far the stones lie apart."""

    def worth(self, s: Versailles, seat: i64) -> i64:
        if s.is_over():
            return s.points(seat) * POINT
        return (
            s.points(seat) * POINT
            + holdings_worth(s, seat)
            + court_worth(s, seat)
            + benefits_worth(s, seat)
        )

    def sign_names(self) -> tuple[str, ...]:
        return SIGNS

    def signs(self, s: Versailles) -> vec[i64]:
        out = vec[i64](capacity=len(SIGNS) * s.seats)
        for seat in range(s.seats):
            out = add_signs(out, s, seat)
        return out

    def appeal(self, s: Versailles, seat: i64, actions: vec[i64]) -> vec[i64]:
        out = vec[i64](capacity=len(actions))
        for i in range(len(actions)):
            out = append(out, self.look(s, seat, actions[i]))
        return out

    def look(self, s: Versailles, seat: i64, action: i64) -> i64:
        asked = s.decision
        if asked == ASK_PLAY:
            return play_look(s, seat, action)
        if asked == ASK_LAY or asked == ASK_FOUR:
            return stone_look(s, seat, action)
        if asked == ASK_PLOT:
            return plot_look(s, seat, action)
        if asked < ASK_PLAY:
            return supply_look(s, seat, action)
        if asked < ASK_FULFIL:
            return count_look(s, seat, action)
        return mission_look(s, seat, action)


# -- stones: a stone is laid for a moment, looked at and taken up again


def gain(s: Versailles, seat: i64, courtier: i64, stones: i64) -> i64:
    """What more stones on a courtier would bring."""
    at = courtier * COLOURS + seat
    before = stake(s, seat, courtier)
    s.court[at] += stones
    after = stake(s, seat, courtier)
    s.court[at] -= stones
    return after - before


def path(s: Versailles, seat: i64, at: i64, came: i64, left: i64) -> i64:
    """The best that `left` more stones can bring from `at` on, along a path."""
    if left == 0:
        return 0
    best = step_on(s, seat, at, came, left)
    ways: i64 = NEIGHBOURS[at]
    if came >= 0:
        ways &= ~one(came)
    for courtier in range(COURTIERS):
        if ways >> courtier & 1:
            found = step_on(s, seat, courtier, at, left)
            best = found if found > best else best
    return best if best > 0 else 0


def step_on(s: Versailles, seat: i64, courtier: i64, came: i64, left: i64) -> i64:
    """A stone on a courtier and the best path from there."""
    out = gain(s, seat, courtier, 1) - LAID
    at = courtier * COLOURS + seat
    s.court[at] += 1
    out += path(s, seat, courtier, came, left - 1)
    s.court[at] -= 1
    return out


def card_look(s: Versailles, seat: i64, card: i64) -> i64:
    """The best a card can do: lay a path of stones, or take stones back."""
    stones = stones_of(card)
    back = s.general[seat] if s.general[seat] < stones else stones
    best = back * STONE
    own = s.own[seat]
    if own == 0:
        return best
    stones = own if own < stones else stones
    for courtier in range(COURTIERS):
        if card == courtier or card == JOKER:
            found = step_on(s, seat, courtier, NOBODY, stones)
            best = found if found > best else best
    return best


def play_look(s: Versailles, seat: i64, action: i64) -> i64:
    """§4.2 A card for what it does; jokers keep well until the others have played."""
    if PLAY_CARD.has(action):
        card = PLAY_CARD.row(action)
        return card_look(s, seat, card) - (25 if card == JOKER else 0)
    if WAIT.has(action):
        return WAITING - 2 * gold_worth(s)
    return 40 - card_look(s, seat, DISCARD.row(action))


def stone_look(s: Versailles, seat: i64, action: i64) -> i64:
    """§4.3 The next stone with the best path after it, or stones back."""
    four = s.decision == ASK_FOUR
    most: i64 = 4 if four else stones_of(s.x)
    if TAKE.has(action):
        return (s.general[seat] if s.general[seat] < most else most) * STONE
    if DONE.has(action):
        return 0
    if USE_FOUR.has(action):
        return best_four(s, seat)
    left = most - s.y
    left = s.own[seat] if s.own[seat] < left else left
    courtier = PUT.row(action)
    if four:
        return gain(s, seat, courtier, left) - left * LAID
    return step_on(s, seat, courtier, origin(s, courtier), left)


def origin(s: Versailles, courtier: i64) -> i64:
    """Where a path that goes on with this courtier comes from."""
    if s.y == 0:
        return NOBODY
    return trail_end(s) if trail_end(s) != courtier else came_from(s)


def best_four(s: Versailles, seat: i64) -> i64:
    stones: i64 = 4 if s.own[seat] > 3 else s.own[seat]
    best: i64 = (4 if s.general[seat] > 3 else s.general[seat]) * STONE
    for courtier in range(COURTIERS):
        found = gain(s, seat, courtier, stones) - stones * LAID
        best = found if found > best else best
    return best


# -- supply, plots and counting


def supply_look(s: Versailles, seat: i64, action: i64) -> i64:
    if INCOME_OF.has(action):
        stones = INCOME_OF.row(action)
        need: i64 = 2 if s.own[seat] < 8 else 1
        return (2 - stones) * gold_worth(s) + stones * STONE * need
    if GIVE.has(action):
        return 140 if s.own[seat] > 6 else -20
    if USE.has(action):
        return gain(s, seat, target_of(s, USE.row(action)), 1) + 5
    return 0


def plot_look(s: Versailles, seat: i64, action: i64) -> i64:
    """§5.5 What the stones of the plot change, less the shield it is worth in the end."""
    if PASS.has(action):
        return 0
    source = SCHEME.row(action)
    cost: i64 = 100 if s.round == ROUNDS - 1 else PLOT
    stones: i64 = source if source else 1
    return gain(s, seat, s.x, stones) - cost - (source * 6)


def count_look(s: Versailles, seat: i64, action: i64) -> i64:
    if BUY.has(action):
        return bribe_gain(s, seat, s.x, reward_worth(s, seat, s.x)) - 5
    if CLAIM.has(action):
        return reward_worth(s, seat, s.x) - s.tally[seat] * STONE
    if SEND.has(action):
        return SEND.row(action) * (100 if s.round == ROUNDS - 1 else FAVOUR - STONE // 2)
    if PUT.has(action):
        return favour_look(s, seat, PUT.row(action))
    return 0


def favour_look(s: Versailles, seat: i64, courtier: i64) -> i64:
    """§8.6, §9.13 One stone anywhere: now if the courtier is still to come, else for later."""
    if s.phase != COUNTING or courtier > s.courtier:
        return gain(s, seat, courtier, 1)
    later = reward_worth(s, seat, courtier) // 8
    return 100 if s.round == ROUNDS - 1 else FAVOUR - 25 + later


# -- missions


def mission_look(s: Versailles, seat: i64, action: i64) -> i64:
    if FULFIL_MISSION.has(action):
        rounds = ROUNDS - 1 - s.round
        helps = one(FULFIL_MISSION.row(action)) & SUPPLY_MISSIONS != 0
        return 500 + rounds * (65 if helps else 35) - spent_crowns(s, seat) * 20
    if CROWN_CHIP.has(action):
        return crown_look(s, seat, CROWN_CHIP.row(action))
    if PAY_CHIP.has(action):
        return -chip_worth(s, seat, PAY_CHIP.row(action))
    if KEEP_CHIP.has(action):
        return chip_worth(s, seat, KEEP_CHIP.row(action))
    if DECK.has(action):
        return deck_look(s, seat, DECK.row(action))
    if RETURN_MISSION.has(action):
        return return_look(s, seat, RETURN_MISSION.row(action))
    return 0


def spent_crowns(s: Versailles, seat: i64) -> i64:
    return s.chips[seat * CHIPS + CROWN]


def crown_look(s: Versailles, seat: i64, chip: i64) -> i64:
    """§9.7 A crown for two gold, when it pays for a mission that nothing else does."""
    row = seat * CHIPS
    able = count(payable(s, seat))
    s.chips[row + chip] -= 1
    s.chips[row + CROWN] += 1
    more = count(payable(s, seat)) - able
    s.chips[row + chip] += 1
    s.chips[row + CROWN] -= 1
    return (350 if able == 0 and more > 0 else 20) - 2 * gold_worth(s)


def deck_look(s: Versailles, seat: i64, deck: i64) -> i64:
    """§6.3 Light missions are easily paid; dark ones when there are two chips of a kind."""
    pair: i64 = 0
    for chip in range(CHIPS):
        if s.chips[seat * CHIPS + chip] > 1:
            pair = 1
    if s.round == ROUNDS - 1:
        return 3 - deck
    if deck == DARK:
        return 25 * pair
    return 20 if deck == LIGHT else 15


def return_look(s: Versailles, seat: i64, mission: i64) -> i64:
    """§9.8 Missions whose chips are not in reach go."""
    for slot in range(2):
        chip = s.box.chips[mission * 2 + slot]
        if chip < CHIPS and s.chips[seat * CHIPS + chip] > 0:
            return -20
    return 10 if count(s.missions[seat]) > 1 and mission >= 20 else -5


SENSE: Final = LouisSense()
