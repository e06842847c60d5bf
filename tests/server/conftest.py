"""A server on a loopback port, and pages that are programs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from live import Live

from cabale.games import catalogue

catalogue.look_again()  # the toy is announced by toy-1.dist-info, beside this file


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    """A running server with an empty file."""
    with Live(tmp_path / "cabale.db") as server:
        yield server
