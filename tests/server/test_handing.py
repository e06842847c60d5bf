"""Mixed tables: two on one sofa, and a seat that goes to somebody else."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from failing import Disk
from live import Live, seat_wish
from websockets.exceptions import ConnectionClosed

from cabale.server import wire
from cabale.server.dealing import seal_of


def mine_at(live: Live, table: str, secret: str) -> Any:
    return live.ask("GET", f"/api/tables/{table}/mine", secret=secret)[1]


def test_a_seat_goes_to_somebody_else_in_mid_game(live: Live) -> None:
    table, secrets = live.friends(2)
    code = live.post(f"/api/tables/{table}/hand", {"seat": 1}, secrets[1])["code"]

    async def hand_over() -> tuple[int, list[int], bool]:
        async with live.page(table, secrets[1]) as page:
            before = await page.until(wire.Step)
            body = {"code": code, "name": "Zoé"}
            taken = await asyncio.to_thread(live.post, f"/api/tables/{table}/take", body)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await page.next()
        async with live.page(table, taken["mine"][0]["secret"]) as page:
            welcome = await page.until(wire.Welcome)
            after = await page.until(wire.Step)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code, welcome.mine, before.view == after.view

    assert asyncio.run(hand_over()) == (4403, [1], True)
    assert live.ask("GET", f"/api/tables/{table}")[1]["seats"][1]["name"] == "Zoé"
    assert mine_at(live, table, secrets[1]) == []


def test_a_seat_is_handed_over_once_and_only_by_its_holder(live: Live) -> None:
    table, secrets = live.friends(2)
    other, _ = live.friends(2)
    path = f"/api/tables/{table}/hand"
    assert live.ask("POST", path, {"seat": 0}, secrets[1])[1]["reason"] == "not-a-seat"
    assert live.ask("POST", path, {"seat": 1})[1]["reason"] == "not-a-seat"
    older, code = (live.post(path, {"seat": 1}, secrets[1])["code"] for _ in range(2))

    def take(code: str, at: str = table, name: str = "") -> Any:
        return live.ask("POST", f"/api/tables/{at}/take", {"code": code, "name": name})[1]

    assert take("guess")["reason"] == take(code, other)["reason"] == "offer-over"
    assert take(older)["reason"] == "offer-over"  # the last one counts
    assert take(code, name="Host")["reason"] == "name-taken"
    assert "mine" in take(code)  # what was refused has not used it up
    assert take(code)["reason"] == "offer-over"


def test_no_seat_changes_hands_while_words_are_told(live: Live) -> None:
    """The word that it has sealed would be lost, and with it a deal be chosen; the link stays."""
    made = live.make(seats=2, names=["Host"], seal=seal_of("a"))
    table, host = made["id"], made["mine"][0]["secret"]
    guest = live.sit(made, "Guest", seal=seal_of("b"))["mine"][0]["secret"]
    code = live.post(f"/api/tables/{table}/hand", {"seat": 1}, guest)["code"]

    def take() -> tuple[int, Any]:
        body = {"code": code, "name": "Zoé"}
        return live.ask("POST", f"/api/tables/{table}/take", body)[:2]

    async def begin() -> tuple[int, Any]:
        async with live.page(table, host) as a, live.page(table, guest) as b:
            await a.until(wire.Welcome)
            await b.until(wire.Welcome)
            await asyncio.to_thread(live.post, f"/api/tables/{table}/start", {}, host)
            refused = await asyncio.to_thread(take)
            await a.send({"t": "word", "seat": 0, "word": "a"})
            await b.send({"t": "word", "seat": 1, "word": "b"})
            await b.until(wire.Step)
        return refused

    status, problem = asyncio.run(begin())
    assert (status, problem["reason"]) == (409, "dealing")
    assert live.app.house.rooms[table].table.playing().chance.entropy == ["a", "b"]  # type: ignore[union-attr]
    assert take()[0] == 201


def test_a_link_that_went_astray_is_taken_back(live: Live) -> None:
    table, secrets = live.friends(2)
    where = f"/api/tables/{table}"
    code = live.post(f"{where}/hand", {"seat": 1}, secrets[1])["code"]
    assert live.ask("POST", f"{where}/keep", {"seat": 1}, secrets[0])[1]["reason"] == "not-a-seat"
    live.post(f"{where}/keep", {"seat": 1}, secrets[1])
    assert live.ask("POST", f"{where}/take", {"code": code})[1]["reason"] == "offer-over"
    assert mine_at(live, table, secrets[1]) == [1]


def test_a_link_works_again_if_the_seat_could_not_be_stored(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever write it was that failed; and once it has worked it works no more."""
    table, secrets = live.friends(2)
    code = live.post(f"/api/tables/{table}/hand", {"seat": 1}, secrets[1])["code"]
    disk = Disk(live.app.house.store, monkeypatch)

    def take() -> tuple[int, Any]:
        return live.ask("POST", f"/api/tables/{table}/take", {"code": code, "name": "Zoé"})[:2]

    disk.is_broken = True
    assert take()[1]["reason"] == "not-stored"
    disk.is_broken = False
    while not live.app.house.mending.well.is_set():
        threading.Event().wait(0.01)
    assert mine_at(live, table, secrets[1]) == [1]
    disk.fail_next("put_beside_now")
    status, taken = take()
    assert status == 201 and mine_at(live, table, taken["mine"][0]["secret"]) == [1]
    assert take()[1]["reason"] == "offer-over"


def test_two_on_one_sofa_and_one_far_away(live: Live) -> None:
    me = live.post("/api/me/introduce", {"name": "Élise"})
    made = live.make(names=["Far"])
    for name in ("Élise", "Zoé"):
        wish = {**seat_wish(made, name), "beside": True}
        live.post(f"/api/tables/{made['id']}/sit", wish, me["token"])

    assert mine_at(live, made["id"], me["token"]) == [1, 2]
    live.post(f"/api/tables/{made['id']}/start", secret=made["mine"][0]["secret"])
    assert mine_at(live, made["id"], made["mine"][0]["secret"]) == [0]


def test_the_host_removes_somebody_in_mid_game(live: Live) -> None:
    """A bot plays on; the old key neither acts nor looks; the host hands the seat to another."""
    table, secrets = live.friends(3)
    where = f"/api/tables/{table}"

    async def remove() -> tuple[int, str]:
        async with live.page(table, secrets[1]) as page:
            await page.until(wire.Step)
            body = {"seat": 1}
            guest = await asyncio.to_thread(live.ask, "POST", f"{where}/remove", body, secrets[1])
            assert guest[1]["reason"] == "not-the-host"
            await asyncio.to_thread(live.post, f"{where}/remove", body, secrets[0])
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await page.next()
        async with live.page(table, secrets[1]) as page:
            with pytest.raises(ConnectionClosed) as again:
                await page.next()
        assert closed.value.rcvd is not None and again.value.rcvd is not None
        return closed.value.rcvd.code, again.value.rcvd.reason

    assert asyncio.run(remove()) == (4410, "this secret holds no seat here")
    seat = live.ask("GET", where)[1]["seats"][1]
    assert (seat["kind"], seat["level"], seat["name"]) == ("open", "courtier", "")
    assert mine_at(live, table, secrets[1]) == []
    assert live.ask("POST", f"{where}/hand", {"seat": 1}, secrets[2])[1]["reason"] == "not-a-seat"
    code = live.post(f"{where}/hand", {"seat": 1}, secrets[0])["code"]
    taken = live.post(f"{where}/take", {"code": code, "name": "Zoé"})["mine"][0]
    seat = live.ask("GET", where)[1]["seats"][1]
    assert (seat["kind"], seat["level"], seat["name"]) == ("person", None, "Zoé")
    assert mine_at(live, table, taken["secret"]) == [1]


def test_a_host_who_removed_everybody_gains_nothing_by_it(live: Live) -> None:
    """Neither hints nor taking back what was learned; and only people can be removed."""
    table, secrets = live.friends(2)
    where = f"/api/tables/{table}/remove"
    live.post(where, {"seat": 1}, secrets[0])

    async def ask() -> list[str]:
        async with live.page(table, secrets[0]) as page:
            step = await page.asked()
            await page.send({"t": "hint", "id": 1})
            hint = await page.until(wire.Refused)
            await page.answer(step.choices[0])
            step = await page.asked()
            await page.send({"t": "takeback", "position": step.position})
            return [hint.reason, (await page.until(wire.Refused)).reason]

    assert asyncio.run(ask()) == ["no-hint", "nobody-to-agree"]
    assert live.ask("POST", where, {"seat": 1}, secrets[0])[1]["reason"] == "started"
    assert live.ask("POST", where, {"seat": 0}, secrets[0])[1]["reason"] == "not-yourself"
