"""Two things at once: whoever is quicker, nothing is lost, nobody gets in, nothing stays behind."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from carrier import Browser, Receiver, hold
from gathering import KEY, Club
from live import Live, seat_wish
from postbox import Postbox

from cabale.server.calls import belfry, numbers
from cabale.server.calls.settings import CallSettings

T = TypeVar("T")
Request = tuple[str, Any, str]  # path, body, secret


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Live(tmp_path / "cabale.db", key=KEY) as server:
        yield Club(server)


def at_once(live: Live, *requests: Request) -> list[tuple[int, Any]]:
    """What each of some requests is answered that are sent at the same time."""

    async def send() -> list[tuple[int, Any]]:
        asks = [asyncio.to_thread(live.ask, "POST", *request) for request in requests]
        return [(status, told) for status, told, _ in await asyncio.gather(*asks)]

    told = asyncio.run(send())
    assert all(status < 500 for status, _ in told), told
    return told


def asked(live: Live, work: Coroutine[Any, Any, T]) -> T:
    """What the server's own loop finds out."""
    assert live.app.house.store.loop is not None
    return asyncio.run_coroutine_threadsafe(work, live.app.house.store.loop).result(30)


def word_of(club: Club) -> str:
    invite = club.live.ask("GET", "/api/host/club", secret=KEY)[1]["invite"]
    return str(invite).partition("#j=")[2]


# -- bells


def test_guesses_at_a_number_count_however_fast_they_come(tmp_path: Path) -> None:
    with Postbox() as mailbox:
        calls = CallSettings(mail=mailbox.way, look=3600)
        with Live(tmp_path / "cabale.db", calls=calls) as live:
            table, secrets = live.friends(2)
            held = {"held": hold(table, secrets[1])}
            wish = {"kind": "mail", "address": "elise@example.org", **held}
            id = live.post("/api/bells", wish)["id"]
            right = mailbox.number()
            wrong = [f"{n:06}" for n in range(31) if f"{n:06}" != right][:30]
            path = "/api/bells/confirm"
            told = at_once(live, *((path, {"id": id, "number": n, **held}, "") for n in wrong))
            bells = live.post("/api/bells/mine", held)
    counted = Counter(problem["reason"] for _, problem in told)
    assert counted["wrong-number"] == numbers.TRIES and bells == []


def test_bells_that_are_hung_at_once_are_no_more_than_one_may_have(tmp_path: Path) -> None:
    calls = CallSettings(push=True, inward=True, look=3600)
    with Receiver() as carrier, Live(tmp_path / "cabale.db", calls=calls) as live:
        table, secrets = live.friends(2)
        held = hold(table, secrets[1])
        at_once(live, *(("/api/bells", Browser(carrier).bell(held=held), "") for _ in range(30)))
        assert len(live.post("/api/bells/mine", {"held": held})) <= belfry.MOST


# -- the club


def test_who_is_removed_does_not_come_back_by_the_old_invitation(club: Club) -> None:
    for n in range(5):
        club.word = word_of(club)
        who = club.member(f"M{n}")
        join = ("/api/club/join", {"invite": club.word}, who["token"])
        remove = (f"/api/host/club/members/{who['id']}/remove", {}, KEY)
        at_once(club.live, join, join, remove, join, join, join)
        assert club.live.ask("GET", "/api/club", secret=who["token"])[1]["reason"] == "members-only"


def test_an_invitation_that_was_renewed_stays_void_whatever_else_is_changed(club: Club) -> None:
    for n in range(5):
        before = word_of(club)
        names = [
            {"name": f"{word} {n}", "text": "", "sees": "members"} for word in ("Cour", "Salon")
        ]
        changes = [("/api/host/club/name", name, KEY) for name in names]
        at_once(club.live, changes[0], ("/api/host/club/invitation", {}, KEY), changes[1])
        assert word_of(club) != before


# -- people


def test_who_sits_down_while_they_are_erased_is_erased_there_too(club: Club) -> None:
    live = club.live
    for n in range(4):
        me = live.post("/api/me/introduce", {"name": f"Zébulon {n}"})
        wish = {"game": "toy", "seats": 2, "mode": "friends", "names": [f"Zébulon {n}"]}
        for _ in range(5):
            live.post("/api/tables", wish, me["token"])
        made = live.make(names=["Host"])
        at_once(
            live,
            (f"/api/host/people/{me['id']}/remove", {}, KEY),
            *[("/api/tables", wish, me["token"])] * 4,
            (f"/api/tables/{made['id']}/sit", seat_wish(made, f"Zébulon {n}"), me["token"]),
            *((f"/api/me/{what}", {}, me["token"]) for what in ("links", "words")),
        )
        tables = live.ask("GET", "/api/host/tables", secret=KEY)[1]
        assert not any(f"Zébulon {n}" in table["names"] for table in tables)
        papers = asked(live, live.app.house.store.all_papers())
        assert not any(paper.owner == me["id"] for paper in papers)


def test_a_link_that_two_devices_bring_at_once_lets_one_in(live: Live) -> None:
    me = live.post("/api/me/introduce", {"name": "Élise"})
    code = live.post("/api/me/links", {}, me["token"])["code"]

    told = at_once(live, *[("/api/me/devices", {"code": code}, "")] * 8)

    assert sorted(status for status, _ in told) == [201, *[403] * 7]
    assert len(live.ask("GET", "/api/me", secret=me["token"])[1]["devices"]) == 2


def test_a_guest_s_seat_that_two_people_bring_along_is_one_s(live: Live) -> None:
    table, secrets = live.friends(2)
    people = [live.post("/api/me/introduce", {"name": name}) for name in "AB"]
    bring = {"held": hold(table, secrets[1])}

    told = at_once(live, *(("/api/me/seats", bring, one["token"]) for one in people))

    assert sorted(found for _, found in told) == [[], [table]]


def test_a_seat_that_is_handed_over_while_it_answers_goes_on_with_the_other(live: Live) -> None:
    for _ in range(3):
        table, secrets = live.friends(2)
        code = live.post(f"/api/tables/{table}/hand", {"seat": 0}, secrets[0])["code"]

        new = asyncio.run(answer_and_give(live, table, secrets[0], code))

        asyncio.run(to_the_end(live, table, [new, secrets[1]]))
        assert live.ask("GET", f"/api/tables/{table}/mine", secret=secrets[0])[1] == []
        assert live.ask("GET", f"/api/tables/{table}")[1]["phase"] == "over"


async def answer_and_give(live: Live, table: str, secret: str, code: str) -> str:
    """Answer, while somebody takes the seat: the new secret."""
    async with live.page(table, secret) as page:
        step = await page.asked()
        take = {"code": code, "name": "Zoé"}
        (status, told, _), _ = await asyncio.gather(
            asyncio.to_thread(live.ask, "POST", f"/api/tables/{table}/take", take),
            page.answer(step.choices[0]),
        )
    assert status == 201, told
    return str(told["mine"][0]["secret"])


async def to_the_end(live: Live, table: str, secrets: list[str]) -> None:
    """Play on, each at a page of their own."""

    async def play(secret: str) -> None:
        async with live.page(table, secret) as page:
            while (step := await page.asked()).over is None:
                await page.answer(step.choices[0])

    await asyncio.gather(*map(play, secrets))
