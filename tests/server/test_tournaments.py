"""Tournaments and seasons over the real server."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from gathering import KEY, Club, reason
from live import Live

from cabale.server.club import kept
from cabale.server.club.kept import TOURNAMENT, Tournament


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Live(tmp_path / "cabale.db", key=KEY) as server:
        yield Club(server)


def announce(club: Club, **wish: Any) -> str:
    """A tournament in which members may enter: its id."""
    body = {"name": "Coupe", "game": "toy", "seats": 2, "form": "swiss", "length": 2, **wish}
    return str(club.host("/tournaments", **body)["tournaments"][0]["id"])


def cup_of(club: Club, id: str, who: Any) -> Any:
    status, reply, _ = club.live.ask("GET", f"/api/club/tournaments/{id}", secret=who["token"])
    assert status == 200, reply
    return reply


def once(club: Club, id: str, who: Any, ready: Callable[[Any], bool]) -> Any:
    """The tournament once something is true of it."""
    club.until(lambda page: any(t["id"] == id and ready(t) for t in page["tournaments"]), who)
    return cup_of(club, id, who)


def tables(cup: Any, people: list[Any]) -> dict[str, list[Any]]:
    """The tables of the last round that are not over, and who plays there."""
    by_name = {one["name"]: one for one in people}
    pods = [pod for pod in cup["rounds"][-1]["pods"] if not pod["places"]]
    return {pod["table"]: [by_name[name] for name in pod["names"]] for pod in pods}


def test_forty_members_run_a_swiss_tournament_to_its_end(new_place: Callable[[], str]) -> None:
    # given: a club of forty who entered
    with Live(new_place(), key=KEY) as live:
        club = Club(live)
        people = [club.member(f"Member {n:02}") for n in range(40)]
        id = announce(club, seats=4, length=3, name="Tournoi d’automne")
        for one in people:
            live.post(f"/api/club/tournaments/{id}/enter", {}, one["token"])
        # when: the host starts it, and everybody plays wherever they are waited for
        club.host(f"/tournaments/{id}/start")
        for n in range(1, 4):
            cup = once(club, id, people[0], lambda cup, n=n: len(cup["rounds"]) == n)
            assert len(cup["rounds"][-1]["pods"]) == 10
            assert cup["my_table"] and len(cup["mates"]) == 3
            club.play(tables(cup, people))
        # then: it ended by itself, fairly
        cup = once(club, id, people[0], lambda cup: cup["state"] == "over")
        page = club.page(people[0])
    rounds = [[pod["names"] for pod in one["pods"]] for one in cup["rounds"]]
    for one in rounds:
        assert sorted(name for names in one for name in names) == [p["name"] for p in people]
    met = Counter((a, b) for one in rounds for names in one for a in names for b in names if a < b)
    assert set(met.values()) == {1}
    sat = Counter((name, n) for one in rounds for names in one for n, name in enumerate(names))
    assert max(sat.values()) <= 2
    assert [line["games"] for line in cup["lines"]] == [3] * 40
    assert sum(line["points"] for line in cup["lines"]) == pytest.approx(3 * 10 * 6)
    places = [line["place"] for line in cup["lines"]]
    assert places == sorted(places) and places[0] == 1
    assert len(page["ratings"][0]["rows"]) == 40
    assert {row["games"] for row in page["ratings"][0]["rows"]} == {3}


def test_who_leaves_is_not_drawn_again_and_an_odd_one_rests(club: Club) -> None:
    people = [club.member(name) for name in "ABCDE"]
    id = announce(club, length=3)
    for one in people:
        club.live.post(f"/api/club/tournaments/{id}/enter", {}, one["token"])
    club.host(f"/tournaments/{id}/start")
    cup = cup_of(club, id, people[0])
    (resting,) = cup["rounds"][0]["byes"]
    leaver = next(one for one in people if one["name"] != resting)

    club.live.post(f"/api/club/tournaments/{id}/leave", {}, leaver["token"])
    club.play(tables(cup, people))
    watcher = next(one for one in people if one is not leaver)
    cup = once(club, id, watcher, lambda cup: len(cup["rounds"]) == 2)

    drawn = [name for pod in cup["rounds"][1]["pods"] for name in pod["names"]]
    assert leaver["name"] not in drawn and len(drawn) == 4 and not cup["rounds"][1]["byes"]
    assert [line["left"] for line in cup["lines"] if line["name"] == leaver["name"]] == [True]


def test_the_host_waits_no_longer_or_stops(club: Club) -> None:
    people = [club.member(name) for name in "ABCD"]
    id = announce(club, length=3)
    assert refused(club, f"/tournaments/{id}/start") == (409, "too-few")
    for one in people:
        club.live.post(f"/api/club/tournaments/{id}/enter", {}, one["token"])
    club.host(f"/tournaments/{id}/start")
    assert refused(club, f"/tournaments/{id}/start") == (409, "tournament-begun")
    late = club.member("E")
    enter = f"/api/club/tournaments/{id}/enter"
    assert reason(club.live, enter, late, {}) == (409, "tournament-begun")

    club.host(f"/tournaments/{id}/next")
    cup = cup_of(club, id, people[0])
    assert [pod["void"] for pod in cup["rounds"][0]["pods"]] == [True, True]
    assert len(cup["rounds"]) == 2 and all(line["games"] == 0 for line in cup["lines"])

    club.host(f"/tournaments/{id}/stop")
    assert cup_of(club, id, people[0])["state"] == "stopped"
    assert refused(club, f"/tournaments/{id}/stop") == (409, "over")
    assert refused(club, f"/tournaments/{id}/next") == (409, "over")


def test_who_is_no_member_any_more_when_it_begins_has_not_entered(club: Club) -> None:
    people = [club.member(name) for name in "ABC"]
    id = announce(club, length=1)
    for one in people:
        club.live.post(f"/api/club/tournaments/{id}/enter", {}, one["token"])
    club.live.post("/api/club/leave", {}, people[1]["token"])
    club.live.post(f"/api/host/people/{people[2]['id']}/remove", {}, KEY)

    assert refused(club, f"/tournaments/{id}/start") == (409, "too-few")

    late = club.member("D")
    club.live.post(f"/api/club/tournaments/{id}/enter", {}, late["token"])
    club.host(f"/tournaments/{id}/start")
    cup = cup_of(club, id, late)
    assert [sorted(pod["names"]) for pod in cup["rounds"][0]["pods"]] == [["A", "D"]]
    assert [line["name"] for line in cup["lines"]] == ["A", "D"] and not cup["rounds"][0]["byes"]


def refused(club: Club, path: str, **body: Any) -> tuple[int, str]:
    status, reply, _ = club.live.ask("POST", f"/api/host/club{path}", body, KEY)
    return status, reply["reason"]


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ({"game": "chess"}, (400, "impossible")),
        ({"seats": 9}, (400, "bad-request")),
        ({"length": 0}, (400, "no-rounds")),
        ({"name": "\n"}, (409, "empty")),
        ({"form": "knockout"}, (400, "bad-request")),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(
    club: Club, wish: dict[str, Any], found: tuple[int, str]
) -> None:
    body = {"name": "Coupe", "game": "toy", "seats": 2, "form": "swiss", "length": 2, **wish}
    assert refused(club, "/tournaments", **body) == found
    assert refused(club, "/tournaments/nothere/start") == (404, "no-such-tournament")


def test_a_server_that_stopped_half_way_goes_on(tmp_path: Path) -> None:
    # given: a round that was drawn, and a game that ended, while nobody could act on it
    place = tmp_path / "cabale.db"
    with Live(place, key=KEY) as live:
        club = Club(live)
        people = [club.member(name) for name in "AB"]
        id = announce(club, length=2)
        for one in people:
            live.post(f"/api/club/tournaments/{id}/enter", {}, one["token"])
        club.host(f"/tournaments/{id}/start")
        cup = cup_of(club, id, people[0])
        live.app.house.ended = lambda room: None
        club.play(tables(cup, people))
        paper = asyncio.run(live.app.house.store.paper(TOURNAMENT, id))
        assert paper is not None and len(kept.read(paper, Tournament).rounds) == 1
    # when: the server starts again
    with Live(place, key=KEY) as live:
        club.live = live
        # then: the result counts, and the next round is there
        cup = once(club, id, people[0], lambda cup: len(cup["rounds"]) == 2)
        assert sum(line["games"] for line in cup["lines"]) == 2
        club.play(tables(cup, people))
        once(club, id, people[0], lambda cup: cup["state"] == "over")


def test_a_season_counts_its_span_and_stays_once_it_is_closed(club: Club) -> None:
    people = [club.member(name) for name in ("Zoé", "Max")]
    club.play({club.table(people[0], people[1:]): people})
    page = club.until(lambda page: bool(page["past"]), people[0])
    at = page["past"][0]["at"]
    assert refused(club, "/seasons", name="x", begins=5.0, ends=5.0) == (400, "no-span")
    club.host("/seasons", name="Before", begins=0.0, ends=at - 60)
    desk = club.host("/seasons", name="Now", begins=at - 60, ends=at + 3600)
    lines = {one["name"]: one["lines"] for one in desk["seasons"]}
    assert lines["Before"] == []
    assert [line["games"] for line in lines["Now"]] == [1, 1]
    assert sum(line["points"] for line in lines["Now"]) == 1

    now = next(one["id"] for one in desk["seasons"] if one["name"] == "Now")
    club.host(f"/seasons/{now}/close")
    club.play({club.table(people[1], people[:1]): people})
    club.until(lambda page: len(page["past"]) == 2, people[0])
    seasons = {one["name"]: one for one in club.page(people[0])["seasons"]}
    assert seasons["Now"]["closed"] and seasons["Now"]["lines"] == lines["Now"]
    assert refused(club, f"/seasons/{now}/close") == (409, "over")

    asyncio.run(club.live.app.steward.look())
    assert club.page(people[0])["seasons"][1]["closed"]  # its time was over
