"""Bots of earlier releases, as they were: `minister-0.1`, `cardinal-0.1@2000`.

They run on their own release, compiled by `scripts/frozen` from the history of the repository, in a
process of its own: its rules, worlds, search and settings, nothing of today's. What both releases
share are the words of records, and the version of the rules that the old one knows; today's engine
still plays it.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from cabale.bots.arena.task import ArenaError

RULES = {"0.1": 1}  # the version of every game's rules in each release whose bots are kept
KEPT = Path(os.environ.get("CABALE_FROZEN", "build/frozen"))  # where scripts/frozen puts them


def release_of(spec: str) -> str:
    """The release a bot belongs to, empty for one of today.

    >>> release_of("minister-0.1@300"), release_of("minister@300")
    ('0.1', '')
    """
    word = spec.partition("@")[0]
    return next((release for release in RULES if word.endswith(f"-{release}")), "")


def is_frozen(spec: str) -> bool:
    """Whether the bot is one of an earlier release."""
    return release_of(spec) != ""


def thaw(spec: str) -> tuple[str, Path]:
    """The bot as its own release calls it, and the folder of that release."""
    release = release_of(spec)
    word, at, knobs = spec.partition("@")
    tree = KEPT.absolute() / release
    if not (tree / "cabale").is_dir():
        raise ArenaError(f"'{spec[:40]}' needs the bots of {release}: run scripts/frozen")
    return word.removesuffix(f"-{release}") + at + knobs, tree


def rules_of(bots: Sequence[str]) -> int | None:
    """The version of the rules that all these bots know; None if that is the present one."""
    return min((RULES[release_of(bot)] for bot in bots if is_frozen(bot)), default=None)
