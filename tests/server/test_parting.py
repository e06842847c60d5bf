"""Mine to take and to erase: wherever somebody has ever sat, also where they sit no longer."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from gathering import KEY, Club
from live import Live, seat_wish

from cabale.server import parting, wire
from cabale.server.calls.settings import CallSettings

NAME, WORDS = "Erasmus", "Zwischenruf"


def in_house(live: Live, work: Coroutine[Any, Any, int]) -> int:
    """Have something done by the running server."""
    loop = live.app.house.store.loop
    assert loop is not None
    return asyncio.run_coroutine_threadsafe(work, loop).result(20)


def introduce(live: Live, name: str = NAME) -> str:
    return str(live.post("/api/me/introduce", {"name": name})["token"])


def table_of(live: Live, token: str, name: str = NAME) -> Any:
    """A table of friends that is somebody's, with Other beside them."""
    wish = {"game": "toy", "seats": 2, "mode": "friends", "names": [name]}
    made = live.post("/api/tables", wish, token)
    made["other"] = live.sit(made, "Other")["mine"][0]["secret"]
    return made


def say(live: Live, table: str, secret: str, words: str) -> None:
    async def talk() -> None:
        async with live.page(table, secret) as page:
            await page.until(wire.Welcome)
            await page.send({"t": "talk", "text": words})
            await page.until(wire.Talk)

    asyncio.run(talk())


def heard(live: Live, table: str) -> list[str]:
    """All that was said at a table, as whoever looks on is told."""

    async def listen() -> list[str]:
        async with live.page(table) as page:
            return [(await page.until(wire.Talk)).text for _ in range(2)]

    return asyncio.run(listen())


def erase(live: Live, token: str) -> None:
    live.post("/api/me/erase", {}, token)
    later = time.time() + 8 * 86_400
    assert in_house(live, parting.erase_due(live.app.house, later)) == 1


def is_kept(folder: Path, words: str) -> bool:
    """Whether words stand anywhere in the files of a server."""
    return any(words.encode() in path.read_bytes() for path in folder.glob("cabale.db*"))


def hand_on(live: Live, token: str) -> str:
    """Somebody talks at a table and hands their seat to Zoé, who talks too."""
    made = table_of(live, token)
    live.post(f"/api/tables/{made['id']}/start", secret=token)
    say(live, made["id"], token, WORDS)
    code = live.post(f"/api/tables/{made['id']}/hand", {"seat": 0}, token)["code"]
    taken = live.post(f"/api/tables/{made['id']}/take", {"code": code, "name": "Zoé"})
    say(live, made["id"], taken["mine"][0]["secret"], "Me voici")
    return str(made["id"])


def sit_as_guest_and_hand_on(live: Live, token: str) -> str:
    """The same by somebody who was a guest at first."""
    made = table_of(live, "")
    secret = made["mine"][0]["secret"]
    live.post(f"/api/tables/{made['id']}/start", secret=secret)
    say(live, made["id"], secret, WORDS)
    held = [{"table": made["id"], "secret": secret}]
    assert live.post("/api/me/seats", {"held": held}, token) == [made["id"]]
    code = live.post(f"/api/tables/{made['id']}/hand", {"seat": 0}, token)["code"]
    live.post(f"/api/tables/{made['id']}/take", {"code": code, "name": "Zoé"})
    return str(made["id"])


def come_and_go(live: Live, token: str) -> str:
    """Somebody sits down in a lobby, takes another name, and leaves."""
    made = live.make(names=["Host"])
    live.post(f"/api/tables/{made['id']}/sit", seat_wish(made, "Érasme"), token)
    live.post(f"/api/tables/{made['id']}/sit", seat_wish(made, NAME), token)
    live.post(f"/api/tables/{made['id']}/leave", {}, token)
    return str(made["id"])


def be_removed(live: Live, token: str) -> str:
    """The host frees the seat of somebody in mid-game."""
    made = live.make(names=["Host"], seats=2)
    host = made["mine"][0]["secret"]
    live.post(f"/api/tables/{made['id']}/sit", seat_wish(made, NAME), token)
    live.post(f"/api/tables/{made['id']}/start", secret=host)
    say(live, made["id"], token, WORDS)
    live.post(f"/api/tables/{made['id']}/remove", {"seat": 1}, host)
    return str(made["id"])


@pytest.mark.parametrize("part", [hand_on, sit_as_guest_and_hand_on, come_and_go, be_removed])
def test_a_name_vanishes_from_a_seat_that_was_given_up(
    tmp_path: Path, part: Callable[[Live, str], str]
) -> None:
    with Live(tmp_path / "cabale.db") as live:
        token = introduce(live)
        table = part(live, token)
        before = live.ask("GET", "/api/me/export", secret=token)[1]
        assert [one["table"] for one in before["games"]] == [table]
        assert before["games"][0]["names"] == [NAME]
        assert before["games"][0]["talk"] == ([] if part is come_and_go else [WORDS])

        erase(live, token)

        assert live.ask("GET", f"/api/tables/{table}")[0] == 200
        assert not is_kept(tmp_path, NAME) and not is_kept(tmp_path, WORDS)
    assert not is_kept(tmp_path, NAME) and not is_kept(tmp_path, "rasme")


def test_nothing_that_somebody_wrote_is_left_at_the_club(tmp_path: Path) -> None:
    """Bells, seals, a report, settings and the name of a table of the club."""
    calls = CallSettings(hook=True)
    with Live(tmp_path / "cabale.db", key=KEY, calls=calls) as live:
        club = Club(live)
        me, other = club.member(NAME), club.member("Other")
        live.post("/api/me/profile", {"settings": {"note": WORDS}}, me["token"])
        cup = club.host("/tournaments", name="Cup", game="toy", seats=2, form="swiss", length=2)
        path = f"/api/club/tournaments/{cup['tournaments'][0]['id']}/enter"
        for one in (me, other):
            live.post(path, {"seals": ["ab" * 32] * 2}, one["token"])
        played = club.table(me, [other])
        club.play({played: [me, other]})
        club.until(lambda page: page["past"], other)
        hook = {"kind": "hook", "address": f"https://93.184.216.34/{WORDS}"}
        live.post("/api/bells", hook, me["token"])
        made = table_of(live, me["token"])
        live.post("/api/club/tables", {"table": made["id"], "name": f"Chez {NAME}"}, me["token"])
        live.post(f"/api/tables/{made['id']}/report", {"text": WORDS}, me["token"])
        live.post("/api/me/erase", {}, me["token"])
        mine = live.ask("GET", "/api/me/export", secret=me["token"])[1]
        assert set(mine["papers"]) >= {"bell", "erasure", "member", "report", "seals"}
        assert {one["table"] for one in mine["games"]} == {played, made["id"]}

        erase(live, me["token"])

        page = club.page(other)
        assert NAME not in str(page) and len(page["open"]) == 1
        assert NAME not in str(live.ask("GET", "/api/host", secret=KEY)[1])
    for words in (NAME, WORDS, "ab" * 32):
        assert is_kept(tmp_path, words) == (words == "ab" * 32)  # Other’s seals


def test_who_took_a_seat_over_keeps_their_own_words(live: Live) -> None:
    token = introduce(live)
    table = hand_on(live, token)
    assert heard(live, table) == [WORDS, "Me voici"]

    erase(live, token)

    assert heard(live, table) == ["", "Me voici"]
    assert live.ask("GET", f"/api/tables/{table}")[1]["seats"][0]["name"] == "Zoé"


def test_a_table_that_cannot_be_read_any_more_keeps_nobody(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        token = introduce(live)
        tables = [table_of(live, token)["id"] for _ in range(2)]
        for table in tables:
            say(live, table, token, WORDS)
    with sqlite3.connect(tmp_path / "cabale.db") as db:
        db.execute("UPDATE lines SET line = X'7B' WHERE tab = ? AND n = 0", (min(tables),))
    db.close()
    with Live(tmp_path / "cabale.db") as live:
        found = live.ask("GET", "/api/me/export", secret=token)[1]["games"]
        assert {one["table"]: one["talk"] for one in found} == {key: [WORDS] for key in tables}

        erase(live, token)

        assert live.ask("GET", "/api/me", secret=token)[1]["reason"] == "no-such-device"
    assert not is_kept(tmp_path, NAME) and not is_kept(tmp_path, WORDS)
