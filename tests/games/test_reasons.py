"""Every reason that is given is so, is said in both languages, and tells nothing hidden."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cabale.core.game import Game
from cabale.core.reason import matters, reasons
from cabale.core.record import read_answer
from cabale.core.rng import Rng
from cabale.core.scenario import set_up
from cabale.games.catalogue import game_named, names
from cabale.words import LANGUAGES, Words
from tests.games.reasoning import asked, false_reasons, has_weight
from tests.games.reigns.claims import moved, worth

POSITIONS = 60
SENTENCE = re.compile(r"[A-ZÀ-Þ0-9«“][^{}$|]*[.!?]")

each_game = pytest.mark.parametrize("game", [game_named(name) for name in names()], ids=names())


@each_game
def test_no_reason_is_false_and_none_tells_what_is_hidden(game: Game[Any]) -> None:
    false, seen = [], 0
    for deal in range(3):
        for at in asked(game, deal):
            if seen % 7 == deal:
                false += false_reasons(game, at, Rng(deal, seen))
            seen += 1
            if seen > (deal + 1) * POSITIONS * 2:
                break
    assert false == []


@each_game
def test_nearly_every_choice_of_weight_has_a_reason(game: Game[Any]) -> None:
    given = [
        bool(reasons(game, at.s, at.seat, at.action))
        for at in asked(game, 5)
        if has_weight(game, at)
    ]
    assert sum(given) >= 0.95 * len(given)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_a_paragraph_that_exists(game: Game[Any], language: str) -> None:
    source = "".join((game.folder / part).read_text("utf-8") for part in ("reasons.py", "coach.py"))
    words = Words(language, game)
    keys = re.findall(r'\b(?:reason|warning|figures|wanted)\(\s*(?:\w+, )*"([a-z-]+)"', source)
    rules = game.file("RULES.*.md", language)
    cited = set(re.findall(r'"(\d+\.\d+)"', source))
    assert [key for key in keys if not words.has(f"reason-{key}")] == []
    assert [p for p in cited if f"**{p}**" not in rules] == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_reads_as_one_sentence(game: Game[Any], language: str) -> None:
    words, broken = Words(language, game), []
    for n, at in enumerate(asked(game, 11)):
        if n > POSITIONS:
            break
        given = [r for a in at.s.legal(at.seat) for r in reasons(game, at.s, at.seat, int(a))]
        said = {words.reason(one) for one in [*given, *matters(game, at.s, at.seat)]}
        broken += [text for text in said if not SENTENCE.fullmatch(text) or "  " in text]
    assert broken == []


BEGGAR = [
    {"objective": "trade-4", "cards": ["B king up", "A beggar"]},
    {"objective": "music-5"},
    {"objective": "combat-5"},
]
COUPLE = [
    {"objective": "trade-5", "cards": ["B prince up", "B squire up", "A king up"]},
    {"objective": "music-5"},
    {"objective": "combat-5"},
]


def at_court(card: str, others: dict[str, int], **mine: int) -> dict[str, Any]:
    """A turn of Louis XIV with a card in hand, and the others’ stones where it leads."""
    seats = {"A": {"cards": [card, "joker"], **mine}, "B": {"cards": []}, "C": {"cards": []}}
    return {"step": "turns", "king": "dauphin", "court": {card: others}, "seats": seats}


def said_for(name: str, position: dict[str, Any], answers: list[str]) -> list[str]:
    """The reasons for the last of some answers, in English."""
    game = game_named(name)
    play = set_up(game, {"seats": 3, "position": position})
    *before, last = [read_answer(game, text, 3) for text in answers]
    for answer in before:
        play.answer(answer.seat, answer.action)
    given = reasons(game, play.state, last.seat, last.action)
    return [Words("en", game, ["Ann", "Bob", "Cleo"]).reason(one) for one in given]


def test_where_the_lowest_total_wins_it_is_said() -> None:
    position = {"turn": "A", "hands": {"A": ["squire", "queen"]}, "columns": BEGGAR}
    first = said_for("cape_epee", position, ["A slide squire 1"])[0]
    assert first == "The Beggar acts, the lowest total wins Trade 4: 6 to 20 for Bob."
    first = said_for("cape_epee", position, ["A slide queen 1"])[0]
    assert first == "The Beggar acts: level at 20 in Trade 4, and your card is furthest."


def test_totals_that_do_not_decide_are_not_set_against_each_other() -> None:
    position = {"turn": "A", "hands": {"A": ["queen"]}, "columns": COUPLE}
    first = said_for("cape_epee", position, ["A slide queen 1"])[0]
    assert first.startswith("Not yet: Prince and Squire together win Trade 5 for Bob")


def test_a_bribe_is_held_out_to_whoever_can_pay_it() -> None:
    found = [
        said_for("louis_xiv", at_court("anne", {"B": 2}, gold=gold), ["A play anne", "A put anne"])
        for gold in (2, 3)
    ]
    assert "still trail" in found[0][0]
    assert "may bribe" in found[1][0]


def test_no_lead_is_promised_where_leading_brings_nothing() -> None:
    """§5.4 Turenne serves whoever has three stones there, and two do not reach that."""
    position = at_court("turenne", {"B": 1}, own=2)
    found = said_for("louis_xiv", position, ["A play turenne"])
    assert found == ["Up to 2 stones, beginning at Turenne."]


def test_what_a_refusal_takes_from_a_goal_is_said() -> None:
    """Neither side of a card may be kept quiet: a goal can lose by either."""
    game = game_named("reigns")
    found = set()
    for card in range(len(game.new(3).box.touched)):
        position = {"monarch": "B", "turn": 3, "tracks": {"church": 2, "people": -2}}
        position |= {"goals": {"A": "church-up-people-down"}, "hands": {"A": [card]}}
        s = set_up(game, {"seats": 3, "position": position}).state
        given = reasons(game, s, 0, read_answer(game, f"A propose {card}", 3).action)
        keys = {one.key for one in given}
        loses = worth(s, 0, moved(s, card, False)) < worth(s, 0, game.facts(s)["tracks"])
        assert loses == ("refusal-hurts" in keys), card
        found |= keys
    assert {"as-it-was", "harmless", "hurts-goal"} <= found
