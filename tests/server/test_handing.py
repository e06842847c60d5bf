"""Mixed tables: two on one sofa, and a seat that goes to somebody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from live import Live, seat_wish
from websockets.exceptions import ConnectionClosed

from cabale.server import wire


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
    codes = [live.post(path, {"seat": 1}, secrets[1])["code"] for _ in range(2)]

    def take(code: str, at: str = table, name: str = "") -> Any:
        return live.ask("POST", f"/api/tables/{at}/take", {"code": code, "name": name})[1]

    assert take("guess")["reason"] == take(codes[0], other)["reason"] == "link-over"
    assert take(codes[0], name="Host")["reason"] == "name-taken"
    assert "mine" in take(codes[0])  # what was refused has not used it up
    assert take(codes[0])["reason"] == "link-over"
    assert take(codes[1])["reason"] == "link-over"  # offered by whoever held it before


def test_two_on_one_sofa_and_one_far_away(live: Live) -> None:
    me = live.post("/api/me/introduce", {"name": "Élise"})
    made = live.make(names=["Far"])
    for name in ("Élise", "Zoé"):
        wish = {**seat_wish(made, name), "beside": True}
        live.post(f"/api/tables/{made['id']}/sit", wish, me["token"])

    assert mine_at(live, made["id"], me["token"]) == [1, 2]
    live.post(f"/api/tables/{made['id']}/start", secret=made["mine"][0]["secret"])
    assert mine_at(live, made["id"], made["mine"][0]["secret"]) == [0]
