"""Scenarios: each expectation can hold and fail; what cannot be read is refused with its line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cabale.conformance.playing import GAMES, Played, positions, waiting_seats
from cabale.core.game import Game
from cabale.core.protocol import OVER, places
from cabale.core.record import Answer, letter_of, say_answer
from cabale.core.scenario import ScenarioError, run_scenario
from cabale.games.catalogue import game_named

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
calm = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
STEPS = 40


def after_some_answers(game: Game[Any]) -> Played:
    """A position in which a player is asked."""
    for played in positions(game, game.seats[0], 3):
        if len(played.answers) > STEPS and played.state.waiting:
            return played
    raise AssertionError(f"{game.name} ends too soon")


def scenario(game: Game[Any], answers: list[Answer], expect: str) -> str:
    """A scenario from the set-up on."""
    said = json.dumps([say_answer(game, answer) for answer in answers])
    head = f'game = "{game.name}"\nseats = {game.seats[0]}\nanswers = {said}\n'
    return f'title = "from the set-up"\n{head}[expect]\n{expect}\n'


def failures(text: str) -> list[str]:
    return run_scenario(text, game_named).failures


@each_game
def test_what_is_asked_and_of_whom(game: Game[Any]) -> None:
    played = after_some_answers(game)
    s = played.state
    name = game.decisions[s.decision].name
    waiting = "".join(letter_of(seat) for seat in waiting_seats(s))

    good = scenario(game, played.answers, f'next = "{name}"\nwaiting = "{waiting}"')
    bad = scenario(game, played.answers, 'next = "over"\nwaiting = "*"')

    assert failures(good) == []
    assert len(failures(bad)) == 2


@each_game
def test_legal_answers_and_refusals(game: Game[Any]) -> None:
    played = after_some_answers(game)
    s = played.state
    seats = waiting_seats(s)
    legal = [say_answer(game, Answer(p, int(a))) for p in seats for a in s.legal(p)]
    first = json.dumps(legal[0])

    good = f"only = {json.dumps(legal)}\nlegal = [{first}]"
    bad = f"only = [{first}, {first}]\nillegal = [{first}]"

    assert failures(scenario(game, played.answers, good)) == []
    assert len(failures(scenario(game, played.answers, bad))) == 2


@each_game
def test_a_refusal_by_another_paragraph_is_a_failure(game: Game[Any]) -> None:
    played = after_some_answers(game)
    s = played.state
    chance = json.dumps(say_answer(game, played.answers[0]))
    assert s.waiting

    right = f"illegal = [{chance}]"
    wrong = f'illegal = [{{answer = {chance}, paragraph = "99.9"}}]'

    assert failures(scenario(game, played.answers, right)) == []
    assert len(failures(scenario(game, played.answers, wrong))) == 1


@each_game
def test_points_places_winner_and_what_was_told(game: Game[Any]) -> None:
    *_, last = positions(game, game.seats[0], 3)
    s = last.state
    assert s.decision == OVER
    points = [int(s.standing(seat)[0]) for seat in range(s.seats)]
    winner = "".join(letter_of(p) for p, place in enumerate(places(s)) if place == 1)
    journal = s.journal
    assert journal is not None
    kind = game.events[journal.kind(0)].name

    good = f'points = {points}\nplaces = {places(s)}\nwinner = "{winner}"\ntold = ["{kind}"]'
    bad = 'points = []\nplaces = []\nwinner = "F"\ntold = ["thunder"]'

    assert failures(scenario(game, last.answers, good + '\nwaiting = ""\nnext = "over"')) == []
    assert len(failures(scenario(game, last.answers, bad))) == 4


@each_game
def test_chance_may_answer_as_it_likes(game: Game[Any]) -> None:
    s = game.new(game.seats[0])
    draws = 0 if s.waiting else 1
    text = scenario(game, [], "legal = []").replace(
        "answers = []", f"answers = {['* any'] * draws}"
    )
    assert failures(text) == []


REFUSED: list[tuple[str, str, str]] = [
    # what is replaced, by what, the reason
    ("game = ", "game == ", "not TOML"),
    ("game = ", "gaem = ", "a scenario has no 'gaem'"),
    ("seats = ", "seats = 9", "players"),
    ("seats = ", "seats = true #", "'seats' is missing or no number"),
    ("title = ", "position = 3 #", "'position' must be a table"),
    ("[expect]", "[expects]", "a scenario has no 'expects'"),
    ("legal = []", "", "must expect something"),
    ("legal = []", "weather = 1", "cannot expect 'weather'"),
    ("legal = []", "legal = 3", "must be a list of texts"),
    ("legal = []", "illegal = [3]", "'illegal' lists answers"),
    ("legal = []", "illegal = [{paragraph = '1'}]", "'illegal' lists answers"),
    ("legal = []", "legal = ['Z juggle']", "no seat of this game"),
    ("legal = []", "legal = ['A juggle']", "has no verb 'juggle'"),
    ("answers = []", "answers = ['A juggle']", "has no verb 'juggle'"),
    ("answers = []", "answers = 'A juggle'", "must be a list of texts"),
    ("answers = []", "options = {weather = 'fine'}", "no option 'weather'"),
    ("title = ", "title = " + "[" * 5000 + "#", "nested too deeply"),
]


@each_game
@pytest.mark.parametrize(("old", "new", "reason"), REFUSED)
def test_what_is_no_scenario_is_refused(game: Game[Any], old: str, new: str, reason: str) -> None:
    text = scenario(game, [], "legal = []")
    assert old in text
    with pytest.raises(ScenarioError) as caught:
        run_scenario(text.replace(old, new, 1), game_named)
    assert reason in str(caught.value)


@each_game
def test_an_illegal_answer_is_refused_with_its_line(game: Game[Any]) -> None:
    played = after_some_answers(game)
    text = scenario(game, [*played.answers, played.answers[0]], "legal = []")
    with pytest.raises(ScenarioError, match=r"line \d+: "):
        run_scenario(text, game_named)


words = st.sampled_from(
    'A * any expect position = [ ] { } " \n 1 -1 true columns hands facts legal illegal answers'
    " options components .".split(" ")
)


@each_game
@given(at=st.integers(0, 10**6), junk=st.lists(words | st.text(max_size=3), max_size=6))
@calm
def test_a_mutated_scenario_never_crashes(game: Game[Any], at: int, junk: list[str]) -> None:
    text = scenario(game, after_some_answers(game).answers[:10], 'next = "over"')
    spot = at % (len(text) + 1)
    try:
        run_scenario(text[:spot] + " ".join(junk) + text[spot:], game_named)
    except ScenarioError:
        return


values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.text(max_size=8) | st.just("A"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


@each_game
@given(data=st.data())
@calm
def test_any_position_is_set_up_or_refused(game: Game[Any], data: st.DataObject) -> None:
    """Known words with any values, as JSON, which is TOML once keys and nulls are gone."""
    s = game.new(game.seats[0])
    known = st.sampled_from(sorted(game.facts(s)) or ["x"])
    table = data.draw(st.dictionaries(known | st.text(max_size=5), values, max_size=3))
    lines = [f"{json.dumps(key)} = {toml(value)}" for key, value in table.items()]
    text = scenario(game, [], "legal = []").replace(
        "[expect]", "[position]\n" + "\n".join(lines) + "\n[expect]"
    )
    try:
        run_scenario(text, game_named)
    except ScenarioError:
        return


def toml(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items())
        return f"{{{inner}}}"
    if isinstance(value, list):
        return f"[{', '.join(toml(v) for v in value)}]"
    return "0" if value is None else json.dumps(value)
