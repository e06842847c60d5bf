"""A game from outside whose points in sight mislead: coins count only in the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.game import Game
from cabale.core.journal import EventKind
from cabale.core.protocol import Decision, State, Verb
from cabale.core.rng import Rng

ROUNDS, COIN = 3, 3  # a coin is worth so many points when the game ends
FIND, TAKE = Verb("find", 0, (), 5), Verb("take", 5, (), 2)
FINDS, TAKES = 0, 1


class Purses(State):
    """Points and coins of each seat; x is the seat whose turn it is."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats, list(DECISIONS))
        self.points = [0] * seats
        self.coins = [0] * seats

    def clone(self) -> Purses:
        twin = Purses(self.seats)
        twin.copy_question(self)
        twin.points, twin.coins = self.points[:], self.coins[:]
        return twin

    def resample(self, seat: i64, rng: Rng) -> Purses:
        return self.clone()

    def numbers(self) -> list[int]:
        return [*self.question_numbers(), *self.points, *self.coins]

    def standing(self, seat: i64) -> vec[i64]:
        return vec[i64]([self.points[seat]])


class Find(Decision[Purses]):
    """§1 Chance fills a purse."""

    def legal(self, s: Purses, seat: i64) -> vec[i64]:
        return vec[i64](range(FIND.base, FIND.end))

    def apply(self, s: Purses, seat: i64, action: i64) -> None:
        s.coins[s.x] += action - FIND.base
        s.ask(TAKES, 1 << s.x, s.x)


class Take(Decision[Purses]):
    """§2 A point, or none."""

    def legal(self, s: Purses, seat: i64) -> vec[i64]:
        return vec[i64](range(TAKE.base, TAKE.end))

    def apply(self, s: Purses, seat: i64, action: i64) -> None:
        s.points[seat] += action - TAKE.base
        s.round += seat == s.seats - 1
        if s.round < ROUNDS:
            s.ask(FINDS, 0, (seat + 1) % s.seats)
            return
        s.points = [n + COIN * coins for n, coins in zip(s.points, s.coins, strict=True)]
        s.end()


class PursesGame(Game[Purses]):
    name = "purses"
    package = __name__
    seats = range(2, 4)
    minutes = 1
    rules_version = 1
    verbs = (FIND, TAKE)
    events = [EventKind("found", "1")]  # noqa: RUF012  # never written to
    decisions = (Find("find", "1"), Take("take", "2"))

    def start(
        self, seats: int, options: Mapping[str, str], components: Mapping[str, Any]
    ) -> Purses:
        s = Purses(seats)
        s.ask(FINDS, 0, 0)
        return s

    def view(self, s: Purses, seat: int) -> object:
        return {}


DECISIONS = PursesGame.decisions
PURSES = PursesGame()
