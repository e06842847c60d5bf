"""What a seat cannot know, drawn anew.

Discards and cards that lie face up are public, so everybody can work out which cards of a player
are hidden; only where each of them is remains open. Two things more are known to all:

- an Explorer that moved lies face down, but everybody saw it (KNOWN);
- when a player shuffles the discard into a new reserve, the cards that lay elsewhere are not in
  it (`old`), and what was already face down on the table is one of them (OLD).

Objectives that were won stay where they are: all saw who took them. The view keeps them covered
(R-36) because people are meant to rely on memory; a bot's memory does not fail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cabale.core.bits import count, nth, one
from cabale.core.rng import Rng
from cabale.games.cape_epee.pieces import KNOWN, NO_CARD, OLD, UP, card_of, owner_of, tile_of

if TYPE_CHECKING:
    from cabale.games.cape_epee.state import Cape


def draw_anew(s: Cape, seat: i64, rng: Rng) -> None:
    """Give every other seat a hand, hidden cards and a reserve that `seat` must think possible."""
    for rival in range(s.seats):
        if rival != seat:
            redeal(s, rival, rng)


def redeal(s: Cape, seat: i64, rng: Rng) -> None:
    """Deal the hidden cards of one seat to the places where they may be."""
    pool = hidden_cards(s, seat)
    kept = fill_places(s, seat, OLD, pool & s.old[seat], rng)  # anywhere but in the reserve
    fresh = pool & ~s.old[seat]
    hand = count(s.hand[seat])
    drawn = choose(fresh, hand + count_places(s, seat) - count(kept), rng)
    s.hand[seat] = choose(kept | drawn, hand, rng)
    s.reserve[seat] = fresh & ~drawn
    fill_places(s, seat, 0, (kept | drawn) & ~s.hand[seat], rng)


def choose(pool: i64, n: i64, rng: Rng) -> i64:
    """A random set of `n` cards of the pool."""
    left = pool
    for _i in range(n):
        left &= ~one(nth(left, rng.below(count(left))))
    return pool & ~left


def hidden_cards(s: Cape, seat: i64) -> i64:
    """The cards of a seat whose place the others do not know."""
    pool = s.hand[seat] | s.reserve[seat]
    for column in range(s.seats):
        for row in range(s.size[column]):
            tile = s.tile(column, row)
            if owner_of(tile) == seat and tile & (UP | KNOWN) == 0:
                pool |= one(card_of(tile))
    if s.under[seat] != NO_CARD:
        pool |= one(card_of(s.under[seat]))
    return pool


def is_place(tile: i64, seat: i64, age: i64) -> bool:
    """Whether this is a hidden card of `seat`, laid before (OLD) or after its last shuffle."""
    return owner_of(tile) == seat and tile & (UP | KNOWN | OLD) == age


def count_places(s: Cape, seat: i64) -> i64:
    """The cards of a seat that lie hidden since its last shuffle."""
    n: i64 = 0
    for column in range(s.seats):
        for row in range(s.size[column]):
            if is_place(s.tile(column, row), seat, 0):
                n += 1
    if s.under[seat] != NO_CARD and s.under[seat] & OLD == 0:
        n += 1
    return n


def fill_places(s: Cape, seat: i64, age: i64, pool: i64, rng: Rng) -> i64:
    """Lay a random card of the pool in each such place; the rest of the pool."""
    if pool == 0:
        return 0
    for column in range(s.seats):
        for row in range(s.size[column]):
            if is_place(s.tile(column, row), seat, age):
                card = nth(pool, rng.below(count(pool)))
                s.table[column * s.depth + row] = tile_of(seat, card) | age
                pool &= ~one(card)
    if s.under[seat] != NO_CARD and s.under[seat] & OLD == age:
        card = nth(pool, rng.below(count(pool)))
        s.under[seat] = card | age
        pool &= ~one(card)
    return pool
