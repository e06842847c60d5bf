"""The scripted strategies that bots are measured against play by the rules at every table."""

from __future__ import annotations

from importlib import import_module

import pytest

import cabale
from benchmarks.scripts.script import Script
from cabale.conformance.playing import TABLES

OURS = ("cape_epee", "louis_xiv", "heads_of_state", "reigns")


def scripts_of(game: str) -> list[type[Script]]:
    """The strategies of a game, in the order of its file."""
    module = import_module(f"benchmarks.scripts.{game}")
    found = [one for one in vars(module).values() if isinstance(one, type)]
    return [one for one in found if issubclass(one, Script) and one.__module__ == module.__name__]


SEATED = [
    (game.name, seats, script)
    for game, seats in TABLES
    if game.name in OURS
    for script in scripts_of(game.name)
]


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_several(game: str) -> None:
    assert 2 <= len(scripts_of(game)) <= 4


@pytest.mark.parametrize(("game", "seats", "script"), SEATED)
def test_a_script_plays_whole_games_legally(game: str, seats: int, script: type[Script]) -> None:
    """Alone among bots that answer at random, so that it meets every kind of position."""
    play = cabale.play(game, seats, seed=seats)
    bots = [script() if seat == 1 else cabale.bot("random") for seat in range(seats)]
    answers = 0
    while not play.is_over():
        seat = play.waiting()[0]
        play.answer(seat, bots[seat].choose(play, seat, cabale.Rng(3, answers)))
        answers += 1
    assert answers > seats


@pytest.mark.parametrize("game", OURS)
def test_scripts_differ_and_answer_alike_when_asked_again(game: str) -> None:
    """The same seat in the same deal: another strategy, another game; the same one, the same."""
    found = {script.name: lines_of(game, script) for script in scripts_of(game)}
    assert len(set(found.values())) == len(found)
    first = scripts_of(game)[0]
    assert lines_of(game, first) == found[first.name]


def lines_of(game: str, script: type[Script]) -> tuple[tuple[int, int], ...]:
    """A game among scripts of one kind, as answers."""
    play = cabale.play(game, cabale.game(game).seats[0], seed=11)
    answers = 0
    while not play.is_over():
        seat = play.waiting()[0]
        play.answer(seat, script().choose(play, seat, cabale.Rng(3, answers)))
        answers += 1
    return tuple((answer.seat, answer.action) for answer in play.answers)
