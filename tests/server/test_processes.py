"""Several processes on one database: any table anywhere, nothing lost, nothing doubled."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest
from carrier import Browser, Receiver, beside, gone, hang, settled
from live import Live, Page, ask_server, seat_wish
from postgres import Postgres
from process import Process
from test_wire import play_to_the_end
from websockets.exceptions import ConnectionClosed, WebSocketException

from cabale.cli.main import main
from cabale.server import wire
from cabale.server.calls.settings import CallSettings
from cabale.server.lines import BEHIND
from cabale.server.storage.places import open_store
from cabale.server.storage.store import Append, Presence, Store, ignore

KEY = "the key of the server"
LOOK = CallSettings(push=True, inward=True, look=0.05)


def lines_of(place: str, table: str) -> list[Any]:
    """What is stored of a table."""

    async def read(store: Store) -> list[Any]:
        await store.open()
        try:
            return [json.loads(row.partition(BEHIND)[0]) for row in await store.lines(table)]
        finally:
            await store.shut()

    return asyncio.run(read(open_store(place)))


def answers_of(place: str, table: str) -> list[Any]:
    return [line for line in lines_of(place, table) if line["type"] == "a"]


def test_friends_at_two_servers_play_one_game(postgres: Postgres) -> None:
    place = postgres.new_database()
    with Live(place) as one, Live(place) as two:
        table, secrets = one.friends(4)
        where = [one, two, one, two]
        pages = [live.page(table, s) for live, s in zip(where, secrets, strict=True)]

        async def play() -> list[wire.Over]:
            rng = random.Random(4)
            return await asyncio.gather(*(play_to_the_end(page, rng) for page in pages))

        ends = asyncio.run(play())
        texts = [live.ask("GET", f"/api/tables/{table}/record")[1] for live in (one, two)]

    assert all(end == ends[0] for end in ends)
    assert texts[0] == texts[1]
    keys = [line["key"] for line in answers_of(place, table)]
    assert len(keys) == len(set(keys)) > 8


def test_who_loses_the_key_is_heard_after_the_other(postgres: Postgres) -> None:
    """A secret vote asks all at once; a server that has heard nothing of the first vote."""
    place = postgres.new_database()
    with Live(place) as one, Live(place) as two:
        table, secrets = one.friends(2)
        pages = one.page(table, secrets[0]), two.page(table, secrets[1])

        async def vote() -> None:
            async with pages[0] as a, pages[1] as b:
                for page in (a, b):
                    await page.answer((await page.asked()).choices[0])
                votes = [(await page.asked()).choices[0] for page in (a, b)]
                house = two.app.house
                house.store.heard = house.others.hear = ignore  # type: ignore[method-assign]
                await a.answer(votes[0])
                await a.until(wire.Step)
                await b.answer(votes[1])
                assert (await a.asked()).position == 3

        asyncio.run(vote())
        fights = two.app.house.metrics.counts["store_conflicts"]
    assert fights == 1
    assert [line["seat"] for line in answers_of(place, table)] == [0, 1, 0, 1]


def test_who_comes_is_shown_no_less_than_they_saw_elsewhere(postgres: Postgres) -> None:
    """A reading that had begun before they came does not know all that they know."""
    place = postgres.new_database()
    with Live(place) as one, Live(place) as two:
        table, secrets = one.friends(2)
        two.ask("GET", f"/api/tables/{table}")
        has_read, may_go_on = threading.Event(), threading.Event()
        store, room = two.app.house.store, two.app.house.rooms[table]
        read = store.lines

        async def read_slowly(table: str, first: int = 0) -> list[bytes]:
            rows = await read(table, first)
            has_read.set()
            await asyncio.to_thread(may_go_on.wait)
            return rows

        async def come() -> tuple[Any, Any]:
            async with one.page(table, secrets[0]) as a, one.page(table, secrets[1]) as b:
                first, second = await a.asked(), asyncio.ensure_future(b.asked())
                store.lines = read_slowly  # type: ignore[method-assign]
                await a.answer(first.choices[0])
                await asyncio.to_thread(has_read.wait)
                await b.answer((await second).choices[0])
                await b.until(wire.Step)
                async with two.page(table, secrets[1]) as there:
                    while not room.later:
                        await asyncio.sleep(0.01)
                    may_go_on.set()
                    await there.until(wire.Step)
                    return b.log, there.log

        seen, shown = asyncio.run(come())
    assert shown[: len(seen)] == seen != []


def test_other_eyes_are_shown_what_they_see_before_what_happens_next(postgres: Postgres) -> None:
    """What they see was to be told after a line whose place another server takes."""
    place = postgres.new_database()
    with Live(place) as one, Live(place) as two:
        table, secrets = one.friends(2)
        house, kept = one.app.house, list[Append]()
        append = house.store.append

        async def store_at_last() -> None:
            house.store.append = append  # type: ignore[method-assign]
            append(kept[0])

        async def look() -> Any:
            pages = one.page(table, secrets[0]), two.page(table, secrets[1])
            async with pages[0] as a, pages[1] as b, one.page(table, secrets[0]) as c:
                for page in (a, b):
                    await page.answer((await page.asked()).choices[0])
                votes = [(await page.asked()).choices[0] for page in (a, b)]
                while (await c.asked()).position < 2:
                    await c.next()
                house.store.heard = house.others.hear = ignore  # type: ignore[method-assign]
                house.store.append = kept.append  # type: ignore[method-assign]
                await a.answer(votes[0])
                while not kept:
                    await asyncio.sleep(0.01)
                await c.send({"t": "look", "seat": wire.WATCHING})
                while not house.rooms[table].stored[0].after:
                    await asyncio.sleep(0.01)
                await b.answer(votes[1])
                await b.until(wire.Step)
                beside(one, store_at_last())
                return await c.until(wire.Step)

        step = asyncio.run(look())
    assert (step.eyes, step.log) == (wire.WATCHING, 0)
    assert one.app.house.metrics.counts["store_conflicts"] == 1


def test_talk_seats_and_the_start_reach_the_other_server(postgres: Postgres) -> None:
    place = postgres.new_database()
    with Live(place) as one, Live(place) as two:
        made = one.make(seats=2, names=["Host"])
        table, host = made["id"], made["mine"][0]["secret"]

        async def meet() -> tuple[str, Any]:
            async with two.page(table, host) as page:
                await page.until(wire.Welcome)
                sat = await asyncio.to_thread(one.sit, made, "Guest")
                while (await page.until(wire.TableNow)).table.seats[1].name != "Guest":
                    pass
                guest = sat["mine"][0]["secret"]
                async with one.page(table, guest) as other:
                    await other.until(wire.Welcome)
                    await asyncio.to_thread(one.post, f"/api/tables/{table}/start", None, host)
                    step = await page.until(wire.Step)
                    await other.send({"t": "talk", "text": "Bonjour"})
                    return (await page.until(wire.Talk)).text, step

        text, step = asyncio.run(meet())

    assert text == "Bonjour" and step.position > 0


def test_bots_think_in_one_process_and_go_on_in_another(postgres: Postgres) -> None:
    place = postgres.new_database()
    with Live(place) as two:
        with Live(place) as one:
            made = one.make(seats=2, mode="bots", levels=[None, "page"])
            secret = made["mine"][0]["secret"]

            async def look_on() -> None:
                async with two.page(made["id"], secret) as page:
                    await page.asked()

            asyncio.run(look_on())
        end = asyncio.run(play_to_the_end(two.page(made["id"], secret), random.Random(2)))
    assert end.places


def test_who_is_present_at_one_server_is_present_at_all(postgres: Postgres) -> None:
    place = postgres.new_database()
    with Live(place) as one, Live(place) as two:
        table, secrets = one.friends(2, patience=0)

        async def meet() -> list[Any]:
            async with one.page(table, secrets[0]) as page:
                async with two.page(table, secrets[1]):
                    while not (await page.until(wire.TableNow)).table.seats[1].present:
                        pass
                    await page.send({"t": "vote", "seat": 1, "yes": True})
                    refused = await page.until(wire.Refused)
                while (await page.until(wire.TableNow)).table.seats[1].present:
                    pass
                await page.send({"t": "vote", "seat": 1, "yes": True})
                while not (seat := (await page.until(wire.TableNow)).table.seats[1]).level:
                    pass
                return [refused.reason, seat.level]

        assert asyncio.run(meet()) == ["too-early", "courtier"]


def test_whoever_has_just_gone_at_another_server_is_called(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are asked before it is known here that they have gone there."""
    place, known = postgres.new_database(), threading.Event()
    with Receiver() as carrier, Live(place, calls=LOOK) as one, Live(place, calls=LOOK) as two:
        table, secrets = one.friends(2)
        hang(one, Browser(carrier), table, secrets[1])
        store = one.app.house.store
        presence = store.presence

        async def once_known(tables: list[str]) -> list[Presence]:
            while not known.is_set():
                await asyncio.sleep(0.01)
            return await presence(tables)

        async def come_and_go() -> None:
            async with one.page(table, secrets[0]) as page:
                async with two.page(table, secrets[1]) as other:
                    await other.until(wire.Step)
                    while not (await page.until(wire.TableNow)).table.seats[1].present:
                        pass
                    monkeypatch.setattr(store, "presence", once_known)
                await gone(two, table)
                step = await page.asked()
                await page.answer(step.choices[0])
                while page.last is step:
                    await page.next()

        asyncio.run(come_and_go())
        settled(one)
        known.set()

        carrier.wait(1)


def test_a_wish_to_take_back_is_granted_at_another_server(postgres: Postgres) -> None:
    place = postgres.new_database()
    with Live(place) as one, Live(place) as two:
        table, secrets = one.friends(2)

        async def take_back() -> None:
            async with one.page(table, secrets[0]) as a, two.page(table, secrets[1]) as b:
                step = await a.asked()
                await a.answer(step.choices[0])
                await b.asked()
                await a.send({"t": "takeback", "position": step.position})
                while (await b.until(wire.TableNow)).table.takeback is None:
                    pass
                await b.send({"t": "consent", "yes": True})
                assert (await a.asked()).position > step.position

        asyncio.run(take_back())
    assert [line["type"] for line in lines_of(place, table)][-3:] == ["a", "wished", "back"]


def test_a_cut_listener_is_replaced(postgres: Postgres) -> None:
    place = postgres.new_database()
    with Live(place) as one, Live(place) as two:
        table, secrets = one.friends(2)
        pages = [one.page(table, secrets[0]), two.page(table, secrets[1])]

        async def play() -> None:
            rng = random.Random(1)
            turns = [asyncio.ensure_future(play_to_the_end(page, rng)) for page in pages]
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
            for _ in range(3):
                name = place.split("/")[3].split("?")[0]
                words = f"{cut}'{name}' AND pid <> pg_backend_pid()"
                await asyncio.to_thread(postgres.ask, place, words)
                await asyncio.sleep(0.2)
            await asyncio.gather(*turns)

        asyncio.run(play())


@pytest.mark.parametrize("busy", [False, True], ids=["quiet", "while they talk"])
def test_a_table_that_is_removed_at_one_server_is_gone_at_all(
    postgres: Postgres, busy: bool
) -> None:
    place = postgres.new_database()
    with Live(place, key=KEY) as one, Live(place, key=KEY) as two:
        table, secrets = one.friends(2)

        async def look_on() -> tuple[int, str]:
            async with two.page(table, secrets[0]) as page:
                await page.until(wire.Step)
                remove = f"/api/host/tables/{table}/remove"
                await asyncio.to_thread(one.post, remove, {}, KEY)
                if busy:
                    await page.send({"t": "talk", "text": "Bonjour"})
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await page.next()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code, closed.value.rcvd.reason

        assert asyncio.run(look_on()) == (4404, "the host has removed this table")
        assert [live.ask("GET", f"/api/tables/{table}")[0] for live in (one, two)] == [404, 404]
        settled(two)
    for what in ("lines", "presence"):
        left = f"SELECT count(*) FROM cabale.{what} WHERE tab = '{table}'"
        assert postgres.ask(place, left) == "0"


def test_a_database_that_has_forgotten_lines_is_read_anew(postgres: Postgres) -> None:
    """A standby that was behind took over: what is there now is shown, and nothing else."""
    place = postgres.new_database()
    with Live(place) as one:
        table, secrets = one.friends(2)

        async def lose() -> tuple[int, int]:
            async with one.page(table, secrets[0]) as page:
                step = await page.asked()
                await page.answer(step.choices[0])
                while page.last is step:
                    await page.next()
                last = f"(SELECT max(n) FROM cabale.lines WHERE tab = '{table}')"
                words = f"DELETE FROM cabale.lines WHERE tab = '{table}' AND n = {last}"
                await asyncio.to_thread(postgres.ask, place, words)
                await page.send({"t": "talk", "text": "Bonjour"})
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await page.next()
            assert closed.value.rcvd is not None
            async with one.page(table, secrets[0]) as page:
                return closed.value.rcvd.code, (await page.asked()).position - step.position

        assert asyncio.run(lose()) == (1011, 0)


def test_several_processes_need_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["serve", "--processes", "2", "--data", str(tmp_path / "x.db"), "--lang", "en"])

    assert status == 1
    assert "PostgreSQL" in capsys.readouterr().err


async def persist(port: int, table: str, secret: str, enough: Callable[[], bool]) -> int:
    """A page that comes back whenever it is cut off: how many of its answers were taken."""
    rng, taken = random.Random(secret), 0
    pending: tuple[int, int, str] | None = None  # an answer whose fate is unknown
    while not enough():
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with Page(f"ws://127.0.0.1:{port}/ws/{table}", [secret], {}) as page:
                while not enough():
                    step = await page.asked()
                    if step.over is not None:
                        return taken
                    if pending is None or pending[0] != step.position:
                        key = f"{secret[-8:]}{step.position}"
                        pending = (step.position, rng.choice(step.choices), key)
                    await page.answer(pending[1], pending[2])
                    taken += 1
        await asyncio.sleep(0.05)
    return taken


def test_whoever_is_cut_off_goes_on_at_another_process(postgres: Postgres) -> None:
    # given
    place = postgres.new_database()
    server = Process(place, "--processes", "2")
    wish = {"game": "cape_epee", "seats": 2, "mode": "friends", "names": ["A"]}
    made = ask_server(server.port, "POST", "/api/tables", wish)[1]
    table, secrets = made["id"], [made["mine"][0]["secret"]]
    sat = ask_server(server.port, "POST", f"/api/tables/{table}/sit", seat_wish(made, "B"))[1]
    secrets.append(sat["mine"][0]["secret"])
    ask_server(server.port, "POST", f"/api/tables/{table}/start", {}, secrets[0])
    kills = 0

    def kill_some() -> None:
        """One process after the other, at any moment."""
        nonlocal kills
        for _ in range(4):
            time.sleep(1.0)
            for child in psutil.Process(server.process.pid).children()[:1]:
                os.kill(child.pid, signal.SIGKILL)
                kills += 1

    async def play() -> list[int]:
        killing = asyncio.get_running_loop().run_in_executor(None, kill_some)
        pages = [persist(server.port, table, s, killing.done) for s in secrets]
        return await asyncio.gather(*pages)

    # when
    taken = asyncio.run(play())
    children = psutil.Process(server.process.pid).children()
    server.kill(signal.SIGTERM)
    # then
    keys = [line["key"] for line in answers_of(place, table)]
    assert kills > 0 and min(taken) > 0
    assert len(keys) == len(set(keys))
    assert not any(child.is_running() for child in children)


def test_all_processes_are_told_what_the_first_was(postgres: Postgres) -> None:
    wish = ["--keep", "finished=365", "--public-url", "https://a.example", "--thinkers"]
    wish.append("tcp://127.0.0.1:9")
    server = Process(postgres.new_database(), "--processes", "2", *wish)
    told = [child.cmdline() for child in psutil.Process(server.process.pid).children()]
    server.kill(signal.SIGTERM)

    assert len(told) == 2 and all(" ".join(wish) in " ".join(words) for words in told)


def test_no_process_outlives_the_one_that_began_it(postgres: Postgres) -> None:
    server = Process(postgres.new_database(), "--processes", "2")
    children = psutil.Process(server.process.pid).children(recursive=True)

    server.kill()

    psutil.wait_procs(children, timeout=20)
    assert not any(child.is_running() for child in children)
