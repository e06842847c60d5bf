"""Random play for tests: whole games, positions on the way, and what each seat learned of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cabale.core.game import Game
from cabale.core.journal import Journal
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.record import Answer
from cabale.core.rng import Rng
from cabale.games import catalogue

BOUND = 30_000  # no random game is longer than this many answers

# CABALE_GAMES names the games to prove, several with commas between them; ours if it is not set
NAMED = os.environ.get("CABALE_GAMES", "").split(",")
GAMES = [catalogue.game_named(name) for name in NAMED if name]
GAMES = GAMES or [catalogue.load(entry) for entry in catalogue.OURS]
# CABALE_SEATS=fewest: each game only with as few as can play it, where another run proves the rest
FEWEST = os.environ.get("CABALE_SEATS") == "fewest"
TABLES = [(game, n) for game in GAMES for n in (game.seats[:1] if FEWEST else game.seats)]
TABLE_IDS = [f"{game.name}-{seats}" for game, seats in TABLES]


def folder_of_tests(game: Game[Any]) -> Path:
    """The folder with a game's own tests, seen from where the suite is run: ours, or the only."""
    ours = Path("tests", "games", game.name)
    return ours if ours.is_dir() else Path("tests")


@dataclass
class Played:
    """A game on its way: the position, the answers so far, and one generator for each."""

    game: Game[Any]
    state: State
    chance: Rng
    players: Rng
    answers: list[Answer] = field(default_factory=list)

    def step(self) -> None:
        """One random answer of a random seat that owes one, or of chance."""
        s = self.state
        seat = random_waiting(s, self.players)
        action = s.draw(self.chance) if seat == CHANCE else s.pick(seat, self.players)
        s.apply(seat, action)
        self.answers.append(Answer(seat, action))
        assert len(self.answers) < BOUND, f"{self.game.name} does not end"


def waiting_seats(s: State) -> list[int]:
    """The seats that owe an answer; none when chance does or the game is over."""
    return [seat for seat in range(s.seats) if s.waiting >> seat & 1]


def random_waiting(s: State, rng: Rng) -> int:
    """One of the seats that owe an answer, or CHANCE."""
    seats = waiting_seats(s)
    return seats[rng.below(len(seats))] if seats else CHANCE


def random_options(game: Game[Any], rng: Rng) -> dict[str, str]:
    """A value for every option: the default twice as often as all the others together."""
    out = {}
    for option in game.options:
        others = len(option.values) - 1
        roll = rng.below(3 * others) if others else 0
        out[option.name] = option.values[roll + 1 if roll < others else 0]
    return out


def positions(
    game: Game[Any], seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[Played]:
    """Every position of one random game with somebody listening, the last one included."""
    played = Played(game, game.new(seats, options), Rng(seed, 0), Rng(seed, 1))
    played.state.journal = Journal()
    while played.state.decision != OVER:
        yield played
        played.step()
    yield played


def seen(game: Game[Any], s: State, seat: int) -> bytes:
    """Everything a seat (or a watcher) can see of a position, as bytes."""
    over = s.decision == OVER
    waits = not over and seat >= 0 and bool(s.waiting >> seat & 1)
    return repr(
        {
            "view": game.view(s, seat),
            "decision": s.decision,
            "waiting": game.seen_waiting(s, seat),
            "args": [] if over else game.question_args(s, seat),
            "legal": list(s.legal(seat)) if waits else [],
        }
    ).encode()


def told(game: Game[Any], journal: Journal | None, seat: int) -> list[tuple[int, int, list[int]]]:
    """The events a seat (or a watcher) learns."""
    assert journal is not None, "nobody listened"
    events = [journal.told_to(seat, i, game.events) for i in range(len(journal))]
    return [(e.kind, e.seat, e.details) for e in events if e is not None]
