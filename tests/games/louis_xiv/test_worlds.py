"""Resampled worlds agree with all that a seat was ever told.

A bookkeeper hears one seat's part of the journal, apart from the rules' own memory: cards laid
open, plots that all saw a rival take, missions laid out, missions that the seat itself returned.
"""

from __future__ import annotations

from collections import Counter

import pytest

from cabale.core.journal import HIDDEN, Event, Journal
from cabale.core.protocol import CHANCE, OVER
from cabale.core.rng import Rng
from cabale.games.louis_xiv import LOUIS_XIV
from cabale.games.louis_xiv.pieces import CARDS, MISSIONS
from cabale.games.louis_xiv.state import NO_CARD, Versailles


class Bookkeeper:
    """What one seat was told."""

    def __init__(self, me: int, seats: int) -> None:
        self.me = me
        self.open: Counter[int] = Counter()  # influence cards
        self.hand: Counter[int] = Counter()  # my own, and the one I laid aside
        self.plots: list[set[int]] = [set() for _ in range(seats)]  # that I know of
        self.laid: set[int] = set()  # missions before all eyes
        self.returned: set[int] = set()  # missions that I put under their decks

    def hear(self, event: Event) -> None:
        kind, seat = LOUIS_XIV.events[event.kind].name, event.seat
        piece = event.details[-1] if kind.startswith("mission-") else (event.details or [0])[0]
        if kind in ("played", "discarded", "card-turned"):
            self.open[piece] += 1
            if seat == self.me:
                self.hand[piece] -= 1
        elif kind == "card-drawn" and seat == self.me:
            self.hand[piece] += 1
        elif kind == "reshuffled":
            self.open.clear()
            self.hand.clear()
        elif kind in ("plot-drawn", "plot-fetched") and piece != HIDDEN:
            self.plots[seat].add(piece)
        elif kind == "plot-played":
            self.plots[seat].discard(piece)
        elif kind == "fulfilled":
            self.laid.add(piece)
        elif kind == "mission-returned" and seat == self.me:
            self.returned.add(piece)
        elif kind == "mission-drawn" and seat == self.me:
            self.returned.discard(piece)

    def check(self, world: Versailles, box: Counter[int]) -> None:
        hidden = Counter({card: world.deck[card] for card in range(CARDS)})
        for seat in range(world.seats):
            if seat != self.me:
                hidden.update(cards_of(world, seat))
        assert +(hidden + self.open + self.hand) == +box
        assert +cards_of(world, self.me) == +self.hand
        for seat, plots in enumerate(self.plots):
            assert all(world.plots[seat] >> plot & 1 for plot in plots)
        for mission in range(MISSIONS):
            held = [seat for seat in range(world.seats) if world.missions[seat] >> mission & 1]
            assert not (held and mission in self.laid)
            assert not (world.mission_deck >> mission & 1 and mission in self.returned)


def cards_of(s: Versailles, seat: int) -> Counter[int]:
    cards = Counter({card: s.hand[seat * CARDS + card] for card in range(CARDS)})
    if s.aside[seat] != NO_CARD:
        cards[s.aside[seat]] += 1
    return cards


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 0), (3, 5), (4, 4), (4, 7)])
def test_every_world_of_a_whole_game_agrees_with_all_that_was_told(seats: int, seed: int) -> None:
    s = LOUIS_XIV.new(seats)
    journal = s.journal = Journal()
    rng, dreams = Rng(seed, seats), Rng(1)
    box = Counter({card: s.deck[card] for card in range(CARDS)})
    keepers = [Bookkeeper(me, seats) for me in range(seats)]
    heard = steps = 0
    while s.decision != OVER:
        seat = s.actor
        s.apply(seat, s.draw(rng) if seat == CHANCE else s.pick(seat, rng))
        for keeper in keepers:
            for i in range(heard, len(journal)):
                event = journal.told_to(keeper.me, i, LOUIS_XIV.events)
                if event:
                    keeper.hear(event)
        heard, steps = len(journal), steps + 1
        if steps % 3 == 0 and s.decision != OVER:
            for keeper in keepers:
                keeper.check(s, box)
                keeper.check(s.resample(keeper.me, dreams), box)
    assert any(keeper.returned for keeper in keepers), "nobody returned a mission"
