"""Finds puzzles in games among bots: a question that one answer solves better by a clear margin.

Everything is judged from what the asked seat knows. A quick look finds candidates, a search tries
them, and one ten times as long must come to the same answer.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cabale.bots.bot import Budget
from cabale.bots.clock import think
from cabale.bots.eyes import Eyes
from cabale.bots.levels import Cardinal, seat_bot
from cabale.bots.search import Search
from cabale.bots.senses import sense_of
from cabale.bots.tree import VISITS, WON
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.protocol import State
from cabale.core.puzzle import Puzzle
from cabale.core.record import Answer
from cabale.core.rng import Rng

GLANCE = 200  # iterations that a question gets at first
LOOK = 2_000  # that a candidate gets
PROOF = 10 * LOOK  # that must not change the answer
HOPE = 0.04  # margin at a glance that is worth a look
CLEAR = 0.02  # margin after the proof, its error taken off
FEWEST = 3  # answers that a question must offer
PLAYERS = ("courtier", "page", "courtier")  # who plays the games, and who tries the puzzles
TRIES = 20
APART = 12  # answers between two puzzles of one game


@dataclass(frozen=True, slots=True)
class Margin:
    """By how much the best answer of a search is ahead of every other it looked at."""

    best: int
    second: int
    chance: float
    lead: float
    least: float  # the lead with its error taken off


def margin_of(search: Search) -> Margin | None:
    """The margin of the answer tried most; None where nothing can be said."""
    best = int(search.best())
    tried = [int(a) for a in search.actions if search.figure(a, VISITS) >= 8 and int(a) != best]
    if not tried:
        return None
    second = max(tried, key=lambda action: won(search, action))
    lead = won(search, best) - won(search, second)
    error = 1.96 * math.hypot(doubt(search, best), doubt(search, second))
    return Margin(best, second, won(search, best), lead, lead - error)


def won(search: Search, action: int) -> float:
    return search.figure(action, WON) / search.figure(action, VISITS)


def doubt(search: Search, action: int) -> float:
    """The standard error of a share of wins; never none, however one-sided."""
    visits = search.figure(action, VISITS)
    share = (search.figure(action, WON) + 1.0) / (visits + 2.0)
    return math.sqrt(share * (1.0 - share) / visits)


def searched(game: Game[Any], s: State, seat: int, iterations: int, rng: Rng) -> Margin | None:
    """The margin after so many iterations of a cardinal's search."""
    search = Cardinal().search(Eyes(game.name, s, seat), rng)
    search.widen()
    think(search, Budget(iterations=iterations))
    return margin_of(search)


def proved(game: Game[Any], s: State, seat: int, seed: int) -> Margin | None:
    """The margin that a glance, a look and ten times as long agree on; None if they do not."""
    glance = searched(game, s, seat, GLANCE, Rng(seed, 1))
    if glance is None or glance.lead < HOPE:
        return None
    look = searched(game, s, seat, LOOK, Rng(seed, 2))
    if look is None or look.least < CLEAR:
        return None
    proof = searched(game, s, seat, PROOF, Rng(seed, 3))
    if proof is None or proof.best != look.best or proof.least < CLEAR:
        return None
    return proof


def missed(game: Game[Any], s: State, seat: int, best: int, seed: int) -> int:
    """Of a hundred quick bots, how many would answer something else."""
    bots = [seat_bot(name) for name in ("page", "courtier")]
    eyes = Eyes(game.name, s, seat)
    found = [int(bots[i % 2].answer(eyes, Rng(seed, 10 + i))) for i in range(TRIES)]
    return round(100 * sum(action != best for action in found) / TRIES)


def puzzles_of(game: Game[Any], seats: int, deal: int) -> Iterator[Puzzle]:
    """The puzzles in one game among quick bots."""
    play = Play(game, seats, chance=Rng(deal, 0))
    bots = [seat_bot(PLAYERS[seat % len(PLAYERS)]) for seat in range(seats)]
    thoughts = [Rng(deal, 1 + seat) for seat in range(seats)]
    sense = sense_of(game.name)
    last = -APART
    while not play.is_over():
        s, seat = play.state, play.waiting()[0]
        before = tuple(play.answers)
        apart = len(before) - last >= APART
        if apart and len(play.legal(seat)) >= FEWEST and not sense.is_drawn(s.decision):
            found = proved(game, s, seat, deal * 10_000 + len(before))
            if found:
                last = len(before)
                yield puzzle_of(game, play, seat, before, found)
        play.answer(seat, int(bots[seat].answer(Eyes(game.name, s, seat), thoughts[seat])))


def puzzle_of(
    game: Game[Any], play: Play, seat: int, before: tuple[Answer, ...], found: Margin
) -> Puzzle:
    """A puzzle with all its figures."""
    hard = missed(game, play.state, seat, found.best, len(before))
    chance, lead = round(100 * found.chance), round(100 * found.lead)
    rules = game.rules_version
    return Puzzle(
        rules, int(play.state.seats), seat, before, found.best, found.second, chance, lead, hard
    )
