"""Answers laid down ahead: given if just that happens, told of if not, and nobody else knows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from carrier import settled
from live import Live
from toy import KINDS, LAID, LAY

from cabale.core.play import Play
from cabale.core.rng import Rng
from cabale.games import catalogue
from cabale.server import ahead, house, wire

LETTERS = {"letters": True, "bank": 86_400, "gain": 86_400}


class Letters:
    """A table of two by correspondence: the host is asked, the guest thinks ahead."""

    def __init__(self, live: Live, **wish: Any) -> None:
        self.live = live
        self.id, (self.host, self.guest) = live.friends(2, **{"cadence": LETTERS, **wish})
        self.path = f"/api/tables/{self.id}"

    def ahead(self, secret: str = "", seat: int = 1) -> Any:
        status, reply, _ = self.live.ask(
            "GET", f"{self.path}/ahead?seat={seat}", secret=secret or self.guest
        )
        return reply if status == 200 else reply["reason"]

    def lay(self, *plans: Any, told: int | None = None, secret: str = "", seat: int = 1) -> Any:
        told = self.ahead()["told"] if told is None else told
        body = {"seat": seat, "told": told, "plans": list(plans)}
        status, reply, _ = self.live.ask("POST", f"{self.path}/plans", body, secret or self.guest)
        return "" if status == 200 else reply["reason"]

    def act(self, secret: str, action: int | None = None) -> int:
        """Come, answer the first of what is allowed unless it is said, go: the card laid."""

        async def answer() -> int:
            async with self.live.page(self.id, secret) as page:
                step = await page.asked()
                chosen = step.choices[0] if action is None else action
                await page.answer(chosen)
                while page.last is step:
                    await page.next()
            return int(LAY.row(chosen))

        card = asyncio.run(answer())
        settled(self.live)
        return card

    def seen(self, secret: str) -> wire.Step:
        async def look() -> wire.Step:
            async with self.live.page(self.id, secret) as page:
                await page.until(wire.Step)
                assert page.last is not None
                return page.last

        return asyncio.run(look())

    def plans(self) -> list[Any]:
        """For every card that the host may lay, the guest's first answer then."""
        return [
            {"events": one["events"], "action": one["choices"][0]}
            for one in self.ahead()["futures"]
        ]


def test_what_may_happen_is_what_the_seat_may_think(live: Live) -> None:
    table = Letters(live)
    found = table.ahead()
    laid = [[[LAID, 0, card, -1, -1, -1][:3]] for card in range(KINDS)]
    assert [one["events"] for one in found["futures"]] == laid, "any card: the hand is hidden"
    assert found["plans"] == [] and not found["lapsed"]


def test_what_fits_is_answered_at_once(live: Live) -> None:
    table = Letters(live)
    plans = table.plans()
    assert table.lay(*plans) == ""
    assert table.ahead()["plans"] == plans

    card = table.act(table.host)

    # both seats have laid; all vote now, and nothing is laid down any more
    step = table.seen(table.host)
    told = [event for event in step.events if event[0] == LAID]
    mine = next(plan["action"] for plan in plans if plan["events"][0][2] == card)
    assert [event[1:3] for event in told] == [[0, card], [1, LAY.row(mine)]]
    assert table.ahead()["plans"] == [] and not table.ahead()["lapsed"]


def test_what_does_not_fit_is_dropped_and_its_owner_is_told(live: Live) -> None:
    table = Letters(live)
    card = LAY.row(table.seen(table.host).choices[0])
    other = [plan for plan in table.plans() if plan["events"][0][2] != card]
    not_mine = {"events": [[LAID, 0, card]], "action": LAY.of((card + 1) % KINDS) + 10_000}
    assert table.lay(*other, not_mine) == ""

    table.act(table.host, LAY.of(card))

    assert table.seen(table.guest).choices, "the guest is asked"
    found = table.ahead()
    assert found["lapsed"] and found["plans"] == [] and found["futures"] == []
    assert table.lay(told=0) == "" and not table.ahead()["lapsed"]


def test_who_looks_before_it_is_dropped_is_told_so_too(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page hears of the question before the house has looked at what was laid down."""

    async def not_yet(*_: Any) -> None: ...

    table = Letters(live)
    card = LAY.row(table.seen(table.host).choices[0])
    table.lay(*[plan for plan in table.plans() if plan["events"][0][2] != card])
    monkeypatch.setattr(house, "answer_ahead", not_yet)

    table.act(table.host, LAY.of(card))

    assert table.ahead()["lapsed"] and table.lay(told=0) == ""
    assert not table.ahead()["lapsed"]


def test_nothing_at_the_table_says_that_somebody_thinks_ahead(live: Live) -> None:
    table = Letters(live)
    held = {"held": [{"table": table.id, "secret": table.host}]}
    room = live.app.house.rooms[table.id]
    before = live.post("/api/mine", held), room.table.count

    async def watch() -> list[bytes]:
        async with live.page(table.id, table.host) as page:
            await page.asked()
            heard = len(page.raw)
            await asyncio.to_thread(table.lay, *table.plans()[:3])
            await page.send({"t": "ping", "id": 7})
            await page.until(wire.Pong)
            return page.raw[heard:-1]

    assert asyncio.run(watch()) == []
    assert before == (live.post("/api/mine", held), room.table.count)


def test_it_is_laid_in_one_process_and_given_in_another(new_place: Callable[[], str]) -> None:
    place = new_place()
    with Live(place) as first:
        table = Letters(first)
        table.lay(*table.plans())
    with Live(place) as second:
        table.live = second
        table.act(table.host)
        laid = [event for event in table.seen(table.host).events if event[0] == LAID]
        assert [event[1] for event in laid] == [0, 1]


def test_what_may_not_be_laid_is_refused(live: Live) -> None:
    table = Letters(live)
    plan = table.plans()[0]
    assert table.lay(plan, secret=table.host) == "not-a-seat"
    assert table.ahead(secret=table.host) == "not-a-seat"
    assert table.lay(plan, told=table.ahead()["told"] + 1) == "stale"
    assert table.lay(plan, told=0, secret=table.host, seat=0) == "asked-now"
    for bad in ({}, {"events": [[0] * 9], "action": 1}, {"events": [], "action": -1}):
        assert table.lay(bad) == "bad-request"
    assert table.lay(*[plan] * (ahead.PLANS + 1)) == "bad-request"
    together = Letters(live, cadence={})
    assert together.ahead() == "not-by-letters"
    assert together.lay(plan, told=0) == "not-by-letters"


def test_whoever_takes_the_seat_over_has_laid_down_nothing(live: Live) -> None:
    table = Letters(live)
    table.lay(*table.plans())
    code = live.post(f"/api/tables/{table.id}/hand", {"seat": 1}, table.guest)["code"]
    taken = live.post(f"/api/tables/{table.id}/take", {"code": code, "name": "Heir"})
    table.guest = taken["mine"][0]["secret"]
    assert table.ahead()["plans"] == []
    table.act(table.host)
    assert table.seen(table.guest).choices and not table.ahead()["lapsed"]


@pytest.mark.parametrize("name", [entry.name for entry in catalogue.OURS])
def test_what_may_happen_does_not_depend_on_what_is_hidden(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same list in the true world and in any that the seat cannot tell from it."""
    monkeypatch.setattr(ahead, "WORLDS", 3)
    play = Play(catalogue.game_named(name), 3, chance=Rng(3))
    twin, rng, found = Play(play.game, 3, chance=Rng(3)), Rng(8), 0
    for _ in range(60):
        if play.is_over():
            break
        for seat in range(3):
            twin.state = play.resample(seat, Rng(17))
            ours = ahead.futures(play, seat, Rng(5))
            assert ours == ahead.futures(twin, seat, Rng(5))
            found += bool(ours)
        asked = play.waiting()[0]
        play.answer(asked, int(play.state.pick(asked, rng)))
    assert found, "sometimes the next answer leads to the seat"
