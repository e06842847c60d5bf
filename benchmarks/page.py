"""The page in a real Chromium: what it loads, what it keeps, how smoothly pieces move.

    python benchmarks/page.py [--only load|heap|frames]

load: requests, bytes over the line and milliseconds until the home page can be pressed. heap: a
game of Heads of State among bots from its first question to its end, watched by one screen; memory
and elements after a collection, before and after. frames: De Cape & d'Épée against bots with the
processor slowed four times (by the browser's own means); frames per second while pieces move,
and from a trace the processor time of a frame, the longest in parts (benchmarks/page_frames.py).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from page_frames import CATEGORIES, summarise
from playwright.sync_api import Browser, CDPSession, sync_playwright

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))  # people with browsers
from server.live import Live
from web.ahead import play_ahead
from web.browser import GUARD, Person, chromium
from web.player import holding

RESULTS = Path(__file__).resolve().parent / "results" / "page.json"
SLOWED = 4
MOVES = 8  # of the person, while frames are counted
CAUGHT_UP = 120_000  # milliseconds
Figures = dict[str, Any]

# Frames are counted only while something on the page is moving: from one in which it did to the
# next. What comes before the first, when another position is laid out, is told by itself.
COUNT_FRAMES = """() => {
  const seen = { frames: 0, time: 0, longest: 0, before: 0 };
  let last = performance.now();
  let moved = false;
  const look = (now) => {
    const moving = document.getAnimations().some((one) => one.playState === "running");
    if (moving && moved) {
      seen.frames += 1;
      seen.time += now - last;
      seen.longest = Math.max(seen.longest, now - last);
    } else if (moving) seen.before = Math.max(seen.before, now - last);
    moved = moving;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.seenFrames = seen;
}"""


def measure_load(browser: Browser, live: Live) -> Figures:
    """The home page, opened for the first time."""
    one = Person(browser, f"http://127.0.0.1:{live.port}")
    sizes: list[int] = []
    one.page.on("requestfinished", lambda r: sizes.append(r.sizes()["responseBodySize"]))
    one.go("/")
    one.page.locator(".way.primary:enabled").wait_for()
    ready = one.page.evaluate("performance.now()")
    one.page.wait_for_load_state("networkidle")
    one.close()
    return {"requests": len(sizes), "bytes": sum(sizes), "interactive_ms": ready}


def weigh(session: CDPSession) -> tuple[float, int]:
    """Megabytes that are in use, and elements, after what is of no use was collected."""
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    return used / 1e6, session.send("Memory.getDOMCounters")["nodes"]


def measure_heap(browser: Browser, live: Live) -> Figures:
    """A game of Heads of State to its end, on the screen of a seat."""
    table, secrets = live.friends(4, game="heads_of_state")
    one = Person(browser, f"http://127.0.0.1:{live.port}")
    holding(one, table, [{"seat": 0, "secret": secrets[0]}])
    one.go(f"/t/{table}")
    one.page.locator(".prompt p").first.wait_for()
    session = one.page.context.new_cdp_session(one.page)
    before, nodes = weigh(session)
    play_ahead(live, table, lambda play: False)
    finish(one)
    after, later = weigh(session)
    answers = len(live.app.house.rooms[table].table.playing().answers)
    one.close()
    return {
        "answers": answers,
        "heap_mb_before": before,
        "heap_mb_after": after,
        "grown_mb": after - before,
        "nodes_before": nodes,
        "nodes_after": later,
    }


def finish(one: Person) -> None:
    """Look on until the podium, going on after each count."""
    going_on = one.page.locator(".interlude .primary, .scene .primary")
    one.page.add_locator_handler(
        going_on.first, lambda button: button.click(force=True), no_wait_after=True
    )  # another count may follow at once, with the same button
    one.page.locator(".podium").wait_for(timeout=CAUGHT_UP)


def measure_frames(browser: Browser, live: Live) -> Figures:
    """Cards slide and turn over on a slow processor."""
    one = Person(browser, f"http://127.0.0.1:{live.port}", still=False)
    one.new_table(seats=4)
    session = one.page.context.new_cdp_session(one.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    trace = RESULTS.with_name("page_trace.json")
    trace.parent.mkdir(exist_ok=True)
    browser.start_tracing(path=trace, categories=CATEGORIES)
    one.page.evaluate(COUNT_FRAMES)
    for _ in range(MOVES):
        one.wait_turn()
        if not one.lit.count():
            break
        while not one.page.locator(".hand [data-state=picked]").count():
            one.page.wait_for_timeout(GUARD)  # a slow page takes longer to listen
            one.choose()
        one.page.locator(".column .ground[data-state=lit]").first.click(position={"x": 4, "y": 4})
    one.page.wait_for_timeout(2_000)
    seen: Any = one.page.evaluate("window.seenFrames")
    browser.stop_tracing()
    one.close()
    rate = 1000 * seen["frames"] / seen["time"] if seen["time"] else 0.0
    return {
        "slowed": SLOWED,
        "frames": seen["frames"],
        "moving_ms": seen["time"],
        "frames_per_second": rate,
        "longest_ms": seen["longest"],
        "longest_before_ms": seen["before"],
        "processor": summarise(trace),
    }


MEASURES: dict[str, Callable[[Browser, Live], Figures]] = {
    "load": measure_load,
    "heap": measure_heap,
    "frames": measure_frames,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", choices=sorted(MEASURES))
    only = parser.parse_args().only
    found: dict[str, Any] = {"load_average": os.getloadavg()[0]}
    with (
        tempfile.TemporaryDirectory() as folder,
        Live(Path(folder) / "cabale.db") as live,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        for name, measured in MEASURES.items():
            if only in (None, name):
                found[name] = measured(browser, live)
                print(name, json.dumps(found[name]), flush=True)
        browser.close()
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
