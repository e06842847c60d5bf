"""Reads a game's `tuning.toml`: what the arena found best for its numbers of seats and levels."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from cabale.bots.settings import Settings, is_knob
from cabale.bots.weights import outlook_of
from cabale.games.catalogue import game_named

HEAT = 150.0  # hundredths of a point that make a page e times likelier to choose an answer


@cache
def table(game: str) -> dict[str, Any]:
    """The whole file; nothing where a game brings none."""
    path = game_named(game).folder / "tuning.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def knobs_of(game: str, seats: int, level: str = "") -> dict[str, Any]:
    """The values for a game; those for its number of seats, then its level, go before them."""
    found = table(game)
    merged = {**found, **found.get(str(seats), {}), **found.get(level, {})}
    return {key: value for key, value in merged.items() if not isinstance(value, dict)}


def settings_of(
    game: str, seats: int, changes: dict[str, Any] | None = None, level: str = ""
) -> Settings:
    """The settings of a search; `changes` go before what the file says."""
    settings = Settings()
    for key, value in {**knobs_of(game, seats, level), **(changes or {})}.items():
        if is_knob(key):
            setattr(settings, key, type(getattr(settings, key))(value))
    if settings.learned:
        settings.outlook = outlook_of(game, seats)
    return settings


def heat_of(game: str, seats: int) -> float:
    """How far a page's answers stray from the most appealing one."""
    return float(knobs_of(game, seats).get("heat", HEAT))
