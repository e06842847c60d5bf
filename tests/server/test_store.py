"""Truth on disk: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event, Timer
from typing import Any

import pytest
from live import Live, Page, ask_server, seat_wish
from postgres import Postgres
from process import Process
from test_after import play_out
from websockets.exceptions import ConnectionClosed

from cabale.cli.main import main
from cabale.server import wire
from cabale.server.storage.places import open_store
from cabale.server.storage.sqlite import SqliteStore
from cabale.server.storage.store import StoreError

WISH = {"game": "toy", "seats": 5, "mode": "friends", "names": ["A"]}


async def answer_for_a_while(port: int, table: str, secrets: list[str], n: int) -> list[int]:
    """Two people answer `n` times; the position of each when it was last acknowledged."""
    rng = random.Random(n)
    pages = [Page(f"ws://127.0.0.1:{port}/ws/{table}", [s], {}) for s in secrets]
    async with pages[0], pages[1]:
        turns = [asyncio.ensure_future(answer_on(page, rng, n)) for page in pages]
        await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
        for turn in turns:
            turn.cancel()
    return [page.last.position if page.last else 0 for page in pages]


async def answer_on(page: Page, rng: random.Random, n: int) -> None:
    for _ in range(n):
        step = await page.asked()
        await page.answer(rng.choice(step.choices))


async def positions_now(port: int, table: str, secrets: list[str]) -> list[int]:
    out = []
    for secret in secrets:
        async with Page(f"ws://127.0.0.1:{port}/ws/{table}", [secret], {}) as page:
            while page.last is None:
                await page.next()
            out.append(page.last.position)
    return out


def test_kill_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    # given
    server = Process(tmp_path / "cabale.db")
    wish = {"game": "cape_epee", "seats": 2, "mode": "friends", "names": ["A"]}
    made = ask_server(server.port, "POST", "/api/tables", wish)[1]
    table, secrets = made["id"], [made["mine"][0]["secret"]]
    sat = ask_server(server.port, "POST", f"/api/tables/{table}/sit", seat_wish(made, "B"))[1]
    secrets.append(sat["mine"][0]["secret"])
    ask_server(server.port, "POST", f"/api/tables/{table}/start", {}, secrets[0])
    for n in (3, 7, 5):
        # when
        known = asyncio.run(answer_for_a_while(server.port, table, secrets, n))
        server.kill()
        server = Process(tmp_path / "cabale.db")
        # then
        found = asyncio.run(positions_now(server.port, table, secrets))
        assert all(now >= then for now, then in zip(found, known, strict=True))
        assert sum(found) > 0
    server.kill()


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        table, secrets = live.friends(2)
        asyncio.run(answer_for_a_while(live.port, table, secrets, 2))
        before = asyncio.run(positions_now(live.port, table, secrets))
    with Live(tmp_path / "cabale.db") as live:
        assert asyncio.run(positions_now(live.port, table, secrets)) == before
        _, info, _ = live.ask("GET", f"/api/tables/{table}")
        assert info["phase"] == "playing"


def test_bots_go_on_thinking_after_a_restart(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", pace=60) as live:
        made = live.make(seats=2, mode="bots", levels=[None, "page"])
        secret = made["mine"][0]["secret"]

        async def act_once() -> None:
            async with live.page(made["id"], secret) as page:
                step = await page.asked()
                await page.answer(step.choices[0])
                await page.next()

        asyncio.run(act_once())
    with Live(tmp_path / "cabale.db") as live:

        async def come_back() -> Any:
            async with live.page(made["id"], secret) as page:
                return await page.asked()

        assert asyncio.run(come_back()).choices


def test_bots_are_as_quick_as_the_slowest_screen_wishes(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", pace=60) as live:
        made = live.make(seats=2, mode="bots", levels=[None, "page"])

        async def hurry() -> Any:
            async with live.page(made["id"], made["mine"][0]["secret"]) as page:
                await page.send({"t": "pace", "share": 0})
                step = await page.asked()
                await page.answer(step.choices[0])
                return await page.asked()

        assert asyncio.run(hurry()).choices


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "later.db")
    db.execute("PRAGMA user_version = 99")
    db.close()

    with pytest.raises(StoreError, match="later version"):
        SqliteStore(tmp_path / "later.db")


def test_a_database_of_a_later_version_is_refused(postgres: Postgres) -> None:
    url = postgres.new_database()
    open_store(url)
    postgres.ask(url, "UPDATE cabale.version SET version = 99")

    with pytest.raises(StoreError, match="later version"):
        open_store(url)


@pytest.mark.parametrize("address", ["postgresql://[::1/x", "postgresql://a@[x]/y"])
def test_an_address_that_cannot_be_read_is_refused_in_a_sentence(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--database", address, "--port", "0", "--lang", "en"])
    assert "is neither a file nor an address" in capsys.readouterr().err


def test_a_database_that_cannot_keep_every_name_is_refused(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("-E", "LATIN1", "-T", "template0", "--lc-collate=C", "--lc-ctype=C", "latin")
    postgres.call("createdb", "-h", str(postgres.folder), "-U", "cabale", *words)

    assert main(["serve", "--database", postgres.address("latin"), "--lang", "en"]) == 1
    assert "it is not in UTF-8" in capsys.readouterr().err


def test_a_database_whose_lines_others_hold_is_waited_for(postgres: Postgres) -> None:
    """However many connections it takes: whoever lets go of theirs makes room."""
    place = postgres.new_database()
    name = place.partition("@/")[2].partition("?")[0]
    role = f"of_{name}"
    postgres.ask(place, f"CREATE ROLE {role} LOGIN")
    postgres.ask(place, f"GRANT ALL ON DATABASE {name} TO {role}")
    mine = place.replace("//cabale@", f"//{role}@")
    with Live(mine) as live:
        store = live.app.house.store
        assert store.loop is not None

        async def hang_up() -> None:
            await store.pool.expire_connections()  # type: ignore[attr-defined]

        postgres.ask(place, f"ALTER ROLE {role} CONNECTION LIMIT 0")
        asyncio.run_coroutine_threadsafe(hang_up(), store.loop).result()
        later = Timer(1, postgres.ask, (place, f"ALTER ROLE {role} CONNECTION LIMIT 20"))
        later.start()
        assert live.ask("POST", "/api/me/introduce", {"name": "Zoé"})[0] == 201
        later.join()


def test_a_database_that_is_not_there_is_told_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    where = "postgresql://club:geheim@127.0.0.1:9/tables"

    assert main(["serve", "--database", where, "--port", "0"]) == 1

    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "127.0.0.1/tables" in said and "geheim" not in said


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database at all, only some words in a file " * 40)

    with pytest.raises(StoreError, match="not a database"):
        SqliteStore(tmp_path / "text.db")


def test_a_file_that_another_program_wrote_is_refused_and_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")

    with pytest.raises(StoreError, match="did not write"):
        SqliteStore(tmp_path / "other.db")

    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def first_release(path: Path) -> None:
    """A file as 0.1.0 wrote it: a game that runs, and a lobby."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript((Path(__file__).parent / "schema_1.sql").read_text("utf-8"))
    path.chmod(0o644)


def test_a_file_of_the_first_release_goes_on(tmp_path: Path) -> None:
    # given
    first_release(tmp_path / "old.db")
    host, guest = "1cAEFGxDF8nQZSO2a_aGzg", "8yf-4NN1BpulxJe6_5Sf4A"
    # when
    with Live(tmp_path / "old.db") as live:
        mine = live.post("/api/mine", {"held": [{"table": "6525srduh2x7", "secret": guest}]})
        status, lobby, _ = live.ask("GET", "/api/tables/4mcaak2ryqha")
        asyncio.run(answer_for_a_while(live.port, "6525srduh2x7", [host, guest], 2))
    # then
    assert [(one["seat"], one["names"]) for one in mine] == [(1, ["Host", "Guest 1"])]
    assert status == 200 and lobby["seats"][0]["name"] == "Émilie"
    assert (tmp_path / "old.db").stat().st_mode & 0o777 == 0o600


def test_names_and_talk_of_the_first_release_are_put_apart(tmp_path: Path) -> None:
    first_release(tmp_path / "old.db")

    with Live(tmp_path / "old.db") as live:
        seats = live.ask("GET", "/api/tables/6525srduh2x7")[1]["seats"]
        talk = [said.text for said in live.app.house.rooms["6525srduh2x7"].table.talk]

    with closing(sqlite3.connect(tmp_path / "old.db")) as db:
        kept = b"".join(line for (line,) in db.execute("SELECT line FROM lines"))
        apart = {words for (words,) in db.execute("SELECT words FROM lines WHERE words NOT NULL")}
    assert [seat["name"] for seat in seats] == ["Host", "Guest 1"] and "Bien joué !" in talk
    assert not [words for words in apart if words in kept]
    assert {b"Host", b"Guest 1", "Émilie".encode()} <= apart


def test_somebody_is_forgotten_and_the_game_stays(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        table, secrets = live.friends(2)

        async def talk() -> None:
            async with live.page(table, *secrets[:1]) as page:
                await page.asked()
                await page.send({"t": "talk", "text": "I am Armand of Nowhere"})
                await page.until(wire.Talk)

        asyncio.run(talk())
        play_out(live, table)
        assert live.ask("POST", f"/api/tables/{table}/forget", {})[1]["reason"] == "not-a-seat"

        found = live.post(f"/api/tables/{table}/forget", {}, secrets[0])

        assert [seat["name"] for seat in found["seats"]] == ["", "Guest 1"]
        mine = live.post("/api/mine", {"held": [{"table": table, "secret": secrets[0]}]})
        assert mine[0]["names"] == ["", "Guest 1"]
    with Live(tmp_path / "cabale.db") as live:
        record = live.ask("GET", f"/api/tables/{table}/record")[1].decode()
        assert live.ask("GET", f"/api/tables/{table}/verify")[1]["fault"] is None
        assert live.app.house.rooms[table].table.talk[0].text == ""
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert "name A" not in record and "name B Guest 1" in record
    assert b"Armand" not in everything and b"Guest 1" in everything


def test_what_somebody_says_while_they_are_forgotten_is_forgotten_too(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that stands before the line by which they are forgotten keeps its words."""
    table, secrets = live.friends(2)
    store = live.app.house.store
    true_lines, sent, heard = store.lines, Event(), Event()

    async def lines(id: str, first: int = 0) -> list[bytes]:
        rows = await true_lines(id, first)
        sent.set()
        await asyncio.to_thread(heard.wait)
        return rows

    async def talk() -> None:
        async with live.page(table, secrets[1]) as page:
            await page.until(wire.Step)
            monkeypatch.setattr(store, "lines", lines)
            where = f"/api/tables/{table}/forget"
            forgotten = asyncio.to_thread(live.post, where, {}, secrets[1])
            asking = asyncio.ensure_future(forgotten)
            await asyncio.to_thread(sent.wait)
            await page.send({"t": "talk", "text": "Zanzibar"})
            await page.until(wire.Talk)
            heard.set()
            await asking

    asyncio.run(talk())
    monkeypatch.undo()
    assert store.loop is not None
    rows = asyncio.run_coroutine_threadsafe(true_lines(table), store.loop).result()
    forgot = next(n for n, row in enumerate(rows) if b'"forgot"' in row)
    assert not [row for row in rows[:forgot] if b"Zanzibar" in row or b"Guest 1" in row]


def test_the_host_lets_a_table_forget_who_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Live(tmp_path / "cabale.db") as live:
        table, _ = live.friends(2)
        play_out(live, table)
        here = ["--data", str(tmp_path / "cabale.db"), "--lang", "en"]
        assert main(["forget", table, *here]) == 1
        assert "a server has it open" in capsys.readouterr().err

    assert main(["forget", table, *here]) == 0
    assert main(["forget", "nosuch", *here]) == 1
    capsys.readouterr()
    assert main(["export", table, *here]) == 0

    assert "name " not in capsys.readouterr().out
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Host" not in everything and b"Guest" not in everything


def test_an_old_file_is_changed_by_the_server_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first_release(tmp_path / "old.db")
    here = ["--data", str(tmp_path / "old.db"), "--lang", "en"]

    assert main(["backup", str(tmp_path / "copy.db"), *here]) == 1
    assert "earlier version" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "old.db"), "--data", str(tmp_path / "new.db")]) == 0

    assert main(["export", "6525srduh2x7", "--data", str(tmp_path / "new.db")]) == 0


def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Live(tmp_path / "cabale.db"):
        status = main(["serve", "--data", str(tmp_path / "cabale.db"), "--lang", "en"])

    assert status == 1
    assert "a server has it open" in capsys.readouterr().err


def test_a_second_server_is_refused_whatever_link_leads_to_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "cabale.db")
    with Live(tmp_path / "cabale.db"):
        assert main(["serve", "--data", str(link), "--port", "0", "--lang", "en"]) == 1
    assert "a server has it open" in capsys.readouterr().err


def test_a_file_that_goes_by_two_names_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its lock, and what is not yet moved into it, lie beside one of them."""
    name, other = tmp_path / "cabale.db", tmp_path / "other.db"
    with Live(name) as live:
        table, _ = live.friends(2)
        other.hardlink_to(name)
        for place in (other, name):
            assert main(["serve", "--data", str(place), "--port", "0", "--lang", "en"]) == 1
            assert "a second name (a hard link)" in capsys.readouterr().err
    other.unlink()
    with Live(name) as live:
        assert live.ask("GET", f"/api/tables/{table}")[0] == 200


def test_what_is_no_file_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert main(["serve", "--data", str(tmp_path / "pipe"), "--port", "0", "--lang", "en"]) == 1
    for place in ("", "/"):
        with pytest.raises(SystemExit):
            main(["serve", "--data", place, "--port", "0", "--lang", "en"])
    said = capsys.readouterr().err
    assert "did not write" in said and said.count("is neither a file nor an address") == 2


def test_nobody_else_may_read_what_is_kept(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        live.friends(2)
        main(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "cabale.db")])
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}

    assert {"cabale.db", "cabale.db-wal", "copy.db"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_a_deleted_folder_is_noticed_before_anything_is_acknowledged(tmp_path: Path) -> None:
    # given
    folder = tmp_path / "club"
    folder.mkdir()
    with Live(folder / "cabale.db") as live:
        live.make()
        # when
        shutil.rmtree(folder)
        status, reply, _ = live.ask("POST", "/api/tables", WISH)
        health = [live.ask("GET", path)[0] for path in ("/livez", "/readyz", "/healthz")]
    # then
    assert health == [200, 503, 503]
    assert (status, reply["reason"]) == (503, "not-stored")


def test_somebody_gone_stays_gone_through_a_restart(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        table, secrets = live.friends(2)
        asyncio.run(positions_now(live.port, table, secrets))
        gone = [seat["gone"] for seat in live.ask("GET", f"/api/tables/{table}")[1]["seats"]]
    with Live(tmp_path / "cabale.db") as live:
        again = [seat["gone"] for seat in live.ask("GET", f"/api/tables/{table}")[1]["seats"]]
    assert again == gone


def test_a_full_disk_is_told_and_forgotten_when_there_is_room_again(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        # given
        table, secrets = live.friends(2)
        store = live.app.house.store
        assert isinstance(store, SqliteStore)
        pages = store.db.execute("PRAGMA page_count").fetchone()[0]
        # when
        store.db.execute(f"PRAGMA max_page_count = {pages}")
        refused = [live.ask("POST", "/api/tables", WISH)[0] for _ in range(9)]
        store.db.execute("PRAGMA max_page_count = 100000")
        # then
        assert 503 in refused
        assert live.ask("GET", "/readyz")[0] == 200
        asyncio.run(answer_for_a_while(live.port, table, secrets, 2))


def test_a_damaged_table_is_said_to_be_so(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        good, bad = live.make()["id"], live.make()["id"]
    with closing(sqlite3.connect(tmp_path / "cabale.db", isolation_level=None)) as db:
        db.execute("UPDATE lines SET line = x'7b2274' WHERE tab = ? AND n = 1", (bad,))

    with Live(tmp_path / "cabale.db") as live:
        assert live.ask("GET", f"/api/tables/{good}")[0] == 200
        assert live.ask("GET", f"/api/tables/{bad}")[0] == 503

        async def look() -> ConnectionClosed:
            with pytest.raises(ConnectionClosed) as closed:
                async with live.page(bad) as page:
                    await page.next()
            return closed.value

        assert "damaged" in str(asyncio.run(look()))
    assert main(["export", bad, "--data", str(tmp_path / "cabale.db")]) == 1


def test_a_file_whose_fault_cannot_be_told_in_text_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, there = tmp_path / "bad.db", ["--lang", "en", "--data", str(tmp_path / "new.db")]
    with Live(tmp_path / "cabale.db") as live:
        live.make()
    assert main(["backup", str(bad), "--data", str(tmp_path / "cabale.db")]) == 0
    bad.write_bytes(bad.read_bytes().replace(b"CREATE TABLE lines", b"CREAT\xc5 TABLE lines"))
    capsys.readouterr()

    for command in (["restore", str(bad), *there], ["export", "x", "--data", str(bad)]):
        assert main(command) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE tables SET id = CAST(id AS BLOB); UPDATE lines SET tab = CAST(tab AS BLOB)",
        "UPDATE tables SET game = x'ff'",
        "UPDATE tables SET touched = 'x'",
        "UPDATE tables SET seats = x'ff'",
        "UPDATE lines SET line = 'x'",
    ],
)
def test_a_backup_whose_rows_are_of_other_kinds_is_refused_in_a_sentence(
    harm: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Live(tmp_path / "cabale.db") as live:
        live.make()
    with closing(sqlite3.connect(tmp_path / "cabale.db")) as db, db:
        db.executescript(harm)

    restore = ["restore", str(tmp_path / "cabale.db"), "--data", str(tmp_path / "new.db")]
    assert main(restore) == 1

    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "new.db").exists()


def test_a_document_that_is_damaged_is_said_to_be_so(
    live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    me = live.post("/api/me/introduce", {"name": "Zoé"})
    store = live.app.house.store
    assert store.loop is not None
    damage = store.put_beside("UPDATE papers SET text = ? WHERE kind = 'person'", b'{"na')  # type: ignore[attr-defined]
    assert asyncio.run_coroutine_threadsafe(damage, store.loop).result() == 1

    status, told, _ = live.ask("GET", "/api/me", secret=me["token"])

    assert (status, told["reason"]) == (503, "damaged")
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("command", ["export", "backup", "serve"])
def test_a_file_whose_documents_cannot_be_read_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    file = tmp_path / "cabale.db"
    with Live(file) as live:
        table, _ = live.friends(2)
        live.post("/api/me/introduce", {"name": "Zoé"})
    with closing(sqlite3.connect(file)) as db:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'papers'"
        (page,), (size,) = (db.execute(q).fetchone() for q in (query, "PRAGMA page_size"))
    data = bytearray(file.read_bytes())
    data[(page - 1) * size : page * size] = bytes(size)
    file.write_bytes(data)
    words = {"export": [table], "backup": [str(tmp_path / "b.db")], "serve": ["--port", "0"]}

    assert main([command, *words[command], "--data", str(file), "--lang", "en"]) == 1
    assert "damaged" in capsys.readouterr().err


def test_a_backup_has_any_name(tmp_path: Path) -> None:
    named = tmp_path / "50% of club #1?.db"
    with Live(tmp_path / "cabale.db") as live:
        live.make()
    assert main(["backup", str(named), "--data", str(tmp_path / "cabale.db")]) == 0

    assert main(["restore", str(named), "--data", str(tmp_path / "new.db")]) == 0


ATTACKS = {
    "trigger": "CREATE TRIGGER t AFTER INSERT ON lines BEGIN DELETE FROM lines; END",
    "view": "DROP TABLE tables; CREATE VIEW tables AS WITH RECURSIVE r(x) AS "
    "(SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT x AS id FROM r",
    "index": "CREATE INDEX i ON lines (line)",
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_restore_refuses_a_file_with_more_in_it_than_tables(
    attack: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Live(tmp_path / "cabale.db") as live:
        live.make()
    with closing(sqlite3.connect(tmp_path / "cabale.db", isolation_level=None)) as db:
        db.executescript(ATTACKS[attack])
    there = ["--data", str(tmp_path / "new.db"), "--lang", "en"]

    assert main(["restore", str(tmp_path / "cabale.db"), *there]) == 1

    assert "did not write" in capsys.readouterr().err
    assert not (tmp_path / "new.db").exists()
