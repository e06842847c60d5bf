"""Start and opening: 10,000 stored tables, and a table of 400 answers read from disk.

python benchmarks/server_start.py [--tables 10000]
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

from server_load import SERVE, free_ports, processor_time

from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.server import lobby
from cabale.server.api import Create
from cabale.server.lines import write_line
from cabale.server.lobby import Made
from cabale.server.reading import read_table, summary_of
from cabale.server.storage.places import open_store
from cabale.server.storage.store import Store

HERE = Path(__file__).parent
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


def time_start(path: Path) -> tuple[float, float]:
    """Seconds and processor seconds from the command until the server answers a request."""
    [port] = free_ports(1)
    began = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(path), str(port)])
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
                return time.perf_counter() - began, processor_time(process.pid)
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cabale.db"
        long = asyncio.run(fill(path, args.tables))
        starts = [time_start(path) for _ in range(5)]
        found = {
            "stored_tables": args.tables,
            "start_seconds": min(seconds for seconds, _ in starts),
            "start_processor_seconds": min(seconds for _, seconds in starts),
            "open_400_answers_ms": 1000
            * min(asyncio.run(time_opening(path, long)) for _ in range(9)),
        }
    print(json.dumps(found, indent=2))
    (HERE / "results").mkdir(exist_ok=True)
    (HERE / "results" / "server_start.json").write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
