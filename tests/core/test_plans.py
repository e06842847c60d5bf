"""What a seat goes for, read from the journal of its game."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core.game import Game
from cabale.core.matters import Matter
from cabale.core.plans import Plan, Source, counts_of, plans_of
from cabale.core.play import Play
from cabale.core.rng import Rng
from cabale.games import catalogue
from cabale.words import LANGUAGES, Words

GAMES = [catalogue.game_named(entry.name) for entry in catalogue.OURS]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def played(game: Game[Any], seats: int, seed: int) -> Play:
    """A game played to its end at random."""
    play, rng = Play(game, seats, chance=Rng(seed)), Rng(seed)
    while not play.is_over():
        seat = play.waiting()[0]
        play.answer(seat, int(play.state.pick(seat, rng)))
    return play


@each_game
def test_every_plan_counts_events_that_the_game_tells(game: Game[Any]) -> None:
    plans = plans_of(game)
    events = {kind.name for kind in game.events}
    sources = [source for plan in plans for source in plan.sources]
    assert len({plan.name for plan in plans}) == len(plans) > 2
    assert {event for source in sources for event in source.events} <= events
    assert all(bool(source.name) != bool(source.piece) for source in sources)


@each_game
def test_points_come_from_where_the_plan_says(game: Game[Any]) -> None:
    plan = next(plan for plan in plans_of(game) if plan.points)
    for seats in game.seats:
        play = played(game, seats, seed=3)
        counts = counts_of(game, play.journal, seats)
        found = [sum(one.get(plan.name, {}).values()) for one in counts]
        if game.name == "cape_epee":  # with all six domains more is counted than was won
            points = [plain_sum(play, seat) for seat in range(seats)]
        else:
            points = [int(play.state.standing(seat)[0]) for seat in range(seats)]
        assert found == points


def plain_sum(play: Play, seat: int) -> int:
    """The objectives of a seat added up, as the game tells it in the end."""
    told = [play.journal.told_to(seat, n, play.game.events) for n in range(len(play.journal))]
    name = [kind.name for kind in play.game.events].index("added-up")
    return next(one.details[1] for one in told if one and one.kind == name and one.seat == seat)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words(game: Game[Any], language: str) -> None:
    words = Words(language, game)
    counts = counts_of(game, played(game, game.seats[-1], seed=5).journal, game.seats[-1])
    for one in counts:
        for plan, lines in one.items():
            assert words.say(f"plan-{plan}")
            assert all(words.say(key) and much > 0 for key, much in lines.items())


def test_cards_of_others_in_a_column_that_one_wins_are_not_ones_own() -> None:
    game = catalogue.game_named("cape_epee")
    play = played(game, 3, seed=2)
    kinds = [kind.name for kind in game.events]
    counts = counts_of(game, play.journal, 3)
    winner, own = -1, [0, 0, 0]
    for n in range(len(play.journal)):
        event = play.journal.told_to(-1, n, game.events)
        assert event is not None
        if not game.events[event.kind].detail:
            winner = event.seat
        elif kinds[event.kind] in ("counted", "altered", "copied") and event.seat == winner:
            own[winner] += 1
    assert [sum(one.get("card", {}).values()) for one in counts] == own
    assert sum(own) > 0


def test_a_game_without_plans_has_those_of_its_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.game_named("cape_epee")
    matters = (Matter("card", ("slid",)), Matter("objective", (), ("won-alone",)))
    monkeypatch.setattr(type(game), "matters", matters)
    monkeypatch.setattr(game, "part", lambda name: None, raising=False)

    assert plans_of(game) == (Plan("card", (Source(("slid",), piece="card"),)),)
    counts = counts_of(game, played(game, 2, seed=1).journal, 2)
    assert set(counts[0]) == {"card"} and sum(counts[0]["card"].values()) > 5
