"""Who sits together: one against many, many against one, and everybody mixed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from cabale.bots.arena.task import ArenaError, Limits, Task

TABLES = ("one", "many", "robin")


def lineups(bots: Sequence[str], seats: int, tables: Sequence[str]) -> list[tuple[str, ...]]:
    """The line-ups of a match; the first bot is the one that is tried.

    >>> lineups(["a", "b"], 3, ["one", "many"])
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    >>> lineups(["a", "b", "c"], 2, ["robin"])
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    if len(bots) < 2:
        raise ArenaError("a match needs at least two bots", "error-two-bots")
    out: list[tuple[str, ...]] = []
    for table in tables:
        if table not in TABLES:
            raise ArenaError(f"there are no '{table}' tables; there are {', '.join(TABLES)}")
        for lineup in of_table(bots, seats, table):
            if sorted(lineup) not in [sorted(other) for other in out]:
                out.append(lineup)
    return out


def of_table(bots: Sequence[str], seats: int, table: str) -> list[tuple[str, ...]]:
    tried, *others = bots
    if table == "one":
        return [(tried, *[other] * (seats - 1)) for other in others]
    if table == "many":
        return [(other, *[tried] * (seats - 1)) for other in others]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [mix for mix in combinations_with_replacement(bots, seats) if is_even(mix, bots)]


def is_even(mix: tuple[str, ...], bots: Sequence[str]) -> bool:
    """Whether every bot sits about as often as any other."""
    counts = [mix.count(bot) for bot in bots]
    return max(counts) - min(counts) <= 1


def usual_tables(bots: Sequence[str], seats: int) -> list[str]:
    """The tables of a match when nobody says which."""
    return ["robin"] if seats == 2 or len(bots) > 2 else ["one", "many"]


def schedule(
    game: str,
    found: Sequence[tuple[str, ...]],
    blocks: int,
    seed: int,
    options: Sequence[tuple[str, str]] = (),
    limits: Limits | None = None,
    components: str = "",
    rules: int | None = None,
) -> list[list[Task]]:
    """For each block the games on its deal: every line-up in every rotation."""
    return [
        [
            Task(
                game,
                lineup,
                block,
                turn,
                seed,
                tuple(options),
                limits or Limits(),
                components,
                rules=rules,
            )
            for lineup in found
            for turn in range(len(lineup))
        ]
        for block in range(blocks)
    ]
