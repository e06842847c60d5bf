"""How a finished game swung: everybody's chances at each choice, and what each choice cost.

All of it from what the mover knew, never from what only the record knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cabale.bots.bot import Budget
from cabale.bots.chances import chances, compare
from cabale.bots.clock import think
from cabale.bots.eyes import Eyes
from cabale.bots.hint import SURE, is_sure, telling
from cabale.bots.levels import Cardinal
from cabale.bots.senses import sense_of
from cabale.bots.tuning import settings_of
from cabale.core.game import Game
from cabale.core.protocol import CHANCE, OVER, State, places
from cabale.core.reason import Reason
from cabale.core.record import Answer, Record, follow
from cabale.core.rng import Rng

BUDGET = Budget(iterations=400)
WORLDS = 200
PAIRS = 4  # worlds for the cost of a choice, for each that a chance is judged by


@dataclass(frozen=True, slots=True)
class Step:
    """One choice of one seat: its number among the standing answers, and what it was worth."""

    index: int
    seat: int
    action: int
    chances: list[float]  # of every seat, before the answer, as the mover could know
    after: list[float]  # of every seat, after it and what chance answered, as the mover knew then
    best: int  # what the analyst would have answered
    cost: float  # how much chance of winning the answer gave away against the best one
    error: float  # half of the interval in which the cost lies
    reasons: list[Reason]  # why the best is the best

    @property
    def is_costly(self) -> bool:
        """Whether the answer gave something away beyond doubt."""
        return is_sure(self.cost, self.error)


def analyse(
    game: Game[Any], record: Record, seed: int = 1, budget: Budget = BUDGET, worlds: int = WORLDS
) -> Iterator[Step]:
    """Every choice of a game in order; forced answers and chance are passed over."""
    answers = record.answers()
    for index, s in choice_points(game, record):
        yield step(game, s, answers, index, seed, budget, worlds)


def choice_points(game: Game[Any], record: Record) -> Iterator[tuple[int, State]]:
    """Each choice by its number among the answers that stand, with the position it was made in."""
    s: State = game.new(record.seats, record.options, record.components, record.rules)
    for index, answer in enumerate(record.answers()):
        if is_choice(s, answer):
            yield index, s
        s = follow(s, [answer])


def is_choice(s: State, answer: Answer) -> bool:
    """Whether the seat could have answered otherwise."""
    return answer.seat != CHANCE and len(s.legal(answer.seat)) > 1


def choices(game: Game[Any], record: Record) -> list[int]:
    """The numbers of all choices of a game, so that the work on them can be shared out."""
    return [index for index, _ in choice_points(game, record)]


def step_at(
    game: Game[Any],
    record: Record,
    index: int,
    seed: int = 1,
    budget: Budget = BUDGET,
    worlds: int = WORLDS,
) -> Step:
    """One choice of a game by its number."""
    answers = record.answers()
    s: State = game.new(record.seats, record.options, record.components, record.rules)
    return step(game, follow(s, answers[:index]), answers, index, seed, budget, worlds)


def step(
    game: Game[Any],
    s: State,
    answers: list[Answer],
    index: int,
    seed: int,
    budget: Budget,
    worlds: int,
) -> Step:
    """One choice, weighed by a search and by playing on."""
    seat, action = answers[index].seat, answers[index].action
    search = Cardinal().search(Eyes(game.name, s, seat), Rng(seed, 3 * index))
    search.widen()
    think(search, budget)
    before = outlook(game, s, seat, Rng(seed, 3 * index + 1), worlds)
    end = index + 1
    while end < len(answers) and answers[end].seat == CHANCE:
        end += 1
    later = follow(s.clone(), answers[index:end])
    after = outlook(game, later, seat, Rng(seed, 3 * index + 2), worlds)
    best = int(search.best())
    lost, error = cost(game, search.eyes, best, action, Rng(seed, 3 * index), worlds)
    why = telling(search.eyes, best, action, search.rng) if is_sure(lost, error) else []
    return Step(index, seat, action, before, after, best, lost, error, why)


def outlook(game: Game[Any], s: State, seat: int, rng: Rng, worlds: int) -> list[float]:
    """Everybody's chances from what `seat` knows; the result if the game is over."""
    if s.decision == OVER:
        return victory(places(s))
    settings = settings_of(game.name, int(s.seats))
    return list(chances(Eyes(game.name, s, seat), sense_of(game.name), settings, rng, worlds))


def victory(ranks: Sequence[int]) -> list[float]:
    """The part of every seat in the victory: those who are first share it."""
    return [1.0 / list(ranks).count(1) if rank == 1 else 0.0 for rank in ranks]


def cost(
    game: Game[Any], eyes: Eyes, best: int, action: int, rng: Rng, worlds: int
) -> tuple[float, float]:
    """The chance given away against the best answer, over the same worlds, and its error."""
    if best == action:
        return 0.0, 0.0
    settings = settings_of(game.name, int(eyes.seats))
    sense = sense_of(game.name)
    mean, error = compare(eyes, best, action, sense, settings, rng, PAIRS * worlds)
    return max(0.0, mean), SURE * error


def luck(step: Step) -> float:
    """What chance brought the mover: the swing of the step without what the choice cost."""
    lost = step.cost if step.is_costly else 0.0
    return step.after[step.seat] - step.chances[step.seat] + lost


def dearest(steps: list[Step], count: int = 3) -> list[Step]:
    """The choices that cost most beyond doubt, the dearest first."""
    return sorted((step for step in steps if step.is_costly), key=lambda step: -step.cost)[:count]
