"""OpenSpiel's own checks, run on every game at its smallest and largest table."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from adapters.playing_through import path_of, playthrough
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation

from cabale.adapters import openspiel
from cabale.conformance.playing import GAMES
from cabale.core.game import Game, GameError
from cabale.core.protocol import CHANCE, State

TABLES = [(game, n) for game in GAMES for n in sorted({game.seats[0], game.seats[-1]})]
every_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES]
)


def load(game: Game[Any], seats: int) -> Any:
    return pyspiel.load_game(f"{openspiel.short_name(game.name)}(players={seats})")


def play(state: Any, rng: random.Random, answers: int) -> None:
    """Some random answers."""
    for _ in range(answers):
        if state.is_terminal():
            return
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@every_table
def test_random_simulation_with_serialisation(game: Game[Any], seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@every_table
def test_a_clone_goes_its_own_way(game: Game[Any], seats: int) -> None:
    rng = random.Random(1)
    state = load(game, seats).new_initial_state()
    play(state, rng, 40)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    play(twin, rng, 10)
    assert str(state) == before
    assert str(twin) != before


@every_table
def test_resampling_keeps_the_information_state(game: Game[Any], seats: int) -> None:
    rng = random.Random(2)
    state = load(game, seats).new_initial_state()
    varied = 0
    for _ in range(30):
        play(state, rng, 7)
        if state.is_terminal():
            break
        for player in range(seats):
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            varied += str(world) != str(state)
    assert varied


@every_table
def test_returns_share_the_victory(game: Game[Any], seats: int) -> None:
    state = load(game, seats).new_initial_state()
    play(state, random.Random(3), 100_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= state.get_game().max_utility() + 1e-9


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_search_of_openspiel_plays(game: Game[Any]) -> None:
    """Its IS-MCTS on our resampling, its MCTS on the open game."""
    loaded = load(game, game.seats[0])
    state = loaded.new_initial_state()
    rng = random.Random(4)
    while state.is_chance_node():
        play(state, rng, 1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    sampler = np.random.RandomState(2)
    blind = ismcts.ISMCTSBot(loaded, evaluator, 1.4, 4, random_state=sampler, max_world_samples=-1)
    assert blind.step(state) in state.legal_actions()
    seeing = mcts.MCTSBot(loaded, 1.4, 4, evaluator, random_state=sampler)
    assert seeing.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_playthrough_is_as_it_was(game: Game[Any]) -> None:
    assert playthrough(game) == path_of(game).read_text("utf-8")


@every_table
def test_what_is_public_is_the_same_in_every_world(game: Game[Any], seats: int) -> None:
    loaded = load(game, seats)
    none = pyspiel.PrivateInfoType.NONE
    kinds = [pyspiel.IIGObservationType(perfect_recall=r, private_info=none) for r in (False, True)]
    observers = [make_observation(loaded, kind) for kind in kinds]
    state = loaded.new_initial_state()
    rng = random.Random(6)
    for _ in range(6):
        play(state, rng, 9)
        world = state.resample_from_infostate(0, rng.random)
        for public in observers:
            assert public.string_from(world, 0) == public.string_from(state, 1)


def test_observers_name_their_parts() -> None:
    loaded = load(GAMES[0], 2)
    seen = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=True))
    state = loaded.new_initial_state()
    seen.set_from(state, 0)
    assert set(seen.dict) == {"view", "told"}


def below(name: str, state: Any, *args: Any) -> Any:
    """A method as OpenSpiel's C++ has it, past what Python answers by itself."""
    return getattr(pyspiel.State, name)(state, *args)


def true_odds(s: State) -> list[tuple[int, float]]:
    """What chance may answer, from the kernel itself."""
    weights = list(s.weights())
    odds = [weight / sum(weights) for weight in weights]
    return list(zip(s.legal(CHANCE), odds, strict=True))


@every_table
def test_driven_from_python_or_from_c_it_is_the_same(game: Game[Any], seats: int) -> None:
    loaded = load(game, seats)
    quick, slow = loaded.new_initial_state(), loaded.new_initial_state()
    rng = random.Random(8)
    for n in range(60):
        assert quick.legal_actions() == below("legal_actions", slow)
        assert quick.current_player() == below("current_player", slow)
        assert quick.is_chance_node() == below("is_chance_node", slow)
        assert quick.is_player_node() == below("is_player_node", slow)
        if quick.is_chance_node():
            assert quick.chance_outcomes() == true_odds(quick.held.state)
        action = rng.choice(quick.legal_actions())
        below("apply_action", quick if n % 9 == 8 else slow, action)
        (slow if n % 9 == 8 else quick).apply_action(action)
    assert quick.history() == slow.history()
    assert len(quick.history()) == quick.move_number() == 60
    assert quick.history_str() == slow.history_str()
    assert quick.serialize() == slow.serialize()
    assert [(a.player, a.action) for a in quick.full_history()] == [
        (a.player, a.action) for a in slow.full_history()
    ]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_kind_of_copy_keeps_the_history(game: Game[Any]) -> None:
    loaded = load(game, game.seats[0])
    state = loaded.new_initial_state()
    assert state.is_initial_state()
    play(state, random.Random(9), 30)
    copies = [state.clone(), below("clone", state), loaded.deserialize_state(state.serialize())]
    copies += [pickle.loads(pickle.dumps(state)), copy.deepcopy(state)]
    action = state.legal_actions()[0]
    copies.append(state.child(action))
    for twin in copies[:-1]:
        twin.apply_action(action)
    for twin in copies:
        assert twin.history() == [*state.history(), action]
    assert len({str(twin) for twin in copies}) == 1


def test_a_resampled_position_remembers_what_came_after() -> None:
    state = load(GAMES[0], 2).new_initial_state()
    play(state, random.Random(5), 20)
    world = state.resample_from_infostate(0, random.random)
    assert world.history() == []
    action = world.legal_actions()[0]
    world.apply_action(action)
    assert world.history() == world.clone().history() == [action]


def test_only_who_is_asked_may_answer() -> None:
    state = load(GAMES[0], 2).new_initial_state()
    while not state.is_player_node():
        play(state, random.Random(1), 1)
    assert state.legal_actions(1 - state.current_player()) == []
    with pytest.raises(pyspiel.SpielError, match="players are 0 to 1, got -3"):
        state.legal_actions(-3)
    with pytest.raises(pyspiel.SpielError, match="players are 0 to 1, got 2"):
        state.resample_from_infostate(2, random.random)


@pytest.mark.parametrize("how", ["apply_action", "_apply_action"])
def test_a_wrong_action_is_refused_by_name(how: str) -> None:
    state = load(GAMES[0], 2).new_initial_state()
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match=r"may answer .*, got 999999"):
        getattr(state, how)(999_999)
    assert str(state) == before
    assert state.history() == []


def test_nothing_can_be_answered_after_the_end() -> None:
    state = load(GAMES[0], 2).new_initial_state()
    play(state, random.Random(3), 100_000)
    assert state.legal_actions() == []
    for give in (state.apply_action, lambda action: below("apply_action", state, action)):
        with pytest.raises(pyspiel.SpielError, match="may answer"):
            give(0)


def test_a_resampled_position_cannot_pretend_to_have_a_history() -> None:
    state = load(GAMES[0], 2).new_initial_state()
    play(state, random.Random(5), 20)
    world = state.resample_from_infostate(0, random.random)
    with pytest.raises(ValueError, match="no history"):
        world.serialize()


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(GameError, match="players"):
        load(GAMES[0], 19)
    name = openspiel.short_name(GAMES[0].name)
    with pytest.raises(GameError, match="no option"):
        pyspiel.load_game(name, {"players": 2, "options": "nonsense=1"})


def test_cfr_learns_the_small_game() -> None:
    """Exploitability falls: information states are consistent and recall is perfect."""
    small = pyspiel.load_game("cabale_cape_epee_small")
    solver = cfr.CFRPlusSolver(small)
    found = []
    for _ in range(2):
        for _ in range(2):
            solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(small, solver.average_policy()))
    assert found[1] < found[0] < 0.5
