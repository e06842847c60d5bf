"""The Antechamber: who goes in to the king, and whom they owe for it. Two to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from cabale.kit import Game, Option, Refusal
from cabale_antechamber import scenario, view, why
from cabale_antechamber.actions import ASK_DEAL, CARD_NAMES, CODES
from cabale_antechamber.decisions import DECISIONS
from cabale_antechamber.state import Antechamber


class AntechamberGame(Game[Antechamber]):
    """The door to the Antechamber."""

    name = "antechamber"
    package = __name__
    seats = range(2, 5)
    minutes = 10
    rules_version = 1
    verbs = CODES.verbs
    events = CODES.events
    decisions = DECISIONS
    options = (Option("carry", ("yes", "no"), "R-1"),)
    names: ClassVar = {"card": CARD_NAMES}
    tie_breakers = ("entries",)
    accent = "#6b4a86"

    def start(
        self, seats: int, options: Mapping[str, str], components: Mapping[str, Any]
    ) -> Antechamber:
        s = Antechamber(seats, DECISIONS, options["carry"] == "yes")
        s.ask(ASK_DEAL, 0)
        return s

    def view(self, s: Antechamber, seat: int) -> view.Waiting:
        return view.view(s, seat)

    def refusal(self, s: Antechamber, seat: int, action: int) -> Refusal | None:
        return why.refusal(s, seat, action)

    def position(self, s: Antechamber, table: Mapping[str, Any]) -> None:
        scenario.position(s, table)

    def facts(self, s: Antechamber) -> dict[str, Any]:
        return scenario.facts(s)


ANTECHAMBER = AntechamberGame()
