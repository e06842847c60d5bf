"""Writes the golden records anew: few games that between them show all that can happen.

Random games are searched in a fixed order and kept if they show something new: a question, a kind
of event, a value of an option, a piece in an event that the game's `WANTED` names, or what its
`also_shown` finds. What chance would hardly ever bring stands in `staged.py` beside them. Without
names it takes ours:

    python -m cabale.conformance.golden [GAME…]
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from cabale.conformance.playing import Played, folder_of_tests, random_options
from cabale.core.game import Game
from cabale.core.journal import Journal
from cabale.core.protocol import OVER
from cabale.core.record import Record
from cabale.core.rng import Rng
from cabale.core.text import write_record
from cabale.games import catalogue

SEARCHED = 300  # random games for each game


def staged(game: Game[Any]) -> Any:
    """The module with what a game wants to be shown, None if it brings none."""
    if not (folder_of_tests(game) / "staged.py").is_file():
        return None
    return import_module(f"games.{game.name}.staged")


def shown(game: Game[Any], record: Record) -> set[str]:
    """Everything that a record shows, by name."""
    s = game.new(record.seats, record.options, record.components)
    s.journal = Journal()
    out = {f"option {name} {value}" for name, value in record.options.items()}
    for answer in record.answers():
        out.add(f"question {game.decisions[s.decision].name}")
        s.apply(answer.seat, answer.action)
    module = staged(game)
    wanted = getattr(module, "WANTED", ())
    if hasattr(module, "also_shown"):
        out |= module.also_shown(record)
    for i in range(len(s.journal)):
        event = s.journal.told_to(0, i, game.events)
        kind = game.events[s.journal.kind(i)]
        out.add(f"event {kind.name}")
        if kind.name in wanted and event is not None:
            out.add(f"event {kind.name} {event.details[0]}")
    return out


def random_record(game: Game[Any], seed: int) -> Record:
    """A whole random game; the number of players goes round with the seed."""
    seats = game.seats[seed % len(game.seats)]
    options = random_options(game, Rng(seed, 9))
    played = Played(game, game.new(seats, options), Rng(seed, 0), Rng(seed, 1))
    while played.state.decision != OVER:
        played.step()
    record = Record(game.name, game.rules_version, seats, options)
    record.lines.extend(played.answers)
    return record


def candidates(game: Game[Any]) -> Iterable[tuple[str, Record]]:
    """What is staged, then random games."""
    module = staged(game)
    yield from module.staged_records() if module else ()
    for seed in range(SEARCHED):
        yield f"random-{seed}", random_record(game, seed)


def chosen(game: Game[Any]) -> dict[str, Record]:
    """The candidates that show something new, without those that later ones made idle."""
    kept: dict[str, Record] = {}
    seen: set[str] = set()
    for name, record in candidates(game):
        new = shown(game, record) - seen
        if new:
            kept[name] = record
            seen |= new
    for name in list(kept):
        rest = [shown(game, record) for other, record in kept.items() if other != name]
        if set().union(*rest) == seen:
            del kept[name]
    return kept


def write_all(game: Game[Any]) -> None:
    """Put the chosen records in place of the old ones."""
    folder = folder_of_tests(game) / "records"
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.txt"):
        path.unlink()
    for name, record in chosen(game).items():
        (folder / f"{name}.txt").write_text(write_record(game, record), "utf-8")
        print(f"{game.name}: {name}, {record.seats} players, {len(record.lines)} answers")


if __name__ == "__main__":
    for name in sys.argv[1:] or [entry.name for entry in catalogue.OURS]:
        write_all(catalogue.game_named(name))
