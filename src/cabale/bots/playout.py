"""How a world ends: played on by quick answers, then judged for every seat."""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.bots.settings import Settings
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng
from cabale.core.sense import POINT, Sense

WISE: Final = 2  # the setting `light` of those who play out with care


def play_out(s: State, sense: Sense[Any], settings: Settings, rng: Rng, cut: i64) -> None:
    """Play on to the end, or until round `cut` begins."""
    greedy: i64 = settings.greedy
    light: i64 = settings.light
    while s.decision != OVER and s.round < cut:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(rng))
            continue
        seat = s.actor
        if greedy > 0 and rng.below(16) < greedy:
            s.apply(seat, sense.most_appealing(s, seat, s.legal(seat)))
        else:
            s.apply(seat, quick_answer(s, sense, light, seat, rng))


def quick_answer(s: State, sense: Sense[Any], light: i64, seat: i64, rng: Rng) -> i64:
    """An answer without much thought, as far as `light` allows."""
    if light == WISE:
        return sense.wise(s, seat, rng)
    if light:
        return sense.light(s, seat, rng)
    return s.pick(seat, rng)


class Verdict:
    """What an end is worth: for each seat its share of the win, and that mixed with its lead."""

    def __init__(self, seats: i64) -> None:
        self.won: vec[float] = zeros(seats)
        self.value: vec[float] = zeros(seats)
        self.points: vec[float] = zeros(seats)

    def judge(self, s: State, sense: Sense[Any], settings: Settings) -> None:
        """Judge a finished game by its standings, an unfinished one by its worth."""
        if s.decision == OVER:
            self.share_win(s)
        else:
            outlook = settings.outlook
            worths = sense.worths(s) if outlook is None else outlook.worths(s, sense)
            for seat in range(s.seats):
                self.points[seat] = float(worths[seat])
            self.guess_win(s.seats, settings.margin)
        for seat in range(s.seats):
            lead = self.points[seat] - self.best_rival(s.seats, seat)
            even = 1.0 / (1.0 + math.exp(-bounded(lead / settings.margin)))
            self.value[seat] = settings.win * self.won[seat] + (1.0 - settings.win) * even

    def best_rival(self, seats: i64, seat: i64) -> float:
        best = -1.0e12
        for rival in range(seats):
            if rival != seat and self.points[rival] > best:
                best = self.points[rival]
        return best

    def share_win(self, s: State) -> None:
        """One win, split among those whom no tie-breaker separates."""
        best = s.standing(0)
        winners: i64 = 0  # how many stand as high as the best so far
        first: i64 = 0  # before this seat nobody does
        for seat in range(s.seats):
            mine = s.standing(seat)
            self.points[seat] = float(mine[0] * POINT)
            self.won[seat] = 0.0
            if is_higher(mine, best):
                best = mine
                winners = 0
                first = seat
            if not is_higher(best, mine):
                self.won[seat] = 1.0
                winners += 1
        for seat in range(s.seats):
            self.won[seat] = self.won[seat] / float(winners) if seat >= first else 0.0

    def guess_win(self, seats: i64, margin: float) -> None:
        """Chances of winning from what the seats will probably end with."""
        total = 0.0
        top = self.best_rival(seats, -1)
        for seat in range(seats):
            self.won[seat] = math.exp(bounded((self.points[seat] - top) / margin))
            total += self.won[seat]
        for seat in range(seats):
            self.won[seat] /= total


def zeros(n: i64) -> vec[float]:
    out = vec[float](capacity=n)
    for _i in range(n):
        out = append(out, 0.0)
    return out


def bounded(x: float) -> float:
    """Within what `exp` can take."""
    return -30.0 if x < -30.0 else 30.0 if x > 30.0 else x


def is_higher(mine: vec[i64], other: vec[i64]) -> bool:
    """Whether a standing beats another: by points, then by each tie-breaker."""
    for i in range(len(mine)):
        if mine[i] != other[i]:
            return mine[i] > other[i]
    return False
