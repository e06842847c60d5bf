"""Every reason that is given is so, is said in both languages, and tells nothing hidden."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cabale.core.game import Game
from cabale.core.reason import reasons
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named, names
from cabale.words import LANGUAGES, Words
from tests.games.reasoning import asked, false_reasons, has_weight

POSITIONS = 60

each_game = pytest.mark.parametrize("game", [game_named(name) for name in names()], ids=names())


@each_game
def test_no_reason_is_false_and_none_tells_what_is_hidden(game: Game[Any]) -> None:
    false, seen = [], 0
    for deal in range(3):
        for at in asked(game, deal):
            if seen % 7 == deal:
                false += false_reasons(game, at, Rng(deal, seen))
            seen += 1
            if seen > (deal + 1) * POSITIONS * 2:
                break
    assert false == []


@each_game
def test_nearly_every_choice_of_weight_has_a_reason(game: Game[Any]) -> None:
    given = [
        bool(reasons(game, at.s, at.seat, at.action))
        for at in asked(game, 5)
        if has_weight(game, at)
    ]
    assert sum(given) >= 0.95 * len(given)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_a_paragraph_that_exists(game: Game[Any], language: str) -> None:
    source = "".join((game.folder / part).read_text("utf-8") for part in ("reasons.py", "coach.py"))
    words = Words(language, game)
    keys = re.findall(r'\b(?:reason|warning|figures|wanted)\(\s*(?:\w+, )*"([a-z-]+)"', source)
    rules = game.file("RULES.*.md", language)
    cited = set(re.findall(r'"(\d+\.\d+)"', source))
    assert [key for key in keys if not words.has(f"reason-{key}")] == []
    assert [p for p in cited if f"**{p}**" not in rules] == []
