"""A protocol: matches that were written down before any of them was played.

    seed = 17890714                      the deals, which nothing else may use
    blocks = 200                         of every line

    [seats.ends]                         numbers of seats, by game
    cape_epee = [2, 6]

    [[series]]
    name = "ten times the thought"
    seats = "ends"
    first = "minister@1000"
    among = ["minister@100"]             or a table of such lists, by game

Every line is a match of its own, of one bot among copies of another, with a file of its own, so
that whatever is interrupted goes on. Scripts are named by their class alone.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cabale import __version__
from cabale.bots import search
from cabale.bots.arena.contest import Plan, plan
from cabale.bots.arena.frozen import is_frozen
from cabale.bots.arena.stats import Figure, by_block, figure
from cabale.bots.arena.task import ArenaError, Outcome
from cabale.games.catalogue import game_named

RULE_OF_THREE = 3.0  # what never happened in n blocks has at most 3/n, in 95 of 100 cases
TEXT = {".py", ".toml"}  # files that make an engine what it is
ASIDE = {"arena", "lessons", "words"}  # folders of which no answer of a bot depends


@dataclass(frozen=True, slots=True)
class Line:
    """One match of a protocol: a bot, among copies of another."""

    series: str
    game: str
    seats: int
    first: str
    among: str

    def key(self) -> str:
        """What its file is called."""
        words = [self.game, str(self.seats), self.first, "among", self.among]
        return re.sub(r"[^\w.@=]+", "-", "-".join(words))

    def rival(self) -> str:
        """The bot it is among, as the arena seats it."""
        script = self.among[0].isupper()
        return f"benchmarks.scripts.{self.game}:{self.among}" if script else self.among

    def plan(self, protocol: Protocol) -> Plan:
        """Its games; refused if a bot cannot be had."""
        bots = [self.first, self.rival()]
        games = protocol.blocks * self.seats
        planned = plan(self.game, bots, self.seats, games, protocol.seed, {}, ["one"])
        planned.described["engine"] = engine(self.game)
        return planned


@dataclass(frozen=True, slots=True)
class Protocol:
    """All lines of a file, in its order."""

    seed: int
    blocks: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """What is known of a line: the share of the first bot in each block that was played."""

    line: Line
    rules: int
    engine: str
    shares: tuple[float, ...]
    seconds: tuple[float, float]  # for one answer of the first, and of the others
    faults: int

    def share(self) -> Figure:
        """The mean with its 95 % interval; one-sided by the rule of three if blocks never differ.

        >>> line = Line("", "cape_epee", 2, "minister", "page")
        >>> Result(line, 1, "", (1.0,) * 30, (0, 0), 0).share()
        Figure(mean=1.0, low=0.9, high=1.0)
        """
        found = figure(self.shares)
        if found.low < found.high:
            return found
        reach = min(1.0, RULE_OF_THREE / len(self.shares))
        return Figure(found.mean, max(0.0, found.low - reach), min(1.0, found.high + reach))


def read(path: Path) -> Protocol:
    """The protocol of a file; ArenaError says what is wrong with it."""
    try:
        table = tomllib.loads(path.read_text("utf-8"))
        lines = [line for one in table["series"] for line in series(one, table["seats"])]
        protocol = Protocol(int(table["seed"]), int(table["blocks"]), tuple(lines))
    except OSError as error:
        raise ArenaError(f"{path} cannot be read: {error.strerror}") from None
    except KeyError as error:
        raise ArenaError(f"{path} is no protocol: {error} is missing") from None
    except (ValueError, TypeError, AttributeError) as error:
        raise ArenaError(f"{path} is no protocol: {error!s:.120}") from None
    if len({line.key() for line in lines}) < len(lines):
        raise ArenaError(f"{path} names a match twice")
    return protocol


def series(table: dict[str, Any], seats: dict[str, dict[str, list[int]]]) -> list[Line]:
    """The lines of one series, game by game."""
    among = table["among"]
    return [
        Line(table["name"], game, int(n), table["first"], rival)
        for game, numbers in seats[table["seats"]].items()
        for n in numbers
        for rival in (among[game] if isinstance(among, dict) else among)
    ]


@cache
def engine(game: str) -> str:
    """What a game is played by: the version, a mark of the sources, and whether it is compiled.

    A match that goes on with other bots would be none, so its file is tied to this. What only
    another game goes by is no part of it.
    """
    root = Path(__file__).parents[2]
    folders = [root / "bots", root / "core", game_named(game).folder]
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder.parent)
            if path.suffix in TEXT and not ASIDE & set(name.parts):
                digest.update(name.as_posix().encode() + b"\0" + path.read_bytes())
    compiled = " compiled" if search.__file__.endswith((".so", ".pyd")) else ""
    return f"{__version__} {digest.hexdigest()[:12]}{compiled}"


def result(line: Line, described: dict[str, Any], outcomes: list[Outcome]) -> Result:
    """What the complete blocks of a line showed."""
    slots = range(len(outcomes[0].lineup))
    return Result(
        line=line,
        rules=described["rules"],
        engine=described["engine"],
        shares=tuple(round(x, 4) for x in by_block(outcomes, [0], Outcome.share)),
        seconds=(pace(outcomes, slots[:1]), pace(outcomes, slots[1:])),
        faults=sum(len(o.faults) for o in outcomes),
    )


def pace(outcomes: list[Outcome], slots: range) -> float:
    """The seconds that one answer took."""
    answers = sum(o.answers[slot] for o in outcomes for slot in slots)
    return round(sum(o.seconds[slot] for o in outcomes for slot in slots) / max(1, answers), 4)


def by_clock(line: Line) -> bool:
    """Whether a line needs a machine with nothing else to do."""
    return is_timed(line.first) or is_timed(line.among)


def is_timed(bot: str) -> bool:
    """Whether a bot thinks by the clock.

    >>> [bot for bot in ("minister", "minister@300", "cardinal-0.1", "plain@0.3s") if is_timed(bot)]
    ['minister', 'cardinal-0.1', 'plain@0.3s']
    """
    word, _, knobs = bot.partition("@")
    level = word.rpartition("-")[0] if is_frozen(bot) else word
    return knobs.split(",")[0].endswith("s") or (level in ("minister", "cardinal") and not knobs)
