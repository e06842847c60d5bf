"""The rulebooks: tables that cannot differ from the box, examples that are played, an index."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import picturing
import proving
import pytest

from cabale.conformance.playing import GAMES
from cabale.core.game import Game
from cabale.games.catalogue import game_named
from cabale.games.louis_xiv import pieces as court
from cabale.games.louis_xiv.tables import SPIRAL
from cabale.rulebook import CITED, found, paragraphs, renewed, rules_of, scenarios, terms
from cabale.words import LANGUAGES

SCENARIOS = Path(__file__).parents[1] / "games"
EXAMPLES = 4  # at least, in each printed game

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
@each_language
def test_the_tables_are_as_the_components_have_them(game: Game[Any], language: str) -> None:
    """`make golden` writes them anew."""
    assert game.file("RULES.*.md", language) == renewed(game, language)


@each_game
def test_every_kind_of_table_stands_in_the_rules(game: Game[Any]) -> None:
    part = game.part("tables")
    assert part is not None
    for language in LANGUAGES:
        shown = re.findall(r"<!-- table ([\w-]+) -->", game.file("RULES.*.md", language))
        assert sorted(shown) == sorted(part.TABLES)


@each_game
@each_language
def test_no_identifier_and_no_comment_reaches_a_reader(game: Game[Any], language: str) -> None:
    text = rules_of(game, language)
    assert "<!--" not in text and "`" not in text


@each_game
@each_language
def test_every_worked_example_is_played_by_its_scenario(game: Game[Any], language: str) -> None:
    for number, names in scenarios(game, language).items():
        for name in names:
            path = SCENARIOS / game.name / "scenarios" / f"{name}.toml"
            assert tomllib.loads(path.read_text("utf-8"))["paragraph"] == number, name


@each_game
def test_both_languages_have_the_same_examples(game: Game[Any]) -> None:
    assert scenarios(game, "en") == scenarios(game, "fr")


@pytest.mark.parametrize("name", ["louis_xiv", "heads_of_state", "cape_epee"])
def test_a_section_is_all_examples(name: str) -> None:
    """Every paragraph of the section that holds examples is one."""
    game = game_named(name)
    examples = scenarios(game, "en")
    section = next(iter(examples)).partition(".")[0]
    assert len(examples) >= EXAMPLES
    assert [*examples] == [n for n in paragraphs(game, "en") if n.startswith(f"{section}.")]


@each_game
@each_language
def test_whatever_the_rules_cite_is_there(game: Game[Any], language: str) -> None:
    text = rules_of(game, language)
    sections = set(re.findall(r"^## (\d+) ", text, re.MULTILINE))
    cited = set(CITED.findall(text)) | set(re.findall(r"\(([A-Z]-\d+)\)", text))
    assert cited - set(paragraphs(game, language)) - sections == set()


@each_game
def test_whatever_refusals_and_scenarios_cite_is_there(game: Game[Any]) -> None:
    """Decisions, events, options and docstrings are held by the conformance suite."""
    source = "\n".join(path.read_text("utf-8") for path in game.folder.glob("*.py"))
    cited = set(re.findall(r'Refusal\(\s*"[\w-]+",\s*"([^"]+)"', source))
    for path in (SCENARIOS / game.name / "scenarios").glob("*.toml"):
        cited |= set(re.findall(r'\bparagraph = "([^"]+)"', path.read_text("utf-8")))
    assert len(cited) > 20
    assert cited - set(paragraphs(game, "en")) == set()


@each_game
@each_language
def test_every_printed_term_leads_somewhere(game: Game[Any], language: str) -> None:
    index = terms(game, language)
    assert len(index) > 8
    assert [term for term, numbers in index.items() if not numbers] == []


@pytest.mark.parametrize(
    ("name", "word", "number"),
    [
        ("louis_xiv", "joker", "4.6"),
        ("louis_xiv", "complot", "5.5"),
        ("louis_xiv", "tuile", "6.2"),
        ("louis_xiv", "jetons", "4.3"),
        ("heads_of_state", "chambre des nobles", "6.3"),
        ("heads_of_state", "nettoyer", "3.3"),
        ("cape_epee", "sosie", "5.19"),
        ("cape_epee", "capacité spéciale", "5.1"),
        ("reigns", "souverain", "1.1"),
        ("louis_xiv", "ex aequo", "7.4"),
        ("louis_xiv", "rideau", "4.6"),
        ("louis_xiv", "jetons missions", "6.2"),
        ("heads_of_state", "cases", "1.3"),
        ("heads_of_state", "maison noble", "6.3"),
        ("heads_of_state", "plateau individuel", "4.2"),
        ("cape_epee", "dévoiler", "3.3"),
        ("reigns", "couvre-chef", "1.1"),
        ("reigns", "abdication", "4.4"),
    ],
)
def test_the_words_of_the_box_are_found(name: str, word: str, number: str) -> None:
    assert number in found(game_named(name), "fr", word)[:4]


def test_a_term_of_two_letters_is_a_word_and_not_a_part_of_one() -> None:
    assert found(game_named("heads_of_state"), "fr", "PI") == ["7.2"]
    assert "2.3" not in found(game_named("heads_of_state"), "fr", "or")


def test_signs_alone_are_no_words_to_look_for() -> None:
    assert found(game_named("louis_xiv"), "fr", "(?)") == []


def test_the_spiral_of_the_court_shows_who_touches_whom() -> None:
    at = {n: (r, c) for r, row in enumerate(SPIRAL) for c, n in enumerate(row) if n}
    links = {
        (a - 1, b - 1)
        for a, (row, column) in at.items()
        for b, (other, beside) in at.items()
        if a < b and abs(row - other) == abs(column - beside) == 1
    }
    assert links == {tuple(sorted(link)) for link in court.LINKS}


def test_the_pictures_are_as_the_scenarios_have_them() -> None:
    for game in map(game_named, picturing.GAMES):
        kept = (game.folder / picturing.FILE).read_text("utf-8")
        assert kept == picturing.pictures(game), "write them anew: python tests/picturing.py"
        named = [picturing.NAMED.findall(game.file("RULES.*.md", one)) for one in LANGUAGES]
        assert named[0] == named[1] and len(named[0]) >= 2


@each_game
def test_every_paragraph_is_proved_by_a_scenario_or_a_test(game: Game[Any]) -> None:
    """A scenario names its paragraph, a test has it in its name."""
    numbers, proofs = paragraphs(game, "en"), proving.proofs(game.name)
    assert [number for number in numbers if number not in proofs] == []
    assert [number for number in proofs if number not in numbers] == []
