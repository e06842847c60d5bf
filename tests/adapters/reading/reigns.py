"""Reigns: The Council as a tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adapters.reading.look import Look, Reading, flags, numbers

from cabale.core.game import LETTERS, Game

HAND = 7
SEEN = 40  # words of an advisor that are counted at most
Read = Callable[[Look], list[int]]


def slices(game: Game[Any], seats: int) -> list[Reading]:
    """What a player sees: the realm, the piles, own hand and goal, proposals, every seat."""
    letters = tuple(LETTERS[:seats])
    pillars = game.names["pillar"]
    realm = ("turn", "court", "can-relent")
    out = [
        flags("monarch", letters, "who reigns", lambda k: [k.view.monarch]),
        numbers("tracks", pillars, -5, 5, "the four pillars", lambda k: list(k.view.tracks)),
        numbers(
            "realm",
            realm,
            0,
            60,
            "turn of the reign, cards in the pile, change of mind left",
            lambda k: [k.view.turn, len(k.view.court), int(k.view.can_relent)],
        ),
        numbers("goal-now", ("points",), -1, 12, "own goal now", lambda k: [k.view.goal_now]),
    ]
    for pile in range(3):
        out += top_slices(pile, pillars)
    for place in range(HAND):
        out += hand_slices(place, pillars)
    for seat in range(seats):
        out += proposal_slices(seat, pillars, game) + seat_slices(seat, game)
    return out


def top_slices(pile: int, pillars: tuple[str, ...]) -> list[Reading]:
    """A pile: its height and the back on top."""
    name = f"pile{pile + 1}"
    return [
        numbers(f"{name}.height", ("cards",), 0, 86, "cards left", height_of(pile)),
        flags(f"{name}.touched", pillars, "pillars on the back on top", top_of(pile, "pillars")),
        flags(f"{name}.strong", pillars, "those with a dot", top_of(pile, "dots")),
    ]


def height_of(pile: int) -> Read:
    return lambda k: [k.view.piles[pile]]


def top_of(pile: int, field: str) -> Read:
    def read(k: Look) -> list[int]:
        back = k.view.tops[pile]
        return [] if back is None else list(getattr(back, field))

    return read


def hand_slices(place: int, pillars: tuple[str, ...]) -> list[Reading]:
    """One card of the own hand."""
    name = f"hand{place + 1}"
    return [
        numbers(f"{name}.white", pillars, -3, 3, "steps if accepted", side_of(place, "white")),
        numbers(f"{name}.black", pillars, -3, 3, "steps if rejected", side_of(place, "black")),
        numbers(f"{name}.goal", ("yes", "no"), -1, 12, "own goal after it", goal_of(place)),
    ]


def side_of(place: int, side: str) -> Read:
    def read(k: Look) -> list[int]:
        hand = k.view.hand
        return list(getattr(hand[place].face, side)) if place < len(hand) else [0] * 4

    return read


def goal_of(place: int) -> Read:
    def read(k: Look) -> list[int]:
        hand = k.view.hand
        if place >= len(hand):
            return [0, 0]
        return [hand[place].if_accepted, hand[place].if_rejected]

    return read


def proposal_slices(seat: int, pillars: tuple[str, ...], game: Game[Any]) -> list[Reading]:
    """The proposal of one seat, as far as it lies on the table or is one's own."""
    name = f"proposal{LETTERS[seat]}"
    state = ("laid", "accepted", "rejected", "shown", "silent", "kept", "broken")
    forces = len(game.names["force"])
    return [
        flags(f"{name}.state", state, "what became of it", proposal_state(seat)),
        flags(f"{name}.touched", pillars, "pillars on its back", back_of(seat, "pillars")),
        flags(f"{name}.strong", pillars, "those with a dot", back_of(seat, "dots")),
        numbers(f"{name}.white", pillars, -3, 3, "its steps, if known", face_of(seat, "white")),
        numbers(f"{name}.black", pillars, -3, 3, "if rejected", face_of(seat, "black")),
        numbers(f"{name}.claims", pillars, 0, forces, "what is claimed (+1)", claims_of(seat)),
        flags(f"{name}.tone", game.names["tone"], "tone of the pitch", tone_of(seat)),
    ]


def proposal_of(k: Look, seat: int) -> Any:
    """The proposal of that seat, None if there is none to see."""
    return next((p for p in k.view.proposals if p.seat == seat), None)


def proposal_state(seat: int) -> Read:
    def read(k: Look) -> list[int]:
        p = proposal_of(k, seat)
        if p is None:
            return []
        marks = (p.laid, p.verdict == 1, p.verdict == 2, p.shown, p.silent, p.word == 1)
        return [i for i, mark in enumerate((*marks, p.word == 0)) if mark]

    return read


def back_of(seat: int, field: str) -> Read:
    def read(k: Look) -> list[int]:
        p = proposal_of(k, seat)
        return [] if p is None else list(getattr(p.back, field))

    return read


def face_of(seat: int, side: str) -> Read:
    def read(k: Look) -> list[int]:
        p = proposal_of(k, seat)
        return list(getattr(p.face, side)) if p is not None and p.face is not None else [0] * 4

    return read


def claims_of(seat: int) -> Read:
    def read(k: Look) -> list[int]:
        out = [0] * 4
        p = proposal_of(k, seat)
        for claim in p.claims if p is not None else []:
            out[claim.pillar] = claim.force + 1
        return out

    return read


def tone_of(seat: int) -> Read:
    def read(k: Look) -> list[int]:
        p = proposal_of(k, seat)
        return [] if p is None else [p.tone]

    return read


def seat_slices(seat: int, game: Game[Any]) -> list[Reading]:
    """What is public of one seat, and its goal where it lies open."""
    name = f"seat{LETTERS[seat]}"
    counts = ("points", "reigned", "ready", "held", "voted", "kept", "broken")
    return [
        numbers(f"{name}.counts", counts, -20, 200, "points, reign, credit", counts_of(seat)),
        flags(f"{name}.goal", game.names["goal"], "its goal, if known", seat_goal(seat)),
    ]


def counts_of(seat: int) -> Read:
    def read(k: Look) -> list[int]:
        a = k.view.seats[seat]
        words = [word for credit in a.credit for word in credit.words]
        kept = sum(words)
        flags = [int(a.reigned), int(a.ready), a.held, int(a.voted)]
        return [a.points, *flags, min(kept, SEEN), min(len(words) - kept, SEEN)]

    return read


def seat_goal(seat: int) -> Read:
    return lambda k: [k.view.seats[seat].goal]
