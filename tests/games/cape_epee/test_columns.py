"""§4–6 How a column is decided: every card with an end-of-round ability, every ruling on it."""

from __future__ import annotations

from games.cape_epee.table import outcome


def test_4_4_the_highest_total_wins() -> None:
    found = outcome("A king", "B queen", "C juliet")
    assert (found["winner"], found["reason"]) == ("A", "highest")
    assert found["totals"] == {"A": 20, "B": 16, "C": 14}


def test_4_5_a_tie_goes_to_the_nearest_card() -> None:
    # the first example of the rulebook, and its mirror image
    cards = ("B merchant", "C queen", "B alchemist")
    assert outcome(*cards)["winner"] == "B"
    assert outcome(*cards)["reason"] == "nearest"
    assert outcome(*reversed(cards[:2]), cards[2])["winner"] == "C"


def test_4_2_a_card_turned_up_at_the_end_has_no_ability() -> None:
    # the second example of the rulebook: the Beggar comes too late
    found = outcome("B king", "C magician", "B beggar")
    assert found["eliminated"] == ["B king"]
    assert (found["winner"], found["totals"]) == ("C", {"B": 4, "C": 7})


def test_5_3_an_expert_is_worth_more_at_home() -> None:
    experts = {
        "alchemist": "alchemy",
        "master-at-arms": "combat",
        "lord": "agriculture",
        "merchant": "trade",
        "cardinal": "religion",
        "troubadour": "music",
    }
    for card, domain in experts.items():
        assert outcome(f"A {card}", objective=f"{domain}-4")["totals"] == {"A": 12}
        other = "trade-4" if domain != "trade" else "music-4"
        assert outcome(f"A {card}", objective=other)["totals"] == {"A": 8}


def test_5_2_the_values_as_printed() -> None:
    values = {
        "king": 20, "queen": 16, "juliet": 14, "explorer": 13, "assassin": 9.5, "storm": 9,
        "traitor": 10, "cloak": 0, "musketeers": 11, "magician": 7, "witch": 1, "prince": 14,
        "squire": 2, "hermit": 12, "little-giant": 2, "dragon": 11, "romeo": 5, "beggar": 4,
    }  # fmt: skip
    for card, value in values.items():
        assert outcome(f"A {card}")["totals"] == {"A": value}


# -- Musketeers


def test_5_10_musketeers_cancel_every_other_ability() -> None:
    found = outcome("A double", "B king", "C beggar", "D musketeers", "A squire")
    assert found["totals"] == {"A": 2, "B": 20, "C": 4, "D": 11}
    assert found["winner"] == "B"


def test_R_5_musketeers_leave_experts_and_take_the_doubles_value() -> None:
    found = outcome("A cardinal", "B merchant", "C double", "D musketeers", "C king")
    assert found["values"][:3] == ["A cardinal 12", "B merchant 8", "C double none"]


def test_R_5_two_sets_of_musketeers_do_not_cancel_each_other() -> None:
    found = outcome("A musketeers", "B musketeers", "C dragon", "D king")
    assert found["totals"] == {"A": 11, "B": 11, "C": 11, "D": 20}


def test_R_5_musketeers_stop_beggar_and_pair() -> None:
    found = outcome("A prince", "A squire", "B beggar", "C musketeers", "D king")
    assert (found["winner"], found["reason"]) == ("D", "highest")


# -- Magician and Witch


def test_R_1_the_hermit_is_worth_12() -> None:
    assert outcome("A hermit")["totals"] == {"A": 12}


def test_R_2_the_magician_tests_printed_values() -> None:
    # the rulebook's example: the Hermit goes although three others would bring it to 9
    found = outcome("A magician", "B hermit", "C little-giant", "D squire")
    assert found["eliminated"] == ["B hermit"]
    assert found["totals"] == {"A": 7, "C": 8, "D": 2}


def test_R_2_the_witch_tests_printed_values() -> None:
    # the rulebook's example: the Little Giant goes although it would count 11
    found = outcome("A witch", "B hermit", "C little-giant", "D king")
    assert found["eliminated"] == ["C little-giant"]
    assert found["totals"] == {"A": 1, "B": 10, "D": 20}


def test_R_2_experts_are_tested_by_the_objective_above_them() -> None:
    cards = ("A magician", "B cardinal", "C merchant", "D squire")
    assert outcome(*cards, objective="religion-4")["eliminated"] == ["B cardinal"]
    assert outcome(*cards, objective="trade-4")["eliminated"] == ["C merchant"]


def test_5_11_the_magician_begins_at_10_and_the_witch_ends_at_9() -> None:
    cards = ("A traitor", "B storm up", "C assassin")
    assert outcome("D magician", *cards)["eliminated"] == ["A traitor"]
    assert outcome("D witch", *cards)["eliminated"] == ["B storm"]


def test_R_3_magician_first_then_witch() -> None:
    found = outcome("A magician", "B witch", "C king", "D squire", "A assassin", "B romeo")
    assert found["eliminated"] == ["A magician", "C king", "D squire", "B romeo"]
    assert found["values"] == ["B witch 1", "A assassin 9.5"]
    assert found["winner"] == "A"


def test_R_4_two_magicians_do_nothing_even_if_one_is_hidden() -> None:
    cards = ("A magician", "B king", "C magician")
    assert outcome(*cards)["eliminated"] == []
    assert outcome(*cards, twins="active")["eliminated"] == ["B king"]


def test_R_4_two_witches_do_nothing_even_if_one_lies_under_a_cloak() -> None:
    cards = ("A witch", "B cloak over witch", "C king", "D squire")
    assert outcome(*cards)["eliminated"] == []


def test_R_4_the_other_kind_still_works() -> None:
    found = outcome("A magician", "B magician", "C witch", "D king", "A squire")
    assert found["eliminated"] == ["A magician", "B magician", "A squire"]


def test_R_4_a_witch_turned_up_too_late_falls_to_the_other_by_the_option() -> None:
    found = outcome("A witch", "B king", "C witch", twins="active")
    assert found["eliminated"] == ["C witch"]


def test_5_12_the_assassin_survives_both() -> None:
    found = outcome("A assassin", "B magician", "C witch", "D king")
    assert found["values"] == ["A assassin 9.5", "C witch 1"]


def test_R_21_a_column_is_never_emptied() -> None:
    assert outcome("A magician", "B king")["winner"] == "A"
    assert outcome("A witch", "B squire")["winner"] == "A"
    assert outcome("A magician", "B witch", "C king")["winner"] == "B"


# -- Prince and Squire


def test_5_13_prince_and_squire_win_whatever_the_totals() -> None:
    found = outcome("A king", "B prince", "B squire", "A queen")
    assert (found["winner"], found["reason"]) == ("B", "pair")


def test_5_13_prince_and_squire_of_two_owners_are_no_pair() -> None:
    assert outcome("A king", "B prince", "C squire", "D queen")["winner"] == "A"


def test_R_14_prince_wins_with_a_hidden_squire() -> None:
    cards = ("A king", "B prince", "B squire")
    assert outcome(*cards)["winner"] == "B"
    assert outcome(*cards, prince_and_squire="both-active")["winner"] == "A"


def test_R_14_two_that_come_too_late_are_no_pair() -> None:
    # only the lowest card can be face down, so the other lies under the Musketeers' ban
    assert outcome("A king", "B squire", "C musketeers", "B prince")["winner"] == "A"


def test_R_15_prince_and_squire_come_before_the_beggar() -> None:
    found = outcome("A beggar", "B prince", "B squire", "C king")
    assert (found["winner"], found["reason"]) == ("B", "pair")


def test_R_16_of_two_pairs_the_nearest_card_decides() -> None:
    found = outcome("A king", "C squire", "B prince", "B squire", "C prince")
    assert (found["winner"], found["reason"]) == ("C", "nearest-pair")


def test_R_37_magician_and_witch_break_the_pair_before_it_acts() -> None:
    broken = outcome("A prince", "A squire", "B magician", "C king")
    assert broken["eliminated"] == ["A prince", "C king"]
    assert broken["winner"] == "B"
    assert outcome("A prince", "A squire", "B witch", "C king")["winner"] == "C"


# -- changes of value


def test_5_14_the_hermit_loses_1_for_every_other_card() -> None:
    assert outcome("A hermit", "A squire", "B king", "C storm up")["values"][0] == "A hermit 9"


def test_5_15_the_little_giant_gains_3_for_every_other_card() -> None:
    found = outcome("A little-giant", "A squire", "B king", "C queen")
    assert found["values"][0] == "A little-giant 11"


def test_6_4_eliminated_cards_are_not_counted_as_others() -> None:
    found = outcome("A little-giant", "B magician", "C king", "D queen")
    assert found["values"][0] == "A little-giant 5"


def test_5_16_dragons_take_2_from_every_rival_card() -> None:
    found = outcome("A dragon", "A queen", "B dragon", "C king")
    assert found["values"] == ["A dragon 9", "A queen 14", "B dragon 9", "C king 16"]


def test_5_17_romeo_is_worth_15_beside_his_own_juliet() -> None:
    assert outcome("A romeo", "B squire", "A juliet")["values"][0] == "A romeo 15"
    assert outcome("A romeo", "B squire", "B juliet")["values"][0] == "A romeo 5"
    assert outcome("A juliet", "B squire", "A romeo")["values"][2] == "A romeo 5"


def test_R_17_values_may_fall_below_zero() -> None:
    cards = ("A squire", "B dragon", "C dragon", "D king")
    assert outcome(*cards)["totals"]["A"] == -2
    assert outcome(*cards, below_zero="floor")["totals"]["A"] == 0


# -- Beggar


def test_5_18_the_lowest_total_wins_beside_a_beggar() -> None:
    found = outcome("A beggar", "B king", "C squire", "D queen")
    assert (found["winner"], found["reason"]) == ("C", "lowest")


def test_5_18_a_lone_cloak_begs_with_0() -> None:
    found = outcome("A beggar", "B cloak", "C squire", "D queen")
    assert (found["winner"], found["totals"]["B"]) == ("B", 0)


def test_R_18_a_player_with_a_value_takes_part_with_a_valueless_double() -> None:
    found = outcome("A beggar", "B squire", "C king", "B double")
    assert (found["winner"], found["totals"]["B"]) == ("B", 2)
    without = outcome("A beggar", "C king", "D queen", "B double")
    assert without["winner"] == "A"


def test_R_19_a_beggars_tie_goes_to_the_furthest_card() -> None:
    found = outcome("A beggar", "B magician", "C hermit", "A romeo", "C squire", "B squire")
    assert found["totals"] == {"A": 9, "B": 9, "C": 2}
    tied = outcome("A beggar", "B squire", "C king", "B cloak", "D squire")
    assert (tied["winner"], tied["reason"]) == ("D", "furthest")


def test_R_19_eliminated_cards_do_not_count_for_distance() -> None:
    found = outcome("A king", "B merchant", "C magician", "A merchant")
    assert found["totals"] == {"A": 8, "B": 8, "C": 7}
    assert (found["winner"], found["reason"]) == ("B", "nearest")


def test_R_19_a_valueless_double_counts_for_distance() -> None:
    # silenced by the Musketeers, B's Double adds nothing and still lies nearest
    found = outcome("B double", "C musketeers", "A queen", "B queen")
    assert found["values"][0] == "B double none"
    assert (found["winner"], found["reason"]) == ("B", "nearest")


def test_R_20_two_beggars_do_not_turn_it_round_again() -> None:
    assert outcome("A beggar", "B beggar", "C king", "D squire")["winner"] == "D"


# -- Double


def test_5_19_the_double_takes_the_value_of_the_card_below() -> None:
    assert outcome("A double", "B king", "C squire")["values"][0] == "A double 20"
    assert outcome("B king", "A double up")["values"][1] == "A double none"


def test_R_7_neither_magician_nor_witch_touches_the_double() -> None:
    cards = ("A double", "B witch", "C king", "D squire")
    assert outcome(*cards)["values"][0] == "A double 1"
    assert outcome(*cards, double_and_witch="zero")["eliminated"] == ["A double", "D squire"]
    assert outcome("A double", "B magician", "C king")["eliminated"] == ["C king"]


def test_R_8_the_double_copies_the_final_value() -> None:
    cards = ("A double", "B hermit", "C dragon", "D king")
    assert outcome(*cards)["values"][0] == "A double 7"
    assert outcome(*cards, double_copies="printed")["values"][0] == "A double 12"


def test_R_8_doubles_in_a_chain_are_reckoned_from_the_bottom() -> None:
    found = outcome("A double", "B double", "C king", "D squire")
    assert found["values"][:2] == ["A double 20", "B double 20"]
    hidden = outcome("A double", "C squire", "D double", "B double")
    assert hidden["values"] == ["A double 2", "C squire 2", "D double none", "B double none"]


def test_R_9_a_double_above_a_cloak_copies_its_0() -> None:
    found = outcome("A double", "B cloak over king", "C queen")
    assert found["values"][0] == "A double 0"
    witched = outcome("A double", "B cloak over king", "C witch", "D queen")
    assert witched["values"][0] == "A double 20"


def test_R_22_a_double_alone_wins_with_0() -> None:
    found = outcome("A double", objective="music-1")
    assert (found["winner"], found["totals"]) == ("A", {"A": 0})


# -- under the Cloak


def test_R_10_a_cloaked_card_lies_directly_below_its_cloak() -> None:
    found = outcome("A cloak over king", "B hermit", "C little-giant", "D queen")
    assert found["values"] == [
        "A cloak 0", "A king 20", "B hermit 8", "C little-giant 14", "D queen 16",
    ]  # fmt: skip


def test_R_11_under_the_cloak_every_end_of_round_ability_acts() -> None:
    assert outcome("A cloak over dragon", "B king", "C queen")["values"][2] == "B king 18"
    assert outcome("A cloak over beggar", "B king", "C squire")["reason"] == "lowest"
    assert outcome("A cloak over prince", "B king", "A squire")["winner"] == "A"


def test_R_11_immediate_cards_only_count_under_the_cloak() -> None:
    for card, value in (("explorer", 13), ("assassin", 9.5), ("storm", 9), ("traitor", 10)):
        assert outcome(f"A cloak over {card}", "B king")["totals"]["A"] == value


def test_R_12_the_witch_judges_cloak_and_hidden_card_each_by_its_own_value() -> None:
    found = outcome("A cloak over king", "B witch", "C queen")
    assert found["eliminated"] == ["A cloak"]
    assert outcome("A cloak over squire", "B witch", "C queen")["eliminated"] == [
        "A cloak", "A squire",
    ]  # fmt: skip
    assert outcome("A cloak over king", "B magician", "C squire")["eliminated"] == ["A king"]
