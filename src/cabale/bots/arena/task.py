"""What travels between the arena and its workers: a game to play, and how it came out."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from cabale.bots.levels import BotError


class ArenaError(BotError):
    """Something the arena cannot do; the message is one plain sentence."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a bot of somebody's own may take before it is stopped."""

    seconds: float = 10.0  # for one answer
    megabytes: int = 2048  # of memory in all


@dataclass(frozen=True, slots=True)
class Task:
    """One game: a line-up of bots, turned by `turn` seats, on the deal of its block."""

    game: str
    lineup: tuple[str, ...]  # a bot for each slot
    block: int
    turn: int  # slot 0 sits at this seat
    seed: int  # of the whole run
    options: tuple[tuple[str, str], ...] = ()
    limits: Limits = Limits()
    components: str = ""  # departures from the box, as JSON; empty: none
    weighed: bool = False  # whether what each piece did is told
    rules: int | None = None  # the version of the rules; None: the present one

    def key(self) -> str:
        """What tells the games of one run apart."""
        return f"{' '.join(self.lineup)}|{self.block}|{self.turn}"

    def box(self) -> dict[str, Any]:
        """The departures from the game's components."""
        found: dict[str, Any] = json.loads(self.components or "{}")
        return found

    def seat_of(self, slot: int) -> int:
        return (slot + self.turn) % len(self.lineup)


@dataclass(slots=True)
class Outcome:
    """How one game came out, by slot of the line-up."""

    key: str
    block: int
    lineup: list[str]
    points: list[int]
    places: list[int]
    answers: list[int]  # how many each bot gave
    faults: list[tuple[int, str]] = field(default_factory=list)  # slot and what it did
    seconds: list[float] = field(default_factory=list)  # how long each thought: not a result
    turns: int = 0  # of the whole game
    deeds: list[tuple[str, int, int, int, int]] = field(default_factory=list)  # as in matters.Deed

    def share(self, slot: int) -> float:
        """The part of the win that falls to a slot, ties split."""
        if self.places[slot] != 1:
            return 0.0
        return 1.0 / self.places.count(1)

    def margin(self, slot: int) -> int:
        """The lead over the best rival in points."""
        return self.points[slot] - max(self.points[:slot] + self.points[slot + 1 :])
