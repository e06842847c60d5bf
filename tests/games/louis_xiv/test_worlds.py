"""Resampled worlds agree with all that a seat was ever told.

A bookkeeper hears one seat's part of the journal, apart from the rules' own memory: cards laid
open, plots that all saw a rival take, missions laid out, missions that the seat itself returned.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from cabale.core.journal import HIDDEN, Event, Journal
from cabale.core.protocol import CHANCE, OVER
from cabale.core.record import read_answer
from cabale.core.rng import Rng
from cabale.games.louis_xiv import LOUIS_XIV
from cabale.games.louis_xiv.pieces import (
    CARDS,
    COURTIER_NAMES,
    DECK_MASKS,
    MISSION_NAMES,
    MISSIONS,
    SHIELDS,
)
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


# -- what nobody told a seat: every world that is possible, as often as it should come

WORLDS = 600


def check_share(found: int, ways: float, what: object) -> None:
    """Something comes in that part of the worlds, within 4.5 deviations."""
    expected = ways * WORLDS
    assert abs(found - expected) <= 4.5 * sqrt(expected * (1 - ways)) + 1, (what, found, expected)


def position(**seats: dict[str, object]) -> Versailles:
    s = LOUIS_XIV.new(3)
    bottom = {key: seats.pop(key) for key in ("plot-bottom", "mission-bottom") if key in seats}
    LOUIS_XIV.position(s, {"step": "redrawing", **bottom, "seats": seats})
    return s


def answer(s: Versailles, *words: str) -> None:
    for text in words:
        given = read_answer(LOUIS_XIV, text, s.seats)
        assert given.action in list(s.legal(given.seat)), text
        s.apply(given.seat, given.action)


def test_every_mission_that_may_be_held_is_held_as_often() -> None:
    s = position(
        A={"missions": ["tie", "gold-1"], "laid": ["stone-1"]},
        B={"missions": ["shield-1", "stone-3"]},
        C={"missions": ["gold-2", "gold-3"], "laid": ["plot"]},
    )
    mine = s.missions[0] | s.laid[0] | s.laid[2]
    worlds = [s.resample(0, Rng(n)) for n in range(WORLDS)]
    for deck in range(len(DECK_MASKS)):
        colour = DECK_MASKS[deck]
        free = (colour & ~mine).bit_count()
        held = (s.missions[1] & colour).bit_count()
        for mission in range(MISSIONS):
            if colour & ~mine & 1 << mission:
                found = sum(int(world.missions[1]) >> mission & 1 for world in worlds)
                check_share(found, held / free, MISSION_NAMES[mission])


def test_every_plot_and_shield_that_may_be_held_is_held_as_often() -> None:
    shields = {"lily": 2, "sun": 1}
    s = position(
        A={"plots": ["anne", "turenne"]},
        B={"plots": ["louvois", "mazarin", "colbert"], "shields": shields},
        C={"plots": ["conde"]},
    )
    worlds = [s.resample(0, Rng(n)) for n in range(WORLDS)]
    for plot, name in enumerate(COURTIER_NAMES):
        found = sum(int(world.plots[1]) >> plot & 1 for world in worlds)
        check_share(found, 0 if name in ("anne", "turenne") else 3 / 10, name)
    for kind in range(SHIELDS):
        found = sum(world.shields[SHIELDS + kind] > 0 for world in worlds)
        none = 50 * 49 * 48 / (60 * 59 * 58)  # of ten among sixty
        check_share(found, 1 - none, kind)


def test_a_plot_that_all_saw_taken_stays_where_it_is() -> None:
    s = LOUIS_XIV.new(3)
    others = [name for name in COURTIER_NAMES if name not in ("turenne", "anne")]
    seats = {
        "A": {"laid": ["plot"], "plots": others[:5]},
        "B": {"plots": others[5:]},
    }
    bottom = {"plot-bottom": ["turenne", "anne"]}
    LOUIS_XIV.position(s, {"step": "supply", **bottom, "seats": seats})
    fetched = COURTIER_NAMES.index("turenne")
    assert int(s.plots[0]) >> fetched & 1
    for n in range(40):
        world = s.resample(2, Rng(n))
        assert int(world.plots[0]) >> fetched & 1 and not int(world.plots[1]) >> fetched & 1
    hidden = COURTIER_NAMES.index(others[0])
    assert len({int(s.resample(2, Rng(n)).plots[0]) >> hidden & 1 for n in range(40)}) == 2


def test_who_knew_a_mission_of_a_hand_loses_sight_of_it_when_one_like_it_is_returned() -> None:
    s = position(A={"laid": ["redraw-1"], "missions": ["tie", "three-gold"]})
    tie = MISSION_NAMES.index("tie")
    s.knowers[tie] |= 1 << 1  # B returned it once, and saw A draw it from under the deck
    assert {int(s.resample(1, Rng(n)).missions[0]) >> tie & 1 for n in range(40)} == {1}
    answer(s, "A return three-gold", "A done")
    worlds = [s.resample(1, Rng(n)) for n in range(60)]
    assert {int(world.missions[0]) >> tie & 1 for world in worlds} == {0, 1}
    assert {tie in list(world.bottom) for world in worlds} == {False, True}
