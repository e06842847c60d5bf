"""Pieces on the move: stones, chips, gold, and what chance still owes a seat."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest, one
from cabale.games.louis_xiv.actions import (
    ASK_DRAW_CARD,
    ASK_DRAW_PLOT,
    ASK_DRAW_SHIELD,
    CHIP_GONE,
    NOTHING_LEFT,
    PLAIN_POINTS,
    PLOT_FETCHED,
)
from cabale.games.louis_xiv.pieces import (
    CARDS,
    CHIPS,
    COLOURS,
    COPIES,
    DECK_MASKS,
    SHIELDS,
    deck_of,
)
from cabale.games.louis_xiv.state import EXCHANGE, Versailles

# -- stones


def place_stone(s: Versailles, seat: i64, courtier: i64) -> None:
    """L-5 A stone from the general supply, or from the own one when that is empty."""
    if s.general[seat] > 0:
        s.general[seat] -= 1
    else:
        s.own[seat] -= 1
    s.court[courtier * COLOURS + seat] += 1


def lay_own_stone(s: Versailles, seat: i64, courtier: i64) -> None:
    s.own[seat] -= 1
    s.court[courtier * COLOURS + seat] += 1


def take_back(s: Versailles, seat: i64, most: i64) -> i64:
    """Up to `most` stones from the general supply to the own one; how many there were."""
    n = most if s.general[seat] >= most else s.general[seat]
    s.general[seat] -= n
    s.own[seat] += n
    return n


# -- chips


def gain_chip(s: Versailles, seat: i64, chip: i64) -> bool:
    """L-19 A chip from its supply, if one is left."""
    if s.chip_pool[chip] == 0:
        s.tell(CHIP_GONE, seat, chip)
        return False
    s.chip_pool[chip] -= 1
    s.chips[seat * CHIPS + chip] += 1
    return True


def drop_chip(s: Versailles, seat: i64, chip: i64) -> None:
    s.chips[seat * CHIPS + chip] -= 1
    s.chip_pool[chip] += 1


# -- what is due to a seat, and chance's part in it


def owe(s: Versailles, seat: i64, cards: i64, plots: i64, shields: i64) -> None:
    """Let `seat` draw these before anything else happens."""
    s.debtor = seat
    s.due_cards = cards
    s.due_plots = plots
    s.due_shields = shields


def settle(s: Versailles) -> bool:
    """Ask chance for what is due; False when nothing is."""
    if s.due_cards > 0 and s.deck_size > 0:
        s.ask(ASK_DRAW_CARD, 0)
        return True
    s.due_cards = 0
    if s.due_shields > 0:
        if s.shields_left > 0:
            s.ask(ASK_DRAW_SHIELD, 0)
            return True
        miss_shields(s)
    return settle_plots(s)


def miss_shields(s: Versailles) -> None:
    """L-19, L-21 No shield is left: a plain point at the end, nothing before it."""
    if s.phase == EXCHANGE:
        s.plain = s.plain[:]
        s.plain[s.debtor] += s.due_shields
        s.tell(PLAIN_POINTS, s.debtor, s.due_shields)
    else:
        s.tell(NOTHING_LEFT, s.debtor)
    s.due_shields = 0


def settle_plots(s: Versailles) -> bool:
    """L-30 Plots nobody knows come first; below them lie those that were played, in order."""
    while s.due_plots > 0:
        if s.plot_deck != 0:
            s.ask(ASK_DRAW_PLOT, 0)
            return True
        s.due_plots -= 1
        fetch_plot(s)
    return False


def fetch_plot(s: Versailles) -> None:
    """L-30 The next of the played plots, which everybody knows, goes to a hand."""
    if len(s.plot_bottom) == 0:
        s.tell(NOTHING_LEFT, s.debtor)
        return
    plot = s.plot_bottom[0]
    s.plot_bottom = s.plot_bottom[1:]
    s.plots[s.debtor] |= one(plot)
    s.plot_open |= one(plot)
    s.tell(PLOT_FETCHED, s.debtor, plot)


def gain_card(s: Versailles, seat: i64, card: i64) -> None:
    """An influence card leaves the deck for a hand."""
    s.deck[card] -= 1
    s.deck_size -= 1
    s.hand[seat * CARDS + card] += 1
    s.held[seat] += 1


def drop_card(s: Versailles, seat: i64, card: i64) -> None:
    s.hand[seat * CARDS + card] -= 1
    s.held[seat] -= 1


def gain_shield(s: Versailles, seat: i64, kind: i64) -> None:
    s.shield_pool[kind] -= 1
    s.shields_left -= 1
    s.shields[seat * SHIELDS + kind] += 1


def count_played(s: Versailles, card: i64) -> i64:
    """§4.8 How many of a card lie open: all but those in the deck, in hands and laid aside."""
    n = COPIES[card] - s.deck[card]
    for seat in range(s.seats):
        n -= s.hand[seat * CARDS + card]
        if s.aside[seat] == card:
            n -= 1
    return n


# -- missions


def count_missions(s: Versailles, deck: i64) -> i64:
    """How many missions a deck holds, the returned ones at its bottom included."""
    n = count(s.mission_deck & DECK_MASKS[deck])
    for i in range(len(s.bottom)):
        if deck_of(s.bottom[i]) == deck:
            n += 1
    return n


def bury_plot(s: Versailles, seat: i64, plot: i64) -> None:
    """§5.5 A played plot goes under the deck, seen by all."""
    s.plots[seat] &= ~one(plot)
    s.plot_open &= ~one(plot)
    s.plot_bottom = append(s.plot_bottom, plot)


def bury_mission(s: Versailles, seat: i64, mission: i64) -> None:
    """§9.8 A mission goes under its deck, face down.

    Who knew a mission of that hand loses sight of it if another of its colour may be the one.
    """
    s.missions[seat] &= ~one(mission)
    others = s.missions[seat] & DECK_MASKS[deck_of(mission)]
    s.knowers = s.knowers[:]
    if others:
        s.knowers[mission] = 0
    while others:
        s.knowers[lowest(others)] = 0
        others &= others - 1
    s.knowers[mission] |= one(seat)
    s.bottom = append(s.bottom, mission)


def first_buried(s: Versailles, deck: i64) -> i64:
    """Where the next returned mission of a deck lies in `bottom`, -1 if there is none."""
    for i in range(len(s.bottom)):
        if deck_of(s.bottom[i]) == deck:
            return i
    return -1


def unbury(s: Versailles, index: i64) -> i64:
    """Take a returned mission out of `bottom`."""
    rest = vec[i64](capacity=len(s.bottom))
    for i in range(len(s.bottom)):
        if i != index:
            rest = append(rest, s.bottom[i])
    mission = s.bottom[index]
    s.bottom = rest
    return mission
