"""Resampled worlds agree with all that a seat was ever told.

A bookkeeper hears one seat's part of the journal, apart from the rules' own memory: its own cards
and goal, whose character was seen on every card that others drew, and each face turned over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from cabale.core.journal import Event, Journal
from cabale.core.protocol import CHANCE, OVER
from cabale.core.record import Answer
from cabale.core.rng import Rng
from cabale.core.text import read_record
from cabale.games.catalogue import game_named
from cabale.games.reigns import REIGNS
from cabale.games.reigns.pieces import COUNCIL_NAMES, HAND, NO
from cabale.games.reigns.state import Reigns

LONG = Path(__file__).parent / "records" / "empty-piles.txt"


class Bookkeeper:
    """What one seat was told of a reign."""

    def __init__(self, me: int, seats: int) -> None:
        self.me = me
        self.seats = seats
        self.shuffles = 0
        self.forget()

    def forget(self) -> None:
        """A reign begins with all cards in the piles."""
        self.mine: set[int] = set()
        self.backs: list[Counter[int]] = [Counter() for _ in range(self.seats)]
        self.goals: dict[int, int] = {}
        self.discard: set[int] = set()
        self.court: set[int] = set()
        self.back_since: dict[int, int] = {}  # card → the shuffle that it came back with
        self.drew: dict[tuple[int, int], int] = {}  # seat, character → when one was last drawn
        self.shuffle = 0  # how often the discard came back in this reign
        self.turned: dict[int, int] = {}  # seat → the card turned over

    def hear(self, event: Event) -> None:
        name, seat, told = REIGNS.events[event.kind].name, event.seat, event.details
        if name == "began":
            self.forget()
        elif name == "got-goal" and seat == self.me:
            self.goals[seat] = told[0]
        elif name == "goal-points":
            self.goals[seat] = told[0]
        elif name == "drew":
            self.backs[seat][told[1]] += 1
            self.drew[seat, told[1]] = self.shuffle
            if seat == self.me:
                self.mine.add(told[2])
        elif name == "revealed":
            self.backs[told[0]][told[1]] -= 1
            self.mine.discard(told[2])
            self.turned[told[0]] = told[2]
        elif name in ("applied-white", "applied-black"):
            pile = self.court if name == "applied-white" else self.discard
            pile.add(self.turned.pop(seat))
        elif name == "reshuffled":
            assert told[0] == len(self.discard)
            self.shuffles += 1
            self.shuffle += 1
            for card in self.discard:
                self.back_since[card] = self.shuffle
            self.discard = set()

    def check(self, world: Reigns) -> None:
        seen = self.discard | self.court | set(self.turned.values())
        assert set(cards_of(world, self.me)) == self.mine
        for seat in range(self.seats):
            cards = cards_of(world, seat)
            assert +Counter(world.box.character[card] for card in cards) == +self.backs[seat]
            if seat != self.me:
                assert not seen & set(cards) and not self.mine & set(cards)
                for card in cards:
                    drawn = self.drew[seat, world.box.character[card]]
                    assert drawn >= self.back_since.get(card, 0), "it was not in the piles then"
        piles = {card for row in (world.pool, world.tops, world.coming) for card in row} - {NO}
        assert not piles & (seen | self.mine)
        for seat, goal in self.goals.items():
            assert world.goal[seat] == goal
        goals = [goal for goal in world.goal if goal != NO]
        assert len(goals) == len(set(goals))


def cards_of(s: Reigns, seat: int) -> list[int]:
    """A hand, and what was laid and not turned over."""
    cards = list(s.hand[seat * HAND : seat * HAND + s.held[seat]])
    if s.laid >> seat & 1 and not s.shown >> seat & 1:
        cards.append(s.card[seat])
    return cards


def follow(s: Reigns, answers: Iterable[Answer], every: int) -> list[Bookkeeper]:
    """Play on, and hold worlds of all seats against what they were told."""
    journal = s.journal = Journal()
    dreams = Rng(1)
    keepers = [Bookkeeper(me, s.seats) for me in range(s.seats)]
    heard = 0
    for steps, answer in enumerate(answers):
        s.apply(answer.seat, answer.action)
        for keeper in keepers:
            for i in range(heard, len(journal)):
                event = journal.told_to(keeper.me, i, REIGNS.events)
                if event:
                    keeper.hear(event)
            if (steps + keeper.me) % every == 0 and s.decision != OVER:
                keeper.check(s)
                keeper.check(s.resample(keeper.me, dreams))
        heard = len(journal)
    return keepers


def random_answers(s: Reigns, seed: int) -> Iterable[Answer]:
    rng = Rng(seed, s.seats)
    while s.decision != OVER:
        if s.waiting:
            seat = s.actor
            yield Answer(seat, s.pick(seat, rng))
        else:
            yield Answer(CHANCE, s.draw(rng))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("council", COUNCIL_NAMES)
def test_every_world_of_a_whole_game_agrees_with_all_that_was_told(
    seats: int, council: str
) -> None:
    s = REIGNS.new(seats, {"council": council})
    follow(s, random_answers(s, seats), 7)


def test_cards_that_came_back_are_in_no_hand_drawn_before() -> None:
    _, record = read_record(LONG.read_text("utf-8"), game_named)
    s = REIGNS.new(record.seats, record.options, record.components)
    keepers = follow(s, record.answers(), 3)
    assert all(keeper.shuffles for keeper in keepers)


def test_after_a_reshuffle_worlds_that_look_alike_are_drawn_alike() -> None:
    """Where cards came back, their age tells them apart: it must not tell which one was laid."""
    _, record = read_record(LONG.read_text("utf-8"), game_named)
    s = REIGNS.new(record.seats, record.options, record.components)
    uncertain = 0
    for step, answer in enumerate(record.answers()):
        s.apply(answer.seat, answer.action)
        if not len(s.since) or s.decision == OVER:
            continue
        seat = step % s.seats
        one, drawn = s.resample(seat, Rng(step)), s.resample(seat, Rng(step, 2))
        assert one.resample(seat, Rng(step, 2)).numbers() == drawn.numbers()
        for p in range(s.seats):
            if p != seat and s.laid >> p & 1 and not s.shown >> p & 1:
                laid = [s.resample(seat, Rng(n)).card[p] for n in range(4)]
                uncertain += len({s.since[card] for card in laid}) > 1
    assert uncertain, "a card of either age may have been laid"
