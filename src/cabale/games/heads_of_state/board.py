"""Europe in a terminal: countries with their sectors, displays, players, the own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cabale.core.game import LETTERS
from cabale.games.heads_of_state.pieces import (
    COUNTRIES,
    NO_NOBLE,
    NOBLES,
    YEAR_NAMES,
)
from cabale.games.heads_of_state.view import CountryView, HeadsView
from cabale.words import Words

COLOURS = ("red", "blue", "yellow", "green")


def draw(view: HeadsView, words: Words) -> RenderableType:
    """What a seat sees, for a terminal of 60 columns or more."""
    parts: list[RenderableType] = [heading(view, words)]
    parts += [country(view, c, words) for c in range(COUNTRIES)]
    parts += [displays(view, words), people(view, words)]
    if view.hand is not None and view.treacheries is not None:
        parts.append(hand(view, words))
        parts.append(recipes(view, words))
    return Group(*parts)


def heading(view: HeadsView, words: Words) -> Text:
    house = [f"{v}:{letter(p)}" for v, p in zip(view.house, view.house_takers, strict=True)]
    line = f"{YEAR_NAMES[view.round]}  {words.say('board-house')} {' '.join(house)}"
    return Text(line, style="bold")


def letter(seat: int) -> str:
    return LETTERS[seat] if seat >= 0 else "·" if seat == -1 else "×"


# -- countries


def country(view: HeadsView, c: int, words: Words) -> Table:
    """One country: title line, then a line for each sector."""
    land = view.countries[c]
    table = Table(box=None, pad_edge=False, show_header=False, title=None)
    for _ in range(3):
        table.add_column()
    name = Text(words.piece("country", c), style=f"bold {COLOURS[c]}")
    table.add_row(name, Text(markers(view, land)), Text(standing(land, words)))
    for sector in land.sectors:
        table.add_row(*sector_row(view, sector, sector == land.capital, words))
    return table


def markers(view: HeadsView, land: CountryView) -> str:
    taken = [f"{v}:{letter(p)}" for v, p in zip(land.markers, land.marker_takers, strict=True)]
    return f"□ {' '.join(taken)}  ○ {'/'.join(map(str, land.prizes))}"


def standing(land: CountryView, words: Words) -> str:
    """Influence as it stands, the first before the second."""
    return " ".join(f"{LETTERS[p]}{land.influence[p]}" for p in land.order)


def sector_row(
    view: HeadsView, sector: int, capital: bool, words: Words
) -> tuple[Text, Text, Text]:
    crown = "♔ " if capital else "  "
    taker = view.hex_takers[sector]
    hexagon = f"⬡{view.hexes[sector]}" + ("" if taker == -1 else f":{letter(taker)}")
    spaces = [space(view, n, words) for n in (sector * 2, sector * 2 + 1)]
    dead = [f"†{LETTERS[p]}" * n for p, at, n in view.dead if at >> 1 == sector]
    name = Text(f"{crown}{words.piece('sector', sector)} {hexagon}")
    return name, Text("  ".join(filter(None, spaces))), Text(" ".join(dead), style="dim")


def space(view: HeadsView, at: int, words: Words) -> str:
    if view.nobles[at] == NO_NOBLE:
        return ""
    noble = words.piece("noble", view.nobles[at])
    if view.holders[at] != -1:
        return f"[{LETTERS[view.holders[at]]} {noble}]"
    return f"({noble}{'!' if view.gaps >> at & 1 else ''})"


# -- cards and players


def counted(kind: str, counts: list[int], words: Words) -> str:
    """Cards by name, with a number where there are several."""
    names = [words.piece(kind, i) + (f" ×{n}" if n > 1 else "") for i, n in enumerate(counts) if n]
    return ", ".join(names) or "–"


def displays(view: HeadsView, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    pile = f"{words.say('board-pile')} {view.pile}+{view.reserve + 1}"
    table.add_row(words.say("board-display"), counted("attribute", view.display, words), pile)
    plots = counted("treachery", view.treachery_display, words)
    table.add_row(words.say("board-treachery"), plots, str(view.treachery_pile))
    return table


def people(view: HeadsView, words: Words) -> Table:
    """Points, hands and what everybody knows of them, noble cards from baron to king."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for p, seat in enumerate(view.seats):
        known = counted("attribute", seat.known, words) if any(seat.known) else ""
        table.add_row(
            "▶" if p == view.turn else " ",
            f"{LETTERS[p]} {words.player(p)}",
            str(seat.points),
            f"{seat.attributes}+{seat.treacheries}",
            "".join(str(n) for n in seat.cards),
            Text(known, style="dim"),
        )
    return table


def hand(view: HeadsView, words: Words) -> Text:
    assert view.hand is not None and view.treacheries is not None, "only seats have hands"
    own = counted("attribute", view.hand, words)
    plots = counted("treachery", view.treacheries, words)
    return Text(labelled("board-hand", f"{own} | {plots}", words), style="bold")


def recipes(view: HeadsView, words: Words) -> Text:
    """What the hand can create, and what one card more would give."""
    now = [words.piece("noble", n) for n in range(NOBLES) if view.recipes[n].now]
    soon = [
        f"{words.piece('noble', n)} ({', '.join(words.piece('attribute', a) for a in more)})"
        for n in range(NOBLES)
        if (more := view.recipes[n].one_more) and view.recipes[n].spaces
    ]
    could = labelled("board-create-now", ", ".join(now) or "–", words)
    return Text(f"{could}\n{labelled('board-one-more', ', '.join(soon) or '–', words)}")


def labelled(key: str, text: str, words: Words) -> str:
    return words.say("board-line", {"label": words.say(key), "text": text})
