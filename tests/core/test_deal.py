"""Chance that can be checked: bound by a commitment, even, and the same for whoever computes it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cabale.conformance.playing import GAMES
from cabale.core.deal import Deal
from cabale.core.protocol import CHANCE, OVER


@given(st.binary(min_size=1), st.binary(min_size=1))
def test_a_commitment_binds_one_seed(seed: bytes, other: bytes) -> None:
    same = Deal(seed).commitment() == Deal(other).commitment()
    assert same == (seed == other)


@given(st.binary(), st.integers(0, 10_000), st.integers(1, 1 << 70))
def test_a_ticket_is_below_its_total_and_comes_again(seed: bytes, at: int, total: int) -> None:
    ticket = Deal(seed).ticket(at, total)
    assert 0 <= ticket < total
    assert Deal(seed).ticket(at, total) == ticket


@given(st.lists(st.text(), min_size=1, max_size=4))
def test_every_word_of_entropy_counts(words: list[str]) -> None:
    plain, salted = Deal(b"seed"), Deal(b"seed", words)
    assert plain.commitment() == salted.commitment()
    assert plain.key != salted.key
    assert Deal(b"seed", [*words, "more"]).key != salted.key


def test_tickets_are_even() -> None:
    deal, seen = Deal(b"even"), [0] * 5
    for at in range(5000):
        seen[deal.ticket(at, 5)] += 1
    assert all(abs(n - 1000) < 150 for n in seen)


def test_the_deal_answers_what_chance_may_answer() -> None:
    for game in GAMES:
        s, deal = game.new(game.seats[0]), Deal(b"opening")
        for at in range(40):
            if s.decision == OVER or s.waiting:
                break
            action = deal.answer(s, at)
            assert action in list(s.legal(CHANCE))
            s.apply(CHANCE, action)
