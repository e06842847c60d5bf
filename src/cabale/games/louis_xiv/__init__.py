"""Louis XIV, by Rüdiger Dorn: influence at the court of the Sun King, 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.edition import Edition
from cabale.core.game import Game, Option
from cabale.core.matters import Matter
from cabale.core.protocol import Refusal
from cabale.games.louis_xiv import components, looks, pieces, scenario, view, why
from cabale.games.louis_xiv.actions import EVENTS, VERBS
from cabale.games.louis_xiv.decisions import DECISIONS
from cabale.games.louis_xiv.flow import begin_game
from cabale.games.louis_xiv.state import Versailles

NAMES: Mapping[str, tuple[str, ...]] = {
    "courtier": pieces.COURTIER_NAMES,
    "card": pieces.CARD_NAMES,
    "chip": pieces.CHIP_NAMES,
    "shield": pieces.SHIELD_NAMES,
    "purse": pieces.PURSE_NAMES,
    "mission": pieces.MISSION_NAMES,
    "deck": pieces.DECK_NAMES,
    "condition": pieces.CONDITION_NAMES,
    "phase": pieces.PHASE_NAMES,
    "income": pieces.INCOME_NAMES,
    "source": pieces.SOURCE_NAMES,
}
MATTERS = (
    Matter(
        "courtier",
        ("stone-laid", "stone-placed"),
        ("leads-money", "leads-first", "leads-king", "reached", "bribed"),
    ),
    Matter("mission", ("mission-dealt", "mission-drawn"), ("fulfilled",)),
)


class LouisXIV(Game[Versailles]):
    """The door to Louis XIV."""

    name = "louis_xiv"
    seats = range(2, 5)
    minutes = 75
    rules_version = 2
    oldest_rules = 1
    package = __name__
    homes = ("played", "plots", "shields")
    verbs = VERBS
    events = EVENTS
    decisions = DECISIONS
    options: tuple[Option, ...] = ()
    tie_breakers = ("own-stones",)
    only_known = ("lay", "income")
    only_secret = ("play", "plot", "fulfil")
    names = NAMES
    matters = MATTERS
    turn_told = "played"

    def start(
        self, seats: int, options: Mapping[str, str], edition: Mapping[str, Any]
    ) -> Versailles:
        box = components.box_of(edition) if edition else components.printed_box()
        s = Versailles(seats, DECISIONS, box)
        begin_game(s)
        return s

    def view(self, s: Versailles, seat: int) -> view.View:
        return looks.view_of(s, seat)

    def question_args(self, s: Versailles, seat: int) -> list[tuple[str, int]]:
        return looks.question_args(s)

    def refusal(self, s: Versailles, seat: int, action: int) -> Refusal | None:
        return why.refusal(s, seat, action)

    def position(self, s: Versailles, table: Mapping[str, Any]) -> None:
        scenario.position(s, table)

    def facts(self, s: Versailles) -> dict[str, Any]:
        return scenario.facts(s)

    def check_components(self, table: Mapping[str, Any]) -> None:
        components.box_of(table)

    def editions(self) -> list[Edition]:
        return components.editions()


LOUIS_XIV = LouisXIV()
