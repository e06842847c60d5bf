"""Prints the hash of one random game for each game and number of seats: the same everywhere."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from support import TABLES, positions

from cabale.core.game import state_hash


def hashes() -> list[str]:
    out = []
    for game, seats in TABLES:
        *_, last = positions(game, seats, 31)
        out.append(f"{game.name} {seats} {len(last.answers)} {state_hash(last.state)}")
    return out


if __name__ == "__main__":
    print("\n".join(hashes()))
