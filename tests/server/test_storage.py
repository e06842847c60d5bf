"""What every kind of storage promises, by one suite for all."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from cabale.cli.main import main
from cabale.server.storage import postgres as kept
from cabale.server.storage.copying import copy_all
from cabale.server.storage.paper import Paper
from cabale.server.storage.places import open_store
from cabale.server.storage.postgres import PostgresStore
from cabale.server.storage.store import (
    Append,
    AwayError,
    Fate,
    Run,
    Sitting,
    Store,
    StoreError,
    Summary,
    TakenError,
)

Place = Callable[[], str]


def summary(table: str = "a", seats: list[Sitting] | None = None, waiting: int = 1) -> Summary:
    return Summary(table, "toy", "playing", waiting, 12.5, seats)


SEATED = [Sitting("Émilie", "hash of hers"), Sitting()]


def with_store(place: str, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Do something with a store that runs."""
    store = open_store(place)

    async def do() -> None:
        await store.start()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(do())


@pytest.mark.parametrize("name", ["\0", "a\0", "é" * 1000, "'; --", ""])
def test_a_name_that_nothing_has_is_found_nowhere(new_place: Place, name: str) -> None:
    """Whoever asks for it hears so, and not that the store is out of order."""

    async def ask(store: Store) -> None:
        assert await store.lines(name) == []
        assert await store.summary(name) is None
        assert await store.summaries([name]) == []
        assert await store.tables_of(name) == []
        assert await store.edition(name) is None
        assert await store.paper("kind", name) is None
        assert await store.papers_known("kind", {name}) == set()

    with_store(new_place(), ask)


def test_lines_come_back_as_they_were_in_order(new_place: Place) -> None:
    place = new_place()
    lines = [b'{"t":1}', "é’\u2028".encode(), bytes(range(256))]

    async def write(store: Store) -> None:
        assert await store.put(summary(seats=SEATED), 0, lines[:2]) == "stored"
        assert await store.put(summary(waiting=2), 2, lines[2:]) == "stored"

    async def read(store: Store) -> None:
        assert await store.lines("a") == lines
        assert await store.lines("a", 1) == lines[1:]
        assert await store.lines("a", 3) == await store.lines("b") == []
        assert await store.count() == 1

    with_store(place, write)
    with_store(place, read)


def test_who_waits_no_longer_for_a_line_stops_nobody_else(new_place: Place) -> None:
    async def work(store: Store) -> None:
        given_up = asyncio.ensure_future(store.put(summary(seats=SEATED), 0, [b"0"]))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await store.put(summary(), 1, [b"1"]) == "stored"
        assert await store.lines("a") == [b"0", b"1"]

    with_store(new_place(), work)


def test_a_summary_keeps_its_seats_while_answers_come(new_place: Place) -> None:
    async def work(store: Store) -> None:
        await store.put(summary(seats=SEATED), 0, [b"0"])
        await store.put(summary(waiting=2), 1, [b"1"])
        found = await store.summary("a")
        assert found == summary(seats=SEATED, waiting=2)
        assert found.seats_of("hash of hers") == [0] and found.seats_of("another") == []
        assert await store.summary("b") is None

    with_store(new_place(), work)


def test_what_is_taken_is_said_and_nothing_of_it_stored(new_place: Place) -> None:
    async def work(store: Store) -> None:
        await store.put(summary(seats=SEATED), 0, [b"0", b"1"])
        assert await store.put(summary(waiting=9), 1, [b"other", b"2"]) == "taken"
        assert await store.lines("a") == [b"0", b"1"]
        found = await store.summary("a")
        assert found is not None and found.waiting == 1

    with_store(new_place(), work)


def test_nothing_is_stored_behind_a_gap_or_at_a_table_that_was_removed(new_place: Place) -> None:
    async def work(store: Store) -> None:
        await store.put(summary(seats=SEATED), 0, [b"0", b"1"])

        assert await store.put(summary(), 3, [b"3"]) == "taken"
        assert await store.drop("a", 1e12)
        assert await store.put(summary(), 2, [b"2"]) == "taken"
        assert await store.put(summary(seats=SEATED), 2, [b"2"]) == "taken"

        assert await store.lines("a") == []
        assert await store.summary("a") is None

    with_store(new_place(), work)


def test_of_a_table_that_was_removed_nothing_comes_back(new_place: Place) -> None:
    async def remove(store: Store) -> None:
        await store.put(summary(), 0, [b"{}"])
        await store.note("a", 0, None)
        await store.drop("a", before=math.inf)
        await store.note("a", 0, 99.0)  # whoever looked at it goes only now
        await store.put(summary(), 0, [b"{}"])
        assert await store.presence(["a"]) == []

    with_store(new_place(), remove)


def test_the_same_lines_again_are_stored_once(new_place: Place) -> None:
    """As after a connection that broke before the reply came."""

    async def work(store: Store) -> None:
        await store.put(summary(seats=SEATED), 0, [b"0", b"1"])
        assert await store.put(summary(seats=SEATED), 0, [b"0", b"1"]) == "stored"
        assert await store.lines("a") == [b"0", b"1"]

    with_store(new_place(), work)


def test_only_what_is_broken_fails_and_what_builds_on_it(new_place: Place) -> None:
    async def work(store: Store) -> None:
        # given
        await store.put(summary("a", SEATED), 0, [b"0"])
        await store.put(summary("b", SEATED), 0, [b"0"])
        # when: one commit would hold all of this
        fates: list[tuple[str, Fate]] = []
        for table, first in (("a", 0), ("a", 1), ("b", 1), ("b", 2)):
            then: Callable[[Fate], None] = lambda f, t=table: fates.append((t, f))  # noqa: E731
            store.append(Append(summary(table), first, [b"new %d" % first], then))
        while len(fates) < 4:
            await asyncio.sleep(0)
        # then
        assert sorted(fates) == [("a", "taken")] * 2 + [("b", "stored")] * 2
        assert await store.lines("a") == [b"0"]
        assert await store.lines("b") == [b"0", b"new 1", b"new 2"]

    with_store(new_place(), work)


def test_a_commit_is_whole_or_nothing(new_place: Place) -> None:
    async def work(store: Store) -> None:
        await store.put(summary("b", SEATED), 0, [b"0"])
        with pytest.raises(TakenError):
            await store.commit(
                [Run(summary("a", SEATED), 0, [b"0"]), Run(summary("b", SEATED), 0, [b"x"])]
            )
        assert await store.lines("a") == [] and await store.summary("a") is None

    with_store(new_place(), work)


def test_closing_writes_what_waits(new_place: Place) -> None:
    place = new_place()
    fates: list[Fate] = []

    async def write(store: Store) -> None:
        for n in range(300):
            store.append(Append(summary(seats=SEATED), n, [b"%d" % n], fates.append))

    async def read(store: Store) -> None:
        assert await store.lines("a") == [b"%d" % n for n in range(300)]

    with_store(place, write)
    assert fates == ["stored"] * 300
    with_store(place, read)


def filled(place: str) -> list[tuple[Summary, list[bytes]]]:
    """A place with some tables, and what they are."""
    rng = random.Random(5)
    tables = [
        (summary(f"{n:04x}", SEATED, n), [rng.randbytes(40) for _ in range(n % 7 + 1)])
        for n in range(450)
    ]

    async def fill(store: Store) -> None:
        await asyncio.gather(*(store.put(one, 0, lines) for one, lines in tables))

    with_store(place, fill)
    return tables


def test_copy_brings_everything_to_the_other_kind(
    new_place: Place, postgres: Any, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    # given
    source = new_place()
    tables = filled(source)
    other = str(tmp_path / "other.db") if "://" in source else postgres.new_database()
    # when
    assert main(["copy", source, other, "--lang", "en"]) == 0
    # then
    assert "450 tables" in capsys.readouterr().out

    async def read(store: Store) -> None:
        assert [table async for table in store.everything()] == tables

    with_store(other, read)
    assert main(["copy", source, other, "--lang", "en"]) == 1
    assert "already" in capsys.readouterr().err


def test_backup_and_restore_of_any_place(new_place: Place, tmp_path: Any) -> None:
    source, target = new_place(), new_place()
    tables = filled(source)
    file = tmp_path / "backup.db"

    assert main(["backup", str(file), "--database", source]) == 0
    assert file.stat().st_mode & 0o077 == 0
    assert main(["restore", str(file), "--database", target]) == 0

    async def read(store: Store) -> None:
        assert [table async for table in store.everything()] == tables

    with_store(target, read)


def test_a_copy_that_changes_on_its_way_is_noticed(tmp_path: Any) -> None:
    filled(str(tmp_path / "from.db"))
    source, target = open_store(tmp_path / "from.db"), open_store(tmp_path / "to.db")
    read = target.lines

    async def misread(table: str, first: int = 0) -> list[bytes]:
        return [line[::-1] for line in await read(table, first)]

    target.lines = misread  # type: ignore[method-assign]
    with pytest.raises(StoreError, match="did not arrive"):
        asyncio.run(copy_all(source, target))


# -- what can be erased


def test_words_are_erased_and_lines_stay(new_place: Place) -> None:
    rows = [b'{"a":1}', b'{"b":2}\x1e\xc3\x89lise', b'{"c":3}\x1eBonjour', b'{"d":4}']

    async def work(store: Store) -> None:
        assert await store.put(summary(seats=SEATED), 0, rows) == "stored"
        assert await store.lines("a") == rows
        assert await store.put(summary(), 0, rows) == "stored"  # word for word

        await store.erase("a", [1, 3])

        assert await store.lines("a") == [rows[0], b'{"b":2}', rows[2], rows[3]]
        assert [lines async for _, lines in store.everything()] == [await store.lines("a")]

    with_store(new_place(), work)


def test_what_was_erased_is_nowhere_in_the_file(tmp_path: Path) -> None:
    place = tmp_path / "a.db"

    async def work(store: Store) -> None:
        rows = [b"{}\x1e" + f"Word-{n} ".encode() * 20 for n in range(50)]
        await store.put(summary(), 0, rows)
        await store.erase("a", list(range(50)))
        written = b"".join(path.read_bytes() for path in tmp_path.glob("a.db*"))
        assert b"Word-" not in written

    with_store(str(place), work)


# -- documents beside the tables


def test_documents_are_kept_by_kind_and_owner(new_place: Place) -> None:
    place = new_place()
    device = Paper("device", "b", "ana", b'{"n":1}')
    others = [Paper("device", "a", "bea", b"{}"), Paper("person", "b", "ana", b'"\xc3\x89"')]

    async def write(store: Store) -> None:
        for paper in (device, *others):
            await store.put_paper(paper)
        assert not await store.add_paper(Paper("device", "b", "eve", b"0"))
        assert await store.add_paper(Paper("device", "c", "ana", b"2"))

    async def read(store: Store) -> None:
        assert await store.paper("device", "b") == device
        assert await store.paper("device", "z") is None
        assert [paper.id for paper in await store.papers("device")] == ["a", "b", "c"]
        assert [paper.id for paper in await store.papers("device", "ana")] == ["b", "c"]
        assert await store.papers_known("device", {"a", "b", "z"}) == {"a", "b"}
        await store.drop_papers("ana")
        assert await store.all_papers() == others[:1]

    with_store(place, write)
    with_store(place, read)


def test_only_one_of_many_takes_a_document(new_place: Place) -> None:
    async def work(store: Store) -> None:
        link = Paper("link", "x", "ana", b"{}")
        await store.put_paper(link)
        taken = await asyncio.gather(*(store.swap_paper(link, None) for _ in range(20)))
        assert sorted(taken) == [False] * 19 + [True]

        await store.put_paper(link)
        changes = [Paper("link", "x", "ana", b"%d" % n) for n in range(20)]
        done = await asyncio.gather(*(store.swap_paper(link, one) for one in changes))
        assert sum(done) == 1 and await store.paper("link", "x") == changes[done.index(True)]

    with_store(new_place(), work)


def test_a_document_whose_time_is_over_is_not_found(new_place: Place) -> None:
    async def work(store: Store) -> None:
        old, new = Paper("link", "x", "", b"{}", 1.0), Paper("link", "y", "", b"{}", 9e9)
        await store.put_paper(old)
        await store.put_paper(new)
        assert await store.paper("link", "x") is None and await store.papers("link") == [new]
        assert not await store.swap_paper(old, None)
        assert not await store.add_paper(old)  # its place is still taken
        await store.drop_old_papers(time.time())
        assert await store.add_paper(old)

    with_store(new_place(), work)


def test_documents_that_say_the_same_are_counted(new_place: Place) -> None:
    async def work(store: Store) -> None:
        said = [("a", b'"yes"'), ("b", b'"yes"'), ("c", b'"no"')]
        for id, text in said:
            await store.add_paper(Paper("vote", id, "ana", text))
        await store.add_paper(Paper("vote", "a", "bea", b'"no"'))  # a second vote of a
        await store.add_paper(Paper("vote", "old", "", b'"no"', 1.0))
        await store.add_paper(Paper("ballot", "a", "", b'"yes"'))
        assert await store.tally("vote") == {b'"yes"': 2, b'"no"': 1}
        assert await store.tally("none") == {}

    with_store(new_place(), work)


def test_the_tables_of_a_person_are_found_and_follow_the_seats(new_place: Place) -> None:
    async def work(store: Store) -> None:
        ana = [Sitting("Ana", "@ana"), Sitting("Bea", "@bea"), Sitting("Ana again", "@ana")]
        await store.put(summary("a", ana), 0, [b"0"])
        await store.put(summary("b", ana[1:2]), 0, [b"0"])
        await store.put(summary("a"), 1, [b"1"])
        assert [one.id for one in await store.tables_of("ana")] == ["a"]
        assert sorted(one.id for one in await store.tables_of("bea")) == ["a", "b"]
        assert (await store.tables_of("ana"))[0].seats_of("@ana") == [0, 2]
        assert [one.id for one in await store.summaries(["b", "none"])] == ["b"]

        await store.put(summary("a", ana[1:2]), 2, [b"2"])
        await store.drop("b", 99.0)

        assert await store.tables_of("ana") == []
        assert [one.id for one in await store.tables_of("bea")] == ["a"]

    with_store(new_place(), work)


def test_documents_of_somebody_who_is_forgotten_are_nowhere_in_the_file(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.put_paper(Paper("person", "ana", "ana", b'"Word-"' * 50))
        await store.drop_papers("ana")
        written = b"".join(path.read_bytes() for path in tmp_path.glob("a.db*"))
        assert b"Word-" not in written

    with_store(str(tmp_path / "a.db"), work)


def test_a_line_that_is_cut_while_it_is_handed_on_is_asked_again(postgres: Any) -> None:
    class Stumbling:
        """A pool whose first line turns out to be cut."""

        def __init__(self, pool: Any) -> None:
            self.pool, self.stumbled = pool, False

        def __getattr__(self, name: str) -> Any:
            return getattr(self.pool, name)

        async def fetch(self, *words: Any) -> Any:
            if not self.stumbled:
                self.stumbled = True
                raise asyncpg.InternalClientError("another operation is in progress")
            return await self.pool.fetch(*words)

    async def read(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.put(summary(seats=SEATED), 0, [b"one"])
        store.pool = Stumbling(store.pool)
        assert await store.lines("a", 0) == [b"one"]

    with_store(postgres.new_database(), read)


def test_a_database_that_does_not_answer_is_tried_once_for_all(
    postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not for each table in turn, which would all wait for those before them."""
    monkeypatch.setattr(kept, "PATIENCE", 0.2)
    place = postgres.new_database()

    async def write(store: Store) -> None:
        commit, tries = store.commit, list[int]()

        async def count(runs: list[Run]) -> None:
            tries.append(len(runs))
            await commit(runs)

        monkeypatch.setattr(store, "commit", count)
        other = await asyncpg.connect(place)
        async with other.transaction():
            await other.execute("LOCK TABLE cabale.lines")
            puts = [store.put(summary(name, SEATED), 0, [b"one"]) for name in "abcde"]
            assert await asyncio.gather(*puts) == ["failed"] * 5
        await other.close()
        assert tries == [5]
        assert await store.put(summary("a", SEATED), 0, [b"one"]) == "stored"

    with_store(place, write)


def test_nobody_waits_without_end_for_a_line_to_the_database(
    postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "PATIENCE", 0.2)

    async def read(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        taken = [await store.pool.acquire() for _ in range(kept.CONNECTIONS)]
        with pytest.raises(AwayError):
            await store.count()
        for line in taken:
            await store.pool.release(line)
        assert await store.count() == 0

    with_store(postgres.new_database(), read)
