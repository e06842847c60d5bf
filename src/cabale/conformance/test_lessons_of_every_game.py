"""Every lesson that a game brings can be played from its first step to each of its ends."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.conformance.playing import GAMES
from cabale.core.game import Game
from cabale.core.lesson_text import faults_of_lesson, lesson_texts, read_lesson
from cabale.rulebook import paragraphs

NBSP = "\u00a0\u202f"

ALL = [(game, name) for game in GAMES for name in lesson_texts(game)]
each_lesson = pytest.mark.parametrize(
    ("game", "name"), ALL, ids=[f"{game.name}-{name}" for game, name in ALL]
)


def named(game: Game[Any]) -> Any:
    return lambda name: game


@each_lesson
def test_everything_in_it_can_be_played(game: Game[Any], name: str) -> None:
    assert faults_of_lesson(lesson_texts(game)[name], named(game)) == []


@each_lesson
def test_its_paragraphs_exist(game: Game[Any], name: str) -> None:
    known = set(paragraphs(game, "en"))
    for step in read_lesson(lesson_texts(game)[name], named(game)).steps:
        assert step.rules, "every step can say why"
        assert set(step.rules) <= known


@each_lesson
def test_its_french_is_set_as_printed(game: Game[Any], name: str) -> None:
    lesson = read_lesson(lesson_texts(game)[name], named(game))
    texts = [lesson.title["fr"]]
    for step in lesson.steps:
        said = [step.words, *(w.words for w in step.wrong), *(c.words for c in step.choices)]
        texts += [words["fr"] for words in said]
    for text in texts:
        assert "'" not in text, text
        for n, letter in enumerate(text):
            if letter in ":;?!»":
                assert text[n - 1] in NBSP, text


@each_lesson
def test_it_takes_two_to_four_minutes(game: Game[Any], name: str) -> None:
    lesson = read_lesson(lesson_texts(game)[name], named(game))
    for language in ("fr", "en"):
        assert 90 <= lesson.seconds(language) <= 240
