"""Bits, generators, verbs and the journal, each against a plain twin."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest, nth
from cabale.core.journal import EVERYONE, HIDDEN, EventKind, Journal
from cabale.core.protocol import WATCHER, Verb, pick_weighted, ticket_winner
from cabale.core.rng import Rng

NUMBERS_OF_2024 = [601, 215, 209, 536, 801, 893]
small_sets = st.sets(st.integers(0, 61))


@given(small_sets)
def test_bits_are_sets(members: set[int]) -> None:
    mask = sum(1 << n for n in members)
    assert count(mask) == len(members)
    assert lowest(mask) == min(members, default=-1)
    assert [nth(mask, i) for i in range(len(members))] == sorted(members)


@given(st.integers(0, 2**60), st.integers(0, 2**31), st.integers(1, 2**31 - 1))
def test_numbers_stay_below_their_bound_and_come_again(seed: int, stream: int, n: int) -> None:
    rng, same = Rng(seed, stream), Rng(seed, stream)
    numbers = [rng.below(n) for _ in range(20)]
    assert numbers == [same.below(n) for _ in range(20)]
    assert all(0 <= number < n for number in numbers)
    assert rng.copy().below(n) == rng.below(n)


def test_the_generator_never_changes() -> None:
    rng = Rng(2024, 3)
    assert [int(rng.below(1000)) for _ in range(6)] == NUMBERS_OF_2024


def test_streams_of_one_seed_differ() -> None:
    generators = [Rng(7, stream) for stream in range(200)]
    firsts = {tuple(rng.below(1000) for _ in range(4)) for rng in generators}
    assert len(firsts) == 200


def test_every_number_is_about_as_likely() -> None:
    rng, seen = Rng(5), [0] * 6
    for _ in range(60_000):
        seen[rng.below(6)] += 1
    assert all(abs(n - 10_000) < 500 for n in seen)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any))
def test_a_ticket_wins_by_weight(weights: list[int]) -> None:
    actions = vec[i64](range(10, 10 + len(weights)))
    winners = [ticket_winner(actions, vec[i64](weights), t) for t in range(sum(weights))]
    assert [winners.count(action) for action in actions] == weights
    assert pick_weighted(actions, vec[i64](weights), Rng(1)) in winners


@given(st.integers(0, 50), st.integers(1, 9), st.integers(1, 9), st.data())
def test_a_verb_and_its_codes_are_one_to_one(
    base: int, rows: int, columns: int, data: st.DataObject
) -> None:
    verb = Verb("lay", base, ("card", "column"), rows, columns)
    row, column = (data.draw(st.integers(0, n - 1)) for n in (rows, columns))
    action = verb.of(row, column)
    assert verb.has(action)
    assert (verb.row(action), verb.column(action)) == (row, column)
    assert not verb.has(base - 1)
    assert not verb.has(verb.end)


# -- the journal

DREW = EventKind("drew", "1.1", ("number", "card"), secrets=1)
PEEKED = EventKind("peeked", "1.2", ("card",), secrets=1, private=True)


def test_a_secret_is_told_to_those_who_may_know() -> None:
    journal = Journal()
    journal.write(0, 1, 3, 8, HIDDEN, HIDDEN, 1 << 1)

    told = [journal.told_to(seat, 0, [DREW, PEEKED]) for seat in (0, 1, WATCHER)]

    assert [event.details for event in told if event] == [[3, HIDDEN], [3, 8], [3, HIDDEN]]


def test_a_private_event_does_not_exist_for_others() -> None:
    journal = Journal()
    journal.write(1, 0, 8, HIDDEN, HIDDEN, HIDDEN, 1 << 0)
    journal.write(1, 0, 8, HIDDEN, HIDDEN, HIDDEN, EVERYONE)

    seen = [
        [journal.told_to(seat, i, [DREW, PEEKED]) is not None for i in (0, 1)]
        for seat in (0, 1, WATCHER)
    ]

    assert seen == [[True, True], [False, True], [False, True]]
    assert len(journal) == 2


def test_an_event_that_hides_more_than_it_has_is_refused() -> None:
    with pytest.raises(AssertionError):
        EventKind("odd", "1.1", ("card",), secrets=2)
