"""The list of games, which every page asks for before it shows anything."""

from __future__ import annotations

import pytest

from cabale.games import catalogue
from cabale.server.shelf import game_info, said
from cabale.words import Words, words


@pytest.mark.parametrize("name", catalogue.names())
def test_a_game_is_listed_without_reading_all_its_words(name: str) -> None:
    """The first visitor waits for it: thousands of messages are not parsed for two of them."""
    words._bundle.cache_clear()
    game_info(catalogue.game_named(name))
    assert words._bundle.cache_info().currsize == 0


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("key", ["title", "tagline", "prompt-over"])
def test_a_message_said_alone_is_the_same(name: str, key: str) -> None:
    game = catalogue.game_named(name)
    for language, alone in said(game, key).items() if Words("en", game).has(key) else ():
        assert alone == Words(language, game).say(key)
