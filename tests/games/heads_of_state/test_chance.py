"""Chance: the odds of the piles, the Revolution and the cubes."""

from __future__ import annotations

from fractions import Fraction

from games.heads_of_state.table import answer, odds, placed

from cabale.core.protocol import CHANCE
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.actions import REVOLT


def test_2_2_above_the_disc_the_revolution_cannot_be_drawn() -> None:
    s = placed(2, question="draw", pile=1)
    answer(s, "A draw")
    assert REVOLT.of() not in list(s.legal(CHANCE))


def test_2_2_under_the_disc_every_card_is_as_likely_as_the_revolution() -> None:
    s = placed(2, question="draw", pile=0, reserve=4)
    answer(s, "A draw")
    found = odds(s)
    assert found["revolt"] == 1
    assert sum(found.values()) == 5


def test_2_2_the_last_card_under_the_disc_is_the_revolution() -> None:
    s = placed(2, question="draw", pile=0, reserve=0)
    answer(s, "A draw")
    assert odds(s) == {"revolt": 1}


def test_2_6_everybody_is_as_likely_to_begin() -> None:
    s = HEADS_OF_STATE.new(5)
    assert odds(s) == {f"begin {letter}": 1 for letter in "ABCDE"}


def test_5_2_three_cubes_in_four_kill() -> None:
    s = placed(2, question="scheme", board={"scotland-duke": "B"}, hands={"A": {"assassin": 1}})
    answer(s, "A strike assassin scotland-duke")
    assert odds(s) == {"kill": 3, "spare": 1}


def cleaned() -> dict[str, int]:
    """The odds after six gold cards were cleaned: 4 old ones in the pile, 10 under the disc."""
    s = placed(
        2,
        display=["gold"] * 6,
        stock={"troops": 6, "castle": 4, "title": 6, "palace": 4},
        hands={"A": {"courtesan": 1}},
    )
    answer(s, "A clean", *["* turn-up troops"] * 6, "A take troops", "A end")
    assert s.pile == 10
    return dict(odds(s))


def test_C_6_cleaned_cards_lie_in_the_pile_and_never_under_the_disc() -> None:
    found = cleaned()
    total = sum(found.values())
    assert Fraction(found["return gold"], total) == Fraction(6, 10)
    old = sum(n for words, n in found.items() if words.startswith("turn-up"))
    assert Fraction(old, total) == Fraction(4, 10)
    assert Fraction(found["turn-up title"], old) == Fraction(6, 14)


def test_C_6_a_pile_of_cleaned_cards_alone_gives_only_these() -> None:
    s = placed(2, display=["gold"] * 6, stock={"troops": 6, "title": 7, "castle": 3})
    answer(s, "A clean", *["* turn-up troops"] * 6, "A take troops", "A end")
    assert s.pile == 6
    assert odds(s).keys() == {"return gold"}
