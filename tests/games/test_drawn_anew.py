"""Drawing anew what a seat cannot know: it sees the same, the game goes on, and is told whole."""

from __future__ import annotations

import pytest

from cabale.core.game import GameError
from cabale.core.play import Play
from cabale.core.record import anew, read_line
from cabale.core.rng import Rng
from cabale.core.text import read_record, write_record
from cabale.games.catalogue import game_named

# Answers after which something is hidden and the game is not over.
GAMES = {"cape_epee": 60, "heads_of_state": 150, "louis_xiv": 60, "reigns": 60}


def played(play: Play, rng: Rng, answers: int) -> None:
    """Go on by chance, so many answers or to the end."""
    while not play.is_over() and len(play.answers) < answers:
        seat = play.waiting()[0]
        legal = play.legal(seat)
        play.answer(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_on_in_another_world_and_its_record_tells_it(name: str) -> None:
    game, rng = game_named(name), Rng(11)
    play = Play(game, 3, chance=Rng(7))
    played(play, rng, GAMES[name])
    truth, seat = play.state, play.waiting()[0]
    seen, choices = play.view(seat), play.legal(seat)

    play.draw_anew(anew(seat, 5))

    assert play.view(seat) == seen and play.legal(seat) == choices
    assert play.state.numbers() != truth.numbers()
    assert play.answers_since(seat) == 0
    played(play, rng, 10**6)
    text = write_record(game, play.record())
    _, record = read_record(text, game_named)
    assert record.lines == play.lines and "\n* anew " in text
    middle = play.first + 9
    assert play.position(middle).numbers() == Play.resume(game, record, upto=middle).state.numbers()


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("* anew A", "is not 'SEAT NUMBER'"),
        ("* anew A soon", "is not 'SEAT NUMBER'"),
        ("* anew Z 5", "no seat"),
        ("* anew * 5", "chance knows everything"),
    ],
)
def test_a_wrong_line_is_refused_with_the_reason(line: str, what: str) -> None:
    with pytest.raises(GameError, match=what):
        read_line(game_named("cape_epee"), line, 2)


def test_nothing_is_drawn_anew_while_chance_is_asked_or_by_a_seat() -> None:
    play = Play(game_named("cape_epee"), 2)
    with pytest.raises(GameError, match="nothing is drawn anew here"):
        play.enter("* anew A 5")
    play.chance = Rng(1)
    play.enter("* draw A prince")
    with pytest.raises(GameError):
        play.answer(0, anew(0, 5).action)
