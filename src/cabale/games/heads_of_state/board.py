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
    house = labelled("board-house", prizes(view.house, view.house_takers), words)
    return Text(f"{YEAR_NAMES[view.round]}   {house}", style="bold")


def prizes(values: list[int], takers: list[int]) -> str:
    """Markers by their points, with whoever took them; those that left the game crossed out."""
    return ", ".join(f"{v}{taken(p)}" for v, p in zip(values, takers, strict=True))


def taken(seat: int) -> str:
    return f" ({LETTERS[seat]})" if seat >= 0 else "" if seat == -1 else " ×"


# -- countries


def country(view: HeadsView, c: int, words: Words) -> Table:
    """One country: title line, then a line for each sector."""
    land = view.countries[c]
    table = Table(box=None, pad_edge=False, show_header=False, title=None)
    for _ in range(3):
        table.add_column()
    name = Text(words.piece("country", c), style=f"bold {COLOURS[c]}")
    table.add_row(name, Text(markers(land, words)), Text(standing(land, words)))
    for sector in land.sectors:
        table.add_row(*sector_row(view, sector, sector == land.capital, words))
    return table


def markers(land: CountryView, words: Words) -> str:
    """What the whole country brings, and what influence brings at each Revolution."""
    whole = labelled("board-whole", prizes(land.markers, land.marker_takers), words)
    first = labelled("board-prizes", ", ".join(map(str, land.prizes)), words)
    return f"{whole}   {first}"


def standing(land: CountryView, words: Words) -> str:
    """Influence as it stands, the first before the second."""
    return " ".join(f"{LETTERS[p]}{land.influence[p]}" for p in land.order)


def sector_row(
    view: HeadsView, sector: int, capital: bool, words: Words
) -> tuple[Text, Text, Text]:
    crown = "♔ " if capital else "  "
    hexagon = f"⬡{view.hexes[sector]}{taken(view.hex_takers[sector])}"
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
    reserve = words.say("board-reserve", {"number": view.reserve + 1})
    pile = f"{labelled('board-pile', str(view.pile + view.reserve + 1), words)}. {reserve}"
    table.add_row(words.say("board-display"), counted("attribute", view.display, words), pile)
    plots = counted("treachery", view.treachery_display, words)
    pile = labelled("board-pile", str(view.treachery_pile), words)
    table.add_row(words.say("board-treachery"), plots, pile)
    return table


def people(view: HeadsView, words: Words) -> Table:
    """Points, hands, noble cards from baron to king, and what everybody knows of a hand."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for key in ("", "points", "attributes", "treacheries"):
        table.add_column(words.say(f"board-seat-{key}") if key else "", no_wrap=True)
    table.add_column(words.say("board-seat-nobles"))
    for p, seat in enumerate(view.seats):
        name = f"{'▶' if p == view.turn else ' '} {LETTERS[p]} {words.player(p)}"
        numbers = (seat.points, seat.attributes, seat.treacheries)
        table.add_row(name, *map(str, numbers), counted("noble", seat.cards, words))
        if any(seat.known):
            known = labelled("board-seat-known", counted("attribute", seat.known, words), words)
            table.add_row("", "", "", "", Text(known, style="dim"))
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
