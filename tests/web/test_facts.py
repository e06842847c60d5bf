"""What the page knows by itself agrees with the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cabale.games import catalogue
from cabale.games.cape_epee.pieces import BOX

WEB = Path(__file__).parents[2] / "web" / "src"
TILE = re.compile(r'name: "(\w+)".*?seats: \[(\d), (\d)\], minutes: (\d+)')
FACE = re.compile(r'\{ name: "([\w-]+)", kind: "(\w+)", value: "([^"]+)"(?:, home: (\d))?')


@pytest.mark.parametrize("name", catalogue.names())
def test_the_tile_of_a_game_says_its_players_and_minutes(name: str) -> None:
    tiles = TILE.findall((WEB / "games" / "catalogue.ts").read_text("utf-8"))

    told = next(tile for tile in tiles if tile[0] == name)

    game = catalogue.game_named(name)
    assert told == (name, str(game.seats[0]), str(game.seats[-1]), str(game.minutes))


def test_the_cards_of_cape_epee_are_drawn_as_they_are_in_the_box() -> None:
    drawn = FACE.findall((WEB / "games" / "cape_epee" / "cards.ts").read_text("utf-8"))

    domains = BOX["objectives"]["domains"]
    wanted = [
        (
            card["name"],
            card["kind"],
            str(card.get("value", "=")).replace(".5", "½"),
            str(domains.index(card["domain"])) if "domain" in card else "",
        )
        for card in BOX["card"]
    ]
    assert drawn == wanted
