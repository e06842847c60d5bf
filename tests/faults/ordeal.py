"""People play while faults happen; then everything is held against what is stored.

python tests/faults/ordeal.py [--seconds 240] [--world file|database]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "server")]

from clients import play_tables  # noqa: E402
from history import History, Verdict, Wait, judge  # noqa: E402
from worlds import OnDatabase, OnFile, World  # noqa: E402

WORLDS: dict[str, type[World]] = {"file": OnFile, "database": OnDatabase}
TABLES = 4  # at once
CALM = 1.5  # seconds between two faults
LIMIT = 60.0  # seconds after the last one, by which everybody is answered again


class Ordeal:
    """One world, its people, what happened, and the verdict."""

    def __init__(self, world: World, seconds: float, seed: int = 1) -> None:
        self.world = world
        self.until = time.monotonic() + seconds
        self.seed = seed
        self.happened: Counter[str] = Counter()
        self.spans: list[tuple[float, float, str]] = []  # from, to, what
        self.history = History()
        self.verdict = Verdict()

    def run(self) -> Verdict:
        tables = asyncio.run(self.play())
        for server in self.world.servers:
            server.kill()  # whatever was acknowledged must be there already
        self.world.servers.clear()
        self.verdict = judge(self.history, self.world.stored(tables))
        return self.verdict

    async def play(self) -> list[str]:
        """Everybody plays while one thing after the other goes wrong."""
        harm = asyncio.get_running_loop().run_in_executor(None, self.harm)
        ports, history = self.world.ports, self.history
        rounds = [play_tables(ports, history, self.seed + n, harm.done) for n in range(TABLES)]
        tables = await asyncio.gather(*rounds)
        await harm
        return [table for round in tables for table in round]

    def harm(self) -> None:
        """Each fault in turn, in another order every time round."""
        rng, faults = random.Random(self.seed), list[Callable[[], None]]()
        time.sleep(CALM)
        while time.monotonic() < self.until:
            faults = faults or rng.sample(self.world.faults(), len(self.world.faults()))
            fault = faults.pop()
            name, began = fault.__doc__ or fault.__name__, time.perf_counter()
            fault()
            self.spans.append((began, time.perf_counter(), name))
            self.happened[name] += 1
            time.sleep(CALM)
        self.wait_until_well()

    def wait_until_well(self) -> None:
        """Until answers are acknowledged again, at least two for each table that is played."""
        enough, limit = len(self.history.told) + 2 * TABLES, time.monotonic() + LIMIT
        while len(self.history.told) < enough:
            assert time.monotonic() < limit, "nobody is answered any more"
            time.sleep(0.1)

    def table(self) -> str:
        """What happened, in figures."""
        h, v = self.history, self.verdict
        waits = sorted(h.waits) or [Wait(0.0, 0.0)]
        killed = [wait for wait in waits if any(map(wait.spans, self.world.kills))]
        figures: dict[str, object] = dict(self.happened)
        figures |= {"answers sent": len(h.sent), "answers acknowledged": len(set(h.told))}
        figures |= {"lost": len(v.lost), "doubled": len(v.doubled), "invented": len(v.invented)}
        figures |= {"gaps": len(v.gaps), "out of order": len(v.disorder), "torn": len(v.torn)}
        figures["slowest hundredth, s"] = late(waits)
        figures["answers on their way at a kill"] = len(killed)
        figures["slowest hundredth of these, s"] = late(killed)
        for wait in waits[:-4:-1]:
            figures[f"{wait.seconds:.2f} s"] = " and ".join(self.during(wait)) or "in calm"
        figures |= {f"not tried: {what}": "" for what in self.world.untried}
        return "\n".join(f"| {name} | {figure} |" for name, figure in figures.items())

    def during(self, wait: Wait) -> list[str]:
        """What happened while an answer was waited for, and how long it took."""
        end = wait.since + wait.seconds
        return [
            f"{name} ({to - since:.1f} s)"
            for since, to, name in self.spans
            if since < end and wait.since < to
        ]


def late(waits: list[Wait]) -> str:
    """Within how many seconds 99 of 100 answers came."""
    return f"{waits[int(len(waits) * 0.99)].seconds:.2f}" if waits else "-"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=240.0, help="for all worlds together")
    parser.add_argument("--world", choices=list(WORLDS))
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    names = [args.world] if args.world else list(WORLDS)
    failed = False
    for name in names:
        world = WORLDS[name]()
        try:
            ordeal = Ordeal(world, args.seconds / len(names), args.seed)
            verdict = ordeal.run()
        finally:
            world.close()
        print(f"\n| {name} | |\n|---|---|\n{ordeal.table()}", flush=True)
        print(*verdict.faults()[:20], sep="\n", flush=True)
        failed = failed or bool(verdict.faults())
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
