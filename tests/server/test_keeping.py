"""Tables go when the host says, and no game without its record."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from live import Live
from test_after import play_one

from cabale.cli.main import main
from cabale.core.text import read_record
from cabale.games import catalogue
from cabale.server.keeping import DAY, Keep, Keeper, read_keep

Place = Callable[[], str]
SHORT = Keep(empty=1, abandoned=2, finished=3)


def tables_of_each_kind(live: Live) -> dict[str, str]:
    """An empty table, an abandoned one, and one that was played to its end."""
    empty = live.make()["id"]
    abandoned, _ = live.friends(3)
    finished, _ = live.friends(3)
    house = live.app.house

    async def finish() -> None:
        room = house.rooms[finished]
        while room.table.phase != "over":
            await house.perform(room, play_one)

    asyncio.run_coroutine_threadsafe(finish(), live.app.house.store.loop).result()  # type: ignore[arg-type]
    return {"empty": empty, "abandoned": abandoned, "finished": finished}


def tidy(live: Live, keep: Keep, records: Path, days: float) -> None:
    """As the server does now and then, so many days later."""
    keeper = Keeper(live.app.house, keep, records)
    work = keeper.tidy(time.time() + days * DAY)
    loop = live.app.house.store.loop
    assert loop is not None
    asyncio.run_coroutine_threadsafe(work, loop).result()


def there(live: Live, tables: dict[str, str]) -> set[str]:
    return {kind for kind, id in tables.items() if live.ask("GET", f"/api/tables/{id}")[0] == 200}


@pytest.fixture
def place_of_each_kind(new_place: Place) -> tuple[str, dict[str, str]]:
    place = new_place()
    with Live(place) as live:
        return place, tables_of_each_kind(live)


Kinds = tuple[str, dict[str, str]]


@pytest.mark.parametrize(
    ("days", "left"),
    [
        (0.9, {"empty", "abandoned", "finished"}),
        (1.1, {"abandoned", "finished"}),
        (2.1, {"finished"}),
        (3.1, set()),
    ],
)
def test_each_kind_goes_in_its_time(
    place_of_each_kind: Kinds, days: float, left: set[str], tmp_path: Path
) -> None:
    place, tables = place_of_each_kind
    with Live(place) as live:
        tidy(live, SHORT, tmp_path / "records", days)
        assert there(live, tables) == left
    for kind in ("abandoned", "finished"):
        file = tmp_path / "records" / f"{tables[kind]}.txt"
        assert file.exists() == (kind not in left)
        if file.exists():
            assert read_record(file.read_text("utf-8"), catalogue.game_named)[1].seats == 3


def test_nothing_that_was_played_goes_unless_the_host_says_so(
    place_of_each_kind: Kinds, tmp_path: Path
) -> None:
    place, tables = place_of_each_kind
    with Live(place) as live:
        tidy(live, Keep(), tmp_path / "records", 10_000)
        assert there(live, tables) == {"abandoned", "finished"}


def test_a_table_whose_record_cannot_be_written_stays(
    place_of_each_kind: Kinds, tmp_path: Path
) -> None:
    place, tables = place_of_each_kind
    (tmp_path / "records").write_text("a file where a folder should be")
    with Live(place) as live:
        tidy(live, SHORT, tmp_path / "records", 10)
        assert there(live, tables) == {"abandoned", "finished"}


def test_a_table_that_is_open_stays(new_place: Place, tmp_path: Path) -> None:
    with Live(new_place()) as live:
        tables = tables_of_each_kind(live)
        tidy(live, SHORT, tmp_path / "records", 10)
        assert there(live, tables) == set(tables)


def test_what_happened_meanwhile_counts(place_of_each_kind: Kinds) -> None:
    place, tables = place_of_each_kind
    with Live(place) as live:
        store = live.app.house.store
        assert store.loop is not None
        drop = store.drop(tables["finished"], time.time() - DAY)
        assert not asyncio.run_coroutine_threadsafe(drop, store.loop).result()
        assert there(live, tables) == set(tables)


def test_the_last_word_of_the_host_counts() -> None:
    words: list[tuple[str, int | None]] = [("empty", None), ("finished", 9), ("finished", 7)]
    assert read_keep(words) == Keep(empty=None, abandoned=None, finished=7)  # type: ignore[arg-type]


@pytest.mark.parametrize("words", ["finished", "finished=", "finished=-1", "over=3", "empty=1e9"])
def test_what_cannot_be_kept_so_is_one_sentence(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--keep", words])
    assert f"'{words}' is no" in capsys.readouterr().err
