"""The numbered menu of the terminal keeps its form however many answers there are."""

from __future__ import annotations

import pytest
from games.cape_epee.table import column, laid

import cabale
from cabale.cli.menu import entries
from cabale.games.cape_epee import CAPE_EPEE
from cabale.words.words import Words

HAND = ["king", "queen", "juliet"]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_card_comes_first_and_then_its_column(seats: int) -> None:
    s = laid(column("religion-5"), seats=seats, hands={"A": HAND})
    words = Words("en", CAPE_EPEE)

    top = entries(words, CAPE_EPEE.choices(s, 0))

    assert [len(entry.choices) for entry in top] == [seats] * len(HAND)
    assert len(entries(words, top[0].choices)) == seats


def test_answers_of_one_piece_stand_as_they_are() -> None:
    s = laid(column("religion-5"), seats=6, hands={"A": HAND[:1]})

    lines = entries(Words("en", CAPE_EPEE), CAPE_EPEE.choices(s, 0))

    assert [len(entry.choices) for entry in lines] == [1] * 6


@pytest.mark.parametrize(("language", "opened", "closed"), [("en", "“", "”"), ("fr", "«", "»")])
def test_no_line_ends_within_a_quotation(language: str, opened: str, closed: str) -> None:
    play = cabale.play("reigns", seats=4, seed=3)
    words, rng, asked = Words(language, play.game), cabale.Rng(1), 0
    for _ in range(150):
        seat = play.waiting()[0]
        for entry in entries(words, play.choices(seat)):
            assert entry.label.count(opened) == entry.label.count(closed), entry.label
            asked += len(entry.choices) > 1
        legal = play.legal(seat)
        play.answer(seat, legal[rng.below(len(legal))])
    assert asked, "some answers began alike"
