"""Who gets in: generous to forty people in one room, deaf to one who shouts."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from live import LOOSE, Live, seat_wish
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cabale.cli.main import main
from cabale.server import wire
from cabale.server.entrance import Lines
from cabale.server.gate import Gate, cost_of
from cabale.server.limits import Limits, Rate, household

PEOPLE = 40
FILES = 50  # that a browser asks for on its first visit


class Browser:
    """Somebody in the room: one connection, and everything that a first visit asks for."""

    def __init__(self, live: Live) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", live.port, timeout=60)
        self.found: list[int] = []

    def ask(self, path: str, body: Any = None, **headers: str) -> Any:
        text = None if body is None else json.dumps(body)
        told = {"content-type": "application/json", **headers}
        self.line.request("GET" if body is None else "POST", path, text, told)
        with self.line.getresponse() as reply:
            self.found.append(reply.status)
            data = reply.read()
        return json.loads(data) if data[:1] in (b"{", b"[") else None


def first_visit(live: Live, made: Any) -> tuple[list[int], str]:
    """All requests of a visit: how each went, and the seat's secret."""
    one, table = Browser(live), made["id"]
    with closing(one.line):
        for _ in range(FILES):
            one.ask("/index.html")
        one.ask("/api/games")
        one.ask(f"/api/tables/{table}")
        sat = one.ask(f"/api/tables/{table}/sit", seat_wish(made, "A"))
        one.ask("/api/qr", {"text": f"http://here/t/{table}"})
        one.ask("/api/mine", {"held": []})
    return one.found, sat["mine"][0]["secret"]


def test_forty_people_behind_one_address_all_get_in(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", Limits()) as live:
        wish = {"game": "toy", "seats": 2, "mode": "friends", "names": ["Host"]}
        tables = [live.post("/api/tables", wish) for _ in range(PEOPLE)]
        with ThreadPoolExecutor(8) as room:
            visits = list(room.map(lambda made: first_visit(live, made), tables))

        async def look() -> list[Any]:
            async with AsyncExitStack() as stack:
                pages = [live.page(t["id"], v[1]) for t, v in zip(tables, visits, strict=True)]
                for page in pages:
                    await stack.enter_async_context(page)
                return [await page.until(wire.Welcome) for page in pages]

        assert len(asyncio.run(look())) == PEOPLE
        assert {status for found, _ in visits for status in found} == {200, 201}


def test_one_who_shouts_is_not_heard_and_shuts_the_door_for_nobody_with_a_seat(
    tmp_path: Path,
) -> None:
    limits = Limits(requests=Rate(60, 0.001), tables=LOOSE.tables)
    with Live(tmp_path / "cabale.db", limits) as live:
        table, secrets = live.friends(2)

        async def play() -> wire.Step:
            async with live.page(table, secrets[0]) as page:
                step = await page.asked()
                shout = [await asyncio.to_thread(live.ask, "GET", "/api/games") for _ in range(80)]
                assert shout[-1][0] == 429
                await page.answer(step.choices[0])
                return await page.until(wire.Step)

        assert asyncio.run(play())
        bearer = {"authorization": f"Bearer {secrets[0]}"}
        one = Browser(live)
        with closing(one.line):
            one.ask(f"/api/tables/{table}", **bearer)
            one.ask("/index.html")
            one.ask(f"/api/tables/{table}", authorization="Bearer invented")
        assert one.found == [200, 200, 429]


def test_who_has_just_sat_down_or_come_back_is_let_in_while_a_neighbour_shouts(
    tmp_path: Path,
) -> None:
    """A seat that is taken is known at once, and so is a person; sockets too need not queue."""
    limits = Limits(requests=Rate(60, 0.001), tables=LOOSE.tables)
    with Live(tmp_path / "cabale.db", limits) as live:
        made = live.make(seats=2, names=["Host"])
        guest = live.sit(made, "Guest")["mine"][0]["secret"]
        token = live.post("/api/me/introduce", {"name": "Élise"})["token"]
        live.ask("GET", "/api/me", secret=token)
        while live.ask("GET", "/api/games")[0] != 429:
            pass

        async def look(secret: str) -> wire.Welcome:
            async with live.page(made["id"], secret) as page:
                return await page.until(wire.Welcome)

        path = f"/api/tables/{made['id']}"
        assert live.ask("GET", path, secret=guest)[0] == 200
        assert live.ask("GET", path, secret=token)[0] == 200
        assert asyncio.run(look(guest)) and asyncio.run(look(token))
        with pytest.raises(ConnectionClosed) as closed:
            asyncio.run(look("invented"))
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429


def test_a_seat_that_shouts_uses_up_its_own_share(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", Limits(key=Rate(10, 0.001), tables=LOOSE.tables)) as live:
        table, secrets = live.friends(2)
        found = [live.ask("GET", f"/api/tables/{table}", None, secrets[0])[0] for _ in range(12)]

        assert found[-1] == 429
        assert live.ask("GET", f"/api/tables/{table}")[0] == 200


def test_what_costs_more_is_had_less_often(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", Limits(requests=Rate(20, 0.001))) as live:
        found = [live.ask("GET", "/api/tables/none/verify")[0] for _ in range(3)]

    assert found == [404, 404, 429]


def test_every_request_has_its_cost() -> None:
    costs = {path: cost_of(path) for path in ("/api/tables", "/api/tables/a", "/index.html")}

    assert costs == {"/api/tables": 5.0, "/api/tables/a": 1.0, "/index.html": None}
    assert cost_of("/api/tables/a/replay") == 4.0 and cost_of("/api/tables/a/replay/3") == 2.0
    assert cost_of("/api/tables/a/verify") == 10.0 and cost_of("/readyz") == 1.0


def test_all_screens_of_a_seat_send_out_of_one_share(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(30, 0.001), tables=LOOSE.tables)
    with Live(tmp_path / "cabale.db", limits) as live:
        table, secrets = live.friends(2)

        async def shout() -> int:
            async with live.page(table, secrets[0]) as one, live.page(table, secrets[0]) as two:
                await one.until(wire.Step)
                await two.until(wire.Step)
                for n in range(20):
                    await one.send({"t": "ping", "id": n})
                    await one.until(wire.Pong)
                with pytest.raises(ConnectionClosed) as closed:
                    for n in range(20):
                        await two.send({"t": "ping", "id": n})
                        await two.until(wire.Pong)
                assert closed.value.rcvd is not None
                return int(closed.value.rcvd.code)

        assert asyncio.run(shout()) == 4429


# -- behind a proxy


def statuses(live: Live, forwarded: str, times: int) -> list[int]:
    one = Browser(live)
    with closing(one.line):
        for _ in range(times):
            one.ask("/livez", **{"x-forwarded-for": forwarded})
    return one.found


def test_each_visitor_of_a_trusted_proxy_is_known_by_an_own_address(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(3, 0.001))
    with Live(tmp_path / "cabale.db", limits, proxies=("127.0.0.1", "10.0.0.0/8")) as live:
        assert statuses(live, "1.2.3.4, 10.0.0.9", 4) == [200, 200, 200, 429]
        assert statuses(live, "6.6.6.6, 1.2.3.4, 10.1.2.3, 10.0.0.9", 1) == [429]  # pretends
        assert statuses(live, "1.2.3.5, 10.0.0.9", 1) == [200]


def test_who_has_a_network_of_version_6_has_one_share(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(3, 0.001))
    with Live(tmp_path / "cabale.db", limits, proxies=("127.0.0.1",)) as live:
        found = [statuses(live, f"2001:db8:1:2::{n:x}:1", 1) for n in range(4)]
        neighbour = statuses(live, "2001:db8:1:3::1", 1)

    assert found == [[200], [200], [200], [429]] and neighbour == [200]


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::1%eth0"),
        ("", ""),
        ("no address", "no address"),
    ],
)
def test_what_counts_as_one_address(address: str, whose: str) -> None:
    assert household(address) == whose


def test_lines_of_a_network_of_version_6_are_counted_together() -> None:
    lines = Lines(2, ("2001:db8:9::/48",))
    at_once = [lines.add(f"2001:db8::{n}") for n in range(3)]
    by_proxy = [lines.add(f"2001:db8:9::{n}") for n in range(3)]
    for n in range(3):
        lines.remove(f"2001:db8::{n}")
        lines.remove(f"2001:db8:9::{n}")

    assert at_once == [True, True, False] and all(by_proxy) and not lines.open


def test_nobody_else_is_believed_about_where_they_come_from(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(3, 0.001))
    with Live(tmp_path / "cabale.db", limits, proxies=()) as live:
        found = [statuses(live, f"1.2.3.{n}", 1) for n in range(4)]

    assert found == [[200], [200], [200], [429]]


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    """Half a request holds a line for ten seconds; one visitor does not hold them all."""
    with Live(tmp_path / "cabale.db", Limits(lines=5), proxies=()) as live:
        where = ("127.0.0.1", live.port)
        lines = [socket.create_connection(where) for _ in range(5)]
        for line in lines:
            line.sendall(b"GET / HT")
        with socket.create_connection(where) as sixth:
            sixth.settimeout(20)
            try:
                assert sixth.recv(1) == b""
            except ConnectionResetError:
                pass
        for line in lines:
            line.close()
        while live.ask_or_none("/livez") != 200:
            pass


# -- by which name


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "localhost:1", "box", "box.local:80", "", None],
)
def test_a_server_at_home_goes_by_every_name_of_a_home(host: str | None) -> None:
    assert Gate(Limits()).answers_to(host)


@pytest.mark.parametrize("host", ["evil.example", "a.b.", "evil.example:8000", "[::", "a.local.b"])
def test_a_server_goes_by_no_name_that_anybody_can_give(host: str) -> None:
    assert not Gate(Limits()).answers_to(host)
    assert Gate(Limits(), ["Evil.example", "a.b", "a.local.b", "."]).answers_to(host)


def test_a_name_that_is_made_to_lead_here_opens_nothing(tmp_path: Path) -> None:
    """A page of evil.example whose name suddenly means 127.0.0.1 is no page of ours."""
    with Live(tmp_path / "cabale.db", public=("https://cabale.example",)) as live:
        table, _ = live.friends(2)
        one = Browser(live)
        with closing(one.line):
            reply = one.ask("/api/games", host="evil.example")
            one.ask("/api/games", host="cabale.example")

        async def knock(name: str) -> int:
            url = f"ws://{name}:{live.port}/ws/{table}"
            here = {"host": "127.0.0.1", "port": live.port, "compression": None}
            try:
                async with connect(url, origin=f"http://{name}:{live.port}", **here):  # type: ignore
                    return 101
            except InvalidStatus as refused:
                return refused.response.status_code

        assert one.found == [421, 200] and reply["reason"] == "unknown-name"
        assert asyncio.run(knock("evil.example")) == 403
        assert asyncio.run(knock("cabale.example")) == 101


@pytest.mark.parametrize(
    "words", [["--public-url", "cabale.example"], ["--trusted-proxy", "the-one-in-the-cellar"]]
)
def test_what_is_no_address_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", *words])

    assert words[1] in capsys.readouterr().err
