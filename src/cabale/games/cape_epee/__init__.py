"""De Cape & d'Épée, by Lutz Stepponat, for two to six players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.game import Game, Option
from cabale.core.matters import Matter
from cabale.core.protocol import Refusal
from cabale.games.cape_epee import looks, pieces, scenario, view, why
from cabale.games.cape_epee.actions import EVENTS, VERBS
from cabale.games.cape_epee.decisions import DECISIONS
from cabale.games.cape_epee.flow import begin_game
from cabale.games.cape_epee.state import Cape

# in the order of the bits of `house`
OPTIONS = (
    Option("objectives", ("hidden", "visible"), "R-36"),
    Option("twins", ("all", "active"), "R-4"),
    Option("double-and-witch", ("immune", "zero"), "R-7"),
    Option("double-copies", ("final", "printed"), "R-8"),
    Option("cloaked-card", ("counts", "apart"), "R-10"),
    Option("prince-and-squire", ("one-active", "both-active"), "R-14"),
    Option("below-zero", ("allowed", "floor"), "R-17"),
    Option("last-flip", ("acts", "silent"), "R-24"),
)
NAMES: Mapping[str, tuple[str, ...]] = {
    "card": pieces.CARD_NAMES,
    "column": pieces.COLUMN_NAMES,
    "objective": pieces.OBJECTIVE_NAMES,
    "domain": pieces.DOMAIN_NAMES,
}
MATTERS = (
    Matter("card", ("slid",), ("counted", "altered", "copied")),  # scored: where its column is won
    Matter(
        "objective",
        (),
        (
            "won-highest",
            "won-nearest",
            "won-lowest",
            "won-furthest",
            "won-pair",
            "won-nearest-pair",
            "won-alone",
        ),
    ),
)


class CapeEpee(Game[Cape]):
    """The door to De Cape & d'Épée."""

    name = "cape_epee"
    seats = range(2, 7)
    minutes = 45
    rules_version = 1
    package = __name__
    homes = ("reserve",)
    verbs = VERBS
    events = EVENTS
    decisions = DECISIONS
    options = OPTIONS
    names = NAMES
    matters = MATTERS
    turn_told = "slid"
    tie_breakers = ("fives", "fours", "threes", "twos", "ones")

    def start(self, seats: int, options: Mapping[str, str], edition: Mapping[str, Any]) -> Cape:
        house = 0
        for bit, option in enumerate(self.options):
            if options[option.name] != option.values[0]:
                house |= 1 << bit
        s = Cape(seats, DECISIONS, house)
        begin_game(s)
        return s

    def view(self, s: Cape, seat: int) -> view.TableView:
        return looks.view_of(s, seat)

    def views(self, s: Cape, eyes: list[int]) -> list[Any]:
        return list(looks.views_of(s, eyes))

    def question_args(self, s: Cape, seat: int) -> list[tuple[str, int]]:
        return looks.question_args(s)

    def refusal(self, s: Cape, seat: int, action: int) -> Refusal | None:
        return why.refusal(s, seat, action)

    def position(self, s: Cape, table: Mapping[str, Any]) -> None:
        scenario.position(s, table)

    def facts(self, s: Cape) -> dict[str, Any]:
        return scenario.facts(s)


CAPE_EPEE = CapeEpee()
