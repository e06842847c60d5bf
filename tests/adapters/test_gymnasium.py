"""One seat against bots: Gymnasium's own checks, vectors, and bad input."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from cabale.adapters.gymnasium import SeatEnv
from cabale.conformance.playing import GAMES
from cabale.core.game import Game, GameError

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@each_game
def test_the_checker_is_content(game: Game[Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather see an environment that gym.make made
        check_env(SeatEnv(game.name, rivals=["random"], lenient=True, render_mode="ansi"))


@each_game
def test_a_whole_game_ends_with_a_share_of_the_victory(game: Game[Any]) -> None:
    table = SeatEnv(game.name, rivals=["random", "page"], seat=1)
    rng = np.random.default_rng(1)
    _, info = table.reset(seed=3)
    total, over = 0.0, False
    while not over:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, _, info = table.step(action)
        total += reward
    assert -1 / table.seats <= total <= 1 - 1 / table.seats


@each_game
def test_the_same_seed_deals_the_same_game(game: Game[Any]) -> None:
    seen = [SeatEnv(game.name, rivals=["random"]).reset(seed=9)[0] for _ in range(2)]
    assert (seen[0] == seen[1]).all()


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_a_vector_of_tables(mode: str) -> None:
    tables = gymnasium.make_vec(
        f"Cabale/{GAMES[0].name}-v0", num_envs=3, vectorization_mode=mode, rivals=["random"]
    )
    seen, info = tables.reset(seed=1)
    assert seen.shape[0] == 3
    assert info["action_mask"].shape[0] == 3
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    tables.step(actions)
    tables.close()


def test_bad_input_names_what_was_expected() -> None:
    name = GAMES[0].name
    with pytest.raises(ValueError, match="seat is 0 to"):
        SeatEnv(name, seat=9)
    with pytest.raises(ValueError, match="at least one"):
        SeatEnv(name, rivals=[])
    with pytest.raises(ValueError, match="render_mode is"):
        SeatEnv(name, render_mode="opera")
    with pytest.raises(GameError, match="no option"):
        SeatEnv(name, options={"nonsense": "1"})
    table = SeatEnv(name, rivals=["random"])
    with pytest.raises(ResetNeeded, match="reset"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"seat 0 may answer .*, got 1000000"):
        table.step(10**6)


def test_nothing_can_be_answered_after_the_end() -> None:
    table = SeatEnv(GAMES[0].name, rivals=["random"], lenient=True)
    table.reset(seed=1)
    over = False
    while not over:
        over = table.step(0)[2]
    assert not table.action_masks().any()
    with pytest.raises(ResetNeeded, match="over"):
        table.step(0)


@each_game
def test_what_it_shows_is_what_everybody_sees(game: Game[Any]) -> None:
    text = SeatEnv(game.name, rivals=["random"], render_mode="ansi")
    picture = SeatEnv(game.name, rivals=["random"], render_mode="rgb_array")
    for table in (text, picture):
        table.reset(seed=4)
    assert len(text.render().split("\n")) > 5
    assert picture.render().shape[2] == 3
