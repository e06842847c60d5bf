"""Records of earlier versions of the rules are played to their end by these."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.core.play import Play
from cabale.core.text import read_record
from cabale.core.versions import goes_alike, newest_rules
from cabale.games.catalogue import game_named

HERE = Path(__file__).parent
NEW_DECKS = ("reigns",)  # whose versions differ from the first card on
EARLIER = sorted(HERE.glob("*/records/[0-9]*/*.txt"))


@pytest.mark.parametrize("path", EARLIER, ids=[f"{p.parts[-4]}-{p.stem}" for p in EARLIER])
def test_a_record_of_an_earlier_version_is_played_to_its_end(path: Path) -> None:
    game, record = read_record(path.read_text("utf-8"), game_named)

    play = Play.resume(game, record)

    assert record.rules == int(path.parent.name) == play.rules == play.state.rules
    assert play.is_over()
    assert play.record().rules == record.rules


@pytest.mark.parametrize("path", EARLIER, ids=[f"{p.parts[-4]}-{p.stem}" for p in EARLIER])
def test_what_was_begun_by_earlier_rules_moves_only_while_it_goes_alike(path: Path) -> None:
    game, record = read_record(path.read_text("utf-8"), game_named)
    whole = list(record.lines)

    record.lines = whole[:1]
    assert newest_rules(game, record) == (
        record.rules if game.name in NEW_DECKS else game.rules_version
    )

    record.lines = whole
    rules = newest_rules(game, record)
    assert rules == record.rules or goes_alike(game, record, rules)
