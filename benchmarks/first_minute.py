"""The first minute of somebody new, before and after: from `git clone` to a page that is played on.

    python benchmarks/first_minute.py [--before REVISION] [PART ...]

Each revision is cloned into an empty folder. The parts, all of them if none is named:

    play     empty caches of pip and npm; then the same caches, another clone; then a second start
    compile  what the whole engine takes
    edit     what it takes again after an edit of the largest game, and `make quick` after that
    weigh    what the packages weigh
    tests    the whole of `make test`, set-up included
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "first_minute.json"
WISH = {"game": "cape_epee", "seats": 2, "mode": "bots", "levels": [None, "page"]}
PARTS = ("play", "compile", "edit", "weigh", "tests")
EDITED = Path("src/cabale/games/reigns/flow.py")  # of the game that takes a compiler longest
EDIT = "\n\ndef twice(seat: int) -> int:\n    return 2 * seat\n"
Figures = dict[str, float]


def clean_environment(caches: Path) -> dict[str, str]:
    """Of somebody whose caches lie in that folder, without a screen."""
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "PYTHONPATH")}
    places = {"PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_DATA_HOME": "data"}
    return {**kept, **{key: str(caches / folder) for key, folder in places.items()}}


def clone(revision: str, folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    subprocess.run(["git", "checkout", "-q", revision], cwd=folder, check=True)
    return folder


@contextlib.contextmanager
def played(source: Path, env: dict[str, str]) -> Iterator[None]:
    """`make play` until a table could be made on its page; stopped with all it started."""
    command = ["make", "--no-print-directory", "play", "ARGS=--port 0 --lang en"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    pipes["start_new_session"] = True
    with subprocess.Popen(command, cwd=source, env=env, **pipes) as process:
        try:
            assert process.stdout
            wait_for_page(next(address for line in process.stdout if (address := found_in(line))))
            yield
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def found_in(line: str) -> str | None:
    """The address that a line names, if any; the line is shown."""
    print("   ", line.rstrip(), flush=True)
    found = re.search(r"http://\S+(?=/)", line)
    return found[0] if found else None


def wait_for_page(address: str) -> None:
    """Until the page and all it names are there and a game has begun."""
    request = urllib.request.Request(address + "/api/tables", json.dumps(WISH).encode())
    request.add_header("content-type", "application/json")
    while True:
        try:
            html = urllib.request.urlopen(address + "/").read().decode()
            for name in re.findall(r'(?:src|href)="(/[^"]+)"', html):
                urllib.request.urlopen(address + name).read()
            urllib.request.urlopen(request).read()
            return
        except OSError:
            time.sleep(0.05)


def time_play(source: Path, env: dict[str, str], began: float) -> float:
    with played(source, env):
        return time.perf_counter() - began


def time_first_minute(revision: str, folder: Path) -> Figures:
    """Cold, warm, and the same clone again."""
    env = clean_environment(folder / "caches")
    seconds = {}
    for name in ("clone to page, cold caches", "clone to page, warm caches"):
        began, before = time.perf_counter(), processor_seconds()
        source = clone(revision, folder / "clone")
        seconds[name] = time_play(source, env, began)
        seconds[f"{name}, processor"] = processor_seconds() - before
    seconds["second start to page"] = time_play(source, env, time.perf_counter())
    return seconds


def time_make(source: Path, target: str, env: dict[str, str]) -> tuple[float, float]:
    """Seconds and processor seconds of one target."""
    began, before = time.perf_counter(), processor_seconds()
    subprocess.run(["make", target], cwd=source, env=env, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began, processor_seconds() - before


def processor_seconds() -> float:
    """Of every process that was waited for so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def time_compile(source: Path, env: dict[str, str]) -> Figures:
    """From nothing, beside everything else that is already set up."""
    for kept in ("engine", "engine-c"):
        shutil.rmtree(source / "build" / kept, ignore_errors=True)
    wall, processor = time_make(source, "engine", env)
    return {"compile, wall": wall, "compile, processor": processor}


def time_edits(source: Path, env: dict[str, str]) -> Figures:
    """What somebody waits for who has changed a rule; everything was set up and checked before."""
    time_make(source, "engine", env)
    time_make(source, "quick", env)
    with (source / EDITED).open("a", encoding="utf-8") as file:
        file.write(EDIT)
    compiled, _ = time_make(source, "engine", env)
    quick, _ = time_make(source, "quick", env)
    return {"compile after an edit of one game": compiled, "make quick": quick}


def weigh(source: Path, env: dict[str, str], folder: Path) -> Figures:
    """Megabytes of wheels, and of an environment that holds nothing else."""
    wheels = {}
    for kind, wish in (("plain", {"CABALE_COMPILE": "0"}), ("compiled", {"CABALE_COMPILE": "1"})):
        target = folder / kind
        command = [source / ".venv/bin/python", "-m", "hatchling", "build", "-t", "wheel"]
        more = {**env, **wish, "CABALE_WEB": "0", "CABALE_ENGINE": str(source / "build/engine")}
        if kind == "plain":
            del more["CABALE_ENGINE"]
        quiet = {"stdout": subprocess.DEVNULL, "check": True}
        subprocess.run([*command, "-d", target], cwd=source, env=more, **quiet)
        (wheels[kind],) = target.glob("*.whl")
    figures = {f"wheel, {kind}": megabytes(wheel) for kind, wheel in wheels.items()}
    figures |= weigh_installed("light", str(wheels["compiled"]), env, folder / "light-env")
    return figures | weigh_installed("server", f"{wheels['compiled']}[server]", env, folder / "env")


def weigh_installed(kind: str, wish: str, env: dict[str, str], folder: Path) -> Figures:
    """What `pip install` of a wheel brings, to the last dependency."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    pip = [sys.executable, "-m", "pip", "-q", "--python", folder / "bin/python"]
    subprocess.run([*pip, "install", "--no-compile", wish], env=env, check=True)
    (packages,) = folder.glob("lib/*/site-packages")
    return {
        f"installed, {kind}": megabytes(packages),
        f"installed, {kind}, cabale alone": megabytes(packages / "cabale"),
        f"installed, {kind}, packages": float(len([*packages.glob("*.dist-info")])),
    }


def megabytes(path: Path) -> float:
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files) / 1e6


def measure(revision: str, parts: list[str]) -> Figures:
    """The figures of one revision."""
    with tempfile.TemporaryDirectory(prefix="cabale-first-minute-") as name:
        folder = Path(name)
        env = clean_environment(folder / "caches")
        figures = time_first_minute(revision, folder) if "play" in parts else {}
        source = clone(revision, folder / "clone")
        if "tests" in parts:
            figures["make test"], figures["make test, processor"] = time_make(source, "test", env)
        if "compile" in parts:
            time_make(source, "engine", env)
            figures |= time_compile(source, env)
        if "weigh" in parts:
            time_make(source, "engine", env)
            time_make(source, "page", env)
            figures |= weigh(source, env, folder)
        if "edit" in parts:
            figures |= time_edits(source, env)
        return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="REVISION", help="measure this one too")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help="of these")
    args = parser.parse_args()
    found = {}
    for revision in [*([args.before] if args.before else []), "HEAD"]:
        print(f"== {revision}", flush=True)
        found[revision] = measure(revision, args.parts or list(PARTS))
    table = Table("seconds, megabytes", *found)
    for name in found["HEAD"]:
        table.add_row(name, *(f"{figures[name]:.1f}" for figures in found.values()))
    Console().print(table)
    RESULTS.parent.mkdir(exist_ok=True)
    known = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    kept = {revision: {**known.get(revision, {}), **new} for revision, new in found.items()}
    RESULTS.write_text(json.dumps({**known, **kept}, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
