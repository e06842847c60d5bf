"""Rules of several versions: what was begun by earlier rules goes on.

A game keeps the rules of its earlier versions as long as `oldest_rules` says, each difference as a
switch on `State.rules` in the decision concerned. Where a game went exactly as it would have gone
by later rules it moves to them; otherwise it is finished by those it began with.
"""

from __future__ import annotations

from typing import Any

from cabale.core.game import Game, GameError
from cabale.core.play import Play
from cabale.core.protocol import OVER, State
from cabale.core.record import Record


def newest_rules(game: Game[Any], record: Record) -> int:
    """The latest version by whose rules the game of a record would have gone exactly so.

    >>> import cabale
    >>> play = cabale.play("cape_epee", 2, seed=1)
    >>> newest_rules(play.game, play.record()) == play.game.rules_version
    True
    """
    for rules in range(game.rules_version, record.rules, -1):
        if goes_alike(game, record, rules):
            return rules
    return record.rules


def goes_alike(game: Game[Any], record: Record, rules: int) -> bool:
    """Whether a version takes every line, leads to the same positions and gives chance the same."""
    old, new = (
        Play(game, record.seats, record.options, record.components, rules=version)
        for version in (record.rules, rules)
    )
    for line in record.lines:
        if not is_alike(old.state, new.state):
            return False
        old.carry_out(line)
        try:
            new.carry_out(line)
        except GameError:
            return False
    return is_alike(old.state, new.state)


def is_alike(s: State, other: State) -> bool:
    """Whether two positions are equal, and chance's tickets too if it is asked."""
    return s.numbers() == other.numbers() and tickets(s) == tickets(other)


def tickets(s: State) -> list[tuple[int, int]]:
    """The answers of chance with their weights, if it is asked: by these a deal is proved."""
    if s.waiting or s.decision == OVER:
        return []
    return list(zip(s.legal(-1), s.weights(), strict=True))
