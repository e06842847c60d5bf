"""Lessons on the wire: whole, bounded, and with the rules' own reasons."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from server.live import Live

from cabale.games.catalogue import game_named
from cabale.server import lessons
from cabale.server.lessons import Stage, lessons_of
from cabale.server.table import Refuse

FIRST = "/api/lessons/cape_epee/1-first-steps"


def test_a_lesson_comes_whole(live: Live) -> None:
    status, lesson, _ = live.ask("GET", FIRST)
    assert status == 200
    assert [step["touch"] for step in lesson["steps"]][:2] == ["card:8", ""]
    assert len(lesson["steps"][-1]["moves"]) == 9  # three cards, three columns
    assert all(move["words"]["fr"] for move in lesson["steps"][-1]["moves"])


def test_games_tell_their_lessons(live: Live) -> None:
    _, games, _ = live.ask("GET", "/api/games")
    cape = next(game for game in games if game["name"] == "cape_epee")
    assert [lesson["name"][0] for lesson in cape["lessons"]] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api/lessons/cape_epee/none", 404, "no-such-lesson"),
        ("/api/lessons/nowhere/1-first-steps", 400, "impossible"),
    ],
)
def test_what_is_not_there_is_refused(live: Live, path: str, status: int, reason: str) -> None:
    found, problem, _ = live.ask("GET", path)
    assert (found, problem["reason"]) == (status, reason)


def test_one_that_cannot_be_played_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lessons_of("cape_epee")["1-first-steps"]
    broken = replace(lesson, deals=[replace(lesson.deals[0], answers=("A slide king 1",))])
    monkeypatch.setattr(lessons, "find", lambda game, name: broken)
    with pytest.raises(Refuse, match="no-such-lesson"):
        lessons.page_of_lesson.__wrapped__("cape_epee", "1-first-steps")


def test_the_rules_say_why_not(live: Live) -> None:
    slide = next(verb for verb in game_named("cape_epee").verbs if verb.name == "slide")
    king, queen = slide.of(0, 0), slide.of(1, 0)
    ask = {"step": 1, "done": [], "action": king}
    assert live.ask("POST", f"{FIRST}/why", ask)[1]["refusal"]["paragraph"] == "3.2"
    assert live.ask("POST", f"{FIRST}/why", {**ask, "action": queen})[1]["refusal"] is None


@pytest.mark.parametrize(
    "ask",
    [
        {"step": 99, "done": [], "action": 0},
        {"step": 1, "done": [10**6], "action": 0},
        {"step": 1, "done": [0] * 41, "action": 0},
        {"step": 1, "done": [], "action": 10**8},
        {"step": -1, "done": [], "action": 0},
    ],
)
def test_bad_questions_are_refused_in_a_sentence(live: Live, ask: dict[str, object]) -> None:
    status, problem, _ = live.ask("POST", f"{FIRST}/why", ask)
    assert status in (400, 404)
    assert problem["detail"]


def test_the_frames_lead_to_the_next_step() -> None:
    for lesson in (*lessons_of("louis_xiv").values(), *lessons_of("reigns").values()):
        steps = Stage(lesson).play().steps
        for before, after in pairwise(steps):
            frames = before.after or [f for move in before.moves[:1] for f in move.frames]
            if frames and not after.opens:
                assert frames[-1].view == after.now.view
