"""How many choices have a reason, and how many reasons are false: `python benchmarks/reasons.py`.

Positions come from games among courtiers and random bots; every reason is checked by giving the
answer and looking at the table (tests/games/*/claims.py).
"""

from __future__ import annotations

import argparse
import sys
from itertools import count
from pathlib import Path

from cabale.core.reason import reasons
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named, names

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.games.reasoning import asked, false_reasons, has_weight


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--positions", type=int, default=1000)
    args = parser.parse_args()
    for name in args.games:
        print(line_of(name, args.positions))


def line_of(name: str, positions: int) -> str:
    game = game_named(name)
    seen = weighty = given = 0
    false = []
    for deal in count(100):
        for at in asked(game, deal):
            seen += 1
            false += false_reasons(game, at, Rng(deal, seen))
            if has_weight(game, at):
                weighty += 1
                given += bool(reasons(game, at.s, at.seat, at.action))
            if seen == positions:
                share = 100 * given / weighty
                said = f"{seen} positions, {share:.1f} % with a reason, {len(false)} false"
                return f"{name}: {said} {false[:4] or ''}"
    raise AssertionError("games do not run out")


if __name__ == "__main__":
    main()
