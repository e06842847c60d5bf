"""`make play`: the page first, and what makes it faster beside it."""

from __future__ import annotations

import contextlib
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from workshop import engine, packages, page
from workshop.stamps import ROOT

NICE = 10  # how far the compiler steps back before whoever plays
HEAD_START = 2.0  # seconds that the page has the machine for itself


def play(words: list[str]) -> int:
    """Serve the page, on the plain engine until the compiled one is there."""
    set_up()
    command = [str(packages.PYTHON), "-m", "cabale", "serve", "--open", *words]
    if engine.is_ready():
        engine.share_pages()
        os.execve(packages.PYTHON, command, environment(engine.ENGINE))
    (engine.ENGINE / ".compiled").unlink(missing_ok=True)
    command += ["--engine", str(engine.ENGINE)]
    server = subprocess.Popen(command, env=environment(ROOT / "src"))
    try:
        return serve_and_compile(server)
    except KeyboardInterrupt:  # the server has heard it too
        return server.wait()


def serve_and_compile(server: subprocess.Popen[bytes]) -> int:
    """Until the server ends; the compiler begins once the page has had its head start."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        return server.wait(HEAD_START)
    builder = subprocess.Popen(engine.COMMAND, preexec_fn=step_back)
    try:
        return server.wait()
    finally:
        builder.terminate()
        builder.wait()


def set_up() -> None:
    """What a page needs that can be played; side by side if there is a Node already."""
    if page.npm_command() is None:
        packages.need("play")
        page.need()
        return
    with ThreadPoolExecutor(2) as pool:
        for one in [pool.submit(packages.need, "play"), pool.submit(page.need)]:
            one.result()


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder)}


def step_back() -> None:
    os.nice(NICE)
