"""What never changes, whatever is played: cards, tokens and points are conserved."""

from __future__ import annotations

import pytest
from games.heads_of_state.table import step

from cabale.core.protocol import OVER
from cabale.core.rng import Rng
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.actions import ASK_TRIM
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTES,
    NO_NOBLE,
    NOBLES,
    SPACES,
    TREACHERIES,
    held,
    held_treachery,
    size,
    size_treachery,
)
from cabale.games.heads_of_state.state import SOURCES, HeadsState


def check_cards(s: HeadsState) -> None:
    everything = s.stock + s.young + s.shown + s.cleaned + s.discard + sum(s.hand)
    if s.turn != -1:
        assert everything == s.box.decks[s.seats - 2]
        assert size(s.stock + s.young) == s.pile + s.reserve
    plots = s.plots + s.shown_plots + s.spent_plots + sum(s.hand_plots)
    assert plots == s.box.treachery
    for a in range(ATTRIBUTES):
        assert held(s.young, a) <= held(s.mixed, a)


def check_hands(s: HeadsState) -> None:
    for seat in range(s.seats):
        assert size(s.hand[seat]) == s.held[seat]
        assert size_treachery(s.hand_plots[seat]) == s.held_plots[seat]
        for a in range(ATTRIBUTES):
            assert held(s.known[seat], a) <= held(s.hand[seat], a)
        for card in range(TREACHERIES):
            assert held_treachery(s.known_plots[seat], card) <= held_treachery(
                s.hand_plots[seat], card
            )
        if seat != s.turn:
            assert s.held[seat] <= 10 and s.held_plots[seat] <= 4


def check_board(s: HeadsState) -> None:
    for seat in range(s.seats):
        for noble in range(NOBLES):
            placed = [n for n in range(SPACES) if s.box.nobles[n] == noble]
            alive = sum(s.holder[n] == seat for n in placed)
            dead = sum(s.dead[seat * SPACES + n] for n in placed)
            assert s.tokens[seat * NOBLES + noble] + alive + dead == s.box.tokens[noble]
    for n in range(SPACES):
        empty = s.holder[n] == -1 and s.box.nobles[n] != NO_NOBLE
        assert bool(s.free >> n & 1) == empty
    for noble in range(NOBLES):
        taken = sum(s.cards[seat * NOBLES + noble] for seat in range(s.seats))
        assert taken + s.card_pool[noble] == s.box.noble_cards


def check_points(s: HeadsState) -> None:
    for seat in range(s.seats):
        assert s.points[seat] == sum(s.sources[seat * SOURCES : (seat + 1) * SOURCES])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_tokens_and_points_are_conserved(seats: int) -> None:
    for seed in range(6):
        s = HEADS_OF_STATE.new(seats)
        rng = Rng(seed, seats)
        while s.decision != OVER:
            step(s, rng)
            check_cards(s)
            check_hands(s)
            check_board(s)
        check_points(s)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_6_and_7_5_hand_limits_hold_when_a_turn_begins(seats: int) -> None:
    s = HEADS_OF_STATE.new(seats)
    rng = Rng(77, seats)
    trimmed = 0
    while s.decision != OVER:
        before = s.turns
        trimmed += s.decision == ASK_TRIM
        step(s, rng)
        if s.turns > before:
            assert max(s.held) <= 10 and max(s.held_plots) <= 4
    assert trimmed
