"""Python packages: an environment of our own, and in it what the lock files name."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from workshop.stamps import ROOT, alone, is_fresh, print_of, set_stamp
from workshop.telling import Bar, Trouble, sentence_for

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
# what is locked, by what needs it
LOCKS = {
    "play": "requirements.txt",
    "build": "requirements-build.txt",
    "test": "requirements-dev.txt",
    "docs": "requirements-docs.txt",
    "node": "requirements-node.txt",
}
WHAT = {
    "play": "Python packages",
    "build": "Packages that compile the engine",
    "test": "Packages for tests",
    "docs": "Packages for the docs",
    "node": "A Node of our own (there is none from 20.19 on here)",
}


def need(*names: str) -> None:
    """Have the packages of these lock files there."""
    for name in names:
        lock, stamp = ROOT / LOCKS[name], VENV / f".has-{name}"
        mark = print_of([lock])
        if is_fresh(stamp, mark):
            continue
        with alone("Python packages"):
            if not is_fresh(stamp, mark):
                put_there(name, lock)
                set_stamp(stamp, mark)


def put_there(name: str, lock: Path) -> None:
    """Install what a lock file names, in sight of whoever waits."""
    bar, begun = Bar(WHAT[name]), VENV / f".begun-{name}"
    try:
        make_environment()
        anew = begun.exists()  # a run was cut off: what pip takes for installed may be half there
        begun.touch()
        install(lock, bar, anew)
    except BaseException:
        bar.drop()
        raise
    begun.unlink()
    bar.end()


def make_environment() -> None:
    """An environment whose Python and pip run; one that was left half made is made anew."""
    if PYTHON.exists() and not run([str(PYTHON), "-m", "pip", "--version"]).returncode:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    made = run([sys.executable, "-m", "venv", str(VENV)])
    if made.returncode:
        why = "Python cannot make an environment here (on Debian it needs python3-venv)."
        raise Trouble(sentence_for(made.stdout + made.stderr, why))


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True)


def install(lock: Path, bar: Bar, anew: bool = False) -> None:
    """Have pip install what is locked, with hashes; it tells of each package as it collects it."""
    bar.begin(sum("==" in line for line in lock.read_text().splitlines()) + 5)
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    # what is never imported need not be compiled, and what is, Python compiles then
    command += ["--no-compile", "--progress-bar=off", "--no-deps"]
    command += ["--require-hashes", "-r", str(lock), *["--ignore-installed"] * anew]
    said = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as pip:
        assert pip.stdout is not None, "it was asked for"
        for line in pip.stdout:
            if line.startswith(("Collecting", "Requirement already")):
                bar.add(1)
            if not line.startswith("WARNING"):
                said.append(line)
    if pip.returncode:
        raise Trouble(sentence_for("".join(said), f"{lock.name} cannot be installed."))
