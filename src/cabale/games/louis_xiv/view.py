"""What a seat sees, field by field; nothing is here by default."""

from __future__ import annotations

from dataclasses import dataclass

from cabale.core.bits import count, members
from cabale.core.protocol import places
from cabale.games.louis_xiv.actions import ASK_PLOT, ASK_TIE
from cabale.games.louis_xiv.counting import leaders_of, rewarded_free, sole
from cabale.games.louis_xiv.errands import can_fulfil, payment
from cabale.games.louis_xiv.pieces import (
    CARDS,
    CHIPS,
    COLOURS,
    COPIES,
    COURTIERS,
    DECK_MASKS,
    DECKS,
    SHIELDS,
    deck_of,
)
from cabale.games.louis_xiv.scoring import count_stones_at_court, most_of_kind
from cabale.games.louis_xiv.state import (
    COUNTING,
    EXCHANGE,
    HANDS,
    MISSION_TURNS,
    NO_CARD,
    NOBODY,
    REWARDS,
    STEP_NAMES,
    Versailles,
)
from cabale.games.louis_xiv.trail import is_laying, stone_at, trail_length


@dataclass(slots=True)
class CourtierView:
    """One board: what shows, what is on its back, who stands there."""

    turned: bool
    condition: int
    price: int
    back_condition: int  # of the side that does not show
    back_price: int
    stones: list[int]  # by seat; with two players the neutral colour comes third
    laid: int  # stones laid in the turn that is going on
    leader: int  # alone first as it stands, -1 for none; the neutral colour is `seats`
    winners: list[int]  # seats that would be rewarded free as it stands


@dataclass(slots=True)
class Count:
    """The courtier being counted, once the stones are compared."""

    courtier: int
    tally: list[int]
    leader: int
    free: list[int]  # seats rewarded free
    buyers: list[int]  # seats that may bribe
    spent: list[int]  # seats whose stones go to the general supply
    flips: bool


@dataclass(slots=True)
class MissionView:
    """A mission and what its owner can do with it."""

    mission: int
    chips: list[int]  # kinds it costs; 5 is any
    payable: bool  # in hand: the owner has the chips for it
    paid_by: list[int]  # in hand: a chip of the owner for each of them, -1 for none
    used: bool  # laid out: it has been used in this round


@dataclass(slots=True)
class Final:
    """The last count of a seat, line by line."""

    missions: int
    shields: list[int]  # by kind
    plain: int  # points for which no shield was left
    majorities: list[int]  # kinds of shields of which it has most
    cards: int  # what the exchange was made of
    plots: int
    chips: int
    stones: int
    gold: int
    points: int
    place: int


@dataclass(slots=True)
class SeatView:
    """One player as the others see them; own secrets stand in Mine."""

    gold: int
    own: int
    general: int
    chips: list[int]  # by kind
    cards: int
    aside: bool  # laid the last card aside
    plots: int
    known_plots: list[int]  # those that everybody saw them take
    shields: int
    mission_backs: list[int]  # missions in hand by deck
    laid: list[MissionView]
    points: int  # without what is hidden: missions and shields so far


@dataclass(slots=True)
class Mine:
    """What a seat alone knows."""

    cards: list[int]  # by kind
    aside: int
    plots: list[int]
    missions: list[MissionView]
    shields: list[int]  # by kind
    returned: list[int]  # missions it put under their decks and that still lie there
    answered: bool  # has answered the question about a plot


@dataclass(slots=True)
class View:
    """Versailles as one seat, or somebody who looks on, sees it."""

    round: int
    phase: str  # supply, influence, counting, missions, end
    step: str
    first: int
    purse: int
    gold: int  # of the money card of the round
    king: int
    court: list[CourtierView]
    chip_pool: list[int]
    shield_pool: int
    deck: int  # influence cards that nobody holds
    played: list[int]  # influence cards on the table, by kind
    plot_deck: int
    plot_bottom: list[int]  # played plots, the next to come last in the deck first
    mission_decks: list[int]
    seats: list[SeatView]
    mine: Mine | None
    card: int  # being played
    trail: list[int]  # courtiers that got a stone in this turn, in order
    count: Count | None
    final: list[Final]


def see(s: Versailles, seat: int) -> View:
    """§1.3 What is open to all, and what `seat` alone knows."""
    over = s.is_over()
    trail = [stone_at(s, i) for i in range(trail_length(s))]
    return View(
        round=s.round + 1,
        phase=phase_of(s),
        step=STEP_NAMES[s.phase],
        first=s.first,
        purse=s.purse,
        gold=s.box.purse_gold[s.purse] if s.purse != NO_CARD else 0,
        king=s.louis,
        court=see_court(s, trail),
        chip_pool=list(s.chip_pool),
        shield_pool=s.shields_left,
        deck=s.deck_size,
        played=played_cards(s),
        plot_deck=count(s.plot_deck) + len(s.plot_bottom),
        plot_bottom=list(s.plot_bottom),
        mission_decks=[mission_deck_size(s, deck) for deck in range(DECKS)],
        seats=[see_seat(s, other) for other in range(s.seats)],
        mine=see_own(s, seat) if seat >= 0 else None,
        card=s.x if is_laying(s) else NO_CARD,
        trail=trail,
        count=see_count(s),
        final=[see_final(s, other) for other in range(s.seats)] if over else [],
    )


def phase_of(s: Versailles) -> str:
    """The phase by the name people know it by."""
    if s.is_over() or s.phase == EXCHANGE:
        return "end"
    if s.phase <= HANDS:
        return "supply"
    if s.phase < COUNTING:
        return "influence"
    return "missions" if s.phase >= MISSION_TURNS else "counting"


def played_cards(s: Versailles) -> list[int]:
    """§4.8 Played cards lie open; what is neither there nor in the deck is in hands or aside."""
    out = [all_of - left for all_of, left in zip(COPIES, s.deck, strict=True)]
    for i, held in enumerate(s.hand):
        if held:
            out[i % CARDS] -= held
    for card in s.aside:
        if card != NO_CARD:
            out[card] -= 1
    return out


def mission_deck_size(s: Versailles, deck: int) -> int:
    return count(s.mission_deck & DECK_MASKS[deck]) + sum(deck_of(m) == deck for m in s.bottom)


def see_court(s: Versailles, trail: list[int]) -> list[CourtierView]:
    court, colours = list(s.court), s.colours()
    rows = [court[c * COLOURS : c * COLOURS + colours] for c in range(COURTIERS)]
    return [see_courtier(s, c, rows[c], trail.count(c)) for c in range(COURTIERS)]


def see_courtier(s: Versailles, courtier: int, stones: list[int], laid: int) -> CourtierView:
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


def see_mission(s: Versailles, owner: int, mission: int) -> MissionView:
    held = bool(s.missions[owner] >> mission & 1)
    return MissionView(
        mission=mission,
        chips=[s.box.chips[mission * 2], s.box.chips[mission * 2 + 1]],
        payable=held and can_fulfil(s, owner, mission),
        paid_by=list(payment(s, owner, mission)) if held else [],
        used=bool(s.used[owner] >> mission & 1),
    )


def see_seat(s: Versailles, seat: int) -> SeatView:
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
        laid=[see_mission(s, seat, mission) for mission in members(s.laid[seat])],
        points=s.points(seat),
    )


def see_own(s: Versailles, seat: int) -> Mine:
    return Mine(
        cards=list(s.hand[seat * CARDS : (seat + 1) * CARDS]),
        aside=s.aside[seat],
        plots=members(s.plots[seat]),
        missions=[see_mission(s, seat, mission) for mission in members(s.missions[seat])],
        shields=list(s.shields[seat * SHIELDS : (seat + 1) * SHIELDS]),
        returned=[m for m in s.bottom if s.knowers[m] >> seat & 1],
        answered=s.decision == ASK_PLOT and not s.waiting >> seat & 1,
    )


def see_count(s: Versailles) -> Count | None:
    if s.phase != COUNTING or s.courtier == COURTIERS:
        return None
    judged = s.stage == REWARDS and s.decision != ASK_TIE
    return Count(
        courtier=s.courtier,
        tally=list(s.tally[: s.colours()]) if judged else [],
        leader=s.leader if judged else NOBODY,
        free=members(s.free) if judged else [],
        buyers=members(s.buyers) if judged else [],
        spent=members(s.spent & (1 << s.seats) - 1) if judged else [],
        flips=bool(s.flips) if judged else False,
    )


def see_final(s: Versailles, seat: int) -> Final:
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
