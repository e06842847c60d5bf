"""§5 Counting: each courtier in turn, who leads there, who is rewarded, whose stones stay."""

from __future__ import annotations

from mypy_extensions import i64

from cabale.core.bits import one
from cabale.core.journal import HIDDEN
from cabale.games.louis_xiv.actions import (
    ASK_BRIBE,
    ASK_CONDE_STONE,
    ASK_MAINTENON_STONES,
    ASK_PLOT,
    ASK_TIE,
    BRIBE_MISSED,
    CHIP_GAINED,
    CHIP_GONE,
    COLBERT_PAID,
    CROWN_GAINED,
    FLIPPED,
    KING_FLIPPED,
    KING_LEFT,
    KING_SPENT,
    LEADS_FIRST,
    LEADS_KING,
    LEADS_MONEY,
    NEUTRAL_LEADS,
    NEUTRAL_STANDS,
    NOBODY_THERE,
    REACHED,
    SECOND,
    STANDS,
    THRESHOLD,
    TIE_WINS_FIRST,
    TIE_WINS_KING,
    TIE_WINS_MONEY,
    TIED_FIRST,
    TIED_KING,
    TIED_MONEY,
    TO_GENERAL,
    TO_OWN,
)
from cabale.games.louis_xiv.leads import (
    leaders_of,
    most_stones,
    rewarded_free,
    sole,
    those_who_reach,
    those_with,
)
from cabale.games.louis_xiv.pieces import (
    CHIP_OF,
    COLBERT,
    COLBERT_GOLD,
    COLOURS,
    CONDE,
    COURTIERS,
    CROWN,
    DISCOUNT,
    INFLUENCE,
    LOUVOIS,
    MAINTENON,
    MAZARIN,
    MONEY,
    NO_CHIP,
    PHASE_COUNTING,
    PHASE_MISSIONS,
    ROUNDS,
    SHIELDS_OF,
    TIE_MISSION,
)
from cabale.games.louis_xiv.state import (
    BRIBES,
    COUNTING,
    MISSION_TURNS,
    NOBODY,
    PLOTS,
    REWARDS,
    TALLY,
    Versailles,
)
from cabale.games.louis_xiv.stock import gain_chip, owe
from cabale.games.louis_xiv.versions import free_come_first, known_plots_count


def begin_counting(s: Versailles) -> None:
    """§5.1 From the first courtier to the twelfth."""
    s.tell_phase(PHASE_COUNTING)
    s.enter(COUNTING)
    s.courtier = 0
    s.stage = PLOTS


def step_counting(s: Versailles) -> bool:
    """§5.1 The next stage of counting one courtier."""
    if s.courtier == COURTIERS:
        s.tell_phase(PHASE_MISSIONS)
        s.enter(MISSION_TURNS)
        return False
    if s.stage == PLOTS:
        s.stage = TALLY
        return ask_plots(s)
    if s.stage == TALLY:
        s.stage = REWARDS
        return tally(s)
    return next_reward(s)


def ask_plots(s: Versailles) -> bool:
    """§5.5, L-29 Whoever holds any plot is asked, so that nobody learns who holds which.

    A plot that all saw go under the deck is in no hand: then nobody needs to be asked.
    """
    for i in range(len(s.plot_bottom)):
        if s.plot_bottom[i] == s.courtier:
            return False
    holders: i64 = 0
    for seat in range(s.seats):
        if may_hold_plot(s, seat):
            holders |= one(seat)
    if holders == 0:
        return False
    s.ask(ASK_PLOT, holders, s.courtier)
    return True


def may_hold_plot(s: Versailles, seat: i64) -> bool:
    """L-29 Whether a seat may play this courtier's plot for all that everybody knows."""
    if not known_plots_count(s):
        return s.plots[seat] != 0
    if not s.can_place(seat):
        return False
    plot = one(s.courtier)
    return s.plots[seat] & (plot if s.plot_open & plot else ~s.plot_open) != 0


def tally(s: Versailles) -> bool:
    """Note the stones that count here; ask for the mission that wins a tie if it applies."""
    for colour in range(COLOURS):
        s.tally[colour] = s.court[s.courtier * COLOURS + colour]
    if most_stones(s.tally, 0, s.colours()) == 0:
        s.tell(NOBODY_THERE, -1, s.courtier)
        next_courtier(s)
        return False
    leaders = leaders_of(s, s.courtier, s.tally, 0)
    claimant = tie_claimant(s, leaders)
    if claimant >= 0:
        s.ask(ASK_TIE, one(claimant), s.courtier, leaders)
        return True
    judge(s, leaders)
    return False


def tie_claimant(s: Versailles, leaders: i64) -> i64:
    """§9.14 The seat among tied leaders that may win the tie, NOBODY for none."""
    if leaders & (leaders - 1) == 0:
        return NOBODY
    for seat in range(s.seats):
        if leaders >> seat & 1 and s.usable(seat, one(TIE_MISSION)):
            return seat
    return NOBODY


def nearest(s: Versailles, seats: i64) -> i64:
    """Of these seats the first one clockwise from the start player; the start player for none."""
    for i in range(s.seats):
        seat = s.seat_after_first(i)
        if seats >> seat & 1:
            return seat
    return s.first


def judge(s: Versailles, leaders: i64) -> None:
    """§5.2 to §5.8 Who is rewarded free, who may bribe, whose stones are spent."""
    condition = s.condition(s.courtier)
    s.leader = sole(leaders)
    s.free = rewarded_free(s, s.courtier, leaders, s.tally, 0)
    s.spent = 0
    if s.leader != NOBODY or s.courtier == s.louis:
        s.spent = leaders
    s.flips = 1 if s.spent or (condition == INFLUENCE and s.free) else 0
    s.buyers = 0
    if condition == MONEY:
        s.buyers = those_who_reach(s, s.tally, 0, 1) & ~s.free
    s.head = first_served(s, leaders)
    s.turn = 0
    if condition == INFLUENCE:
        tell_threshold(s)
    else:
        tell_verdict(s, leaders)


def first_served(s: Versailles, leaders: i64) -> i64:
    """§5.9 The leader, or who of the foremost sits nearest to the start player."""
    if 0 <= s.leader < s.seats:
        return s.leader
    if leaders == 0:
        leaders = those_with(s, s.tally, 0, most_stones(s.tally, 0, s.seats))
    return nearest(s, leaders)


# -- what is told


def tell_threshold(s: Versailles) -> None:
    """§5.4 Who has enough, from the start player on."""
    if s.journal is None:
        return
    s.tell(THRESHOLD, -1, s.courtier, s.price(s.courtier))
    for i in range(s.seats):
        seat = s.seat_after_first(i)
        if s.tally[seat] > 0:
            s.tell(REACHED if s.free >> seat & 1 else STANDS, seat, s.tally[seat])


def tell_verdict(s: Versailles, leaders: i64) -> None:
    if s.journal is None:
        return
    most = most_stones(s.tally, 0, s.colours())
    if s.leader == NOBODY:
        tell_tie(s, most)
    elif s.leader == s.seats:
        s.tell(NEUTRAL_LEADS, -1, s.courtier, most, runner_up(s))
    else:
        tell_lead(s, most)
    for colour in range(s.colours()):
        if s.tally[colour] > 0:
            tell_stand(s, colour, leaders)


def tell_lead(s: Versailles, most: i64) -> None:
    """Who leads, and against how many; L-17 whoever won a tie leads against nobody."""
    second = runner_up(s)
    won_tie = second == most
    s.tell(lead_kind(s, won_tie), s.leader, s.courtier, most, HIDDEN if won_tie else second)


def lead_kind(s: Versailles, won_tie: bool) -> i64:
    if s.courtier == s.louis:
        return TIE_WINS_KING if won_tie else LEADS_KING
    if s.condition(s.courtier) == MONEY:
        return TIE_WINS_MONEY if won_tie else LEADS_MONEY
    return TIE_WINS_FIRST if won_tie else LEADS_FIRST


def tell_tie(s: Versailles, most: i64) -> None:
    if s.courtier == s.louis:
        s.tell(TIED_KING, -1, s.courtier, most)
    elif s.condition(s.courtier) == MONEY:
        s.tell(TIED_MONEY, -1, s.courtier, most)
    else:
        s.tell(TIED_FIRST, -1, s.courtier, most)


def tell_stand(s: Versailles, colour: i64, leaders: i64) -> None:
    if colour == s.seats:
        s.tell(NEUTRAL_STANDS, -1, s.tally[colour])
    elif s.free >> colour & 1 and not leaders >> colour & 1:
        s.tell(SECOND, colour, s.tally[colour])
    else:
        s.tell(STANDS, colour, s.tally[colour])


def runner_up(s: Versailles) -> i64:
    """The most stones of a colour other than the leader."""
    best: i64 = 0
    for colour in range(s.colours()):
        if colour != s.leader and s.tally[colour] > best:
            best = s.tally[colour]
    return best


# -- rewards


def next_reward(s: Versailles) -> bool:
    """§5.9 The first seat in order, then clockwise: first all that is free, then the bribes."""
    if s.placing != NOBODY:
        return ask_placing(s)
    if s.turn == s.seats:
        end_rewards(s)
        return False
    seat = (s.head + s.turn) % s.seats
    s.turn += 1
    if s.stage == REWARDS and s.free >> seat & 1:
        reward(s, seat)
    elif s.stage == REWARDS and free_come_first(s):
        return False
    elif s.buyers >> seat & 1:
        return offer_bribe(s, seat)
    return False


def offer_bribe(s: Versailles, seat: i64) -> bool:
    """§5.2 Whoever can pay is asked; L-19 the others learn why they are not."""
    price = bribe_price(s, seat, s.courtier)
    chip = CHIP_OF[s.courtier]
    if chip != NO_CHIP and s.chip_pool[chip] == 0:
        s.tell(CHIP_GONE, seat, chip)
        return False
    if s.gold[seat] < price:
        s.tell(BRIBE_MISSED, seat, s.courtier, price)
        return False
    s.ask(ASK_BRIBE, one(seat), s.courtier, price)
    return True


def end_rewards(s: Versailles) -> None:
    """§5.9 Everybody was served free: those who may bribe come next, if there are any."""
    if s.stage == REWARDS and s.buyers and free_come_first(s):
        s.stage = BRIBES
        s.turn = 0
    else:
        close_courtier(s)


def bribe_price(s: Versailles, seat: i64, courtier: i64) -> i64:
    """§9.15 One gold less for each bribe with the mission that says so."""
    price = s.price(courtier)
    if s.laid[seat] & one(DISCOUNT) and price > 0:
        price -= 1
    return price


def reward(s: Versailles, seat: i64) -> None:
    """§8 The reward of the courtier being counted; §5.8 beside the king a crown for the leader."""
    chip = CHIP_OF[s.courtier]
    if chip != NO_CHIP:
        if gain_chip(s, seat, chip):
            s.tell(CHIP_GAINED, seat, chip)
        if s.courtier == s.louis and seat == s.leader and gain_chip(s, seat, CROWN):
            s.tell(CROWN_GAINED, seat)
        return
    if s.courtier == COLBERT:
        s.gold[seat] += COLBERT_GOLD
        s.tell(COLBERT_PAID, seat, COLBERT_GOLD)
        return
    cards: i64 = 1 if s.courtier == MAZARIN else 0
    plots: i64 = 1 if s.courtier == LOUVOIS else 0
    owe(s, seat, cards, plots, SHIELDS_OF[s.courtier])
    if s.courtier == CONDE or s.courtier == MAINTENON:
        s.placing = seat


def ask_placing(s: Versailles) -> bool:
    """§8.6, §8.8 The stones that two of the courtiers let a seat lay."""
    seat = s.placing
    s.placing = NOBODY
    if not s.can_place(seat):
        return False
    s.ask(ASK_CONDE_STONE if s.courtier == CONDE else ASK_MAINTENON_STONES, one(seat))
    return True


# -- afterwards


def close_courtier(s: Versailles) -> None:
    """§5.6 Stones leave, §5.7 the board turns, §5.8 the king goes home."""
    for seat in range(s.seats):
        if s.tally[seat] > 0:
            return_stones(s, seat)
    if s.seats == 2:
        s.court[s.courtier * COLOURS + 2] = 0
    if s.flips and s.round < ROUNDS - 1:
        s.turned ^= one(s.courtier)
        flipped = KING_FLIPPED if s.courtier == s.louis else FLIPPED
        s.tell(flipped, -1, s.courtier, s.condition(s.courtier))
    next_courtier(s)


def return_stones(s: Versailles, seat: i64) -> None:
    """§5.6 Only the stones that were counted: one just laid by Condé's favour stays."""
    stones = s.tally[seat]
    s.court[s.courtier * COLOURS + seat] -= stones
    if s.spent >> seat & 1:
        s.general[seat] += stones
        s.tell(KING_SPENT if s.courtier == s.louis else TO_GENERAL, seat, stones)
    else:
        s.own[seat] += stones
        s.tell(TO_OWN, seat, stones)


def next_courtier(s: Versailles) -> None:
    if s.courtier == s.louis:
        s.tell(KING_LEFT, -1, s.courtier)
        s.louis = NOBODY
    s.courtier += 1
    s.stage = PLOTS
