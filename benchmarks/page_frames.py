"""What the frames of a page cost: a trace of Chromium, summarised.

The longest of them are told with what they were spent on, so that the trace itself need not be
kept. Processor time does not count what a busy machine let the page wait.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
FRAME = "FireAnimationFrame"  # every frame has one: the page asks for it
TASK = "RunTask"
GAP = 2_000_000  # microseconds without a frame: nobody looked
LONGEST = 6
PERCENTILES = (50, 90, 95, 99)
PARTS = {  # what the main thread does, by the names that Chromium gives it
    "script": {
        "FunctionCall",
        "RunMicrotasks",
        "EvaluateScript",
        "TimerFire",
        "EventDispatch",
        FRAME,
    },
    "style": {"UpdateLayoutTree"},
    "layout": {"Layout"},
    "paint": {"PrePaint", "Paint", "Layerize", "Commit"},
    "garbage": {"MinorGC", "MajorGC"},
}
Event = dict[str, Any]


def main_thread(events: list[Event]) -> list[Event]:
    """What the busiest thread that draws a page did, in order."""
    named = [e for e in events if e["name"] == "thread_name"]
    threads = {(e["pid"], e["tid"]) for e in named if e["args"]["name"] == "CrRendererMain"}
    spans = [e for e in events if e.get("ph") == "X" and (e["pid"], e["tid"]) in threads]
    often = Counter((e["pid"], e["tid"]) for e in spans).most_common(1)[0][0]
    mine = [e for e in spans if (e["pid"], e["tid"]) == often]
    return sorted(mine, key=lambda e: (e["ts"], -e.get("dur", 0)))


def alone(spans: list[Event]) -> list[float]:
    """How long each span ran itself, without those inside it."""
    took = [float(e.get("tdur") or e.get("dur") or 0) for e in spans]
    own, stack = [*took], list[int]()
    for n, span in enumerate(spans):
        while stack and spans[stack[-1]]["ts"] + spans[stack[-1]].get("dur", 0) <= span["ts"]:
            stack.pop()
        if stack:
            own[stack[-1]] -= took[n]
        stack.append(n)
    return own


def part_of(name: str) -> str:
    return next((part for part, names in PARTS.items() if name in names), "else")


def summarise(trace: Path) -> dict[str, Any]:
    """Processor milliseconds of the main thread a frame: most of them, and the longest in parts."""
    spans = main_thread(json.loads(trace.read_text("utf-8"))["traceEvents"])
    starts = [e["ts"] for e in spans if e["name"] == FRAME]
    frames = [defaultdict[str, float](float) for _ in starts]
    for span, own in zip(spans, alone(spans), strict=True):
        n = bisect_right(starts, span["ts"]) - 1
        if n >= 0:
            frames[n][part_of(span["name"])] += own / 1000
    lasts = [later - start for start, later in pairwise(starts)]
    seen = [frame for frame, lasted in zip(frames, lasts, strict=False) if lasted < GAP]
    seen.sort(key=lambda frame: sum(frame.values()))
    most = {f"p{p}_ms": round(sum(seen[len(seen) * p // 100].values()), 1) for p in PERCENTILES}
    longest = [{k: round(v, 1) for k, v in sorted(frame.items())} for frame in seen[-LONGEST:]]
    return {"frames": len(seen), **most, "longest": longest[::-1]}
