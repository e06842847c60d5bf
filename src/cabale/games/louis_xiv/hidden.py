"""What a seat cannot know, drawn anew: hands, decks, shields of others, and answers in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest, nth, one
from cabale.core.rng import Rng
from cabale.core.rows import nth_piece
from cabale.games.louis_xiv.actions import ASK_PLOT, PASS, SCHEME
from cabale.games.louis_xiv.pieces import (
    CARDS,
    DECK_MASKS,
    DECKS,
    MISSIONS,
    NO_CARD,
    SHIELDS,
)

if TYPE_CHECKING:
    from cabale.games.louis_xiv.state import Versailles


def draw_anew(s: Versailles, seat: i64, rng: Rng) -> None:
    """Everything that `seat` cannot know; what all can see stays. For WATCHER all hands go."""
    if s.is_over():
        return
    deal_cards(s, seat, rng)
    deal_shields(s, seat, rng)
    deal_plots(s, seat, rng)
    deal_missions(s, seat, rng)


# -- influence cards


def deal_cards(s: Versailles, seat: i64, rng: Rng) -> None:
    """The hands of the others and their last cards, from those that are not open."""
    for other in range(s.seats):
        if other != seat:
            gather_cards(s, other)
    for other in range(s.seats):
        if other == seat:
            continue
        for _i in range(s.held[other]):
            s.hand[other * CARDS + draw_card(s, rng)] += 1
        if s.aside[other] != NO_CARD:
            s.aside[other] = draw_card(s, rng)


def gather_cards(s: Versailles, seat: i64) -> None:
    for card in range(CARDS):
        n = s.hand[seat * CARDS + card]
        s.deck[card] += n
        s.deck_size += n
        s.hand[seat * CARDS + card] = 0
    if s.aside[seat] != NO_CARD:
        s.deck[s.aside[seat]] += 1
        s.deck_size += 1


def draw_card(s: Versailles, rng: Rng) -> i64:
    card = nth_piece(s.deck, rng.below(s.deck_size))
    s.deck[card] -= 1
    s.deck_size -= 1
    return card


# -- shields


def deal_shields(s: Versailles, seat: i64, rng: Rng) -> None:
    """The shields of the others, from the pile and theirs."""
    held = vec[i64](capacity=s.seats)
    for other in range(s.seats):
        n: i64 = 0
        if other != seat:
            n = s.count_shields(other)
        held = append(held, n)
        s.shields_left += n
        for kind in range(SHIELDS if n else 0):
            s.shield_pool[kind] += s.shields[other * SHIELDS + kind]
            s.shields[other * SHIELDS + kind] = 0
    for other in range(s.seats):
        for _i in range(held[other]):
            kind = nth_piece(s.shield_pool, rng.below(s.shields_left))
            s.shield_pool[kind] -= 1
            s.shields_left -= 1
            s.shields[other * SHIELDS + kind] += 1


# -- plots


def deal_plots(s: Versailles, seat: i64, rng: Rng) -> None:
    """The plots of the others, but for those that all saw them take (L-30)."""
    pool = s.plot_deck
    for other in range(s.seats):
        if other != seat:
            pool |= s.plots[other] & ~s.plot_open
    for other in range(s.seats):
        if other == seat:
            continue
        hidden = count(s.plots[other] & ~s.plot_open)
        s.plots[other] &= s.plot_open
        for _i in range(hidden):
            plot = one(nth(pool, rng.below(count(pool))))
            pool &= ~plot
            s.plots[other] |= plot
    s.plot_deck = pool
    if s.decision == ASK_PLOT:
        answer_anew(s, seat, rng)


def answer_anew(s: Versailles, seat: i64, rng: Rng) -> None:
    """An answer given in secret: whoever holds the plot now and has answered said something."""
    s.y &= 7 << 3 * seat if seat >= 0 else 0
    for other in range(s.seats):
        if other == seat or s.waiting >> other & 1 or not s.plots[other] >> s.x & 1:
            continue
        action = s.pick(other, rng)
        if not PASS.has(action):
            s.y |= SCHEME.row(action) + 1 << 3 * other


# -- missions


def deal_missions(s: Versailles, seat: i64, rng: Rng) -> None:
    """Missions in the hands of the others and under the decks, colour by colour."""
    hidden = s.mission_deck
    s.knowers = s.knowers[:]
    for other in range(s.seats):
        if other != seat:
            hidden |= s.missions[other]
    for i in range(len(s.bottom)):
        hidden |= one(s.bottom[i])
    for mission in range(MISSIONS):
        if seat >= 0 and s.knowers[mission] >> seat & 1:
            hidden &= ~one(mission)
    for deck in range(DECKS):
        deal_colour(s, seat, hidden & DECK_MASKS[deck], rng)


def deal_colour(s: Versailles, seat: i64, hidden: i64, rng: Rng) -> None:
    """One colour: the places under the deck in their order, then hand by hand.

    Who knows what lies in a place goes on knowing it, whichever mission lies there now.
    """
    marks = lift_marks(s, seat, hidden)
    pool = hidden
    k: i64 = 0
    for i in range(len(s.bottom)):
        if hidden >> s.bottom[i] & 1:
            s.bottom[i] = draw_mission(s, pool, marks[k], rng)
            pool &= ~one(s.bottom[i])
            k += 1
    for other in range(s.seats):
        if other == seat:
            continue
        n = count(s.missions[other] & hidden)
        s.missions[other] &= ~hidden
        for _i in range(n):
            mission = draw_mission(s, pool, marks[k], rng)
            pool &= ~one(mission)
            s.missions[other] |= one(mission)
            k += 1
    s.mission_deck = s.mission_deck & ~hidden | pool


def draw_mission(s: Versailles, pool: i64, mark: i64, rng: Rng) -> i64:
    """A mission of the pool for a place that the seats in `mark` know of."""
    mission = nth(pool, rng.below(count(pool)))
    s.knowers[mission] = mark
    return mission


def lift_marks(s: Versailles, seat: i64, hidden: i64) -> vec[i64]:
    """Who knows of each hidden place, taken off the missions; a hand has no order, so sorted."""
    marks = vec[i64](capacity=count(hidden))
    for i in range(len(s.bottom)):
        if hidden >> s.bottom[i] & 1:
            marks = append(marks, s.knowers[s.bottom[i]])
    for other in range(s.seats):
        if other == seat:
            continue
        held = s.missions[other] & hidden
        begin = len(marks)
        while held:
            marks = insert_sorted(marks, begin, s.knowers[lowest(held)])
            held &= held - 1
    while hidden:
        s.knowers[lowest(hidden)] = 0
        hidden &= hidden - 1
    return marks


def insert_sorted(row: vec[i64], begin: i64, n: i64) -> vec[i64]:
    """The row with one more number, in order from `begin` on."""
    row = append(row, n)
    i: i64 = len(row) - 1
    while i > begin and row[i - 1] > n:
        row[i] = row[i - 1]
        i -= 1
    row[i] = n
    return row
