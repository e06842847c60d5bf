"""What somebody goes for in Europe: points, countries, nobles, kills."""

from __future__ import annotations

from typing import Final

from cabale.core.plans import Plan, Source, Told, detail
from cabale.games.heads_of_state.components import printed_box


def country_of(told: Told) -> int:
    return int(printed_box().country_of[told.named["sector"]])


PLANS: Final = (
    Plan(
        "points",
        (
            Source(("hexed",), "hexagons", much=detail(1)),
            Source(("united",), "countries", much=detail(1)),
            Source(("housed",), "house", much=detail(0)),
            Source(("prize",), "revolutions", much=detail(2)),
            Source(("majority", "shared"), "cards", much=detail(1)),
        ),
        points=True,
    ),
    Plan("country", (Source(("created",), piece="country", which=country_of),)),
    Plan("noble", (Source(("created",), piece="noble"),)),
    Plan("treachery", (Source(("aimed", "added"), piece="treachery"),)),
    Plan("victim", (Source(("killed",), piece="noble"),)),
)
