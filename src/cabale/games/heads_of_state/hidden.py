"""What a seat cannot know, drawn anew: the hands of others but for what all saw, and the piles."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.games.heads_of_state.actions import ASK_SECOND
from cabale.games.heads_of_state.creating import can_meet_duty
from cabale.games.heads_of_state.pieces import (
    ASSASSIN,
    ATTRIBUTES,
    TREACHERIES,
    held,
    held_treachery,
    single,
    single_treachery,
    size,
    size_treachery,
)
from cabale.games.heads_of_state.scheming import seconds
from cabale.games.heads_of_state.state import HeadsState

TRIES: Final[i64] = 24


def draw_anew(s: HeadsState, seat: i64, rng: Rng) -> None:
    """Deal what `seat` cannot see anew: hands of others keep their size and their known cards."""
    redraw_plots(s, seat, rng)
    pool = s.stock + s.young + take_unknown(s, seat)
    order = shuffled(pool, rng)
    at: i64 = 0
    for other in range(s.seats):
        if other != seat:
            at = deal_hand(s, other, order, at)
    if s.turn != seat and s.gaps & (s.gaps - 1):
        honour_duty(s, seat, order, at, rng)
    rest: i64 = 0
    for i in range(at, len(order)):
        rest += single(order[i])
    split_pile(s, rest, rng)


def take_unknown(s: HeadsState, seat: i64) -> i64:
    """Leave the others with what all saw them take; the rest, packed."""
    pool: i64 = 0
    for other in range(s.seats):
        if other != seat:
            pool += s.hand[other] - s.known[other]
            s.hand[other] = s.known[other]
    return pool


def shuffled(pool: i64, rng: Rng) -> vec[i64]:
    """The cards of a packed pool in random order."""
    order = vec[i64](capacity=size(pool))
    for attribute in range(ATTRIBUTES):
        for _i in range(held(pool, attribute)):
            order = append(order, attribute)
    i: i64 = len(order)
    while i > 1:
        j = rng.below(i)
        i -= 1
        order[i], order[j] = order[j], order[i]
    return order


def deal_hand(s: HeadsState, other: i64, order: vec[i64], at: i64) -> i64:
    """Fill a hand up from the cards at `at`; where the next ones begin."""
    missing = s.held[other] - size(s.hand[other])
    for i in range(at, at + missing):
        s.hand[other] += single(order[i])
    return at + missing


def honour_duty(s: HeadsState, seat: i64, order: vec[i64], rest: i64, rng: Rng) -> None:
    """§C-13 Who killed more than one could replace them: exchange cards until that is so."""
    turn = s.turn
    first: i64 = 0
    for other in range(turn):
        if other != seat:
            first += s.held[other] - size(s.known[other])
    n = s.held[turn] - size(s.known[turn])
    for _i in range(TRIES):
        if can_meet_duty(s, turn, s.gaps) or rest == len(order):
            return
        s.hand[turn] = s.known[turn]
        for i in range(first, first + n):
            j = rest + rng.below(len(order) - rest)
            order[i], order[j] = order[j], order[i]
            s.hand[turn] += single(order[i])


def split_pile(s: HeadsState, rest: i64, rng: Rng) -> None:
    """What is left lies in the pile or under the disc; cleaned cards only in the pile.

    Every unseen card of a kind that was cleaned this round is taken for a cleaned one, as many
    as were cleaned: nobody can tell them apart, and the real ones lie in the pile.
    """
    young: i64 = 0
    for attribute in range(ATTRIBUTES):
        n = held(rest, attribute)
        if held(s.mixed, attribute) < n:
            n = held(s.mixed, attribute)
        young += n * single(attribute)
    surplus = size(young) - s.pile
    while surplus > 0:
        young -= single(random_card(young, rng))
        surplus -= 1
    s.young = young
    s.stock = rest - young


def random_card(cards: i64, rng: Rng) -> i64:
    ticket = rng.below(size(cards))
    attribute: i64 = 0
    while ticket >= held(cards, attribute):
        ticket -= held(cards, attribute)
        attribute += 1
    return attribute


# -- treachery


def redraw_plots(s: HeadsState, seat: i64, rng: Rng) -> None:
    """The treachery cards of the others, and the pile."""
    pool = s.plots
    for other in range(s.seats):
        if other != seat:
            pool += s.hand_plots[other] - s.known_plots[other]
            s.hand_plots[other] = s.known_plots[other]
    if s.decision == ASK_SECOND and s.turn != seat:
        pool = promise_second(s, pool, rng)
    for other in range(s.seats):
        if other != seat:
            pool = deal_plots(s, other, pool, rng)
    s.plots = pool


def promise_second(s: HeadsState, pool: i64, rng: Rng) -> i64:
    """§5.4 Who laid one card against a capital holds another that fits; returns the others."""
    if seconds(s, s.hand_plots[s.turn], s.y, s.x):
        return pool
    fitting: i64 = 0
    mask = seconds(s, pool, s.y, s.x)
    for card in range(ASSASSIN + 1, TREACHERIES):
        if mask >> card & 1:
            fitting += held_treachery(pool, card) * single_treachery(card)
    card = random_plot(fitting, rng)
    s.hand_plots[s.turn] += single_treachery(card)
    return pool - single_treachery(card)


def deal_plots(s: HeadsState, other: i64, pool: i64, rng: Rng) -> i64:
    """Fill a hand of treachery cards up; what is left of the pool."""
    missing = s.held_plots[other] - size_treachery(s.hand_plots[other])
    for _i in range(missing):
        card = random_plot(pool, rng)
        s.hand_plots[other] += single_treachery(card)
        pool -= single_treachery(card)
    return pool


def random_plot(cards: i64, rng: Rng) -> i64:
    ticket = rng.below(size_treachery(cards))
    card: i64 = 0
    while ticket >= held_treachery(cards, card):
        ticket -= held_treachery(cards, card)
        card += 1
    return card
