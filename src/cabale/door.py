"""What `import cabale` offers as functions: short ways to games, bots, matches and records."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from cabale.bots.arena.contest import Match
from cabale.bots.arena.contest import match as hold
from cabale.bots.bot import Bot
from cabale.bots.levels import seat_bot
from cabale.core import scenario, text
from cabale.core.deal import Deal
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.record import Record
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named, names


def catalogue() -> list[Game[Any]]:
    """Every game that can be played, ours first, then those of other packages.

    >>> import cabale
    >>> [game.name for game in cabale.catalogue()][:4]
    ['louis_xiv', 'heads_of_state', 'cape_epee', 'reigns']
    """
    return [game_named(name) for name in names()]


def game(name: str) -> Game[Any]:
    """The game of that name; CabaleError names those there are.

    >>> import cabale
    >>> cabale.game("louis_xiv").seats
    range(2, 5)
    """
    return game_named(name)


def play(
    game: str | Game[Any],
    seats: int,
    *,
    seed: int | bytes | None = None,
    options: Mapping[str, str] | None = None,
    components: Mapping[str, Any] | None = None,
) -> Play:
    """A new game, dealt, its first question open; chance answers by itself.

    The same `seed` gives the same game. One of bytes is committed and can be proved afterwards.

    >>> import cabale
    >>> cabale.play("cape_epee", 4, seed=7).waiting()
    [0]
    """
    return Play(known(game), seats, options, components, chance_of(seed))


def known(game: str | Game[Any]) -> Game[Any]:
    """A game by its name, or itself."""
    return game_named(game) if isinstance(game, str) else game


def chance_of(seed: int | bytes | None) -> Rng | Deal:
    """Who answers for chance."""
    if isinstance(seed, bytes):
        return Deal(seed)
    return Rng(secrets.randbits(60) if seed is None else seed)


def bot(spec: str) -> Bot:
    """The bot a word stands for: a level, `minister@500` (iterations) or `module:Bot`.

    >>> import cabale
    >>> cabale.bot("courtier").level
    'courtier'
    """
    return seat_bot(spec)


def match(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    games: int = 200,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    workers: int = 0,
) -> Match:
    """A match between bots: every line-up in every rotation of the seats on the same deals.

    With `workers` games are played in so many processes, without in this one.

    >>> import cabale
    >>> cabale.match("cape_epee", ["page", "random"], games=4).rows[0].bot
    'page'
    """
    return hold(game, bots, seats or known(game).seats[0], games, seed, options or {}, workers)


def read_record(written: str) -> Record:
    """The game that a text holds, checked answer for answer; CabaleError names line and reason.

    >>> import cabale
    >>> text = cabale.write_record(cabale.play("cape_epee", 2, seed=1).record())
    >>> cabale.read_record(text).game
    'cape_epee'
    """
    return text.read_record(written, game_named)[1]


def write_record(record: Record) -> str:
    """A game as text, one answer a line.

    >>> import cabale
    >>> cabale.write_record(cabale.play("cape_epee", 2, seed=1).record()).splitlines()[:2]
    ['cabale record 1', 'game cape_epee']
    """
    return text.write_record(game_named(record.game), record)


def resume(record: Record, *, seed: int | bytes | None = None) -> Play:
    """The game of a record where it stops; chance goes on from there.

    >>> import cabale
    >>> record = cabale.play("cape_epee", 2, seed=1).record()
    >>> cabale.resume(record).record() == record
    True
    """
    if seed is None and record.seed:
        seed = bytes.fromhex(record.seed)
    chance = Deal(seed, record.entropy) if isinstance(seed, bytes) else chance_of(seed)
    return Play.resume(game_named(record.game), record, chance)


def run_scenario(text: str) -> scenario.Report:
    """Play a scenario (TOML) and compare: every expectation that did not hold is in `failures`.

    >>> import cabale
    >>> cabale.run_scenario('game = "reigns"\\nseats = 3\\nexpect.next = "deal"').failures
    ['next: expected deal, found lot']
    """
    return scenario.run_scenario(text, game_named)
