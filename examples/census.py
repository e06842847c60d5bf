"""A census of the games: how long, how wide, how informed and how fast, beside OpenSpiel's.

A decision is a player's answer; chance's are counted apart. Information is measured in bits, all
games alike through OpenSpiel, in random play:

choice   bits of the players' choices in a game: log2 of the legal answers, summed
luck     bits of chance in a game: the entropy of its draws, summed
hidden   the part of all these bits that a player does not see when they fall, on average: at
         nodes drawn by lot every answer is tried, and what is left to guess is the entropy of
         the positions that come of it, given the player's information state

What is hidden first may be seen later: perfect information has 0 %, and 100 % would be a game in
which nobody ever sees anything happen.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

import matplotlib
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

import cabale
from cabale.adapters import openspiel

matplotlib.use("Agg")
from matplotlib import pyplot as plt

OURS = [game.name for game in cabale.catalogue()]
PEERS = ("hearts", "oh_hell(players=4)", "gin_rummy", "leduc_poker", "backgammon")
HEADS = ("game", "players", "decisions", "draws", "branching", "widest")
HEADS += ("choice", "luck", "hidden", "answers/s")


@dataclass
class Census:
    """What was counted in the games of one kind."""

    name: str
    players: int
    decisions: list[int] = field(default_factory=list)
    chances: list[int] = field(default_factory=list)
    branching: list[int] = field(default_factory=list)
    seconds: float = 0.0
    luck: float = 0.0  # bits a game
    hidden: float = 0.0  # part of all bits

    def row(self) -> list[str]:
        total = sum(self.decisions) + sum(self.chances)
        choice = sum(math.log2(n) for n in self.branching) / len(self.decisions)
        return [
            self.name,
            str(self.players),
            f"{statistics.mean(self.decisions):.0f}",
            f"{statistics.mean(self.chances):.0f}",
            f"{statistics.mean(self.branching):.1f}",
            str(max(self.branching)),
            f"{choice:.0f}",
            f"{self.luck:.0f}",
            f"{self.hidden:.0%}",
            f"{total / self.seconds:,.0f}",
        ]


def count_ours(name: str, players: int, games: int) -> Census:
    """Random games of ours."""
    game = cabale.game(name)
    found = Census(name, players)
    began = time.process_time()
    for seed in range(games):
        s, rng = game.new(players), cabale.Rng(seed)
        decisions = chances = 0
        while not s.is_over():
            seat = s.actor
            if seat == cabale.CHANCE:
                s.apply(cabale.CHANCE, s.draw(rng))
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
    found = Census(name, game.num_players())
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


def weigh(found: Census, loaded: str, games: int, nodes: int) -> Census:
    """Fill in the bits of chance and the part of all bits that a player does not see."""
    game = pyspiel.load_game(loaded)
    rng = random.Random(1)
    lot = nodes / games / (statistics.mean(found.decisions) + statistics.mean(found.chances))
    luck = fallen = unseen = 0.0
    for _ in range(games):
        s = game.new_initial_state()
        while not s.is_terminal():
            outcomes = outcomes_of(s)
            bits = entropy(odds for _, odds in outcomes)
            luck += bits if s.is_chance_node() else 0.0
            if bits and rng.random() < lot:
                fallen += bits
                unseen += hidden_bits(s, outcomes)
            actions, odds = zip(*outcomes, strict=True)
            s.apply_action(rng.choices(actions, odds)[0])
    found.luck = luck / games
    found.hidden = unseen / fallen if fallen else 0.0
    return found


def outcomes_of(s: pyspiel.State) -> list[tuple[int, float]]:
    """What may be answered, with the odds of random play."""
    if s.is_chance_node():
        return s.chance_outcomes()  # type: ignore[no-any-return]
    legal = s.legal_actions()
    return [(action, 1 / len(legal)) for action in legal]


def hidden_bits(s: pyspiel.State, outcomes: list[tuple[int, float]]) -> float:
    """What a player has to guess about the answer that comes next, the mean of all players."""
    recall = s.get_game().get_type().provides_information_state_string
    children = [(s.child(action), odds) for action, odds in outcomes]
    positions = [str(child) for child, _ in children]
    found = []
    for player in range(s.num_players()):
        seen: dict[str, float] = {}
        both: dict[tuple[str, str], float] = {}
        for (child, odds), position in zip(children, positions, strict=True):
            look = child.information_state_string if recall else child.observation_string
            sight = look(player)
            seen[sight] = seen.get(sight, 0.0) + odds
            both[position, sight] = both.get((position, sight), 0.0) + odds
        found.append(entropy(both.values()) - entropy(seen.values()))
    return statistics.mean(found)


def entropy(odds: Iterable[float]) -> float:
    """In bits."""
    return -sum(p * math.log2(p) for p in odds if p)


def draw_plot(rows: list[Census], path: str) -> None:
    """How long and how wide each game is."""
    for row in rows:
        x, y = statistics.mean(row.decisions), statistics.mean(row.branching)
        plt.scatter(x, y, marker="o" if row.name in OURS else "x")
        label = f"{row.name} {row.players}, {row.hidden:.0%} hidden"
        plt.annotate(label, (x, y), fontsize=7)
    plt.xlabel("decisions a game")
    plt.ylabel("legal answers a decision")
    plt.savefig(path, dpi=150)
    print(f"plot in {path}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=100, help="nodes whose answers are all tried")
    parser.add_argument("--plot", default="census.png")
    args = parser.parse_args()
    rows, weighed = [], min(args.games, 5)
    ours = [(n, p) for n in OURS for p in cabale.game(n).seats]
    for name, players in track(ours, "our games"):
        loaded = f"{openspiel.short_name(name)}(players={players})"
        rows.append(weigh(count_ours(name, players, args.games), loaded, weighed, args.nodes))
    for name in track(PEERS, "OpenSpiel's"):
        rows.append(weigh(count_theirs(name, args.games), name, weighed, args.nodes))
    table = Table(title=f"{args.games} random games each, stepped from Python; bits a game")
    for head in HEADS:
        table.add_column(head, justify="left" if head == "game" else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row.row())
    Console(width=max(100, Console().width)).print(table)
    draw_plot(rows, args.plot)


if __name__ == "__main__":
    main()
