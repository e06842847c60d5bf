"""A match from its line-ups to its figures, in one call."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cabale.bots.arena.frozen import is_frozen, rules_of, thaw
from cabale.bots.arena.lineups import lineups, schedule, usual_tables
from cabale.bots.arena.match import play
from cabale.bots.arena.run import Run, play_here
from cabale.bots.arena.stats import Row, rows
from cabale.bots.arena.store import Store
from cabale.bots.arena.task import Limits, Outcome, Task
from cabale.bots.levels import seat_bot
from cabale.games.catalogue import game_named


@dataclass(frozen=True, slots=True)
class Match:
    """What a match showed.

    >>> import cabale
    >>> match = cabale.match("cape_epee", ["courtier", "random"], games=2)
    >>> [row.bot for row in match.rows]
    ['courtier', 'random']
    """

    game: str
    seats: int
    seed: int
    outcomes: tuple[Outcome, ...]  # game by game: points, places, faults by slot of the line-up
    rows: tuple[Row, ...]  # for each bot of each line-up its share of wins, with its interval


@dataclass(frozen=True, slots=True)
class Plan:
    """A match before it is played: what it is, and its games block by block."""

    described: dict[str, Any]
    blocks: list[list[Task]]


def plan(
    game: str,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str],
    tables: Sequence[str] = (),
    limits: Limits | None = None,
    components: Mapping[str, Any] | None = None,
) -> Plan:
    """The games of a match; refused if the game, its options or a bot cannot be had."""
    known = game_named(game)
    rules = known.known_rules(rules_of(bots))
    known.new(seats, options, components, rules)
    for spec in bots:
        thaw(spec) if is_frozen(spec) else seat_bot(spec)
    found = lineups(bots, seats, tables or usual_tables(bots, seats))
    described = {
        "game": game,
        "rules": rules,
        "seats": seats,
        "options": known.resolve(options),
        "lineups": [list(lineup) for lineup in found],
        "seed": seed,
    }
    box = ""
    if components:
        described["components"] = dict(components)
        box = json.dumps(described["components"])
    blocks = max(1, -(-games // (seats * len(found))))
    given = tuple(options.items())
    return Plan(described, schedule(game, found, blocks, seed, given, limits, box, rules))


def match(
    game: str,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str],
    workers: int,
) -> Match:
    """Play a match to its end, here or in so many processes."""
    planned = plan(game, bots, seats, games, seed, options)
    run = Run(planned.blocks, Store(planned.described))
    if workers:
        play_here(run, workers, lambda outcome: None)
    for task in run.left():
        run.add(play(task))
    outcomes = run.outcomes()
    return Match(game, seats, seed, tuple(outcomes), tuple(rows(outcomes)))
