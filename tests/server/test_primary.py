"""An address with several hosts: the one that may be written to is found, whoever is silent."""

from __future__ import annotations

import asyncio
import socket

import pytest
from postgres import Postgres

from cabale.cli.main import main
from cabale.server.storage.primary import connect_primary, each_host


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
