"""What each adapter costs over the bare State, and how it stands beside its peers, in one run.

Random play of whole games on one core, driven from Python. A decision is a player's; answers
count chance's too, where the one who plays gives them. Environments of PettingZoo are played as
their `env()` makes them, with every observation. All games of OpenSpiel, ours and theirs, are
played by the same loop. Each game is measured side by side with what it is compared to, in
turns. Time is the processor's, so that a busy machine counts less. Peers that are not installed
are named as missing: `pip install rlcard pygame shimmy` brings PettingZoo's.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

from cabale.adapters import openspiel, pettingzoo
from cabale.adapters.gymnasium import SeatEnv
from cabale.adapters.tensor import layout_of
from cabale.adapters.vector import Tables
from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.protocol import CHANCE, OVER
from cabale.core.rng import Rng
from cabale.games import catalogue

RESULTS = Path(__file__).parent / "results" / "adapters.json"
SECONDS = 0.4  # of one turn
TURNS = 5
ABREAST = 256  # games side by side
ROUNDS = 8  # steps of all of them in one go
Play = Callable[[], tuple[int, int]]  # plays one game: how many decisions and answers


def bare(name: str, seats: int, see: bool = False) -> Play:
    """The State from a Python loop."""
    game = catalogue.game_named(name)
    layout = layout_of(game, seats)
    rng = Rng(1)

    def play() -> tuple[int, int]:
        s, steps, chances = game.new(seats), 0, 0
        while s.decision != OVER:
            seat = s.actor
            if seat == CHANCE:
                s.apply(CHANCE, s.draw(rng))
                chances += 1
                continue
            if see:
                layout.encode(s, seat)
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
            steps += 1
        return steps, steps + chances

    return play


def listed(name: str, seats: int) -> Play:
    """The State asked for all that OpenSpiel's interface tells: sorted lists and every odds."""
    game = catalogue.game_named(name)
    luck = random.Random(1).random

    def play() -> tuple[int, int]:
        s, steps, chances = game.new(seats), 0, 0
        while s.decision != OVER:
            seat = s.actor
            if seat == CHANCE:
                weights = list(s.weights())
                total = sum(weights)
                odds = [weight / total for weight in weights]
                outcomes = list(zip(s.legal(CHANCE), odds, strict=True))
                s.apply(CHANCE, drawn(outcomes, luck()))
                chances += 1
                continue
            legal = sorted(s.legal(seat))
            s.apply(seat, legal[int(luck() * len(legal))])
            steps += 1
        return steps, steps + chances

    return play


def spiel(name: str) -> Play:
    """Any game of OpenSpiel's registry."""
    game = pyspiel.load_game(name)
    luck = random.Random(1).random

    def play() -> tuple[int, int]:
        s, steps, chances = game.new_initial_state(), 0, 0
        while not s.is_terminal():
            if s.is_chance_node():
                s.apply_action(drawn(s.chance_outcomes(), luck()))
                chances += 1
                continue
            legal = s.legal_actions()
            s.apply_action(legal[int(luck() * len(legal))])
            steps += 1
        return steps, steps + chances

    return play


def drawn(outcomes: list[tuple[int, float]], ticket: float) -> int:
    """One answer of chance: down the list until the odds have used up the ticket."""
    for action, odds in outcomes:
        ticket -= odds
        if ticket < 0:
            return action
    return outcomes[-1][0]


def zoo_steps(name: str, seats: int) -> Play:
    """Our PettingZoo environment, stepped without observing."""
    table = pettingzoo.raw_env(name, seats)
    rng = Rng(1)

    def play() -> tuple[int, int]:
        table.reset(seed=rng.below(1 << 30))
        steps = 0
        while not table.terminations[table.agent_selection]:
            legal = table.legal()
            table.step(legal[rng.below(len(legal))])
            steps += 1
        return steps, steps

    return play


def zoo(make: Callable[[], Any]) -> Play:
    """Any PettingZoo environment, played through its observations and masks."""
    table = make()
    rng = random.Random(1)

    def play() -> tuple[int, int]:
        table.reset(seed=rng.randrange(1 << 30))
        steps = 0
        while table.agents:
            seen, _, done, cut, info = table.last()
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            ended = done or cut
            table.step(None if ended else int(rng.choice(np.flatnonzero(mask))))
            steps += not ended
        return steps, steps

    return play


def side_by_side(name: str, seats: int) -> Play:
    """Many games in common buffers: a step of all of them, observed with masks."""
    tables = Tables(name, ABREAST, seats)
    rng = Rng(1)

    def play() -> tuple[int, int]:
        for _ in range(ROUNDS):
            tables.step(tables.sample(rng))
        return ROUNDS * ABREAST, ROUNDS * ABREAST

    return play


def gym(name: str, seats: int) -> Play:
    """Our Gymnasium environment against random bots; the learner's decisions only."""
    table = SeatEnv(name, seats, rivals=["random"])
    rng = random.Random(1)

    def play() -> tuple[int, int]:
        _, info = table.reset(seed=rng.randrange(1 << 30))
        steps, over = 0, False
        while not over:
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
            _, _, over, _, info = table.step(action)
            steps += 1
        return steps, steps

    return play


def by_hand(name: str, seats: int) -> Play:
    """The same without Gymnasium: bots, tensors and masks on the bare State."""
    game = catalogue.game_named(name)
    layout = layout_of(game, seats)
    bot, rng, chance = seat_bot("random"), random.Random(1), Rng(1)

    def play() -> tuple[int, int]:
        s, steps = game.new(seats), 0
        while s.decision != OVER:
            seat = s.actor
            if seat == CHANCE:
                s.apply(CHANCE, s.draw(chance))
            elif s.waiting & 1:
                layout.encode(s, 0)
                mask = layout.mask(s, 0)
                s.apply(0, int(rng.choice(np.flatnonzero(mask))))
                steps += 1
            else:
                s.apply(seat, bot.answer(Eyes(name, s, seat), chance))
        return steps, steps

    return play


def peers() -> list[tuple[str, Callable[[], Play]]]:
    """What others offer."""
    from importlib import import_module

    def classic(name: str, **kwargs: Any) -> Callable[[], Play]:
        return lambda: zoo(lambda: import_module(f"pettingzoo.classic.{name}").env(**kwargs))

    return [
        ("OpenSpiel hearts (C++)", lambda: spiel("hearts")),
        ("OpenSpiel leduc_poker (C++)", lambda: spiel("leduc_poker")),
        ("OpenSpiel python_kuhn_poker", python_kuhn),
        ("OpenSpiel python_liars_poker", python_liars),
        ("PettingZoo texas_holdem, 4", classic("texas_holdem_v4", num_players=4)),
        ("PettingZoo hanabi, 2", classic("hanabi_v5", players=2)),
    ]


def python_kuhn() -> Play:
    from open_spiel.python.games import kuhn_poker  # noqa: F401  # registers itself

    return spiel("python_kuhn_poker")


def python_liars() -> Play:
    from open_spiel.python.games import liars_poker  # noqa: F401  # registers itself

    return spiel("python_liars_poker")


def ours() -> list[tuple[str, Callable[[], Play]]]:
    """Our games, bare and through each adapter."""
    out: list[tuple[str, Callable[[], Play]]] = []
    for name in catalogue.names():
        seats = min(4, catalogue.game_named(name).seats[-1])
        loaded = f"{openspiel.short_name(name)}(players={seats})"
        rows: list[tuple[str, Callable[..., Play], tuple[Any, ...]]] = [
            ("bare State", bare, (name, seats)),
            ("PettingZoo, steps", zoo_steps, (name, seats)),
            ("bare, listed", listed, (name, seats)),
            ("OpenSpiel", spiel, (loaded,)),
            ("bare, observed", bare, (name, seats, True)),
            ("PettingZoo, observed", zoo, (partial(pettingzoo.env, name, seats),)),
            ("side by side, observed", side_by_side, (name, seats)),
            ("bare, against bots", by_hand, (name, seats)),
            ("Gymnasium", gym, (name, seats)),
        ]
        out += [(f"{name} {seats}: {what}", partial(make, *args)) for what, make, args in rows]
    return out


def speeds(made: dict[str, Callable[[], Play]]) -> dict[str, tuple[float, float] | None]:
    """Decisions and answers a second of each, the best of some turns; None if it is not there."""
    plays = {name: started(make) for name, make in made.items()}
    best: dict[str, tuple[float, float] | None] = dict.fromkeys(made)
    for _ in range(TURNS):
        for name, play in plays.items():
            if play is not None:
                best[name] = max(best[name] or (0.0, 0.0), speed(play))
    return best


def started(make: Callable[[], Play]) -> Play | None:
    """A contender after its first game; None if the peer is not there."""
    try:
        play = make()
        play()
    except Exception:
        return None
    return play


def speed(play: Play) -> tuple[float, float]:
    """Decisions and answers a second in one turn."""
    decisions = answers = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        more = play()
        decisions, answers = decisions + more[0], answers + more[1]
    took = time.process_time() - began
    return decisions / took, answers / took


def report(found: dict[str, tuple[float, float] | None]) -> Table:
    """Every contender; ours with what it costs over the bare line above it."""
    table = Table(title="from Python, one core")
    table.add_column("what", no_wrap=True)
    for head in ("decisions/s", "answers/s", "over bare"):
        table.add_column(head, justify="right")
    base = 1.0
    for name, value in found.items():
        if value is None:
            table.add_row(name, "missing")
            continue
        base = value[0] if ": bare" in name else base
        cost = f"{base / value[0] - 1:+.0%}" if ": " in name else ""
        table.add_row(name, f"{value[0]:,.0f}", f"{value[1]:,.0f}", cost)
    return table


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    groups: dict[str, dict[str, Callable[[], Play]]] = {}
    for name, make in [*ours(), *peers()]:
        groups.setdefault(name.split(" ")[0], {})[name] = make
    found: dict[str, tuple[float, float] | None] = {}
    for group in track(groups.values(), "measuring"):
        found |= speeds(group)
    Console().print(report(found))
    RESULTS.parent.mkdir(exist_ok=True)
    rows = {name: value and [round(v) for v in value] for name, value in found.items()}
    RESULTS.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
