"""Packages as they are published, and an environment with nothing else in it."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cabale

ROOT = Path(__file__).parents[2]
ENGINE = Path(cabale.__file__).parents[1]  # where the tests run from: src/, or the compiled copy
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]


def must_run_in_ci(reason: str) -> None:
    """Leave a test out here, in a sentence; but never in continuous integration."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def build(target: str, folder: Path, source: Path = ROOT, **changes: str) -> Path:
    """One package, built without network: with the page as it is, and no compiler."""
    environment = {**os.environ, "CABALE_WEB": "0", "CABALE_COMPILE": "0", **changes}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (package,) = folder.iterdir()
    return package


@pytest.fixture(scope="session")
def page() -> Path:
    """The built page."""
    static = ROOT / "src" / "cabale" / "server" / "static"
    if not (static / "index.html").exists():
        must_run_in_ci("the page is not built: run make page")
    return static


@pytest.fixture(scope="session")
def plain_wheel(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="session")
def compiled_wheel(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the engine these tests run from, which is not compiled a second time."""
    if not (ENGINE / ".compiled").exists():
        must_run_in_ci("the engine is not compiled: run make engine, and the tests from there")
    return build("wheel", tmp_path_factory.mktemp("compiled"), CABALE_ENGINE=str(ENGINE))


@pytest.fixture(scope="session")
def sdist(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an environment that holds the locked packages Cabale asks for, not Cabale."""
    folder = tmp_path_factory.mktemp("empty") / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    lock = ROOT / "requirements.txt"
    found = ["--no-index", "--find-links", str(wheelhouse(lock)), "--no-compile"]
    install = [*PIP, "--python", str(folder / "bin" / "python"), "install"]
    subprocess.run([*install, *found, "--require-hashes", "-r", str(lock)], check=True)
    return folder


def wheelhouse(lock: Path) -> Path:
    """Every package of a lock file, fetched once, so that later runs need no network."""
    folder = ROOT / "build" / "wheelhouse" / hashlib.sha256(lock.read_bytes()).hexdigest()[:12]
    if not (folder / ".done").exists():
        fetch = [*PIP, "download", "--only-binary", ":all:", "--require-hashes", "-r", str(lock)]
        subprocess.run([*fetch, "-d", str(folder)], check=True)
        (folder / ".done").touch()
    return folder
