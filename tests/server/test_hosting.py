"""The host's desk: who may sit at it, and what comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from live import Live, seat_wish
from websockets.exceptions import ConnectionClosed

from cabale.server import wire

KEY = "the key of the host"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Live]:
    with Live(tmp_path / "cabale.db", key=KEY) as server:
        yield server


@pytest.mark.parametrize("key", ["", "guess", KEY[:-1], "me.forged", "é"])
def test_nobody_sits_at_the_desk_without_its_key(club: Live, key: str) -> None:
    for path in ("/api/host", "/api/host/people", "/api/host/tables"):
        status, reply, _ = club.ask("GET", path, secret=key.encode("ascii", "ignore").decode())
        assert (status, reply["reason"]) == (403, "not-the-keeper")


def test_a_server_without_a_key_has_no_desk(live: Live) -> None:
    assert live.ask("GET", "/api/host")[1]["reason"] == "not-the-keeper"


def test_the_host_sees_people_and_tables_and_nothing_of_a_game(club: Live) -> None:
    me = club.post("/api/me/introduce", {"name": "Élise"})
    made = club.post(
        "/api/tables",
        {"game": "toy", "seats": 2, "mode": "hotseat", "names": ["Élise", "Zoé"]},
        me["token"],
    )
    _, people, _ = club.ask("GET", "/api/host/people", secret=KEY)
    _, tables, _ = club.ask("GET", "/api/host/tables", secret=KEY)

    assert [(one["name"], one["devices"], one["tables"]) for one in people] == [("Élise", 1, 1)]
    assert [(one["id"], one["names"]) for one in tables] == [(made["id"], ["Élise", "Zoé"])]
    assert set(tables[0]) == {"id", "game", "phase", "names", "touched", "open"}


def test_a_table_that_is_removed_is_gone_for_those_who_look_at_it(club: Live) -> None:
    table, secrets = club.friends(2)

    async def look() -> int:
        async with club.page(table, secrets[0]) as page:
            await page.until(wire.Welcome)
            path = f"/api/host/tables/{table}/remove"
            await asyncio.to_thread(club.post, path, {}, KEY)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await page.next()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    assert asyncio.run(look()) == 4404
    assert club.ask("GET", f"/api/tables/{table}")[0] == 404
    assert club.ask("POST", f"/api/host/tables/{table}/remove", {}, KEY)[0] == 404
    deeds = club.ask("GET", "/api/host", secret=KEY)[1]["deeds"]
    assert [(deed["what"], deed["about"]) for deed in deeds] == [("remove-table", table)]


def test_a_person_who_is_removed_has_no_key_and_no_name_any_more(club: Live) -> None:
    me = club.post("/api/me/introduce", {"name": "Élise"})
    wish = {"game": "toy", "seats": 2, "mode": "friends", "names": ["Élise"]}
    made = club.post("/api/tables", wish, me["token"])

    club.post(f"/api/host/people/{me['id']}/remove", {}, KEY)

    assert club.ask("GET", "/api/me", secret=me["token"])[0] == 403
    assert club.ask("GET", f"/api/tables/{made['id']}")[1]["seats"][0]["name"] == ""
    assert club.ask("POST", f"/api/host/people/{me['id']}/remove", {}, KEY)[0] == 403


def test_everybody_reads_what_the_host_announces(club: Live) -> None:
    club.post("/api/host/news", {"text": "  Tonight\nat 9 \u202e"}, KEY)
    assert club.ask("GET", "/api/news")[1]["text"] == "Tonight at 9"
    club.post("/api/host/news", {"text": ""}, KEY)
    assert club.ask("GET", "/api/news")[1]["text"] == ""


def test_whoever_sits_at_a_table_may_report_to_the_host(club: Live) -> None:
    table, secrets = club.friends(2)
    path = f"/api/tables/{table}/report"
    assert club.ask("POST", path, {"text": "hello"})[0] == 403
    assert club.ask("POST", path, {"text": "\x00"}, secrets[1])[1]["reason"] == "empty"
    club.post(path, {"text": "He is rude"}, secrets[1])

    desk = club.ask("GET", "/api/host", secret=KEY)[1]
    (told,) = desk["reports"]
    assert (told["table"], told["seat"], told["text"]) == (table, 1, "He is rude")
    assert club.post(f"/api/host/reports/{told['id']}/close", {}, KEY)["reports"] == []
    assert club.ask("POST", f"/api/host/reports/{told['id']}/close", {}, KEY)[0] == 404


def test_a_report_is_said_by_whoever_wrote_it_whoever_sits_there_now(club: Live) -> None:
    table, secrets = club.friends(2)
    club.post(f"/api/tables/{table}/report", {"text": "They curse."}, secrets[1])
    code = club.post(f"/api/tables/{table}/hand", {"seat": 1}, secrets[1])["code"]
    club.post(f"/api/tables/{table}/take", {"code": code, "name": "Zoé"})

    (told,) = club.ask("GET", "/api/host", secret=KEY)[1]["reports"]

    assert (told["name"], told["game"], told["text"]) == ("", "toy", "They curse.")


def test_a_report_from_a_seat_that_is_gone_shuts_no_desk(club: Live) -> None:
    made = club.make(seats=3, names=["Host"])
    path, host = f"/api/tables/{made['id']}", made["mine"][0]["secret"]
    guest = club.post(f"{path}/sit", {**seat_wish(made, "Max"), "seat": 2})["mine"][0]["secret"]
    club.post(f"{path}/report", {"text": "They curse."}, guest)
    club.post(f"{path}/leave", {}, guest)
    club.post(f"{path}/setup", {"seats": 2}, host)

    status, desk, _ = club.ask("GET", "/api/host", secret=KEY)

    assert (status, desk["reports"][0]["name"]) == (200, "")
