"""PettingZoo's own checks, and what its classic environments cannot do: a copy in mid-game."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from support import GAMES

from cabale.adapters.pettingzoo import env, raw_env
from cabale.core.game import Game, GameError

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # theirs: of the games it imports
    from pettingzoo.test import api_test, render_test, seed_test

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@each_game
def test_the_api_is_kept(game: Game[Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an observation with its mask is a dict: they warn of it
        api_test(env(game.name), num_cycles=200, verbose_progress=False)


@each_game
def test_a_seed_deals_the_same_game(game: Game[Any]) -> None:
    seed_test(lambda: env(game.name), num_cycles=40)


@each_game
def test_it_can_be_rendered(game: Game[Any]) -> None:
    render_test(lambda render_mode: raw_env(game.name, render_mode=render_mode))


@each_game
def test_max_cycles_truncates(game: Game[Any]) -> None:
    """Their own test of this plays without masks and all agents at once: ours says the same."""
    table = env(game.name, max_cycles=4)
    table.reset(seed=2)
    rng = np.random.default_rng(3)
    steps = 0
    while not all(table.truncations.values()):
        table.step(act(table, rng))
        steps += 1
    assert steps == 4
    assert not any(table.terminations.values())


def act(table: Any, rng: np.random.Generator) -> int | None:
    """A random legal answer of whoever is asked."""
    seen, _, done, cut, _ = table.last()
    if done or cut:
        return None
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


@each_game
def test_a_copy_in_mid_game_can_be_played_on(game: Game[Any]) -> None:
    table = env(game.name)
    table.reset(seed=7)
    rng = np.random.default_rng(1)
    for _ in range(12):
        table.step(act(table, rng))
    twin = copy.deepcopy(table)
    ends = []
    for one in (table, twin):
        thoughts = np.random.default_rng(2)
        while one.agents:
            one.step(act(one, thoughts))
        ends.append(one.unwrapped.position.numbers())
    assert ends[0] == ends[1]


SCRIPT = """
import numpy as np
from cabale.adapters.pettingzoo import raw_env
table = raw_env("{game}")
table.reset(seed=5)
rng = np.random.default_rng(5)
while not table.terminations[table.agent_selection]:
    mask = table.observe(table.agent_selection)["action_mask"]
    table.step(int(rng.choice(np.flatnonzero(mask))))
print(sum(n * i for i, n in enumerate(table.position.numbers())))
"""


@each_game
def test_processes_with_other_hash_seeds_deal_alike(game: Game[Any]) -> None:
    found = set()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT.format(game=game.name)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        found.add(done.stdout)
    assert len(found) == 1


def test_bad_input_names_what_was_expected() -> None:
    with pytest.raises(GameError, match="there is no game"):
        raw_env("chess")
    with pytest.raises(GameError, match="players"):
        raw_env(GAMES[0].name, seats=40)
    with pytest.raises(ValueError, match="name=value"):
        raw_env(GAMES[0].name, options="nonsense")
    with pytest.raises(ValueError, match="render_mode"):
        raw_env(GAMES[0].name, render_mode="opera")
    table = raw_env(GAMES[0].name)
    with pytest.raises(RuntimeError, match="reset"):
        table.position  # noqa: B018
    with pytest.raises(AttributeError, match="before reset"):
        table.step(0)
    with pytest.raises(AttributeError, match="before reset"):
        table.last()
    table.reset(seed=1)
    for wrong in (10**6, -1, None):
        with pytest.raises(ValueError, match="may answer"):
            table.step(wrong)
