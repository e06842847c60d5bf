"""What somebody goes for with cape and sword: domains, characters, ways to win a column."""

from __future__ import annotations

from typing import Final

from cabale.core.plans import Plan, Source, Told
from cabale.games.cape_epee.pieces import domain_of, value_of

WON: Final = (
    "won-highest",
    "won-nearest",
    "won-lowest",
    "won-furthest",
    "won-pair",
    "won-nearest-pair",
    "won-alone",
)


def won_domain(told: Told) -> int:
    return int(domain_of(told.named["objective"]))


def won_value(told: Told) -> int:
    return int(value_of(told.named["objective"]))


PLANS: Final = (
    Plan("domain", (Source(WON, piece="domain", which=won_domain, much=won_value),), points=True),
    Plan("card", (Source(("counted", "altered", "copied"), piece="card", own=True),)),
    Plan(
        "manner",
        (
            Source(("won-highest",), "highest"),
            Source(("won-alone",), "alone"),
            Source(("won-nearest",), "nearest"),
            Source(("won-lowest", "won-furthest"), "beggar"),
            Source(("won-pair", "won-nearest-pair"), "pair"),
        ),
    ),
    Plan(
        "count",
        (Source(("final-sum",), "sum"), Source(("final-special",), "domains")),
    ),
)
