"""What a seat cannot know, drawn anew: the hands of others but for what all saw, and the piles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.games.heads_of_state.actions import ASK_SECOND
from cabale.games.heads_of_state.creating import can_meet_duty
from cabale.games.heads_of_state.memory import DREW
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTES,
    BITS,
    TREACHERIES,
    TREACHERY_BITS,
    single,
    single_treachery,
)
from cabale.games.heads_of_state.scheming import seconds
from cabale.games.heads_of_state.state import HeadsState
from cabale.games.heads_of_state.urns import Urns

TRIES: Final[i64] = 1000  # for a hand that could do what its owner did


def draw_anew(s: HeadsState, seat: i64, rng: Rng) -> None:
    """Deal what `seat` cannot see anew: every world that it can imagine, with its true odds."""
    redraw_plots(s, seat, rng)
    if len(s.past) == 0:
        return
    urns = Urns(s.past, s.seats, seat, ATTRIBUTES, BITS)
    tries: i64 = 0
    urns.draw(rng)
    deal(urns, s.hand, s.known)
    while tries < TRIES and not keeps_duty(s, seat):
        urns.draw(rng)
        deal(urns, s.hand, s.known)
        tries += 1
    remember(urns, s.past)
    split_pile(s, urns, rng)


def keeps_duty(s: HeadsState, seat: i64) -> bool:
    """§C-13 Who killed more than one could replace them."""
    return s.turn == seat or can_meet_duty(s, s.turn, s.hand[s.turn], s.gaps)


def redraw_plots(s: HeadsState, seat: i64, rng: Rng) -> None:
    """The treachery cards of the others, and the pile."""
    urns = Urns(s.past_plots, s.seats, seat, TREACHERIES, TREACHERY_BITS)
    urns.draw(rng)
    deal(urns, s.hand_plots, s.known_plots)
    tries: i64 = 0
    while tries < TRIES and not keeps_second(s, seat):
        urns.draw(rng)
        deal(urns, s.hand_plots, s.known_plots)
        tries += 1
    remember(urns, s.past_plots)
    s.plots = 0
    for card in range(TREACHERIES):
        s.plots += urns.in_pile(card) * single_treachery(card)


def keeps_second(s: HeadsState, seat: i64) -> bool:
    """§5.4 Who laid one card against a capital holds another that fits."""
    if s.decision != ASK_SECOND or s.turn == seat:
        return True
    return seconds(s.hand_plots[s.turn], s.y, s.x) != 0


def deal(urns: Urns, hand: vec[i64], known: vec[i64]) -> None:
    """Give the others what the urns gave, beside what all saw them take."""
    for other in range(urns.seats):
        if other == urns.seat:
            continue
        hand[other] = known[other]
        for entry in range(urns.entries):
            if urns.is_mix(entry):
                hand[other] += urns.drew[entry * urns.seats + other]
            elif urns.layer(entry) == other:
                hand[other] -= urns.packed(urns.kind_laid(entry))


def remember(urns: Urns, past: vec[i64]) -> None:
    """In the new world the others drew other cards."""
    for entry in range(urns.entries):
        for other in range(urns.seats):
            if other != urns.seat:
                past[entry * urns.width + DREW + other] = urns.drew[entry * urns.seats + other]


def split_pile(s: HeadsState, urns: Urns, rng: Rng) -> None:
    """What is left lies in the pile or under the disc; cleaned cards only in the pile.

    Where some of a kind were cleaned and some not, every card of it that left the pile since was
    as likely the one as the other.
    """
    disc = urns.last_shuffle()
    s.stock = urns.under
    s.young = 0
    for attribute in range(ATTRIBUTES):
        old = urns.never_cleaned(disc, attribute, rng)
        s.stock += old * single(attribute)
        s.young += (urns.in_pile(attribute) - old) * single(attribute)
