"""What is set up side by side waits for what it is made with."""

from __future__ import annotations

import errno
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from workshop import engine, needs, packages, page, stamps
from workshop.telling import Bar, Trouble, sentence_for

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


def test_of_two_runs_at_once_the_second_waits_and_finds_it_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []
    told = threading.Event()

    def tell(words: str, **how: object) -> None:
        assert words == "Another run is at the Python packages here: waiting for it."
        told.set()

    def install(name: str, lock: Path) -> None:
        installed.append(name)
        told.wait(60)  # the other has come meanwhile

    (tmp_path / "requirements.txt").write_text("locked")
    for module in (stamps, packages):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(packages, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(packages, "put_there", install)
    monkeypatch.setattr("builtins.print", tell)

    with ThreadPoolExecutor(2) as runs:
        for run in [runs.submit(packages.need, "play") for _ in range(2)]:
            run.result()

    assert installed == ["play"]


@pytest.mark.parametrize("error", [errno.EACCES, errno.EROFS])
def test_a_folder_that_cannot_be_written_to_is_one_sentence(error: int) -> None:
    refused = OSError(error, os.strerror(error), "/clone/.venv")

    said = sentence_for(str(refused), "Setting up Cabale failed:")

    assert said == "Cabale may not write in this folder: run it in a clone of your own."


def test_what_an_interrupted_run_left_half_installed_is_installed_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "requirements.txt"
    anew: list[bool] = []

    def install(lock: Path, bar: Bar, again: bool) -> None:
        anew.append(again)
        if len(anew) == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(packages, "VENV", tmp_path)
    monkeypatch.setattr(packages, "make_environment", lambda: None)
    monkeypatch.setattr(packages, "install", install)

    with pytest.raises(KeyboardInterrupt):
        packages.put_there("play", lock)
    for _ in range(2):
        packages.put_there("play", lock)

    assert anew == [False, True, False]
