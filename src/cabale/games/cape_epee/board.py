"""The table of De Cape & d'Épée in a terminal, sixty columns wide or more."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cabale.core.game import LETTERS
from cabale.games.cape_epee.pieces import CARD_NAMES, FACES, NO_OBJECTIVE, NO_VALUE, printed
from cabale.games.cape_epee.view import CardView, ColumnView, TableView
from cabale.words.words import Words, say_halves

COLOURS = ("red", "blue", "green", "yellow", "cyan", "magenta")
WIDTH = 27  # of a column: two fit into sixty characters


def draw(view: TableView, words: Words) -> RenderableType:
    """All that a seat sees: columns, players, hand, and how the last round was decided."""
    parts: list[RenderableType] = [Text(words.say("board-round", {"round": view.round}))]
    if view.final:
        parts.append(draw_final(view, words))
    else:
        columns = [draw_column(column, i, words) for i, column in enumerate(view.columns)]
        parts.append(Columns(columns, width=WIDTH + 2, padding=(0, 0)))
    parts += [draw_seats(view, words), *draw_discards(view, words)]
    if view.hand:
        parts.append(draw_hand(view, words))
    own = view.seats[view.seat].objectives if view.seat >= 0 else None
    if own:
        won = ", ".join(words.piece("objective", face) for face in own)
        parts.append(Text(words.say("board-your-objectives", {"objectives": won})))
    return Group(*parts)


def draw_column(column: ColumnView, index: int, words: Words) -> RenderableType:
    """An objective, what it needs, and the cards below it."""
    title = f"{index + 1}"
    if column.objective != NO_OBJECTIVE:
        title = f"{index + 1} · {words.piece('objective', column.objective)}"
    lines = [draw_card(card, column.objective, words) for card in column.cards]
    return Panel(
        Text("\n").join(lines) if lines else Text("—", style="dim"),
        title=Text(title, style="bold"),
        subtitle=Text(draw_pips(column, words)),
        width=WIDTH,
    )


def draw_pips(column: ColumnView, words: Words) -> str:
    """A mark for each card needed, filled for those that lie there."""
    if column.closed:
        return words.say("board-closed")
    filled = min(column.laid, column.needed)
    return "●" * filled + "○" * (column.needed - filled)


def draw_card(card: CardView, objective: int, words: Words) -> Text:
    """One card, as far as the viewer knows it; what lies face down is dim."""
    style = COLOURS[card.owner]
    text = Text(f"{LETTERS[card.owner]} ", style=f"bold {style}")
    if card.card < 0:
        return text.append("▒▒▒▒", style=f"dim {style}")
    name = f"{say_card(card.card, objective)} {words.piece('card', card.card)}"
    text.append(name if card.up else f"({name})", style=style if card.up else f"dim {style}")
    if card.cloaked:
        under = words.piece("card", card.under) if card.under >= 0 else "▒▒▒▒"
        text.append(f"\n  └ {under}", style=f"dim {style}")
    return text


def say_card(card: int, objective: int) -> str:
    """The printed value of a card."""
    value = printed(card, max(objective, 0))
    return "×" if value == NO_VALUE else say_halves(value)


def say_in_hand(card: int) -> str:
    """The printed values of a card that lies under no objective yet: an expert has two."""
    values = sorted({printed(card, face) for face in range(FACES)})
    return "×" if values == [NO_VALUE] else "/".join(say_halves(value) for value in values)


def draw_seats(view: TableView, words: Words) -> RenderableType:
    """What everybody sees of the players."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for key in ("hand", "reserve", "discard", "won", "points"):
        table.add_column(words.say(f"board-{key}"), justify="right")
    for seat, player in enumerate(view.seats):
        mark = "▸" if seat == view.turn and not view.final else " "
        name = Text(f"{mark}{LETTERS[seat]} {words.player(seat)}"[:20], style=COLOURS[seat])
        points = "?" if player.points is None else str(player.points)
        numbers = (player.hand, player.reserve, len(player.discard), player.won)
        table.add_row(name, *(str(n) for n in numbers), points)
    return table


def draw_discards(view: TableView, words: Words) -> list[RenderableType]:
    """What lies face up beside each player, the last card last."""
    out: list[RenderableType] = []
    for seat, player in enumerate(view.seats):
        if player.discard:
            cards = ", ".join(words.piece("card", card) for card in player.discard)
            told = words.say("board-discards", {"name": words.player(seat), "cards": cards})
            out.append(Text(told, style=f"dim {COLOURS[seat]}"))
    return out


def draw_hand(view: TableView, words: Words) -> RenderableType:
    """The viewer's cards with what they do."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, title_justify="left")
    table.title = words.say("board-your-hand")
    for _ in range(3):
        table.add_column("")
    for card in view.hand:
        text = words.say(f"card-{CARD_NAMES[card]}.text")
        name = Text(words.piece("card", card), style=f"bold {COLOURS[view.seat]}")
        table.add_row(say_in_hand(card), name, Text(text, style="dim"))
    table.show_header = False
    return table


def draw_final(view: TableView, words: Words) -> RenderableType:
    """Both ways to count, for every player, in the order of their places."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for key in ("place", "player", "plain", "special", "points"):
        table.add_column(words.say(f"board-{key}"))
    for seat in sorted(range(len(view.final)), key=lambda p: view.final[p].place):
        count = view.final[seat]
        special = "—"
        if count.special is not None:
            special = f"{count.doubled} − {count.extra} = {count.special}"
        name = Text(f"{LETTERS[seat]} {words.player(seat)}"[:20], style=COLOURS[seat])
        table.add_row(str(count.place), name, str(count.plain), special, str(count.points))
    return table
