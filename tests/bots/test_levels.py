"""Every bot in every game: legal, repeatable, and blind to what its seat may not see."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from cabale.bots.bot import Budget
from cabale.bots.clock import think
from cabale.bots.eyes import Eyes
from cabale.bots.hint import hint, remark_words
from cabale.bots.levels import LEVELS, BotError, Cardinal, Minister, Plain, seat_bot
from cabale.bots.tuning import settings_of
from cabale.conformance.playing import TABLE_IDS, TABLES, positions, waiting_seats
from cabale.core.game import Game
from cabale.core.rng import Rng
from cabale.words.words import LANGUAGES, Words

BOTS = ("random", "page", "courtier", "minister", "cardinal", "plain")
FEW = Budget(iterations=24)

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
every_bot = pytest.mark.parametrize("spec", BOTS)


def asked(game: Game[Any], seats: int, seed: int, every: int) -> list[tuple[Any, int]]:
    """Positions of a random game spread over it, each with a seat that has a choice."""
    out = []
    found = 0
    for played in positions(game, seats, seed):
        for seat in waiting_seats(played.state):
            if len(played.state.legal(seat)) > 1:
                found += 1
                if found % every == 1:
                    out.append((played.state.clone(), seat))
    return out[:12]


@every_table
@every_bot
def test_what_is_hidden_does_not_change_the_answer(game: Game[Any], seats: int, spec: str) -> None:
    """The proof of fairness: all that the seat cannot know is redrawn, the answer stays."""
    bot = seat_bot(spec)
    for n, (s, seat) in enumerate(asked(game, seats, 21, 9)):
        answer = bot.answer(Eyes(game.name, s, seat), Rng(n, 5), FEW)
        assert answer in list(s.legal(seat))
        for world in range(2):
            other = s.resample(seat, Rng(world, 6))
            assert bot.answer(Eyes(game.name, other, seat), Rng(n, 5), FEW) == answer


def test_a_level_may_have_settings_of_its_own() -> None:
    cardinal = settings_of("louis_xiv", 4, level="cardinal")
    assert cardinal.win > settings_of("louis_xiv", 4, level="minister").win
    assert cardinal.margin == settings_of("louis_xiv", 4).margin
    assert settings_of("louis_xiv", 4, {"win": 0.25}, "cardinal").win == 0.25


@every_table
def test_a_hint_says_which_answers_and_why_in_both_languages(game: Game[Any], seats: int) -> None:
    keys = set()
    for n, (s, seat) in enumerate(asked(game, seats, 22, 7)):
        found = hint(Eyes(game.name, s, seat), Rng(n), Budget(iterations=120))
        assert all(advice.action in list(s.legal(seat)) for advice in found.best)
        assert all(0 <= advice.chance <= 1 for advice in found.best)
        for language in LANGUAGES:
            words = Words(language, game)
            assert all(words.reason(reason) for reason in found.reasons)
            assert all(remark_words(remark, game, words) for remark in found.remarks)
        keys |= {found.key for found in (*found.reasons, *found.remarks)}
    assert keys


@every_table
def test_bots_play_a_game_to_its_end(game: Game[Any], seats: int) -> None:
    from cabale.bots.arena.match import play
    from cabale.bots.arena.task import Task

    lineup = tuple(("courtier", "page", "random")[i % 3] for i in range(seats))
    outcome = play(Task(game.name, lineup, 0, 0, 1))
    assert not outcome.faults
    assert min(outcome.places) == 1
    assert outcome == play(Task(game.name, lineup, 0, 0, 1)) or outcome.seconds


def test_a_search_is_the_same_however_it_is_portioned() -> None:
    game, seats = TABLES[0]
    s, seat = asked(game, seats, 23, 3)[1]
    one = Plain().search(Eyes(game.name, s, seat), Rng(1))
    two = Plain().search(Eyes(game.name, s, seat), Rng(1))
    one.run(60)
    for _ in range(6):
        two.run(10)
    assert one.answer() == two.answer()
    assert list(one.tree.figures) == list(two.tree.figures)


def test_a_budget_of_iterations_does_not_look_at_the_clock() -> None:
    game, seats = next(table for table in TABLES if table[0].name == "reigns")
    for n, (s, seat) in enumerate(asked(game, seats, 21, 9)):
        found = []
        for tick in (1e-7, 1e-3, 1.0):  # a fast machine, a slow one, one that stands still
            search = Cardinal().search(Eyes(game.name, s, seat), Rng(n, 5))
            clock = itertools.count(step=tick)
            think(search, FEW, lambda clock=clock: next(clock))
            found.append((search.iterations, search.answer()))
        assert len(set(found)) == 1, f"three machines found {found}"


def test_the_levels_have_names_and_their_order() -> None:
    assert LEVELS == ("page", "courtier", "minister", "cardinal")
    for level in LEVELS:
        assert seat_bot(level).level == level
        for language in LANGUAGES:
            assert Words(language).say(f"level-{level}")


def test_a_word_after_the_at_sets_iterations_and_settings() -> None:
    bot = seat_bot("minister@50,greedy=4")
    assert isinstance(bot, Minister)
    assert bot.budget == Budget(iterations=50)
    assert bot.changes == {"greedy": 4.0}
    assert Minister.changes == {}


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("duke", "no bot 'duke'"),
        ("page@50", "only a bot that searches"),
        *(
            (f"minister@{many}", "after @ stand")
            for many in ("many", "0", "-5", "0s", "nans", "infs")
        ),
        ("minister@9,greedy=nan", "after @ stand"),
        ("minister@wit=3", "no setting 'wit'"),
        ("no_module_here:Bot", "no bot could be made"),
        ("bad_bots:Missing", "no bot could be made"),
        ("bad_bots:NoBot", "is no cabale.bots.bot.Bot"),
    ],
)
def test_a_bot_that_cannot_be_seated_is_one_sentence(spec: str, says: str) -> None:
    with pytest.raises(BotError, match=says):
        seat_bot(spec)


def test_a_clock_stops_a_search() -> None:
    game, seats = TABLES[0]
    s, seat = asked(game, seats, 24, 3)[0]
    bot = Minister()
    search = bot.search(Eyes(game.name, s, seat), Rng(1))
    assert bot.answer(Eyes(game.name, s, seat), Rng(1), Budget(seconds=0.05, cap=0.1)) in list(
        search.actions
    )
