"""Fits the outlook of a game to lessons: what a seat ends with, by the signs as a round begins.

A line for each number of seats and round, by least squares, drawn a little towards nothing
(ridge), so that signs that go together share what they explain. Every fifth game is held out;
the errors are of those, and the line that is kept is fitted without them.

Where signs mean the same in every round they can be weighed by all rounds together, each round
with a constant of its own and counting the more the nearer it is to the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cabale.bots.arena.lessons import Lesson, Moment, Topic
from cabale.bots.arena.task import ArenaError
from cabale.bots.outlook import FINE
from cabale.bots.senses import sense_of
from cabale.bots.weights import FILE, box_of
from cabale.core.extras import need
from cabale.core.game import Game
from cabale.core.sense import POINT

HELD_OUT = 5  # every fifth game
FEWEST = 20  # games, to learn anything from
RIDGE = 1.0  # how many moments the pull towards nothing counts for, signs measured by their spread


@dataclass(frozen=True, slots=True)
class Line:
    """What was learned for one number of seats and one round; errors in points."""

    seats: int
    round: int
    games: int
    error: float
    plain: float  # the error of the plain judgement, moved so that its mean is right
    constant: float  # the error of whoever expects the mean
    weights: list[int]


def topics(game: Game[Any], seats: Sequence[int], games: int, seed: int, bot: str) -> list[Topic]:
    """The games to be played; refused if nothing could be learned from them."""
    if not sense_of(game.name).sign_names():
        raise ArenaError(f"the judgement of {game.name} names no signs to learn from")
    if games < FEWEST:
        raise ArenaError(f"learning needs at least {FEWEST} games, not {games}")
    for n in seats:
        game.new(n)
    return [Topic(game.name, n, seed + i, bot) for n in seats for i in range(games)]


def fit(lessons: Sequence[Lesson], together: bool = False) -> Iterator[Line]:
    """The lines of every number of seats and round there are lessons for."""
    np = need("numpy", "learn")
    for seats in sorted({found.seats for found in lessons}):
        mine = [found for found in lessons if found.seats == seats]
        rounds = sorted({moment.round for found in mine for moment in found.moments})
        parts = [Part(np, round, mine) for round in rounds]
        slopes = shared(np, parts) if together else None
        for part in parts:
            yield part.line(seats, len(mine), part.slopes() if slopes is None else slopes)


class Part:
    """What the lessons say of one round."""

    def __init__(self, np: Any, round: int, lessons: Sequence[Lesson]) -> None:
        self.np = np
        self.round = round
        rows: list[Moment] = []
        ends: list[int] = []
        held: list[bool] = []
        for n, found in enumerate(lessons):
            for moment in found.moments:
                if moment.round == round:
                    rows.append(moment)
                    ends.append(found.points[moment.seat] * POINT)
                    held.append(n % HELD_OUT == 0)
        self.signs = np.array([moment.signs for moment in rows], dtype=float)
        self.plain = np.array([moment.plain for moment in rows], dtype=float)
        self.got = np.array(ends, dtype=float)
        self.test = np.array(held)

    def slopes(self) -> Any:
        """A weight for each sign, by this round alone."""
        got = self.got[~self.test]
        return ridge(self.np, centred(self.signs[~self.test]), got - got.mean())

    def line(self, seats: int, games: int, slopes: Any) -> Line:
        """The line with these weights, and its errors."""
        np, got, test = self.np, self.got, self.test
        mean = got[~test].mean()
        constant = mean - slopes @ self.signs[~test].mean(axis=0)
        whole = [int(weight) for weight in np.rint(np.concatenate([[constant], slopes]) * FINE)]
        expected = (whole[0] + self.signs @ np.array(whole[1:], dtype=float)) / FINE
        plain = self.plain + mean - self.plain[~test].mean()
        return Line(
            seats,
            self.round,
            games,
            rms(np, expected[test] - got[test]),
            rms(np, plain[test] - got[test]),
            rms(np, mean - got[test]),
            whole,
        )


def shared(np: Any, parts: Sequence[Part]) -> Any:
    """A weight for each sign by all rounds, each measured by how uncertain its end was."""
    signs, got = [], []
    for part in parts:
        kept = ~part.test
        noise = max(float((part.got[kept] - part.plain[kept]).std()), 1.0)
        signs.append(centred(part.signs[kept]) / noise)
        got.append((part.got[kept] - part.got[kept].mean()) / noise)
    return ridge(np, np.concatenate(signs), np.concatenate(got))


def centred(signs: Any) -> Any:
    return signs - signs.mean(axis=0)


def ridge(np: Any, signs: Any, got: Any) -> Any:
    """A weight for each sign; both have a mean of nothing."""
    spread = signs.std(axis=0)
    spread[spread == 0.0] = 1.0
    scaled = signs / spread
    pull = RIDGE * np.eye(signs.shape[1])
    return np.linalg.solve(scaled.T @ scaled + pull, scaled.T @ got) / spread


def rms(np: Any, errors: Any) -> float:
    """The root of the mean square, in points."""
    return round(float(np.sqrt(np.mean(errors**2))) / POINT, 3)


def text(game: Game[Any], made: str, lines: Sequence[Line]) -> str:
    """The file of weights, with its making."""
    signs = sense_of(game.name).sign_names()
    out = [
        f"# {FILE}: what a seat may expect as a round begins. Made by",
        f"#   {made}",
        "# A line is a constant and a weight for each sign, in thousandths of a hundredth of a",
        "# point. Its errors are in points, on held-out games: its own, that of the plain",
        "# judgement, and that of whoever expects the mean.",
        "",
        f'game = "{game.name}"',
        f"rules = {game.rules_version}",
        f'box = "{box_of(game)}"',
        "signs = [",
        *(f'    "{sign}",' for sign in signs),
        "]",
    ]
    for found in lines:
        out += [
            "",
            "[[line]]",
            f"seats = {found.seats}",
            f"round = {found.round}",
            f"games = {found.games}",
            f"errors = [{found.error}, {found.plain}, {found.constant}]",
            f"weights = {found.weights}",
        ]
    return "\n".join(out) + "\n"
