"""A real server on a loopback port, and people with real browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from server.live import Live
from web.browser import Person, chromium
from web.known import Known

from cabale.server import lobby, onward


@pytest.fixture(autouse=True)
def known_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test are dealt in every run as they were in the last."""
    known = Known(request.node.name)
    monkeypatch.setattr(lobby, "secrets", known)
    monkeypatch.setattr(onward, "secrets", known)


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server whose bots answer at once; a test that changes it for others has one of its own."""
    with Live(tmp_path_factory.mktemp("web") / "cabale.db") as server:
        server.app.reach.open.append("127.0.0.1")  # as if it were an address of a local network
        yield server


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = chromium(playwright)
    yield found
    found.close()


@pytest.fixture
def person(browser: Browser, live: Live) -> Iterator[Callable[..., Person]]:
    with people_of(browser, live) as make:
        yield make


@pytest.fixture
def alone(browser: Browser, tmp_path: Path) -> Iterator[tuple[Live, Callable[..., Person]]]:
    """A server for a test that changes it, and its people."""
    with Live(tmp_path / "cabale.db") as live, people_of(browser, live) as make:
        yield live, make


@contextmanager
def people_of(browser: Browser, live: Live) -> Iterator[Callable[..., Person]]:
    """Makes people; in the end none of their pages may have complained or looked elsewhere."""
    people: list[Person] = []

    def make(**wish: Any) -> Person:
        people.append(Person(browser, f"http://127.0.0.1:{live.port}", **wish))
        return people[-1]

    yield make
    for one in people:
        one.close()
        assert one.errors == []
        assert one.hosts <= {f"127.0.0.1:{live.port}", f"localhost:{live.port}", ""}


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    root = Path(__file__).parents[2]
    return (root / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
