"""The club: who sees it, who belongs to it, what is played there and what comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from gathering import KEY, NAME, Club, reason
from live import Live

from cabale.server.club.kept import RESULT, Result
from cabale.server.club.results import Ledger
from cabale.server.storage.paper import Paper


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with Live(tmp_path / "cabale.db", key=KEY) as server:
        yield server


@pytest.fixture
def club(live: Live) -> Club:
    return Club(live)


# -- who sees it


def test_a_server_shows_no_club_until_its_host_does(live: Live) -> None:
    assert reason(live, "/api/club") == (404, "no-club")
    assert reason(live, "/api/club/door", body={"invite": ""}) == (403, "invitation-over")
    assert live.ask("GET", "/api/host/club", secret=KEY)[1]["sees"] == "nobody"


def test_the_host_decides_who_sees_it(club: Club) -> None:
    stranger, member = club.person("Tom"), club.member("Zoé")
    assert reason(club.live, "/api/club") == (403, "members-only")
    assert reason(club.live, "/api/club", stranger) == (403, "members-only")
    assert [one["name"] for one in club.page(member)["members"]] == ["Zoé"]

    club.host("/name", name=NAME, text="", sees="everybody")
    assert club.page(stranger)["me"] == "" and club.page(stranger)["invite"] == ""

    club.host("/name", name=NAME, text="", sees="nobody")
    assert reason(club.live, "/api/club", member) == (404, "no-club")
    assert reason(club.live, "/api/club/join", stranger, {"invite": club.word})[0] == 403


def test_people_come_by_the_invitation_leave_and_are_removed(club: Club) -> None:
    door = club.live.post("/api/club/door", {"invite": club.word})
    assert (door["name"], door["members"]) == (NAME, 0)
    zoe, max_ = club.member("Zoé"), club.member("Max")

    club.live.post("/api/club/leave", {}, zoe["token"])
    assert [one["name"] for one in club.page(max_)["members"]] == ["Max"]
    club.live.post("/api/club/join", {"invite": club.word}, zoe["token"])

    desk = club.host(f"/members/{zoe['id']}/remove")
    assert [one["name"] for one in desk["members"]] == ["Max"]
    again = reason(club.live, "/api/club/join", zoe, {"invite": club.word})
    assert again == (403, "invitation-over")
    assert reason(club.live, "/api/club", zoe) == (403, "members-only")


@pytest.mark.parametrize("word", ["", "guess", "é", "\x00", "a" * 40])
def test_nobody_comes_by_a_word_of_their_own(club: Club, word: str) -> None:
    stranger = club.person("Tom")
    assert reason(club.live, "/api/club/join", stranger, {"invite": word}) == (
        403,
        "invitation-over",
    )
    assert reason(club.live, "/api/club/join", None, {"invite": club.word}) == (
        403,
        "not-a-person",
    )
    forged = {"token": "me.forged"}
    assert reason(club.live, "/api/club/join", forged, {"invite": club.word}) == (
        403,
        "no-such-device",
    )


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Les\nAmis \u202e\x07de l’Épée ", "Les Amis de l’Épée"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("{ $name }", "{ $name }"),
        ("長" * 200, "長" * 60),
        ("🗡️ 𝔏𝔢 cercle", None),
    ],
)
def test_any_text_may_be_the_name_of_a_club(club: Club, text: str, kept: str | None) -> None:
    desk = club.host("/name", name=text, text=text, sees="members")
    assert kept is None or desk["name"] == kept
    assert len(desk["name"]) <= 60 and desk["name"].isprintable()


def test_a_club_needs_a_name_that_can_be_seen_and_the_key_of_its_host(club: Club) -> None:
    body = {"name": "\u200b\n", "text": "", "sees": "members"}
    for key, found in ((KEY, (409, "empty")), ("guess", (403, "not-the-keeper"))):
        status, reply, _ = club.live.ask("POST", "/api/host/club/name", body, key)
        assert (status, reply["reason"]) == found
    body = {"name": NAME, "text": "", "sees": "friends"}
    assert club.live.ask("POST", "/api/host/club/name", body, KEY)[0] == 400


# -- tables, results, ratings


def test_a_member_opens_a_table_and_another_sits_down_by_one_tap(club: Club) -> None:
    zoe, max_, tom = club.member("Zoé"), club.member("Max"), club.person("Tom")
    made = club.live.post(
        "/api/tables",
        {"game": "toy", "seats": 2, "mode": "friends", "names": ["Zoé"]},
        zoe["token"],
    )
    wish = {"table": made["id"], "name": "Ce soir à 21 h", "language": "fr", "level": "new"}
    assert reason(club.live, "/api/club/tables", tom, wish) == (403, "members-only")
    assert reason(club.live, "/api/club/tables", max_, wish) == (403, "not-a-seat")
    club.live.post("/api/club/tables", wish, zoe["token"])

    (told,) = club.page(max_)["open"]
    assert (told["name"], told["language"], told["level"]) == ("Ce soir à 21 h", "fr", "new")
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["person", "open"]
    sit = f"/api/club/tables/{made['id']}/sit"
    assert reason(club.live, sit, tom, {"name": "Tom"}) == (403, "members-only")
    club.live.post(sit, {"name": "Max"}, max_["token"])
    other = f"/api/club/tables/{club.live.make()['id']}/sit"
    assert reason(club.live, other, max_, {"name": "Max"}) == (404, "no-such-notice")

    club.live.post(f"/api/tables/{made['id']}/start", secret=zoe["token"])
    page = club.page(max_)
    assert page["open"] == []
    assert [one["names"] for one in page["running"]] == [["Zoé", "Max"]]


def test_a_finished_game_counts_once_and_figures_follow(club: Club) -> None:
    people = [club.member(name) for name in ("Zoé", "Max", "Inès")]
    table = club.table(people[0], people[1:])
    club.play({table: people})

    page = club.until(lambda page: bool(page["past"]), people[0])
    (game,) = page["past"]
    assert [seat["name"] for seat in game["seats"]] == ["Zoé", "Max", "Inès"]
    assert page["running"] == [] and game["kept"]
    (listed,) = page["ratings"]
    assert (listed["game"], listed["bots"]) == ("toy", False)
    assert all(row["games"] == 1 and row["first"] == 0 for row in listed["rows"])
    by_place = {seat["name"]: seat["place"] for seat in game["seats"]}
    ratings = {row["name"]: row["rating"] for row in listed["rows"]}
    best, worst = min(by_place, key=by_place.__getitem__), max(by_place, key=by_place.__getitem__)
    assert ratings[best] >= ratings[worst]

    room = club.live.app.house.rooms[table]
    for _ in range(3):  # as a second process or a restart would
        asyncio.run(club.live.app.steward.ledger.enter(room.table, 0.0))
    assert len(club.page(people[0])["past"]) == 1

    mine = club.live.ask("GET", f"/api/club/people/{people[1]['id']}", secret=people[0]["token"])[1]
    (stats,) = mine["stats"]
    assert (stats["games"], [seat["games"] for seat in stats["seats"]]) == (1, [0, 1])
    assert stats["points"] == stats["best"] == game["seats"][1]["points"]


def test_a_result_written_down_while_others_are_read_is_not_overlooked(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [club.member(name) for name in ("Zoé", "Max")]
    table = club.table(people[0], people[1:])
    club.play({table: people})
    club.until(lambda page: bool(page["past"]), people[0])
    store, room = club.live.app.house.store, club.live.app.house.rooms[table]
    ledger = Ledger(store)
    read, overtaken = store.papers, []

    async def read_and_be_overtaken(*words: Any) -> list[Paper]:
        found = await read(*words)
        if not overtaken:
            overtaken.append(table)
            await ledger.enter(room.table, 0.0)
        return found

    async def look() -> list[Result]:
        (paper,) = await read(RESULT)
        await store.swap_paper(paper, None)  # as before it was written down
        monkeypatch.setattr(store, "papers", read_and_be_overtaken)
        await ledger.results()
        return await ledger.results()

    assert [result.table for result in asyncio.run(look())] == [table]


def test_who_is_erased_stays_in_games_as_a_player(club: Club) -> None:
    people = [club.member(name) for name in ("Zoé", "Max")]
    club.play({club.table(people[0], people[1:]): people})
    club.until(lambda page: bool(page["past"]), people[0])

    club.live.post(f"/api/host/people/{people[1]['id']}/remove", {}, KEY)

    page = club.page(people[0])
    assert [seat["name"] for seat in page["past"][0]["seats"]] == ["Zoé", ""]
    assert [one["name"] for one in page["members"]] == ["Zoé"]
    assert [row["name"] for row in page["ratings"][0]["rows"]] == ["Zoé"]
    gone = f"/api/club/people/{people[1]['id']}"
    assert reason(club.live, gone, people[0]) == (404, "no-such-member")
