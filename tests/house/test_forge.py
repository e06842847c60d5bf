"""What a public forge reads: workflows, forms, and the check before a release."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from house.conftest import ROOT

FORGE = ROOT / ".github"
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))
FORMS = sorted(
    set((FORGE / "ISSUE_TEMPLATE").glob("*.yml")) - {FORGE / "ISSUE_TEMPLATE/config.yml"}
)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def steps() -> list[dict[str, Any]]:
    """Every step of every job."""
    jobs = (job for path in WORKFLOWS for job in read(path)["jobs"].values())
    return [step for job in jobs for step in job["steps"]]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", WORKFLOWS),
        ("custom.github-workflows-require-timeout", WORKFLOWS),
        ("vendor.github-issue-forms", FORMS),
        ("vendor.github-issue-config", [FORGE / "ISSUE_TEMPLATE" / "config.yml"]),
    ],
)
def test_each_file_is_as_the_forge_wants_it(schema: str, files: list[Path]) -> None:
    assert files
    check = Path(sys.executable).with_name("check-jsonschema")
    done = subprocess.run(
        [check, "--builtin-schema", schema, *files], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_workflows_run_only_what_is_there() -> None:
    said = " ; ".join(step.get("run", "") for step in steps())
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = {
        word for words in re.findall(r"make ((?:[a-z]+ ?)+)", said) for word in words.split()
    }
    assert targets >= {"test", "sdist", "docs", "wheel"}
    assert [target for target in targets if f"\n{target}:" not in makefile] == []
    files = re.findall(r"scripts/\w+(?:\.py)?|requirements[-\w]*\.txt|tests/\w+", said)
    assert files
    assert [file for file in files if not (ROOT / file).exists()] == []


def test_the_rules_are_proved_on_every_python_that_is_named() -> None:
    (matrix,) = (
        job["strategy"]["matrix"]
        for job in read(FORGE / "workflows" / "tests.yml")["jobs"].values()
        if "strategy" in job
    )
    named = [
        kind.rpartition(" ")[2]
        for kind in PROJECT["project"]["classifiers"]
        if re.search(r":: 3\.\d+$", kind)
    ]
    assert matrix["python"] == named
    assert {system.partition("-")[0] for system in matrix["system"]} == {
        "ubuntu", "macos", "windows",
    }  # fmt: skip
    compiled = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert compiled == [f"cp{version.replace('.', '')}-*" for version in named]


def test_a_wrong_rule_is_shown_by_a_scenario() -> None:
    form = read(FORGE / "ISSUE_TEMPLATE" / "rule.yml")
    (scenario,) = (part for part in form["body"] if part.get("id") == "scenario")
    assert scenario["validations"]["required"]
    (game,) = (part for part in form["body"] if part.get("id") == "game")
    readme = (ROOT / "README.md").read_text("utf-8")
    assert all(title in readme for title in game["attributes"]["options"])


def released(source: Path, tag: str) -> str:
    """What stands against a release."""
    command = [sys.executable, str(source / "scripts" / "release.py"), tag]
    return subprocess.run(command, capture_output=True, text=True).stderr


def test_a_tag_must_agree_with_version_and_changes(tmp_path: Path) -> None:
    for name in ("scripts/release.py", "src/cabale/__init__.py", "CHANGELOG.md", "pyproject.toml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)

    told = released(tmp_path, "v9.9.9")
    assert "does not say that this is version 9.9.9" in told
    assert "no heading '## 9.9.9 (date)'" in told

    (tmp_path / "src/cabale/__init__.py").write_text('__version__ = "9.9.9"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("## 9.9.9 (2030-01-01)\n", "utf-8")
    with (tmp_path / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write('\n[project.urls]\nSource = "https://example.org/cabale"\n')
    assert released(tmp_path, "v9.9.9") == ""
