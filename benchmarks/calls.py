"""How long a call takes: from the answer that is stored to the carrier that receives it."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from carrier import Browser, Receiver, beside, hang
from live import Live

from cabale.server.calls.caller import Caller
from cabale.server.calls.settings import CallSettings


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--calls", type=int, default=300)
    calls = words.parse_args().calls
    took: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Receiver() as carrier,
        Live(Path(folder) / "cabale.db", calls=CallSettings(push=True, inward=True)) as live,
    ):
        for n in range(calls):
            table, secrets = live.friends(2, game="cape_epee")
            hang(live, Browser(carrier), table, secrets[1])
            took.append(one_call(live, carrier, table, n))
    took.sort()
    for share in (0.5, 0.9, 0.99):
        print(f"p{share * 100:.0f} {took[int(share * calls)] * 1000:.1f} ms")


def one_call(live: Live, carrier: Receiver, table: str, before: int) -> float:
    """Seconds from the moment at which an answer is stored."""
    began: list[float] = []

    async def see() -> None:
        room = await live.app.house.room(table)
        caller = live.app.house.caller
        assert room is not None and isinstance(caller, Caller)
        began.append(time.perf_counter())
        await caller.call(room, 1, 0)

    beside(live, see())
    return carrier.wait(before + 1)[before].at - began[0]


if __name__ == "__main__":
    main()
