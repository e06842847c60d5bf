"""The sense of Heads of State: it takes what completes a set and kills where it gains."""

from __future__ import annotations

import json

import pytest
from bots.appeals import GAMES, KEPT, digest
from games.heads_of_state.table import placed

from cabale.core.record import Answer, say_answer
from cabale.core.rng import Rng
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.sense import SENSE
from cabale.games.heads_of_state.state import HeadsState


def favourite(s: HeadsState) -> str:
    """The answer that looks best to the player of the turn."""
    actions = s.legal(s.turn)
    looks = list(SENSE.appeal(s, s.turn, actions))
    best = actions[looks.index(max(looks))]
    return say_answer(HEADS_OF_STATE, Answer(int(s.turn), best))


def test_it_takes_the_card_that_completes_a_set() -> None:
    s = placed(
        2,
        question="draw",
        hands={"A": {"title": 1, "troops": 1}},
        display=["title", "troops", "castle", "palace", "education", "bishop"],
        board={"ireland-count": "B", "burgundy-count": "B"},
    )
    assert favourite(s) == "A take castle"


def test_it_creates_where_the_hexagon_is_worth_most() -> None:
    held = {"gascony-baron": "B", "hanover-baron": "B"}
    s = placed(2, question="build", hands={"A": {"gold": 1}}, board=held)
    assert favourite(s) == "A create andalusia-baron"


def test_it_kills_whoever_stands_before_it() -> None:
    s = placed(
        3,
        question="scheme",
        hands={"A": {"guillotine": 1}},
        board={"burgundy-count": "A", "normandy-earl": "B", "hanover-baron": "C"},
    )
    assert favourite(s) == "A strike guillotine normandy-earl"


def test_it_discards_what_it_needs_least() -> None:
    s = placed(2, question="build", hands={"A": {"gold": 1, "bishop": 6, "title": 1, "troops": 3}})
    s.apply(0, s.legal(0)[0])
    assert favourite(s) in ("A discard bishop", "A discard troops")


def test_a_won_position_is_worth_its_points() -> None:
    s = placed(2, points={"A": 50, "B": 20})
    s.end()
    assert SENSE.worth(s, 0) == 5000


# -- playouts


def wise_answers(s: HeadsState) -> set[str]:
    """What a careful playout answers, over many draws."""
    found = {SENSE.wise(s, s.turn, Rng(seed)) for seed in range(60)}
    return {say_answer(HEADS_OF_STATE, Answer(int(s.turn), action)) for action in found}


def test_a_wise_playout_takes_no_card_that_it_holds() -> None:
    s = placed(
        2,
        question="draw",
        hands={"A": {"title": 1, "troops": 1}},
        display=["title", "title", "troops", "castle", "palace", "bishop"],
    )
    assert wise_answers(s) == {"A take castle", "A take palace", "A take bishop", "A draw"}


def test_a_wise_playout_creates_the_finest_noble() -> None:
    sets = {"gold": 1, "castle": 1, "duelling": 1}
    s = placed(2, question="build", hands={"A": sets})
    assert wise_answers(s) == {"A create catalonia-count"}


def test_a_wise_playout_discards_what_it_has_twice() -> None:
    s = placed(2, question="build", hands={"A": {"gold": 1, "bishop": 6, "title": 1, "troops": 3}})
    s.apply(0, s.legal(0)[0])
    assert wise_answers(s) == {"A discard bishop", "A discard troops"}


# -- the look of answers


@pytest.mark.parametrize("game", GAMES)
def test_answers_look_as_they_always_did(game: str) -> None:
    assert digest(game) == json.loads(KEPT.read_text("utf-8"))[game]
