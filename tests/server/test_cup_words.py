"""The deal of a tournament's table: sealed on entering, told by whoever opens it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from carrier import Browser, Receiver, beside, gone, settle
from gathering import KEY, Club, reason
from live import Live

from cabale.core.deal import Deal
from cabale.core.text import read_record
from cabale.core.verify import verify
from cabale.games import catalogue
from cabale.server import wire
from cabale.server.calls.settings import CallSettings
from cabale.server.club.kept import SEALS
from cabale.server.club.steward import LETTERS, TOGETHER
from cabale.server.dealing import seal_of

LOOK = CallSettings(push=True, inward=True, look=0.05)
DAYS = {"letters": True, "bank": 3 * 86_400}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Live(tmp_path / "cabale.db", key=KEY) as server:
        yield Club(server)


def words(who: Any) -> list[str]:
    """What the browser of somebody adds to each round."""
    return [f"{who['name']}-{n}" for n in range(1, 4)]


class Cup:
    """A tournament whose players, all but some, have sealed words."""

    def __init__(self, club: Club, names: str, without: str = "", **wish: Any) -> None:
        self.club = club
        self.people = [club.member(name) for name in names]
        body = {"name": "Coupe", "game": "toy", "seats": 2, "form": "swiss", "length": 2, **wish}
        self.id = str(club.host("/tournaments", **body)["tournaments"][0]["id"])
        for one in self.people:
            sealed = [] if one["name"] in without else [seal_of(word) for word in words(one)]
            self.post("enter", one, seals=sealed)

    def post(self, what: str, who: Any, **body: Any) -> Any:
        path = f"/api/club/tournaments/{self.id}/{what}"
        return self.club.live.post(path, body, who["token"])

    def start(self) -> str:
        """The first table of the first round."""
        self.club.host(f"/tournaments/{self.id}/start")
        return self.table(1)

    def table(self, round: int) -> str:
        """The first table of a round, once it stands."""
        self.club.until(self.has(round), self.people[0])
        return str(self.told()["rounds"][-1]["pods"][0]["table"])

    def has(self, round: int) -> Callable[[Any], bool]:
        return lambda page: any(
            one["id"] == self.id and len(one["rounds"]) == round for one in page["tournaments"]
        )

    def told(self) -> Any:
        path = f"/api/club/tournaments/{self.id}"
        return self.club.live.ask("GET", path, secret=self.people[0]["token"])[1]

    def seated(self, table: str) -> list[Any]:
        """The players of a table by seat."""
        info = self.club.live.ask("GET", f"/api/tables/{table}")[1]
        by_name = {one["name"]: one for one in self.people}
        return [by_name[seat["name"]] for seat in info["seats"]]

    def info(self, table: str) -> Any:
        return self.club.live.ask("GET", f"/api/tables/{table}")[1]

    def tell(self, table: str, who: Any, word: str) -> str:
        """Open a table and tell a word: what is refused, empty if nothing is."""
        seat = self.seated(table).index(who)

        async def open_and_tell() -> str:
            async with self.club.live.page(table, who["token"]) as page:
                await page.until(wire.Welcome)
                await page.send({"t": "word", "seat": seat, "word": word})
                await page.send({"t": "ping", "id": 9})
                while True:
                    message = await page.next()
                    if isinstance(message, wire.Refused):
                        return message.reason
                    if isinstance(message, wire.Pong):
                        return ""

        refused = asyncio.run(open_and_tell())
        beside(self.club.live, gone(self.club.live, table))
        return refused


def room_of(club: Club, table: str) -> Any:
    return club.live.app.house.rooms[table]


def entropy_of(club: Club, table: str) -> list[str]:
    deal = room_of(club, table).table.playing().chance
    assert isinstance(deal, Deal)
    return deal.entropy


def look(live: Live) -> None:
    """Have the timekeeper look now."""
    loop = live.app.house.store.loop
    assert loop is not None
    asyncio.run_coroutine_threadsafe(live.app.house.timekeeper.look(), loop).result(20)


def test_the_game_begins_once_everybody_has_opened_the_table(club: Club) -> None:
    cup = Cup(club, "AB")
    table = cup.start()
    info, (first, second) = cup.info(table), cup.seated(table)
    assert info["dealing"] and info["words_until"] > 0 and info["phase"] == "lobby"
    assert info["seals"] == [seal_of(words(one)[0]) for one in (first, second)]
    assert [seat["owes"] for seat in info["seats"]] == [True, True]

    assert cup.tell(table, first, words(second)[0]) == "false-word"
    assert cup.tell(table, first, words(first)[0]) == ""
    assert [seat["owes"] for seat in cup.info(table)["seats"]] == [False, True]
    assert cup.tell(table, second, words(second)[0]) == ""

    assert cup.info(table)["phase"] == "playing" and cup.info(table)["commit"] == info["commit"]
    assert entropy_of(club, table) == [words(first)[0], words(second)[0]]
    club.play({table: [first, second]})
    record = club.live.ask("GET", f"/api/tables/{table}/record")[1].decode()
    assert verify(*read_record(record, catalogue.game_named)) >= 0


def test_each_round_has_words_of_its_own(club: Club) -> None:
    cup = Cup(club, "AB")
    table = cup.start()
    for one in cup.people:
        cup.tell(table, one, words(one)[0])
    club.play({table: cup.seated(table)})

    second = cup.table(2)

    seated = cup.seated(second)
    assert cup.info(second)["seals"] == [seal_of(words(one)[1]) for one in seated]
    assert cup.tell(second, seated[0], words(seated[0])[0]) == "false-word"


def test_who_has_sealed_nothing_is_not_waited_for(club: Club) -> None:
    cup = Cup(club, "AB", without="A")
    table = cup.start()
    assert cup.info(table)["dealing"]
    (b,) = (one for one in cup.people if one["name"] == "B")
    cup.tell(table, b, words(b)[0])
    assert cup.info(table)["phase"] == "playing" and entropy_of(club, table) == [words(b)[0]]

    nobody = Cup(club, "CD", without="CD")
    assert nobody.info(nobody.start())["phase"] == "playing"


def test_whoever_plays_from_another_browser_goes_on_without_and_seals_anew(club: Club) -> None:
    cup = Cup(club, "AB")
    table = cup.start()
    first, second = cup.seated(table)
    assert cup.tell(table, first, "") == ""
    assert [seat["owes"] for seat in cup.info(table)["seats"]] == [False, True]
    assert cup.tell(table, first, words(first)[0]) == "", "too late, and no harm"
    cup.post("seals", first, seals=[seal_of(f"other-{n}") for n in range(3)])
    cup.tell(table, second, words(second)[0])
    assert entropy_of(club, table) == [words(second)[0]]

    club.play({table: [first, second]})

    again = cup.table(2)
    assert cup.info(again)["seals"][cup.seated(again).index(first)] == seal_of("other-1")
    stranger = club.member("E")
    path = f"/api/club/tournaments/{cup.id}/seals"
    assert reason(club.live, path, stranger, {"seals": []}) == (403, "not-entered")
    assert reason(club.live, path, first, {"seals": ["x"]})[0] == 400
    assert reason(club.live, path, first, {"seals": ["ab" * 32] * 65})[0] == 400


@pytest.mark.parametrize(("cadence", "wait"), [({}, TOGETHER), (DAYS, LETTERS)])
def test_who_never_comes_is_waited_for_and_no_longer(
    new_place: Callable[[], str], cadence: Any, wait: float
) -> None:
    # given: of two players one has told a word
    now, place = [1_900_000_000.0], new_place()
    with Live(place, key=KEY) as live:
        live.app.house.clock = lambda: now[0]
        cup = Cup(Club(live), "AB", cadence=cadence)
        table = cup.start()
        first, second = cup.seated(table)
        cup.tell(table, first, words(first)[0])
        held = live.post("/api/mine", {"held": []}, second["token"])
        assert [(one["id"], one["waits"], one["until"]) for one in held] == [
            (table, True, now[0] + wait)
        ]
        assert not live.post("/api/mine", {"held": []}, first["token"])[0]["waits"]
    # when: the server starts again, and time passes
    with Live(place, key=KEY) as live:
        live.app.house.clock = lambda: now[0]
        cup.club.live = live
        look(live)
        assert cup.info(table)["dealing"]
        now[0] += wait + 1
        look(live)
        # then: it has begun with the word that came
        assert cup.info(table)["phase"] == "playing"
        assert entropy_of(cup.club, table) == [words(first)[0]]


def test_players_are_called_when_their_table_stands(tmp_path: Path) -> None:
    with Receiver() as carrier, Live(tmp_path / "cabale.db", key=KEY, calls=LOOK) as live:
        club = Club(live)
        cup = Cup(club, "AB", cadence=DAYS)
        browsers = [Browser(carrier) for _ in cup.people]
        for one, browser in zip(cup.people, browsers, strict=True):
            live.post("/api/bells", browser.bell(held=[]), one["token"])

        table = cup.start()

        carrier.wait(2)
        (shown,) = browsers[0].shown()
        assert shown["body"] == "A table of the tournament waits for you, with B."
        for one in cup.seated(table):
            cup.tell(table, one, words(one)[0])
        carrier.wait(3)  # the first seat, which has gone, is called once the game has begun
        settle(live)
        assert len(carrier.arrived) == 3


def test_what_was_sealed_goes_with_the_person(club: Club) -> None:
    cup = Cup(club, "AB")
    gone = cup.people[0]
    club.live.post(f"/api/host/people/{gone['id']}/remove", {}, KEY)
    papers = asyncio.run(club.live.app.house.store.papers(SEALS))
    assert [paper.owner for paper in papers] == [cup.people[1]["id"]]
