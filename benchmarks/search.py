"""Iterations a second of the search at the opening of every game."""

from __future__ import annotations

import argparse
import json
import statistics
import time

from cabale.bots import search as search_module
from cabale.bots.eyes import Eyes
from cabale.bots.levels import search_of
from cabale.bots.tuning import settings_of
from cabale.core.protocol import CHANCE, State
from cabale.core.rng import Rng
from cabale.games import catalogue

REPEATS = 5
WHOLE = {"horizon": 0, "greedy": 0, "light": 0}  # random answers to the end of the game


def opening(game: str, seats: int) -> State:
    """The first position in which a player is asked."""
    s: State = catalogue.game_named(game).new(seats)
    chance = Rng(1, 0)
    while s.waiting == 0:
        s.apply(CHANCE, s.draw(chance))
    return s


def rate(game: str, seats: int, changes: dict[str, float], seconds: float) -> float:
    """The median of a few searches, by processor time."""
    s = opening(game, seats)
    found = []
    for seed in range(REPEATS):
        eyes = Eyes(game, s, s.actor)
        settings = settings_of(game, seats, changes)
        search = search_of(eyes, settings, Rng(seed))
        began = time.process_time()
        while time.process_time() - began < seconds:
            search.run(50)
        found.append(int(search.iterations) / (time.process_time() - began))
    return statistics.median(found)


def openspiel(seconds: float) -> dict[str, float]:
    """IS-MCTS of OpenSpiel on hearts, in Python and in C++, where it is installed."""
    try:
        import numpy
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts
    except ImportError:
        return {}
    game = pyspiel.load_game("hearts")
    s = game.new_initial_state()
    dice = numpy.random.RandomState(1)
    while s.is_chance_node():
        s.apply_action(dice.choice([action for action, _ in s.chance_outcomes()]))

    def python(n: int) -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        ismcts.ISMCTSBot(
            game=game,
            evaluator=evaluator,
            uct_c=0.7,
            max_simulations=n,
            random_state=dice,
        ).step(s)

    def cpp(n: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.ISMCTSBot(
            1, evaluator, 0.7, n, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
        ).step(s)

    return {"python": timed(python, 20, seconds), "c++": timed(cpp, 200, seconds)}


def timed(think: object, portion: int, seconds: float) -> float:
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        think(portion)  # type: ignore[operator]
        done += portion
    return done / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=catalogue.names())
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--seats", type=int, nargs="*", help="all that the games allow if not said")
    args = parser.parse_args()
    compiled = not str(search_module.__file__).endswith(".py")
    out: dict[str, object] = {"compiled": compiled}
    for game in args.games:
        for seats in args.seats or catalogue.game_named(game).seats:
            out[f"{game} {seats}"] = {
                "whole games": round(rate(game, seats, WHOLE, args.seconds)),
                "as tuned": round(rate(game, seats, {}, args.seconds)),
            }
            print(game, seats, out[f"{game} {seats}"], flush=True)
    found = {name: round(value) for name, value in openspiel(args.seconds).items()}
    out["openspiel hearts"] = found
    print(json.dumps(out, indent=1))


if __name__ == "__main__":
    main()
