"""The answer by its mean: not by how often it was tried, never by a few lucky trials."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from cabale.bots.bot import Budget
from cabale.bots.clock import think
from cabale.bots.eyes import Eyes
from cabale.bots.levels import Minister, search_of
from cabale.bots.search import Search
from cabale.bots.settings import Settings
from cabale.bots.tree import FIGURES, VALUE, VISITS
from cabale.core.protocol import CHANCE, State
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named


def position(answers: int, seed: int) -> State:
    """A question with several answers, after some random ones."""
    s: State = game_named("cape_epee").new(2)
    chance, mind = Rng(seed, 0), Rng(seed, 1)
    while answers > 0 or s.waiting == 0 or len(s.legal(s.actor)) < 4:
        seat = s.actor
        s.apply(seat, s.draw(chance) if seat == CHANCE else s.pick(seat, mind))
        answers -= 1
    return s


def searching(pick: float, answers: int = 3, seed: int = 3) -> Search:
    settings = Settings()
    settings.near, settings.pick = 1.0, pick
    s = position(answers, seed)
    return search_of(Eyes("cape_epee", s, s.actor), settings, Rng(1))


def found(search: Search, n: int, visits: float, mean: float) -> int:
    """Let the n-th answer have been tried so often, with this mean."""
    action: i64 = search.actions[n]
    at = search.tree.edge(0, action << 3 | search.eyes.seat) * FIGURES
    search.tree.figures[at + VISITS] = visits
    search.tree.figures[at + VALUE] = visits * mean
    return int(action)


def test_by_visits_the_most_tried_answer_is_given_and_by_means_the_better_one() -> None:
    for pick, expected in ((0.0, 0), (10.0, 1)):
        search = searching(pick)
        given = [found(search, 0, 60, 0.50), found(search, 1, 40, 0.60)]
        assert search.best() == given[expected]


def test_an_answer_tried_too_seldom_is_not_given_for_a_good_mean() -> None:
    search = searching(10.0)
    often = found(search, 0, 60, 0.50)
    found(search, 1, 14, 0.99)  # a quarter of 60 would be enough
    assert search.best() == often
    assert found(search, 1, 15, 0.99) == search.best()


def test_of_equal_means_the_surer_one_is_given() -> None:
    search = searching(10.0)
    found(search, 0, 20, 0.60)
    often = found(search, 1, 60, 0.60)
    assert search.best() == often


def test_a_search_ends_early_only_when_no_rival_could_come_so_near() -> None:
    for pick, least in ((0.0, 60), (10.0, 15)):
        search = searching(pick)
        found(search, 0, 60, 0.50)
        found(search, 1, 5, 0.99)
        assert search.is_settled(least - 6)
        assert not search.is_settled(least - 5)


@pytest.mark.parametrize("pick", [0.0, 10.0])
def test_a_search_that_may_end_early_gives_the_answer_of_a_whole_one(pick: float) -> None:
    for answers in (0, 9, 20):
        short, whole = (searching(pick, answers) for _ in range(2))
        think(short, Budget(iterations=90))
        whole.run(90)
        assert short.best() == whole.best()


def test_a_knob_turns_it() -> None:
    bot = Minister()
    bot.changes = {"pick": 7}
    s = position(3, 3)
    assert bot.search(Eyes("cape_epee", s, s.actor), Rng(1)).settings.pick == 7.0
