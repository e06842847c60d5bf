"""The games on the shelf, as the page is told of them before anything is played."""

from __future__ import annotations

import functools
from typing import Any, Literal

import msgspec

from cabale.bots.manner import MANNERS
from cabale.core.game import Game
from cabale.core.sight import Field, fields_of
from cabale.games import catalogue
from cabale.server import api
from cabale.server.lessons import lesson_info, lessons_of
from cabale.server.pages import Page, board_address, page_of
from cabale.server.thinking import levels
from cabale.words import LANGUAGES
from cabale.words.words import say_alone


def decision_info(game: Game[Any], name: str, paragraph: str) -> api.DecisionInfo:
    """A question as the page must know it."""
    only: Literal["known", "secret"] | None = None
    if name in game.only_known:
        only = "known"
    elif name in game.only_secret:
        only = "secret"
    return api.DecisionInfo(name, paragraph, name in game.brisk, only)


def field_info(field: Field) -> api.FieldInfo:
    """One thing that a view shows, as the page must know it."""
    inner = [field_info(one) for one in field.inner]
    return api.FieldInfo(field.name, field.form, field.many, field.of, field.by, inner)


def said(game: Game[Any], key: str) -> dict[str, str]:
    """A sentence about a game in every language."""
    return {language: say_alone(language, game, key) for language in LANGUAGES}


def game_info(game: Game[Any]) -> api.GameInfo:
    """A game as the page must know it."""
    return api.GameInfo(
        name=game.name,
        title=said(game, "title"),
        tagline=said(game, "tagline"),
        accent=game.accent,
        emblem=game.emblem,
        board=board_address(game),
        view=[field_info(field) for field in fields_of(game)],
        least=game.seats[0],
        most=game.seats[-1],
        minutes=game.minutes,
        rules=game.rules_version,
        verbs=[api.VerbInfo(v.name, v.base, v.rows, v.columns, list(v.args)) for v in game.verbs],
        events=[
            api.EventInfo(
                e.name, e.paragraph, list(e.args), e.secrets, e.private, e.detail, e.reveals
            )
            for e in game.events
        ],
        decisions=[decision_info(game, d.name, d.paragraph) for d in game.decisions],
        options=[api.OptionInfo(o.name, list(o.values), o.paragraph) for o in game.options],
        names={kind: list(names) for kind, names in game.names.items()},
        tie_breakers=list(game.tie_breakers),
        levels=levels(),
        manners=list(MANNERS),
        lessons=[lesson_info(lesson) for lesson in lessons_of(game.name).values()],
        values=len(game.editions()),
        reconstructed=sum(e.tag == "R" for e in game.editions()),
    )


@functools.cache
def games_page(names: tuple[str, ...]) -> Page:
    """Every game, made ready once: each page asks for it first of all."""
    games = [game_info(catalogue.game_named(name)) for name in names]
    return page_of("games.json", msgspec.json.encode(games))
