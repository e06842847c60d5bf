"""Work of many milliseconds: others go on meanwhile, and nobody waits for somebody's long one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from live import Live
from test_film import present
from test_table import friends, lay_any

from cabale.server import pieces, wire
from cabale.server.house import House
from cabale.server.lines import write_line
from cabale.server.pieces import Pieces, Work
from cabale.server.reading import summary_of
from cabale.server.replay import film
from cabale.server.room import Room
from cabale.server.storage.places import open_store
from cabale.server.storage.sqlite import SqliteStore
from cabale.server.table import Table
from cabale.server.takeback import go_back
from cabale.server.thinking import Thinkers


@pytest.fixture(autouse=True)
def every_pause_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "PIECE", -1.0)


def work_of(steps: int, log: list[str], name: str = "") -> Work[str]:
    for _ in range(steps):
        log.append(name)
        yield
    return name


async def turns_during(work: Coroutine[Any, Any, Any]) -> int:
    """How often somebody else had a turn while the work was done."""
    task, turns = asyncio.ensure_future(work), 0
    while not task.done():
        await asyncio.sleep(0)
        turns += 1
    await task
    return turns


def test_others_have_their_turn_between_two_pieces() -> None:
    async def work() -> int:
        return await turns_during(Pieces().do(work_of(50, [])))

    assert asyncio.run(work()) >= 50


def test_however_much_is_begun_one_piece_is_done_each_turn() -> None:
    log: list[str] = []

    async def work() -> int:
        pieces = Pieces()
        return await turns_during(
            asyncio.gather(*(pieces.do(work_of(10, log, str(n))) for n in range(5)))  # type: ignore[arg-type]
        )

    assert asyncio.run(work()) >= len(log) == 50


def test_what_is_long_lets_what_is_short_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "SHARE", -1.0)
    log: list[str] = []

    async def work() -> list[str]:
        pieces = Pieces()
        return await asyncio.gather(
            pieces.do(work_of(100, log, "long")), pieces.do(work_of(3, log, "short"))
        )

    assert asyncio.run(work()) == ["long", "short"]
    assert "short" not in log[8:]


def test_what_fails_is_told_and_the_rest_goes_on() -> None:
    def fail() -> Work[None]:
        yield
        raise ValueError("torn")

    async def work() -> str:
        pieces = Pieces()
        after = asyncio.ensure_future(pieces.do(work_of(3, [], "after")))
        with pytest.raises(ValueError, match="torn"):
            await pieces.do(fail())
        return await after

    assert asyncio.run(work()) == "after"


def test_what_nobody_waits_for_is_not_done() -> None:
    log: list[str] = []

    async def work() -> None:
        pieces = Pieces()
        task = asyncio.ensure_future(pieces.do(work_of(1000, log)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await pieces.do(work_of(1, []))

    asyncio.run(work())
    assert len(log) < 10


# -- tables


def test_while_a_table_is_opened_others_play_on(tmp_path: Path) -> None:
    made = friends(3)
    for n in range(12):
        made.lines += lay_any(made.table, n % 3).lines

    async def open_it() -> int:
        store = open_store(str(tmp_path / "a.db"))
        await store.start()
        rows = [write_line(line) for line in made.lines]
        await store.put(summary_of(made.table, made.lines), 0, rows)
        house = House(store, Thinkers(1))
        turns = await turns_during(house.room(made.table.id))
        assert house.rooms[made.table.id].table.count == len(rows)
        await house.close()
        await store.close()
        return turns

    assert asyncio.run(open_it()) >= 2 * len(made.lines)


def while_filmed(table: Table, meanwhile: Callable[[], object]) -> list[bytes]:
    """The film of seat 0, if something happens at the table while it is made."""
    room = Room(table)
    work = room.make_film(0)
    next(work)
    meanwhile()
    for _ in work:
        pass
    return room.film_of(0)


def test_while_a_film_is_made_the_game_goes_on() -> None:
    table = friends(4).table
    for seat in range(3):
        lay_any(table, seat)
    expected = wire.encode(wire.Film(film(table.playing(), 0)))
    present(table, 0)

    assert while_filmed(table, lambda: lay_any(table, 3)) == [expected]


def test_a_film_of_what_is_taken_back_is_not_shown() -> None:
    table = friends(4).table
    for seat in range(3):
        lay_any(table, seat)

    assert while_filmed(table, lambda: go_back(table, 2, 1)) == []


def test_a_film_of_what_was_never_stored_is_not_shown() -> None:
    made = friends(4)
    for seat in range(3):
        lay_any(made.table, seat)
    room = Room(made.table)
    work = room.make_film(0)
    next(work)

    room.replace(friends(4).table)
    for _ in work:
        pass

    assert room.film_of(0) == []


def test_a_film_is_made_once_for_each_position() -> None:
    table = friends(4).table
    for seat in range(3):
        lay_any(table, seat)
    room = Room(table)
    pieces.at_once(room.make_film(0))
    first = room.film_of(0)

    pieces.at_once(room.make_film(0))

    assert first and room.film_of(0) is first


def test_a_disk_that_is_slow_to_read_holds_nobody_up(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, secrets = live.friends(2)
    store = live.app.house.store
    assert isinstance(store, SqliteStore)
    reading, may_go_on, read_now = Event(), Event(), store.read_now

    def slowly(ask: Any) -> Any:
        reading.set()
        assert may_go_on.wait(30)
        return read_now(ask)

    async def play() -> None:
        async with live.page(table, secrets[0]) as page:
            await page.asked()
            monkeypatch.setattr(store, "read_now", slowly)
            stranger = asyncio.ensure_future(asyncio.to_thread(live.ask, "GET", "/api/tables/none"))
            assert await asyncio.to_thread(reading.wait, 30)
            await page.answer((await page.asked()).choices[0])
            await page.until(wire.Step)
            may_go_on.set()
            assert (await stranger)[0] == 404

    asyncio.run(play())
