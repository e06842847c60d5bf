"""The box: what there is, how it is set up, and what a corrected edition may say."""

from __future__ import annotations

from typing import Any

import pytest
from games.heads_of_state.table import answer, placed, played

from cabale.core.bits import count
from cabale.core.game import GameError
from cabale.core.journal import Journal
from cabale.core.record import Record
from cabale.core.rng import Rng
from cabale.core.text import read_record, write_record
from cabale.games.catalogue import game_named
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.actions import TIE
from cabale.games.heads_of_state.components import printed_box
from cabale.games.heads_of_state.pieces import (
    CRITERION_NAMES,
    CUBES_AGAINST,
    CUBES_FOR,
    NOBLE_NAMES,
    NOBLES,
    SECTORS,
    at_most_one,
    handful,
    short_of,
    single,
    spread,
    unpacked,
    unpacked_treachery,
)
from cabale.games.heads_of_state.scoring import score_country

BOX = printed_box()


def test_1_1_three_rounds_end_with_a_revolution() -> None:
    s = played(3, 1)
    assert s.round == 2
    assert all(taker != -1 for taker in s.prize_taker)


def test_1_2_seven_ranks_need_ever_larger_sets() -> None:
    sizes = [BOX.size_of_set(noble) for noble in range(NOBLES)]
    assert sizes == [1, 2, 3, 4, 5, 6, 8]


def test_1_3_sixteen_sectors_with_28_spaces_four_of_each_noble() -> None:
    assert [count(BOX.sectors[country]) for country in range(4)] == [3, 5, 4, 4]
    assert count(BOX.all_spaces) == 28
    assert [count(BOX.wanting[noble]) for noble in range(NOBLES)] == [4] * 7
    assert [count(BOX.sectors[country] & BOX.capitals) for country in range(4)] == [1] * 4


def test_1_4_nine_types_and_a_hundred_cards_from_nine_to_fifteen_of_each() -> None:
    deck = unpacked(BOX.decks[3])
    assert len(deck) == 9
    assert sum(deck) == 100
    assert (min(deck), max(deck)) == (9, 15)


def test_1_5_twenty_nine_treachery_cards() -> None:
    assert unpacked_treachery(BOX.treachery) == [7, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1]


def test_1_6_ten_noble_cards_of_each_type() -> None:
    assert list(HEADS_OF_STATE.new(2).card_pool) == [10] * 7


@pytest.mark.parametrize(("seats", "cards"), [(2, 55), (3, 70), (4, 85), (5, 100)])
def test_2_1_the_deck_depends_on_the_number_of_players(seats: int, cards: int) -> None:
    assert sum(unpacked(BOX.decks[seats - 2])) == cards


def test_2_3_six_and_two_cards_are_turned_up() -> None:
    s = played(2, 4, 1 + 6 + 2)
    assert sum(unpacked(s.shown)) == 6
    assert sum(unpacked_treachery(s.shown_plots)) == 2
    assert s.waiting != 0


def test_2_4_all_markers_lie_on_the_board() -> None:
    s = HEADS_OF_STATE.new(4)
    assert set(s.hex_taker) == set(s.marker_taker) == set(s.prize_taker) == {-1}
    assert list(BOX.prizes) == [8, 3, 10, 2, 7, 4, 6, 5]


def test_2_5_each_player_has_thirty_two_tokens_and_nothing_else() -> None:
    s = HEADS_OF_STATE.new(5)
    assert sum(s.tokens) == 5 * 32
    assert set(s.hand) == set(s.points) == {0}


def test_C_3_three_cubes_against_one() -> None:
    assert (CUBES_FOR, CUBES_AGAINST) == (3, 1)


def test_C_23_two_players_play_for_two_markers_of_the_house() -> None:
    assert list(BOX.house_markers(2)) == [16, 8]
    assert list(BOX.house_markers(3)) == [16, 12, 8]


def test_C_25_count_and_earl_are_two_ranks() -> None:
    assert NOBLE_NAMES.index("count") < NOBLE_NAMES.index("earl") < NOBLE_NAMES.index("marquis")


def test_hexagons_of_a_country_differ() -> None:
    for country in range(4):
        own = [BOX.hexes[n] for n in range(SECTORS) if BOX.country_of[n] == country]
        assert len(set(own)) == len(own)


# -- editions


def test_every_reconstructed_value_is_shown_with_its_tag() -> None:
    found = {edition.key: edition for edition in HEADS_OF_STATE.editions()}
    assert found["sets.count"].tag == "R"
    assert found["sets.count"].value == ["castle", "duelling"]
    assert found["sets.earl"].tag == "E"
    assert found["attributes.gold"].tag == "R"
    assert found["sectors.normandy.hex"].tag == "R"
    assert {edition.tag for edition in found.values()} == {"E", "D", "R"}


def test_a_corrected_box_is_played_and_frozen_into_the_record() -> None:
    components = {"sectors": {"england": {"hex": 9}}, "sets": {"count": ["palace", "bishop"]}}
    record = Record("heads_of_state", HEADS_OF_STATE.rules_version, 2)
    record.components = components
    text = write_record(HEADS_OF_STATE, record)
    _, found = read_record(text, game_named)
    s = HEADS_OF_STATE.new(2, found.options, found.components)
    assert found.components == components
    assert s.box.hexes[0] == 9
    assert 'set sets.count ["palace", "bishop"]' in text


@pytest.mark.parametrize(
    ("components", "reason"),
    [
        ({"set": {}}, "'set' is no value of this box"),
        ({"sets": {"viscount": ["gold"]}}, "'sets.viscount' is no value"),
        ({"sets": 3}, "'sets' must be a table"),
        ({"sets": {"count": ["gold", "glory"]}}, "bishop, not 'glory'"),
        ({"sets": {"count": ["gold", "courtesan"]}}, "not 'courtesan'"),
        ({"sets": {"earl": ["gold", "title"]}}, "'sets.earl' must have more cards"),
        ({"sets": {"count": "gold"}}, "'sets.count' must be a list"),
        ({"attributes": {"gold": [9, 2, 2]}}, "'attributes.gold' must be a list of 4"),
        ({"attributes": {"gold": [9, 2, 2, 200]}}, "'attributes.gold' must be from 0 to 31"),
        ({"attributes": {"gold": [20, 20, 0, 0]}}, "'attributes.gold' has more than 31"),
        ({"attributes": {n: [1, 0, 0, 0] for n in ("gold", "title", "troops", "castle", "palace")}},
         "fewer than"),
        ({"treachery": {"assassin": True}}, "'treachery.assassin' must be a whole number"),
        ({"treachery": {"assassin": 0, "axeman": 0}}, "'treachery' has 18 cards"),
        ({"sectors": {"normandy": {"country": "italy"}}}, "'sectors.normandy.country' must be one"),
        ({"countries": {"france": {"capital": "paris"}}}, "'countries.france.capital' must be one"),
        ({"countries": {"france": {"capital": "castile"}}}, "its own sectors, not castile"),
        ({"sectors": {"ile-de-france": {"country": "spain"}}}, "not ile-de-france"),
        ({"sectors": {n: {"country": "france"} for n in ("england", "scotland", "ireland")}},
         "leave great-britain none"),
        ({"sectors": {"normandy": {"spaces": ["duke", "duke"]}}}, "two nobles, the higher one"),
        ({"sectors": {"normandy": {"hex": 0}}}, "'sectors.normandy.hex' must be from 1"),
        ({"sectors": {"normandy": {"spaces": ["earl", "duke"]}}}, "the higher one first"),
        ({"sectors": {"normandy": {"spaces": ["duke", "earl", "count"]}}}, "1 to 2 names"),
        ({"sectors": {"atlantis": {"hex": 3}}}, "'sectors.atlantis' is no value"),
        ({"countries": {"france": {"markers": [6, 7]}}}, "from the highest value"),
        ({"tokens": {"king": 0}}, "'tokens.king' must be from 1"),
        ({"most": {"king": 15}}, "'most.king' must be even"),
        ({"box": {"house": [8, 12, 16]}}, "'box.house' must go from the highest"),
    ],
)  # fmt: skip
def test_a_faulty_components_file_is_refused_with_key_and_reason(
    components: dict[str, Any], reason: str
) -> None:
    with pytest.raises(GameError) as error:
        HEADS_OF_STATE.new(2, {}, components)
    assert reason in str(error.value)


def test_a_board_without_a_noble_type_is_refused() -> None:
    kings = ("england", "ile-de-france", "castile", "brandenburg")
    sectors = {name: {"spaces": ["prince"]} for name in kings}
    with pytest.raises(GameError, match="no space for a king"):
        HEADS_OF_STATE.check_components({"sectors": sectors})


def test_C_2_with_equal_hexagons_the_order_of_turns_decides() -> None:
    components = {"sectors": {"normandy": {"hex": 3, "spaces": ["duke", "count"]},
                              "burgundy": {"hex": 3, "spaces": ["duke", "count"]}}}  # fmt: skip
    board = {"normandy-duke": "A", "burgundy-duke": "B"}
    for turn, first in (("A", 0), ("B", 1), ("C", 0)):
        s = HEADS_OF_STATE.new(3, {}, components)
        HEADS_OF_STATE.position(s, {"turn": turn, "board": board})
        s.journal = Journal()
        score_country(s, 1)
        events = [s.journal.told_to(0, i, HEADS_OF_STATE.events) for i in range(len(s.journal))]
        ties = [event for event in events if event is not None and event.kind == TIE]
        assert [s.prize_taker[2], s.prize_taker[3]] == [first, 1 - first]
        assert [CRITERION_NAMES[event.details[2]] for event in ties] == ["turn"]


def test_a_set_is_short_of_what_counting_says() -> None:
    rng = Rng(1, 2)
    for _ in range(2000):
        hand = [rng.below(4) for _ in range(9)]
        needs = [rng.below(4) for _ in range(8)] + [0]
        lacking = [max(need - have, 0) for have, need in zip(hand, needs, strict=True)]
        found = short_of(packed(hand), packed(needs))
        assert unpacked(found) == lacking
        assert handful(found) == len(spread(found)) == sum(lacking)
        assert at_most_one(found) == (sum(lacking) < 2)


def packed(counts: list[int]) -> int:
    return sum(single(attribute) * n for attribute, n in enumerate(counts))


# -- positions


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"colour": "red"}, "a position has no 'colour'"),
        ({"board": {"normandy-king": "A"}}, "no space 'normandy-king'"),
        ({"board": {"normandy-duke": "C"}}, "'C' is no seat"),
        ({"hands": {"A": {"gold": 10}}}, "not enough cards 'gold'"),
        ({"hands": {"A": {"glory": 1}}}, "there is no card 'glory'"),
        ({"known": {"A": {"gold": 1}}}, "cannot be known to hold 1 'gold'"),
        ({"display": ["gold"] * 10}, "not enough cards 'gold'"),
        ({"pile": 99}, "'pile' must be a number"),
        ({"round": "1889"}, "there is no year '1889'"),
        ({"question": "dance"}, "there is no question 'dance'"),
        ({"cards": {"A": {"king": 6}, "B": {"king": 5}}}, "not 11 noble cards"),
        ({"dead": {"hanover-baron": "AAAAAA"}}, "no more tokens of a baron"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(GameError) as error:
        placed(2, **position)
    assert reason in str(error.value)


def test_facts_of_a_position_can_be_set_up_again() -> None:
    s = placed(3, board={"normandy-duke": "B"}, hands={"A": {"gold": 2}}, known={"A": {"gold": 1}})
    answer(s, "A draw", "* turn-up title")
    found = HEADS_OF_STATE.facts(s)
    assert found["board"] == {"normandy-duke": "B"}
    assert found["hands"]["A"] == {"gold": 2, "title": 1}
    assert found["known"]["A"] == {"gold": 1}
