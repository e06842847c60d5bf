"""§4 and §7 The end of a round and of the game."""

from __future__ import annotations

from games.cape_epee.table import column, facts, laid, outcome, play, question, told

from cabale.core.protocol import places
from cabale.games.cape_epee import CAPE_EPEE
from cabale.games.cape_epee.pieces import CARD_NAMES
from cabale.games.cape_epee.state import Cape

EVERY = list(CARD_NAMES)


def test_4_1_the_round_ends_when_every_objective_is_fulfilled() -> None:
    s = laid(column("music-2", "A king"), column("trade-2", "B king", "B queen"), seats=2)
    play(s, "A slide queen 1", "*")
    assert question(s) == "turn-objective"
    assert facts(s)["round"] == 2
    assert facts(s)["won"] == {"A": ["music-2"], "B": ["trade-2"]}
    assert [award["winner"] for award in facts(s)["last"]] == ["A", "B"]


def test_4_6_all_cards_go_to_their_owners_discards() -> None:
    s = laid(
        column("music-2", "A king"),
        column("trade-2", "B cloak over dragon", "A magician"),
        seats=2,
        hands={"A": ["queen"]},
    )
    play(s, "A slide queen 1", "*")
    assert facts(s)["discards"] == {"A": ["king", "queen", "magician"], "B": ["cloak", "dragon"]}


def test_4_7_the_left_neighbour_of_the_active_player_starts() -> None:
    columns = (column("music-2", "A king"), column("trade-1", "B king"))
    s = laid(*columns, column("combat-1", "C king"), seats=3, turn="B")
    play(s, "B slide queen 1", "*")
    assert facts(s)["start"] == "C"


def test_R_32_not_the_neighbour_of_who_owned_the_last_card_turned_up() -> None:
    columns = (column("music-2", "C king"), column("trade-1", "B king"))
    s = laid(*columns, column("combat-1", "C queen"), seats=3, turn="A")
    play(s, "A slide king 1", "*")
    assert facts(s)["start"] == "B"


def test_R_24_the_last_card_still_turns_up_the_one_above() -> None:
    columns = (column("music-2", "B dragon"), column("trade-2", "B king", "B juliet"))
    s = play(laid(*columns, seats=2, hands={"A": ["queen"]}), "A slide queen 1", "*")
    assert facts(s)["last"][0]["totals"] == {"A": 14, "B": 11}
    silent = laid(*columns, seats=2, hands={"A": ["queen"]}, options={"last-flip": "silent"})
    play(silent, "A slide queen 1", "*")
    assert facts(silent)["last"][0]["totals"] == {"A": 16, "B": 11}


def test_R_25_a_fulfilled_objective_can_be_lost_again() -> None:
    s = laid(column("music-2", "B assassin"), column("trade-2", "B king", "B juliet"), seats=2,
             hands={"A": ["queen"]})  # fmt: skip
    play(s, "A slide queen 1", "*")
    assert not facts(s)["columns"][0]["fulfilled"]
    assert (question(s), facts(s)["turn"]) == ("slide", "B")


def test_R_25_an_explorer_who_leaves_can_undo_it() -> None:
    s = laid(column("music-2", "B explorer"), column("trade-5"), seats=2)
    play(s, "A slide queen 1", "*")
    assert not facts(s)["columns"][0]["fulfilled"]
    assert facts(s)["columns"][1]["cards"] == ["B explorer seen"]


def test_R_10_a_cloaked_card_counts_towards_the_objective() -> None:
    columns = (column("music-3", "B cloak over king", "A squire"), column("trade-5"))
    assert facts(laid(*columns, seats=2))["columns"][0]["fulfilled"]
    apart = laid(*columns, seats=2, options={"cloaked-card": "apart"})
    assert not facts(apart)["columns"][0]["fulfilled"]


def test_R_10_hiding_a_card_can_end_the_round() -> None:
    s = laid(
        column("music-3", "B cloak"),
        column("trade-2", "B king", "B juliet"),
        seats=2,
        hands={"B": ["dragon", "witch", "hermit"]},
    )
    play(s, "A slide queen 1", "B hide dragon", "*", "*")
    assert question(s) == "turn-objective"
    assert facts(s)["last"][0]["values"] == ["B cloak 0", "B dragon 11", "A queen 14"]


# -- no cards left


def test_R_30_without_reserve_and_discard_nothing_is_drawn() -> None:
    s = laid(column("music-5", *[f"A {name}" for name in EVERY[3:] if name != "storm"],
                    "B king"), seats=2, hands={"A": ["king", "queen", "juliet"]},
             discards={"A": ["storm"]})  # fmt: skip
    play(s, "A slide king 2", "* draw A storm", "B slide queen 2", "*", "A slide queen 2")
    assert (question(s), facts(s)["turn"]) == ("slide", "B")
    assert facts(s)["hands"]["A"] == ["juliet", "storm"]


def spent(mine: list[str], theirs: list[str]) -> Cape:
    """Nobody can draw any more: all other cards lie in the first column; B is at turn."""
    rest = [f"A {name}" for name in EVERY if name not in mine]
    rest += [f"B {name}" for name in EVERY if name not in theirs]
    hands = {"A": mine, "B": theirs}
    return laid(column("music-5", *rest), seats=2, hands=hands, turn="B")


def test_R_30_an_empty_hand_is_passed_over() -> None:
    s = spent(["storm"], ["king", "queen", "storm"])
    play(s, "B slide king 2", "A slide storm 1", "B slide queen 2")
    assert "passed-over" in told(s)
    assert (question(s), facts(s)["turn"]) == ("slide", "B")


def test_R_30_when_all_hands_are_empty_the_round_ends() -> None:
    s = spent(["king", "storm"], ["king", "queen", "storm"])
    play(s, "B slide king 1", "A slide king 1", "B slide queen 1", "A slide storm 1")
    play(s, "B slide storm 1")
    assert facts(s)["last"][1]["winner"] == ""
    assert "unclaimed" in told(s)
    assert facts(s)["round"] == 2


def test_R_23_an_unclaimed_objective_leaves_the_game() -> None:
    found = outcome(objective="music-1")
    assert (found["winner"], found["reason"]) == ("", "nobody")


def test_R_30_a_new_round_fills_the_hands_again() -> None:
    columns = (column("music-2", "A queen"), column("trade-2", "B king", "B juliet"))
    s = play(laid(*columns, seats=2, hands={"A": ["king"]}), "A slide king 1", "*")
    assert question(s) == "deal"
    play(s, "*", "*")
    assert question(s) == "turn-objective"
    assert s.count_hand(0) == 3


# -- §7 the final count


def counted(*won: str) -> dict[str, int]:
    s = CAPE_EPEE.new(6)
    CAPE_EPEE.position(s, {"won": {"A": list(won)}})
    found: dict[str, int] = facts(s)["counts"]["A"]
    return found


SIX = ("alchemy-1", "combat-2", "agriculture-3", "trade-3", "religion-2", "music-4")


def test_7_2_all_points_are_added_up() -> None:
    assert counted("music-5", "trade-5", "combat-5", "religion-5") == {"plain": 20, "points": 20}


def test_7_3_the_best_of_six_domains_counts_double() -> None:
    assert counted(*SIX) == {"plain": 15, "special": 30, "points": 30}


def test_R_33_every_further_objective_costs_a_point() -> None:
    # the rulebook's example: 15 × 2 − 1
    assert counted(*SIX, "alchemy-2")["special"] == 2 * 16 - 1
    assert counted(*SIX, "combat-1")["special"] == 29


def test_R_33_the_better_count_is_taken() -> None:
    low = [f"{domain}-{n}" for domain in ("music", "trade", "combat") for n in (3, 3, 4, 5)]
    found = counted("alchemy-1", "religion-1", "agriculture-1", *low, "music-2", "trade-2")
    assert found["plain"] > found["special"]
    assert found["points"] == found["plain"]


def test_R_34_ties_are_broken_by_the_dearest_objectives_then_shared() -> None:
    s = CAPE_EPEE.new(4)
    won = {
        "A": ["music-5", "music-1"],
        "B": ["trade-3", "trade-3"],
        "C": ["combat-4", "combat-2"],
        "D": ["religion-4", "religion-2"],
    }
    CAPE_EPEE.position(s, {"won": won})
    assert [s.standing(seat)[0] for seat in range(4)] == [6, 6, 6, 6]
    assert places(s) == [1, 4, 2, 2]


def test_7_1_the_game_ends_after_six_rounds() -> None:
    s = laid(column("music-2", "A king"), column("trade-2", "B king", "B queen"), seats=2, round=6)
    play(s, "A slide queen 1", "*")
    assert question(s) == "over"
    assert told(s)[-1] in ("added-up", "doubled")
    assert [count.points for count in CAPE_EPEE.view(s, 0).final] == [2, 2]
