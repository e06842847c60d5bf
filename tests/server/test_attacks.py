"""What somebody tried who wanted to spoil another's evening, and what it comes to now."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sqlite3
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest
from failing import full_disk
from live import Live
from test_after import play_out
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cabale.bots import analysis
from cabale.cli.main import main
from cabale.server import after, entrance, lobby, rest, wire
from cabale.server.aside import MOST
from cabale.server.lobby import Made
from cabale.server.place import key_of
from cabale.server.replay import Replay
from cabale.server.room import forget

# -- a seat that was left


def test_a_seat_that_was_left_cannot_be_played_from_an_old_socket(live: Live) -> None:
    made = live.make(seats=2, names=["Host"])
    table, host = made["id"], made["mine"][0]["secret"]
    old = live.sit(made, "Old")["mine"][0]["secret"]

    async def attack() -> ConnectionClosed:
        url = f"ws://127.0.0.1:{live.port}/ws/{table}"
        async with connect(url, compression=None, max_queue=1) as ws:
            await ws.send(json.dumps({"t": "hello", "secrets": [old]}))
            await ws.recv()
            await asyncio.to_thread(live.post, f"/api/tables/{table}/leave", None, old)
            await asyncio.to_thread(live.sit, made, "New")
            await asyncio.to_thread(live.post, f"/api/tables/{table}/start", None, host)
            with pytest.raises(ConnectionClosed) as closed:
                for _ in range(20):
                    await ws.send(json.dumps({"t": "talk", "text": "I am New"}))
                    await ws.recv()
            return closed.value

    closed = asyncio.run(attack())

    assert closed.rcvd is not None and closed.rcvd.code == 4403
    assert live.app.house.rooms[table].table.talk == []


def test_the_host_can_remove_somebody_and_nobody_else_can(live: Live) -> None:
    made = live.make(seats=3, names=["Host"])
    table, host = made["id"], made["mine"][0]["secret"]
    guest = live.sit(made, "Guest")["mine"][0]["secret"]
    where = f"/api/tables/{table}/remove"

    async def removed() -> ConnectionClosed:
        async with live.page(table, guest) as page:
            await page.until(wire.Welcome)
            await asyncio.to_thread(live.post, where, {"seat": 1}, host)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await page.next()
            return closed.value

    assert live.ask("POST", where, {"seat": 0}, guest)[1]["reason"] == "not-the-host"
    assert live.ask("POST", where, {"seat": 0}, host)[1]["reason"] == "not-yourself"
    assert live.ask("POST", where, {"seat": 5}, host)[1]["reason"] == "no-such-seat"
    closed = asyncio.run(removed())
    assert closed.rcvd is not None and closed.rcvd.code == 4403
    assert live.ask("GET", f"/api/tables/{table}")[1]["seats"][1]["kind"] == "open"
    assert live.ask("POST", where, {"seat": 2}, guest)[0] == 403


# -- work that would hold everybody up


@pytest.mark.parametrize(
    ("method", "path", "where", "work"),
    [
        ("GET", "replay", Replay, "steps"),
        ("GET", "replay/1", Replay, "look"),
        ("GET", "record", rest, "write_record"),
        ("GET", "verify", after, "verify"),
        ("POST", "onward", after, "play_on"),
        ("POST", "analysis", analysis, "choices"),
    ],
    ids=str,
)
def test_who_looks_at_a_game_again_holds_nobody_up(
    live: Live, monkeypatch: pytest.MonkeyPatch, method: str, path: str, where: Any, work: str
) -> None:
    """However long it takes: others are answered before it is done."""
    table, _ = live.friends(2)
    play_out(live, table)
    begun, others_answered, true_work = Event(), Event(), getattr(where, work)
    waited: list[bool] = []

    def work_long(*words: Any) -> Any:
        begun.set()
        waited.append(others_answered.wait(20))
        return true_work(*words)

    monkeypatch.setattr(where, work, work_long)
    body = {"step": 0, "seat": 0} if path == "onward" else {}
    with ThreadPoolExecutor(1) as attacker:
        attack = attacker.submit(live.ask, method, f"/api/tables/{table}/{path}", body)
        assert begun.wait(60)
        assert live.ask("GET", "/livez")[0] == 200
        others_answered.set()
        assert attack.result()[0] in (200, 201)
    assert waited == [True]


def test_who_asks_for_too_much_at_once_is_refused_and_nobody_else(live: Live) -> None:
    house, may_go_on = live.app.house, Event()
    table, _ = live.friends(2)
    play_out(live, table)

    async def ask_for_much() -> None:
        for _ in range(MOST):
            house.begin(house.aside.do(lambda: forget(may_go_on.wait())))
        await asyncio.sleep(0)

    assert house.store.loop is not None
    asyncio.run_coroutine_threadsafe(ask_for_much(), house.store.loop).result()

    assert live.ask("GET", f"/api/tables/{table}/replay")[0] == 429
    assert live.ask("GET", f"/api/tables/{table}")[0] == 200
    may_go_on.set()


# -- a disk that is full for a while


def test_a_rematch_that_cannot_be_stored_harms_nothing(live: Live) -> None:
    table, secrets = live.friends(2)
    play_out(live, table)
    where = f"/api/tables/{table}/rematch"
    with full_disk(live):
        assert live.ask("POST", where, {}, secrets[0])[0] == 503

    first = live.post(where, {}, secrets[0])
    second = live.post(where, {}, secrets[1])

    assert first["id"] == second["id"]
    assert live.ask("GET", f"/api/tables/{table}/record")[0] == 200
    assert live.ask("GET", f"/api/tables/{first['id']}")[1]["phase"] == "lobby"


# -- people who all press at once


def test_a_rematch_for_which_all_ask_at_once_is_one_table(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, secrets = live.friends(3)
    play_out(live, table)
    make, made, disk = lobby.rematch, list[Made](), Event()

    def wait_for_all(*wish: Any) -> Made:
        made.append(make(*wish))
        if len(made) == len(secrets):
            disk.set()
        return made[-1]

    monkeypatch.setattr(lobby, "rematch", wait_for_all)
    live.app.house.store.disk.submit(disk.wait)  # type: ignore[attr-defined]
    with ThreadPoolExecutor(len(secrets)) as all_at_once:
        where = f"/api/tables/{table}/rematch"
        asked = [all_at_once.submit(live.post, where, {}, secret) for secret in secrets]

    [rematch] = {each.result()["id"] for each in asked}
    left = {one.table.id for one in made} - {rematch}
    assert [live.ask("GET", f"/api/tables/{id}")[0] for id in left] == [404, 404]
    assert live.ask("GET", f"/api/tables/{rematch}")[1]["phase"] == "lobby"


# -- words that are not words


@pytest.mark.parametrize("word", ["abc\n", "abc\r", "a b", "é", " "])
def test_what_a_page_adds_to_a_deal_is_one_word(word: str) -> None:
    message = json.dumps({"t": "word", "seat": 0, "word": word})

    with pytest.raises(msgspec.ValidationError):
        wire.read_message.decode(message)


@pytest.mark.parametrize("seal", ["a" * 64 + "\n", "A" * 64, "a" * 63, " "])
def test_a_seal_is_a_hash(live: Live, seal: str) -> None:
    wish = {"game": "toy", "seats": 2, "mode": "bots", "levels": [None, "page"], "seal": seal}

    status, reply, _ = live.ask("POST", "/api/tables", wish)

    assert (status, reply["reason"]) == (400, "bad-request")


def test_a_request_nested_deep_is_refused(live: Live) -> None:
    depth = 2000
    text = '{"game":"toy","seats":2,"mode":"friends","components":' + '{"a":' * depth + "1"
    request = f"{text}{'}' * depth}}}".encode()

    status, reason = raw_post(live, "/api/tables", request)

    assert (status, reason) == (400, "bad-request")


@pytest.mark.parametrize("word", [b"\xed\xa0\x80", b"\xff", b"\xc3"], ids=repr)
def test_a_request_that_is_no_text_is_refused(
    live: Live, caplog: pytest.LogCaptureFixture, word: bytes
) -> None:
    request = b'{"game":"toy","seats":2,"mode":"friends","names":["' + word + b'"]}'

    assert raw_post(live, "/api/tables", request) == (400, "bad-request")
    assert not [record for record in caplog.records if record.exc_info]


def raw_post(live: Live, path: str, body: bytes) -> tuple[int, str]:
    """A request whose body is no JSON that a program would write."""
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    head += f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    with socket.create_connection(("127.0.0.1", live.port)) as line:
        line.sendall(head.encode() + body)
        reply = b"".join(iter(lambda: line.recv(65536), b""))
    status, _, rest_ = reply.partition(b"\r\n")
    return int(status.split()[1]), json.loads(rest_.partition(b"\r\n\r\n")[2])["reason"]


def test_a_number_without_end_in_a_file_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "box.toml").write_text(f"cards = {'9' * 300_000}")

    status = main(["serve", "--components", f"cape_epee={tmp_path / 'box.toml'}", "--port", "0"])

    said = capsys.readouterr().err
    assert status == 1 and said.startswith("cabale: ") and said.count("\n") == 1


# -- work that one asks for and all wait for


def test_a_code_is_drawn_once(live: Live) -> None:
    rest.draw_code.cache_clear()

    for _ in range(5):
        live.post("/api/qr", {"text": "http://127.0.0.1/t/abc"})

    assert rest.draw_code.cache_info().misses == 1


def test_a_stale_answer_costs_no_film(live: Live) -> None:
    table, secrets = live.friends(3)

    async def attack() -> list[str]:
        async with live.page(table, secrets[2]) as page:
            while page.last is None:
                await page.next()
            page.raw.clear()
            for n in range(3):
                await page.send({"t": "answer", "position": 99, "key": str(n), "action": 0})
                await page.until(wire.Step)
            return [json.loads(data)["t"] for data in page.raw]

    assert asyncio.run(attack()) == ["refused", "step"] * 3


def test_requests_that_never_come_whole_are_hung_up_on(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrance, "ARRIVAL", 0.2)
    halves = [
        b"GET /api/games HT",
        b"GET /api/games HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
        b"",
    ]
    for half in halves:
        with socket.create_connection(("127.0.0.1", live.port)) as line:
            line.sendall(half)
            line.settimeout(20)
            while line.recv(65536):  # until the server closes
                pass


# -- pages of other sites


def test_a_page_of_another_site_gets_in_nowhere(live: Live) -> None:
    table, _ = live.friends(2)

    async def knock(origin: str) -> int:
        url = f"ws://127.0.0.1:{live.port}/ws/{table}"
        try:
            async with connect(url, origin=origin, compression=None):  # type: ignore[arg-type]
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(knock("https://evil.example")) == 403
    assert asyncio.run(knock(f"http://127.0.0.1:{live.port}")) == 101


def test_a_request_from_another_site_changes_nothing(live: Live) -> None:
    import urllib.error
    import urllib.request

    url = f"http://127.0.0.1:{live.port}/api/tables"
    body = json.dumps({"game": "toy", "seats": 2, "mode": "friends"}).encode()
    request = urllib.request.Request(url, body, {"content-type": "application/json"})
    request.add_header("origin", "https://evil.example")

    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)

    with refused.value as reply:
        assert (reply.code, json.loads(reply.read())["reason"]) == (403, "foreign")


# -- what is not for everybody


def test_the_link_for_watchers_is_no_seat(live: Live) -> None:
    made = live.make(seats=2, names=["Host"])
    where = f"/api/tables/{made['id']}/sit"

    status, reply, _ = live.ask("POST", where, {"name": "Watcher"})

    assert (status, reply["reason"]) == (403, "not-invited")
    assert "#j=" in made["invite"] and made["invite"].partition("#j=")[2] not in made["watch"]

    async def invitation(*secrets: str) -> str:
        async with live.page(made["id"], *secrets) as page:
            return str((await page.until(wire.Welcome)).invite)

    assert asyncio.run(invitation()) == ""
    assert asyncio.run(invitation(made["mine"][0]["secret"])) == made["invite"]


def test_an_invitation_in_any_letters_is_refused(live: Live) -> None:
    """Signs that no secret is made of broke the comparison, and with it the table was read anew."""
    made = live.make()
    for guess in ("\xe9", "\u738b", "\0", "x" * 40):
        wish = {"name": "Guest", "invite": guess}
        status, reply, _ = live.ask("POST", f"/api/tables/{made['id']}/sit", wish)
        assert (status, reply["reason"]) == (403, "not-invited")


def test_a_key_that_could_not_be_written_opens_nothing(tmp_path: Path) -> None:
    """A full disk leaves the name of a file: an empty key would be one that everybody has."""
    (tmp_path / "cabale.key").touch()
    key = key_of(tmp_path / "cabale.db")
    assert len(key) == 32 and key_of(tmp_path / "cabale.db") == key
    assert (tmp_path / "cabale.key").stat().st_mode & 0o777 == 0o600


def test_what_the_server_counts_is_told_to_its_host_alone(tmp_path: Path) -> None:
    key = key_of(tmp_path / "cabale.db")
    with Live(tmp_path / "cabale.db", key=key) as live:
        assert live.ask("GET", "/metrics")[1]["reason"] == "no-key"
        for guess in ("guessed", "\xe9", ""):
            assert live.ask("GET", "/metrics", None, guess)[0] == 403
        assert live.ask("GET", "/metrics", None, key)[0] == 200
    assert key_of(tmp_path / "cabale.db") == key and len(key) == 32
    assert (tmp_path / "cabale.key").stat().st_mode & 0o777 == 0o600


def test_games_that_were_finished_are_counted_once(live: Live) -> None:
    for _ in range(2):
        table, _ = live.friends(2)
        play_out(live, table)

    assert live.app.house.metrics.counts["games_finished"] == 2


# -- somebody alone at the table


def test_who_is_left_alone_gets_no_hints_and_no_free_take_back(live: Live) -> None:
    table, secrets = live.friends(2, patience=0)

    async def attack() -> list[str]:
        async with live.page(table, secrets[0]) as page:
            step = await page.asked()
            await page.send({"t": "vote", "seat": 1, "yes": True})
            while not (await page.until(wire.TableNow)).table.seats[1].level:
                pass
            await page.send({"t": "hint", "id": 1})
            out = [(await page.until(wire.Refused)).reason]
            await page.answer(step.choices[0])
            now = await page.asked()
            await page.send({"t": "takeback", "position": now.position})
            while True:
                info = (await page.until(wire.TableNow)).table
                if info.takeback is not None:
                    return [*out, str(info.takeback.needed)]

    found = asyncio.run(attack())

    assert found == ["no-hint", "[1]"]


# -- files that somebody else has written


DAMAGES: dict[str, bytes] = {
    "cut off": b'{"type":"answ',
    "nested": b"[" * 100_000,
    "another line": b'{"type":"back","seat":0,"answers":99}',
    "no number": b'{"type":"a","seat":-7,"action":99999999999999999999}',
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_export_says_in_one_line_that_a_table_is_damaged(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Live(tmp_path / "cabale.db") as live:
        table, _ = live.friends(2)
        play_out(live, table)
    with contextlib.closing(sqlite3.connect(tmp_path / "cabale.db")) as db:
        db.execute("UPDATE lines SET line = ? WHERE tab = ? AND n = 6", (DAMAGES[damage], table))
        db.commit()
    capsys.readouterr()

    status = main(["export", "--data", str(tmp_path / "cabale.db"), table, "--lang", "en"])

    said = capsys.readouterr()
    assert status == 1 and said.out == ""
    assert said.err.startswith("cabale: ") and said.err.count("\n") == 1 and "damaged" in said.err


def test_a_scenario_with_a_number_without_end_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.toml").write_text(f"game = 'cape_epee'\nseats = {'9' * 300_000}\n")

    assert main(["check", str(tmp_path / "a.toml"), "--lang", "en"]) == 1

    assert "not TOML" in capsys.readouterr().out


@pytest.mark.parametrize("path", ["/", "/games/cape_epee/RULES.fr.md", "/t/anything"])
def test_a_file_says_once_how_it_is_written(live: Live, path: str) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{live.port}{path}") as reply:
        kind = str(reply.headers["content-type"])

    assert kind.startswith("text/") and kind.count("charset=utf-8") == 1
