"""A store that fails for a while: who asked is told, nobody else notices, all goes on by itself.

A file without room for more pages stands for a full disk: what is written in place still can be,
as on a real one now and then, so that both kinds of failure are met.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from failing import Disk, full_disk
from live import LOOSE, Live, Page
from websockets.asyncio.client import connect

from cabale.server import mending, wire


@pytest.fixture
def disk(live: Live, monkeypatch: pytest.MonkeyPatch) -> Disk:
    monkeypatch.setattr(mending, "PAUSE", 0.05)
    return Disk(live.app.house.store, monkeypatch)


async def answer_until_stored(page: Page, key: str) -> list[str]:
    """Send one answer again and again, as a page does: the reasons for which it was refused."""
    step, reasons = await page.asked(), list[str]()
    while True:
        await page.answer(step.choices[0], key)
        message = await page.until(wire.Refused | wire.Step)
        if isinstance(message, wire.Step):
            return reasons
        assert message.key == key
        reasons.append(message.reason)
        await asyncio.sleep(0.02)


def test_who_answers_is_told_and_nobody_else_notices(live: Live, disk: Disk) -> None:
    table, secrets = live.friends(2)

    async def play() -> tuple[list[str], list[bytes]]:
        async with live.page(table, secrets[0]) as one, live.page(table, secrets[1]) as two:
            await one.asked()
            await two.until(wire.Step)
            two.raw.clear()
            disk.is_broken = True
            asyncio.get_running_loop().call_later(0.5, setattr, disk, "is_broken", False)
            reasons = await answer_until_stored(one, "k")
            await two.until(wire.Step)
            return reasons, two.raw

    reasons, heard = asyncio.run(play())
    assert set(reasons) == {"not-stored"}
    assert [data.split(b'"')[3] for data in heard] == [b"step"]
    answers = live.app.house.rooms[table].table.playing().answers
    assert [answer.seat for answer in answers if answer.seat >= 0] == [0]


def test_who_is_known_to_be_refused_costs_no_more_than_the_refusal(live: Live, disk: Disk) -> None:
    table, secrets = live.friends(2)

    async def attack() -> int:
        async with live.page(table, secrets[0]) as page:
            await page.asked()
            disk.is_broken = True
            while not live.app.house.mending.is_ill:
                await page.answer(page.last.choices[0], "k")  # type: ignore[union-attr]
                await page.until(wire.Refused)
            before = live.app.house.metrics.counts["store_failures"]
            for n in range(20):
                await page.answer(page.last.choices[0], f"k{n}")  # type: ignore[union-attr]
                await page.until(wire.Refused)
            disk.is_broken = False
            return live.app.house.metrics.counts["store_failures"] - before

    assert asyncio.run(attack()) == 0


def test_a_line_that_comes_while_the_disk_is_full_is_not_mute(live: Live) -> None:
    """Nor one that was between connecting and saying hello."""
    table, secrets = live.friends(2)
    url = f"ws://127.0.0.1:{live.port}/ws/{table}"

    async def attack() -> list[Any]:
        async with connect(url, compression=None) as early, live.page(table, secrets[0]) as page:
            await page.asked()
            context = full_disk(live)
            await asyncio.to_thread(context.__enter__)
            refused = None
            while not isinstance(refused, wire.Refused):  # until the pages that are there are full
                await page.send({"t": "talk", "text": "word " * 60})
                refused = await page.until(wire.Talk | wire.Refused)
            await early.send('{"t":"hello","secrets":["' + secrets[0] + '"]}')
            async with live.page(table, secrets[1]) as other:
                await other.until(wire.Step)
                await asyncio.to_thread(context.__exit__, None, None, None)
                await page.answer((await page.asked()).choices[0])
                moved = await other.until(wire.Step)
            while '"seq":1,' not in str(await early.recv()):
                pass
            return [refused.what, refused.reason, moved.eyes]

    assert asyncio.run(attack()) == ["talk", "not-stored", 1]


def test_a_bot_answers_once_its_answer_can_be_stored(live: Live, disk: Disk) -> None:
    made = live.make(mode="bots", seats=2, levels=[None, "page"])
    secret = made["mine"][0]["secret"]

    async def play() -> wire.Step:
        async with live.page(made["id"], secret) as page:
            step = await page.asked()
            store = live.app.house.store
            write = store.commit_counted

            async def break_after(batch: Any) -> None:
                await write(batch)
                disk.is_broken = True
                asyncio.get_running_loop().call_later(0.3, setattr, disk, "is_broken", False)
                store.commit_counted = write  # type: ignore[method-assign]

            store.commit_counted = break_after  # type: ignore[method-assign]
            await page.answer(step.choices[0])
            return await page.asked()

    assert asyncio.run(play()).position == 2


def test_a_game_begins_though_its_beginning_could_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mending, "PAUSE", 0.05)
    with Live(tmp_path / "cabale.db", replace(LOOSE, words=0.3)) as live:
        disk = Disk(live.app.house.store, monkeypatch)
        made = live.make(seats=2, names=["Host"], seal="a" * 64)
        host = made["mine"][0]["secret"]
        live.sit(made, "Guest")

        async def begin() -> wire.Step:
            async with live.page(made["id"], host) as page:
                await page.until(wire.Welcome)
                await asyncio.to_thread(live.post, f"/api/tables/{made['id']}/start", None, host)
                disk.is_broken = True  # before the word is waited for long enough
                asyncio.get_running_loop().call_later(1.0, setattr, disk, "is_broken", False)
                return await page.asked()

        assert asyncio.run(begin()).choices


def test_who_comes_back_while_nothing_is_stored_has_the_seat_again(live: Live, disk: Disk) -> None:
    table, secrets = live.friends(2, patience=0)

    async def come_back() -> wire.TableInfo:
        async with live.page(table, secrets[1]) as other:
            await other.until(wire.Step)
            await other.send({"t": "vote", "seat": 0, "yes": True})
            while not (await other.until(wire.TableNow)).table.seats[0].level:
                pass  # it is told once it is stored
            disk.is_broken = True
            asyncio.get_running_loop().call_later(0.3, setattr, disk, "is_broken", False)
            async with live.page(table, secrets[0]) as back:
                while True:
                    told = await back.until(wire.TableNow)
                    if told.table.seats[0].level is None:
                        return told.table

    assert asyncio.run(come_back()).seats[0].present
