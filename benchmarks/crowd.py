"""Forty people behind one address open their tables at once; then one of them shouts."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from live import Live
from test_gate import PEOPLE, first_visit

from cabale.games import catalogue
from cabale.server.limits import Limits


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--people", type=int, default=PEOPLE)
    words.add_argument("--shouts", type=int, default=3000)
    args = words.parse_args()
    catalogue.look_again()  # the toy of the tests
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder) / "c.db", Limits()) as live:
        wish = {"game": "toy", "seats": 2, "mode": "friends", "names": ["Host"]}
        tables = [live.post("/api/tables", wish) for _ in range(args.people)]
        begin = time.perf_counter()
        with ThreadPoolExecutor(args.people) as room:
            visits = list(room.map(lambda made: first_visit(live, made), tables))
        seconds = time.perf_counter() - begin
        found = Counter(status for statuses, _ in visits for status in statuses)
        asked = found.total()
        print(f"{args.people} first visits at once: {asked} requests in {seconds:.1f} s:", found)
        mine, path = visits[0][1], f"/api/tables/{tables[0]['id']}"
        with ThreadPoolExecutor(8) as room:
            shouts = room.map(lambda _: live.ask("GET", "/api/games")[0], range(args.shouts))
            heard = Counter(shouts)
        print(f"then {args.shouts} requests without a seat: {dict(heard)}")
        print("meanwhile a seat:", live.ask("GET", path, secret=mine)[0])


if __name__ == "__main__":
    main()
