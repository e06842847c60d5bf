"""How long the server needs for the home page of somebody with many tables, beside a full house."""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from live import Live
from postgres import Postgres

from cabale.server.storage.store import Sitting, Store, Summary


async def fill(store: Store, person: str, mine: int, others: int) -> None:
    """Tables of one person, and many more of others."""
    batch = []
    for n in range(mine + others):
        holder = f"@{person}" if n < mine else f"@other{n % 400}"
        seats = [Sitting("Élise", holder), *(Sitting(f"Guest {k}", f"{n:064x}") for k in range(3))]
        summary = Summary(f"t{n:06d}", "louis_xiv", "playing", 1 << n % 4, time.time(), seats)
        batch.append(store.put(summary, 0, [b"{}"]))
    await asyncio.gather(*batch)


def measure(place: Path | str, mine: int, others: int, looks: int) -> list[float]:
    """Milliseconds from a request to its reply."""
    with Live(place) as live:
        me = live.post("/api/me/introduce", {"name": "Élise"})
        store: Any = live.app.house.store
        asyncio.run_coroutine_threadsafe(fill(store, me["id"], mine, others), store.loop).result()
        took = []
        for _ in range(looks):
            before = time.perf_counter()
            found = live.post("/api/mine", {"held": []}, me["token"])
            took.append((time.perf_counter() - before) * 1000)
            assert len(found) == mine
        return took


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--mine", type=int, default=200, help="tables of the person who looks")
    words.add_argument("--others", type=int, default=5000, help="other people's tables")
    words.add_argument("--looks", type=int, default=100)
    words.add_argument("--postgres", action="store_true", help="in PostgreSQL too")
    args = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        show("SQLite", Path(folder) / "home.db", args)
    if args.postgres:
        with Postgres(durable=True) as server:
            show("PostgreSQL", server.new_database(), args)


def show(where: str, place: Path | str, args: argparse.Namespace) -> None:
    took = measure(place, args.mine, args.others, args.looks)
    p50, p99 = statistics.median(took), sorted(took)[int(len(took) * 0.99)]
    print(f"{where}: {args.mine} tables of mine among {args.others} others:", end=" ")
    print(f"p50 {p50:.1f} ms, p99 {p99:.1f} ms")


if __name__ == "__main__":
    main()
