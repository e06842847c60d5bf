"""Whoever has a view and hears what changed has the next view, in every game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cabale.conformance.playing import GAMES
from cabale.core.changes import change_of, follow
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.rng import Rng
from cabale.core.sight import Shape


class Guest(Shape):
    """One at the table."""

    points: int
    card: int | None


class Party(Shape):
    """Lists that grow, shrink and change, and something that may be missing."""

    turn: int
    guests: list[Guest]
    row: list[int]
    host: Guest | None


def as_json(seen: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(seen))


def check(before: object, now: object) -> Any:
    """The change, as it is sent; it must lead there."""
    change = as_json(change_of(before, now))
    assert follow(as_json(before), change) == as_json(now)
    return change


def party(**more: Any) -> Party:
    words: dict[str, Any] = {"turn": 1, "guests": [Guest(0, 3), Guest(2, None)]}
    return Party(**{**words, "row": [0] * 12, "host": None, **more})


def test_only_what_differs_is_told() -> None:
    assert check(party(), party(turn=2)) == {"turn": 2}
    guests = [Guest(0, 3), Guest(5, None)]
    assert check(party(), party(guests=guests)) == {"guests": {"1": {"points": 5}}}


def test_a_list_that_grows_tells_what_is_new_and_one_that_shrinks_all() -> None:
    grown = [Guest(0, 3), Guest(2, None), Guest(1, 1)]
    change = check(party(), party(guests=grown))
    assert change == {"guests": {"2": {"points": 1, "card": 1}}}
    assert check(party(), party(guests=[Guest(0, 3)])) == {"guests": [{"points": 0, "card": 3}]}
    assert check(party(guests=[]), party()) == {"guests": as_json(party().guests)}


def test_a_row_of_numbers_is_told_by_entries_only_where_few_differ() -> None:
    assert check(party(), party(row=[0] * 11 + [7])) == {"row": {"11": 7}}
    assert check(party(), party(row=[7] * 12)) == {"row": [7] * 12}


def test_what_comes_or_goes_is_told_whole() -> None:
    assert check(party(), party(host=Guest(1, 2))) == {"host": {"points": 1, "card": 2}}
    assert check(party(host=Guest(1, 2)), party()) == {"host": None}


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_view_of_a_game_follows_from_the_one_before(game: Game[Any]) -> None:
    rng = Rng(3)
    play = Play(game, game.seats[-1], chance=rng)
    seen = {eyes: play.view(eyes) for eyes in range(-1, game.seats[-1])}
    whole = told = 0
    while not play.is_over():
        seat = play.waiting()[0]
        legal = play.legal(seat)
        play.answer(seat, legal[rng.below(len(legal))])
        for eyes, before in seen.items():
            now = seen[eyes] = play.view(eyes)
            if now != before:
                told += len(msgspec.json.encode(check(before, now)))
            whole += len(msgspec.json.encode(now))
    assert told * 3 < whole
