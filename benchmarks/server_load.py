"""Load: many tables of five seats, each answer shown to everybody by their own view.

    python benchmarks/server_load.py [--seconds 6] [--runs 3] [--only throughput|latency|idle]

Measures moves per second of one core with 200 tables, how long an answer takes at 500 moves a
second over 2,000 sockets, and what one of 10,000 sockets holds while nobody moves. Cabale plays
De Cape & d'Épée and writes every answer to disk first: to a file, to PostgreSQL, and there by two
processes; boardgame.io (if its folder, with node_modules, is there) keeps a game of the same size
in memory. Contenders take turns; of each figure the best run counts.

Servers, database and clients share the machine: how many cores each of them took is told too. Two
processes on cores of their own carry, beside one, twice what they do per processor second.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop
from server_client import BgioSeat, CabaleSeat, Seat, Socket

sys.path.append(str(Path(__file__).parents[1] / "tests" / "server"))
from postgres import Postgres

SEATS = 5
HERE = Path(__file__).parent
RIVAL = HERE / "rivals" / "boardgame_io"
SERVE = """
import sys, pathlib, uvicorn
from cabale.server.app import App, Settings
from cabale.server.limits import Limits, Rate
from cabale.server.run import listen, server_config
many = Rate(1e9, 1e9)
limits = Limits(messages=many, crowd=many, requests=many, tables=many, sockets=100_000)
place = sys.argv[1] if "://" in sys.argv[1] else pathlib.Path(sys.argv[1])
app = App(Settings(place, limits))
uvicorn.Server(server_config(app)).run([listen("127.0.0.1", int(sys.argv[2]))])
"""


def free_ports(count: int) -> list[int]:
    """Ports that are free, all different: each is held until the last is found."""
    with contextlib.ExitStack() as held:
        found = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
        return [held.enter_context(each).getsockname()[1] for each in found]


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    """The processes that a process has begun."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def memory_of(pid: int) -> int:
    """Bytes that a process holds."""
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


class Contender:
    """A server in a process of its own."""

    name = ""

    count = 1  # processes, each on a port of its own

    def __init__(self, folder: Path) -> None:
        self.open(folder)
        self.ports = free_ports(self.count)
        self.processes = [
            subprocess.Popen(self.command(folder, port), stdout=subprocess.DEVNULL)
            for port in self.ports
        ]
        for port, process in zip(self.ports, self.processes, strict=True):
            self.wait_for(port, process)

    def wait_for(self, port: int, process: subprocess.Popen[bytes]) -> None:
        while process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"{self.name} ended with {process.returncode}")

    def open(self, folder: Path) -> None:
        """Whatever it needs beside itself."""

    def command(self, folder: Path, port: int) -> list[str]:
        raise NotImplementedError

    def port_of(self, n: int) -> int:
        """Where the n-th table is played."""
        return self.ports[n % self.count]

    def seats(self, n: int, play: Callable[[Seat], None]) -> list[tuple[str, Seat]]:
        """The seats of the n-th table, each with the address of its socket."""
        raise NotImplementedError

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
            process.wait()

    def processor_time(self) -> float:
        return sum(processor_time(process.pid) for process in self.processes)

    def beside_time(self) -> float:
        """Processor time of what it needs beside itself."""
        return 0.0

    def memory(self) -> int:
        """Bytes that the server holds."""
        return sum(memory_of(process.pid) for process in self.processes)


class Cabale(Contender):
    """Our server, every answer on disk before it is told."""

    name = "cabale"

    def command(self, folder: Path, port: int) -> list[str]:
        return [sys.executable, "-c", SERVE, self.place(folder), str(port)]

    def place(self, folder: Path) -> str:
        return str(folder / "cabale.db")

    def seats(self, n: int, play: Callable[[Seat], None]) -> list[tuple[str, Seat]]:
        wish = {"game": "cape_epee", "seats": SEATS, "mode": "hotseat"}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port_of(n)}/api/tables",
            json.dumps(wish).encode(),
            {"content-type": "application/json"},
        )
        made = json.load(urllib.request.urlopen(request))
        path = f"/ws/{made['id']}"
        return [(path, CabaleSeat(play, mine["secret"], n)) for mine in made["mine"]]


class OnPostgres(Cabale):
    """The same on PostgreSQL, which waits for its disk; its own time is not counted."""

    name = "cabale, PostgreSQL"

    def open(self, folder: Path) -> None:
        self.postgres = Postgres(durable=True)
        self.postgres.start()
        self.url = self.postgres.new_database()

    def place(self, folder: Path) -> str:
        return self.url

    def beside_time(self) -> float:
        first = int((self.postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
        return processor_time(first) + sum(map(processor_time, children_of(first)))

    def stop(self) -> None:
        super().stop()
        self.postgres.__exit__()


class TwoOnPostgres(OnPostgres):
    """Two processes, half of the tables each."""

    name = "cabale, PostgreSQL, two processes"
    count = 2


class BoardgameIo(Contender):
    """boardgame.io with its store in memory."""

    name = "boardgame.io 0.50"

    def command(self, folder: Path, port: int) -> list[str]:
        return ["node", str(RIVAL / "server.js"), str(port)]

    def seats(self, n: int, play: Callable[[Seat], None]) -> list[tuple[str, Seat]]:
        path = "/socket.io/?EIO=4&transport=websocket"
        return [(path, BgioSeat(play, f"match-{n}", player, SEATS)) for player in range(SEATS)]


async def connect(contender: Contender, tables: int, play: Callable[[Seat], None]) -> list[Seat]:
    """Open every socket of so many tables."""
    loop = asyncio.get_running_loop()
    out: list[Seat] = []
    for n in range(tables):
        for path, seat in contender.seats(n, play):
            host = f"127.0.0.1:{contender.port_of(n)}"
            await loop.create_connection(
                lambda host=host, path=path, seat=seat: Socket(host, path, seat),
                "127.0.0.1",
                contender.port_of(n),
            )
            await asyncio.wait_for(seat.ready.wait(), 30)
            out.append(seat)
    return out


async def throughput(contender: Contender, tables: int, seconds: float) -> dict[str, float]:
    """Everybody answers as soon as they are asked."""
    waiting: list[Seat] = []
    begun = False

    def play(seat: Seat) -> None:
        if begun:
            seat.answer()
        else:
            waiting.append(seat)

    seats = await connect(contender, tables, play)
    begun = True
    for seat in waiting:
        seat.answer()
    await asyncio.sleep(0.5)
    moves, before = count(seats), sum(seat.bytes for seat in seats)
    taken, beside, ours = contender.processor_time(), contender.beside_time(), time.process_time()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - began
    done = count(seats) - moves
    taken, beside = contender.processor_time() - taken, contender.beside_time() - beside
    begun = False
    return {
        "moves_per_second": done / spent,
        "moves_per_processor_second": each(done, taken),
        "bytes_per_move": each(sum(seat.bytes for seat in seats) - before, done),
        "cores_of_the_server": taken / spent,
        "cores_of_the_database": beside / spent,
        "cores_of_the_clients": (time.process_time() - ours) / spent,
    }


def each(sum: float, count: float) -> float:
    """So much for each; nothing where nothing was counted, as in a run that is too short."""
    return sum / count if count else 0.0


def quantile(sorted_values: list[float], share: float) -> float:
    """Below which so many of the values are; nothing where there are none."""
    return sorted_values[int(len(sorted_values) * share)] if sorted_values else 0.0


def results_in(parser: argparse.ArgumentParser) -> None:
    """Where the figures are written to."""
    parser.add_argument("--results", type=Path, default=HERE / "results", help="a folder")


def write_results(folder: Path, name: str, found: Any) -> None:
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(found, indent=2) + "\n")


def count(seats: list[Seat]) -> int:
    return sum(seat.moves for seat in seats)


async def latency(
    contender: Contender, tables: int, rate: float, seconds: float
) -> dict[str, float]:
    """So many answers a second, evenly spread; how long until the answerer is shown the effect."""
    asked: dict[Seat, None] = {}
    before = contender.memory()
    seats = await connect(contender, tables, lambda seat: asked.setdefault(seat))
    await asyncio.sleep(1.0)
    idle = (contender.memory() - before) / len(seats)
    rng = random.Random(1)
    began, sent = time.perf_counter(), 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate and asked:
            seat = rng.choice(list(asked))
            del asked[seat]
            seat.answer()
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(1.0)
    times = sorted(t for seat in seats for t in seat.latencies)
    return {
        "rate": len(times) / seconds,
        "p50_ms": quantile(times, 0.5) * 1000,
        "p99_ms": quantile(times, 0.99) * 1000,
        "idle_seat_kb": idle / 1000,
    }


async def idle(contender: Contender, tables: int, settle: float) -> dict[str, float]:
    """Every seat of so many tables is there, and nobody moves."""
    before = contender.memory()
    seats = await connect(contender, tables, lambda _: None)
    await asyncio.sleep(settle)
    return {"sockets": len(seats), "idle_kb": (contender.memory() - before) / len(seats) / 1000}


def run(kind: type[Contender], measure: Callable[[Contender], Any]) -> dict[str, float]:
    """One measurement on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        contender = kind(Path(folder))
        try:
            found: dict[str, float] = uvloop.run(measure(contender))
        finally:
            contender.stop()
    print(kind.name, {key: round(value, 2) for key, value in found.items()}, flush=True)
    return found


def best(runs: list[dict[str, float]]) -> dict[str, float]:
    """Of each figure the best run: the most moves, the least of everything else."""
    most = ("moves_per_second", "moves_per_processor_second", "rate")
    return {key: (max if key in most else min)(found[key] for found in runs) for key in runs[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--only", choices=("throughput", "latency", "idle"))
    parser.add_argument("--alone", action="store_true", help="one process and its file, no others")
    parser.add_argument("--settle", type=float, default=5.0, help="seconds before memory is read")
    results_in(parser)
    args = parser.parse_args()
    kinds: list[type[Contender]] = [Cabale, OnPostgres, TwoOnPostgres]
    if args.alone:
        del kinds[1:]
    elif (RIVAL / "node_modules").is_dir():
        kinds.append(BoardgameIo)
    measures: dict[str, Callable[[Contender], Any]] = {
        "throughput": lambda c: throughput(c, args.tables, args.seconds),
        "latency": lambda c: latency(c, args.tables * 2, 500, args.seconds),
        "idle": lambda c: idle(c, args.tables * 10, args.settle),
    }
    results: dict[str, dict[str, list[dict[str, float]]]] = {}
    for _ in range(args.runs):
        for kind in kinds:
            found = results.setdefault(kind.name, {name: [] for name in measures})
            for name, measure in measures.items():
                if args.only in (None, name):
                    found[name].append(run(kind, measure))
    table = {
        name: {what: best(runs) for what, runs in found.items() if runs}
        for name, found in results.items()
    }
    print(json.dumps(table, indent=2))
    write_results(args.results, "server_load", table)


if __name__ == "__main__":
    main()
