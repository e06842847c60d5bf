"""What happened and how it ended, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cabale.core.game import LETTERS, Game
from cabale.core.journal import Event
from cabale.core.protocol import State, places
from cabale.words.words import Words


def tell(console: Console, words: Words, events: Sequence[Event], viewer: int) -> None:
    """Say each event; what explains it stands under it."""
    for event in events:
        console.print(told(words, event, viewer))


def told(words: Words, event: Event, viewer: int) -> RenderableType:
    """One event, with its paragraph if it explains something."""
    assert words.game is not None, "events belong to a game"
    kind = words.game.events[event.kind]
    text = Text(words.event(event, viewer))
    if kind.detail and kind.paragraph:
        text.append(f"  §{kind.paragraph}", style="dim")
    return Padding(text, (0, 0, 0, 6 if kind.detail else 2), expand=False)


def result(game: Game[Any], s: State, words: Words) -> RenderableType:
    """Who came where, with how many points."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2))
    ranks = places(s)
    for seat in sorted(range(s.seats), key=lambda seat: ranks[seat]):
        place = words.say("cli-place", {"place": ranks[seat]})
        points = words.say("cli-points", {"points": int(s.standing(seat)[0])})
        table.add_row(Text(place), Text(f"{LETTERS[seat]}  {words.player(seat)}"), Text(points))
    return table


def tie_lines(game: Game[Any], s: State, words: Words) -> list[str]:
    """For each pair of neighbours with equal points: what put one before the other."""
    ranks = places(s)
    order = sorted(range(s.seats), key=lambda seat: ranks[seat])
    out = []
    for first, second in pairwise(order):
        mine, other = list(s.standing(first)), list(s.standing(second))
        if mine[0] == other[0]:
            out.append(tie_line(game, words, (first, second), mine, other))
    return out


def tie_line(
    game: Game[Any], words: Words, seats: tuple[int, int], mine: list[int], other: list[int]
) -> str:
    """The first tie-breaker that tells two seats apart, or that none does."""
    args: dict[str, str | int] = {
        "first": words.player(seats[0]),
        "second": words.player(seats[1]),
    }
    for i, name in enumerate(game.tie_breakers, 1):
        if mine[i] != other[i]:
            args.update(rule=words.say(f"tie-{name}"), mine=abs(mine[i]), other=abs(other[i]))
            return words.say("cli-tie", args)
    return words.say("cli-tie-shared", args)
