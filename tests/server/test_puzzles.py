"""Puzzles on the wire: asked through one seat's eyes, answered with reasons, counted once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from live import Live
from test_after import finished, replay_of
from test_table import refusal_of

from cabale.core.puzzle import play_to, read_puzzles
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.server import puzzles
from cabale.server.replay import Replay

GAME = "cape_epee"
PUZZLE = read_puzzles(game_named(GAME))[0]
PATH = f"/api/puzzles/{GAME}/{PUZZLE.name}"
GUEST = "a word of this browser"


def listed(live: Live) -> dict[str, Any]:
    """The first puzzle as the list has it."""
    _, games, _ = live.ask("GET", "/api/puzzles")
    cape = next(one for one in games if one["game"] == GAME)
    return next(one for one in cape["puzzles"] if one["name"] == PUZZLE.name)


def wrong() -> int:
    """An answer that is not the best."""
    return next(a for a in play_to(game_named(GAME), PUZZLE).legal(PUZZLE.seat) if a != PUZZLE.best)


def test_puzzles_are_listed_by_game_with_their_themes(live: Live) -> None:
    _, games, _ = live.ask("GET", "/api/puzzles")
    for game in games:
        themes = {theme["name"] for theme in game["themes"]}
        assert all(theme["title"]["fr"] and theme["title"]["en"] for theme in game["themes"])
        assert {one["theme"] for one in game["puzzles"]} <= themes
        hard = [one["missed"] for one in game["puzzles"]]
        assert hard == sorted(hard)


def test_a_puzzle_of_other_rules_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = read_puzzles(game_named(GAME))[:2]
    monkeypatch.setattr(puzzles, "read_puzzles", lambda game: [replace(first, rules=99), second])
    assert list(puzzles.puzzles_of.__wrapped__(GAME)) == [second.name]


def test_a_puzzle_shows_what_its_seat_sees_and_no_more(live: Live) -> None:
    _, asked, _ = live.ask("GET", PATH)
    play = play_to(game_named(GAME), PUZZLE)
    assert asked["you"] == PUZZLE.seat == asked["now"]["eyes"]
    assert sorted(asked["now"]["choices"]) == sorted(play.legal(PUZZLE.seat))
    assert "best" not in asked and "answers" not in asked
    play.state = play.resample(PUZZLE.seat, Rng(7))
    assert live.ask("GET", PATH)[1]["now"]["view"] == asked["now"]["view"]
    told = puzzles.Position(play, PUZZLE.seat).shown("x")
    assert told.now.view == puzzles.shown(GAME, PUZZLE.name).now.view


def test_a_solution_follows_from_what_the_seat_knows_alone() -> None:
    """Another world that the seat cannot tell from this one brings the same judgement."""
    for puzzle in read_puzzles(game_named(GAME))[:6]:
        found = []
        for seed in (1, 2):
            play = play_to(game_named(GAME), puzzle)
            play.state = play.resample(puzzle.seat, Rng(seed))
            position = puzzles.Position(play, puzzle.seat)
            found.append(position.judged(puzzle.best, puzzle.second, None))
        assert found[0] == found[1]


def test_the_best_answer_is_found_and_shown_on_the_board(live: Live) -> None:
    _, told, _ = live.ask("POST", f"{PATH}/answer", {"action": PUZZLE.best})
    assert told["found"] and told["best"] == PUZZLE.best
    assert told["reasons"] and told["searched"]["margin"] == PUZZLE.margin
    assert told["frames"][0]["choices"] == [] and told["frames"][0]["events"]


def test_another_answer_is_told_why_it_is_not(live: Live) -> None:
    _, told, _ = live.ask("POST", f"{PATH}/answer", {"action": wrong()})
    assert not told["found"] and told["reasons"]
    _, given_up, _ = live.ask("POST", f"{PATH}/answer", {"action": None})
    assert not given_up["found"] and given_up["best"] == PUZZLE.best and not given_up["against"]


def test_the_first_try_of_each_counts_once(live: Live) -> None:
    before = listed(live)
    live.ask(
        "POST", f"{PATH}/answer", {"action": PUZZLE.best}
    )  # says nothing of itself: not counted
    for action in (wrong(), PUZZLE.best):
        live.ask("POST", f"{PATH}/answer", {"action": action, "guest": GUEST})
    _, told, _ = live.ask("POST", f"{PATH}/answer", {"action": PUZZLE.best, "guest": GUEST + " 2"})
    after = listed(live)
    assert (before["tries"], after["tries"], after["fails"]) == (0, 2, 1)
    assert (told["searched"]["tries"], told["searched"]["fails"]) == (2, 1)


def test_the_try_of_a_person_is_theirs_and_goes_with_them(live: Live) -> None:
    _, me, _ = live.ask("POST", "/api/me/introduce", {"name": "Ana", "device": "here"})
    live.ask("POST", f"{PATH}/answer", {"action": PUZZLE.best, "guest": GUEST}, secret=me["token"])
    _, mine, _ = live.ask("GET", "/api/me/export", secret=me["token"])
    assert mine["papers"] == {f"puzzle {GAME}": [[PUZZLE.name, True]]}


@pytest.mark.parametrize(
    ("path", "body", "status", "reason"),
    [
        ("/api/puzzles/cape_epee/none", None, 404, "no-such-puzzle"),
        ("/api/puzzles/nowhere/none", None, 400, "impossible"),
        (f"{PATH}/answer", {"action": 10**6}, 400, "illegal"),
        (f"{PATH}/answer", {"action": -1}, 400, "bad-request"),
        (f"{PATH}/answer", {"action": 1, "guest": "x" * 41}, 400, "bad-request"),
        (
            "/api/tables/none/mistakes/3/answer",
            {"seat": 0, "played": 1, "best": 2, "action": 1},
            404,
            "",
        ),
    ],
)
def test_bad_questions_are_refused_in_a_sentence(
    live: Live, path: str, body: dict[str, object] | None, status: int, reason: str
) -> None:
    found, problem, _ = live.ask("POST" if body else "GET", path, body)
    assert found == status and problem["detail"] and reason in problem["reason"]


def test_the_rules_say_why_not(live: Live) -> None:
    slide = next(verb for verb in game_named(GAME).verbs if verb.name == "slide")
    legal = play_to(game_named(GAME), PUZZLE).legal(PUZZLE.seat)
    absent = next(code for code in range(slide.base, slide.base + 60) if code not in legal)
    assert live.ask("POST", f"{PATH}/why", {"action": absent})[1]["refusal"]["paragraph"]
    assert live.ask("POST", f"{PATH}/why", {"action": PUZZLE.best})[1]["refusal"] is None


# -- one's own mistakes


def answerer(replay: Replay, step: int) -> int:
    return replay.play.answers[replay.ends[step - 1]].seat


def test_a_question_of_a_finished_game_is_asked_again_through_the_same_eyes() -> None:
    made, seen = finished(seats=3)
    replay = replay_of(made.table)
    mine = [n for n in range(1, replay.last()) if answerer(replay, n) == 0]
    step = next(n for n in mine if len(seen[n - 1][0].choices) > 1)
    position = puzzles.mistake_at(replay, step, 0)

    asked = position.shown("x")

    assert asked.now.view == seen[step - 1][0].view
    assert asked.now.choices == seen[step - 1][0].choices
    best, played = asked.now.choices[1], asked.now.choices[0]
    told = position.judged(best, played, played)
    assert not told.found and told.best == best and told.searched is None
    assert refusal_of(lambda: puzzles.mistake_at(replay, step, 1)) == "no-such-step"
    assert refusal_of(lambda: puzzles.mistake_at(replay, 0, 0)) == "no-such-step"
    assert refusal_of(lambda: puzzles.mistake_at(replay, 10**6, 0)) == "no-such-step"
