"""What the page knows by itself agrees with the games."""

from __future__ import annotations

import re
from pathlib import Path

from cabale.games.cape_epee.pieces import BOX

WEB = Path(__file__).parents[2] / "web" / "src"
FACE = re.compile(r'\{ name: "([\w-]+)", kind: "(\w+)", value: "([^"]+)"(?:, home: (\d))?')


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
