"""Eyes show a seat's window: whatever can be reached from them is the same in every possible world.

A bot that plays by the rules of politeness asks `legal`, `view` and `world`. One that does not
follows every attribute, however private, and every object that an object holds.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cabale.bots.eyes import Eyes
from cabale.conformance.playing import TABLE_IDS, TABLES, positions, waiting_seats
from cabale.core.game import Game
from cabale.core.protocol import State
from cabale.core.rng import Rng

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
PLAIN = (int, float, str, bytes, type(None))
ROWS = (vec[i64], vec[float])
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)


def held(thing: Any) -> Iterator[tuple[str, Any]]:
    """Everything that an object holds: by name, by position, and as the collector sees it."""
    if isinstance(thing, dict):
        yield from ((repr(key), value) for key, value in thing.items())
    elif isinstance(thing, (list, tuple, *ROWS)):
        yield from ((str(i), value) for i, value in enumerate(thing))
    else:
        for name in dir(thing):
            if not name.startswith("__"):
                value = getattr(thing, name, None)
                if not isinstance(value, CODE):
                    yield name, value
        for i, value in enumerate(gc.get_referents(thing)):
            if not isinstance(value, CODE) and not isinstance(value, PLAIN):
                yield f"#{i}", value


def reached(root: Any) -> tuple[dict[str, Any], list[Any]]:
    """All that a walk from `root` finds: the plain values by the way to them, and the objects."""
    seen: dict[int, Any] = {}
    plain: dict[str, Any] = {}
    open_ways = [("eyes", root)]
    while open_ways:
        way, thing = open_ways.pop()
        if isinstance(thing, PLAIN):
            plain[way] = thing
        elif id(thing) not in seen:
            seen[id(thing)] = thing
            open_ways += [(f"{way}.{name}", value) for name, value in held(thing)]
    return plain, list(seen.values())


def asked(game: Game[Any], seats: int, every: int) -> list[tuple[State, int]]:
    """Positions of a random game, each with a seat that is asked."""
    found = [
        (played.state.clone(), seat)
        for n, played in enumerate(positions(game, seats, 41))
        if n % every == 0
        for seat in waiting_seats(played.state)[:1]
    ]
    return found[:12]


@every_table
def test_nothing_that_can_be_reached_tells_which_world_is_the_true_one(
    game: Game[Any], seats: int
) -> None:
    for truth, seat in asked(game, seats, 23):
        plain, things = reached(Eyes(game.name, truth, seat))
        assert not any(thing is truth for thing in things)
        for n in range(2):
            other, _ = reached(Eyes(game.name, truth.resample(seat, Rng(n, 8)), seat))
            assert other == plain


@every_table
def test_nor_does_a_world_that_they_hand_out(game: Game[Any], seats: int) -> None:
    for truth, seat in asked(game, seats, 31):
        plain, _ = reached(Eyes(game.name, truth, seat).world(Rng(1)))
        twin = truth.resample(seat, Rng(3, 8))
        other, _ = reached(Eyes(game.name, twin, seat).world(Rng(1)))
        assert other == plain
