"""The door to a game: set-up, options, choices, why not, hashes, places."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.conformance.playing import GAMES, TABLE_IDS, TABLES, Played, positions, waiting_seats
from cabale.core.game import Game, GameError, state_hash
from cabale.core.protocol import CHANCE, OVER, places
from cabale.games.catalogue import game_named

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)


@each_game
def test_too_few_and_too_many_players_are_refused(game: Game[Any]) -> None:
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 10**30):
        with pytest.raises(GameError, match="players"):
            game.new(seats)


@each_game
def test_unknown_options_and_values_are_refused(game: Game[Any]) -> None:
    with pytest.raises(GameError, match="no option 'colour'"):
        game.new(game.seats[0], {"colour": "red"})
    for option in game.options:
        with pytest.raises(GameError, match="takes"):
            game.new(game.seats[0], {option.name: "purple"})


@each_game
def test_options_resolve_in_full_and_in_order(game: Game[Any]) -> None:
    assert list(game.resolve({})) == [option.name for option in game.options]
    for option in game.options:
        assert game.resolve({option.name: option.values[-1]})[option.name] == option.values[-1]


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(GameError, match="there is no game 'chess'"):
        game_named("chess")


def middle(game: Game[Any], seats: int) -> Played:
    """A position in which somebody is asked."""
    asked = (p for p in positions(game, seats, 11) if p.state.waiting and len(p.answers) > 30)
    return next(asked)


@each_table
def test_choices_are_the_legal_answers_of_who_is_asked(game: Game[Any], seats: int) -> None:
    s = middle(game, seats).state
    for seat in range(seats):
        asked = seat in waiting_seats(s)
        assert [c.action for c in game.choices(s, seat)] == (list(s.legal(seat)) if asked else [])


@each_table
def test_why_not_is_nothing_for_a_legal_answer_only(game: Game[Any], seats: int) -> None:
    s = middle(game, seats).state
    seat = waiting_seats(s)[0]
    legal = list(s.legal(seat))
    assert all(game.why_not(s, seat, action) is None for action in legal)
    for other in set(range(seats)) - set(waiting_seats(s)):
        refusal = game.why_not(s, other, legal[0])
        assert refusal is not None
        assert refusal.key == "not-your-turn"
    watching = game.why_not(s, CHANCE, legal[0])
    assert watching is not None


@each_game
def test_a_code_of_no_verb_is_refused(game: Game[Any]) -> None:
    s = game.new(game.seats[0])
    beyond = max(verb.end for verb in game.verbs)
    for action in (-1, beyond, 10**9):
        with pytest.raises(GameError, match="has no action"):
            game.why_not(s, 0, action)


@each_table
def test_a_finished_game_asks_nobody_and_gives_places(game: Game[Any], seats: int) -> None:
    *_, last = positions(game, seats, 5)
    s = last.state
    refusal = game.why_not(s, 0, game.verbs[0].base)
    assert s.decision == OVER
    assert refusal is not None
    assert refusal.key == "over"
    assert game.choices(s, 0) == []
    found = places(s)
    assert min(found) == 1
    assert all(len(s.standing(seat)) == 1 + len(game.tie_breakers) for seat in range(seats))
    for mine in range(seats):
        better = [o for o in range(seats) if list(s.standing(o)) > list(s.standing(mine))]
        assert found[mine] == 1 + len(better)


@each_table
def test_hashes_tell_positions_apart(game: Game[Any], seats: int) -> None:
    hashes = [state_hash(played.state) for played in positions(game, seats, 3)]
    assert len(set(hashes)) > 0.9 * len(hashes)
    assert all(len(word) == 16 for word in hashes)
