"""Resampled worlds agree with all that a seat was ever shown.

A bookkeeper listens apart from the rules' own memory: which cards of a rival lie open, which of
them went back into its reserve when it shuffled its discard, and that its Explorer moved.
"""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core.journal import Journal
from cabale.core.protocol import CHANCE, OVER, WATCHER
from cabale.core.rng import Rng
from cabale.games.cape_epee import CAPE_EPEE
from cabale.games.cape_epee.actions import EVENTS
from cabale.games.cape_epee.pieces import CARD_NAMES, EXPLORER
from cabale.games.cape_epee.state import Cape


class Bookkeeper:
    """What one seat knows of the cards of one rival."""

    def __init__(self, me: int, rival: int) -> None:
        self.me = me
        self.rival = rival
        self.back: set[int] | None = None  # shuffled in last; None before the first shuffle
        self.drawn = 0  # since then
        self.old = 0  # at least so many of its cards lie face down since before that shuffle
        self.moved = False  # its Explorer lies on the table face down, and all saw it go there

    def hear(self, kind: str, seat: int, s: Cape) -> None:
        if seat != self.rival:
            return
        if kind == "shuffled":  # all of these lay open in the discard
            self.back, self.drawn = members(s.reserve[seat]), 0
            self.old = len(self.on_the_table(s)[1])
            self.moved &= EXPLORER not in self.back
        elif kind == "drew":
            self.drawn += 1
        elif kind in ("turned-up", "stabbed", "moved"):
            self.old = max(0, self.old - 1)
            self.moved |= kind == "moved"

    def clear(self) -> None:
        """A round is over: the columns are taken up."""
        self.old, self.moved = 0, False

    def check(self, world: Cape) -> None:
        hand, reserve = members(world.hand[self.rival]), members(world.reserve[self.rival])
        shown, covered = self.on_the_table(world)
        assert not hand & reserve
        assert not (hand | reserve) & (shown | covered)
        assert hand | reserve | shown | covered == set(range(len(CARD_NAMES)))
        if self.moved:
            assert EXPLORER not in hand | reserve
        if self.back is not None:
            assert reserve <= self.back
            assert len((hand | covered) & self.back) <= self.drawn
            assert len(covered - self.back) >= self.old

    def on_the_table(self, world: Cape) -> tuple[set[int], set[int]]:
        """The rival's cards that I see, and those that lie face down."""
        mine: Any = CAPE_EPEE.view(world, self.me)
        theirs: Any = CAPE_EPEE.view(world, self.rival)
        shown: set[int] = set(mine.seats[self.rival].discard)
        covered: set[int] = set()
        for seen, true in zip(mine.columns, theirs.columns, strict=True):
            for card, face in zip(seen.cards, true.cards, strict=True):
                if card.owner == self.rival:
                    (shown if card.card >= 0 else covered).add(face.card)
                    covered |= {face.under} - {-1}
        return shown, covered


def members(cards: int) -> set[int]:
    return {card for card in range(len(CARD_NAMES)) if cards >> card & 1}


def told_since(s: Cape, heard: int) -> list[tuple[str, int]]:
    """What everybody was told: kinds of events and whose they are."""
    journal = s.journal
    assert journal is not None
    events = [journal.told_to(WATCHER, i, EVENTS) for i in range(heard, len(journal))]
    return [(EVENTS[event.kind].name, event.seat) for event in events if event]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_world_of_a_whole_game_agrees_with_all_that_was_shown(seats: int) -> None:
    s = CAPE_EPEE.new(seats)
    s.journal = Journal()
    rng = Rng(seats)
    keepers = [
        Bookkeeper(me, rival) for me in range(seats) for rival in range(seats) if me != rival
    ]
    heard = shuffles = steps = 0
    while s.decision != OVER:
        seat = s.actor
        s.apply(seat, s.draw(rng) if seat == CHANCE else s.pick(seat, rng))
        for kind, who in told_since(s, heard):
            shuffles += kind == "shuffled"
            for keeper in keepers:
                keeper.hear(kind, who, s)
                if kind == "round-ended":
                    keeper.clear()
        heard, steps = len(s.journal), steps + 1
        if steps % 5 == 0:
            worlds = [s.resample(me, rng) for me in range(seats)]
            for keeper in keepers:
                keeper.check(s)
                keeper.check(worlds[keeper.me])
    assert shuffles, "no discard was shuffled in"
