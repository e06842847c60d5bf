"""What somebody goes for at the council: points, words kept, verdicts, faces, ends."""

from __future__ import annotations

from typing import Final

from cabale.core.plans import Plan, Source, detail

PLANS: Final = (
    Plan(
        "points",
        (
            Source(("favoured",), "proposals", much=detail(0)),
            Source(("goal-points",), "goals", much=detail(1)),
            Source(("pile-points",), "reign", much=detail(0)),
            Source(("story-point",), "story"),
        ),
        points=True,
    ),
    Plan("word", (Source(("kept-word",), "kept"), Source(("broke-word",), "broke"))),
    Plan("verdict", (Source(("accepted",), "accepted"), Source(("rejected",), "refused"))),
    Plan("character", (Source(("proposed",), piece="character"),)),
    Plan("death", (Source(("died",), piece="death"), Source(("abdicated",), "abdicated"))),
)
