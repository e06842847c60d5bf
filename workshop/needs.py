"""What is needed, side by side: each thing waits only for what it is made with."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from workshop import engine, packages, page
from workshop.telling import Trouble

MADE = ("page", "engine")


def need(*names: str) -> None:
    """Have all of these there."""
    for name in names:
        if name not in (*MADE, *packages.LOCKS):
            raise Trouble(f"There is no '{name}' to set up.")
    if not set(MADE) <= {*names} or page.npm_command() is None:
        for name in names:
            need_one(name)
        return
    need_all([name for name in names if name not in MADE])


def need_one(name: str) -> None:
    match name:
        case "page":
            page.need()
            engine.share_pages()  # an engine that is there serves this one from now on
        case "engine":
            engine.need()
        case _:
            packages.need(name)


def need_all(locks: list[str]) -> None:
    """The page beside the Python packages, and the engine beside those that it does without."""
    # one after the other: they go into the same environment
    with ThreadPoolExecutor(1) as pip, ThreadPoolExecutor(2) as pool:
        order = dict.fromkeys(["play", "build", *locks])
        installed = {name: pip.submit(packages.need, name) for name in order}
        built = pool.submit(page.need)
        compiled = pool.submit(compile_after, [installed["play"], installed["build"], built])
        for one in (*installed.values(), built, compiled):
            one.result()


def compile_after(wanted: list[Future[None]]) -> None:
    """The engine, once there is what compiles it and the page that it serves."""
    for one in wanted:
        one.result()
    engine.need(beside=True)
