"""What somebody with bad intent tries against friends and their club, and what comes of it."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import itertools
import socket
import threading
import unicodedata
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from carrier import Browser, Receiver, hang, hold, play, settle
from gathering import KEY, Club
from live import Live, seat_wish

from cabale.server import wire
from cabale.server.calls import outward
from cabale.server.calls.outward import InwardError, Outward, is_inward
from cabale.server.calls.settings import CallSettings
from cabale.server.text import clean

HOSTILE = (
    "\u202eesilÉ\u202c",
    "Éli\u200b\u200d\u2060se\ufeff",
    "👩‍👩‍👧‍👦🏴‍☠️",
    "<img src=x onerror=alert(1)>",
    "{{7*7}} ${jndi:ldap://x} %s %n",
    "two\nlines\r\n\tand\u2028more\u0085",
    "Z" + "\u0336\u0489\u20dd" * 60 + "oé",
    "\ud83d".encode("utf-16", "surrogatepass").decode("utf-16", "replace") + "half",
    "'); DROP TABLE papers;--",
    "\x00nul\x07\x1b[31m",
)
UNSEEN = ("", " ", "\u202e\u200b", "\u3164\u2800\u115f", "\ufe0f\ufe0e", "\u0301\u0301", "\x00")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Live(tmp_path / "cabale.db", key=KEY) as server:
        yield Club(server)


@pytest.fixture
def carrier() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


# -- words


def is_harmless(text: str) -> bool:
    """One line, in which nothing turns, hides or piles up."""
    kinds = [unicodedata.category(c) for c in text]
    towers = max((len(run) for run in "".join(k[0] for k in kinds).split("L")), default=0)
    return not any(k[0] == "C" for k in kinds) and "\n" not in text and towers < 40


@pytest.mark.parametrize("text", HOSTILE)
def test_any_words_are_shown_in_one_harmless_line_everywhere(club: Club, text: str) -> None:
    live, me = club.live, club.member(text)
    club.host("/name", name=text, text=text, sees="members")
    cup = {"game": "toy", "seats": 2, "form": "swiss", "length": 1}
    club.host("/tournaments", name=text, **cup)
    club.host("/seasons", name=text, begins=0.0, ends=9e9)
    wish = {"game": "toy", "seats": 2, "mode": "friends", "names": [text]}
    made = live.post("/api/tables", wish, me["token"])
    live.post("/api/club/tables", {"table": made["id"], "name": text}, me["token"])
    live.post(f"/api/tables/{made['id']}/report", {"text": text}, me["token"])
    live.post("/api/host/news", {"text": text}, KEY)

    page, desk = club.page(me), live.ask("GET", "/api/host", secret=KEY)[1]
    shown = [page["name"], page["text"], page["open"][0]["name"], page["tournaments"][0]["name"]]
    shown += [page["seasons"][0]["name"], page["members"][0]["name"], desk["news"]["text"]]
    shown += [desk["reports"][0]["text"], desk["reports"][0]["name"]]
    shown.append(page["open"][0]["table"]["seats"][0]["name"])
    shown.append(live.ask("GET", "/api/me", secret=me["token"])[1]["name"])
    assert all(is_harmless(one) and one for one in shown)
    assert {one[:24] for one in shown} == {shown[0][:24]}
    door = live.ask("GET", f"/t/{made['id']}")[1].decode()
    assert "<img src=x" not in door


@pytest.mark.parametrize("text", UNSEEN)
def test_what_nothing_is_seen_of_is_no_name(club: Club, text: str) -> None:
    assert clean(text, 60) == ""
    body = {"name": text, "text": "", "sees": "members"}
    status, problem, _ = club.live.ask("POST", "/api/host/club/name", body, KEY)
    assert (status, problem["reason"]) == (409, "empty")


def test_ten_thousand_characters_are_refused_or_cut(club: Club) -> None:
    live, long = club.live, "é" * 10_000
    for path, body, key in (
        ("/api/me/introduce", {"name": long}, ""),
        ("/api/host/club/name", {"name": long, "text": "", "sees": "members"}, KEY),
        ("/api/host/club/name", {"name": "C", "text": long, "sees": "members"}, KEY),
        ("/api/host/news", {"text": long}, KEY),
    ):
        status, problem, _ = live.ask("POST", path, body, key)
        assert (status, problem["reason"]) == (400, "bad-request"), path
    live.post("/api/host/news", {"text": "é" * 2000}, KEY)
    assert len(live.ask("GET", "/api/news")[1]["text"]) == 400


# -- seats that change hands


def test_nobody_takes_a_seat_beside_their_own_and_the_link_still_works(live: Live) -> None:
    # given: two people at a table, of whom one offers the seat
    elise, armand, zoe = (live.post("/api/me/introduce", {"name": n}) for n in ("É", "A", "Z"))
    made = live.post(
        "/api/tables",
        {"game": "toy", "seats": 2, "mode": "friends", "names": ["É"]},
        elise["token"],
    )
    live.post(f"/api/tables/{made['id']}/sit", seat_wish(made, "A"), armand["token"])
    live.post(f"/api/tables/{made['id']}/start", secret=elise["token"])
    code = live.post(f"/api/tables/{made['id']}/hand", {"seat": 1}, armand["token"])["code"]

    def take(who: Any) -> tuple[int, Any]:
        path = f"/api/tables/{made['id']}/take"
        return live.ask("POST", path, {"code": code, "name": "New"}, who["token"])[:2]

    # when: the one who offers it, then the other at the table try to take it
    refused = [take(armand), take(elise)]
    # then: neither does, and whoever it was meant for still can, once
    assert [(status, told["reason"]) for status, told in refused] == [(409, "at-the-table")] * 2
    assert take(zoe)[0] == 201
    assert take(live.post("/api/me/introduce", {"name": "X"}))[1]["reason"] == "offer-over"


def test_two_who_take_one_seat_at_once(live: Live) -> None:
    table, secrets = live.friends(2)
    code = live.post(f"/api/tables/{table}/hand", {"seat": 1}, secrets[1])["code"]

    async def race() -> list[int]:
        path = f"/api/tables/{table}/take"
        wishes = [{"code": code, "name": f"N{n}"} for n in range(8)]
        takes = [asyncio.to_thread(live.ask, "POST", path, wish) for wish in wishes]
        return sorted([reply[0] for reply in await asyncio.gather(*takes)])

    assert asyncio.run(race()) == [201, *[403] * 7]


def test_in_a_tournament_everybody_plays_for_themselves(club: Club) -> None:
    people = [club.member(name) for name in "AB"]
    wish = {"name": "Coupe", "game": "toy", "seats": 2, "form": "swiss", "length": 1}
    id = club.host("/tournaments", **wish)["tournaments"][0]["id"]
    for one in people:
        club.live.post(f"/api/club/tournaments/{id}/enter", {}, one["token"])
    club.host(f"/tournaments/{id}/start")
    path, token = f"/api/club/tournaments/{id}", people[0]["token"]
    table = club.live.ask("GET", path, secret=token)[1]["my_table"]
    seat = club.live.ask("GET", f"/api/tables/{table}/mine", secret=token)[1][0]

    hand = f"/api/tables/{table}/hand"
    assert club.live.ask("POST", hand, {"seat": seat}, token)[1]["reason"] == "tournament-seat"


# -- somebody vanishes


def test_who_is_erased_in_mid_game_leaves_a_game_that_goes_on(club: Club) -> None:
    live, people = club.live, [club.member(name) for name in ("Élise", "Armand")]
    table = club.table(people[0], people[1:], cadence={"bank": 60, "over": "bot"})

    async def erase_and_go_on() -> Any:
        async with live.page(table, people[0]["token"]) as page:
            await page.until(wire.Welcome)
            path = f"/api/host/people/{people[1]['id']}/remove"
            await asyncio.to_thread(live.post, path, {}, KEY)
            live.app.house.clock = itertools.count(4e9, 61.0).__next__  # time is over at each look
            while (step := await page.asked()).over is None:
                await page.answer(step.choices[0])
            return step.over

    assert asyncio.run(erase_and_go_on()) is not None
    names = [seat["name"] for seat in live.ask("GET", f"/api/tables/{table}")[1]["seats"]]
    assert names == ["Élise", ""]
    assert b"Armand" not in b"".join(rows_of(live, table))


def rows_of(live: Live, table: str) -> list[bytes]:
    return asyncio.run(live.app.house.store.lines(table))


def test_who_is_erased_in_a_tournament_is_not_drawn_again_and_it_ends(club: Club) -> None:
    people = [club.member(name) for name in "ABCD"]
    wish = {"name": "Coupe", "game": "toy", "seats": 2, "form": "swiss", "length": 2}
    pace = {"cadence": {"bank": 60, "over": "bot"}}
    id = club.host("/tournaments", **wish, **pace)["tournaments"][0]["id"]
    for one in people:
        club.live.post(f"/api/club/tournaments/{id}/enter", {}, one["token"])
    club.host(f"/tournaments/{id}/start")

    club.live.post(f"/api/host/people/{people[3]['id']}/remove", {}, KEY)
    club.host(f"/tournaments/{id}/next")
    cup = club.live.ask("GET", f"/api/club/tournaments/{id}", secret=people[0]["token"])[1]
    drawn = [name for pod in cup["rounds"][1]["pods"] for name in pod["names"]]
    assert sorted(drawn + cup["rounds"][1]["byes"]) == ["A", "B", "C"]
    assert [line["left"] for line in cup["lines"] if not line["name"]] == [True]
    by_name = {one["name"]: one for one in people}
    pods = cup["rounds"][1]["pods"]
    club.play({pod["table"]: [by_name[name] for name in pod["names"]] for pod in pods})
    page = club.until(lambda page: page["tournaments"][0]["state"] == "over", people[0])
    assert "D" not in str(page)


def test_a_report_goes_with_whoever_wrote_it(club: Club) -> None:
    live, people = club.live, [club.member(name) for name in ("Élise", "Armand")]
    table = club.table(people[0], people[1:])
    live.post(f"/api/tables/{table}/report", {"text": "I, Armand, complain"}, people[1]["token"])
    assert live.ask("GET", "/api/host", secret=KEY)[1]["reports"][0]["name"] == "Armand"

    live.post(f"/api/host/people/{people[1]['id']}/remove", {}, KEY)

    assert live.ask("GET", "/api/host", secret=KEY)[1]["reports"] == []


# -- two devices at once


def test_two_devices_that_answer_at_once_are_one_answer(live: Live) -> None:
    me = live.post("/api/me/introduce", {"name": "Élise"})
    code = live.post("/api/me/links", {}, me["token"])["code"]
    phone = live.post("/api/me/devices", {"code": code})["token"]
    made = live.post(
        "/api/tables", {"game": "toy", "seats": 2, "mode": "friends", "names": ["É"]}, me["token"]
    )
    live.sit(made, "Zoé")
    live.post(f"/api/tables/{made['id']}/start", secret=me["token"])

    async def race() -> None:
        pages = [live.page(made["id"], token) for token in (me["token"], phone)]
        async with pages[0] as one, pages[1] as two:
            asked = (one, two)
            before = [await page.asked() for page in asked]
            await asyncio.gather(
                *(page.answer(s.choices[-1]) for page, s in zip(asked, before, strict=True))
            )
            for page in asked:
                while page.last is not None and page.last.choices:
                    await page.next()

    asyncio.run(race())
    answers = [row for row in rows_of(live, made["id"]) if b'"type":"a"' in row]
    assert len(answers) == 1


# -- carriers


class Flood(Receiver):
    """Answers every call with megabytes, and notes how many it could get rid of."""

    sent = 0

    def take(self, handler: BaseHTTPRequestHandler) -> None:
        handler.rfile.read(int(handler.headers.get("content-length", 0)))
        handler.send_response(201)
        handler.send_header("content-length", str(1 << 30))
        handler.end_headers()
        try:
            while self.sent < 1 << 30:
                self.sent += handler.wfile.write(bytes(1 << 16))
        except OSError:
            pass
        with self.changed:
            self.arrived.append(None)  # type: ignore[arg-type]  # only that it ended
            self.changed.notify_all()


def test_an_endpoint_that_answers_with_megabytes_is_hung_up_on(tmp_path: Path) -> None:
    calls = CallSettings(push=True, inward=True, look=3600)
    with Live(tmp_path / "cabale.db", calls=calls) as live, Flood() as carrier:
        table, secrets = live.friends(2)
        hang(live, Browser(carrier), table, secrets[1])
        play(live, table, secrets[0])
        carrier.wait(1)
    assert carrier.sent < 32 << 20, "what a socket buffers, not what was promised"


ODD = (
    b"",
    b"SSH-2.0-OpenSSH_9.2\r\n",
    b"\x16\x03\x01\x00" * 40,
    b"HTTP/1.1 999 odd\r\ncontent-length: 0\r\n\r\n",
    b"HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\n",
    b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"HTTP/1.1 204 No Content\r\nx: \x00\xff\r\n\r\n",
    b"HTTP/1.1 201 Cre",
)


@contextlib.contextmanager
def says(words: bytes) -> Iterator[int]:
    """A host that says the same to everybody and hangs up: its port."""
    with socket.create_server(("127.0.0.1", 0)) as door:

        def answer() -> None:
            with contextlib.suppress(OSError):
                while True:
                    line, _ = door.accept()
                    with line:
                        line.recv(65536)
                        line.sendall(words)

        threading.Thread(target=answer, daemon=True).start()
        yield door.getsockname()[1]
        door.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("words", ODD)
def test_an_endpoint_that_answers_with_anything_harms_nobody(
    tmp_path: Path, carrier: Receiver, words: bytes
) -> None:
    """Whoever has another bell is called by it, and the odd one is no fault of the server's."""
    calls = CallSettings(push=True, inward=True, look=3600)
    with Live(tmp_path / "cabale.db", calls=calls) as live, says(words) as port:
        table, secrets = live.friends(2)
        well = Browser(carrier)
        odd = Browser(carrier).bell(held=hold(table, secrets[1]))
        live.post("/api/bells", {**odd, "address": f"http://127.0.0.1:{port}/push"})
        hang(live, well, table, secrets[1])
        play(live, table, secrets[0])
        fates = live.app.house.metrics.counts

        assert len(well.shown()) == 1
        assert fates["calls_sent"] + fates["calls_later"] + fates["calls_never"] == 2
        assert fates["calls_sent"] >= 1


def test_a_subscription_of_somebody_else_is_not_mine_to_see_or_take_down(
    tmp_path: Path, carrier: Receiver
) -> None:
    calls = CallSettings(push=True, inward=True, look=3600)
    with Live(tmp_path / "cabale.db", calls=calls) as live:
        table, secrets = live.friends(2)
        bell = hang(live, Browser(carrier), table, secrets[0])
        mine = {"held": hold(table, secrets[1])}

        assert live.post("/api/bells/mine", mine) == []
        id = bell[0]["id"] if isinstance(bell, list) else bell["id"]
        live.ask("POST", "/api/bells/remove", {"id": id, **mine})
        left = live.post("/api/bells/mine", {"held": hold(table, secrets[0])})
        assert [one["id"] for one in left] == [id]


@pytest.mark.parametrize(
    "host",
    [
        "2130706433",
        "0177.0.0.1",
        "0x7f.0.0.1",
        "127.1",
        "0",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[::ffff:a00:1]",
        "[fd00::1]",
        "[fe80::1]",
        "[fec0::1]",
        "[5f00::1]",
        "[::ffff:0:7f00:1]",
        "[64:ff9b:1::a00:1]",
        "192.168.0.1.",
        "LOCALHOST",
        "127.0.0.1\u3002",
        "%31%32%37.0.0.1",
        "①②⑦.0.0.1",
        socket.gethostname(),
    ],
)
def test_no_spelling_of_an_address_leads_inward(host: str) -> None:
    async def check() -> None:
        await Outward().check(f"https://{host}/push")

    with pytest.raises((InwardError, ValueError)):
        asyncio.run(check())


def test_an_address_of_this_machine_itself_is_inward(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that the whole world may know: behind it stand things that only the machine sees."""
    monkeypatch.setattr(ipaddress.IPv4Address, "is_global", True)
    assert is_inward("127.0.0.1")
    assert not outward.is_here("93.184.216.34")


def test_a_name_that_turns_inward_after_it_was_looked_at_is_not_called(
    monkeypatch: pytest.MonkeyPatch, carrier: Receiver
) -> None:
    """The name leads outward when it is hung and inward when it is called."""
    ways = [["93.184.216.34"], ["127.0.0.1"]]

    async def resolve(host: str, port: int) -> list[str]:
        return ways.pop(0)

    monkeypatch.setattr(outward, "addresses_of", resolve)
    url = f"https://turns.example:{carrier.server.server_port}/push"

    async def hang_and_call() -> None:
        way = Outward()
        try:
            await way.check(url)
            await way.post(url, b"x", {})
        finally:
            await way.close()

    with pytest.raises(InwardError):
        asyncio.run(hang_and_call())
    assert carrier.arrived == []


def test_a_name_of_which_one_address_is_inward_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["93.184.216.34", "::ffff:10.0.0.7"]

    monkeypatch.setattr(outward, "addresses_of", resolve)
    with pytest.raises(InwardError):
        asyncio.run(Outward().check("https://both.example/"))
    assert is_inward("::ffff:10.0.0.7")


@pytest.mark.parametrize("scheme", ["gopher", "file", "HTTP", "javascript", "data", "ws", "//"])
def test_a_webhook_goes_by_https_alone(tmp_path: Path, scheme: str) -> None:
    with Live(tmp_path / "cabale.db", calls=CallSettings(hook=True)) as live:
        table, secrets = live.friends(2)
        wish = {"kind": "hook", "address": f"{scheme}://93.184.216.34/x"}
        status, problem, _ = live.ask(
            "POST", "/api/bells", {**wish, "held": hold(table, secrets[0])}
        )
        settle(live)
    assert status == 400 and problem["reason"] in ("bad-bell", "inward")
