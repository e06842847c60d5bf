"""Tournaments on paper: everybody once a round, new company first, places in turn."""

from __future__ import annotations

import functools
import itertools
import random

import pytest

from cabale.server.club.pairing import Drawn, Past, circle, count_rounds, draw, sizes_of
from cabale.server.club.standing import Played, share, standings

LEAST = 2
FIELDS = [(n, seats) for seats in range(2, 7) for n in (5, 6, 7, 8, 13, 16, 25, 40)]
FIELDS = [(n, seats) for n, seats in FIELDS if n >= seats]


def swiss(n: int, seats: int, rounds: int, seed: str = "s") -> tuple[list[str], list[Drawn]]:
    """Players of different strength, some rounds, and what was drawn."""
    players = [f"p{i}" for i in range(n)]
    random.Random(seed).shuffle(players)
    points = dict.fromkeys(players, 0.0)
    drawn: list[Drawn] = []
    rng = random.Random(seed)
    for _ in range(rounds):
        order = sorted(players, key=lambda one: -points[one])
        drawn.append(draw(order, points, drawn, seats, LEAST, seed))
        for table in drawn[-1].tables:
            for place, one in enumerate(sorted(table, key=lambda p: int(p[1:]) + 3 * rng.random())):
                points[one] += len(table) - 1 - place
    return players, drawn


@functools.lru_cache
def robin(n: int, seats: int) -> tuple[list[str], list[Drawn]]:
    """A whole round robin."""
    players = [f"p{i}" for i in range(n)]
    drawn: list[Drawn] = []
    for _ in range(count_rounds(n, seats)):
        if seats == 2:
            drawn.append(circle(players, set(), drawn, "s"))
        else:
            drawn.append(draw(players, {}, drawn, seats, LEAST, "s"))
    return players, drawn


@pytest.mark.parametrize(("n", "seats"), FIELDS)
def test_everybody_plays_or_rests_once_a_round_and_sits_everywhere(n: int, seats: int) -> None:
    for players, drawn in (swiss(n, seats, 5), robin(n, seats)):
        for one in drawn:
            there = [player for table in one.tables for player in table] + one.byes
            assert sorted(there) == sorted(players)
            assert all(max(seats - 1, LEAST) <= len(table) <= seats for table in one.tables)
        past = Past(drawn)
        rests = [past.rested[player] for player in players]
        assert max(rests) - min(rests) <= 1
        for player in players:
            sat = [past.sat[player, seat] for seat in range(seats)]
            assert max(sat) - min(sat) <= 3


@pytest.mark.parametrize("n", range(5, 41))
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(n: int) -> None:
    players, drawn = robin(n, 2)
    met = Past(drawn).met
    assert all(met[pair] == 1 for pair in itertools.combinations(players, 2))


@pytest.mark.parametrize(("n", "seats"), [(n, s) for n, s in FIELDS if s > 2])
def test_in_a_round_robin_of_tables_most_meet_once_and_few_twice(n: int, seats: int) -> None:
    players, drawn = robin(n, seats)
    met = [Past(drawn).met[pair] for pair in itertools.combinations(players, 2)]
    assert max(met) <= 3
    if n >= seats * seats:  # there is room for rounds of strangers
        assert max(met) <= 2
        assert sum(count > 0 for count in met) >= 0.8 * len(met)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize(("n", "seats", "rounds"), [(40, 4, 5), (40, 2, 7), (25, 3, 5), (33, 4, 4)])
def test_in_a_swiss_nobody_meets_twice_while_there_are_strangers(
    n: int, seats: int, rounds: int, seed: str
) -> None:
    players, drawn = swiss(n, seats, rounds, seed)
    met = Past(drawn).met
    assert max(met[pair] for pair in itertools.combinations(players, 2)) == 1


def test_in_a_swiss_equals_meet() -> None:
    players, drawn = swiss(40, 4, 5)
    places = {player: int(player[1:]) for player in players}

    def spread(one: Drawn) -> float:
        tables = [[places[player] for player in table] for table in one.tables]
        return sum(max(table) - min(table) for table in tables) / len(tables)

    assert spread(drawn[-1]) < spread(drawn[0])


def test_the_same_seed_draws_the_same_round() -> None:
    assert swiss(23, 4, 3) == swiss(23, 4, 3)


def test_who_leaves_a_round_robin_is_missing_and_the_others_rest() -> None:
    players = [f"p{i}" for i in range(6)]
    first = circle(players, set(), [], "s")
    second = circle(players, {"p0", "p3"}, [first], "s")
    there = [player for table in second.tables for player in table] + second.byes
    assert sorted(there) == ["p1", "p2", "p4", "p5"]


def test_a_field_too_small_for_a_table_has_none() -> None:
    assert sizes_of(1, 4, 2) == []
    assert sizes_of(3, 4, 2) == [3]
    assert sizes_of(3, 4, 4) == []


def test_points_are_the_part_of_the_others_left_behind() -> None:
    assert [share([2, 1, 2], seat) for seat in range(3)] == [0.25, 1.0, 0.25]
    lines = standings(
        ["a", "b", "c", "d", "e"],
        [Played(["a", "b", "c", "d"], [1, 2, 3, 4]), Played(["a", "e"], [1, 1])],
        ["e"],
        3,
    )
    told = [(one.player, one.points, one.wins, one.games, one.byes) for one in lines]
    assert told == [
        ("a", 4.5, 1.5, 2, 0),
        ("e", 3.0, 0.5, 1, 1),
        ("b", 2.0, 0, 1, 0),
        ("c", 1.0, 0, 1, 0),
        ("d", 0.0, 0, 1, 0),
    ]


def test_equals_are_parted_by_wins_then_by_company_and_else_share_a_place() -> None:
    games = [Played(["a", "b"], [1, 2]), Played(["c", "d"], [1, 2]), Played(["a", "c"], [1, 2])]
    lines = standings(["a", "b", "c", "d", "x", "y"], games, [], 1)
    assert [(one.player, one.place) for one in lines] == [
        ("a", 1),
        ("c", 2),
        ("b", 3),
        ("d", 4),
        ("x", 5),
        ("y", 5),
    ]
