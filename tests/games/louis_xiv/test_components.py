"""Editions: what a host may correct, and what is refused with key and reason."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core.game import GameError
from cabale.core.record import Record
from cabale.core.text import read_record, write_record
from cabale.games.catalogue import game_named
from cabale.games.louis_xiv import LOUIS_XIV
from cabale.games.louis_xiv.components import PRINTED, read_file
from cabale.games.louis_xiv.pieces import INFLUENCE, MONTESPAN, TURENNE


def test_a_corrected_price_is_played() -> None:
    s = LOUIS_XIV.new(3, {}, {"courtiers": {"montespan": {"back": {"price": 5}}}})
    assert s.box.price(MONTESPAN, 1) == 5
    assert s.box.price(TURENNE, 0) == 3 and s.box.condition(TURENNE, 0) == INFLUENCE


def test_a_corrected_copy_of_the_whole_file_is_taken() -> None:
    table = read_file()
    table["money"]["anne-a"]["gold"]["is"] = 6
    assert LOUIS_XIV.new(3, {}, table).box.purse_gold[0] == 6


def test_corrections_are_frozen_into_the_record() -> None:
    table = {"missions": {"tie": {"chips": ["ring", "ring"]}}}
    record = Record("louis_xiv", 1, 3, {}, table)
    text = write_record(LOUIS_XIV, record)
    assert 'set missions.tie.chips ["ring", "ring"]' in text
    _, found = read_record(text, game_named)
    assert found.components == table


@pytest.mark.parametrize(
    ("table", "key", "reason"),
    [
        (
            {"courtiers": {"anne": {"front": {"price": 21}}}},
            "courtiers.anne.front.price",
            "0 to 20",
        ),
        ({"courtiers": {"anne": {"front": {"price": True}}}}, "front.price", "number"),
        ({"courtiers": {"anne": {"front": {"price": "3"}}}}, "front.price", "number"),
        ({"courtiers": {"anne": {"reward": 2}}}, "courtiers.anne.reward", "cannot be changed"),
        ({"courtiers": {"fouquet": {"front": {"price": 3}}}}, "fouquet", "no value"),
        ({"stones": 17}, "stones", "no value"),
        ({"courtiers": {"conde": {"back": {"condition": "luck"}}}}, "condition", "one of money"),
        ({"courtiers": {"anne": {"back": {"condition": "influence"}}}}, "anne", "the king visits"),
        ({"courtiers": {"conde": {"front": {"price": 0}}}}, "conde.front.price", "at least 1"),
        ({"courtiers": {"turenne": {"back": {"price": 2}}}}, "turenne.back.price", "must be 0"),
        ({"money": {"anne-a": {"king": "conde"}}}, "money.anne-a.king", "one of anne"),
        ({"missions": {"tie": {"chips": ["ring"]}}}, "missions.tie.chips", "list of 2 names"),
        ({"missions": {"tie": {"chips": ["ring", "crown"]}}}, "tie.chips", "one of sceptre"),
        ({"money": {"anne-a": {"gold": {"is": 3, "tag": "X"}}}}, "money.anne-a.gold", "one of E"),
        ({"money": {"anne-a": {"gold": {"is": 3, "why": "R"}}}}, "money.anne-a.gold", "'why'"),
    ],
)
def test_a_faulty_file_is_refused_whole(table: dict[str, Any], key: str, reason: str) -> None:
    with pytest.raises(GameError) as refused:
        LOUIS_XIV.new(3, {}, table)
    assert key in str(refused.value)
    assert reason in str(refused.value)


def test_every_value_is_listed_with_its_tag() -> None:
    found = {edition.key: edition for edition in LOUIS_XIV.editions()}
    assert found.keys() == PRINTED.keys()
    assert found["courtiers.montespan.back.price"].value == 4
    assert found["money.anne-a.gold"].tag == "R"
    assert found["missions.income-1.chips"].value == ["sceptre", "letter"]
    assert {edition.tag for edition in found.values()} == {"E", "D", "R"}
