"""The golden games between them show every place of the Revolution, every strike and scoring."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from games.heads_of_state.staged import also_shown

from cabale.core.text import read_record, write_record
from cabale.games.catalogue import game_named
from cabale.games.heads_of_state.pieces import COUNTRY_NAMES, CRITERION_NAMES, TREACHERY_NAMES

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@lru_cache(maxsize=1)
def everything() -> frozenset[str]:
    out: set[str] = set()
    for path in RECORDS:
        out |= also_shown(read_record(path.read_text("utf-8"), game_named)[1])
    return frozenset(out)


def test_every_record_is_written_as_it_is_read() -> None:
    for path in RECORDS:
        game, record = read_record(path.read_text("utf-8"), game_named)
        assert write_record(game, record) == path.read_text("utf-8")


def test_7_1_the_revolution_comes_in_every_possible_place() -> None:
    wanted = {f"revolution drawing {left}" for left in (1, 2, 3)}
    wanted |= {"revolution treachery", "revolution cleaning"}
    wanted |= {f"revolution 1789 of {seats}" for seats in (2, 3, 4, 5)}
    wanted |= {f"revolution refilling of {seats}" for seats in (2, 3, 4, 5)}
    assert wanted - everything() == set()


def test_7_7_the_interrupted_turn_goes_on_in_some_game() -> None:
    assert {"revolution drawing 1", "revolution treachery"} <= everything()


def test_every_treachery_card_strikes_a_province_and_a_capital() -> None:
    wanted = {f"strike {card} {where}" for card in TREACHERY_NAMES for where in ("province",)}
    wanted |= {f"strike {card} capital" for card in TREACHERY_NAMES[:5]}
    assert wanted - everything() == set()


def test_7_4_every_tie_break_decides_somewhere() -> None:
    assert {f"tie {name}" for name in CRITERION_NAMES if name != "turn"} - everything() == set()


def test_6_2_every_country_is_united_somewhere() -> None:
    united = {words.split()[1] for words in everything() if words.startswith("united ")}
    assert united == set(COUNTRY_NAMES)


def test_6_3_the_house_is_entered_with_two_and_with_more_players() -> None:
    assert {"house of 2 16"} <= everything()
    assert any(words.startswith("house of 5") for words in everything())
