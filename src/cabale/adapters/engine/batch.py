"""Many games side by side, stepped in one call; what is seen of them stands in common buffers.

The buffers never move: whoever looks at them through NumPy sees the next step without a copy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from cabale.adapters.engine.steps import let_chance
from cabale.core.protocol import State
from cabale.core.rng import Rng
from cabale.core.row import Form, Row

Observe = Callable[[State, i64, Form], Row]


class Place:
    """One of the games: its position, its chance and the open question."""

    def __init__(self, seed: i64, fresh: State) -> None:
        self.seed: Final[i64] = seed
        self.deals: i64 = 0  # games begun
        self.state: State = fresh
        self.chance: Rng = Rng(seed)
        self.seat: i64 = 0  # who is asked
        self.legal: vec[i64] = vec[i64]()  # what they may answer
        self.seen: Row | None = None  # what they see
        self.deal(fresh)

    def deal(self, fresh: State) -> None:
        """A new game; the n-th of a place is always the same."""
        self.state = fresh.clone()
        self.chance = Rng(self.seed, self.deals)
        self.deals += 1
        self.seat = let_chance(self.state, self.chance)


class Batch:
    """`fresh` is what every game begins as; rewards are paid as `pay` says, for each seat."""

    def __init__(
        self, fresh: State, seeds: list[int], form: Form, observe: Observe, pay: list[int]
    ) -> None:
        n = len(seeds)
        self.fresh: Final[State] = fresh
        self.form: Final[Form] = form
        self.observe: Final[Observe] = observe
        self.pay: Final[vec[i32]] = vec[i32](pay)  # floats: first what losers get, then by winners
        self.places: Final[list[Place]] = [Place(seed, fresh) for seed in seeds]
        self.size: Final[i64] = len(form.largest)
        self.width: Final[i64] = len(form.mask)
        self.observations: Final[vec[i32]] = vec[i32]([0] * (n * int(self.size)))  # floats
        self.masks: Final[vec[u8]] = vec[u8]([0] * (n * int(self.width)))
        self.seats: Final[vec[i64]] = vec[i64]([0] * n)  # who is asked
        self.over: Final[vec[u8]] = vec[u8]([0] * n)  # 1: the last answer ended a game
        self.rewards: Final[vec[i32]] = vec[i32]([0] * (n * int(fresh.seats)))  # floats
        for i in range(n):
            self.show(i)

    def refused(self, actions: list[int]) -> i64:
        """The first game whose answer is not legal, -1 if there is none."""
        for i in range(len(actions)):
            action: i64 = actions[i]
            if action < 0 or action >= self.width or self.masks[i * self.width + action] == 0:
                return i
        return -1

    def step(self, actions: list[int]) -> None:
        """Give each game its answer, all of them legal; whatever ends begins anew."""
        for i in range(len(actions)):
            self.answer(i, actions[i])

    def answer(self, i: i64, action: i64) -> None:
        """Give one game an answer."""
        place = self.places[i]
        self.forget(i)
        place.state.apply(place.seat, action)
        place.seat = let_chance(place.state, place.chance)
        if place.seat < 0:
            self.reward(i, place.state)
            place.deal(self.fresh)
        self.show(i)

    def sample(self, rng: Rng) -> list[int]:
        """Some legal answer of each game."""
        out: list[int] = []
        for place in self.places:
            out.append(place.legal[rng.below(len(place.legal))])
        return out

    def reward(self, i: i64, state: State) -> None:
        """A game is over: pay everybody."""
        self.over[i] = 1
        winners: i64 = 0
        best = state.standing(0)
        for seat in range(1, state.seats):
            standing = state.standing(seat)
            best = standing if is_better(standing, best) else best
        for seat in range(state.seats):
            winners += 0 if is_better(best, state.standing(seat)) else 1
        for seat in range(state.seats):
            lost = is_better(best, state.standing(seat))
            self.rewards[i * state.seats + seat] = self.pay[0 if lost else winners]

    def forget(self, i: i64) -> None:
        """Wipe out what the last step left."""
        if self.over[i] != 0:
            self.over[i] = 0
            seats = self.fresh.seats
            for seat in range(seats):
                self.rewards[i * seats + seat] = 0
        place = self.places[i]
        legal, first = place.legal, i * self.width
        for k in range(len(legal)):
            self.masks[first + legal[k]] = 0
        if place.seen is not None:
            place.seen.wipe(self.observations, i * self.size)

    def show(self, i: i64) -> None:
        """Write down the open question of one game, as the seat that is asked sees it."""
        place = self.places[i]
        self.seats[i] = place.seat
        seen = self.observe(place.state, place.seat, self.form)
        seen.put(self.observations, i * self.size)
        place.seen = seen
        legal = place.state.legal(place.seat)
        place.legal = legal
        first = i * self.width
        for k in range(len(legal)):
            self.masks[first + legal[k]] = 1


def is_better(one: vec[i64], other: vec[i64]) -> bool:
    """Whether a standing beats another: points first, then each tie-breaker."""
    for i in range(len(one)):
        if one[i] != other[i]:
            return one[i] > other[i]
    return False
