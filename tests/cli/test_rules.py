"""`cabale rules`: the whole book, a paragraph, the words of the printed rules."""

from __future__ import annotations

import pytest
from terminal import Run, assert_refused

from cabale.games.catalogue import names


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_rulebook_is_shown_whole(cabale: Run, game: str, language: str) -> None:
    text = cabale("rules", game, "--lang", language).stdout
    assert "1.1" in text and "<!--" not in text


@pytest.mark.parametrize("game", ["louis_xiv", "heads_of_state", "reigns"])
def test_a_narrow_screen_loses_no_letter_of_a_table(
    cabale: Run, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert "…" not in cabale("rules", game, "--lang", "fr").stdout


def test_one_paragraph_is_shown_with_its_table(cabale: Run) -> None:
    text = cabale("rules", "louis_xiv", "3.1", "--lang", "fr").stdout
    assert "3.1" in text and "Marie-Thérèse" in text and "3.2" not in text


def test_a_ruling_may_be_asked_for_in_small_letters(cabale: Run) -> None:
    assert "L-16" in cabale("rules", "louis_xiv", "l-16").stdout


@pytest.mark.parametrize(("words", "number"), [("complot", "5.5"), ("tuiles mission", "6.2")])
def test_words_of_the_box_lead_to_ours(cabale: Run, words: str, number: str) -> None:
    assert number in cabale("rules", "louis_xiv", *words.split(), "--lang", "fr").stdout


@pytest.mark.parametrize("about", ["9.99", "xylophone"])
def test_what_the_rules_do_not_know_is_said_in_a_sentence(cabale: Run, about: str) -> None:
    assert_refused(cabale("rules", "louis_xiv", about, "--lang", "fr"), about)


def test_what_is_misspelt_leads_to_the_word_that_is_meant(cabale: Run) -> None:
    said = cabale("rules", "louis_xiv", "complott", "--lang", "fr").stdout
    assert "«\u00a0complot\u00a0»" in said and "5.5" in said


def test_a_game_that_is_not_there_is_named(cabale: Run) -> None:
    assert_refused(cabale("rules", "chess"), "chess")
