"""What the pages on records and scenarios say is so."""

from __future__ import annotations

import re
from pathlib import Path

import balancing
import matching
import proving
import pytest
from vocabulary import PAGE, written

from cabale.core.scenario import EXPECT, TOP, run_scenario
from cabale.core.text import HEADER_KEYED, HEADER_ONCE
from cabale.games.catalogue import game_named, names

SCENARIOS = PAGE.read_text("utf-8")
RECORDS = (Path(PAGE).parent / "records.md").read_text("utf-8")


def test_the_example_holds() -> None:
    examples = re.findall(r"```toml\n(.*?)```", SCENARIOS, re.DOTALL)
    assert examples
    for text in examples:
        assert run_scenario(text, game_named).failures == []


def test_the_balance_of_every_box_is_fresh() -> None:
    page = balancing.PAGE.read_text("utf-8")
    assert balancing.written(page) == page, "write it anew: python tests/balancing.py"


def test_the_tables_of_the_matches_are_fresh() -> None:
    page = matching.PAGE.read_text("utf-8")
    assert matching.written(page) == page, "write it anew: python tests/matching.py"


def test_what_proves_the_rulings_is_fresh() -> None:
    page = proving.PAGE.read_text("utf-8")
    assert proving.written(page) == page, "write it anew: python tests/proving.py"


def test_the_vocabulary_is_fresh() -> None:
    assert written(SCENARIOS) == SCENARIOS, "write it anew: python tests/vocabulary.py"


def test_every_part_and_expectation_is_told() -> None:
    for key in (*TOP, *EXPECT, "facts"):
        assert re.search(rf"`\[?(expect\.)?{key}\b", SCENARIOS), key


def test_every_line_of_a_header_is_told() -> None:
    for word in (*HEADER_ONCE, *HEADER_KEYED, "entropy"):
        assert f"| `{word} " in RECORDS, word


@pytest.mark.parametrize("name", names())
def test_every_game_has_its_words_told(name: str) -> None:
    assert re.search(rf"^## .* \(`{name}`\)$", SCENARIOS, re.MULTILINE)
