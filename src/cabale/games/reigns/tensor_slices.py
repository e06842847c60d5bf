"""The entries of Reigns: The Council."""

from __future__ import annotations

from typing import Any

from cabale.core.game import LETTERS, Game
from cabale.core.slices import Slice, flags, numbers

HAND = 7
REALM = ("turn", "court", "can-relent")


def slices(game: Game[Any], seats: int) -> list[Slice]:
    """What a player sees: the realm, the piles, own hand and goal, proposals, every seat."""
    letters = tuple(LETTERS[:seats])
    pillars = game.names["pillar"]
    out = [
        flags("monarch", letters, "who reigns"),
        numbers("tracks", pillars, -5, 5, "the four pillars"),
        numbers("realm", REALM, 0, 60, "turn of the reign, cards in the pile, change of mind left"),
        numbers("goal-now", ("points",), -1, 12, "own goal now"),
    ]
    for pile in range(3):
        out += top_slices(f"pile{pile + 1}", pillars)
    for place in range(HAND):
        out += hand_slices(f"hand{place + 1}", pillars)
    for letter in letters:
        out += proposal_slices(f"proposal{letter}", pillars, game)
        out += seat_slices(f"seat{letter}", game)
    return out


def top_slices(name: str, pillars: tuple[str, ...]) -> list[Slice]:
    """A pile: its height and the back on top."""
    return [
        numbers(f"{name}.height", ("cards",), 0, 86, "cards left"),
        flags(f"{name}.touched", pillars, "pillars on the back on top"),
        flags(f"{name}.strong", pillars, "those with a dot"),
    ]


def hand_slices(name: str, pillars: tuple[str, ...]) -> list[Slice]:
    """One card of the own hand."""
    return [
        numbers(f"{name}.white", pillars, -3, 3, "steps if accepted"),
        numbers(f"{name}.black", pillars, -3, 3, "steps if rejected"),
        numbers(f"{name}.goal", ("yes", "no"), -1, 12, "own goal after it"),
    ]


def proposal_slices(name: str, pillars: tuple[str, ...], game: Game[Any]) -> list[Slice]:
    """The proposal of one seat, as far as it lies on the table or is one's own."""
    state = ("laid", "accepted", "rejected", "shown", "silent", "kept", "broken")
    forces = len(game.names["force"])
    return [
        flags(f"{name}.state", state, "what became of it"),
        flags(f"{name}.touched", pillars, "pillars on its back"),
        flags(f"{name}.strong", pillars, "those with a dot"),
        numbers(f"{name}.white", pillars, -3, 3, "its steps, if known"),
        numbers(f"{name}.black", pillars, -3, 3, "if rejected"),
        numbers(f"{name}.claims", pillars, 0, forces, "what is claimed (+1)"),
        flags(f"{name}.tone", game.names["tone"], "tone of the pitch"),
    ]


def seat_slices(name: str, game: Game[Any]) -> list[Slice]:
    """What is public of one seat, and its goal where it lies open."""
    counts = ("points", "reigned", "ready", "held", "voted", "kept", "broken")
    return [
        numbers(f"{name}.counts", counts, -20, 200, "points, reign, credit"),
        flags(f"{name}.goal", game.names["goal"], "its goal, if known"),
    ]
