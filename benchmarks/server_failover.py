"""Failover: two processes on one PostgreSQL with a standby, of which one is killed again and again.

    python benchmarks/server_failover.py [--tables 20] [--kills 20]

Whoever sits at the process that is killed comes back as a page does, to whichever answers. How
long each seat waits from the kill until it sees its table again, and how long answers take that
were on their way; in the end all that was acknowledged must be stored, once.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path
from typing import Any

from server_load import quantile, results_in, write_results

sys.path[:0] = [str(Path(__file__).parents[1] / "tests" / each) for each in ("faults", "server")]
from clients import Person, make_table  # noqa: E402
from history import History, judge  # noqa: E402
from live import Page  # noqa: E402
from worlds import OnDatabase  # noqa: E402

from cabale.server import wire  # noqa: E402

CALM = 1.0  # seconds between two kills in which everybody plays


class Guest(Person):
    """Somebody who notes how long they were away."""

    at = ""  # the line on which the last Step came
    cut = 0.0  # when the process of that line was killed; 0: nothing is missed
    away: list[float]  # how long each of all was

    async def hear(self, page: Page, message: Any) -> None:
        await super().hear(page, message)
        if isinstance(message, wire.Step) and not (self.cut and page.url == self.at):
            self.at, self.cut, since = page.url, 0.0, self.cut
            if since:
                self.away.append(time.perf_counter() - since)


async def kill(world: OnDatabase, n: int, guests: list[Guest]) -> None:
    """Kill one of the processes, wait until everybody is back, and begin it anew."""
    there = [guest for guest in guests if f":{world.ports[n]}/" in guest.at]
    world.end(n)
    for guest in there:
        guest.cut = world.kills[-1]
    while any(guest.cut and not guest.is_over for guest in there):
        await asyncio.sleep(0.01)
    await asyncio.to_thread(world.begin, n)


async def measure(world: OnDatabase, tables: int, kills: int) -> dict[str, float]:
    """People play at so many tables, and one process after the other is killed."""
    club, guests, is_enough = History(), list[Guest](), asyncio.Event()
    away, names = list[float](), list[str]()

    async def play(seed: int) -> None:
        """One game after the other at one table."""
        rng = random.Random(seed)
        while not is_enough.is_set():
            made = await make_table(world.ports, rng)
            names.append(made["id"])
            here = [
                Guest(world.ports, made["id"], mine["seat"], mine["secret"], club)
                for mine in made["mine"]
            ]
            guests[:] = [guest for guest in guests if not guest.is_over] + here
            for guest in here:
                guest.away = away
            await asyncio.gather(*(guest.play(is_enough.is_set) for guest in here))

    playing = [asyncio.ensure_future(play(n)) for n in range(tables)]
    for n in range(kills):
        await asyncio.sleep(CALM)
        await kill(world, n % world.count, guests)
    is_enough.set()
    await asyncio.gather(*playing)
    stored = await asyncio.to_thread(world.stored, names)
    waits = sorted(wait.seconds for wait in club.waits if any(map(wait.spans, world.kills)))
    return {
        "kills": kills,
        "seats_cut_off": len(away),
        "away_p50_s": quantile(sorted(away), 0.5),
        "away_p99_s": quantile(sorted(away), 0.99),
        "away_longest_s": max(away, default=0.0),
        "answers_on_their_way": len(waits),
        "their_p99_s": quantile(waits, 0.99),
        "answers_acknowledged": len(set(club.told)),
        "lost_or_doubled": len(judge(club, stored).faults()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--kills", type=int, default=20)
    results_in(parser)
    args = parser.parse_args()
    world = OnDatabase()
    try:
        found = asyncio.run(measure(world, args.tables, args.kills))
    finally:
        world.close()
    print({key: round(value, 2) for key, value in found.items()})
    write_results(args.results, "server_failover", found)


if __name__ == "__main__":
    main()
