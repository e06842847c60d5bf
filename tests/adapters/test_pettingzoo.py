"""PettingZoo's own checks, and what its classic environments cannot do: a copy in mid-game."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
import tracemalloc
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cabale.adapters.pettingzoo import env, parallel_env, raw_env
from cabale.conformance.playing import GAMES
from cabale.core.game import Game, GameError

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # theirs: of the games it imports
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )
    from pettingzoo.utils import TerminateIllegalWrapper, parallel_to_aec

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
def test_all_agents_can_be_stepped_at_once(game: Game[Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(game.name), num_cycles=200)
        parallel_seed_test(lambda: parallel_env(game.name, lenient=True), num_cycles=20)


@each_game
def test_max_cycles_are_cycles_of_all_agents(game: Game[Any]) -> None:
    """Their test gives no masks and asks every agent equally often: the parallel form can that."""
    together = partial(parallel_env, game.name, lenient=True)
    apart = lambda max_cycles: parallel_to_aec(together(max_cycles=max_cycles))  # noqa: E731
    max_cycles_test(SimpleNamespace(parallel_env=together, env=apart))


@each_game
def test_max_cycles_truncates(game: Game[Any]) -> None:
    """One after the other, each answer counts."""
    table = env(game.name, max_cycles=4)
    table.reset(seed=2)
    rng = np.random.default_rng(3)
    steps = 0
    while not all(table.truncations.values()):
        table.step(act(table, rng))
        steps += 1
    assert steps == 4
    assert not any(table.terminations.values())
    while table.agents:
        table.step(None)


@each_game
def test_together_or_one_by_one_is_the_same_game(game: Game[Any]) -> None:
    """The same deal and the same answers lead both forms to the same end."""
    apart, together = env(game.name), parallel_env(game.name)
    apart.reset(seed=11)
    seen, _ = together.reset(seed=11)
    rng = np.random.default_rng(4)
    steps, rewards = 0, {}
    while together.agents:
        masks = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in together.agents}
        given = {agent: int(rng.choice(legal)) for agent, legal in masks.items() if len(legal)}
        for agent, action in given.items():
            if agent == apart.agent_selection:  # else an answer before it opened another question
                apart.step(action)
        seen, rewards, *_ = together.step(given)
        assert together.position.numbers() == apart.position.numbers()
        steps += 1
    assert steps > 20
    assert rewards == apart.rewards
    assert together.step({}) == ({}, {}, {}, {}, {})


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


def test_a_parallel_table_can_be_copied_too() -> None:
    table = parallel_env(GAMES[0].name, lenient=True)
    table.reset(seed=3)
    for _ in range(5):
        table.step(dict.fromkeys(table.agents, 0))
    twin = copy.deepcopy(table)
    for one in (table, twin):
        while one.agents:
            one.step(dict.fromkeys(one.agents, 1))
    assert table.position.numbers() == twin.position.numbers()


def test_their_wrapper_for_illegal_moves_fits() -> None:
    """It ends the game for everybody and blames the one who did it."""
    table = TerminateIllegalWrapper(env(GAMES[0].name), illegal_reward=-1)
    table.reset(seed=1)
    table.observe(table.agent_selection)
    guilty = table.agent_selection
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    table.step(wrong)
    assert table.rewards[guilty] == -1
    assert all(table.terminations.values())


def test_to_the_lenient_every_action_stands_for_a_legal_one() -> None:
    table = env(GAMES[0].name, lenient=True)
    table.reset(seed=1)
    legal = list(table.legal())
    table.step(10**6)
    strict = env(GAMES[0].name)
    strict.reset(seed=1)
    strict.step(legal[10**6 % len(legal)])
    assert table.position.numbers() == strict.position.numbers()


@each_game
def test_what_is_no_longer_needed_is_let_go(game: Game[Any]) -> None:
    """An observation takes kilobytes: sixty of them must not stay."""
    table = env(game.name, game.seats[-1])
    table.reset(seed=1)
    rng = np.random.default_rng(1)
    tracemalloc.start()
    held = []
    for n in range(80):
        table.step(act(table, rng))
        if n in (19, 79):
            held.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert held[1] - held[0] < 60_000


def test_an_observation_is_the_learner_s_own() -> None:
    table = env(GAMES[0].name)
    table.reset(seed=1)
    for part in table.observe("player_0").values():
        part[:] = 0
    assert table.observe("player_0")["action_mask"].any()


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
    with pytest.raises(GameError, match="no option"):
        raw_env(GAMES[0].name, options={"nonsense": "1"})
    with pytest.raises(ValueError, match="max_cycles"):
        raw_env(GAMES[0].name, max_cycles=0)
    with pytest.raises(KeyError, match="agents are player_0, player_1, not player_7"):
        raw_env(GAMES[0].name, seats=2).action_space("player_7")


def test_nothing_can_be_read_before_reset() -> None:
    table = raw_env(GAMES[0].name, render_mode="ansi")
    for read in (table.last, table.render, lambda: table.step(0), lambda: table.position):
        with pytest.raises(AttributeError, match="before reset"):
            read()


def test_an_illegal_answer_is_refused_and_nothing_done() -> None:
    table = raw_env(GAMES[0].name)
    table.reset(seed=1)
    before = table.position.numbers()
    for wrong in (10**6, -1, None):
        with pytest.raises(ValueError, match=r"player_. may answer .*, got"):
            table.step(wrong)
    together = parallel_env(GAMES[0].name)
    together.reset(seed=1)
    for answers in ({}, dict.fromkeys(together.agents, 10**6)):
        with pytest.raises(ValueError, match=r"player_. may answer .*, got"):
            together.step(answers)
    assert table.position.numbers() == together.position.numbers() == before


def test_the_end_is_kept_as_pettingzoo_has_it(caplog: pytest.LogCaptureFixture) -> None:
    table = raw_env(GAMES[0].name)
    table.reset(seed=1)
    rng = np.random.default_rng(1)
    while not table.terminations[table.agent_selection]:
        table.step(act(table, rng))
    with pytest.raises(ValueError, match="only valid action is None"):
        table.step(0)
    for _ in table.possible_agents:
        table.step(None)
    assert table.agents == []
    table.step(None)
    assert "Should reset() first" in caplog.text
