"""What a short search gives away against a long one: finer than matches, and far cheaper.

`python benchmarks/regret.py cape_epee --seats 2 @100 @200 @100,explore=0.6 --games 32` plays games
among bots, thinks long about one question of so many, and lets every search
answer those again and again. What it gives away is the long search's figure of the best answer
less that of the one given, in hundredths of its value; each line is compared with the first.
It sees how a search looks, not how it judges: what changes the figures themselves needs matches.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass

from cabale.bots.arena.stats import Figure, figure
from cabale.bots.bot import Bot
from cabale.bots.eyes import Eyes
from cabale.bots.levels import Searcher, seat_bot
from cabale.bots.search import Search
from cabale.bots.tree import VALUE, VISITS
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng
from cabale.games import catalogue

SEED = 800000  # no deal of the matches
FEWEST = 4  # answers, below which a question is not asked


@dataclass(frozen=True, slots=True)
class Question:
    """A position as its seat sees it, and what a long search makes of each answer."""

    eyes: Eyes
    found: dict[int, float]
    best: int

    def given_away(self, action: int) -> float:
        """What the answer costs, in hundredths."""
        return 100 * max(0.0, self.found[self.best] - self.found[action])


def searcher(spec: str) -> Searcher:
    """A minister with the iterations and settings that stand after the @."""
    bot = seat_bot(f"minister{spec}")
    assert isinstance(bot, Searcher)
    return bot


def thought(bot: Searcher, eyes: Eyes, rng: Rng) -> Search:
    """Its search, all its iterations done."""
    search = bot.search(eyes, rng)
    search.run(bot.budget.iterations)
    return search


def questions(
    game: str, seats: int, player: Bot, seed: int, every: int, long: Searcher
) -> Iterator[Question]:
    """Some of the questions of one game."""
    s: State = catalogue.game_named(game).new(seats)
    chance, mind, lot = Rng(seed, 0), Rng(seed, 1), random.Random(seed)
    while s.decision != OVER:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
            continue
        seat = int(s.actor)
        eyes = Eyes(game, s, seat)
        if len(s.legal(seat)) >= FEWEST and lot.randrange(every) == 0:
            yield asked(eyes, thought(long, eyes, mind))
        s.apply(seat, player.answer(eyes, mind))


def asked(eyes: Eyes, search: Search) -> Question:
    """What the long search found; an answer that it never tried counts as nothing."""
    tried = {int(a): search.figure(a, VISITS) for a in eyes.legal()}
    found = {a: search.figure(a, VALUE) / n if n > 0 else 0.0 for a, n in tried.items()}
    return Question(eyes, found, max(tried, key=tried.__getitem__))


def losses(bot: Searcher, kept: list[Question], times: int) -> list[float]:
    """What a search gives away at each question, on average."""
    out = []
    for n, question in enumerate(kept):
        given = [thought(bot, question.eyes, Rng(n, t)).best() for t in range(times)]
        out.append(sum(question.given_away(int(a)) for a in given) / times)
    return out


def told(found: Figure) -> str:
    return f"{found.mean:6.3f} [{found.low:.3f}, {found.high:.3f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=catalogue.names())
    parser.add_argument("searches", nargs="+", metavar="@ITERATIONS[,SETTING=…]")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--player", default="minister@60", help="who plays the games")
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--every", type=int, default=6, help="one question of so many")
    parser.add_argument("--long", type=int, default=8000, help="iterations of the long search")
    parser.add_argument("--times", type=int, default=10, help="that each search answers it")
    parser.add_argument("--seed", type=int, default=SEED)
    args = parser.parse_args()
    long, player = searcher(f"@{args.long}"), seat_bot(args.player)
    kept = [
        question
        for n in range(args.games)
        for question in questions(args.game, args.seats, player, args.seed + n, args.every, long)
    ]
    first: list[float] = []
    for spec in args.searches:
        now = losses(searcher(spec), kept, args.times)
        first = first or now
        beside = figure([a - b for a, b in zip(now, first, strict=True)])
        print(f"{spec}: {told(figure(now))}, more than the first by {told(beside)}", flush=True)
    print(f"{args.game}, {args.seats} seats, {len(kept)} questions")


if __name__ == "__main__":
    main()
