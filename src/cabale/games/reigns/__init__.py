"""Reigns: The Council, a game of proposals, promises and short reigns for 3 to 6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.edition import Edition
from cabale.core.game import Game, Option
from cabale.core.matters import Matter
from cabale.core.protocol import Refusal
from cabale.games.reigns import components, looks, pieces, scenario, view, why
from cabale.games.reigns.actions import EVENTS, VERBS
from cabale.games.reigns.components import printed_box
from cabale.games.reigns.decisions import DECISIONS
from cabale.games.reigns.flow import begin_game
from cabale.games.reigns.state import Options, Reigns

STORY = ("granted", "one", "majority")
OPTIONS = (
    Option("council", pieces.COUNCIL_NAMES, "R-2"),
    Option("crown", ("lot", "vote"), "2.1"),
    Option("pitches", ("on", "off"), "3.2"),
    Option("story", STORY, "R-8"),
    Option("speaking", pieces.SPEAKING_NAMES, "8.4"),
    Option("deck", ("full", "small"), "9.1"),
    Option("severity", ("normal", "hard"), "9.2"),
    Option("backs", ("hidden", "visible"), "R-11"),
)
NAMES: Mapping[str, tuple[str, ...]] = {
    "pillar": pieces.PILLAR_NAMES,
    "space": pieces.SPACE_NAMES,
    "pile": pieces.PILE_NAMES,
    "force": pieces.FORCE_NAMES,
    "tone": pieces.TONE_NAMES,
    "question": pieces.QUESTION_NAMES,
    "remark": pieces.REMARK_NAMES,
    "speaking": pieces.SPEAKING_NAMES,
    "style": pieces.STYLE_NAMES,
    "death": pieces.DEATH_NAMES,
    "character": pieces.CHARACTER_NAMES,
    "icon": pieces.ICON_NAMES,
    "goal": pieces.GOAL_NAMES,
}
MATTERS = (
    Matter("character", ("proposed",), ("applied-white",)),
    Matter("goal", ("got-goal",)),
    Matter("death", (), ("died",)),
)


class ReignsGame(Game[Reigns]):
    """The door to Reigns."""

    name = "reigns"
    seats = range(3, 7)
    minutes = 60
    rules_version = 2
    oldest_rules = 1
    package = __name__
    homes = ("tracks", "goal")
    verbs = VERBS
    events = EVENTS
    decisions = DECISIONS
    options = OPTIONS
    names = NAMES
    whole = ("cards",)
    matters = MATTERS
    turn_told = "sealed"
    tie_breakers = ("memorable",)
    brisk = ("pick",)
    only_known = ("heir", "memory")

    def start(self, seats: int, options: Mapping[str, str], edition: Mapping[str, Any]) -> Reigns:
        if edition:
            box = components.box_of(edition["cards"])
        else:
            box = printed_box(options["deck"], options["severity"], self.rules_version)
        chosen = Options(
            pieces.COUNCIL_NAMES.index(options["council"]),
            options["pitches"] == "on",
            STORY.index(options["story"]),
            options["backs"] == "visible",
            pieces.SPEAKING_NAMES.index(options["speaking"]),
            options["crown"] == "vote",
        )
        s = Reigns(seats, DECISIONS, box, chosen)
        s.lay_out()
        begin_game(s)
        return s

    def new(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | None = None,
        rules: int | None = None,
    ) -> Reigns:
        """A new game; one by the rules of before has their deck."""
        s = super().new(seats, options, components, rules)
        if not components and s.rules != self.rules_version:
            chosen = self.resolve(options or {})
            s.box = printed_box(chosen["deck"], chosen["severity"], s.rules)
        return s

    def view(self, s: Reigns, seat: int) -> view.View:
        return looks.view_of(s, seat)

    def question_args(self, s: Reigns, seat: int) -> list[tuple[str, int]]:
        return looks.question_args(s, seat)

    def refusal(self, s: Reigns, seat: int, action: int) -> Refusal | None:
        return why.refusal(s, seat, action)

    def position(self, s: Reigns, table: Mapping[str, Any]) -> None:
        scenario.position(s, table)

    def facts(self, s: Reigns) -> dict[str, Any]:
        return scenario.facts(s)

    def check_components(self, table: Mapping[str, Any]) -> None:
        components.check_deck(table)

    def editions(self) -> list[Edition]:
        return components.editions()


REIGNS = ReignsGame()
