"""The golden games between them show every question, event, card, ability and way to win."""

from __future__ import annotations

from pathlib import Path

from games.cape_epee.staged import WANTED

from cabale.conformance.golden import shown
from cabale.core.text import read_record, write_record
from cabale.games.cape_epee import CAPE_EPEE
from cabale.games.cape_epee.pieces import (
    CARD_NAMES,
    DOUBLE,
    HERMIT,
    LITTLE_GIANT,
    NO_VALUE,
    ROMEO,
    printed,
)
from cabale.games.catalogue import game_named

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def everything() -> set[str]:
    out: set[str] = set()
    for path in RECORDS:
        out |= shown(CAPE_EPEE, read_record(path.read_text("utf-8"), game_named)[1])
    return out


def test_every_question_event_and_option_is_shown() -> None:
    wanted = {f"question {decision.name}" for decision in CAPE_EPEE.decisions}
    wanted |= {f"event {kind.name}" for kind in CAPE_EPEE.events}
    wanted |= {f"option {o.name} {value}" for o in CAPE_EPEE.options for value in o.values}
    assert wanted - everything() == set()


def test_every_card_turns_up_counts_and_is_eliminated() -> None:
    found = everything()
    for card in range(len(CARD_NAMES)):
        assert f"event {WANTED[0]} {card}" in found
        if printed(card, 0) != NO_VALUE:
            assert f"event counted {card}" in found
        if CARD_NAMES[card] not in ("assassin", "witch", "double"):
            assert f"event eliminated {card}" in found
    for card in (HERMIT, LITTLE_GIANT, ROMEO):
        assert f"event altered {card}" in found
    assert f"event turned-up {DOUBLE}" in found


def test_every_record_is_written_as_it_was_read() -> None:
    for path in RECORDS:
        text = path.read_text("utf-8")
        game, record = read_record(text, game_named)
        assert write_record(game, record) == text
