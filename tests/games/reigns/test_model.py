"""Whole games, reckoned by the engine and by annals kept apart from it."""

from __future__ import annotations

import pytest
from games.reigns.model import ENOUGH, PILLARS, Annals

from cabale.core.journal import Event, Journal
from cabale.core.protocol import CHANCE, WATCHER
from cabale.core.rng import Rng
from cabale.games.reigns import REIGNS
from cabale.games.reigns.actions import ACCEPT, ASK_ENOUGH, CONTINUE, DONE, EVENTS, REJECT, SEAL
from cabale.games.reigns.pieces import GOAL_NAMES
from cabale.games.reigns.state import Reigns

GAMES = 4


def brisk(s: Reigns, seat: int, rng: Rng) -> int:
    """A random answer, but little is said and nobody stops early."""
    legal = list(s.legal(seat))
    if s.decision == ASK_ENOUGH:
        return CONTINUE.of()
    short = [a for a in legal if any(v.has(a) for v in (ACCEPT, REJECT, SEAL, DONE))]
    chosen = short if short and rng.below(3) else legal
    return chosen[rng.below(len(chosen))]


def hear(annals: Annals, event: Event) -> None:
    """What was told, held against what must follow."""
    name, seat, told = EVENTS[event.kind].name, event.seat, event.details
    if name == "began":
        annals.begin(seat)
    elif name in ("accepted", "rejected"):
        annals.accepted[told[0]] = name == "accepted"
    elif name == "sealed":
        annals.seal()
    elif name == "revealed":
        assert not annals.is_dead(), "nothing is turned over after a death"
        rejected = [a for a, accepted in annals.accepted.items() if not accepted]
        assert told[0] in (rejected or annals.accepted), "the rejected come first"
        annals.turned = (told[0], told[2])
    elif name == "relented":
        annals.relent()
    elif name in ("applied-white", "applied-black"):
        annals.apply(seat, name == "applied-white")
    elif name == "story-point":
        assert seat == annals.teller
        annals.points[seat] += 1
    elif name == "pile-points":
        assert annals.is_dead() or annals.pile >= ENOUGH
        annals.points[seat] += annals.pile
    elif name == "goal-points":
        assert annals.is_dead() and annals.goal(seat, GOAL_NAMES[told[0]]) == told[1]
    elif name == "died":
        assert annals.is_dead()
    elif name == "abdicated":
        assert not annals.is_dead() and not annals.accepted and annals.pile >= ENOUGH


@pytest.mark.parametrize("story", ["granted", "one", "majority"])
@pytest.mark.parametrize("seats", REIGNS.seats)
def test_3_to_5_tracks_and_points_are_those_of_annals_kept_apart(seats: int, story: str) -> None:
    for seed in range(GAMES):
        s, annals, rng = REIGNS.new(seats, {"story": story}), Annals(seats), Rng(seed, seats)
        s.journal, heard = Journal(), 0
        while not s.is_over():
            seat = s.actor
            s.apply(seat, s.draw(rng) if seat == CHANCE else brisk(s, seat, rng))
            for i in range(heard, len(s.journal)):
                event = s.journal.told_to(WATCHER, i, list(EVENTS))
                assert event is not None
                hear(annals, event)
            heard = len(s.journal)
            assert [int(n) for n in s.points] == annals.points
            assert [int(n) for n in s.track] == [annals.track[pillar] for pillar in PILLARS]
