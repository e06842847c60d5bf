"""An address with several hosts: the one that may be written to is found, whoever is silent."""

from __future__ import annotations

import asyncio
import contextlib
import socket

import pytest
from postgres import Pair, Postgres

from cabale.cli.main import main
from cabale.server.storage import postgres as kept
from cabale.server.storage.postgres import PostgresStore
from cabale.server.storage.primary import connect_primary, each_host
from cabale.server.storage.store import Sitting, StoreError, Summary


def test_each_host_of_an_address_gets_an_address() -> None:
    assert each_host("postgresql:///cabale?host=/run/a,/run/b&user=x") == [
        "postgresql:///cabale?user=x&host=%2Frun%2Fa",
        "postgresql:///cabale?user=x&host=%2Frun%2Fb",
    ]
    assert each_host("postgres://u:p%40w@a:1,b:2/cabale") == [
        "postgresql://u:p%40w@a:1/cabale?",
        "postgresql://u:p%40w@b:2/cabale?",
    ]
    assert each_host("postgresql:///cabale?host=a,b&port=1,2") == [
        "postgresql:///cabale?host=a&port=1",
        "postgresql:///cabale?host=b&port=2",
    ]


def test_a_host_that_says_nothing_is_passed_over(postgres: Postgres) -> None:
    """As a machine that lost its power: the line is taken and nobody ever answers."""
    name = postgres.new_database().partition("@/")[2].partition("?")[0]
    with socket.create_server(("127.0.0.1", 0)) as mute:
        ports = f"{mute.getsockname()[1]},5432"
        hosts = f"127.0.0.1,{postgres.folder}"

        async def ask() -> object:
            db = await connect_primary(f"postgresql://cabale@/{name}?host={hosts}&port={ports}")
            try:
                return await db.fetchval("SELECT 1")
            finally:
                await db.close()

        assert asyncio.run(ask()) == 1


def test_a_standby_alone_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], postgres: Postgres
) -> None:
    standby = Postgres(primary=postgres)
    with standby:
        assert main(["serve", "--database", standby.address("postgres"), "--lang", "en"]) == 1
    assert "it is a standby" in capsys.readouterr().err


def test_what_the_standby_has_not_got_is_not_said_to_be_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A commit that waits for it too long is broken off, and stands on the primary alone."""
    monkeypatch.setattr(kept, "PATIENCE", 1.0)
    with contextlib.closing(Pair()) as pair:
        line = (Summary("a", "toy", "playing", 1, 12.5, [Sitting()]), 0, [b"one"])

        store = PostgresStore(pair.address())

        async def play() -> None:
            await store.start()
            await asyncio.to_thread(pair.standby.stop, "immediate")
            assert await store.put(*line) == "failed"
            assert pair.ask("SELECT count(*) FROM cabale.lines") == "1"
            with pytest.raises(StoreError):
                await store.lines("a")
            assert await store.put(*line) == "failed"  # whoever asks again
            await asyncio.to_thread(pair.standby.start)
            await asyncio.to_thread(pair.wait_until_in_step)
            assert await store.put(*line) == "stored"
            assert await store.lines("a") == [b"one"]
            await store.close()

        asyncio.run(play())
