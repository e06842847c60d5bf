"""What is set up side by side waits for what it is made with."""

from __future__ import annotations

import threading

import pytest

from workshop import engine, needs, packages, page
from workshop.telling import Trouble

EVERYTHING = ("play", "build", "test", "docs", "page", "engine")


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was set up, in the order of its end; the page ends after the packages for tests."""
    ended: list[str] = []
    tested = threading.Event()

    def install(*names: str) -> None:
        ended.extend(names)
        if "test" in names:
            tested.set()

    def build() -> None:
        tested.wait()
        ended.append("page")

    monkeypatch.setattr(packages, "need", install)
    monkeypatch.setattr(page, "need", build)
    monkeypatch.setattr(engine, "need", lambda beside=False: ended.append("engine"))
    monkeypatch.setattr(engine, "share_pages", lambda: ended.append("shared"))
    monkeypatch.setattr(page, "npm_command", lambda: ["npm"])
    return ended


def test_the_page_is_built_beside_the_packages_and_compiled_with_what_it_needs(
    done: list[str],
) -> None:
    needs.need(*EVERYTHING)

    assert [name for name in done if name in packages.LOCKS] == ["play", "build", "test", "docs"]
    assert done.index("page") > done.index("test"), "nobody waited for the page"
    assert done.index("engine") > done.index("page"), "the engine serves the page"


def test_without_a_node_everything_comes_in_turn(
    done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "npm_command", lambda: None)

    needs.need(*EVERYTHING)

    assert [name for name in done if name != "shared"] == list(EVERYTHING)


def test_a_page_that_is_built_alone_is_served_by_the_engine_that_is_there(done: list[str]) -> None:
    needs.need("test", "page")

    assert done == ["test", "page", "shared"]


def test_what_fails_is_told_and_nothing_is_made_with_it(
    done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise Trouble("The page cannot be built:")

    monkeypatch.setattr(page, "need", refuse)

    with pytest.raises(Trouble, match="The page cannot be built"):
        needs.need(*EVERYTHING)

    assert "engine" not in done


def test_what_nobody_knows_is_refused_before_anything_begins(done: list[str]) -> None:
    with pytest.raises(Trouble, match="There is no 'pages'"):
        needs.need("play", "pages")

    assert done == []
