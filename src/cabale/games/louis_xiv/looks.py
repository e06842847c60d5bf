"""What a seat sees, built field by field; nothing is in a view by default."""

from __future__ import annotations

from cabale.core.bits import count, members
from cabale.core.protocol import places
from cabale.games.louis_xiv.actions import (
    ASK_BRIBE,
    ASK_CHOOSE_DECK,
    ASK_FOUR,
    ASK_INCOME,
    ASK_LAY,
    ASK_PAY,
    ASK_PLOT,
    ASK_RETURN,
    ASK_TIE,
)
from cabale.games.louis_xiv.errands import can_fulfil, payment
from cabale.games.louis_xiv.leads import leaders_of, rewarded_free, sole
from cabale.games.louis_xiv.pieces import (
    CARDS,
    CHIPS,
    COLOURS,
    COURTIERS,
    DECK_MASKS,
    DECKS,
    NO_CARD,
    PHASE_NAMES,
    SHIELDS,
)
from cabale.games.louis_xiv.scoring import count_stones_at_court, most_of_kind
from cabale.games.louis_xiv.state import (
    COUNTING,
    NOBODY,
    REWARDS,
    STEP_NAMES,
    Versailles,
)
from cabale.games.louis_xiv.stock import count_missions, count_played
from cabale.games.louis_xiv.trail import is_laying, stone_at, trail_length
from cabale.games.louis_xiv.turns import stones_of
from cabale.games.louis_xiv.view import (
    Count,
    CourtierView,
    Final,
    Mine,
    MissionView,
    SeatView,
    View,
)


def view_of(s: Versailles, seat: int) -> View:
    """§1.3 What is open to all, and what `seat` alone knows."""
    over = s.is_over()
    trail = [stone_at(s, i) for i in range(trail_length(s))]
    return View(
        round=s.round + 1,
        phase=PHASE_NAMES[s.known_phase()],
        step=STEP_NAMES[s.phase],
        first=s.first,
        purse=s.purse,
        gold=s.box.purse_gold[s.purse] if s.purse != NO_CARD else 0,
        king=s.louis,
        court=view_court(s, trail),
        chip_pool=list(s.chip_pool),
        shield_pool=s.shields_left,
        deck=s.deck_size,
        played=[count_played(s, card) for card in range(CARDS)],
        plot_deck=count(s.plot_deck) + len(s.plot_bottom),
        plot_bottom=list(s.plot_bottom),
        mission_decks=[count_missions(s, deck) for deck in range(DECKS)],
        seats=[view_seat(s, other) for other in range(s.seats)],
        mine=view_own(s, seat) if seat >= 0 else None,
        card=s.x if is_laying(s) else NO_CARD,
        trail=trail,
        count=view_count(s),
        final=[view_final(s, other) for other in range(s.seats)] if over else [],
    )


def view_court(s: Versailles, trail: list[int]) -> list[CourtierView]:
    court, colours = list(s.court), s.colours()
    rows = [court[c * COLOURS : c * COLOURS + colours] for c in range(COURTIERS)]
    return [view_courtier(s, c, rows[c], trail.count(c)) for c in range(COURTIERS)]


def view_courtier(s: Versailles, courtier: int, stones: list[int], laid: int) -> CourtierView:
    front = courtier * 2
    side = s.side(courtier)
    conditions, prices = s.box.conditions, s.box.prices
    condition, price = conditions[front + side], prices[front + side]
    leaders = leaders_of(s, courtier, s.court, courtier * COLOURS)
    free = rewarded_free(s, courtier, leaders, s.court, courtier * COLOURS)
    return CourtierView(
        turned=bool(side),
        condition=condition,
        price=price,
        back_condition=conditions[front + 1 - side],
        back_price=prices[front + 1 - side],
        stones=stones,
        laid=laid,
        leader=sole(leaders),
        winners=members(free),
    )


def view_mission(s: Versailles, owner: int, mission: int) -> MissionView:
    held = bool(s.missions[owner] >> mission & 1)
    return MissionView(
        mission=mission,
        chips=[s.box.chips[mission * 2], s.box.chips[mission * 2 + 1]],
        payable=held and can_fulfil(s, owner, mission),
        paid_by=list(payment(s, owner, mission)) if held else [],
        used=bool(s.used[owner] >> mission & 1),
    )


def view_seat(s: Versailles, seat: int) -> SeatView:
    hand = s.missions[seat]
    return SeatView(
        gold=s.gold[seat],
        own=s.own[seat],
        general=s.general[seat],
        chips=list(s.chips[seat * CHIPS : (seat + 1) * CHIPS]),
        cards=s.held[seat],
        aside=s.aside[seat] != NO_CARD,
        plots=count(s.plots[seat]),
        known_plots=members(s.plots[seat] & s.plot_open),
        shields=s.count_shields(seat),
        mission_backs=[count(hand & DECK_MASKS[deck]) for deck in range(DECKS)],
        laid=[view_mission(s, seat, mission) for mission in members(s.laid[seat])],
        points=s.points(seat),
    )


def view_own(s: Versailles, seat: int) -> Mine:
    return Mine(
        cards=list(s.hand[seat * CARDS : (seat + 1) * CARDS]),
        aside=s.aside[seat],
        plots=members(s.plots[seat]),
        missions=[view_mission(s, seat, mission) for mission in members(s.missions[seat])],
        shields=list(s.shields[seat * SHIELDS : (seat + 1) * SHIELDS]),
        returned=[m for m in s.bottom if s.knowers[m] >> seat & 1],
        answered=s.decision == ASK_PLOT and not s.waiting >> seat & 1,
    )


def view_count(s: Versailles) -> Count | None:
    if s.phase != COUNTING or s.courtier == COURTIERS:
        return None
    judged = s.stage >= REWARDS and s.decision != ASK_TIE
    return Count(
        courtier=s.courtier,
        tally=list(s.tally[: s.colours()]) if judged else [],
        leader=s.leader if judged else NOBODY,
        free=members(s.free) if judged else [],
        buyers=members(s.buyers) if judged else [],
        spent=members(s.spent & (1 << s.seats) - 1) if judged else [],
        flips=bool(s.flips) if judged else False,
    )


def view_final(s: Versailles, seat: int) -> Final:
    """§7 The worksheet of the end, once the shields lie open."""
    own = list(s.shields[seat * SHIELDS : (seat + 1) * SHIELDS])
    return Final(
        missions=count(s.laid[seat]),
        shields=own,
        plain=s.plain[seat],
        majorities=[k for k in range(SHIELDS) if own[k] and own[k] == most_of_kind(s, k)],
        cards=s.held[seat],
        plots=count(s.plots[seat]),
        chips=s.count_chips(seat),
        stones=count_stones_at_court(s, seat),
        gold=s.gold[seat],
        points=s.points(seat),
        place=places(s)[seat],
    )


# -- what the open question speaks of


def question_args(s: Versailles) -> list[tuple[str, int]]:
    """The pieces that the open question speaks of; all of them lie open."""
    asked = s.decision
    if asked == ASK_LAY or asked == ASK_FOUR:
        return [("card", s.x), ("number", stones_left(s)), ("number", s.y)]
    if asked == ASK_PLOT or asked == ASK_TIE:
        return [("courtier", s.x)]
    if asked == ASK_BRIBE:
        return [("courtier", s.x), ("gold", s.y)]
    if asked == ASK_PAY:
        return [("mission", s.x), ("number", s.y + 1)]
    if asked == ASK_INCOME:
        return [("mission", s.x)]
    if asked == ASK_CHOOSE_DECK or asked == ASK_RETURN:
        return [("number", s.x)]
    return []


def stones_left(s: Versailles) -> int:
    """How many stones may still be laid in this turn."""
    left = (4 if s.decision == ASK_FOUR else stones_of(s.x)) - s.y
    own = s.own[s.actor]
    return own if s.y > 0 and own < left else left
