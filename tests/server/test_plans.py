"""What somebody goes for: kept of each game, compared with those they played with, erasable."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from gathering import KEY, Club
from live import Live, seat_wish

from cabale.server import plans
from cabale.server.plans import PLANS, Kept, plans_told


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Live(tmp_path / "cabale.db", key=KEY) as server:
        yield Club(server)


def papers(club: Club) -> list[Any]:
    return asyncio.run(club.live.app.house.store.papers(PLANS))


def mine(club: Club, who: Any) -> Any:
    status, reply, _ = club.live.ask("GET", "/api/me/plans", secret=who["token"])
    assert status == 200, reply
    return reply


def of_member(club: Club, who: Any, asker: Any) -> Any:
    path = f"/api/club/people/{who['id']}"
    return club.live.ask("GET", path, secret=asker["token"])[1]["plans"]


def test_what_somebody_goes_for_is_shown_to_them_and_to_the_club(club: Club) -> None:
    people = [club.member(name) for name in ("Zoé", "Max")]
    club.play({club.table(people[0], people[1:], game="cape_epee"): people})
    club.until(lambda page: bool(page["past"]) and len(papers(club)) == 2, people[0])

    (found,) = mine(club, people[0])

    assert (found["game"], found["bots"], found["games"]) == ("cape_epee", False, 1)
    by_name = {plan["name"]: plan for plan in found["plans"]}
    domains = by_name["domain"]
    assert domains["points"] and sum(line["share"] for line in domains["lines"]) == pytest.approx(1)
    shares = [line["share"] for line in domains["lines"]]
    assert shares == sorted(shares, reverse=True)
    assert of_member(club, people[0], people[1]) == [found]
    assert {paper.owner for paper in papers(club)} == {one["id"] for one in people}


def test_a_game_that_is_not_the_clubs_is_nobodys_business(club: Club) -> None:
    people = [club.member(name) for name in ("Zoé", "Max")]
    body = {"game": "cape_epee", "seats": 2, "mode": "friends", "names": ["Zoé"]}
    made = club.live.post("/api/tables", body, people[0]["token"])
    club.live.post(f"/api/tables/{made['id']}/sit", seat_wish(made, "Max"), people[1]["token"])
    club.live.post(f"/api/tables/{made['id']}/start", secret=people[0]["token"])
    club.play({made["id"]: people})

    assert [one["game"] for one in mine(club, people[0])] == ["cape_epee"]
    assert of_member(club, people[0], people[1]) == []


def test_games_that_ended_unseen_are_read_when_somebody_asks(club: Club) -> None:
    people = [club.member(name) for name in ("Zoé", "Max")]
    club.live.app.house.ended = lambda room: None
    club.play({club.table(people[0], people[1:], game="cape_epee"): people})
    assert papers(club) == []

    first, again = mine(club, people[0]), mine(club, people[0])

    assert first == again and first[0]["games"] == 1
    assert [paper.owner for paper in papers(club)] == [people[0]["id"]]


def test_it_goes_with_the_person_and_does_not_come_back(club: Club) -> None:
    people = [club.member(name) for name in ("Zoé", "Max")]
    tables = [club.table(people[0], people[1:], game="cape_epee") for _ in range(2)]
    club.play({tables[0]: people})
    club.until(lambda page: bool(page["past"]) and len(papers(club)) == 2, people[0])
    export = club.live.ask("GET", "/api/me/export", secret=people[1]["token"])[1]
    assert [one["table"] for one in export["papers"][PLANS]] == [tables[0]]

    club.live.post(f"/api/host/people/{people[1]['id']}/remove", {}, KEY)

    assert {paper.owner for paper in papers(club)} == {people[0]["id"]}
    room = club.live.app.house.rooms[tables[1]]
    # as if a bot had played on for them to the end
    asyncio.run(plans.keep(club.live.app.house, room.table))
    assert {paper.owner for paper in papers(club)} == {people[0]["id"]}


def kept(n: int, courtiers: dict[str, int], others: dict[str, int]) -> Kept:
    return Kept(f"t{n}", "louis_xiv", False, {"courtier": courtiers}, {"courtier": others})


def test_somebody_is_told_apart_from_the_others_only_if_it_is_clear() -> None:
    anne, conde = "courtier-anne", "courtier-conde"
    alike = [kept(n, {anne: 4 + n % 2, conde: 5}, {anne: 5 - n % 2, conde: 5}) for n in range(8)]
    loves = [kept(n, {anne: 9 + n % 2, conde: 1}, {anne: 4 + n % 2, conde: 5}) for n in range(8)]

    def apart(games: list[Kept]) -> dict[str, int]:
        (game,) = plans_told(games)
        return {line.key: line.apart for plan in game.plans for line in plan.lines}

    assert apart(alike) == {anne: 0, conde: 0}
    assert apart(loves) == {anne: 1, conde: -1}
    assert apart(loves[:4]) == {anne: 0, conde: 0}, "four games say nothing yet"


def test_what_others_do_and_somebody_never_does_is_told() -> None:
    (game,) = plans_told([kept(0, {"courtier-anne": 1}, {"courtier-conde": 1})])
    lines = {line.key: (line.share, line.others) for line in game.plans[0].lines}
    assert lines == {"courtier-anne": (1.0, 0.0), "courtier-conde": (0.0, 1.0)}


def test_a_game_that_is_gone_is_left_out() -> None:
    gone = Kept("t", "no_such_game", False, {"x": {"y": 1}}, {})
    assert plans_told([gone]) == []


def test_chance_alone_calls_out_few() -> None:
    """Of people who do as all others do, at most one in twenty is told apart from them."""
    rng = random.Random(4)

    def stones(court: list[float], count: int) -> dict[str, int]:
        drawn = rng.choices(range(len(court)), court, k=count)
        return {f"courtier-{n}": drawn.count(n) for n in set(drawn)}

    called = 0
    for games in (5, 8, 20):
        for _ in range(40):
            courts = [[rng.random() ** 2 for _ in range(12)] for _ in range(games)]
            played = [
                kept(n, stones(court, 20), stones(court, 40)) for n, court in enumerate(courts)
            ]
            lines = [line for plan in plans_told(played)[0].plans for line in plan.lines]
            called += any(line.apart for line in lines)
    assert called <= 6
