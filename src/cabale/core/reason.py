"""Why an answer is good or risky, from the rules alone: claims that anybody can check at the table.

A game brings two files with a function each:

    reasons.py   reasons(s, seat, action) -> list[Reason]   what an answer does
    coach.py     matters(s, seat) -> list[Reason]           what the open question is about

The most telling comes first; where nothing matters, nothing is said.

Both are given a world that the seat cannot tell from the true one, and must say the same of every
such world: what is hidden is no reason. Each reason is a sentence of the game's words,
`reason-<key>`, with the pieces and figures it speaks of.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cabale.core.game import Game
from cabale.core.protocol import State


@dataclass(frozen=True, slots=True)
class Reason:
    """One claim: its key, the paragraph it rests on, its pieces by type, and whether it warns."""

    key: str
    paragraph: str
    args: tuple[tuple[str, int], ...] = ()
    risk: bool = False
    lie: bool = False  # the answer says what is not so: nobody is advised to without hearing that


def reason(key: str, paragraph: str, **args: int) -> Reason:
    """A reason for an answer; a second piece of a type is named with a 2: `seat2=1`.

    >>> reason("leads", "4.4", objective=3, half=20).args
    (('objective', 3), ('half', 20))
    """
    return Reason(key, paragraph, pieces(args))


def warning(key: str, paragraph: str, **args: int) -> Reason:
    """A reason against it."""
    return Reason(key, paragraph, pieces(args), True)


def untrue(key: str, paragraph: str, **args: int) -> Reason:
    """A warning that the answer says what is not so."""
    return Reason(key, paragraph, pieces(args), risk=True, lie=True)


def pieces(args: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((kind.rstrip("23"), int(value)) for kind, value in args.items())


def reasons(game: Game[Any], s: State, seat: int, action: int) -> list[Reason]:
    """What the game says about an answer; nothing if it brings no reasons."""
    part = game.part("reasons")
    return list(part.reasons(s, seat, action)) if part else []


def matters(game: Game[Any], s: State, seat: int) -> list[Reason]:
    """What the game says about the open question; nothing if it brings no coach."""
    part = game.part("coach")
    return list(part.matters(s, seat)) if part else []
