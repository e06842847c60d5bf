"""The house itself: what the README promises, what a wheel holds, what a lock must not say."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from house.conftest import ENGINE, ROOT

SCRIPTS = [*(ROOT / "benchmarks").glob("*.py"), *(ROOT / "examples").glob("*.py")]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_the_sessions_of_a_page_run(page: str) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_every_link_between_pages_leads_somewhere() -> None:
    broken = []
    for page in PAGES:
        text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            if not (page.parent / link).exists():
                broken.append(f"{page.name}: {link}")
    assert broken == []


def test_the_walks_pass_through_files_that_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    walks = re.findall(r"^ ((?:web|server|core|games|bots)/\S+\.\w+)  ", text, re.MULTILINE)
    assert len(walks) > 30
    for name in walks:
        pattern = name.replace("<game>", "*")
        below = ROOT if name.startswith("web/") else ROOT / "src" / "cabale"
        assert any(below.glob(pattern)), name


def test_every_folder_of_tests_is_run() -> None:
    script = (ROOT / "scripts" / "test").read_text()
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    assert {name for name in folders if f"tests/{name}" not in script} == set()


def test_locks_name_no_host() -> None:
    locks = [*ROOT.glob("requirements*.txt"), *ROOT.glob("**/package-lock.json")]
    locks = [lock for lock in locks if "node_modules" not in lock.parts]
    assert len(locks) >= 5
    for lock in locks:
        text = lock.read_text("utf-8")
        assert not re.search(r"\"resolved\"|--index-url|--find-links|file://", text), lock


def test_a_wheel_holds_rules_words_and_components(plain_wheel: Path) -> None:
    names = set(zipfile.ZipFile(plain_wheel).namelist())
    for game in ("cape_epee", "louis_xiv", "heads_of_state", "reigns"):
        for file in ("RULES.en.md", "RULES.fr.md", "words/en.ftl", "words/fr.ftl"):
            assert f"cabale/games/{game}/{file}" in names
    assert {"cabale/words/fr.ftl", "cabale/words/page.fr.ftl"} <= names


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_every_benchmark_and_example_at_least_begins(script: Path) -> None:
    """All that it imports is there; measuring is for `make bench`."""
    begin = "import runpy, sys; runpy.run_path(sys.argv[1], run_name='begin')"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ENGINE), str(script.parent)])}
    done = subprocess.run(
        [sys.executable, "-c", begin, str(script)], env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
