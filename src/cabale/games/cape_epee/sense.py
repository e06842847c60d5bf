"""De Cape & d'Épée: columns as they would be won now, and what a card is worth elsewhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import one as bit
from cabale.core.rng import Rng
from cabale.core.sense import POINT, Sense
from cabale.games.cape_epee.actions import ASK_SLIDE, SLIDE
from cabale.games.cape_epee.count import best_of, points_of
from cabale.games.cape_epee.pieces import (
    BEGGAR,
    CARD_NAMES,
    CARDS,
    CLOAK,
    DOMAINS,
    DOUBLE,
    EXPLORER,
    NO_OBJECTIVE,
    NO_VALUE,
    PRINTED,
    ROUNDS,
    STRIDE,
    UP,
    card_of,
    domain_of,
    owner_of,
    printed,
    tile_of,
    value_of,
)
from cabale.games.cape_epee.scoring import (
    ABSENT,
    FURTHEST,
    LOWEST,
    MODIFIERS,
    NEAREST_PAIR,
    PAIR,
    PAIRED,
    REMOVERS,
    resolve,
)
from cabale.games.cape_epee.state import Cape

SURE: Final = 92  # percent that a column won by Prince and Squire, or by far, is kept
STEP: Final = 2  # percent for half a point of lead
EARLY: Final = 40  # percent of what a column shows that counts before it has any card
COST: Final = 3  # hundredths of a point that half a point of printed value is worth elsewhere
ABLE: Final = 40  # hundredths that a card of low value but with an ability is worth elsewhere
LOW: Final = 16  # halves of a point up to which a card is played for its ability
# Cards that, face up, change how a column is counted.
ACTORS: Final = REMOVERS | PAIRED | MODIFIERS | 1 << DOUBLE | 1 << BEGGAR | 1 << CLOAK
SUM: Final = 10  # bits of a seat's total while a plain column is added up
MOST: Final = 40  # the largest value that is added up so: 25 of them fit


SIGNS: Final[tuple[str, ...]] = ("won", "more won", "begins", *CARD_NAMES)


class CapeSense(Sense[Cape]):
    """Looks at every column as if the round ended soon."""

    def worth(self, s: Cape, seat: i64) -> i64:
        return won_worth(s, seat) + columns_worth(s, seat)

    def sign_names(self) -> tuple[str, ...]:
        return SIGNS

    def signs(self, s: Cape) -> vec[i64]:
        out = vec[i64](capacity=len(SIGNS) * s.seats)
        for seat in range(s.seats):
            out = add_signs(out, s, seat)
        return out

    def appeal(self, s: Cape, seat: i64, actions: vec[i64]) -> vec[i64]:
        out = vec[i64](capacity=len(actions))
        now = columns_of(s, seat)
        for i in range(len(actions)):
            action = actions[i]
            if SLIDE.has(action):
                out = append(out, slide_appeal(s, seat, action, now))
            else:
                out = append(out, applied(s, seat, action))
        return out

    def light(self, s: Cape, seat: i64, rng: Rng) -> i64:
        """The better looking of two random slides."""
        one = s.pick(seat, rng)
        if s.decision != ASK_SLIDE or rng.below(4) == 0:
            return one
        two = s.pick(seat, rng)
        if one == two:
            return one
        return one if quick_look(s, seat, one) >= quick_look(s, seat, two) else two


def add_signs(out: vec[i64], s: Cape, seat: i64) -> vec[i64]:
    """What a seat has won, and whether it begins; whether it has more than the others of that,
    and of the cards that it holds or will draw before it shuffles."""
    worth: i64 = 0
    for rival in range(s.seats):
        worth -= won_worth(s, rival)
    mine = won_worth(s, seat)
    out = append(out, mine)
    out = append(out, worth + mine * s.seats)
    out = append(out, 1 if s.start == seat else 0)
    for card in range(CARDS):
        more: i64 = 0
        for rival in range(s.seats):
            more -= has_card(s, rival, card)
        out = append(out, more + has_card(s, seat, card) * s.seats)
    return out


def has_card(s: Cape, seat: i64, card: i64) -> i64:
    return (s.hand[seat] | s.reserve[seat]) >> card & 1


def quick_look(s: Cape, seat: i64, action: i64) -> i64:
    """What the card changes in its column, as if nothing acted at once."""
    card = SLIDE.row(action)
    column = SLIDE.column(action)
    last = s.size[column]
    before = stake(s, column, seat)
    s.lay(column, tile_of(seat, card))
    after = stake(s, column, seat)
    s.lift(column, last)
    return after - before - card_cost(card, s.objective[column])


def slide_appeal(s: Cape, seat: i64, action: i64, now: vec[i64]) -> i64:
    """What the column brings with the card, less what it brings now and what the card costs."""
    card = SLIDE.row(action)
    column = SLIDE.column(action)
    cost = card_cost(card, s.objective[column])
    last = s.size[column] - 1
    if last >= 0 and acts_at_once(s.tile(column, last)):
        return applied(s, seat, action) - total(now) - cost
    above = s.tile(column, last) if last >= 0 else 0
    s.lay(column, tile_of(seat, card))
    if last >= 0:
        s.turn_up(column, last)
    after = stake(s, column, seat)
    s.lift(column, last + 1)
    if last >= 0:
        s.table[column * s.depth + last] = above
    return after - now[column] - cost


def acts_at_once(tile: i64) -> bool:
    """Whether the card, once turned up, moves, kills, closes, swaps or hides."""
    return not tile & UP and EXPLORER <= card_of(tile) <= CLOAK


def applied(s: Cape, seat: i64, action: i64) -> i64:
    """The worth of all columns after the answer."""
    after = s.clone()
    after.apply(seat, action)
    if after.round != s.round:
        return (points_of(after.won[seat]) - points_of(s.won[seat])) * POINT
    return columns_worth(after, seat)


def card_cost(card: i64, objective: i64) -> i64:
    """What the card could bring in another column."""
    value = printed(card, objective)
    if value == NO_VALUE or value <= LOW:
        return ABLE
    return value * COST


def total(row: vec[i64]) -> i64:
    out: i64 = 0
    for i in range(len(row)):
        out += row[i]
    return out


def columns_of(s: Cape, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=s.seats)
    for column in range(s.seats):
        out = append(out, stake(s, column, seat))
    return out


def columns_worth(s: Cape, seat: i64) -> i64:
    out: i64 = 0
    for column in range(s.seats):
        out += stake(s, column, seat)
    return out


def stake(s: Cape, column: i64, seat: i64) -> i64:
    """The value of a column times the chance of `seat` to win it."""
    objective = s.objective[column]
    if objective == NO_OBJECTIVE:
        return 0
    value = value_of(objective)
    even = 100 // s.seats
    if s.size[column] == 0:
        return value * even
    done = s.count_cards(column) * 100 // value
    if done > 100 or not s.is_open(column):
        done = 100
    weight = EARLY + (100 - EARLY) * done // 100
    return value * (even * (100 - weight) + win_share(s, column, seat) * weight) // 100


def win_share(s: Cape, column: i64, seat: i64) -> i64:
    """How likely `seat` keeps or takes a column, from how far the totals lie apart."""
    plain = plain_share(s, column, seat)
    if plain >= 0:
        return plain
    sheet = resolve(s, column)
    if sheet.reason == PAIR or sheet.reason == NEAREST_PAIR:
        return SURE if sheet.winner == seat else 100 - SURE
    mine = sheet.totals[seat]
    if mine == ABSENT:
        return (100 - SURE) * 2 if sheet.winner >= 0 else 100 // s.seats
    rival = sheet.rival if sheet.winner == seat else sheet.winner
    theirs: i64 = 0 if rival < 0 or sheet.totals[rival] == ABSENT else sheet.totals[rival]
    lead = mine - theirs
    if sheet.reason == LOWEST or sheet.reason == FURTHEST:
        lead = theirs - mine
    return share_by(lead, sheet.winner == seat)


def share_by(lead: i64, wins: bool) -> i64:
    """Percent to win, from a lead in halves of a point."""
    share = (54 if wins else 46) + lead * STEP
    return 100 - SURE if share < 100 - SURE else SURE if share > SURE else share


def plain_share(s: Cape, column: i64, seat: i64) -> i64:
    """The same for a column in which no ability counts, without a worksheet; -1 for any other."""
    begin = column * s.depth
    domain = domain_of(s.objective[column]) * STRIDE
    sums: i64 = 0  # the totals of all seats, SUM bits each
    present: i64 = 0
    for at in range(begin, begin + s.size[column]):
        tile = s.table[at]
        card = card_of(tile)
        value = PRINTED[domain + card]
        if (tile & UP and ACTORS >> card & 1) or value > MOST:
            return -1
        owner = owner_of(tile)
        present |= bit(owner)
        if value != NO_VALUE:
            if value < 0:
                return -1
            sums += value << SUM * owner
    if not present >> seat & 1:
        return (100 - SURE) * 2
    return share_of_sums(s, column, seat, sums, present)


def share_of_sums(s: Cape, column: i64, seat: i64, sums: i64, present: i64) -> i64:
    """The highest total wins, of equal ones the nearest card's."""
    mine = sums >> SUM * seat & ((1 << SUM) - 1)
    theirs: i64 = -1
    for rival in range(s.seats):
        if rival != seat and present >> rival & 1:
            total = sums >> SUM * rival & ((1 << SUM) - 1)
            theirs = total if total > theirs else theirs
    if mine == theirs:
        return share_by(0, nearest_of(s, column, sums, mine) == seat)
    return share_by(mine - theirs if theirs >= 0 else mine, mine > theirs)


def nearest_of(s: Cape, column: i64, sums: i64, highest: i64) -> i64:
    """Whose card lies nearest to the objective among those with the highest total."""
    for row in range(s.size[column]):
        owner = owner_of(s.tile(column, row))
        if sums >> SUM * owner & ((1 << SUM) - 1) == highest:
            return owner
    return -1


def won_worth(s: Cape, seat: i64) -> i64:
    """The points won, and the hope to hold all six domains at the end."""
    won = s.won[seat]
    plain = points_of(won) * POINT
    missing: i64 = 0
    best: i64 = 0
    for domain in range(DOMAINS):
        face = best_of(won, domain)
        if face == NO_OBJECTIVE:
            missing += 1
            best += 3
        else:
            best += value_of(face)
    left = ROUNDS - s.round
    if missing == 0 or missing > left:
        return plain
    gain = 2 * best * POINT - plain - 3 * missing * POINT
    hope = (left - missing + 1) * (left - missing + 1) * 100 // ((left + 1) * (left + 1) * 2)
    return plain + (gain * hope // 100 if gain > 0 else 0)


SENSE: Final = CapeSense()
