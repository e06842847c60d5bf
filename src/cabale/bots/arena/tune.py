"""Looks for better settings, one knob after another, against more than one opponent.

A value is kept only if it beats the settings so far and loses nothing against plain search: what
only beats its own playout policy is no gain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cabale.bots.arena.lineups import schedule
from cabale.bots.arena.stats import Figure, by_block, figure
from cabale.bots.arena.task import ArenaError, Outcome, Task
from cabale.bots.settings import Settings
from cabale.bots.tuning import knobs_of, table

# what is tried when nobody says otherwise, in this order
USUAL: dict[str, tuple[float, ...]] = {
    "horizon": (0, 1, 2),
    "greedy": (0, 4, 8),
    "light": (0, 1, 2),
    "explore": (0.6, 1.2, 2.4),
    "spread": (75, 150, 300),
    "win": (0.2, 0.5, 0.8),
    "margin": (250, 500, 1000),
    "pick": (0, 10),
    "redeal": (0, 1),
}
Play = Callable[[Sequence[Sequence[Task]]], list[Outcome]]


@dataclass(frozen=True, slots=True)
class Trial:
    """One value that was tried: its share among the settings so far, and against plain search."""

    knob: str
    value: float
    share: Figure
    plain: Figure
    kept: bool


class Tuner:
    """A walk through the knobs of one game and number of seats."""

    def __init__(
        self, game: str, seats: int, iterations: int, blocks: int, play: Play, level: str = ""
    ) -> None:
        self.game = game
        self.seats = seats
        self.iterations = iterations
        self.blocks = blocks
        self.play = play
        self.knobs: dict[str, Any] = dict(knobs_of(game, seats, level))
        self.seed = 1000

    def walk(self, tried: Mapping[str, Sequence[float]], tick: Callable[[Trial], None]) -> None:
        """Try every value of every knob; the best that is clearly better is kept."""
        for knob, values in tried.items():
            if not hasattr(Settings(), knob):
                raise ArenaError(f"a search has no setting '{knob[:40]}'")
            now = self.knobs.get(knob, getattr(Settings(), knob))
            for value in values:
                if float(value) != float(now):
                    trial = self.try_out(knob, value)
                    tick(trial)
                    if trial.kept:
                        self.knobs[knob] = now = value

    def try_out(self, knob: str, value: float) -> Trial:
        """A value against the settings so far, and both against plain search."""
        self.seed += 1
        new, old = self.spec({**self.knobs, knob: value}), self.spec(self.knobs)
        plain = f"plain@{self.iterations}"
        share = self.match(new, old)
        before, after = self.match(old, plain), self.match(new, plain)
        kept = share.low > 1 / self.seats and after.mean >= before.mean - 0.02
        return Trial(knob, value, share, after, kept)

    def match(self, tried: str, other: str) -> Figure:
        """The share of one bot among others, with its interval."""
        lineup = (tried, *[other] * (self.seats - 1))
        outcomes = self.play(schedule(self.game, [lineup], self.blocks, self.seed))
        return figure(by_block(outcomes, [0], Outcome.share))

    def spec(self, knobs: Mapping[str, Any]) -> str:
        turned = [f"{key}={float(value):g}" for key, value in knobs.items() if is_knob(key)]
        return ",".join([f"searcher@{self.iterations}", *turned])


def is_knob(key: str) -> bool:
    return hasattr(Settings(), key)


def write_tuning(path: Path, game: str, whose: str, knobs: Mapping[str, Any]) -> None:
    """The whole file of a game anew, with these knobs for a number of seats or a level."""
    found = {**table(game), whose: dict(knobs)}
    lines = [
        f"# Settings of the search; `cabale tune {game} --write` looks for better ones.",
        "# Points are in hundredths.",
        "# A table for a number of seats goes before the rest, one for a level before both.",
        "",
        *said(found),
    ]
    for key, inner in sorted(found.items()):
        if isinstance(inner, dict):
            lines += ["", f"[{key}]", *said(inner)]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def said(values: Mapping[str, Any]) -> list[str]:
    plain = [(k, v) for k, v in values.items() if not isinstance(v, dict)]
    return [f"{key} = {str(v).lower() if isinstance(v, bool) else v}" for key, v in plain]
