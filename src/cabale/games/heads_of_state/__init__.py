"""Heads of State: nobles created and killed in four countries, through three revolutions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.game import Edition, Game
from cabale.core.protocol import Refusal
from cabale.games.heads_of_state import components as box
from cabale.games.heads_of_state import scenario
from cabale.games.heads_of_state.actions import EVENTS, VERBS
from cabale.games.heads_of_state.decisions import DECISIONS
from cabale.games.heads_of_state.facts import facts
from cabale.games.heads_of_state.flow import begin_game
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES,
    COUNTRY_NAMES,
    CRITERION_NAMES,
    LIFE_NAMES,
    NOBLE_NAMES,
    PLACE_NAMES,
    SECTOR_NAMES,
    TREACHERY_NAMES,
    YEAR_NAMES,
)
from cabale.games.heads_of_state.state import HeadsState
from cabale.games.heads_of_state.view import HeadsView, look, question_args
from cabale.games.heads_of_state.why import refuse

__all__ = ["HEADS_OF_STATE"]


NAMES = {
    "attribute": ATTRIBUTE_NAMES,
    "treachery": TREACHERY_NAMES,
    "noble": NOBLE_NAMES,
    "country": COUNTRY_NAMES,
    "sector": SECTOR_NAMES,
    "place": PLACE_NAMES,
    "year": YEAR_NAMES,
    "life": LIFE_NAMES,
    "criterion": CRITERION_NAMES,
}


class HeadsOfState(Game[HeadsState]):
    """The door to the game."""

    name = "heads_of_state"
    seats = range(2, 6)
    minutes = 90
    rules_version = 1
    package = __name__
    verbs = VERBS
    events = EVENTS
    decisions = DECISIONS
    options = ()
    names = NAMES
    tie_breakers = ("kings", "princes", "dukes", "marquises", "earls", "counts", "barons")
    brisk = ("draw", "trim", "cull")
    only_known = ("second",)
    only_secret = ("build", "scheme", "cull")

    def start(
        self, seats: int, options: Mapping[str, str], components: Mapping[str, Any]
    ) -> HeadsState:
        edition = box.build(components) if components else box.default_box()
        s = HeadsState(seats, DECISIONS, edition)
        begin_game(s)
        return s

    def check_components(self, table: Mapping[str, Any]) -> None:
        box.build(table)

    def editions(self) -> list[Edition]:
        return box.editions()

    def view(self, s: HeadsState, seat: int) -> HeadsView:
        return look(s, seat)

    def question_args(self, s: HeadsState, seat: int) -> list[tuple[str, int]]:
        return question_args(s)

    def refusal(self, s: HeadsState, seat: int, action: int) -> Refusal | None:
        return refuse(s, seat, action)

    def position(self, s: HeadsState, table: Mapping[str, Any]) -> None:
        scenario.set_up(s, table)

    def facts(self, s: HeadsState) -> dict[str, Any]:
        return facts(s)


HEADS_OF_STATE = HeadsOfState()
