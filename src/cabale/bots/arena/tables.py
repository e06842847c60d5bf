"""What a protocol's matches showed, kept as one file, told as tables and drawn as a plot."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from cabale.bots.arena.protocol import Line, Protocol, Result
from cabale.bots.arena.report import said
from cabale.bots.arena.task import ArenaError
from cabale.core.extras import need
from cabale.games.catalogue import game_named
from cabale.words.words import Words

HEAD = "| game | seats | first | among | blocks | share [95 %] | even | clear |"
UNFINISHED = "–"  # no verdict before the last block
RULE = "|---|---|---|---|---|---|---|---|"


def keep(path: Path, results: Sequence[Result]) -> None:
    """Write the results, a line each."""
    rows = [json.dumps(asdict(one)) for one in results]
    path.write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")


def load(path: Path, protocol: Protocol) -> list[Result]:
    """The results of a file, those of lines that the protocol has."""
    try:
        table = json.loads(path.read_text("utf-8"))
        found = [
            Result(
                Line(**row["line"]),
                row["rules"],
                row["engine"],
                tuple(row["shares"]),
                tuple(row["seconds"]),
                row["faults"],
            )
            for row in table
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ArenaError(f"{path} holds no results: {error!r:.120}") from None
    return [one for one in found if one.line in protocol.lines]


def markdown(protocol: Protocol, results: Sequence[Result]) -> str:
    """A table for each series; what was not played says so."""
    known = {one.line: one for one in results}
    out = []
    for name in dict.fromkeys(line.series for line in protocol.lines):
        lines = [line for line in protocol.lines if line.series == name]
        played = [row(protocol, known[line]) for line in lines if line in known]
        missing = len(lines) - len(played)
        out.append(f"**{name[0].upper()}{name[1:]}**\n")
        if played:
            out += [HEAD, RULE, *played, ""]
        if missing:
            out.append(f"Not yet played: {missing} of {len(lines)} lines.\n")
    marks = sorted({(one.line.game, one.engine) for one in results})
    out += [f"{title(game)} was played by {mark}.\n" for game, mark in marks]
    return "\n".join(out)


def row(protocol: Protocol, found: Result) -> str:
    """One line of a table; a match that is not at its end says how far it is."""
    line, share = found.line, found.share()
    n = len(found.shares)
    blocks = str(n) if n >= protocol.blocks else f"{n} of {protocol.blocks}"
    faults = f" ({found.faults} faults)" if found.faults else ""
    cells = [
        title(line.game),
        str(line.seats),
        line.first,
        line.among + faults,
        blocks,
        said(Words("en"), share, 3),
        Words("en").number(1 / line.seats, 3),
        verdict(found) if n >= protocol.blocks else UNFINISHED,
    ]
    return f"| {' | '.join(cells)} |"


def title(game: str) -> str:
    return Words("en", game_named(game)).say("title")


def verdict(found: Result) -> str:
    """Whether the whole interval lies on one side of what equals would have."""
    share, even = found.share(), 1 / found.line.seats
    return "above" if share.low > even else "below" if share.high < even else "no"


def plot(protocol: Protocol, results: Sequence[Result], path: Path) -> None:
    """Every line that was played: its share over that of equals, with its interval."""
    need("matplotlib", "plot").use("Agg")
    pyplot = need("matplotlib.pyplot", "plot")
    drawn = list(reversed(results))
    figure, axes = pyplot.subplots(figsize=(9, 1.2 + 0.3 * len(drawn)))
    for y, one in enumerate(drawn):
        seats, share = one.line.seats, one.share()
        low, high = share.low * seats, share.high * seats
        whole = len(one.shares) >= protocol.blocks
        axes.plot([low, high], [y, y], color="#1b2a52" if whole else "#8c93a8")
        axes.plot(share.mean * seats, y, "o", color="#1b2a52" if whole else "#8c93a8")
    axes.axvline(1.0, color="#b08d2f")
    axes.set_yticks(range(len(drawn)), [label(one) for one in drawn], fontsize=7)
    axes.set_xlabel("wins, where equals have 1 (grey: not all blocks yet)")
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)


def label(found: Result) -> str:
    line = found.line
    return f"{line.game} {line.seats}: {line.first} – {line.among}"
