"""Forged, stale, doubled, oversized, malformed: each gets a clear reply, and nobody gets in."""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from live import LOOSE, Live, seat_wish
from test_wire import play_to_the_end
from toy import LAY
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cabale.server import wire
from cabale.server.limits import Limits, Rate


def closed_with(live: Live, table: str, *frames: str | bytes) -> tuple[int, str]:
    """Send raw frames; the code and reason with which the server closes."""

    async def send() -> tuple[int, str]:
        url = f"ws://127.0.0.1:{live.port}/ws/{table}"
        async with asyncio.timeout(60), connect(url, compression=None, max_queue=None) as ws:
            try:
                for frame in frames:
                    await ws.send(frame)
                    await asyncio.sleep(0)  # whoever shouts hears as well
                while True:
                    await ws.recv()
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return closed.rcvd.code, closed.rcvd.reason

    return asyncio.run(send())


HELLO = '{"t":"hello"}'


def test_two_people_at_a_table_do_not_go_by_one_name(live: Live) -> None:
    made = live.make(seats=3, names=["Élise"])
    path, host = f"/api/tables/{made['id']}", made["mine"][0]["secret"]
    for alike in ("élise", "Élise\ufe0f", "É\U000e0100lise", "É\u180blise", "Ｅ\u0301ｌise"):
        status, body, _ = live.ask("POST", f"{path}/sit", seat_wish(made, alike))
        assert (status, body["reason"]) == (409, "name-taken"), ascii(alike)
    guest = live.post(f"{path}/sit", seat_wish(made, ""))["mine"][0]["secret"]  # none is fine
    live.post(f"{path}/sit", seat_wish(made, ""))
    assert [seat["name"] for seat in live.ask("GET", path)[1]["seats"]] == ["Élise", "", ""]
    live.post(f"{path}/sit", {"name": "Lauzun"}, guest)
    live.post(f"{path}/sit", {"name": "Élise"}, host)  # one's own
    assert [seat["name"] for seat in live.ask("GET", path)[1]["seats"]] == ["Élise", "Lauzun", ""]


def test_a_table_that_does_not_exist(live: Live) -> None:
    assert closed_with(live, "nosuchtable", HELLO)[0] == 4404
    assert live.ask("GET", "/api/tables/nosuchtable")[0] == 404
    assert live.ask("GET", "/api/tables/nosuchtable/record")[0] == 404
    assert live.ask("POST", "/api/tables/nosuchtable/sit", {"name": "A"})[0] == 404


@pytest.mark.parametrize("path", ["/", "/livez", "/readyz", "/api/games", "/nowhere"])
def test_whoever_only_looks_is_told_what_there_would_be(live: Live, path: str) -> None:
    status, _, found = live.ask("GET", path)

    there, body, headers = live.ask("HEAD", path)

    assert (there, body) == (status, b"")
    assert headers["content-type"] == found["content-type"]


@pytest.mark.parametrize("path", ["/api/schema/swagger", "/api/schema/x.json", "/api/nothing"])
def test_what_is_nowhere_is_refused_as_everything_is(live: Live, path: str) -> None:
    status, problem, _ = live.ask("GET", path)
    assert (status, set(problem)) == (404, {"reason", "detail"})


def test_a_forged_secret(live: Live) -> None:
    table, secrets = live.friends(2)
    forged = secrets[0][:-2] + "xx"

    assert closed_with(live, table, json.dumps({"t": "hello", "secrets": [forged]}))[0] == 4403
    status, reply, _ = live.ask("POST", f"/api/tables/{table}/leave", {}, forged)
    assert status == 403 and reply["reason"] == "not-a-seat"


def test_only_the_host_starts_and_sets_up(live: Live) -> None:
    made = live.make(seats=2, names=["A"])
    sat = live.sit(made, "B")
    guest = sat["mine"][0]["secret"]

    for what in ("start", "setup"):
        status, reply, _ = live.ask("POST", f"/api/tables/{made['id']}/{what}", {}, guest)
        assert status == 403 and reply["reason"] == "not-the-host"


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        "\x00",
        '{"t":"nonsense"}',
        '{"t":"answer"}',
        '{"t":"answer","position":-1,"key":"k","action":0}',
        '{"t":"answer","position":0,"key":"k","action":1.5}',
        '{"t":"answer","position":0,"key":"","action":1}',
        '{"t":"answer","position":0,"key":"k","action":1,"seat":0}',
        '{"t":"answer","position":0,"key":"k","action":99999999999999999999}',
        '{"t":"hello"}',
        "[" * 5000,
        b"\xff\xfe",
    ],
)
def test_a_malformed_message_closes_with_a_reason(live: Live, frame: str | bytes) -> None:
    table, _ = live.friends(2)

    code, reason = closed_with(live, table, HELLO, frame)

    assert code == 4400 and reason


def test_the_first_message_must_be_hello(live: Live) -> None:
    table, _ = live.friends(2)

    assert closed_with(live, table, '{"t":"ping","id":1}')[0] == 4400


def test_no_hello_in_time(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", Limits(hello=0.05)) as live:
        table, _ = live.friends(2)
        assert closed_with(live, table)[0] == 4408


def test_oversize_messages(live: Live) -> None:
    table, _ = live.friends(2)

    assert closed_with(live, table, HELLO, '"' + "x" * 9000 + '"')[0] == 4413
    assert closed_with(live, table, HELLO, "x" * 10_000_000)[0] == 1009
    status, _, _ = live.ask("POST", "/api/tables", {"game": "x" * 200_000})
    assert status == 413


def test_a_frame_that_was_packed_is_never_unpacked(live: Live) -> None:
    """Sixty megabytes in sixty kilobytes: nobody was told that frames may be packed."""
    table, _ = live.friends(2)
    packed = zlib.compress(bytes(60_000_000), 9)[:60_000]

    async def attack() -> tuple[object, int]:
        url = f"ws://127.0.0.1:{live.port}/ws/{table}"
        async with connect(url, compression="deflate") as page:
            head = b"\xc1\xfe" + len(packed).to_bytes(2, "big") + bytes(4)
            page.transport.write(head + packed)
            with pytest.raises(ConnectionClosed) as closed:
                await page.recv()
            assert closed.value.rcvd is not None
            return list(page.protocol.extensions), closed.value.rcvd.code

    assert asyncio.run(attack()) == ([], 1002)


@pytest.mark.parametrize("many", [10_000, 60_000])
def test_thousands_of_frames_at_once(tmp_path: Path, many: int) -> None:
    limits = Limits(tables=Rate(100, 100), requests=Rate(100, 100))
    with Live(tmp_path / "cabale.db", limits) as live:
        table, secrets = live.friends(2)
        frames = ['{"t":"ping","id":1}'] * many

        assert closed_with(live, table, HELLO, *frames)[0] == 4429

        async def still_served() -> Any:
            async with live.page(table, secrets[0]) as page:
                return await page.asked()

        assert asyncio.run(still_served()).choices


def test_too_many_connections_from_one_address(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", Limits(sockets=2)) as live:
        table, secrets = live.friends(2)

        async def third() -> int:
            async with live.page(table, secrets[0]) as one, live.page(table, secrets[1]) as two:
                await one.next()
                await two.next()
                with pytest.raises(ConnectionClosed) as closed:
                    async with live.page(table) as three:
                        await three.next()
                assert closed.value.rcvd is not None
                return int(closed.value.rcvd.code)

        assert asyncio.run(third()) == 4429


def test_too_many_requests_from_one_address(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", Limits(requests=Rate(5, 0.001))) as live:
        found = [live.ask("GET", "/healthz")[0] for _ in range(7)]

    assert found == [200] * 5 + [429] * 2


def test_too_many_tables_from_one_address(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", Limits(tables=Rate(2, 0.001))) as live:
        wish = {"game": "toy", "seats": 2, "mode": "friends", "names": ["A"]}
        found = [live.ask("POST", "/api/tables", wish)[0] for _ in range(3)]

    assert found == [201, 201, 429]


def refused(live: Live, table: str, secrets: list[str], *messages: Any) -> list[wire.Refused]:
    """What a page is told when it sends these; it says hello first."""

    async def send() -> list[wire.Refused]:
        out = []
        async with live.page(table, *secrets) as page:
            for message in messages:
                await page.send(message)
                out.append(await page.until(wire.Refused))
        return out

    return asyncio.run(send())


def test_answers_that_are_not_taken(live: Live) -> None:
    table, secrets = live.friends(2)
    answer = {"t": "answer", "position": 1, "key": "k", "action": LAY.of(0)}

    out_of_turn = refused(live, table, [secrets[1]], {**answer, "position": 0})
    stale = refused(live, table, [secrets[0]], {**answer, "position": 7})
    unknown = refused(live, table, [secrets[0]], {**answer, "action": 4_000_000})
    watcher = refused(live, table, [], answer)

    assert out_of_turn[0].reason == "not-your-turn"
    assert stale[0].reason == "stale" and stale[0].key == "k"
    assert unknown[0].reason == "illegal"
    assert watcher[0].reason == "not-a-seat"


def test_answers_of_an_ended_table(live: Live) -> None:
    table, secrets = live.friends(2)
    pages = [live.page(table, secret) for secret in secrets]

    async def play() -> None:
        rng = random.Random(2)
        await asyncio.gather(*(play_to_the_end(page, rng) for page in pages))

    asyncio.run(play())

    found = refused(
        live,
        table,
        [secrets[0]],
        {"t": "answer", "position": 1, "key": "new", "action": 0},
        {"t": "undo", "position": 1},
        {"t": "takeback", "position": 1},
        {"t": "vote", "seat": 1, "yes": True},
    )
    assert {one.reason for one in found} == {"over"}


def test_messages_before_the_start(live: Live) -> None:
    made = live.make(seats=2, names=["A"])
    secret = made["mine"][0]["secret"]
    found = refused(
        live,
        made["id"],
        [secret],
        {"t": "answer", "position": 1, "key": "new", "action": 0},
        {"t": "why", "id": 1, "action": 0},
        {"t": "hint", "id": 1},
        {"t": "coach", "id": 1},
        {"t": "consent", "yes": True},
    )
    assert {one.reason for one in found} == {"not-started"}


def test_nobody_looks_through_eyes_they_do_not_hold(live: Live) -> None:
    table, secrets = live.friends(2)

    found = refused(live, table, [secrets[0]], {"t": "look", "seat": 1})

    assert found[0].reason == "not-a-seat"


def test_nobody_speaks_for_a_seat_they_do_not_hold(live: Live) -> None:
    table, secrets = live.friends(2)

    found = refused(live, table, [secrets[0]], {"t": "talk", "text": "Hello", "seat": 1})

    assert found[0].reason == "not-a-seat"


def test_long_and_hostile_names(live: Live) -> None:
    made = live.make(seats=3, names=["A"])
    path = f"/api/tables/{made['id']}"

    assert live.ask("POST", f"{path}/sit", seat_wish(made, "x" * 10_000))[0] == 400
    assert live.ask("POST", f"{path}/sit", seat_wish(made, "\u0000\u202e "))[1]["reason"] == "empty"
    live.sit(made, "<script>alert(1)</script>\u0007" + "y" * 100)

    name = live.ask("GET", path)[1]["seats"][1]["name"]
    assert name == "<script>alert(1)</script"[: wire.NAME_LENGTH]


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"seats": 6},
        {"seats": 0},
        {"mode": "solo"},
        {"options": {"progress": "maybe"}},
        {"options": {"speed": "fast"}},
        {"levels": [None, "wizard"]},
        {"levels": ["page", "page"]},
        {"components": {"cards": 3}},
        {"seal": "spaces and \n lines"},
        {"patience": -1},
        {"colour": "red"},
    ],
)
def test_a_table_that_cannot_be(live: Live, change: dict[str, Any]) -> None:
    wish = {"game": "toy", "seats": 2, "mode": "friends", "names": ["A"], **change}

    status, reply, _ = live.ask("POST", "/api/tables", wish)

    assert status == 400 and reply["detail"]


def test_watchers_are_not_admitted_where_they_are_not_wanted(live: Live) -> None:
    table, _ = live.friends(2, watchers=False)

    assert closed_with(live, table, HELLO)[0] == 4403


def test_talk_is_limited_by_seat_however_many_screens_speak(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", replace(LOOSE, talk=Rate(3, 0.001))) as live:
        table, secrets = live.friends(2)

        async def shout() -> list[str]:
            async with live.page(table, secrets[0]) as one, live.page(table, secrets[0]) as two:
                for page in (one, two):
                    for n in range(3):
                        await page.send({"t": "talk", "text": f"word {n}"})
                    for _ in range(3 if page is one else 0):
                        await one.until(wire.Talk)
                return [(await two.until(wire.Refused)).reason for _ in range(3)]

        assert asyncio.run(shout()) == ["too-fast"] * 3


def test_hints_are_limited_by_seat_and_address(tmp_path: Path) -> None:
    limits = replace(LOOSE, hints=Rate(100, 100), advice=Rate(2, 0.001))
    with Live(tmp_path / "cabale.db", limits) as live:
        made = live.make(game="cape_epee", seats=2, mode="bots", levels=[None, "page"])
        secret = made["mine"][0]["secret"]

        async def ask() -> list[Any]:
            async with live.page(made["id"], secret) as one, live.page(made["id"], secret) as two:
                out = []
                for page in (one, two):
                    await page.asked()
                await one.send({"t": "hint", "id": 1})
                await one.send({"t": "hint", "id": 2})
                out += [await one.until((wire.Hint, wire.Refused)) for _ in range(2)]
                for n in (3, 4):
                    await two.send({"t": "hint", "id": n})
                    out.append(await two.until((wire.Hint, wire.Refused)))
                return out

        found = [isinstance(one, wire.Hint) for one in asyncio.run(ask())]
    assert found == [False, True, True, False]  # one at a time, then no more than two
