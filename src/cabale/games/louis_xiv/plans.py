"""What somebody goes for at the court: points, courtiers, missions, means."""

from __future__ import annotations

import re
from typing import Final

from cabale.core.plans import Plan, Source, Told, detail
from cabale.games.louis_xiv.pieces import MISSION_NAMES

MISSION_WORTH: Final = 5
# a mission → the first one of those that are worded alike
FIRST_ALIKE: Final = tuple(
    MISSION_NAMES.index(re.sub(r"-\d$", "-1", name)) for name in MISSION_NAMES
)


def first_alike(told: Told) -> int:
    return FIRST_ALIKE[told.details[0]]


def mission_points(told: Told) -> int:
    return MISSION_WORTH * told.details[1]


PLANS: Final = (
    Plan(
        "points",
        (
            Source(("scored",), "missions", much=mission_points),
            Source(("scored",), "shields", much=detail(2)),
            Source(("scored",), "majorities", much=detail(3)),
        ),
        points=True,
    ),
    Plan("courtier", (Source(("stone-laid", "stone-placed", "conde-placed"), piece="courtier"),)),
    Plan("mission", (Source(("fulfilled",), piece="mission", which=first_alike),)),
    Plan(
        "means",
        (
            Source(("bribed",), "bribes"),
            Source(("plot-played",), "plots"),
            Source(("mission-used",), "missions"),
            Source(("waited",), "waiting"),
        ),
    ),
)
