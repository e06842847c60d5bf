"""Games that began by the rules of before go on by them, with their deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.core.play import Play
from cabale.core.text import read_record
from cabale.games.catalogue import game_named
from cabale.games.reigns import REIGNS

BEFORE = sorted((Path(__file__).parent / "records" / "1").glob("*.txt"))


@pytest.mark.parametrize("path", BEFORE, ids=[path.stem for path in BEFORE])
def test_a_record_of_version_1_is_played_by_its_rules(path: Path) -> None:
    _, record = read_record(path.read_text("utf-8"), game_named)
    assert record.rules == 1
    assert Play.resume(REIGNS, record).is_over()


def test_the_deck_of_before_is_kept() -> None:
    before, now = REIGNS.new(3, rules=1).box, REIGNS.new(3).box
    assert list(before.white) == list(now.white) and list(before.black) == list(now.black)
    assert list(before.character) != list(now.character)
