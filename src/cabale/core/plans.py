"""What a seat goes for: where its points come from and what it tends to do, read from a journal.

A game names its plans in a file of its own:

    plans.py     PLANS: tuple[Plan, ...]

Without it they are made of the pieces that matter (core/matters.py). Each line of a plan is known
by the key of its words: `courtier-anne` for a piece, `plan-points-missions` for what has a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cabale.core.game import Game
from cabale.core.journal import WIDTH, Journal

Counts = dict[str, dict[str, int]]  # plan → line → how much


@dataclass(frozen=True, slots=True)
class Told:
    """An event with what it speaks of."""

    event: str
    seat: int
    owner: int  # whose headline it explains; its own seat's if it is one
    details: tuple[int, ...]
    named: Mapping[str, int]  # by type, those of its headline too


def once(_: Told) -> int:
    return 1


def detail(index: int) -> Callable[[Told], int]:
    """As much as a detail says.

    >>> detail(1)(Told("prize", 0, 0, (3, 7), {}))
    7
    """
    return lambda told: told.details[index]


@dataclass(frozen=True, slots=True)
class Source:
    """Events of a seat that add to one line of a plan, or to that of the piece they name."""

    events: tuple[str, ...]
    name: str = ""  # of the line; empty: there is one for each piece
    piece: str = ""  # the type of these
    which: Callable[[Told], int] | None = None  # the piece, where the event names only its like
    much: Callable[[Told], int] = once
    own: bool = False  # only what explains a headline of the same seat

    def counts(self, told: Told) -> bool:
        return not self.own or told.owner == told.seat

    def key(self, game: Game[Any], plan: str, told: Told) -> str:
        """The line that an event adds to; empty if it names no such piece."""
        if self.name:
            return f"plan-{plan}-{self.name}"
        piece = told.named.get(self.piece, -1) if self.which is None else self.which(told)
        return f"{self.piece}-{game.names[self.piece][piece]}" if piece >= 0 else ""


@dataclass(frozen=True, slots=True)
class Plan:
    """One question about how somebody plays: its words are `plan-NAME`."""

    name: str
    sources: tuple[Source, ...]
    points: bool = False  # its lines are counted in points, not in times


def plans_of(game: Game[Any]) -> tuple[Plan, ...]:
    """The plans that a game names, or else one for each type of piece that is chosen.

    >>> import cabale
    >>> [plan.name for plan in plans_of(cabale.game("reigns"))]
    ['points', 'word', 'verdict', 'character', 'death']
    """
    part = game.part("plans")
    if part is not None:
        found: tuple[Plan, ...] = part.PLANS
        return found
    return tuple(
        Plan(matter.piece, (Source(matter.chosen, piece=matter.piece),))
        for matter in game.matters
        if matter.chosen and matter.piece in game.names
    )


def tell_all(game: Game[Any], journal: Journal) -> Iterator[Told]:
    """What was told of seats, in order."""
    ints = journal.ints
    head: dict[str, int] = {}
    owner = -1
    for at in range(0, len(ints), WIDTH):
        kind, seat = game.events[ints[at]], int(ints[at + 1])
        details = tuple(int(ints[at + 2 + i]) for i in range(len(kind.args)))
        named = dict(reversed(list(zip(kind.args, details, strict=True))))
        if not kind.detail:
            head, owner = named, seat
        if seat >= 0:
            yield Told(kind.name, seat, owner, details, {**head, **named})


def counts_of(game: Game[Any], journal: Journal, seats: int) -> list[Counts]:
    """What each seat of a game went for, and how much.

    >>> import cabale
    >>> play = cabale.play("cape_epee", 2, seed=1)
    >>> while not play.is_over():
    ...     play.answer(play.waiting()[0], play.legal(play.waiting()[0])[0])
    >>> sum(counts_of(play.game, play.journal, 2)[0]["manner"].values()) > 0
    True
    """
    out: list[Counts] = [{} for _ in range(seats)]
    sources: dict[str, list[tuple[Plan, Source]]] = {}
    for plan in plans_of(game):
        for source in plan.sources:
            for event in source.events:
                sources.setdefault(event, []).append((plan, source))
    for told in tell_all(game, journal):
        for plan, source in sources.get(told.event, ()):
            if source.counts(told):
                line = source.key(game, plan.name, told)
                add(out[told.seat], plan.name, line, source.much(told))
    return out


def add(counts: Counts, plan: str, line: str, much: int) -> None:
    """Count something, unless there is nothing to count."""
    if line and much > 0:
        lines = counts.setdefault(plan, {})
        lines[line] = lines.get(line, 0) + much


def together(counts: Sequence[Counts]) -> Counts:
    """What several seats went for, added up.

    >>> together([{"word": {"kept": 2}}, {"word": {"kept": 1, "broke": 1}}])
    {'word': {'kept': 3, 'broke': 1}}
    """
    out: Counts = {}
    for one in counts:
        for plan, lines in one.items():
            for line, much in lines.items():
                add(out, plan, line, much)
    return out
