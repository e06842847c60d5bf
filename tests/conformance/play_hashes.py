"""Prints what must be the same everywhere: for each game and number of seats the hash of one random
game, and of the worlds that every seat may dream of on its way."""

from __future__ import annotations

from hashlib import sha256

from cabale.conformance.playing import TABLES, positions
from cabale.core.game import state_hash
from cabale.core.rng import Rng

WORLDS = 11  # every so many positions each seat's world is drawn anew


def hashes() -> list[str]:
    out = []
    for game, seats in TABLES:
        dreams = []
        for at, here in enumerate(positions(game, seats, 31)):
            if at % WORLDS == 0:
                worlds = [here.state.resample(seat, Rng(at)) for seat in range(-1, seats)]
                dreams += [state_hash(world) for world in worlds]
        dreamt = sha256("".join(dreams).encode()).hexdigest()[:16]
        out.append(f"{game.name} {seats} {len(here.answers)} {state_hash(here.state)} {dreamt}")
    return out


if __name__ == "__main__":
    print("\n".join(hashes()))
