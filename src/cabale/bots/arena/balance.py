"""What a box plays like: hundreds of games among equals, seat by seat and piece by piece.

Every game has a deal of its own and everybody plays alike, so what differs is the box's doing.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cabale.bots.arena.contest import Plan
from cabale.bots.arena.stats import Figure
from cabale.bots.arena.task import ArenaError, Outcome, Task
from cabale.core.game import Game
from cabale.core.matters import Matter
from cabale.games.catalogue import game_named

PLAYER = "courtier"  # plays well enough for a box to show, and quickly enough for hundreds of games
GAMES = 400
NORMAL = 1.96  # of a 95 % interval
FILE = "balance.json"  # of the standard box, in the folder of each game
Done = tuple[int, int, float]  # chosen, scored, and the share of the win of whoever did it


@dataclass(frozen=True, slots=True)
class Weight:
    """One piece: how often it comes up, and how much of that falls to the winner."""

    piece: str  # its type
    which: int
    chosen: float  # times a game
    scored: float  # times a game
    seats: int  # how many seats of all games that was
    won: Figure  # the winners' part of what was scored with it, or of the choices if nothing is


@dataclass(frozen=True, slots=True)
class Balance:
    """What some hundreds of games among equals showed of a box."""

    games: int
    seats: int
    rules: int
    shares: list[Figure]  # of wins, by seat
    points: Figure  # of the winner
    lead: Figure  # over the next in points
    turns: Figure
    answers: Figure
    weights: list[Weight]


def plan(
    game: str,
    seats: int,
    games: int,
    seed: int,
    components: Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
) -> Plan:
    """The games to be played; refused if the box or the options cannot be had."""
    rules = game_named(game)
    rules.new(seats, options, components)
    if games < 1:
        raise ArenaError(f"a balance needs at least one game, not {games}")
    lineup = (PLAYER,) * seats
    described = {
        "game": game,
        "rules": rules.rules_version,
        "seats": seats,
        "options": rules.resolve(options or {}),
        "components": dict(components or {}),
        "seed": seed,
        "balance": PLAYER,
    }
    box = json.dumps(described["components"]) if components else ""
    given = tuple((options or {}).items())
    tasks = [
        Task(game, lineup, block, 0, seed, given, components=box, weighed=True)
        for block in range(games)
    ]
    return Plan(described, [[task] for task in tasks])


def balance(game: Game[Any], outcomes: Sequence[Outcome]) -> Balance:
    """The figures of the games that were played."""
    if not outcomes:
        raise ArenaError("no game has been played yet")
    seats = len(outcomes[0].lineup)
    return Balance(
        games=len(outcomes),
        seats=seats,
        rules=game.rules_version,
        shares=[share([o.share(seat) for o in outcomes]) for seat in range(seats)],
        points=mean([max(o.points) for o in outcomes]),
        lead=mean([lead(o) for o in outcomes]),
        turns=mean([o.turns for o in outcomes]),
        answers=mean([sum(o.answers) for o in outcomes]),
        weights=weights(game, outcomes),
    )


def lead(outcome: Outcome) -> int:
    """How far the winner is ahead."""
    first, second, *_ = sorted(outcome.points, reverse=True)
    return first - second


def weights(game: Game[Any], outcomes: Sequence[Outcome]) -> list[Weight]:
    """Every piece of every type that matters, in the order of the box."""
    found: dict[tuple[str, int], list[Done]] = {}
    for outcome in outcomes:
        for piece, which, seat, chosen, scored in outcome.deeds:
            done = (chosen, scored, outcome.share(seat))
            found.setdefault((piece, which), []).append(done)
    return [
        weight(matter, which, found.get((matter.piece, which), []), len(outcomes))
        for matter in game.matters
        for which in range(len(game.names[matter.piece]))
    ]


def weight(matter: Matter, which: int, done: list[Done], games: int) -> Weight:
    told = [(scored if matter.scored else chosen, won) for chosen, scored, won in done]
    told = [(times, won) for times, won in told if times]
    total = sum(times for times, _ in told)
    part = sum(times * won for times, won in told) / total if total else 0.0
    return Weight(
        matter.piece,
        which,
        round(sum(chosen for chosen, _, _ in done) / games, 3),
        round(sum(scored for _, scored, _ in done) / games, 3),
        len(told),
        wilson(part, len(told)),
    )


def share(values: Sequence[float]) -> Figure:
    """The mean of values from 0 to 1, with its 95 % interval."""
    return wilson(sum(values) / len(values), len(values))


def wilson(p: float, n: int) -> Figure:
    """A share with its 95 % interval by Wilson, which holds for few games too; none: anything."""
    if not n:
        return Figure(0.0, 0.0, 1.0)
    z = NORMAL
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Figure(round(p, 4), round(max(0.0, middle - reach), 4), round(middle + reach, 4))


def mean(values: Sequence[int]) -> Figure:
    """A mean with its 95 % interval."""
    n = len(values)
    middle = sum(values) / n
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, n - 1))
    reach = NORMAL * spread / math.sqrt(n)
    return Figure(round(middle, 3), round(middle - reach, 3), round(middle + reach, 3))


# -- the standard box, played once and kept


def standard(game: Game[Any], seats: int) -> Balance | None:
    """What the box of the game plays like with so many players; None if nobody has tried."""
    path = game.folder / FILE
    if not path.is_file():
        return None
    found = json.loads(path.read_text("utf-8")).get(str(seats))
    return read(found) if found else None


def read(table: Mapping[str, Any]) -> Balance:
    """A balance as it is kept."""
    return Balance(
        games=table["games"],
        seats=table["seats"],
        rules=table["rules"],
        shares=[read_figure(one) for one in table["shares"]],
        points=read_figure(table["points"]),
        lead=read_figure(table["lead"]),
        turns=read_figure(table["turns"]),
        answers=read_figure(table["answers"]),
        weights=[
            Weight(row[0], row[1], row[2], row[3], row[4], read_figure(row[5]))
            for row in table["weights"]
        ],
    )


def read_figure(row: Sequence[float]) -> Figure:
    return Figure(row[0], row[1], row[2])


def written(found: Balance) -> dict[str, Any]:
    """A balance to be kept: figures as lists, a line for each piece."""
    table = asdict(found)
    for key in ("points", "lead", "turns", "answers"):
        table[key] = list(table[key].values())
    table["shares"] = [list(one.values()) for one in table["shares"]]
    table["weights"] = [
        [*list(row.values())[:5], list(row["won"].values())] for row in table["weights"]
    ]
    return table


def keep(text: str, found: Balance) -> str:
    """The file of a game with this balance in it; `text` is the file as it was."""
    table = json.loads(text or "{}")
    table[str(found.seats)] = written(found)
    rows = [f"{json.dumps(key)}: {json.dumps(table[key])}" for key in sorted(table)]
    return "{\n" + ",\n".join(rows) + "\n}\n"
