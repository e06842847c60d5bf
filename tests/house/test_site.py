"""The docs site: built strictly, whole, and asking nothing of any other host."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from house.conftest import ROOT, must_run_in_ci
from house.visitor import serving
from playwright.sync_api import Page, sync_playwright
from web.browser import chromium

import cabale

BUILT = Path("src/cabale/server/docs")


def copy_of_the_source(folder: Path) -> Path:
    """What the site is made of, in a place of its own."""
    if not Path(sys.executable).with_name("zensical").exists():
        must_run_in_ci("the packages of the docs are not here: run make docs")
    leave = shutil.ignore_patterns("__pycache__", "static")
    for name in ("docs", "src", "scripts", "web/public"):
        shutil.copytree(ROOT / name, folder / name, ignore=leave)
    shutil.rmtree(folder / BUILT, ignore_errors=True)
    for name in ("zensical.toml", "CHANGELOG.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / name, folder)
    return folder


def build(source: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(source / "scripts" / "site.py")]
    return subprocess.run(command, cwd=source, capture_output=True, text=True)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source, with the site built in it."""
    folder = copy_of_the_source(tmp_path_factory.mktemp("site"))
    done = build(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def reader(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A browser on a server that has the docs; what it may not do ends the test."""
    folder = tmp_path_factory.mktemp("server")
    command = folder / "cabale"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m cabale "$@"\n', "utf-8")
    command.chmod(0o755)
    env = {**os.environ, "PYTHONPATH": str(source / "src")}
    with serving(command, folder, env) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_page(base_url=address)
        yield page
        browser.close()


def test_every_part_is_there(source: Path) -> None:
    site = source / BUILT
    parts = ["index", "play", "run-a-club", "bots", "add-a-game", "research", "reference", "why"]
    assert [part for part in parts if not (site / f"{part}.html").exists()] == []
    for rules in (source / "src/cabale/games").glob("*/RULES.*.md"):
        language = rules.suffixes[0]
        text = (site / "rules" / f"{rules.parent.name}{language}.html").read_text("utf-8")
        assert "<strong>1.1</strong>" in text


def test_the_reference_has_every_name_that_is_promised(source: Path) -> None:
    text = (source / BUILT / "reference.html").read_text("utf-8")
    told = set(re.findall(r'id="(cabale[.\w]*)"', text))
    promised = {f"cabale.{name}" for name in cabale.__all__ if name != "__version__"}
    assert promised - told == set()
    assert "&gt;&gt;&gt; " in text, "sessions are shown as code"


@pytest.mark.parametrize(
    ("page", "text", "complaint"),
    [
        ("docs/play.md", "[x](nowhere.md)", "docs/play.md leads to nowhere.md"),
        ("docs/play.md", "[x](why.md#nowhere)", "anchor does not exist"),
        ("docs/play.md", "[x](../Makefile)", "docs/play.md leads to ../Makefile"),
        ("docs/lost.md", "# Lost", "differ by lost.md"),
    ],
)
def test_what_is_wrong_fails_the_build(
    page: str, text: str, complaint: str, tmp_path: Path
) -> None:
    source = copy_of_the_source(tmp_path / "source")
    assert complaint in refused(source, {page: text})


def test_everything_wrong_in_the_built_pages_is_told_at_once(tmp_path: Path) -> None:
    source = copy_of_the_source(tmp_path / "source")

    told = refused(
        source,
        {
            "docs/play.md": '<img src="https://example.org/x.png">',
            "docs/bots.md": '<pre class="mermaid">a</pre>',
            "docs/people.md": '<a href="nowhere.html">x</a>',
        },
    )

    assert "play.html would fetch" in told
    assert "bots.html would fetch" in told
    assert "nowhere.html leads nowhere" in told


def refused(source: Path, wrong: dict[str, str]) -> str:
    """What is said of pages to which something wrong is added."""
    for page, text in wrong.items():
        with (source / page).open("a", encoding="utf-8") as file:
            file.write(f"\n{text}\n")
    done = build(source)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_reader_finds_a_rule_and_asks_nobody_else(reader: Page) -> None:
    errors: list[str] = []
    asked: set[str] = set()
    reader.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    reader.on("pageerror", lambda error: errors.append(str(error)))
    reader.on("request", lambda request: asked.add(request.url.split("/")[2]))

    reader.goto("/docs")
    reader.get_by_role("link", name="The rules", exact=True).click()
    reader.get_by_role("link", name="règles", exact=True).first.click()
    reader.get_by_role("heading", level=1).get_by_text("Louis XIV").wait_for()
    reader.wait_for_load_state("networkidle")  # the key is heard once the page's script is there
    reader.keyboard.press("Control+k")
    reader.locator("input:focus").fill("Mousquetaires")
    reader.locator("a:has(mark)").first.click()
    reader.wait_for_url("**/rules/cape_epee.fr.html*")

    assert errors == []
    assert len(asked) == 1, "only the server itself was asked"


def test_a_page_that_is_not_there_is_not_the_game(reader: Page) -> None:
    assert reader.request.get("/docs/nowhere.html").status == 404
    assert reader.request.get("/docs/").url.endswith("/docs/index.html")
