"""Packages as they are published, and an environment with nothing else in it."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
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


Made = Callable[[str, Callable[[Path], object]], Path]


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """Has something made in a folder by the first of all test processes that needs it."""
    base = tmp_path_factory.getbasetemp()
    common = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def once(name: str, make: Callable[[Path], object]) -> Path:
        folder, done = common / f"one-{name}", common / f"one-{name}.done"
        with (common / f"one-{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not done.exists():
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                make(folder)
                done.touch()
        return folder

    return once


def only_file(folder: Path) -> Path:
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="session")
def plain_wheel(page: Path, once: Made) -> Path:
    return only_file(once("plain", lambda folder: build("wheel", folder)))


@pytest.fixture(scope="session")
def compiled_wheel(page: Path, once: Made) -> Path:
    """A wheel of the engine these tests run from, which is not compiled a second time."""
    if not (ENGINE / ".compiled").exists():
        must_run_in_ci("the engine is not compiled: run make engine, and the tests from there")
    make = partial(build, "wheel", CABALE_ENGINE=str(ENGINE))
    return only_file(once("compiled", make))


@pytest.fixture(scope="session")
def sdist(page: Path, once: Made) -> Path:
    return only_file(once("sdist", lambda folder: build("sdist", folder)))


@pytest.fixture(scope="session")
def empty(once: Made, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an environment that holds the locked packages Cabale asks for, not Cabale."""
    filled = once("filled", fill_environment)
    folder = tmp_path_factory.mktemp("empty") / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    (known,) = filled.glob("lib/python*/site-packages")
    shutil.copytree(known, packages, copy_function=os.link, dirs_exist_ok=True)
    return folder


def fill_environment(folder: Path) -> None:
    """The locked packages, as pip installs them."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    lock = ROOT / "requirements.txt"
    found = ["--no-index", "--find-links", str(wheelhouse(lock)), "--no-compile"]
    install = [*PIP, "--python", str(folder / "bin" / "python"), "install"]
    subprocess.run([*install, *found, "--require-hashes", "-r", str(lock)], check=True)


def wheelhouse(lock: Path) -> Path:
    """Every package of a lock file, fetched once, so that later runs need no network."""
    folder = ROOT / "build" / "wheelhouse" / hashlib.sha256(lock.read_bytes()).hexdigest()[:12]
    if not (folder / ".done").exists():
        fetch = [*PIP, "download", "--only-binary", ":all:", "--require-hashes", "-r", str(lock)]
        subprocess.run([*fetch, "-d", str(folder)], check=True)
        (folder / ".done").touch()
    return folder
