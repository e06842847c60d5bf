"""Start and opening: 1,000 and 100,000 stored tables, and a table of 400 answers read from disk.

python benchmarks/server_start.py [--tables 1000 100000]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from server_load import SERVE, free_ports, memory_of, processor_time, results_in, write_results

from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.server import lobby
from cabale.server.api import Create
from cabale.server.lines import write_line
from cabale.server.lobby import Made
from cabale.server.reading import read_table, summary_of
from cabale.server.storage.places import open_store
from cabale.server.storage.store import Store

ANSWERS = 400


def played(n: int, answers: int, seats: int = 6) -> Made:
    """A table at which so many answers were given at random."""
    game = game_named("heads_of_state" if answers > 100 else "cape_epee")
    wish = Create(game.name, min(seats, game.seats[-1]), "hotseat")
    made = lobby.make(game, wish, ["page"], 0.0)
    rng = Rng(n)
    while len(made.table.playing().answers) < answers and not made.table.playing().is_over():
        play = made.table.playing()
        seat = int(play.state.actor)
        action = int(play.state.pick(seat, rng))
        made.lines += made.table.answer(seat, play.positions[seat], "", action).lines
    return made


async def put(store: Store, made: Made) -> None:
    """Store a table with all its lines."""
    lines = [write_line(line) for line in made.lines]
    if await store.put(summary_of(made.table, made.lines), 0, lines) != "stored":
        sys.exit("not stored")


async def fill(path: Path, tables: int) -> str:
    """A file with so many tables of a few answers, and a long one; the name of the long one."""
    store = open_store(path)
    await store.start()
    for first in range(0, tables, 100):
        batch = [played(n, 20, 3) for n in range(first, min(first + 100, tables))]
        await asyncio.gather(*(put(store, made) for made in batch))
    long = played(1, ANSWERS)
    assert len(long.table.playing().lines) >= ANSWERS
    await put(store, long)
    await store.close()
    return long.table.id


def time_start(path: Path) -> tuple[float, float, float]:
    """Seconds and processor seconds from the command until the server answers a request, and the
    megabytes that it then holds."""
    [port] = free_ports(1)
    began = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(path), str(port)])
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
                spent, worked = time.perf_counter() - began, processor_time(process.pid)
                return spent, worked, memory_of(process.pid) / 1e6
            except OSError:
                time.sleep(0.005)
    finally:
        process.terminate()
        process.wait()


async def time_opening(path: Path, table: str) -> float:
    """Seconds to read a table from disk and to show it to a seat."""
    store = open_store(path)
    await store.start()
    began = time.perf_counter()
    found = await read_table(store, table)
    assert found is not None
    stream = found.look(0)
    assert stream is not None
    stream.fresh(found.playing())
    spent = time.perf_counter() - began
    await store.close()
    return spent


def measure(tables: int) -> dict[str, float]:
    """A file with so many tables: the best of five starts, and of nine looks at the long one."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cabale.db"
        long = asyncio.run(fill(path, tables))
        seconds, worked, held = map(min, zip(*(time_start(path) for _ in range(5)), strict=True))
        opening = min(asyncio.run(time_opening(path, long)) for _ in range(9))
        return {
            "file_mb": path.stat().st_size / 1e6,
            "start_seconds": seconds,
            "start_processor_seconds": worked,
            "memory_mb": held,
            "open_400_answers_ms": 1000 * opening,
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[1_000, 100_000])
    results_in(parser)
    args = parser.parse_args()
    found = {tables: measure(tables) for tables in args.tables}
    print(json.dumps(found, indent=2))
    write_results(args.results, "server_start", found)


if __name__ == "__main__":
    main()
