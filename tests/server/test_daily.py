"""The deal of the day: the same for everybody, on servers that never met."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from live import Live, Page

from cabale.core.text import read_record
from cabale.games import catalogue
from cabale.server import daily, wire
from cabale.server.daily import Day, day_of, model_job, new_play
from cabale.server.table import Refuse
from cabale.server.thinking import answer

NOW = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
PATH = "/api/daily/{}/cape_epee"
PLAY = PATH + "/play"
GAMES = [entry.name for entry in catalogue.OURS]


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Live]]:
    """Two servers that know nothing of each other, with bots that are quick."""
    monkeypatch.setattr(daily, "ITERATIONS", 4)
    monkeypatch.setattr(daily, "MODEL_ITERATIONS", 4)
    with Live(tmp_path / "one.db") as one, Live(tmp_path / "two.db") as other:
        yield [one, other]


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def first_answers(game: str, date: str, upto: int) -> list[tuple[int, int]]:
    """How a deal goes on when everybody is a bot, as far as some answers."""
    known = catalogue.game_named(game)
    day = Day(date, known, known.rules_version)
    play = new_play(day)
    while not play.is_over() and len(play.answers) < upto:
        job = model_job(day, play)
        legal = play.legal(job.seat)
        play.answer(job.seat, answer(job).action if len(legal) > 1 else legal[0])
    return [(one.seat, one.action) for one in play.answers]


async def play_through(page: Page) -> wire.Over:
    """Give the first answer to every question until the game is over."""
    async with page:
        while True:
            step = await page.asked()
            if step.over is not None:
                return step.over
            await page.answer(step.choices[0])


def play_deal(live: Live) -> tuple[dict[str, Any], wire.Over, Any]:
    """Play today's deal through: the table, its end and its record."""
    made = live.post(PLAY.format(today()), {"name": "Élise"})
    over = asyncio.run(play_through(live.page(made["id"], made["mine"][0]["secret"])))
    text = live.ask("GET", f"/api/tables/{made['id']}/record")[1]
    return made, over, read_record(text.decode(), catalogue.game_named)[1]


# -- the same everywhere


@pytest.mark.parametrize("game", GAMES)
def test_a_date_gives_the_same_deal_and_the_same_bots(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "ITERATIONS", 20)
    monkeypatch.setattr(daily, "MODEL_ITERATIONS", 30)

    once = first_answers(game, "2026-11-16", 30)

    assert first_answers(game, "2026-11-16", 30) == once
    assert first_answers(game, "2026-11-17", 30) != once


def test_the_seed_follows_from_date_game_and_rules_alone() -> None:
    cape = day_of("2026-11-16", "cape_epee", NOW)

    assert cape.seed == "7ad02215207e3daa91c2fefb17db5d758cd9380fa46cc83b9a20feeca31663a4"
    assert day_of("2026-11-16", "reigns", NOW).seed != cape.seed
    assert Day(cape.date, cape.game, cape.rules + 1).seed != cape.seed


def test_a_whole_day_goes_alike_on_two_servers(two: list[Live]) -> None:
    (here, over, record), (_, over_there, there) = [play_deal(live) for live in two]

    assert record.lines == there.lines
    assert over.places == over_there.places
    assert over.entropy == []
    info = two[0].ask("GET", PATH.format(today()))[1]
    assert over.seed == info["seed"]
    table = two[0].ask("GET", f"/api/tables/{here['id']}")[1]
    assert table["daily"] == today()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]


# -- results


def test_a_result_counts_once_and_names_nobody(two: list[Live]) -> None:
    live = two[0]
    made, over, _ = play_deal(live)
    path, secret = f"/api/tables/{made['id']}/daily", made["mine"][0]["secret"]
    mine = {"place": over.places[0], "points": over.standings[0][0]}

    for _ in range(2):
        info = live.post(path, secret=secret)

    assert info["mine"] == mine
    assert info["results"] == [{**mine, "count": 1}]
    assert "Élise" not in str(info)
    status, problem, _ = live.ask("POST", path, {})
    assert (status, problem["reason"]) == (403, "not-a-seat")


def test_a_model_player_has_had_the_same_seat(two: list[Live]) -> None:
    live = two[0]
    made, _, _ = play_deal(live)
    live.post(f"/api/tables/{made['id']}/daily", secret=made["mine"][0]["secret"])

    async def model() -> Any:
        async with asyncio.timeout(60):
            while True:
                info = live.ask("GET", PATH.format(today()))[1]
                if info["model"]:
                    return info["model"]
                await asyncio.sleep(0.1)

    day = day_of(today(), "cape_epee", datetime.now(UTC).timestamp())
    play = new_play(day)
    for seat, action in first_answers("cape_epee", today(), 10_000):
        if seat >= 0:
            play.answer(seat, action)
    assert asyncio.run(model()) == {
        "place": play.places()[0],
        "points": int(play.state.standing(0)[0]),
    }


# -- what is refused


@pytest.mark.parametrize(
    "date",
    ["2025-12-31", "2026-11-18", "2026-02-30", "20261116", "2026-W47-1", "today", "2026-1-1", ""],
)
def test_other_days_have_no_deal(date: str) -> None:
    with pytest.raises(Refuse, match="no-such-day"):
        day_of(date, "cape_epee", NOW)


@pytest.mark.parametrize("date", ["2026-01-01", "2026-11-16", "2026-11-17"])
def test_a_day_has_a_deal_as_soon_as_it_has_begun_somewhere(date: str) -> None:
    assert day_of(date, "cape_epee", NOW).date == date


def test_bad_days_are_refused_in_a_sentence(live: Live) -> None:
    late = (datetime.now(UTC).date() + timedelta(days=2)).isoformat()
    for date in (late, "2025-01-01", "yesterday", "2026-13-01"):
        for method, path, body in (("GET", PATH, None), ("POST", PLAY, {})):
            status, problem, _ = live.ask(method, path.format(date), body)
            assert (status, problem["reason"]) == (404, "no-such-day")
            assert problem["detail"].endswith("to tomorrow.")
    status, problem, _ = live.ask("POST", f"/api/daily/{today()}/nowhere/play", {})
    assert (status, problem["reason"]) == (400, "impossible")


def test_another_table_or_one_that_runs_has_no_result(live: Live) -> None:
    made = live.post(PLAY.format(today()), {})
    other = live.make(seats=2, mode="hotseat")

    for table, reason in ((made, "not-over"), (other, "no-such-day")):
        path, secret = f"/api/tables/{table['id']}/daily", table["mine"][0]["secret"]
        assert live.ask("POST", path, {}, secret)[1]["reason"] == reason


def test_no_hint_and_no_way_back_behind_what_was_learned(live: Live) -> None:
    made = live.post(PLAY.format(today()), {})

    async def refusals() -> list[str]:
        async with live.page(made["id"], made["mine"][0]["secret"]) as page:
            step = await page.asked()
            await page.answer(step.choices[0])
            step, found = await page.asked(), []
            for wish in ({"t": "hint", "id": 1}, {"t": "takeback", "position": step.position}):
                await page.send(wish)
                found.append((await page.until(wire.Refused)).reason)
            return found

    assert asyncio.run(refusals()) == ["no-hint", "no-takeback"]
