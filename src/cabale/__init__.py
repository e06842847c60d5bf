"""Cabale: four games of court intrigue, for people, bots and researchers.

>>> import cabale
>>> play = cabale.play("cape_epee", seats=3, seed=1789)
>>> play.waiting()
[0]

What `__all__` names is promised (docs/library.md); everything else may change. Each name is
imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import cabale.kit as kit
    from cabale.bots.arena.contest import Match as Match
    from cabale.bots.bot import Bot as Bot
    from cabale.bots.bot import Budget as Budget
    from cabale.bots.eyes import Eyes as Eyes
    from cabale.bots.levels import LEVELS as LEVELS
    from cabale.core.game import CabaleError as CabaleError
    from cabale.core.game import Game as Game
    from cabale.core.play import Play as Play
    from cabale.core.protocol import CHANCE as CHANCE
    from cabale.core.protocol import WATCHER as WATCHER
    from cabale.core.protocol import State as State
    from cabale.core.record import Record as Record
    from cabale.core.rng import Rng as Rng
    from cabale.door import bot as bot
    from cabale.door import catalogue as catalogue
    from cabale.door import game as game
    from cabale.door import match as match
    from cabale.door import play as play
    from cabale.door import read_record as read_record
    from cabale.door import resume as resume
    from cabale.door import run_scenario as run_scenario
    from cabale.door import write_record as write_record
    from cabale.words.words import Words as Words

__version__ = "0.2.0.dev0"

_WHERE = {
    "cabale.bots.arena.contest": ("Match",),
    "cabale.bots.bot": ("Bot", "Budget"),
    "cabale.bots.eyes": ("Eyes",),
    "cabale.bots.levels": ("LEVELS",),
    "cabale.core.game": ("CabaleError", "Game"),
    "cabale.core.play": ("Play",),
    "cabale.core.protocol": ("CHANCE", "State", "WATCHER"),
    "cabale.core.record": ("Record",),
    "cabale.core.rng": ("Rng",),
    "cabale.door": (
        "bot",
        "catalogue",
        "game",
        "match",
        "play",
        "read_record",
        "resume",
        "run_scenario",
        "write_record",
    ),
    "cabale.words.words": ("Words",),
}
_MODULE = {name: module for module, names in _WHERE.items() for name in names}

__all__ = [
    "CHANCE",
    "LEVELS",
    "WATCHER",
    "Bot",
    "Budget",
    "CabaleError",
    "Eyes",
    "Game",
    "Match",
    "Play",
    "Record",
    "Rng",
    "State",
    "Words",
    "__version__",
    "bot",
    "catalogue",
    "game",
    "kit",
    "match",
    "play",
    "read_record",
    "resume",
    "run_scenario",
    "write_record",
]


def __getattr__(name: str) -> object:
    if name == "kit":
        return import_module("cabale.kit")
    if name not in _MODULE:
        raise AttributeError(f"module 'cabale' has no attribute '{name}'")
    found = getattr(import_module(_MODULE[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
