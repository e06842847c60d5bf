"""The four levels, the same in every game, and every other bot that can be seated by name."""

from __future__ import annotations

import math
import random
from importlib import import_module
from typing import Any

from cabale.bots.bot import Bot, Budget
from cabale.bots.clock import think
from cabale.bots.eyes import Eyes
from cabale.bots.greedy import Temper, careful, drawn, hasty
from cabale.bots.manner import MANNERS, settled
from cabale.bots.search import Search
from cabale.bots.senses import sense_of
from cabale.bots.settings import Settings, is_knob
from cabale.bots.tuning import heat_of, settings_of
from cabale.bots.veiled import VeiledSearch
from cabale.core.game import CabaleError
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

LEVELS = ("page", "courtier", "minister", "cardinal")  # from the weakest to the strongest
WORLDS = 8  # that a courtier looks at before it answers
MANY_WORLDS = 96  # that a searcher looks at where no search is needed
OVERLOOKED = 7  # of 16 pieces, those that a page does not think of
KINDS_OVERLOOKED = 2  # of 16 kinds of answers, those that it forgets altogether
ALIKE = 12  # answers look alike to a courtier that are this part of a page's heat apart
PATIENCE = 2.5  # times its seconds, what a search never exceeds


class BotError(CabaleError):
    """A bot that cannot be seated; the message is one plain sentence."""


class Random(Bot):
    """Any legal answer, each as likely: the floor under every level."""

    name = "random"

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        actions = eyes.legal()
        return actions[rng.below(len(actions))]


class Page(Bot):
    """A beginner: does not think of some pieces, and takes its first guess for the truth."""

    name = level = "page"

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        actions = list(eyes.legal())
        if len(actions) == 1:
            return actions[0]
        found = drawn(eyes, sense_of(eyes.game), rng, 1)
        if found >= 0:
            return found
        missed = overlooked(eyes.game, actions, rng)
        return hasty(eyes, sense_of(eyes.game), settings_at(eyes), rng, missed, self.temper(eyes))

    def temper(self, eyes: Eyes) -> Temper:
        heat = heat_of(eyes.game, int(eyes.seats))
        return Temper(self.manner, heat, heat)


def overlooked(game: str, actions: list[int], rng: Rng) -> list[bool]:
    """Which answers a beginner does not think of: those with some pieces, or of some kinds.

    One piece it thinks of in any case.
    """
    verbs = [game_named(game).verb_of(action) for action in actions]
    pieces = [
        (id(verb), verb.row(a) if verb else a) for verb, a in zip(verbs, actions, strict=True)
    ]
    kinds = {kind: rng.below(16) < KINDS_OVERLOOKED for kind, _ in dict.fromkeys(pieces)}
    missed = {piece: rng.below(16) < OVERLOOKED for piece in dict.fromkeys(pieces)}
    noticed = pieces[rng.below(len(pieces))]
    return [piece != noticed and (missed[piece] or kinds[piece[0]]) for piece in pieces]


class Courtier(Bot):
    """Takes what looks best over a few worlds, without thinking further."""

    name = level = "courtier"

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        actions = eyes.legal()
        if len(actions) == 1:
            return actions[0]
        found = drawn(eyes, sense_of(eyes.game), rng, WORLDS)
        if found >= 0:
            return found
        temper = Temper(self.manner, heat_of(eyes.game, int(eyes.seats)) / ALIKE, 0.0)
        return careful(eyes, sense_of(eyes.game), settings_at(eyes), rng, WORLDS, temper)


def settings_at(eyes: Eyes) -> Settings:
    """How playouts go that somebody without a search looks at."""
    return settings_of(eyes.game, int(eyes.seats))


class Searcher(Bot):
    """Searches with the settings of the game; `changes` try others."""

    name = "searcher"
    budget = Budget(iterations=1000)
    changes: dict[str, Any] = {}  # noqa: RUF012  # never written to

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        found = drawn(eyes, sense_of(eyes.game), rng, MANY_WORLDS)
        if found >= 0:
            return found
        search = self.search(eyes, rng)
        think(search, budget or self.budget)
        return settled(search, self.manner)

    def search(self, eyes: Eyes, rng: Rng) -> Search:
        """A search for the open question that has not begun to think."""
        settings = settings_of(eyes.game, int(eyes.seats), self.changes, self.level)
        return search_of(eyes, settings, rng)


def search_of(eyes: Eyes, settings: Settings, rng: Rng) -> Search:
    """A search of the kind the game asks for."""
    sense = sense_of(eyes.game)
    if sense.veiled():
        return VeiledSearch(eyes, sense, settings, rng)
    return Search(eyes, sense, settings, rng)


class Minister(Searcher):
    """Searches for about a third of a second."""

    name = level = "minister"
    budget = Budget(seconds=0.3, cap=0.8)


class Cardinal(Searcher):
    """Searches for about two seconds."""

    name = level = "cardinal"
    budget = Budget(seconds=2.0, cap=3.5)


class Plain(Searcher):
    """Search without any knowledge of the game: a reference that no tuning touches."""

    name = "plain"
    changes = {  # noqa: RUF012  # never written to
        "explore": 0.7,
        "floor": 1.0,
        "horizon": 0,
        "greedy": 0,
        "light": 0,
        "win": 1.0,
        "pick": 0.0,
        "redeal": False,
        "learned": False,
    }

    def search(self, eyes: Eyes, rng: Rng) -> Search:
        settings = settings_of(eyes.game, int(eyes.seats), self.changes)
        return Search(eyes, sense_of(eyes.game), settings, rng)


KNOWN: dict[str, type[Bot]] = {
    bot.name: bot for bot in (Random, Page, Courtier, Minister, Cardinal, Plain, Searcher)
}


def seat_bot(spec: str) -> Bot:
    """The bot a word stands for: a level, `minister-bold`, `minister@500`, `searcher@500,greedy=4`
    or `module:Bot`.

    After the @ stand the iterations of its search, or its seconds as in `plain@0.3s`, then settings
    to try instead of the tuned ones.
    """
    word, _, knobs = spec.partition("@")
    bot = imported(word) if ":" in word else named(word)
    if knobs:
        turn(bot, spec, knobs.split(","))
    bot.name = spec
    return bot


def named(word: str) -> Bot:
    level, _, manner = word.partition("-")
    known = word in KNOWN or (level in LEVELS and manner in MANNERS)
    if not known:
        names = f"{', '.join(KNOWN)}, module:Bot"
        text = f"there is no bot '{word[:40]}'; there are {names}"
        raise BotError(text, "error-bot", name=word[:40], names=names)
    bot = KNOWN[level]()
    if manner:
        bot.manner = MANNERS.index(manner)
    return bot


def is_level(word: str) -> bool:
    """Whether a word is a level, with a manner or without.

    >>> is_level("minister"), is_level("minister-bold"), is_level("minister-0.1")
    (True, True, False)
    """
    level, dash, manner = word.partition("-")
    return level in LEVELS and (manner in MANNERS if dash else True)


def with_manner(level: str, n: int) -> str:
    """A bot of a level in the n-th manner, so that those at a table differ.

    >>> [with_manner("page", n) for n in (0, 1, 4)]
    ['page-cautious', 'page-bold', 'page-cautious']
    """
    return f"{level}-{MANNERS[n % len(MANNERS)]}"


def imported(path: str) -> Bot:
    """A bot of somebody's own, from its dotted path."""
    where, _, name = path.partition(":")
    try:
        bot = getattr(import_module(where), name)()
    except Exception as error:
        text = f"no bot could be made from '{path[:80]}': {error}"
        raise BotError(text, "error-bot-made", name=path[:80], reason=str(error)) from error
    if not isinstance(bot, Bot):
        text = f"'{path[:80]}' is no cabale.bots.bot.Bot"
        raise BotError(text, "error-bot-none", name=path[:80])
    return bot


def turn(bot: Bot, spec: str, knobs: list[str]) -> None:
    """Give a searcher its iterations and settings."""
    if not isinstance(bot, Searcher):
        text = f"'{spec[:80]}': only a bot that searches takes a number after @"
        raise BotError(text, "error-bot-plain", name=spec[:80])
    try:
        for knob in knobs:
            key, equals, value = knob.partition("=")
            if equals and not is_knob(key):
                text = f"'{spec[:80]}': a search has no setting '{key[:40]}'"
                raise BotError(text, "error-bot-knob", name=spec[:80], value=key[:40])
            if equals:
                bot.changes = {**bot.changes, key: finite(value)}
            else:
                bot.budget = budget_of(key)
    except BotError:
        raise
    except ValueError:
        text = f"'{spec[:80]}': after @ stand a number above 0 and knob=number"
        raise BotError(text, "error-bot-number", name=spec[:80]) from None


def budget_of(words: str) -> Budget:
    """Iterations, or seconds as in `0.3s`; ValueError if no search could end by them."""
    seconds = finite(words[:-1]) if words.endswith("s") else 0.0
    iterations = 0 if words.endswith("s") else int(words)
    if seconds <= 0 and iterations <= 0:
        raise ValueError(words)
    return Budget(iterations=iterations, seconds=seconds, cap=PATIENCE * seconds)


def finite(words: str) -> float:
    """A number that can be reckoned with."""
    number = float(words)
    if not math.isfinite(number):
        raise ValueError(words)
    return number


def fresh_rng() -> Rng:
    """A generator nobody can foresee, for a bot at a table of people."""
    return Rng(random.SystemRandom().getrandbits(60))
