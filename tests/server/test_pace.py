"""Clocks of running servers: through restarts, in several processes, with leaves of people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from carrier import beside
from live import Live, seat_wish
from postgres import Postgres
from test_processes import lines_of

DAY = 86_400
EACH_DAY = {"letters": True, "bank": DAY, "gain": DAY, "most": DAY, "over": "bot"}
LATER = 2_000_000_000.0  # after everything that the machine's own clock says


def at(live: Live, now: float) -> Live:
    """The server at a moment."""
    live.app.house.clock = lambda: now
    return live


def call_time(*servers: Live) -> None:
    """Let servers look after the clocks, all at once."""

    async def look() -> None:
        looks = [server.app.house.timekeeper.look for server in servers]
        loops = [server.app.house.store.loop for server in servers]
        assert None not in loops
        pairs = zip(looks, loops, strict=True)
        calls = [asyncio.run_coroutine_threadsafe(one(), loop) for one, loop in pairs if loop]
        await asyncio.gather(*map(asyncio.wrap_future, calls))

    asyncio.run(look())


def kinds(place: str, table: str) -> list[str]:
    return [line["type"] for line in lines_of(place, table)]


def person_at(live: Live, made: Any, token: str) -> None:
    """A person takes the second seat, and the host begins."""
    live.post(f"/api/tables/{made['id']}/sit", seat_wish(made, "Élise"), secret=token)
    live.post(f"/api/tables/{made['id']}/start", secret=made["mine"][0]["secret"])


def test_time_runs_while_no_server_does(new_place: Callable[[], str]) -> None:
    place = new_place()
    with at(Live(place), LATER) as live:
        table, _ = live.friends(2, cadence=EACH_DAY)
        call_time(live)
    assert "late" not in kinds(place, table)

    with at(Live(place), LATER + DAY - 1) as live:
        call_time(live)
        assert live.ask("GET", f"/api/tables/{table}")[1]["seats"][0]["level"] is None
        at(live, LATER + DAY)
        call_time(live)
        assert live.ask("GET", f"/api/tables/{table}")[1]["seats"][0]["level"] == "courtier"

    assert kinds(place, table).count("late") == 1


def test_a_clock_set_back_calls_nobody(tmp_path: Path) -> None:
    place = str(tmp_path / "cabale.db")
    with at(Live(place), LATER) as live:
        table, (first, _) = live.friends(2, cadence=EACH_DAY)
        at(live, LATER + DAY / 2)
        beside(live, hold_until_answered(live, table, first))
        at(live, LATER - 100 * DAY)
        call_time(live)
        seats = live.ask("GET", f"/api/tables/{table}")[1]["seats"]

    assert seats[1]["clock"] == {"left": DAY, "until": LATER + 1.5 * DAY, "over": False}
    assert seats[0]["clock"] == {"left": DAY, "until": None, "over": False}


async def hold_until_answered(live: Live, table: str, secret: str) -> None:
    async with live.page(table, secret) as page:
        step = await page.asked()
        await page.answer(step.choices[0])
        while page.last is step:
            await page.next()


def test_of_two_processes_one_calls_the_time_once(postgres: Postgres) -> None:
    place = postgres.new_database()
    with at(Live(place), LATER) as one, at(Live(place), LATER) as two:
        table, _ = one.friends(2, cadence={**EACH_DAY, "over": "vote"})
        for live in (one, two):
            at(live, LATER + 2 * DAY)
        call_time(one, two, one, two)

    assert kinds(place, table).count("late") == 1


def test_a_process_that_does_not_lead_a_table_leaves_its_clock_alone(postgres: Postgres) -> None:
    place = postgres.new_database()
    with at(Live(place), LATER) as one, at(Live(place), LATER) as two:
        table, _ = one.friends(2, cadence=EACH_DAY)

        async def lead() -> None:
            assert await one.app.house.store.claim([table]) == {table}

        async def call() -> None:
            await two.app.house.timekeeper.look()

        beside(one, lead())
        at(two, LATER + 2 * DAY)
        beside(two, call())
        assert "late" not in kinds(place, table)
        at(one, LATER + 2 * DAY)
        call_time(one)

    assert kinds(place, table).count("late") == 1


def test_a_leave_is_known_at_every_table_by_correspondence(new_place: Callable[[], str]) -> None:
    with at(Live(new_place()), LATER) as live:
        token = live.post("/api/me/introduce", {"name": "Élise"})["token"]
        before = live.make(seats=2, names=["Host"], cadence=EACH_DAY)
        person_at(live, before, token)
        until = LATER + 5 * DAY
        me = live.post("/api/me/leave", {"until": until}, secret=token)
        after = live.make(seats=2, names=["Host"], cadence=EACH_DAY)
        person_at(live, after, token)
        quick = live.make(seats=2, names=["Host"], cadence={"bank": 600})
        person_at(live, quick, token)

        async def all_brought() -> None:
            while live.app.house.rooms[after["id"]].table.chairs[1].leave.until is None:
                await asyncio.sleep(0.01)

        beside(live, all_brought())
        away = [live.ask("GET", f"/api/tables/{made['id']}")[1] for made in (before, after, quick)]
        back = live.post("/api/me/leave", {}, secret=token)
        now = live.ask("GET", f"/api/tables/{before['id']}")[1]

    assert me["leave"] == {"until": until} and back["leave"] == {}
    assert [info["seats"][1]["away"] for info in away] == [until, until, None]
    assert now["seats"][1]["away"] is None


def test_a_leave_that_is_none_is_refused(live: Live) -> None:
    token = live.post("/api/me/introduce", {"name": "Élise"})["token"]
    at(live, LATER)

    def reason(body: Any) -> Any:
        return live.ask("POST", "/api/me/leave", body, token)[1]["reason"]

    assert reason({"until": LATER + 31 * DAY}) == "leave-too-long"
    assert reason({"zone": "Atlantis"}) == "bad-leave"
    assert reason({"days": [0, 1, 2, 3, 4, 5]}) == "bad-request"
    assert reason({"days": [7]}) == "bad-request"
    assert live.post("/api/me/leave", {"until": LATER - 1}, secret=token)["leave"] == {}
    assert live.ask("POST", "/api/me/leave", {})[1]["reason"] == "not-a-person"


def test_my_tables_come_by_the_time_that_is_left(live: Live) -> None:
    at(live, LATER)
    token = live.post("/api/me/introduce", {"name": "Élise"})["token"]
    made = {}
    for days in (3, 1, 2):
        cadence = {**EACH_DAY, "bank": days * DAY, "most": 0}
        wish = {"game": "toy", "seats": 2, "mode": "bots", "cadence": cadence}
        made[live.post("/api/tables", wish, secret=token)["id"]] = days

    mine = live.post("/api/mine", {"held": []}, secret=token)

    assert [made[table["id"]] for table in mine] == [1, 2, 3]
    assert mine[0]["until"] == LATER + DAY and mine[0]["cadence"]["letters"]
    bad = {"game": "toy", "seats": 2, "mode": "bots", "cadence": {"bank": 9, "most": 5}}
    assert live.ask("POST", "/api/tables", bad)[1]["reason"] == "impossible"
