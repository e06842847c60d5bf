"""Games that teach: what each seat could expect as every round began, and what it got.

A lesson is one game among equals. It is the same wherever it is played, so that a run that was
interrupted, or that another machine makes again, ends with the same numbers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, wait
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from cabale.bots.arena.run import IN_FLIGHT, cluster, local
from cabale.bots.arena.task import ArenaError
from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.bots.senses import sense_of
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named


@dataclass(frozen=True, slots=True)
class Topic:
    """A game to be played and learned from."""

    game: str
    seats: int
    seed: int
    bot: str


@dataclass(frozen=True, slots=True)
class Moment:
    """One seat as a round began."""

    round: int
    seat: int
    signs: list[int]
    plain: int  # what the plain judgement expected, in hundredths of a point


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a game taught."""

    seats: int
    seed: int
    points: list[int]  # at the end, by seat
    moments: list[Moment]


def lesson(topic: Topic) -> Lesson:
    """Play one game."""
    s: State = game_named(topic.game).new(topic.seats)
    bot, chance, mind = seat_bot(topic.bot), Rng(topic.seed, 0), Rng(topic.seed, 1)
    moments: list[Moment] = []
    round = s.round
    while s.decision != OVER:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
        else:
            s.apply(s.actor, bot.answer(Eyes(topic.game, s, s.actor), mind))
        if s.round != round and s.decision != OVER:
            round = s.round
            moments += seen(topic.game, s)
    points = [int(s.standing(seat)[0]) for seat in range(s.seats)]
    return Lesson(topic.seats, topic.seed, points, moments)


def seen(game: str, s: State) -> list[Moment]:
    """Every seat as it stands now."""
    sense = sense_of(game)
    width = len(sense.sign_names())
    signs, plain = list(sense.signs(s)), list(sense.worths(s))
    return [
        Moment(int(s.round), p, signs[p * width : (p + 1) * width], plain[p])
        for p in range(s.seats)
    ]


class Book:
    """The lessons of one run, in a file of lines if there is one."""

    def __init__(self, run: Mapping[str, Any], path: Path | None = None) -> None:
        self.path = path
        self.lessons: dict[tuple[int, int], Lesson] = {}
        if path is not None and path.exists() and path.stat().st_size:
            self.load(path, run)
        elif path is not None:
            path.write_text(json.dumps({"run": dict(run)}) + "\n", "utf-8")

    def load(self, path: Path, run: Mapping[str, Any]) -> None:
        """What an earlier run left; a line cut off by an interruption is played again."""
        text = path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, "utf-8")
        first, *lines = whole.splitlines() or [""]
        try:
            if json.loads(first)["run"] != dict(run):
                raise ArenaError(f"{path} holds lessons of another run; choose another file")
            for line in lines:
                self.keep(read_lesson(json.loads(line)))
        except (ValueError, TypeError, KeyError) as error:
            if isinstance(error, ArenaError):
                raise
            raise ArenaError(f"{path} holds a line that is no lesson") from None

    def add(self, found: Lesson) -> None:
        self.keep(found)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(found)) + "\n")

    def keep(self, found: Lesson) -> None:
        self.lessons[found.seats, found.seed] = found

    def of(self, topics: Sequence[Topic]) -> list[Lesson]:
        """The lessons of these games, in their order."""
        return [self.lessons[topic.seats, topic.seed] for topic in topics]

    def left(self, topics: Sequence[Topic]) -> list[Topic]:
        """The games still to be played."""
        return [topic for topic in topics if (topic.seats, topic.seed) not in self.lessons]


def read_lesson(table: dict[str, Any]) -> Lesson:
    return Lesson(**{**table, "moments": [Moment(**moment) for moment in table["moments"]]})


def study(
    book: Book, topics: Sequence[Topic], workers: int, address: str, tick: Callable[[], None]
) -> None:
    """Play what is still to be played, here or on a cluster, and keep each game as it comes."""
    left = book.left(topics)
    if left:
        with cluster(address) if address else local(workers) as pool:
            take_turns(book, left, pool, IN_FLIGHT * workers, tick)


def take_turns(
    book: Book, left: Sequence[Topic], pool: Executor, ahead: int, tick: Callable[[], None]
) -> None:
    """Send some games ahead, take them as they come."""
    todo = iter(left)
    flying = {pool.submit(lesson, topic) for topic in islice(todo, ahead)}
    while flying:
        ready, flying = wait(flying, return_when=FIRST_COMPLETED)
        for future in ready:
            book.add(future.result())
            tick()
        flying |= {pool.submit(lesson, topic) for topic in islice(todo, len(ready))}
