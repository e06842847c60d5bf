"""A census of the games: how long, how wide and how fast, beside some of OpenSpiel's.

A decision is a player's answer; chance's are counted apart.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from dataclasses import dataclass

import matplotlib
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

from cabale.core.protocol import CHANCE, OVER
from cabale.core.rng import Rng
from cabale.games import catalogue

matplotlib.use("Agg")
from matplotlib import pyplot as plt

PEERS = ("hearts", "oh_hell(players=4)", "gin_rummy", "leduc_poker", "backgammon")


@dataclass
class Census:
    """What was counted in the games of one kind."""

    name: str
    players: int
    decisions: list[int]
    chances: list[int]
    branching: list[int]
    seconds: float

    def row(self) -> list[str]:
        total = sum(self.decisions) + sum(self.chances)
        return [
            self.name,
            str(self.players),
            f"{statistics.mean(self.decisions):.0f}",
            f"{statistics.mean(self.chances):.0f}",
            f"{statistics.mean(self.branching):.1f}",
            str(max(self.branching)),
            f"{total / self.seconds:,.0f}",
        ]


def count_ours(name: str, players: int, games: int) -> Census:
    """Random games of ours."""
    game = catalogue.game_named(name)
    found = Census(name, players, [], [], [], 0.0)
    began = time.process_time()
    for seed in range(games):
        s, rng = game.new(players), Rng(seed)
        decisions = chances = 0
        while s.decision != OVER:
            seat = s.actor
            if seat == CHANCE:
                s.apply(CHANCE, s.draw(rng))
                chances += 1
                continue
            legal = s.legal(seat)
            found.branching.append(len(legal))
            s.apply(seat, legal[rng.below(len(legal))])
            decisions += 1
        found.decisions.append(decisions)
        found.chances.append(chances)
    found.seconds = time.process_time() - began
    return found


def count_theirs(name: str, games: int) -> Census:
    """Random games of OpenSpiel's."""
    game = pyspiel.load_game(name)
    found = Census(name, game.num_players(), [], [], [], 0.0)
    rng = random.Random(0)
    began = time.process_time()
    for _ in range(games):
        s = game.new_initial_state()
        decisions = chances = 0
        while not s.is_terminal():
            if s.is_chance_node():
                actions, odds = zip(*s.chance_outcomes(), strict=True)
                s.apply_action(rng.choices(actions, odds)[0])
                chances += 1
                continue
            legal = s.legal_actions()
            found.branching.append(len(legal))
            s.apply_action(rng.choice(legal))
            decisions += 1
        found.decisions.append(decisions)
        found.chances.append(chances)
    found.seconds = time.process_time() - began
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--plot", default="census.png")
    args = parser.parse_args()
    ours = [(n, p) for n in catalogue.names() for p in catalogue.game_named(n).seats]
    rows = [count_ours(n, p, args.games) for n, p in track(ours, "our games")]
    rows += [count_theirs(n, args.games) for n in track(PEERS, "OpenSpiel's")]
    table = Table(title=f"{args.games} random games each, stepped from Python")
    for head in ("game", "players", "decisions", "draws", "branching", "widest", "answers/s"):
        table.add_column(head, justify="left" if head == "game" else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row.row())
    Console().print(table)
    for row in rows:
        x, y = statistics.mean(row.decisions), statistics.mean(row.branching)
        plt.scatter(x, y, marker="o" if row.name in catalogue.names() else "x")
        plt.annotate(f"{row.name} {row.players}", (x, y), fontsize=7)
    plt.xlabel("decisions a game")
    plt.ylabel("legal answers a decision")
    plt.savefig(args.plot, dpi=150)
    print(f"plot in {args.plot}")


if __name__ == "__main__":
    main()
