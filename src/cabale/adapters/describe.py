"""Writes the tables of docs/research.md from the layouts: `python -m cabale.adapters.describe`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cabale.adapters.tensor import layout_of
from cabale.core.game import Game
from cabale.core.slices import Slice
from cabale.games import catalogue

BEGIN, END = "<!-- layouts -->", "<!-- /layouts -->"


def tables() -> str:
    """A table for each game at its smallest number of seats."""
    return "\n".join(table_of(catalogue.game_named(name)) for name in catalogue.names())


def table_of(game: Game[Any]) -> str:
    """The slices of one game; slices that differ only in a number stand in one row."""
    seats = game.seats[0]
    sizes = ", ".join(f"{n} seats: {layout_of(game, n).size}" for n in game.seats)
    out = [f"### {game.name}", "", f"Entries: {sizes}. The table shows {seats} seats.", ""]
    out += ["| from | to | slice | entries | range | meaning |", "|---|---|---|---|---|---|"]
    for first, last, part, times in grouped(layout_of(game, seats).rows()):
        name = part.name if times == 1 else f"{part.name} … ({times} alike)"
        shown = ", ".join(part.entries[:4]) + (" …" if len(part.entries) > 4 else "")
        row = (first, last - 1, f"`{name}`", shown, f"{part.low} to {part.high}", part.meaning)
        out.append("| " + " | ".join(str(cell) for cell in row) + " |")
    return "\n".join([*out, ""])


def grouped(rows: list[tuple[int, int, Slice]]) -> list[tuple[int, int, Slice, int]]:
    """The first of each family of slices, with how many there are."""
    seen: dict[str, int] = {}
    for _, _, part in rows:
        seen[family(part)] = seen.get(family(part), 0) + 1
    out = []
    for first, last, part in rows:
        if family(part) in seen:
            out.append((first, last, part, seen.pop(family(part))))
    return out


def family(part: Slice) -> str:
    """The name without its numbers and seat letters."""
    return re.sub(r"\d+|(?<=seat)[A-F]", "#", part.name)


def renewed(text: str) -> str:
    """The page with its tables written anew."""
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n\n{tables()}\n{END}{tail}"


def main() -> None:
    """Write the page."""
    path = Path("docs/research.md")
    path.write_text(renewed(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
