"""What a match showed: a table for people, JSON for programs, a plot for papers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.box import SIMPLE
from rich.console import JustifyMethod
from rich.table import Table

from cabale.bots.arena.ratings import ratings
from cabale.bots.arena.stats import Figure, Row, rows
from cabale.bots.arena.task import Outcome
from cabale.core.extras import need
from cabale.words.words import Words

COLUMNS = ("bot", "among", "games", "share", "even", "margin", "seconds")
MORE = ("place", "rating", "faults")  # where there is room
ROOMY = 110
KEPT_WHOLE = ("bot", "share")


def table(outcomes: Sequence[Outcome], words: Words, title: str, width: int) -> Table:
    """One line for each bot of each line-up."""
    out = Table(title=title, title_justify="left", box=SIMPLE, pad_edge=False)
    columns = COLUMNS + MORE if width >= ROOMY else COLUMNS
    for column in columns:
        side: JustifyMethod = "left" if column in ("bot", "among") else "right"
        out.add_column(words.say(f"arena-{column}"), justify=side, no_wrap=column in KEPT_WHOLE)
    strengths = ratings(outcomes)
    for row in rows(outcomes):
        out.add_row(*cells(words, row, strengths[row.bot])[: len(columns)])
    return out


def cells(words: Words, row: Row, rating: float) -> tuple[str, ...]:
    others = list(row.lineup)
    others.remove(row.bot)
    return (
        row.bot,
        among(others),
        f"{row.games} ({row.blocks})",
        said(words, row.share, 3),
        words.number(row.fair, 3),
        said(words, row.margin, 1),
        words.number(row.seconds, 3),
        said(words, row.place, 2),
        f"{rating:+.0f}",
        str(row.faults),
    )


def among(others: Sequence[str]) -> str:
    """Who else sat there: 3 × courtier."""
    names = dict.fromkeys(others)
    return ", ".join(f"{others.count(n)} × {n}" if others.count(n) > 1 else n for n in names)


def said(words: Words, figure: Figure, digits: int) -> str:
    return words.interval(figure.mean, figure.low, figure.high, digits)


def as_json(run: dict[str, Any], outcomes: Sequence[Outcome]) -> str:
    """The match, its figures and its ratings."""
    return json.dumps(
        {
            "run": run,
            "rows": [asdict(row) for row in rows(outcomes)],
            "ratings": ratings(outcomes),
            "faults": [[o.key, slot, fault] for o in outcomes for slot, fault in o.faults],
        },
        indent=1,
    )


def plot(outcomes: Sequence[Outcome], words: Words, title: str, path: Path) -> None:
    """Win shares with their intervals, beside the share of equals."""
    need("matplotlib", "plot").use("Agg")
    pyplot = need("matplotlib.pyplot", "plot")
    found = rows(outcomes)
    figure, axes = pyplot.subplots(figsize=(8, 1.5 + 0.45 * len(found)))
    for y, row in enumerate(reversed(found)):
        reach = [[row.share.mean - row.share.low], [row.share.high - row.share.mean]]
        axes.errorbar(row.share.mean, y, xerr=reach, fmt="o", color="#1b2a52", capsize=3)
        axes.plot([row.fair, row.fair], [y - 0.35, y + 0.35], color="#b08d2f")
    axes.set_yticks(range(len(found)), [label(row) for row in reversed(found)])
    axes.set_xlim(0, 1)
    axes.set_xlabel(words.say("arena-share"))
    axes.set_title(title)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)


def label(row: Row) -> str:
    others = list(row.lineup)
    others.remove(row.bot)
    return f"{row.bot} – {among(others)}"
