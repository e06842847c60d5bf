"""Versailles in a terminal, sixty columns wide or more."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cabale.core.game import LETTERS
from cabale.games.louis_xiv.pieces import (
    CHIP_NAMES,
    CONDITION_NAMES,
    COURTIER_NAMES,
    FIRST,
    MISSION_NAMES,
    SHIELD_NAMES,
)
from cabale.games.louis_xiv.view import CourtierView, MissionView, SeatView, View
from cabale.words.words import Words

COLOURS = ("red", "blue", "green", "yellow")
NEUTRAL = "white"


def draw(view: View, words: Words) -> RenderableType:
    """All that a seat sees: the round, the court, the players, its own secrets."""
    parts: list[RenderableType] = [draw_round(view, words)]
    if view.final:
        parts.append(draw_final(view, words))
    else:
        parts.append(draw_court(view, words))
    parts.append(draw_supplies(view, words))
    parts.append(draw_seats(view, words))
    parts += draw_laid(view, words)
    if view.mine is not None and not view.final:
        parts.append(draw_mine(view, words))
    return Group(*parts)


def draw_round(view: View, words: Words) -> Text:
    phase = words.say(f"phase-{view.phase}")
    return Text(words.say("board-round", {"round": view.round, "phase": phase}), style="bold")


def draw_court(view: View, words: Words) -> RenderableType:
    """The twelve courtiers in the order in which they are counted."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for _ in range(4):
        table.add_column("", no_wrap=True)
    for number, courtier in enumerate(view.court):
        now = view.count is not None and view.count.courtier == number
        mark = "▸" if now else "♔" if number == view.king else " "
        name = Text(f"{mark}{number + 1:>2} {words.piece('courtier', number)}")
        name.stylize("bold" if now or number == view.king else "")
        reward = words.say(f"courtier-{COURTIER_NAMES[number]}.gain")
        stones = draw_stones(courtier, len(view.seats))
        table.add_row(name, say_condition(courtier, words), stones, Text(reward, style="dim"))
    return table


def say_condition(courtier: CourtierView, words: Words) -> Text:
    """The condition that shows, with its price."""
    text = words.say(f"condition-{CONDITION_NAMES[courtier.condition]}.short")
    if courtier.condition != FIRST:
        text = f"{text} {courtier.price}"
    return Text(text, style="italic" if courtier.turned else "")


def draw_stones(courtier: CourtierView, players: int) -> Text:
    """Stones by colour; whoever leads alone is underlined."""
    text = Text()
    for seat, stones in enumerate(courtier.stones):
        if stones:
            style = NEUTRAL if seat == players else COLOURS[seat]
            under = " underline" if seat == courtier.leader else ""
            text.append(f"{'N' if seat == players else LETTERS[seat]}{stones}", style + under)
            text.append(" ")
    return text


def draw_supplies(view: View, words: Words) -> Text:
    """Chips, shields and decks that are left."""
    left = [
        f"{words.say(f'chip-{name}.many')} {n}"
        for name, n in zip(CHIP_NAMES, view.chip_pool, strict=True)
    ]
    left.append(f"{words.say('board-shields')} {view.shield_pool}")
    left.append(f"{words.say('board-plots')} {view.plot_deck}")
    return Text(" · ".join(left), style="dim")


def draw_seats(view: View, words: Words) -> RenderableType:
    """What everybody sees of the players."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for key in ("gold", "own", "general", "cards", "plots", "shields"):
        table.add_column(words.say(f"board-{key}"), justify="right", no_wrap=True)
    for seat, player in enumerate(view.seats):
        mark = "★" if seat == view.first else " "
        name = Text(f"{mark}{LETTERS[seat]} {words.player(seat)}"[:13], style=COLOURS[seat])
        numbers = (player.gold, player.own, player.general, player.cards, player.plots)
        table.add_row(name, *(str(n) for n in (*numbers, player.shields)))
    return table


def say_chips(player: SeatView, words: Words) -> str:
    held = zip(CHIP_NAMES, player.chips, strict=True)
    return ", ".join(times(words.say(f"chip-{name}"), n) for name, n in held if n)


def times(name: str, n: int) -> str:
    return f"{name} ×{n}" if n > 1 else name


def draw_laid(view: View, words: Words) -> list[RenderableType]:
    """Chips and missions laid out, a line for each player who has any."""
    out: list[RenderableType] = []
    for seat, player in enumerate(view.seats):
        names = [say_chips(player, words), *(say_mission(m, words) for m in player.laid)]
        line = " · ".join(name for name in names if name)
        if line:
            out.append(Text(f"{LETTERS[seat]} {line}", style=COLOURS[seat]))
    return out


def say_mission(mission: MissionView, words: Words) -> str:
    return words.say(f"mission-{MISSION_NAMES[mission.mission]}")


def draw_mine(view: View, words: Words) -> RenderableType:
    """What the viewer alone knows: cards, plots, missions with their cost, shields."""
    mine = view.mine
    assert mine is not None, "a watcher has nothing of its own"
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    cards = [words.piece("card", card) for card, n in enumerate(mine.cards) for _ in range(n)]
    table.add_row(words.say("board-cards"), ", ".join(cards) or "—")
    plots = [words.piece("courtier", plot) for plot in mine.plots]
    table.add_row(words.say("board-plots"), ", ".join(plots) or "—")
    for mission in mine.missions:
        cost = " + ".join(say_cost(chip, words) for chip in mission.chips)
        mark = "✓" if mission.payable else " "
        text = words.say(f"mission-{MISSION_NAMES[mission.mission]}.text")
        table.add_row(f"{mark} {cost}", Text(text, style="bold" if mission.payable else ""))
    held = zip(SHIELD_NAMES, mine.shields, strict=True)
    shields = [times(words.say(f"shield-{name}"), n) for name, n in held if n]
    table.add_row(words.say("board-shields"), ", ".join(shields) or "—")
    return table


def say_cost(chip: int, words: Words) -> str:
    return "?" if chip == len(CHIP_NAMES) else words.say(f"chip-{CHIP_NAMES[chip]}")


def draw_final(view: View, words: Words) -> RenderableType:
    """The last count, line by line, in the order of the places."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for key in ("place", "player", "missions", "shields", "majorities", "points"):
        table.add_column(words.say(f"board-{key}"))
    for seat in sorted(range(len(view.final)), key=lambda p: view.final[p].place):
        count = view.final[seat]
        name = Text(f"{LETTERS[seat]} {words.player(seat)}"[:20], style=COLOURS[seat])
        missions = f"{count.missions} × 5"
        shields = str(sum(count.shields) + count.plain)
        table.add_row(
            str(count.place), name, missions, shields, str(len(count.majorities)), str(count.points)
        )
    return table
