"""The council in a terminal: cards have names, verdicts are heard."""

from __future__ import annotations

import pytest

from cabale.boards import name_pieces
from cabale.games.reigns import REIGNS
from cabale.games.reigns.board import spoken
from cabale.games.reigns.pieces import PILLARS
from cabale.words import Words


def called(language: str) -> list[str]:
    """What B may propose, as the menu says it."""
    s = REIGNS.new(3)
    REIGNS.position(s, {"hands": {"B": [0, 49, 100]}})
    words = Words(language, REIGNS, ["Anne", "Buckingham", "Constance"])
    name_pieces(REIGNS, s, 1, words)
    return [words.choice(choice) for choice in REIGNS.choices(s, 1)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_is_called_by_who_carries_it_and_what_it_does(language: str) -> None:
    proposed = called(language)
    words = Words(language, REIGNS)
    box = REIGNS.new(3).box
    for card in (0, 49, 100):
        name = words.piece("character", box.character[card])
        pillars = [p for p in range(PILLARS) if box.white[card * PILLARS + p]]
        assert any(
            name in line and all(words.piece("pillar", p) in line for p in pillars)
            for line in proposed
        )
    assert not any(line.endswith((" 0", " 49", " 100")) for line in proposed)


def test_nobody_names_what_another_holds() -> None:
    s = REIGNS.new(3)
    REIGNS.position(s, {"hands": {"B": [0]}})
    words = Words("en", REIGNS, ["Anne", "Buckingham", "Constance"])
    name_pieces(REIGNS, s, 2, words)
    assert ("card", 0) not in words.called


def test_what_the_monarch_says_to_all_is_read() -> None:
    s = REIGNS.new(3)
    REIGNS.position(s, {"hands": {"B": [0]}})
    words = Words("en", REIGNS, ["Anne", "Buckingham", "Constance"])
    assert spoken(REIGNS.view(s, 1), words) == []

    s.speech = 2
    assert spoken(REIGNS.view(s, 1), words) == [words.say(f"opening-alarm-{s.monarch}")]

    s.turn, s.farewell = 4, 0  # by then the speech is forgotten
    assert spoken(REIGNS.view(s, 1), words) == [words.say(f"last-plain-{s.monarch}")]
