"""People are called to the table by push: once until they look, in time, and nothing secret."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from carrier import (
    Browser,
    Receiver,
    answer,
    beside,
    check_signature,
    gone,
    hang,
    hold,
    play,
    settle,
)
from live import Live

from cabale.server import house, wire
from cabale.server.calls import outward
from cabale.server.calls.outward import is_inward
from cabale.server.calls.settings import CallSettings

LOOK = CallSettings(push=True, inward=True, look=0.05)
NIGHT = {"start": 22 * 60, "end": 8 * 60, "zone": "Europe/Paris"}
DEEP_NIGHT = 1_800_000_000 - 1_800_000_000 % 86400 + 2 * 3600  # two in the morning, UTC
MORNING = DEEP_NIGHT + 8 * 3600


@pytest.fixture
def carrier() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with Live(tmp_path / "cabale.db", calls=LOOK) as server:
        yield server


def test_whoever_is_asked_is_called_with_nothing_but_game_and_names(
    live: Live, carrier: Receiver
) -> None:
    table, secrets = live.friends(2)
    browser = Browser(carrier)
    info = hang(live, browser, table, secrets[1], language="fr")

    play(live, table, secrets[0])

    (arrived,) = carrier.wait(1)
    public = live.ask("GET", "/api/bells/ways")[1]["push"]
    claims = check_signature(arrived, public, carrier.url())
    assert claims["sub"].startswith("https://")
    assert int(arrived.headers["ttl"]) > 86400 and len(arrived.headers["topic"]) <= 32
    (shown,) = browser.shown()
    assert shown.pop("body") == "C’est à vous de jouer, avec Host."
    assert shown == {"title": "The toy", "url": f"/t/{table}", "tag": table}
    assert info["shown"] == "127.0.0.1" and info["language"] == "fr"


def test_one_call_until_they_look_then_one_again(live: Live, carrier: Receiver) -> None:
    table, (first, second) = live.friends(2)
    browser = Browser(carrier)
    hang(live, browser, table, second)

    play(live, table, first)  # calls
    asyncio.run(look(live, table, second))  # they look, and answer later
    settle(live)
    assert len(browser.shown()) == 1
    play(live, table, second, second, first)  # a card, a vote, a vote: seen while it was asked
    assert len(browser.shown()) == 1
    play(live, table, first)  # the next round: asked while they are away

    assert len(browser.shown()) == 2
    assert {shown["tag"] for shown in browser.shown()} == {table}


async def look(live: Live, table: str, secret: str) -> None:
    async with live.page(table, secret) as page:
        await page.asked()
    await gone(live, table)


def test_whoever_does_not_look_is_not_called_again(live: Live, carrier: Receiver) -> None:
    table, secrets = live.friends(3)
    browser = Browser(carrier)
    hang(live, browser, table, secrets[0])

    asyncio.run(look(live, table, secrets[0]))
    play(live, table, *secrets)  # each lays a card; then all are asked to vote
    play(live, table, *secrets[1:])

    assert len(browser.shown()) == 1


def test_whoever_is_at_the_table_is_not_called(live: Live, carrier: Receiver) -> None:
    table, secrets = live.friends(2)
    browser = Browser(carrier)
    hang(live, browser, table, secrets[1])

    async def sit_and_play() -> None:
        async with live.page(table, secrets[1]) as page:
            async with live.page(table, secrets[0]) as other:
                await other.answer((await other.asked()).choices[0])
            await page.asked()

    asyncio.run(sit_and_play())
    settle(live)

    assert carrier.arrived == []


def test_whoever_has_been_shown_the_question_may_go_at_once(
    live: Live, carrier: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By correspondence others' answers laid ahead are given first, and meanwhile they are gone."""
    table, secrets = live.friends(2, cadence={"letters": True, "bank": 86400, "over": "nothing"})
    browser = Browser(carrier)
    hang(live, browser, table, secrets[1])
    chair = live.app.house.rooms[table].table.chairs[1]

    async def until_they_are_gone(*_: object) -> None:
        while chair.is_present():
            await asyncio.sleep(0.01)

    async def note_late(*_: object) -> None:
        await asyncio.sleep(0.3)

    async def sit_and_go() -> None:
        async with live.page(table, secrets[1]) as page:
            async with live.page(table, secrets[0]) as other:
                monkeypatch.setattr(house, "answer_ahead", until_they_are_gone)
                monkeypatch.setattr(live.app.house.store, "note", note_late)
                await other.answer((await other.asked()).choices[0])
            await page.asked()

    asyncio.run(sit_and_go())
    settle(live)

    assert carrier.arrived == []


def test_what_is_asked_after_somebody_has_gone_they_have_not_seen(
    live: Live, carrier: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That they have gone is written down slowly: meanwhile they are asked."""
    table, (first, second) = live.friends(2, cadence={"letters": True, "bank": 86400})
    browser = Browser(carrier)
    hang(live, browser, table, second)
    store, at = live.app.house.store, live.app.house.rooms[table].table
    note = store.note

    async def once_they_are_asked(id: str, seat: int, gone: float | None) -> None:
        while gone is not None and seat == 1 and not at.playing().is_asked(1):
            await asyncio.sleep(0)
        await note(id, seat, gone)

    async def come_and_go() -> None:
        async with live.page(table, second) as page:
            await page.until(wire.Step)
        await gone(live, table)

    monkeypatch.setattr(store, "note", once_they_are_asked)
    asyncio.run(come_and_go())
    play(live, table, first)

    assert len(browser.shown()) == 1


def test_whoever_has_looked_is_called_again_however_slowly_that_is_written_down(
    live: Live, carrier: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (first, second) = live.friends(2)
    browser = Browser(carrier)
    hang(live, browser, table, second)
    play(live, table, first)  # calls
    house = live.app.house
    note = house.store.note

    are_asked = threading.Event()

    async def once_they_are_asked(id: str, seat: int, gone: float | None) -> None:
        while gone is None and seat == 1 and not are_asked.is_set():
            await asyncio.sleep(0.01)
        await note(id, seat, gone)

    async def lay_and_vote() -> None:
        async with live.page(table, second) as page:
            for _ in range(2):
                step = await page.asked()
                await page.answer(step.choices[0])
                while page.last is step:
                    await page.next()
        await gone(live, table)

    monkeypatch.setattr(house.store, "note", once_they_are_asked)
    asyncio.run(lay_and_vote())
    for _ in ("a vote", "a card of the next round"):
        beside(live, answer(live, table, first))
    are_asked.set()
    settle(live)

    assert len(browser.shown()) == 2


def test_in_quiet_hours_the_call_waits_for_the_morning(live: Live, carrier: Receiver) -> None:
    table, secrets = live.friends(2)
    browser = Browser(carrier)
    hang(live, browser, table, secrets[1], quiet=NIGHT)
    live.app.house.clock = lambda: DEEP_NIGHT

    play(live, table, secrets[0])
    assert carrier.arrived == []
    live.app.house.clock = lambda: MORNING
    settle(live)

    assert len(browser.shown()) == 1


def test_who_looks_in_the_night_is_not_called_in_the_morning(live: Live, carrier: Receiver) -> None:
    table, secrets = live.friends(2)
    browser = Browser(carrier)
    hang(live, browser, table, secrets[1], quiet=NIGHT)
    live.app.house.clock = lambda: DEEP_NIGHT

    play(live, table, secrets[0])
    asyncio.run(look(live, table, secrets[1]))
    settle(live)
    live.app.house.clock = lambda: MORNING
    settle(live)

    assert carrier.arrived == []


def test_a_bell_that_is_gone_is_taken_down(live: Live, carrier: Receiver) -> None:
    table, secrets = live.friends(2)
    hang(live, Browser(carrier), table, secrets[1])
    carrier.status = 410

    play(live, table, secrets[0])

    carrier.wait(1)
    assert live.post("/api/bells/mine", {"held": hold(table, secrets[1])}) == []


def test_a_carrier_that_is_busy_is_tried_again_later(live: Live, carrier: Receiver) -> None:
    table, secrets = live.friends(2)
    browser = Browser(carrier)
    hang(live, browser, table, secrets[1])
    live.app.house.clock = lambda: MORNING
    carrier.status = 503

    play(live, table, secrets[0])
    assert len(carrier.arrived) == 1
    carrier.status = 201
    live.app.house.clock = lambda: MORNING + 301.0
    settle(live)
    live.app.house.clock = lambda: MORNING + 100_000.0
    settle(live)

    assert len(browser.shown()) == 2, "once refused, once taken, and no more"


def test_a_carrier_that_hangs_holds_nobody_up(
    live: Live, carrier: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outward, "ALL", 0.3)
    table, secrets = live.friends(3)
    stuck, well = Browser(carrier, "/hang"), Browser(carrier)
    hang(live, stuck, table, secrets[1])
    hang(live, well, table, secrets[1])

    play(live, table, secrets[0])

    assert len(well.shown()) == 1
    assert len(live.post("/api/bells/mine", {"held": hold(table, secrets[1])})) == 2


def test_a_carrier_that_leads_elsewhere_is_not_followed(live: Live, carrier: Receiver) -> None:
    table, secrets = live.friends(2)
    hang(live, Browser(carrier, "/elsewhere"), table, secrets[1])

    play(live, table, secrets[0])

    assert [one.path.split("/")[1] for one in carrier.arrived] == ["elsewhere"]


def test_a_call_that_a_process_did_not_finish_is_made_by_the_next(
    new_place: Callable[[], str], carrier: Receiver
) -> None:
    place = new_place()
    with Live(place) as before:  # calls are off: the answer is stored, nobody is called
        table, secrets = before.friends(2)
    browser = Browser(carrier)
    with Live(place, calls=LOOK) as live:
        hang(live, browser, table, secrets[1])
        play_without = before_settle(live, table, secrets[0])
    assert play_without

    with Live(place, calls=LOOK) as live:
        carrier.wait(1)
        settle(live)

    assert len(browser.shown()) == 1


def before_settle(live: Live, table: str, secret: str) -> bool:
    """An answer is stored, and its process ends before anybody was called."""
    caller, live.app.house.caller = live.app.house.caller, None

    async def play_once() -> None:
        async with live.page(table, secret) as page:
            step = await page.asked()
            await page.answer(step.choices[0])
            while page.last is step:
                await page.next()

    asyncio.run(play_once())
    return caller is not None


def test_a_person_is_called_at_every_table_by_one_bell(live: Live, carrier: Receiver) -> None:
    token = live.post("/api/me/introduce", {"name": "Élise"})["token"]
    browser = Browser(carrier)
    live.post("/api/bells", browser.bell(), secret=token)
    for _ in range(2):
        made = live.make(seats=2, names=["Host"])
        wish = {"name": "Élise", "invite": made["invite"].partition("#j=")[2]}
        live.post(f"/api/tables/{made['id']}/sit", wish, secret=token)
        host = made["mine"][0]["secret"]
        live.post(f"/api/tables/{made['id']}/start", secret=host)
        play(live, made["id"], host)

    assert len({shown["tag"] for shown in browser.shown()}) == len(browser.shown()) == 2
    (bell,) = live.post("/api/bells/mine", secret=token)
    live.post("/api/bells/remove", {"id": bell["id"]}, secret=token)
    assert live.post("/api/bells/mine", secret=token) == []


def test_quiet_hours_are_changed_for_every_bell(live: Live, carrier: Receiver) -> None:
    table, secrets = live.friends(2)
    for _ in range(2):
        hang(live, Browser(carrier), table, secrets[0])
    mine = {"held": hold(table, secrets[0])}

    live.post("/api/bells/hush", {"quiet": NIGHT, **mine})
    assert [bell["quiet"] for bell in live.post("/api/bells/mine", mine)] == [NIGHT, NIGHT]
    wrong = {"quiet": {**NIGHT, "zone": "Atlantis"}, **mine}
    assert live.ask("POST", "/api/bells/hush", wrong)[1]["reason"] == "bad-bell"
    live.post("/api/bells/hush", {"quiet": None, **mine})

    assert [bell["quiet"] for bell in live.post("/api/bells/mine", mine)] == [None, None]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"address": "https://127.0.0.1/x"}, "inward"),
        ({"address": "https://localhost/x"}, "inward"),
        ({"address": "https://[::1]/x"}, "inward"),
        ({"address": "https://[::ffff:10.0.0.1]/x"}, "inward"),
        ({"address": "https://169.254.169.254/latest"}, "inward"),
        ({"address": "https://10.1.2.3:8443/x"}, "inward"),
        ({"address": "http://93.184.216.34/x"}, "bad-bell"),
        ({"address": "https://user:word@93.184.216.34/x"}, "bad-bell"),
        ({"address": "ftp://93.184.216.34/x"}, "bad-bell"),
        ({"address": "https:///x"}, "bad-bell"),
        ({"address": "https://" + "a" * 400 + "/x"}, "bad-bell"),
        ({"address": "no address"}, "bad-bell"),
        ({"keys": None}, "bad-bell"),
        ({"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "bad-bell"),
        ({"quiet": {"start": 1, "end": 2, "zone": "../etc/passwd"}}, "bad-bell"),
        ({"quiet": {"start": 1, "end": 2, "zone": "Nowhere/At all"}}, "bad-bell"),
        ({"held": []}, "not-a-seat"),
    ],
)
def test_a_bell_that_cannot_be_rung_is_refused(
    tmp_path: Path, carrier: Receiver, change: dict[str, object], reason: str
) -> None:
    with Live(tmp_path / "cabale.db", calls=CallSettings(push=True)) as live:
        table, secrets = live.friends(2)
        wish = Browser(carrier).bell(held=hold(table, secrets[0]))
        wish["address"] = "https://93.184.216.34/push"

        status, problem, _ = live.ask("POST", "/api/bells", {**wish, **change})

        assert (problem["reason"], status >= 400) == (reason, True)
        assert problem["detail"].endswith(".")
        assert live.post("/api/bells/mine", {"held": hold(table, secrets[0])}) == []


def test_an_eleventh_bell_is_refused(live: Live, carrier: Receiver) -> None:
    table, secrets = live.friends(2)
    for _ in range(10):
        hang(live, Browser(carrier), table, secrets[0])

    wish = Browser(carrier).bell(held=hold(table, secrets[0]))
    assert live.ask("POST", "/api/bells", wish)[1]["reason"] == "too-many-bells"


def test_where_the_host_has_turned_nothing_on_nobody_is_called(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live, Receiver() as carrier:
        table, secrets = live.friends(2)
        wish = Browser(carrier).bell(held=hold(table, secrets[0]))

        assert live.ask("GET", "/api/bells/ways")[1] == {"push": "", "mail": False, "hook": False}
        assert live.ask("POST", "/api/bells", wish)[1]["reason"] == "bell-off"


def test_the_key_of_the_server_stays_the_same(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with Live(tmp_path / "cabale.db", calls=LOOK) as live:
            keys.add(live.ask("GET", "/api/bells/ways")[1]["push"])

    assert len(keys) == 1


def test_addresses_that_hide_another_are_inward() -> None:
    inward = (
        "64:ff9b::a00:1",
        "2002:a00:1::",
        "::10.0.0.1",
        "::ffff:10.0.0.1",
        "fe80::1%eth0",
        "2606:4700::5efe:a00:1",
        "2606:4700::200:5efe:a00:1",
        "3fff::1",
        "100.64.0.1",
        "192.0.0.8",
        "192.88.99.1",
        "0.0.0.0",
        "224.0.0.1",
    )
    assert [one for one in inward if not is_inward(one)] == []
    assert not is_inward("93.184.216.34") and not is_inward("2606:4700::1111")
