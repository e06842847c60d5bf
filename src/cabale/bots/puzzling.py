"""Finds puzzles in games among bots: a question that one answer solves better by a clear margin.

Everything is judged from what the asked seat knows. A glance finds candidates, a look tries them, a
search ten times as long must come to the same answer, and so must one ten times as long again.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from cabale.bots.bot import Budget
from cabale.bots.clock import think
from cabale.bots.eyes import Eyes
from cabale.bots.hint import advice, percent, replies, telling, told
from cabale.bots.levels import Cardinal, seat_bot
from cabale.bots.search import Search
from cabale.bots.senses import sense_of
from cabale.bots.tree import VISITS, WON
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.protocol import State
from cabale.core.puzzle import Puzzle, Reply, solutions, theme_of
from cabale.core.reason import Reason
from cabale.core.record import Answer
from cabale.core.rng import Rng

GLANCE = 200  # iterations that a question gets at first
LOOK = 2_000  # that a candidate gets
PROOF = 10 * LOOK  # that must not change the answer
LONG = 10 * PROOF  # nor must these; a puzzle is proved anew by as many
HOPE = 0.05  # margin at a glance that is worth a look
CLEAR = 0.03  # margin after the proof and after the longest search, its error taken off
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


def search_of(game: Game[Any], s: State, seat: int, iterations: int, rng: Rng) -> Search:
    """A cardinal's search after so many iterations."""
    search = Cardinal().search(Eyes(game.name, s, seat), rng)
    search.widen()
    think(search, Budget(iterations=iterations))
    return search


def searched(game: Game[Any], s: State, seat: int, iterations: int, rng: Rng) -> Margin | None:
    """The margin after so many iterations."""
    return margin_of(search_of(game, s, seat, iterations, rng))


def proved(
    game: Game[Any], s: State, seat: int, seed: int, wanted: Callable[[str], bool]
) -> Search | None:
    """The longest search, if all others came to its answer by a clear margin."""
    glance = searched(game, s, seat, GLANCE, Rng(seed, 1))
    if glance is None or glance.lead < HOPE:
        return None
    look = searched(game, s, seat, LOOK, Rng(seed, 2))
    if look is None or look.lead < CLEAR or not is_wanted(game, s, seat, look, wanted):
        return None
    proof = searched(game, s, seat, PROOF, Rng(seed, 3))
    if not is_clear(proof, look.best):
        return None
    search = search_of(game, s, seat, LONG, Rng(seed, 4))
    return search if is_clear(margin_of(search), look.best) else None


def is_wanted(
    game: Game[Any], s: State, seat: int, found: Margin, wanted: Callable[[str], bool]
) -> bool:
    """Whether an answer can be a solution, has a reason of its own, and a theme that is sought."""
    verbs = solutions(game)
    if verbs and not any(verb.has(found.best) for verb in verbs):
        return False
    why = why_best(Eyes(game.name, s, seat), found)
    return bool(why) and wanted(theme_of(game, why))


def why_best(eyes: Eyes, found: Margin) -> list[Reason]:
    """Why an answer is better than the next; nothing if no reason for it tells them apart."""
    why, others = (
        telling(eyes, found.best, found.second, Rng(1)),
        told(eyes, found.second, Rng(1)),
    )
    return why if any(not one.risk and one not in others for one in why) else []


def is_clear(found: Margin | None, best: int) -> bool:
    """Whether a search came to this answer, ahead of every other beyond its error."""
    return found is not None and found.best == best and found.least >= CLEAR


def missed(game: Game[Any], s: State, seat: int, best: int, seed: int) -> int:
    """Of a hundred quick bots, how many would answer something else."""
    bots = [seat_bot(name) for name in ("page", "courtier")]
    eyes = Eyes(game.name, s, seat)
    found = [int(bots[i % 2].answer(eyes, Rng(seed, 10 + i))) for i in range(TRIES)]
    return round(100 * sum(action != best for action in found) / TRIES)


def puzzles_of(
    game: Game[Any], seats: int, deal: int, after: int, wanted: Callable[[str], bool]
) -> Iterator[Puzzle]:
    """The puzzles of the themes that are sought in one game among quick bots."""
    play = Play(game, seats, chance=Rng(deal, 0))
    bots = [seat_bot(PLAYERS[seat % len(PLAYERS)]) for seat in range(seats)]
    thoughts = [Rng(deal, 1 + seat) for seat in range(seats)]
    last = after - APART
    while not play.is_over():
        s, seat, asked = play.state, play.waiting()[0], len(play.answers)
        if asked - last >= APART and is_riddle(play, seat):
            search = proved(game, s, seat, deal * 10_000 + asked, wanted)
            if search:
                last = asked
                yield puzzle_of(game, play, seat, search)
        play.answer(seat, int(bots[seat].answer(Eyes(game.name, s, seat), thoughts[seat])))


def is_riddle(play: Play, seat: int) -> bool:
    """Whether the open question can be a puzzle: answers to choose from, one of them a solution."""
    legal = play.legal(seat)
    verbs = solutions(play.game)
    if verbs:
        return sum(any(verb.has(action) for verb in verbs) for action in legal) >= FEWEST
    drawn = sense_of(play.game.name).is_drawn(play.state.decision)
    return len(legal) >= FEWEST and not drawn


def puzzle_of(game: Game[Any], play: Play, seat: int, search: Search) -> Puzzle:
    """A puzzle with all its figures."""
    found = margin_of(search)
    assert found is not None, "what was proved has a margin"
    return Puzzle(
        rules=game.rules_version,
        seats=int(play.state.seats),
        seat=seat,
        theme=theme_of(game, telling(search.eyes, found.best, found.second, Rng(1))),
        best=found.best,
        second=found.second,
        chance=percent(found.chance),
        margin=percent(found.lead),
        missed=missed(game, play.state, seat, found.best, len(play.answers)),
        line=line_of(search, found.best),
        answers=tuple(play.answers),
    )


def line_of(search: Search, best: int) -> tuple[Reply, ...]:
    """What the search expects after the best answer, and what it fears."""
    found = replies(search, advice(search, best))
    return tuple(Reply(one.key, Answer(one.seat, one.action), one.percent) for one in found)
