"""Going back over a game, however often."""

from __future__ import annotations

from cabale.core.play import Play
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named


def finished() -> Play:
    play = Play(game_named("cape_epee"), 3, chance=Rng(1))
    while not play.is_over():
        seat = play.waiting()[0]
        play.answer(seat, play.legal(seat)[0])
    return play


def steps_to(play: Play, answers: int) -> int:
    """How many answers must be carried out again to stand after so many of them."""
    return answers - max((n for n in play.kept if n <= answers), default=0)


def test_going_back_one_by_one_costs_a_few_steps_each() -> None:
    """Else a record of nothing but steps back keeps whoever reads it busy for a minute."""
    play = finished()
    whole = len(play.answers)
    steps = 0

    while play.answers:
        steps += steps_to(play, len(play.answers) - 1)
        play.back(0, 1)

    assert steps < 8 * whole


def test_every_position_on_the_way_back_is_the_one_it_was() -> None:
    play = finished()
    answers = list(play.answers)

    for n in range(len(answers) - 1, -1, -37):
        twin = Play(play.game, 3)
        for answer in answers[:n]:
            twin.carry_out(answer)
        assert play.position(n).numbers() == twin.state.numbers()
