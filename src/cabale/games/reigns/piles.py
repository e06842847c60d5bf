"""The three piles: how they are formed, what comes up on them, and how hands are drawn.

Everybody draws at the same time, each from a share of the three piles: that nobody waits, nobody is
in another's way, and the order of their answers does not matter. By the rules of before one card
after another was drawn from three piles for all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from cabale.core.rows import filled
from cabale.games.reigns.actions import DREW, RESHUFFLED
from cabale.games.reigns.pieces import HAND, NO, PILES
from cabale.games.reigns.state import Reigns
from cabale.games.reigns.versions import all_draw_together

PLACES: Final = PILES + 1  # before each advisor: the tops of three piles, and what comes up next


def form_piles(s: Reigns, cards: vec[i64]) -> None:
    """§2.4 Three piles of equal height, the first one card higher if need be."""
    s.pool = cards
    if not all_draw_together(s):
        s.tops = filled(PILES, NO)
        s.heights = thirds(len(cards))


def thirds(cards: i64) -> vec[i64]:
    """The heights of three piles of so many cards."""
    out = filled(PILES)
    for pile in range(PILES):
        out[pile] = (cards + PILES - 1 - pile) // PILES
    return out


def piles_of(s: Reigns) -> vec[i64]:
    """How high the three piles are, what lies ready for the advisors included."""
    if not all_draw_together(s):
        return s.heights
    cards: i64 = len(s.pool)
    for i in range(len(s.tops)):
        if s.tops[i] != NO:
            cards += 1
    for i in range(len(s.coming)):
        if s.coming[i] != NO:
            cards += 1
    return thirds(cards)


# -- all at the same time: each advisor has a third card of every pile before them


def clear_fans(s: Reigns) -> None:
    """Nothing lies before the advisors."""
    if all_draw_together(s):
        s.tops = filled(s.seats * PILES, NO)
        s.coming = filled(s.seats * HAND, NO)


def first_top(s: Reigns, seat: i64) -> i64:
    """Where the tops that a seat draws from begin."""
    if not all_draw_together(s):
        return 0
    return seat * PILES


def bare_place(s: Reigns, seat: i64) -> i64:
    """Where the next card of the pool goes: PLACES for each seat, its tops, then what comes up.

    All before `seat`, from the monarch's left, have what they draw from.
    """
    while seat != s.monarch:
        for pile in range(PILES):
            if s.tops[seat * PILES + pile] == NO:
                return seat * PLACES + pile
        if coming_to(s, seat) < HAND - s.held[seat] - 1:
            return seat * PLACES + PILES
        seat = (seat + 1) % s.seats
    return NO


def coming_to(s: Reigns, seat: i64) -> i64:
    """How many cards will come up for a seat after those it sees."""
    n: i64 = 0
    while n < HAND and s.coming[seat * HAND + n] != NO:
        n += 1
    return n


def next_coming(s: Reigns, seat: i64) -> i64:
    """The card that comes up for a seat, NO if there is none."""
    at = seat * HAND
    card = s.coming[at]
    for i in range(at, at + HAND - 1):
        s.coming[i] = s.coming[i + 1]
    s.coming[at + HAND - 1] = NO
    return card


def can_draw(s: Reigns, seat: i64) -> bool:
    """Whether a seat lacks a card and sees one to take."""
    return s.held[seat] < HAND and any_top(s, seat) != NO


def any_top(s: Reigns, seat: i64) -> i64:
    """The first pile with a card for a seat, NO if there is none."""
    for pile in range(PILES):
        if s.tops[first_top(s, seat) + pile] != NO:
            return pile
    return NO


# -- one after another


def bare_pile(s: Reigns) -> i64:
    """The first pile that has cards but shows none, NO if there is none."""
    for pile in range(PILES):
        if s.heights[pile] > 0 and s.tops[pile] == NO:
            return pile
    return NO


def is_exhausted(s: Reigns) -> bool:
    return s.heights[0] + s.heights[1] + s.heights[2] == 0


# -- both


def take_top(s: Reigns, seat: i64, pile: i64) -> None:
    """§3.9 The top of a pile joins the hand."""
    at = first_top(s, seat) + pile
    card = s.tops[at]
    s.hand[seat * HAND + s.held[seat]] = card
    s.held[seat] += 1
    if all_draw_together(s):
        s.tops[at] = next_coming(s, seat)
    else:
        s.tops[at] = NO
        s.heights[pile] -= 1
    s.tell(DREW, seat, pile, s.box.character[card], card, seen_by=1 << seat)


def take_from_hand(s: Reigns, seat: i64, card: i64) -> None:
    """Remove a card; the ones drawn after it move up."""
    last = seat * HAND + s.held[seat] - 1
    i = seat * HAND
    while s.hand[i] != card:
        i += 1
    while i < last:
        s.hand[i] = s.hand[i + 1]
        i += 1
    s.hand[last] = NO
    s.held[seat] -= 1


def reshuffle(s: Reigns) -> None:
    """§3.10 The discard becomes three new piles; everybody has seen what goes in."""
    if len(s.since) == 0:
        s.since = filled(s.box.cards)
    latest: i64 = 0
    for card in range(s.box.cards):
        if s.since[card] > latest:
            latest = s.since[card]
    for i in range(len(s.discard)):
        s.since[s.discard[i]] = latest + 1
    s.tell(RESHUFFLED, NO, len(s.discard))
    form_piles(s, s.discard)
    s.discard = vec[i64]()


def uncover(s: Reigns, place: i64, card: i64) -> None:
    """A card of the pool comes to lie where x of the question says."""
    i: i64 = s.found
    while i >= len(s.pool) or s.pool[i] != card:
        i += 1
        if i >= len(s.pool):
            i = 0
    s.pool[i] = s.pool[len(s.pool) - 1]
    s.pool, _last = pop(s.pool)
    if not all_draw_together(s):
        s.tops[place] = card
    elif place % PLACES < PILES:
        s.tops[place // PLACES * PILES + place % PLACES] = card
    else:
        seat = place // PLACES
        s.coming[seat * HAND + coming_to(s, seat)] = card
