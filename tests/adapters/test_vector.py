"""Many games side by side are the same games as one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cabale.adapters.pettingzoo import raw_env, vector_env
from cabale.adapters.tensor import shares_of
from cabale.adapters.vector import Tables
from cabale.conformance.playing import TABLE_IDS, TABLES
from cabale.core.game import Game
from cabale.core.rng import Rng

gymnasium = pytest.importorskip("gymnasium")
COUNT = 5
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)


def dealt(game: Game[Any], seats: int, seed: int) -> raw_env:
    env = raw_env(game.name, seats)
    env.reset(seed=seed)
    return env


@every_table
def test_every_game_is_that_of_a_single_environment(game: Game[Any], seats: int) -> None:
    """Hash for hash, observation for observation, until each has been dealt anew."""
    tables, rng = Tables(game.name, COUNT, seats, seed=40), Rng(3)
    alone = [dealt(game, seats, 40 + i) for i in range(COUNT)]
    ended = np.zeros(COUNT, bool)
    while not ended.all():
        for i in np.flatnonzero(~ended):
            env, seat = alone[i], int(tables.seats[i])
            assert tables.position(int(i)).numbers() == env.position.numbers()
            seen = env.observe(f"player_{seat}")
            assert env.agent_selection == f"player_{seat}"
            assert (tables.observations[i] == seen["observation"]).all()
            assert (tables.masks[i] == seen["action_mask"]).all()
        actions = tables.sample(rng)
        tables.step(actions)
        for i in np.flatnonzero(~ended):
            alone[i].step(int(actions[i]))
        for i in np.flatnonzero(tables.over & ~ended):
            assert tables.rewards[i] == pytest.approx(shares_of(alone[i].position))
        assert not tables.rewards[~tables.over].any()
        ended |= tables.over


def test_the_arrays_stay_where_they_are_and_hold_no_remains() -> None:
    tables, rng = Tables("reigns", COUNT, 4, seed=[1, 1, 1, 1, 1]), Rng(1)
    seen, masks = tables.observations, tables.masks
    for _ in range(300):
        tables.step(tables.sample(rng))
    layout = tables.layout
    for i in range(COUNT):
        s, seat = tables.position(i), int(tables.seats[i])
        assert (seen[i] == layout.encode(s, seat)).all()
        assert (masks[i] == layout.mask(s, seat)).all()


def test_one_illegal_action_and_nothing_is_done() -> None:
    tables = Tables("cape_epee", COUNT, 2)
    before = [tables.position(i).numbers() for i in range(COUNT)]
    actions = tables.sample(Rng(1))
    for wrong in (-1, 10**9, int(np.flatnonzero(tables.masks[3] == 0)[0])):
        actions[3] = wrong
        with pytest.raises(ValueError, match="game 3 may answer"):
            tables.step(actions)
    for shape in (actions[:-1], actions.astype(float), [[0] * COUNT]):
        with pytest.raises(ValueError, match="one whole number for each of 5 games"):
            tables.step(shape)
    assert [tables.position(i).numbers() for i in range(COUNT)] == before


def test_what_cannot_be_dealt_is_said() -> None:
    with pytest.raises(ValueError, match="count is 1 to"):
        Tables("cape_epee", 0)
    with pytest.raises(ValueError, match="2 games want as many seeds, not 3"):
        Tables("cape_epee", 2, seed=[1, 2, 3])


def test_a_learner_holds_its_seat_at_every_table() -> None:
    make = {"num_envs": 3, "vectorization_mode": "vector_entry_point"}
    envs = gymnasium.make_vec("Cabale/cape_epee-v0", seats=3, seat=1, **make)
    paid, rng = [], np.random.default_rng(1)
    seen, info = envs.reset(seed=7)
    while len(paid) < 6:
        assert envs.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, over, _, info = envs.step(actions)
        assert (envs.unwrapped.tables.seats == 1).all()
        assert not rewards[~over].any()
        paid += rewards[over].tolist()
    assert {round(pay, 2) for pay in paid} <= {-0.33, 0.67, 0.17, 0.0}


def test_a_table_of_agents_in_rows() -> None:
    envs = vector_env("heads_of_state", COUNT, 3)
    envs.reset(seed=5)
    rng, games = Rng(2), 0
    while games < COUNT:
        seen, rewards, over, cut, _ = envs.last()
        games += int(over.sum())
        assert rewards[over].sum() == pytest.approx(0, abs=1e-5)
        assert not cut.any()
        asked = envs.agent_selection
        assert seen["action_mask"][np.arange(COUNT)].any(axis=1).all()
        assert ((asked >= 0) & (asked < 3)).all()
        envs.step(envs.tables.sample(rng))
