"""Nothing can be written: every kind of request that writes says so, changes nothing, and works
once something can be written again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from carrier import Browser, Receiver
from failing import Disk
from gathering import KEY, NAME, Club
from live import Live

from cabale.core.puzzle import read_puzzles
from cabale.games.catalogue import game_named
from cabale.server import parting
from cabale.server.calls.settings import CallSettings

PUZZLE = read_puzzles(game_named("cape_epee"))[0]
BOX = {"game": "louis_xiv", "name": "Ma boîte", "values": {"courtiers.philippe.front.price": 4}}
CUP = {"name": "Coupe", "game": "toy", "seats": 2, "form": "swiss", "length": 1}
TRY = {"action": PUZZLE.best, "guest": "a word of this browser"}
SEASON = {"name": "Hiver", "begins": 1.0, "ends": 2e9, "game": ""}
SETTINGS = CallSettings(push=True, inward=True, look=1000.0)
REQUESTS = [
    "/api/me/introduce",
    "/api/me/devices",
    "/api/me/links",
    "/api/me/words",
    "/api/me/profile",
    "/api/me/erase",
    "/api/bells",
    "/api/editions",
    f"/api/puzzles/cape_epee/{PUZZLE.name}/answer",
    "/api/club/join",
    "/api/club/leave",
    "/api/club/tables",
    "/api/club/tournaments/{cup}/enter",
    "/api/host/news",
    "/api/host/club/name",
    "/api/host/club/seasons",
    "/api/host/club/tournaments",
    "/api/tables",
    "/api/tables/{table}/hand",
]


@pytest.fixture(scope="module")
def carrier() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Live(tmp_path / "cabale.db", key=KEY, calls=SETTINGS) as live:
        yield Club(live)


def papers(live: Live) -> list[Any]:
    """Every document, but those that only say when somebody was here."""
    loop = live.app.house.store.loop
    assert loop is not None
    return asyncio.run_coroutine_threadsafe(live.app.house.store.all_papers(), loop).result()


def tables(live: Live) -> int:
    loop = live.app.house.store.loop
    assert loop is not None
    return asyncio.run_coroutine_threadsafe(live.app.house.store.count(), loop).result()


@pytest.mark.parametrize("path", REQUESTS)
def test_what_cannot_be_written_is_said_and_done_later(
    club: Club, carrier: Receiver, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, zoe, max_ = club.live, club.member("Zoé"), club.person("Max")
    cup = club.host("/tournaments", **CUP)["tournaments"][0]["id"]
    wish = {"game": "toy", "seats": 2, "mode": "friends", "names": ["Zoé"]}
    table = live.post("/api/tables", wish, zoe["token"])["id"]
    code = live.post("/api/me/links", {}, zoe["token"])["code"]
    news = {"text": "Ce soir"}
    bodies: dict[str, tuple[Any, str]] = {
        "/api/me/introduce": ({"name": "Léa"}, ""),
        "/api/me/devices": ({"code": code}, ""),
        "/api/me/profile": ({"name": "Zoë"}, zoe["token"]),
        "/api/bells": (Browser(carrier).bell(), zoe["token"]),
        "/api/editions": (BOX, ""),
        f"/api/puzzles/cape_epee/{PUZZLE.name}/answer": (TRY, ""),
        "/api/club/join": ({"invite": club.word}, max_["token"]),
        "/api/club/tables": ({"table": table, "name": "Table"}, zoe["token"]),
        "/api/club/tournaments/{cup}/enter": ({"seals": ["a" * 64]}, zoe["token"]),
        "/api/host/news": (news, KEY),
        "/api/host/club/name": ({"name": NAME, "text": "Bonsoir", "sees": "members"}, KEY),
        "/api/host/club/seasons": (SEASON, KEY),
        "/api/host/club/tournaments": (CUP, KEY),
        "/api/tables": (wish, ""),
        "/api/tables/{table}/hand": ({"seat": 0}, zoe["token"]),
    }
    body, secret = bodies.get(path, ({}, zoe["token"]))
    where = path.format(cup=cup, table=table)
    before = papers(live), tables(live)
    disk = Disk(live.app.house.store, monkeypatch)

    disk.is_broken = True
    status, refusal, _ = live.ask("POST", where, body, secret)
    assert (status, refusal["reason"]) == (503, "not-stored"), refusal
    disk.is_broken = False
    assert (papers(live), tables(live)) == before

    assert live.ask("POST", where, body, secret)[0] in (200, 201)
    if path != "/api/editions":
        assert (papers(live), tables(live)) != before


def test_whoever_is_to_be_erased_is_once_that_can_be_written(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whatever else is looked after now and then goes on meanwhile."""
    live, zoe = club.live, club.member("Zoé")
    wish = {"game": "toy", "seats": 2, "mode": "friends", "names": ["Zoé"]}
    live.post("/api/tables", wish, zoe["token"])
    live.post("/api/me/erase", {}, zoe["token"])
    house = live.app.house
    disk, loop = Disk(house.store, monkeypatch), house.store.loop
    assert loop is not None
    later = time.time() + parting.WAIT + 60
    monkeypatch.setattr(house, "clock", lambda: later)
    for way in ("put_beside_now", "wipe_now", "commit_now"):
        disk.broken_way = way
        asyncio.run_coroutine_threadsafe(live.app.tidy(), loop).result()
        assert live.ask("GET", "/api/host/people", secret=KEY)[1]
    disk.broken_way = ""
    asyncio.run_coroutine_threadsafe(live.app.tidy(), loop).result()
    assert live.ask("GET", "/api/host/people", secret=KEY)[1] == []
