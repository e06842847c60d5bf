"""Digests of how good every answer looks in many positions of Heads of State.

`python tests/bots/appeals.py` writes them anew, which only a wanted change of judgement allows.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from cabale.core.protocol import CHANCE, OVER
from cabale.core.rng import Rng
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.actions import COURT, CREATE, STRIKE
from cabale.games.heads_of_state.sense import SENSE
from cabale.games.heads_of_state.state import HeadsState

KEPT = Path(__file__).with_name("appeals.json")
GAMES = [f"{seats} seats, seed {seed}" for seats in (2, 3, 4, 5) for seed in (1, 2, 3)]
EVERY = 2  # one question of so many is judged


def positions(seats: int, seed: int) -> Iterator[HeadsState]:
    """A game in which nobles are created and killed wherever it occurs to somebody."""
    s = HEADS_OF_STATE.new(seats)
    chance, mind = Rng(seed, 0), Rng(seed, 1)
    asked = 0
    while s.decision != OVER:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
            continue
        legal = list(s.legal(s.actor))
        asked += len(legal) > 1
        if len(legal) > 1 and asked % EVERY == 0:
            yield s
        deeds = [a for a in legal if CREATE.has(a) or COURT.has(a) or STRIKE.has(a)]
        wanted = deeds if deeds and mind.below(4) else legal
        s.apply(s.actor, wanted[mind.below(len(wanted))])


def digest(game: str) -> dict[str, str | int]:
    """How many answers were judged in a game, and a digest of what was found."""
    seats, seed = (int(word) for word in game.replace(",", "").split() if word.isdigit())
    found: list[int] = []
    for s in positions(seats, seed):
        found += SENSE.appeal(s, s.actor, s.legal(s.actor))
    return {"judged": len(found), "digest": hashlib.sha256(repr(found).encode()).hexdigest()[:24]}


if __name__ == "__main__":
    KEPT.write_text(json.dumps({game: digest(game) for game in GAMES}, indent=1) + "\n", "utf-8")
