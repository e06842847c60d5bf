"""The antechamber in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cabale.kit import LETTERS, Words
from cabale_antechamber.view import Courtier, Waiting

COLOURS = ("red", "blue", "green", "yellow")


def draw(view: Waiting, words: Words) -> RenderableType:
    """The door, everybody before it, the own hand."""
    door = words.say("board-door", {"round": view.round, "audience": view.audience})
    parts: list[RenderableType] = [Text(door, style="bold"), draw_courtiers(view, words)]
    if view.hand:
        hand = ", ".join(words.piece("card", card) for card in view.hand)
        parts.append(Text(words.say("board-hand", {"cards": hand}), style="bold"))
    return Group(*parts)


def draw_courtiers(view: Waiting, words: Words) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for key in ("player", "points", "cards", "known", "laid"):
        table.add_column("" if key == "player" else words.say(f"view-{key}"))
    for seat, courtier in enumerate(view.courtiers):
        name = Text(f"{LETTERS[seat]} {words.player(seat)}"[:20], style=COLOURS[seat])
        table.add_row(name, *cells(courtier, words))
    return table


def cells(courtier: Courtier, words: Words) -> list[str]:
    known = ", ".join(words.piece("card", card) for card in courtier.known)
    laid = "" if courtier.laid is None else words.piece("card", courtier.laid)
    return [str(courtier.points), str(courtier.cards), known or "—", laid]
