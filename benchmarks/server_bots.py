"""Bots under load: many tables at which one person plays against cardinals, on one machine.

    python benchmarks/server_bots.py [--tables 1 10 50 200] [--level cardinal] [--seconds 60]

The four games take turns; a person answers a second after being asked, at random. For each number
of tables: how long people's answers take until their effect is shown, how long a bot takes from the
question to its answer (it never answers at once, so that people can follow), the share of bots'
answers that were thought about less than their level does, and what bots thought each second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop
from server_client import CabaleSeat, Seat
from server_load import Cabale, connect, quantile, results_in, write_results

GAMES = ("louis_xiv", "heads_of_state", "cape_epee", "reigns")  # not what else is installed
SEATS = 3
THINK = 1.0  # seconds that a person takes


class Person(CabaleSeat):
    """Somebody at a table of bots, who sees how long each of these takes."""

    def __init__(self, play: Callable[[Seat], None], secret: str, n: int) -> None:
        super().__init__(play, secret, n)
        self.waits: list[tuple[float, float]] = []  # when a bot answered, and after how long
        self.before = 0.0  # when a bot began, 0 if it is the person's turn

    def told(self, payload: bytes) -> None:
        was_asked, sent = bool(self.choices) and self.position > self.answered, self.sent
        super().told(payload)
        now = time.perf_counter()
        if self.before and not was_asked and not sent:
            self.waits.append((now, now - self.before))
        is_asked = bool(self.choices) and self.position > self.answered
        self.before = 0.0 if is_asked else now


class WithBots(Cabale):
    """Our server with tables of bots."""

    level = "cardinal"

    def seats(self, n: int, play: Callable[[Seat], None]) -> list[tuple[str, Seat]]:
        levels = [None, *[self.level] * (SEATS - 1)]
        wish = {"game": GAMES[n % len(GAMES)], "seats": SEATS, "mode": "bots", "levels": levels}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port_of(n)}/api/tables",
            json.dumps(wish).encode(),
            {"content-type": "application/json"},
        )
        made = json.load(urllib.request.urlopen(request))
        return [(f"/ws/{made['id']}", Person(play, made["mine"][0]["secret"], n))]

    def metrics(self) -> dict[str, float]:
        """What the server counts, by name."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.ports[0]}/metrics") as reply:
            text = reply.read().decode()
        rows = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, _, value in rows}


async def measure(server: WithBots, tables: int, seconds: float, settle: float) -> dict[str, float]:
    """People and bots play, for so long."""
    loop, rng = asyncio.get_running_loop(), random.Random(1)

    def play(seat: Any) -> None:
        loop.call_later(THINK * rng.uniform(0.5, 1.5), answer, seat, seat.position)

    def answer(seat: Any, position: int) -> None:
        if seat.position == position > seat.answered:  # else it was told of twice
            seat.answer()

    seats: list[Any] = await connect(server, tables, play)
    await asyncio.sleep(settle)  # until all desks are there
    began, hurried = time.perf_counter(), server.metrics()["cabale_bot_answers_hurried"]
    for seat in seats:
        seat.latencies.clear()
    await asyncio.sleep(seconds)
    less = server.metrics()["cabale_bot_answers_hurried"] - hurried
    people = sorted(each for seat in seats for each in seat.latencies)
    bots = sorted(wait for seat in seats for when, wait in seat.waits if when > began)
    return {
        "people_answers_per_second": len(people) / seconds,
        "people_p50_ms": 1000 * quantile(people, 0.5),
        "people_p99_ms": 1000 * quantile(people, 0.99),
        "bot_answers_per_second": len(bots) / seconds,
        "bot_p50_s": quantile(bots, 0.5),
        "bot_p99_s": quantile(bots, 0.99),
        "bot_slowest_s": max(bots, default=0.0),
        "hurried_per_second": less / seconds,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 10, 50, 200])
    parser.add_argument("--level", default="cardinal")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--settle", type=float, default=5.0, help="seconds before it counts")
    results_in(parser)
    args = parser.parse_args()
    WithBots.level = args.level
    found = {}
    for tables in args.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = WithBots(Path(folder))
            try:
                found[str(tables)] = uvloop.run(measure(server, tables, args.seconds, args.settle))
            finally:
                server.stop()
        print(tables, {key: round(value, 2) for key, value in found[str(tables)].items()})
    write_results(args.results, "server_bots", found)


if __name__ == "__main__":
    main()
