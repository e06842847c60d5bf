"""§2–5 The course of a round: sliding, turning up, immediate abilities, drawing, ending."""

from __future__ import annotations

import pytest
from games.cape_epee.table import column, facts, laid, play, question, told

from cabale.core.bits import count
from cabale.core.game import GameError
from cabale.core.protocol import CHANCE
from cabale.games.cape_epee import CAPE_EPEE
from cabale.games.cape_epee.pieces import ALL_OBJECTIVES, starting_deck


def cards(s: object, index: int = 0) -> list[str]:
    found: list[str] = facts(s)["columns"][index]["cards"]  # type: ignore[arg-type]
    return found


# -- setting up


def test_2_2_everybody_draws_three_cards_before_the_objectives_turn_up() -> None:
    s = CAPE_EPEE.new(3)
    while question(s) == "deal":
        s.apply(CHANCE, s.legal(CHANCE)[0])
    assert [s.count_hand(seat) for seat in range(3)] == [3, 3, 3]
    assert question(s) == "turn-objective"


def test_2_3_two_players_leave_out_the_objectives_of_value_1() -> None:
    assert count(starting_deck(2)) == 30
    assert starting_deck(3) == ALL_OBJECTIVES
    assert count(ALL_OBJECTIVES) == 36


def test_2_4_seat_a_starts_the_first_round() -> None:
    s = play(CAPE_EPEE.new(2), *["*"] * 8)
    assert (question(s), facts(s)["turn"]) == ("slide", "A")


def test_R_38_there_are_two_to_six_players_and_a_column_for_each() -> None:
    assert list(CAPE_EPEE.seats) == [2, 3, 4, 5, 6]
    for seats in CAPE_EPEE.seats:
        assert len(facts(CAPE_EPEE.new(seats))["columns"]) == seats


# -- a turn


def test_3_2_the_card_comes_face_down_to_the_bottom() -> None:
    s = laid(column("music-4", "B king"), hands={"A": ["queen"]})
    play(s, "A slide queen 1")
    assert cards(s) == ["B king up", "A queen down"]


def test_3_3_a_card_that_is_face_up_is_not_turned_again() -> None:
    s = laid(column("music-4", "B assassin up"), hands={"A": ["queen"]})
    play(s, "A slide queen 1")
    assert cards(s) == ["B assassin up", "A queen down"]


def test_3_4_then_one_card_is_drawn() -> None:
    s = play(laid(hands={"A": ["king", "queen"]}), "A slide king 1")
    assert question(s) == "draw"
    play(s, "* draw A witch")
    assert facts(s)["hands"]["A"] == ["queen", "witch"]
    assert facts(s)["turn"] == "B"


def test_3_4_an_empty_reserve_is_made_anew_from_the_discard() -> None:
    every = list(CAPE_EPEE.names["card"])
    s = laid(hands={"A": every[:3]}, discards={"A": every[3:]})
    play(s, "A slide king 1", "* draw A dragon")
    assert "shuffled" in told(s)
    assert facts(s)["discards"]["A"] == []
    assert len(facts(s)["reserves"]["A"]) == 21


def test_3_5_the_turn_passes_to_the_left() -> None:
    s = play(laid(turn="D"), "D slide king 1", "*")
    assert facts(s)["turn"] == "A"


# -- immediate abilities


def test_5_4_the_explorer_moves_right_and_turns_up_a_card() -> None:
    s = laid(column("music-4", "B explorer"), column("trade-4", "C king"), hands={"A": ["queen"]})
    play(s, "A slide queen 1")
    assert cards(s, 0) == ["A queen down"]
    assert cards(s, 1) == ["C king up", "B explorer seen"]


def test_5_4_the_explorer_goes_from_the_last_column_to_the_first() -> None:
    s = laid(column("music-4"), column("trade-4", "B explorer"), seats=2, hands={"A": ["queen"]})
    play(s, "A slide queen 2")
    assert cards(s, 0) == ["B explorer seen"]


def test_R_27_the_explorer_skips_closed_columns() -> None:
    s = laid(
        column("music-4", "B explorer"),
        column("trade-4", "C storm", "C king"),
        column("combat-4"),
        hands={"A": ["queen"]},
    )
    play(s, "A slide queen 1")
    assert cards(s, 2) == ["B explorer seen"]


def test_R_27_with_no_other_open_column_the_explorer_turns_up_who_turned_him_up() -> None:
    s = laid(
        column("music-4", "B explorer"),
        column("trade-4", "B storm", "B king"),
        seats=2,
        hands={"A": ["queen"]},
    )
    play(s, "A slide queen 1")
    assert cards(s) == ["A queen up", "B explorer seen"]


def test_R_28_explorers_set_one_another_off() -> None:
    s = laid(
        column("music-4", "B explorer"),
        column("trade-4", "C explorer"),
        column("combat-4", "D king"),
        hands={"A": ["queen"]},
    )
    play(s, "A slide queen 1")
    assert cards(s, 1) == ["B explorer seen"]
    assert cards(s, 2) == ["D king up", "C explorer seen"]


def test_R_28_an_explorer_moves_only_once_for_each_card_slid() -> None:
    s = laid(
        column("music-4", "B explorer"),
        column("trade-4", "B storm", "B king"),
        seats=2,
        hands={"A": ["explorer"]},
    )
    play(s, "A slide explorer 1")
    assert cards(s) == ["B explorer up", "A explorer seen"]
    assert "stayed" in told(s)


def test_R_29_an_explorer_who_turns_up_an_assassin_is_stabbed() -> None:
    s = laid(
        column("music-4", "B explorer"), column("trade-4", "C assassin"), hands={"A": ["queen"]}
    )
    play(s, "A slide queen 1")
    assert cards(s, 1) == ["C assassin up"]
    assert facts(s)["discards"]["B"] == ["explorer"]


def test_5_5_the_assassin_sends_away_who_turned_it_up() -> None:
    s = laid(column("music-4", "B assassin"), hands={"A": ["king"]})
    play(s, "A slide king 1")
    assert cards(s) == ["B assassin up"]
    assert facts(s)["discards"]["A"] == ["king"]


def test_5_6_the_storm_closes_its_column() -> None:
    s = laid(column("music-4", "B storm"), hands={"A": ["king"], "B": ["queen"]})
    play(s, "A slide king 1", "*")
    assert facts(s)["columns"][0]["closed"]
    assert facts(s)["columns"][0]["fulfilled"]
    with pytest.raises(GameError, match="not legal"):
        play(s, "B slide queen 1")


def test_5_7_the_traitors_owner_swaps_two_objectives() -> None:
    s = laid(column("music-4", "B traitor"), column("trade-2"), hands={"A": ["king"]})
    play(s, "A slide king 1")
    assert (question(s), s.waiting) == ("swap", 0b10)
    play(s, "B swap 2")
    assert [c["objective"] for c in facts(s)["columns"][:2]] == ["trade-2", "music-4"]


def test_R_26_the_swap_is_optional_and_never_with_itself() -> None:
    s = laid(column("music-4", "B traitor"), column("trade-2"), hands={"A": ["king"]})
    play(s, "A slide king 1")
    with pytest.raises(GameError, match="not legal"):
        play(s, "B swap 1")
    play(s, "B keep")
    assert facts(s)["columns"][0]["objective"] == "music-4"


def test_R_26_a_closed_column_may_be_named_and_experts_follow_the_objective() -> None:
    s = laid(
        column("music-4", "B traitor"),
        column("trade-2", "C storm", "C troubadour"),
        hands={"A": ["merchant"]},
    )
    play(s, "A slide merchant 1", "B swap 2")
    values = [c["values"] for c in facts(s)["columns"][:2]]
    assert values == [["B traitor 10", "A merchant 12"], ["C storm 9", "C troubadour 12"]]


def test_R_26_a_swap_that_fulfils_everything_ends_the_round_after_the_draw() -> None:
    s = laid(
        column("music-4", "B traitor"),
        column("trade-2", "B king", "B queen", "B hermit"),
        seats=2,
        hands={"A": ["squire"]},
    )
    play(s, "A slide squire 1")
    assert question(s) == "swap"
    play(s, "B swap 2")
    assert (question(s), facts(s)["columns"][1]["fulfilled"]) == ("draw", False)


def test_5_8_the_cloaks_owner_hides_a_card_and_draws() -> None:
    s = laid(column("music-4", "B cloak"), hands={"A": ["king"], "B": ["queen", "witch"]})
    play(s, "A slide king 1")
    assert (question(s), s.waiting) == ("hide", 0b10)
    play(s, "B hide queen", "* draw B dragon")
    assert cards(s) == ["B cloak over queen", "A king down"]
    assert facts(s)["hands"]["B"] == ["witch", "dragon"]


def test_R_31_the_owner_decides_at_once_and_the_turn_goes_on() -> None:
    s = laid(column("music-4", "C cloak"), hands={"A": ["king"], "C": ["queen"]})
    play(s, "A slide king 1", "C hide queen")
    assert (question(s), s.x) == ("cloak-draw", 2)
    play(s, "*")
    assert (question(s), s.x) == ("draw", 0)
    assert facts(play(s, "*"))["turn"] == "B"


def test_R_31_the_owner_may_hide_nothing() -> None:
    s = laid(column("music-4", "B cloak"), hands={"A": ["king"]})
    play(s, "A slide king 1", "B decline")
    assert (question(s), s.x) == ("draw", 0)
    assert cards(s)[0] == "B cloak up"


def test_R_13_a_cloak_cannot_lie_under_a_cloak() -> None:
    with pytest.raises(GameError, match="two places"):
        laid(column("music-4", "A cloak over cloak", "B king"))


def test_R_6_musketeers_undo_nothing_that_happened_at_once() -> None:
    s = laid(
        column("music-4", "B musketeers", "C storm"),
        column("trade-4", "D king"),
        hands={"A": ["squire"]},
    )
    play(s, "A slide squire 1", "*")
    found = facts(s)["columns"][0]
    assert found["closed"] and found["fulfilled"]
    assert found["totals"] == {"A": 2, "B": 11, "C": 9}
