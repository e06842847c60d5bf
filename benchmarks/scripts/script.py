"""A strategy as one would tell it at the table: a method for each verb, a number for each answer.

Scripts are yardsticks for the bots, written from the rulebooks alone: they draw no worlds, search
nothing and use no judgement of the package. Each looks at what a person at its seat is shown.
"""

from __future__ import annotations

from typing import Any

import cabale


class Script(cabale.Bot):
    """Takes the answer that its method named like the verb likes best; a verb without one is 0."""

    def answer(
        self, eyes: cabale.Eyes, rng: cabale.Rng, budget: cabale.Budget | None = None
    ) -> int:
        actions = list(eyes.legal())
        if len(actions) == 1:
            return actions[0]
        self.seat = int(eyes.seat)
        self.look(eyes.view())
        liked = [self.liking(cabale.game(eyes.game), action) for action in actions]
        best = [a for a, like in zip(actions, liked, strict=True) if like == max(liked)]
        return best[rng.below(len(best))]

    def look(self, view: Any) -> None:
        """Take in what the seat sees, before the answers are weighed."""
        self.view = view

    def liking(self, game: cabale.Game[Any], action: int) -> float:
        """How much the script likes an answer."""
        verb = game.verb_of(action)
        assert verb is not None, f"{game.name} has no action {action}"
        weigh = getattr(self, verb.name.replace("-", "_"), None)
        args = game.args_of(action)[: len(verb.args)]
        return float(weigh(*args)) if weigh else 0.0
