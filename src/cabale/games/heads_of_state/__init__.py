"""Heads of State: nobles created and killed in four countries, through three revolutions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.edition import Edition
from cabale.core.game import Game
from cabale.core.matters import Matter
from cabale.core.protocol import Refusal
from cabale.games.heads_of_state import components, looks, pieces, scenario, view, why
from cabale.games.heads_of_state.actions import EVENTS, VERBS
from cabale.games.heads_of_state.decisions import DECISIONS
from cabale.games.heads_of_state.flow import begin_game
from cabale.games.heads_of_state.state import HeadsState

NAMES: Mapping[str, tuple[str, ...]] = {
    "attribute": pieces.ATTRIBUTE_NAMES,
    "treachery": pieces.TREACHERY_NAMES,
    "noble": pieces.NOBLE_NAMES,
    "country": pieces.COUNTRY_NAMES,
    "sector": pieces.SECTOR_NAMES,
    "place": pieces.PLACE_NAMES,
    "year": pieces.YEAR_NAMES,
    "life": pieces.LIFE_NAMES,
    "criterion": pieces.CRITERION_NAMES,
}
MATTERS = (
    Matter("noble", ("created",), ("majority", "shared")),
    Matter("sector", ("created",), ("hexed",)),
    Matter("country", (), ("united", "prize")),
    Matter("treachery", ("aimed", "added")),
)


class HeadsOfState(Game[HeadsState]):
    """The door to Heads of State."""

    name = "heads_of_state"
    seats = range(2, 6)
    minutes = 90
    rules_version = 2
    oldest_rules = 1
    package = __name__
    homes = ("pile", "plots")
    verbs = VERBS
    events = EVENTS
    decisions = DECISIONS
    options = ()
    names = NAMES
    matters = MATTERS
    turn_told = "turn-began"
    tie_breakers = ("kings", "princes", "dukes", "marquises", "earls", "counts", "barons")
    brisk = ("draw", "trim", "cull")
    only_secret = ("build", "scheme", "second", "cull")

    def start(
        self, seats: int, options: Mapping[str, str], edition: Mapping[str, Any]
    ) -> HeadsState:
        box = components.box_of(edition) if edition else components.printed_box()
        s = HeadsState(seats, DECISIONS, box)
        begin_game(s)
        return s

    def view(self, s: HeadsState, seat: int) -> view.HeadsView:
        return looks.view_of(s, seat)

    def question_args(self, s: HeadsState, seat: int) -> list[tuple[str, int]]:
        return looks.question_args(s)

    def refusal(self, s: HeadsState, seat: int, action: int) -> Refusal | None:
        return why.refusal(s, seat, action)

    def position(self, s: HeadsState, table: Mapping[str, Any]) -> None:
        scenario.position(s, table)

    def facts(self, s: HeadsState) -> dict[str, Any]:
        return scenario.facts(s)

    def check_components(self, table: Mapping[str, Any]) -> None:
        components.box_of(table)

    def editions(self) -> list[Edition]:
        return components.editions()


HEADS_OF_STATE = HeadsOfState()
