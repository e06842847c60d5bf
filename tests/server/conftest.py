"""A server on a loopback port, pages that are programs, and a PostgreSQL of one's own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from live import Live
from postgres import Postgres

from cabale.games import catalogue

catalogue.look_again()  # the toy is announced by toy-1.dist-info, beside this file


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    """A running server with an empty file."""
    with Live(tmp_path / "cabale.db") as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    with Postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes an empty place to keep tables in, a file or a database."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database
    return lambda: str(tmp_path / f"{len(list(tmp_path.iterdir()))}.db")
