"""Louis XIV: paths of stones, bribes that pay, missions in reach."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, one
from cabale.core.rng import Rng
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
from cabale.games.louis_xiv.counting import bribe_price
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
    MONEY,
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
    best_rival,
    bribe_gain,
    chip_worth,
    court_worth,
    gold_worth,
    holdings_worth,
    reward_worth,
)
from cabale.games.louis_xiv.sense_paths import LAID, Paths, gain
from cabale.games.louis_xiv.sense_playout import next_stone
from cabale.games.louis_xiv.state import COUNTING, NOBODY, Versailles
from cabale.games.louis_xiv.trail import came_from, trail_end
from cabale.games.louis_xiv.turns import stones_of

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
        if s.decision == ASK_PLAY or s.decision == ASK_LAY or s.decision == ASK_FOUR:
            paths = Paths(s, seat)
            for i in range(len(actions)):
                out = append(out, stones_look(paths, actions[i]))
            return out
        for i in range(len(actions)):
            out = append(out, self.look(s, seat, actions[i]))
        return out

    def light(self, s: Versailles, seat: i64, rng: Rng) -> i64:
        """Any card, then stones with some sense; of all else what looks best."""
        actions = s.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if s.decision == ASK_PLAY:
            return actions[rng.below(len(actions))]
        if s.decision == ASK_LAY or s.decision == ASK_FOUR:
            return next_stone(s, seat, actions, rng)
        return self.most_appealing(s, seat, actions)

    def look(self, s: Versailles, seat: i64, action: i64) -> i64:
        asked = s.decision
        if asked == ASK_PLOT:
            return plot_look(s, seat, action)
        if asked < ASK_PLAY:
            return supply_look(s, seat, action)
        if asked < ASK_FULFIL:
            return count_look(s, seat, action)
        return mission_look(s, seat, action)


# -- stones


def stones_look(paths: Paths, action: i64) -> i64:
    """A card to play, or a stone of one that was played."""
    if paths.s.decision == ASK_PLAY:
        return play_look(paths, action)
    return stone_look(paths, action)


def card_look(paths: Paths, card: i64) -> i64:
    """The best a card can do: lay a path of stones, or take stones back."""
    stones = stones_of(card)
    back = paths.general if paths.general < stones else stones
    best = back * STONE
    if paths.own == 0:
        return best
    stones = paths.own if paths.own < stones else stones
    for courtier in range(COURTIERS):
        if card == courtier or card == JOKER:
            found = paths.step(courtier, NOBODY, stones)
            best = found if found > best else best
    return best


def play_look(paths: Paths, action: i64) -> i64:
    """§4.2 A card for what it does; jokers keep well until the others have played."""
    if PLAY_CARD.has(action):
        card = PLAY_CARD.row(action)
        return card_look(paths, card) - (25 if card == JOKER else 0)
    if WAIT.has(action):
        return WAITING - 2 * gold_worth(paths.s)
    return 40 - card_look(paths, DISCARD.row(action))


def stone_look(paths: Paths, action: i64) -> i64:
    """§4.3 The next stone with the best path after it, or stones back."""
    s = paths.s
    four = s.decision == ASK_FOUR
    most: i64 = 4 if four else stones_of(s.x)
    if TAKE.has(action):
        return (paths.general if paths.general < most else most) * STONE
    if DONE.has(action):
        return 0
    if USE_FOUR.has(action):
        return best_four(paths)
    left = most - s.y
    left = paths.own if paths.own < left else left
    courtier = PUT.row(action)
    if four:
        return paths.gain(courtier, left) - left * LAID
    return paths.step(courtier, origin(s, courtier), left)


def origin(s: Versailles, courtier: i64) -> i64:
    """Where a path that goes on with this courtier comes from."""
    if s.y == 0:
        return NOBODY
    return trail_end(s) if trail_end(s) != courtier else came_from(s)


def best_four(paths: Paths) -> i64:
    stones: i64 = 4 if paths.own > 3 else paths.own
    best: i64 = (4 if paths.general > 3 else paths.general) * STONE
    for courtier in range(COURTIERS):
        found = paths.gain(courtier, stones) - stones * LAID
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
        return bribe_gain(s, seat, s.x, reward_worth(s, seat, s.x)) - 5 - better_bribe(s, seat)
    if CLAIM.has(action):
        return reward_worth(s, seat, s.x) - s.tally[seat] * STONE
    if SEND.has(action):
        return SEND.row(action) * (100 if s.round == ROUNDS - 1 else FAVOUR - STONE // 2)
    if PUT.has(action):
        return favour_look(s, seat, PUT.row(action))
    return 0


def better_bribe(s: Versailles, seat: i64) -> i64:
    """What a courtier still to come would bring for gold that a bribe now would spend."""
    best: i64 = 0
    left = s.gold[seat] - bribe_price(s, seat, s.x)
    for courtier in range(s.courtier + 1, COURTIERS):
        if s.condition(courtier) == MONEY and may_bribe(s, seat, courtier):
            if bribe_price(s, seat, courtier) > left:
                found = bribe_gain(s, seat, courtier, reward_worth(s, seat, courtier))
                best = found if found > best else best
    return best


def may_bribe(s: Versailles, seat: i64, courtier: i64) -> bool:
    """Whether a seat will be offered a bribe there: it has stones, but does not lead."""
    row = courtier * COLOURS
    return 0 < s.court[row + seat] <= best_rival(s, seat, row)


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
